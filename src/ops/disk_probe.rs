//! Whether the disk with the database can be written: a page goes into a new file beside it, to the disk, and away again.

use std::fs::{OpenOptions, remove_file};
use std::io::{Error, Write as _};
use std::os::unix::fs::OpenOptionsExt as _;
use std::path::{Path, PathBuf};
use tokio::sync::Mutex;

/// Number of bytes that are written: what the database writes at a time.
const PAGE: usize = 4_096;
/// Read and write for the owner only.
const OWNER_ONLY: u32 = 0o600;

/// One probe at a time: on a disk that does not answer, probes must not pile up.
static GOING: Mutex<()> = Mutex::const_new(());

/// Writes beside that database; false if it fails. Does not return before the disk does, nor before an earlier probe has.
pub(super) async fn is_writable(database: &Path) -> bool {
    let (path, alone) = (beside(database), GOING.lock().await);
    let probe = tokio::task::spawn_blocking(move || {
        let written = write(&path);
        drop(alone);
        written.is_ok()
    });
    probe.await.unwrap_or(false)
}

fn beside(database: &Path) -> PathBuf {
    let mut name = database.as_os_str().to_owned();
    name.push(".probe");
    name.into()
}

fn write(path: &Path) -> Result<(), Error> {
    let mut file = OpenOptions::new().write(true).create(true).truncate(true).mode(OWNER_ONLY).open(path)?;
    let written = file.write_all(&[0; PAGE]).and_then(|()| file.sync_all());
    remove_file(path)?;
    written
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_probe_leaves_nothing_behind_and_fails_where_there_is_no_folder() {
        let folder = tempfile::tempdir().unwrap();
        write(&beside(&folder.path().join("games.db"))).unwrap();
        assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 0);
        assert!(write(&beside(&folder.path().join("gone/games.db"))).is_err());
    }
}
