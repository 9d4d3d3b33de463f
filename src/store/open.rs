//! Opens a database: checks its version without writing, then runs the migrations.

use super::Store;
use super::backend::Backend;
use super::connection_pool::pool_of;
use super::database_files::beside;
use super::error::{StoreError, code};
use super::last_used::LastUsed;
use super::log_generation::{self, Beside};
use super::migrations::{Unknown, first_unknown, migration};
use super::sqlite::Sqlite;
use super::write_connection::WriteConnection;
use super::{database_lock, file_permissions, log_file_space, restore};
use sqlx::migrate::Migrator;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqliteSynchronous};
use sqlx::{AssertSqlSafe, ConnectOptions, Connection, Row};
use std::io::Read;
use std::path::Path;
use std::sync::LazyLock;
use std::time::Duration;

/// The files of `migrations/` in order. sqlx's macro would read the folder itself, but takes half a minute of a cold build.
static MIGRATIONS: LazyLock<Migrator> = LazyLock::new(|| {
    Migrator::with_migrations(vec![
        migration(1, "schema", include_str!("../../migrations/0001_schema.sql")),
        migration(
            2,
            "dice_of_turns_and_orders",
            include_str!("../../migrations/0002_dice_of_turns_and_orders.sql"),
        ),
        migration(3, "absence", include_str!("../../migrations/0003_absence.sql")),
        migration(4, "standstill", include_str!("../../migrations/0004_standstill.sql")),
        migration(5, "absences", include_str!("../../migrations/0005_absences.sql")),
        migration(7, "ratings", include_str!("../../migrations/0007_ratings.sql")),
        migration(8, "erased", include_str!("../../migrations/0008_erased.sql")),
        migration(9, "lobby_rules", include_str!("../../migrations/0009_lobby_rules.sql")),
        migration(11, "reliability", include_str!("../../migrations/0011_reliability.sql")),
        migration(12, "handovers", include_str!("../../migrations/0012_handovers.sql")),
        migration(13, "notices", include_str!("../../migrations/0013_notices.sql")),
        migration(14, "settled", include_str!("../../migrations/0014_settled.sql")),
        migration(15, "rulebook_of_games", include_str!("../../migrations/0015_rulebook_of_games.sql")),
        migration(16, "event_version", include_str!("../../migrations/0016_event_version.sql")),
        migration(17, "numbers", include_str!("../../migrations/0017_numbers.sql")),
        migration(18, "hints", include_str!("../../migrations/0018_hints.sql")),
    ])
});

/// First bytes of every `SQLite` file.
const MAGIC: &[u8; 16] = b"SQLite format 3\0";
/// Length of the first page of a database of this program, which lists its tables.
const FIRST_PAGE: u64 = 4_096;
/// A text that the first page of every database of this program contains.
const OURS: &[u8] = b"_sqlx_migrations";
/// How long a statement waits for a lock of another process before it fails.
const PATIENCE: Duration = Duration::from_secs(5);
/// The same for a change: a backup tool or a database browser may hold the lock for long, and whoever asked has been told
/// meanwhile that it takes time.
const WRITER_PATIENCE: Duration = Duration::from_mins(1);
/// Number of read connections; each costs a thread and a page cache.
const READERS: u32 = 2;

impl Store {
    /// Opens or creates the database and runs the migrations. Reads no games.
    ///
    /// # Errors
    /// One line that tells the operator what to do; the file is unchanged then.
    pub async fn open(path: &Path) -> Result<Self, StoreError> {
        if restore::is_interrupted(path)
            && let Ok(_lock) = database_lock::take(path)
        {
            restore::finish(path)?;
        }
        let (sqlite, _) = opened(path, false).await?;
        Ok(Self::new(Backend::Sqlite(sqlite)))
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
        if lock.is_ok() {
            restore::finish(path)?;
        }
        // An error of the database itself is more useful than one of the lock.
        let (sqlite, beside) = opened(path, true).await?;
        let lock = lock?;
        sqlite.writer.number_before_changes(beside).await;
        log_file_space::reserve(path);
        Ok(Self::new(Backend::Sqlite(Sqlite { alone: Some(lock), ..sqlite })))
    }
}

/// Opens the database; with `folds` this program writes the log back, else `SQLite` does.
async fn opened(path: &Path, folds: bool) -> Result<(Sqlite, Beside), StoreError> {
    let beside = log_generation::look(path, folds)?;
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
    let options = if folds { options.pragma("wal_autocheckpoint", "0") } else { options };
    // Migrations run on a pool; afterwards its connection writes by itself.
    let pool = pool_of::<sqlx::Sqlite>(1);
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
    let mut writer = pool.acquire().await.map_err(|error| at_open(path, &error))?.detach();
    // It must not open a second connection for the one that was taken from it.
    pool.close().await;
    let patience =
        sqlx::query(AssertSqlSafe(format!("PRAGMA busy_timeout = {}", WRITER_PATIENCE.as_millis())));
    patience.execute(&mut writer).await.map_err(|error| at_open(path, &error))?;
    // A connection to a local file does not break, so the check before each use is not needed.
    let reader = pool_of::<sqlx::Sqlite>(READERS).test_before_acquire(false);
    let reader = reader.connect_with(options).await.map_err(|error| at_open(path, &error))?;
    let readers = LastUsed::of(reader);
    Ok((Sqlite { readers, writer: WriteConnection::new(writer, folds), alone: None }, beside))
}

/// Whether the file has the header of a database. A missing or empty file counts as a new database.
pub(super) fn looks_like_a_database(path: &Path) -> Result<bool, StoreError> {
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
        _ => Err(not_a_database(path, "its first bytes are not those of a database")),
    }
}

/// Checks without writing that an existing database belongs to this program and has a known version.
pub(super) async fn check(path: &Path) -> Result<(), StoreError> {
    // In WAL mode even a reader creates files next to the database. Without a WAL file only the database itself has to be
    // read: open it as immutable, which creates none.
    let alone = std::fs::metadata(beside(path, "-wal")).map_or(true, |log| log.len() == 0);
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
    let applied = applied.fetch_all(&mut *connection).await.map_err(fail)?;
    match first_unknown(&MIGRATIONS, applied.iter().map(|row| (row.get(0), row.get(1)))) {
        None => Ok(()),
        // Migrations of released versions never change, so this database is older than the first release.
        Some(Unknown::Another) => Err(StoreError::Unreleased { path: path.to_owned() }),
        Some(Unknown::Newer { found, known }) => {
            Err(StoreError::Newer { path: path.to_owned(), found, known })
        }
    }
}

/// Converts an error that occurred while a database was opened.
pub(super) fn at_open(path: &Path, error: &sqlx::Error) -> StoreError {
    let path = path.to_owned();
    match code(error) {
        Some(8) => StoreError::ReadOnly { path },
        Some(5 | 6) => StoreError::InUse { path },
        Some(11 | 26) => not_a_database(&path, &plain(error)),
        _ => StoreError::Unreadable { path, reason: error.to_string() },
    }
}

/// The error for a file that `SQLite` can't read: damage if the file is one of this program, by what its first page says.
fn not_a_database(path: &Path, reason: &str) -> StoreError {
    let path = path.to_owned();
    let mut begin = Vec::new();
    let read = std::fs::File::open(&path).and_then(|file| file.take(FIRST_PAGE).read_to_end(&mut begin));
    let has = |part: &[u8]| begin.windows(part.len()).any(|bytes| bytes == part);
    let ours = begin.get(68..72) == Some(&log_generation::APPLICATION.to_be_bytes()) || has(OURS);
    if read.is_ok() && ours {
        StoreError::DamagedFile { path, reason: reason.to_owned() }
    } else {
        StoreError::NotADatabase { path }
    }
}

/// The message of `SQLite` alone.
fn plain(error: &sqlx::Error) -> String {
    error.as_database_error().map_or_else(|| error.to_string(), |error| error.message().to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_of_migrations_is_run_in_the_order_of_its_number() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("migrations");
        let mut files: Vec<_> = std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().path()).collect();
        // Those of PostgreSQL are in a folder of their own.
        files.retain(|path| path.is_file());
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
