//! `StoreError`: errors of the database. Those at start are one line that tells the operator what to do.

use super::server_problem::ServerProblem;
use sqlx::error::{DatabaseError, ErrorKind};
use sqlx::postgres::PgDatabaseError;
use std::path::PathBuf;

/// Why a database operation failed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StoreError {
    /// The file or its directory can't be read or created.
    #[error("database {}: cannot be opened ({reason}); check the path, and who may read and write it", path.display())]
    Unreadable {
        /// Path of the database.
        path: PathBuf,
        /// Error message of the system.
        reason: String,
    },
    /// The file is not a database of this program.
    #[error("database {}: not a database of this program; name another file, or move this one away", path.display())]
    NotADatabase {
        /// Path of the database.
        path: PathBuf,
    },
    /// A database of this program, but damaged.
    #[error(
        "database {}: damaged ({reason}); put back a backup with `casus-belli restore FILE`, which keeps this file under \
         another name", path.display()
    )]
    DamagedFile {
        /// Path of the database.
        path: PathBuf,
        /// What is wrong with it.
        reason: String,
    },
    /// The write-ahead log beside the database belongs to another state of it.
    #[error(
        "database {0}: {0}-wal beside it belongs to another state of it, and together they would be a mixture; move {0}-wal \
         and {0}-shm away to play on with this file as it is, or put back a backup with `casus-belli restore FILE`",
        path.display()
    )]
    Mixture {
        /// Path of the database.
        path: PathBuf,
    },
    /// Created before the first release; there is no migration from such databases.
    #[error(
        "database {}: made by a version from before the first release, which this program does not read; move it away and \
         start with a new one, or play its games to their end with that version", path.display()
    )]
    Unreleased {
        /// Path of the database.
        path: PathBuf,
    },
    /// Migrated by a newer version of the program.
    #[error(
        "database {}: made by another, newer version (migration {found}, this program knows up to {known}); \
         install that version, or restore an older backup", path.display()
    )]
    Newer {
        /// Path of the database.
        path: PathBuf,
        /// The unknown migration in it.
        found: i64,
        /// The newest known migration.
        known: i64,
    },
    /// The file can be read but not written.
    #[error("database {}: cannot be written; check who may write the file and its directory", path.display())]
    ReadOnly {
        /// Path of the database.
        path: PathBuf,
    },
    /// Another process uses the database.
    #[error("database {}: in use by another process; stop that one first, or give this one a file of its own (setting database.path)", path.display())]
    InUse {
        /// Path of the database.
        path: PathBuf,
    },
    /// A database on a server can't be used.
    #[error("database {database}: {problem}")]
    Server {
        /// Its url, without the password.
        database: String,
        /// Why.
        problem: ServerProblem,
    },
    /// The server of the database was lost while it stored a change: whether it is stored is not known.
    #[error("the database was lost while it stored a change: whether it is stored is not known")]
    Unconfirmed,
    /// The server of the database does not answer. Nothing was stored.
    #[error("the database can't be reached: {0}")]
    Unreachable(String),
    /// A concurrent change was committed first: load again and decide again.
    #[error("somebody else was quicker")]
    Conflict,
    /// The store was closed: the program stops.
    #[error("the database is closed")]
    Closed,
    /// A test stopped the program at this point.
    #[error("stopped at {0}")]
    Stopped(&'static str),
    /// A statement failed.
    #[error("database: {0}")]
    Failed(String),
    /// A value can't be parsed: damage, or written by a newer version. Names the kind of value, not its content.
    #[error("database: {0} cannot be understood")]
    Damaged(&'static str),
}

impl StoreError {
    /// Whether the database takes no changes at the moment, whatever is asked of it.
    pub const fn is_outage(&self) -> bool {
        matches!(self, Self::Failed(_) | Self::Unreachable(_) | Self::Unconfirmed)
    }

    /// Exit code of the process if this error occurs at start.
    pub const fn exit_code(&self) -> u8 {
        3
    }
}

/// Primary result code of `SQLite`, without the extended part.
pub(super) fn code(error: &sqlx::Error) -> Option<i64> {
    let extended: i64 = error.as_database_error()?.code()?.parse().ok()?;
    Some(extended & 0xff)
}

/// Whether PostgreSQL says that a concurrent change was committed first, or that two transactions waited for each other.
fn on_server(error: &PgDatabaseError) -> bool {
    match error.code() {
        "23502" => error.column() == Some("version"),
        "23505" | "40001" | "40P01" => true,
        _ => false,
    }
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        // A unique key is taken, or the new version is NULL: a concurrent change was committed first.
        let quicker = |error: &dyn DatabaseError| {
            error.is_unique_violation()
                || error.kind() == ErrorKind::NotNullViolation && error.message().ends_with(".version")
        };
        let conflict = error.as_database_error().is_some_and(|error| {
            error.try_downcast_ref::<PgDatabaseError>().map_or_else(|| quicker(error), on_server)
        });
        if conflict {
            return Self::Conflict;
        }
        match &error {
            // These messages don't contain bound values.
            sqlx::Error::ColumnDecode { .. } | sqlx::Error::Decode(_) => Self::Damaged("a column"),
            sqlx::Error::PoolClosed => Self::Closed,
            sqlx::Error::PoolTimedOut => Self::Unreachable("no connection came in time".to_owned()),
            sqlx::Error::Io(_) => Self::Unreachable(error.to_string()),
            // PostgreSQL: shut down, killed, not ready yet, or the connection failed.
            sqlx::Error::Database(refusal)
                if refusal.code().is_some_and(|code| code.starts_with("57P") || code.starts_with("08")) =>
            {
                Self::Unreachable(refusal.message().to_owned())
            }
            _ => Self::Failed(error.to_string()),
        }
    }
}
