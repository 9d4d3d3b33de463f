//! Database lock: an exclusive lock on a `.lock` file next to the database, so that only one program plays on it. The
//! operating system releases it when the process ends, also after a crash. The file stays; its existence means nothing.

use super::StoreError;
use super::database_files::beside;
use super::file_permissions::OWNER_ONLY;
use std::fs::{File, OpenOptions, TryLockError};
use std::io::ErrorKind;
use std::os::unix::fs::OpenOptionsExt as _;
use std::path::Path;

/// Takes the lock of that database. It is held until the returned file is dropped.
///
/// # Errors
/// [`StoreError::InUse`] if another process holds it; [`StoreError::Unreadable`] if the file can't be created.
pub(super) fn take(path: &Path) -> Result<File, StoreError> {
    let beside = beside(path, ".lock");
    let unreadable =
        |error: std::io::Error| StoreError::Unreadable { path: beside.clone(), reason: error.to_string() };
    let opened = OpenOptions::new().create(true).truncate(false).write(true).mode(OWNER_ONLY).open(&beside);
    let file = opened.map_err(unreadable)?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(StoreError::InUse { path: path.to_owned() }),
        Err(TryLockError::Error(error)) if error.kind() == ErrorKind::Unsupported => {
            tracing::warn!("this file system knows no locks: nothing keeps a second bot from this database");
            Ok(file)
        }
        Err(TryLockError::Error(error)) => Err(unreadable(error)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lock_is_held_once_by_whatever_name_and_is_free_when_its_holder_is_gone() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("games.db");
        let held = take(&path).unwrap();
        let roundabout = folder.path().join(".").join("games.db");
        for name in [&path, &roundabout] {
            assert_eq!(take(name).unwrap_err(), StoreError::InUse { path: name.clone() });
        }
        drop(held);
        take(&path).unwrap();
        let nowhere = take(&folder.path().join("no/such/games.db")).unwrap_err();
        assert!(matches!(nowhere, StoreError::Unreadable { .. }), "{nowhere}");
    }
}
