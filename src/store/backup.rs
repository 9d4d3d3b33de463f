//! Backups: a whole copy of a database in one file, also while a bot plays on it
//! ([decision 18](../../docs/decisions/0018-backups-by-vacuum-into.md)).
//!
//! The copy is made beside its place, checked, written to the disk, and only then gets its name. So whoever is stopped at
//! any moment leaves no backup or a whole one, and perhaps a file that ends with `.partial`.

use super::contents::{COUNT, Contents};
use super::database_files::{beside, folder, real};
use super::file_permissions::OWNER_ONLY;
use super::open::{at_open, check, looks_like_a_database};
use super::row::Row;
use super::{Store, StoreError, log_generation, write_ahead_log};
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection, SqliteJournalMode};
use sqlx::{AssertSqlSafe, ConnectOptions as _, Connection as _, Row as _};
use std::fs::{File, OpenOptions, Permissions, TryLockError};
use std::os::unix::fs::{OpenOptionsExt as _, PermissionsExt as _};
use std::path::{Path, PathBuf};
use std::time::Duration;

/// How long a copy waits for a lock of another program.
const PATIENCE: Duration = Duration::from_secs(30);
/// Ending of a copy that is not complete yet.
pub(super) const PARTIAL: &str = ".partial";

/// Why a copy was not made. Nothing was changed then.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CopyError {
    /// The file to be copied can't be used.
    #[error(transparent)]
    Source(#[from] StoreError),
    /// There is no such file.
    #[error("{}: there is no such file", .0.display())]
    Missing(PathBuf),
    /// The file has no table.
    #[error(
        "{}: there is no game in this file, nor a table for one; if it was copied while a bot had it open, copy it again with \
         `casus-belli backup`", .0.display()
    )]
    Empty(PathBuf),
    /// A file with the name of the copy exists.
    #[error("{}: this file exists, and a backup overwrites nothing; name another", .0.display())]
    Exists(PathBuf),
    /// Source and target are one file.
    #[error("{}: this is the database itself; name the backup", .0.display())]
    Itself(PathBuf),
    /// A bot has the database open.
    #[error("database {}: a bot is running on it; stop it, then restore", .0.display())]
    Running(PathBuf),
    /// Another program has the database open.
    #[error("database {}: another program has it open; close that one, then restore", .0.display())]
    Open(PathBuf),
    /// Another process makes the same copy.
    #[error("{}: another process is writing this file", .0.display())]
    Busy(PathBuf),
    /// A file can't be written.
    #[error("{}: can't be written ({reason})", path.display())]
    Unwritable {
        /// Path of the file.
        path: PathBuf,
        /// Error message of the system.
        reason: String,
    },
}

impl CopyError {
    /// Exit code of the process.
    pub const fn exit_code(&self) -> u8 {
        match self {
            Self::Missing(_) | Self::Exists(_) | Self::Itself(_) => 2,
            Self::Source(_) | Self::Empty(_) | Self::Running(_) | Self::Open(_) => 3,
            Self::Busy(_) | Self::Unwritable { .. } => 1,
        }
    }

    pub(super) fn unwritable(path: &Path, error: &std::io::Error) -> Self {
        Self::Unwritable { path: path.to_owned(), reason: error.to_string() }
    }
}

impl Store {
    /// Copies the database into a new file that only its owner may read, and returns what it holds. A bot may be running on
    /// the database.
    ///
    /// # Errors
    /// One line that tells the operator what to do; there is no file of that name then.
    pub async fn back_up(database: &Path, target: &Path) -> Result<Contents, CopyError> {
        if target.symlink_metadata().is_ok() {
            let itself = real(target) == real(database);
            return Err(if itself { CopyError::Itself } else { CopyError::Exists }(target.to_owned()));
        }
        let partial = beside(target, PARTIAL);
        let (contents, _file) = copy(database, &partial).await?;
        // Unlike a renamed file, a link never replaces one that was made meanwhile.
        match std::fs::hard_link(&partial, target) {
            Ok(()) => std::fs::remove_file(&partial),
            Err(_) if target.symlink_metadata().is_ok() => return Err(CopyError::Exists(target.to_owned())),
            // A file system without links.
            Err(_) => std::fs::rename(&partial, target),
        }
        .map_err(|error| CopyError::unwritable(target, &error))?;
        sync_folder(target)?;
        Ok(contents)
    }
}

/// Copies a database, with all that lies in its log, into that file. Returns the file, which is locked against another
/// process that does the same.
pub(super) async fn copy(database: &Path, target: &Path) -> Result<(Contents, File), CopyError> {
    let beside = readable(database).await?;
    let file = begin(target)?;
    let made = async {
        let contents = copy_all(database, target, beside).await?;
        file.sync_all().map_err(|error| CopyError::unwritable(target, &error))?;
        Ok(contents)
    };
    match made.await {
        Ok(contents) => Ok((contents, file)),
        Err(error) => {
            drop(std::fs::remove_file(target));
            Err(error)
        }
    }
}

/// Checks that a file is a database of this program and of a known version; changes nothing.
pub(super) async fn readable(database: &Path) -> Result<log_generation::Beside, CopyError> {
    if !database.exists() {
        return Err(CopyError::Missing(database.to_owned()));
    }
    let beside = log_generation::look(database, false)?;
    if !looks_like_a_database(database)? {
        return Err(CopyError::Empty(database.to_owned()));
    }
    check(database).await?;
    Ok(beside)
}

/// The empty file for a copy, also where an interrupted one left it.
fn begin(target: &Path) -> Result<File, CopyError> {
    let failed = |error: std::io::Error| CopyError::unwritable(target, &error);
    let opened = OpenOptions::new().create(true).truncate(false).write(true).mode(OWNER_ONLY).open(target);
    let file = opened.map_err(failed)?;
    match file.try_lock() {
        Err(TryLockError::WouldBlock) => return Err(CopyError::Busy(target.to_owned())),
        // A file system without locks.
        Ok(()) | Err(TryLockError::Error(_)) => {}
    }
    file.set_len(0).map_err(failed)?;
    file.set_permissions(Permissions::from_mode(OWNER_ONLY)).map_err(failed)?;
    drop(std::fs::remove_file(beside(target, "-journal")));
    Ok(file)
}

async fn copy_all(
    database: &Path,
    target: &Path,
    log: log_generation::Beside,
) -> Result<Contents, CopyError> {
    let failed = |error: sqlx::Error| CopyError::Source(at_open(database, &error));
    let mut source = open(database, log).await.map_err(failed)?;
    let copied = async {
        let tables = "SELECT count(*) FROM sqlite_master WHERE type = 'table'";
        let tables: i64 = sqlx::query(tables).fetch_one(&mut source).await.map_err(failed)?.get(0);
        if tables == 0 {
            return Err(CopyError::Empty(database.to_owned()));
        }
        whole(database, &mut source).await?;
        let into = sqlx::query("VACUUM INTO $1").bind(target.to_string_lossy().into_owned());
        into.execute(&mut source).await.map_err(failed)
    }
    .await;
    // The last one to close a database removes the files beside it.
    source.close().await.map_err(failed)?;
    copied?;
    let failed = |error: sqlx::Error| CopyError::Source(at_open(target, &error));
    let number =
        write_ahead_log::user_version(target).map_err(|error| CopyError::unwritable(target, &error))?;
    let options = SqliteConnectOptions::new().filename(target).disable_statement_logging();
    // Nobody knows this file yet, so that a journal for it is not needed.
    let mut copy = options.journal_mode(SqliteJournalMode::Off).connect().await.map_err(failed)?;
    sqlx::query(AssertSqlSafe(log_generation::mark_copy(number))).execute(&mut copy).await.map_err(failed)?;
    let row = sqlx::query(COUNT).fetch_one(&mut copy).await.map_err(failed)?;
    let contents = Contents::read(&Row::Sqlite(row)).map_err(failed)?;
    copy.close().await.map_err(failed)?;
    Ok(contents)
}

/// Without a log only the file has to be read: as immutable, which creates no other file, also where none can be created.
async fn open(path: &Path, log: log_generation::Beside) -> Result<SqliteConnection, sqlx::Error> {
    let alone = log == log_generation::Beside::Nothing && !beside(path, "-wal").exists();
    let options =
        SqliteConnectOptions::new().filename(path).busy_timeout(PATIENCE).disable_statement_logging();
    options.read_only(alone).immutable(alone).connect().await
}

/// Refuses a damaged database: a copy of one would look like a good one.
async fn whole(database: &Path, connection: &mut SqliteConnection) -> Result<(), CopyError> {
    let failed = |error: sqlx::Error| CopyError::Source(at_open(database, &error));
    let row = sqlx::query("PRAGMA integrity_check(1)").fetch_one(&mut *connection).await.map_err(failed)?;
    let said: String = row.get(0);
    if said == "ok" {
        return Ok(());
    }
    let reason = said.lines().next_back().unwrap_or_default().to_owned();
    Err(CopyError::Source(StoreError::DamagedFile { path: database.to_owned(), reason }))
}

/// Writes the names in the directory of that file to the disk.
pub(super) fn sync_folder(file: &Path) -> Result<(), CopyError> {
    let folder = folder(file);
    File::open(&folder)
        .and_then(|open| open.sync_all())
        .map_err(|error| CopyError::unwritable(&folder, &error))
}
