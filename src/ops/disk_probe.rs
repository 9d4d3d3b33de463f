//! Whether the disk with the database can be written: a page goes into a new file beside it, to the disk, and away again.

use std::fs::{OpenOptions, remove_file};
use std::io::{Error, Write as _};
use std::os::unix::fs::OpenOptionsExt as _;
use std::path::Path;
use tokio::sync::Mutex;

/// Number of bytes that are written: what the database writes at a time.
const PAGE: usize = 4_096;
/// Read and write for the owner only.
const OWNER_ONLY: u32 = 0o600;

/// One probe at a time: on a disk that does not answer, probes must not pile up.
static GOING: Mutex<()> = Mutex::const_new(());

/// Writes that file; false if it fails. Does not return before the disk does, nor before an earlier probe has.
pub(super) async fn is_writable(path: &Path) -> bool {
    let (path, alone) = (path.to_owned(), GOING.lock().await);
    let probe = tokio::task::spawn_blocking(move || {
        let written = write(&path);
        drop(alone);
        written.is_ok()
    });
    probe.await.unwrap_or(false)
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
        write(&folder.path().join("games.db.probe")).unwrap();
        assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 0);
        assert!(write(&folder.path().join("gone/games.db.probe")).is_err());
    }
}
