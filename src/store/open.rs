//! Opens a database: checks its version without writing, then runs the migrations.

use super::Store;
use super::error::{StoreError, code};
use super::write_connection::WriteConnection;
use super::{database_lock, file_permissions, log_file_space};
use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous,
};
use sqlx::{ConnectOptions, Connection, Row, SqlSafeStr};
use std::io::Read;
use std::path::Path;
use std::sync::{Arc, LazyLock};
use std::time::Duration;

/// The files of `migrations/` in order. sqlx's macro would read the folder itself, but takes half a minute of a cold build.
static MIGRATIONS: LazyLock<Migrator> = LazyLock::new(|| {
    Migrator::with_migrations(vec![migration(1, "schema", include_str!("../../migrations/0001_schema.sql"))])
});

fn migration(version: i64, description: &'static str, sql: &'static str) -> Migration {
    Migration::new(version, description.into(), MigrationType::Simple, sql.into_sql_str(), false)
}

/// First bytes of every `SQLite` file.
const MAGIC: &[u8; 16] = b"SQLite format 3\0";
/// How long a statement waits for a lock of another process before it fails.
const PATIENCE: Duration = Duration::from_secs(5);
/// Number of read connections; each costs a thread and a page cache.
const READERS: u32 = 2;

impl Store {
    /// Opens or creates the database and runs the migrations. Reads no games.
    ///
    /// # Errors
    /// One line that tells the operator what to do; the file is unchanged then.
    pub async fn open(path: &Path) -> Result<Self, StoreError> {
        if looks_like_a_database(path)? {
            check(path).await?;
        }
        file_permissions::create(path)?;
        let options = SqliteConnectOptions::new()
            .filename(path)
            .journal_mode(SqliteJournalMode::Wal)
            // FULL: an acknowledged order survives a power cut (docs/decisions/0007).
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            .busy_timeout(PATIENCE)
            .disable_statement_logging();
        // Migrations run on a pool; afterwards its connection writes by itself.
        let pool = SqlitePoolOptions::new().max_connections(1).min_connections(1);
        let pool = pool.connect_with(options.clone()).await.map_err(|error| at_open(path, &error))?;
        let writable = async {
            let mut connection = pool.acquire().await?;
            sqlx::query("BEGIN IMMEDIATE").execute(&mut *connection).await?;
            sqlx::query("ROLLBACK").execute(&mut *connection).await
        };
        writable.await.map_err(|error| at_open(path, &error))?;
        MIGRATIONS.run(&pool).await.map_err(|error| match error {
            sqlx::migrate::MigrateError::Execute(error) => at_open(path, &error),
            other => StoreError::Failed(other.to_string()),
        })?;
        let writer = pool.acquire().await.map_err(|error| at_open(path, &error))?.detach();
        // A connection to a local file does not break, so the check before each use is not needed.
        let reader = SqlitePoolOptions::new().max_connections(READERS).min_connections(1);
        let reader = reader.test_before_acquire(false);
        let reader = reader.connect_with(options).await.map_err(|error| at_open(path, &error))?;
        Ok(Self { reader, writer: WriteConnection::new(writer), fault: None, alone: None })
    }

    /// Like [`Store::open`], with an exclusive lock against other programs, held while any clone of the store lives.
    ///
    /// # Errors
    /// As [`Store::open`]; [`StoreError::InUse`] if another program holds the lock.
    pub async fn open_alone(path: &Path) -> Result<Self, StoreError> {
        if looks_like_a_database(path)? {
            file_permissions::tighten(path);
        }
        let lock = match database_lock::take(path) {
            Err(error @ StoreError::InUse { .. }) => return Err(error),
            other => other,
        };
        // An error of the database itself is more useful than one of the lock.
        let store = Self::open(path).await?;
        let lock = lock?;
        log_file_space::reserve(path);
        Ok(Self { alone: Some(Arc::new(lock)), ..store })
    }
}

/// Whether the file has the header of a database. A missing or empty file counts as a new database.
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

/// Checks without writing that an existing database belongs to this program and has a known version.
async fn check(path: &Path) -> Result<(), StoreError> {
    // In WAL mode even a reader creates files next to the database. Without a WAL file only the database itself has to be
    // read: open it as immutable, which creates none.
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
            // Migrations of released versions never change, so this database is older than the first release.
            Some(_) => return Err(StoreError::Unreleased { path: path.to_owned() }),
            None => return Err(StoreError::Newer { path: path.to_owned(), found, known }),
        }
    }
    Ok(())
}

/// Converts an error that occurred while a database was opened.
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

    #[test]
    fn every_file_of_migrations_is_run_in_the_order_of_its_number() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("migrations");
        let mut files: Vec<_> = std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().path()).collect();
        files.sort();
        let known: Vec<_> = MIGRATIONS
            .iter()
            .map(|migration| {
                let name = format!("{:04}_{}.sql", migration.version, migration.description);
                (name, migration.sql.as_str().to_owned())
            })
            .collect();
        let found = files.iter().map(|path| {
            (path.file_name().unwrap().to_string_lossy().into_owned(), std::fs::read_to_string(path).unwrap())
        });
        assert_eq!(known, found.collect::<Vec<_>>());
    }

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
