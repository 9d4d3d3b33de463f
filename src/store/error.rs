//! What can go wrong with a database: one clear line each that says what to do.

use sqlx::error::{DatabaseError, ErrorKind};
use std::path::PathBuf;

/// Why the database couldn't do what was asked.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StoreError {
    /// The file or its directory can't be read or created.
    #[error("database {}: cannot be opened ({reason}); check the path, and who may read and write it", path.display())]
    Unreadable {
        /// Which file.
        path: PathBuf,
        /// The system's words.
        reason: String,
    },
    /// The file holds something else.
    #[error("database {}: not a database of this program; name another file, or move this one away", path.display())]
    NotADatabase {
        /// Which file.
        path: PathBuf,
    },
    /// Made before the first release, whose databases nobody carries over.
    #[error(
        "database {}: made by a version from before the first release, which this program does not read; move it away and \
         start with a new one, or play its games to their end with that version", path.display()
    )]
    Unreleased {
        /// Which file.
        path: PathBuf,
    },
    /// A newer version of the program has changed it.
    #[error(
        "database {}: made by another, newer version (migration {found}, this program knows up to {known}); \
         install that version, or restore an older backup", path.display()
    )]
    Newer {
        /// Which file.
        path: PathBuf,
        /// The migration in it that this version doesn't know.
        found: i64,
        /// The newest migration known.
        known: i64,
    },
    /// It can be read, not written.
    #[error("database {}: cannot be written; check who may write the file and its directory", path.display())]
    ReadOnly {
        /// Which file.
        path: PathBuf,
    },
    /// Another process holds it.
    #[error("database {}: in use by another process; stop that one first, or give this one a file of its own (setting database.path)", path.display())]
    InUse {
        /// Which file.
        path: PathBuf,
    },
    /// Somebody else was quicker: load again and decide again.
    #[error("somebody else was quicker")]
    Conflict,
    /// A test stopped the program here.
    #[error("stopped at {0}")]
    Stopped(&'static str),
    /// The database failed in use.
    #[error("database: {0}")]
    Failed(String),
    /// Something in it can't be understood: damage, or a newer version's. Names the place, never the content.
    #[error("database: {0} cannot be understood")]
    Damaged(&'static str),
}

impl StoreError {
    /// The process's exit code when this happens at the start.
    pub const fn exit_code(&self) -> u8 {
        3
    }
}

/// The plain number of `SQLite`'s answer, without its extension.
pub(super) fn code(error: &sqlx::Error) -> Option<i64> {
    let extended: i64 = error.as_database_error()?.code()?.parse().ok()?;
    Some(extended & 0xff)
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        // A key that is taken, or a version that would be none: somebody else's change came first.
        let quicker = |error: &dyn DatabaseError| {
            error.is_unique_violation()
                || error.kind() == ErrorKind::NotNullViolation && error.message().ends_with(".version")
        };
        if error.as_database_error().is_some_and(quicker) {
            return Self::Conflict;
        }
        match &error {
            // Values are never part of these: a statement's bound values don't stand in its error.
            sqlx::Error::ColumnDecode { .. } | sqlx::Error::Decode(_) => Self::Damaged("a column"),
            _ => Self::Failed(error.to_string()),
        }
    }
}
