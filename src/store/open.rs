//! Opening a database: looked at first without writing, then brought to this version.

use super::Store;
use super::error::{StoreError, code};
use super::{database_lock, file_permissions};
use sqlx::migrate::Migrator;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous,
};
use sqlx::{ConnectOptions, Connection, Row};
use std::io::Read;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

static MIGRATIONS: Migrator = sqlx::migrate!("./migrations");
/// How every `SQLite` file begins.
const MAGIC: &[u8; 16] = b"SQLite format 3\0";
/// How long a statement waits for another process before it gives up.
const PATIENCE: Duration = Duration::from_secs(5);
/// Connections for reading; each costs a thread and its page cache.
const READERS: u32 = 2;

impl Store {
    /// Opens (or creates) the database and brings it to this version. Reads no games.
    ///
    /// # Errors
    /// One clear line each that says what to do; the file is as it was then.
    pub async fn open(path: &Path) -> Result<Self, StoreError> {
        if looks_like_a_database(path)? {
            check(path).await?;
        }
        file_permissions::create(path)?;
        let options = SqliteConnectOptions::new()
            .filename(path)
            .journal_mode(SqliteJournalMode::Wal)
            // FULL: a move that was acknowledged survives a power cut too (docs/decisions/0007).
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            .busy_timeout(PATIENCE)
            .disable_statement_logging();
        // A connection to a file does not get lost as one to a server may: asking it each time is a detour.
        let writer =
            SqlitePoolOptions::new().max_connections(1).min_connections(1).test_before_acquire(false);
        let writer = writer.connect_with(options.clone()).await.map_err(|error| at_open(path, &error))?;
        let writable = async {
            let mut connection = writer.acquire().await?;
            sqlx::query("BEGIN IMMEDIATE").execute(&mut *connection).await?;
            sqlx::query("ROLLBACK").execute(&mut *connection).await
        };
        writable.await.map_err(|error| at_open(path, &error))?;
        MIGRATIONS.run(&writer).await.map_err(|error| match error {
            sqlx::migrate::MigrateError::Execute(error) => at_open(path, &error),
            other => StoreError::Failed(other.to_string()),
        })?;
        let reader = SqlitePoolOptions::new().max_connections(READERS).min_connections(1);
        let reader = reader.test_before_acquire(false);
        let reader = reader.connect_with(options).await.map_err(|error| at_open(path, &error))?;
        Ok(Self { reader, writer, fault: None, alone: None })
    }

    /// The same for a program that plays: no other one may play on this database as long as any clone of the store lives.
    ///
    /// # Errors
    /// As [`Store::open`]; [`StoreError::InUse`] if another program plays on it.
    pub async fn open_alone(path: &Path) -> Result<Self, StoreError> {
        if looks_like_a_database(path)? {
            file_permissions::tighten(path);
        }
        let lock = match database_lock::take(path) {
            Err(error @ StoreError::InUse { .. }) => return Err(error),
            other => other,
        };
        // What is wrong with the database itself is the better answer.
        let store = Self::open(path).await?;
        Ok(Self { alone: Some(Arc::new(lock?)), ..store })
    }
}

/// Whether there is a database to look into: no file, and an empty one, are a new database.
fn looks_like_a_database(path: &Path) -> Result<bool, StoreError> {
    let unreadable =
        |error: std::io::Error| StoreError::Unreadable { path: path.to_owned(), reason: error.to_string() };
    let mut file = match std::fs::File::open(path) {
        Ok(file) => file,
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(false),
        Err(error) => return Err(unreadable(error)),
    };
    let mut begin = Vec::new();
    file.by_ref().take(16).read_to_end(&mut begin).map_err(unreadable)?;
    match begin.len() {
        0 => Ok(false),
        16 if begin == MAGIC => Ok(true),
        _ => Err(StoreError::NotADatabase { path: path.to_owned() }),
    }
}

/// Looks into an existing database without writing: is it ours, and do we know its version?
async fn check(path: &Path) -> Result<(), StoreError> {
    // Even a reader leaves files beside a database in WAL mode. Where no log is left there is nothing to read but the
    // file itself, and no trace need be left.
    let mut log = path.as_os_str().to_owned();
    log.push("-wal");
    let alone = std::fs::metadata(log).map_or(true, |log| log.len() == 0);
    let options = SqliteConnectOptions::new().filename(path).read_only(true).immutable(alone);
    let options = options.disable_statement_logging();
    let mut connection = options.connect().await.map_err(|error| at_open(path, &error))?;
    let verdict = check_version(path, &mut connection).await;
    connection.close().await.map_err(|error| at_open(path, &error))?;
    verdict
}

async fn check_version(path: &Path, connection: &mut SqliteConnection) -> Result<(), StoreError> {
    let fail = |error: sqlx::Error| at_open(path, &error);
    let tables = sqlx::query("SELECT name FROM sqlite_master WHERE type = 'table'");
    let tables = tables.fetch_all(&mut *connection).await.map_err(fail)?;
    let names: Vec<String> = tables.iter().map(|row| row.get(0)).collect();
    if names.is_empty() {
        return Ok(());
    }
    if !names.iter().any(|name| name == "_sqlx_migrations") {
        return Err(StoreError::NotADatabase { path: path.to_owned() });
    }
    let applied = sqlx::query("SELECT version, checksum FROM _sqlx_migrations ORDER BY version");
    let known = MIGRATIONS.iter().map(|migration| migration.version).max().unwrap_or(0);
    for row in applied.fetch_all(&mut *connection).await.map_err(fail)? {
        let (found, checksum): (i64, Vec<u8>) = (row.get(0), row.get(1));
        match MIGRATIONS.iter().find(|migration| migration.version == found) {
            Some(migration) if *migration.checksum == *checksum => {}
            // Migrations of released versions never change.
            Some(_) => return Err(StoreError::Unreleased { path: path.to_owned() }),
            None => return Err(StoreError::Newer { path: path.to_owned(), found, known }),
        }
    }
    Ok(())
}

/// What an error means while a database is being opened.
pub(super) fn at_open(path: &Path, error: &sqlx::Error) -> StoreError {
    let path = path.to_owned();
    match code(error) {
        Some(8) => StoreError::ReadOnly { path },
        Some(5 | 6) => StoreError::InUse { path },
        Some(11 | 26) => StoreError::NotADatabase { path },
        _ => StoreError::Unreadable { path, reason: error.to_string() },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_write_that_the_file_refuses_is_told_as_read_only() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("games.db");
        Store::open(&path).await.unwrap().close().await;
        let options = SqliteConnectOptions::new().filename(&path).read_only(true);
        let mut connection = options.connect().await.unwrap();
        let error = sqlx::query("DELETE FROM games").execute(&mut connection).await.unwrap_err();
        let told = at_open(&path, &error);
        assert_eq!(told, StoreError::ReadOnly { path });
    }
}
