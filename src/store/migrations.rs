//! What the migrations of both back ends have in common: how one is made of its file, and which of a database are not known.

use sqlx::SqlSafeStr as _;
use sqlx::migrate::{Migration, MigrationType, Migrator};

/// A migration of a file of `migrations/`.
pub(super) fn migration(version: i64, description: &'static str, sql: &'static str) -> Migration {
    Migration::new(version, description.into(), MigrationType::Simple, sql.into_sql_str(), false)
}

/// A migration of a database that this program does not have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Unknown {
    /// Its number is known, its content is another.
    Another,
    /// Its number is not known.
    Newer {
        /// The number.
        found: i64,
        /// The newest known one.
        known: i64,
    },
}

/// The newest migration.
pub(super) fn newest(known: &Migrator) -> i64 {
    known.iter().map(|migration| migration.version).max().unwrap_or(0)
}

/// The first of these migrations, each with its checksum, that is not known.
pub(super) fn first_unknown(
    known: &Migrator,
    applied: impl IntoIterator<Item = (i64, Vec<u8>)>,
) -> Option<Unknown> {
    applied.into_iter().find_map(|(found, checksum)| {
        match known.iter().find(|migration| migration.version == found) {
            Some(migration) if *migration.checksum == *checksum => None,
            Some(_) => Some(Unknown::Another),
            None => Some(Unknown::Newer { found, known: newest(known) }),
        }
    })
}
