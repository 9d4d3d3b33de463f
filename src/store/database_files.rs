//! Names of the files beside a database: `SQLite`'s, and those of this program.

use std::path::{Path, PathBuf};

/// What `SQLite` keeps beside a database: committed changes that are not in the file yet, an index of them, and the changes
/// to roll back.
pub(super) const SIDE_FILES: [&str; 3] = ["-wal", "-shm", "-journal"];

/// The same path for every path that leads to the database: `SQLite` follows links too.
pub(super) fn real(path: &Path) -> PathBuf {
    let known = std::fs::canonicalize(path).or_else(|_| {
        let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
        let name = path.file_name().unwrap_or_default();
        std::fs::canonicalize(folder.unwrap_or_else(|| Path::new("."))).map(|folder| folder.join(name))
    });
    known.unwrap_or_else(|_| path.to_owned())
}

/// The path of the database, where links lead to it, with `ending` appended.
pub fn beside(database: &Path, ending: &str) -> PathBuf {
    let mut name = real(database).into_os_string();
    name.push(ending);
    name.into()
}

/// The directory that the database is in.
pub(super) fn folder(database: &Path) -> PathBuf {
    let real = real(database);
    real.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new(".")).to_owned()
}
