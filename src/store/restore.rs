//! Restoring a backup. The state before is moved away, with the files beside it, and kept.
//!
//! The backup is first copied beside the database as `.restoring-N`. From the moment when that file has its name the restore
//! is decided: whoever opens the database next goes on where it was interrupted ([`finish`]). Before that moment the old state
//! is untouched.

use super::backup::{PARTIAL, copy, readable, sync_folder};
use super::database_files::{SIDE_FILES, beside, folder, real};
use super::error::code;
use super::{Contents, CopyError, Store, StoreError, database_lock, log_generation};
use sqlx::sqlite::{SqliteConnectOptions, SqliteLockingMode};
use sqlx::{ConnectOptions as _, Connection as _};
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// How long a restore waits for another program that has the database open.
const PATIENCE: Duration = Duration::from_secs(2);

/// Ending of a backup that is being put in place; its number follows.
const RESTORING: &str = ".restoring-";
/// Ending of the state before; the number follows.
const BEFORE: &str = ".before-restore-";
/// Ending of a backup that is being copied.
const COPYING: &str = ".restoring";

/// What a restore did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Restored {
    /// What the database holds now.
    pub contents: Contents,
    /// Where the state before is; `None` if there was no database.
    pub before: Option<PathBuf>,
}

impl Store {
    /// Puts a backup in the place of the database, and keeps the database under another name.
    ///
    /// # Errors
    /// One line that tells the operator what to do; nothing was changed then.
    pub async fn restore(backup: &Path, database: &Path) -> Result<Restored, CopyError> {
        if !backup.exists() {
            return Err(CopyError::Missing(backup.to_owned()));
        }
        if real(backup) == real(database) {
            return Err(CopyError::Itself(database.to_owned()));
        }
        readable(backup).await?;
        let lock = database_lock::take(database).map_err(|error| match error {
            StoreError::InUse { path } => CopyError::Running(path),
            other => CopyError::Source(other),
        })?;
        finish(database)?;
        unused(database).await?;
        let copying = beside(database, &format!("{COPYING}{PARTIAL}"));
        let (contents, _file) = copy(backup, &copying).await?;
        let number = free_number(database);
        let ready = beside(database, &format!("{RESTORING}{number}"));
        std::fs::rename(&copying, &ready).map_err(|error| CopyError::unwritable(&ready, &error))?;
        sync_folder(database)?;
        finish(database)?;
        drop(lock);
        let before = beside(database, &format!("{BEFORE}{number}"));
        Ok(Restored { contents, before: before.exists().then_some(before) })
    }

    /// Files that an interrupted backup or restore left beside the database; they can be deleted.
    pub fn left_over(database: &Path) -> Vec<PathBuf> {
        let copy = names_after(database, COPYING).into_iter().filter(|(_, rest)| rest.starts_with(PARTIAL));
        copy.map(|(path, _)| path).collect()
    }

    /// `SQLite`'s files beside the database that hold something.
    pub fn side_files(database: &Path) -> Vec<PathBuf> {
        let files = SIDE_FILES.map(|ending| beside(database, ending));
        files.into_iter().filter(|file| file.metadata().is_ok_and(|file| file.len() > 0)).collect()
    }
}

/// Refuses a database that another program has open: `SQLite` would remove by name the log of the one that takes its place.
/// Writes the log of the old state into its file, if both can be read.
async fn unused(database: &Path) -> Result<(), CopyError> {
    if !database.exists() || log_generation::look(database, true).is_err() {
        return Ok(());
    }
    let options = SqliteConnectOptions::new().filename(database).busy_timeout(PATIENCE);
    let options = options.locking_mode(SqliteLockingMode::Exclusive).disable_statement_logging();
    let alone = async {
        let mut connection = options.connect().await?;
        let alone = sqlx::query("SELECT count(*) FROM sqlite_master").execute(&mut connection).await;
        connection.close().await?;
        alone
    };
    match alone.await {
        Err(error) if matches!(code(&error), Some(5 | 6)) => Err(CopyError::Open(database.to_owned())),
        // It is kept as it is, also if it is damaged.
        _ => Ok(()),
    }
}

/// Whether a restore was decided and not brought to its end.
pub(super) fn is_interrupted(database: &Path) -> bool {
    !pending(database).is_empty()
}

/// Brings a restore to its end that was interrupted after it was decided. The caller holds the lock of the database.
pub(super) fn finish(database: &Path) -> Result<(), StoreError> {
    for (ready, number) in pending(database) {
        let failed = |error: std::io::Error| StoreError::Unreadable {
            path: database.to_owned(),
            reason: format!("{} can't be put in its place: {error}", ready.display()),
        };
        // The index of the log is made anew, also for the state before.
        for ending in [""].into_iter().chain(SIDE_FILES) {
            let (from, to) =
                (beside(database, ending), beside(database, &format!("{BEFORE}{number}{ending}")));
            match std::fs::rename(&from, &to) {
                Err(error) if error.kind() != std::io::ErrorKind::NotFound => return Err(failed(error)),
                _ => {}
            }
        }
        let synced = |done: Result<(), CopyError>| done.map_err(|error| failed(std::io::Error::other(error)));
        synced(sync_folder(database))?;
        std::fs::rename(&ready, real(database)).map_err(failed)?;
        synced(sync_folder(database))?;
    }
    Ok(())
}

/// Backups to be put in place, with their numbers.
fn pending(database: &Path) -> Vec<(PathBuf, u32)> {
    let numbered = |(path, rest): (PathBuf, String)| Some((path, rest.parse().ok()?));
    names_after(database, RESTORING).into_iter().filter_map(numbered).collect()
}

/// A number under which no earlier state is kept.
fn free_number(database: &Path) -> u32 {
    let digits = |rest: String| rest.split('-').next().and_then(|number| number.parse::<u32>().ok());
    let kept = names_after(database, BEFORE).into_iter().filter_map(|(_, rest)| digits(rest));
    kept.max().map_or(1, |most| most.saturating_add(1))
}

/// The files beside the database whose name begins with its name and `ending`, each with the rest of its name.
fn names_after(database: &Path, ending: &str) -> Vec<(PathBuf, String)> {
    let mut begin: OsString = real(database).file_name().unwrap_or_default().to_owned();
    begin.push(ending);
    let begin = begin.to_string_lossy().into_owned();
    let Ok(entries) = std::fs::read_dir(folder(database)) else { return Vec::new() };
    let named = |path: PathBuf| {
        let name = path.file_name()?.to_string_lossy().into_owned();
        Some((path, name.strip_prefix(&begin)?.to_owned()))
    };
    let mut found: Vec<_> = entries.filter_map(Result::ok).filter_map(|entry| named(entry.path())).collect();
    found.sort();
    found
}
