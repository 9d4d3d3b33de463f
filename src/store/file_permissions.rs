//! File permissions of a database: only its owner may read it, because it contains seeds, hands and words. `SQLite` gives
//! the files that it creates next to a database the same permissions.

use super::StoreError;
use super::database_files::beside;
use std::fs::{OpenOptions, Permissions};
use std::io::ErrorKind;
use std::os::unix::fs::{OpenOptionsExt as _, PermissionsExt as _};
use std::path::Path;

/// Read and write for the owner only.
pub(super) const OWNER_ONLY: u32 = 0o600;
/// Permission bits of group and others.
const OTHERS: u32 = 0o077;

/// Creates an empty database file for its owner only; keeps an existing file.
pub(super) fn create(path: &Path) -> Result<(), StoreError> {
    match OpenOptions::new().write(true).create_new(true).mode(OWNER_ONLY).open(path) {
        Ok(_) => Ok(()),
        Err(error) if error.kind() == ErrorKind::AlreadyExists => Ok(()),
        Err(error) => Err(StoreError::Unreadable { path: path.to_owned(), reason: error.to_string() }),
    }
}

/// Removes all permissions of group and others from the files of a database, which a copy may have set. Logs a warning
/// where that fails.
pub(super) fn tighten(path: &Path) {
    for ending in ["", "-wal", "-shm", ".lock"] {
        let file = beside(path, ending);
        let Ok(found) = std::fs::metadata(&file) else { continue };
        let mode = found.permissions().mode() & 0o777;
        if mode & OTHERS == 0 {
            continue;
        }
        match std::fs::set_permissions(&file, Permissions::from_mode(mode & !OTHERS)) {
            Ok(()) => tracing::info!(file = %file.display(), "only its owner may read this file from now on"),
            Err(error) => {
                tracing::warn!(file = %file.display(), %error, "others can read this file: seeds and hands stand in it");
            }
        }
    }
}
