//! `Backend`: the open database of a store.

use super::StoreError;
use super::dialect::Dialect;
use super::postgres::Postgres;
use super::row::Row;
use super::sqlite::Sqlite;
use super::value::Value;
use sqlx::SqlStr;

/// An open database.
pub(super) enum Backend {
    /// A file.
    Sqlite(Sqlite),
    /// On a server.
    Postgres(Postgres),
}

impl Backend {
    pub(super) const fn dialect(&self) -> Dialect {
        match self {
            Self::Sqlite(_) => Dialect::Sqlite,
            Self::Postgres(_) => Dialect::Postgres,
        }
    }

    /// All rows of a statement that reads.
    pub(super) async fn all(&self, text: SqlStr, values: Vec<Value>) -> Result<Vec<Row>, StoreError> {
        match self {
            Self::Sqlite(sqlite) => sqlite.all(text, values).await,
            Self::Postgres(postgres) => Box::pin(postgres.all(text, values)).await,
        }
    }

    /// The first row of a statement that reads.
    pub(super) async fn optional(&self, text: SqlStr, values: Vec<Value>) -> Result<Option<Row>, StoreError> {
        match self {
            Self::Sqlite(sqlite) => sqlite.optional(text, values).await,
            Self::Postgres(postgres) => Ok(Box::pin(postgres.all(text, values)).await?.into_iter().next()),
        }
    }

    /// Returns when a row can be read and a change could be written.
    pub(super) async fn reachable(&self) -> Result<(), StoreError> {
        match self {
            Self::Sqlite(sqlite) => sqlite.reachable().await,
            Self::Postgres(postgres) => Box::pin(postgres.reachable()).await,
        }
    }

    /// See [`super::Store::wipe`].
    pub(super) async fn wipe(&self) -> Result<bool, StoreError> {
        match self {
            Self::Sqlite(sqlite) => sqlite.writer.wipe().await,
            Self::Postgres(postgres) => Box::pin(postgres.wipe()).await,
        }
    }

    /// Problems that the back end itself finds, at most 20 of a kind.
    pub(super) async fn integrity_problems(&self) -> Result<Vec<String>, StoreError> {
        match self {
            Self::Sqlite(sqlite) => sqlite.integrity_problems().await,
            Self::Postgres(postgres) => Box::pin(postgres.integrity_problems()).await,
        }
    }

    /// Closes all connections, when nobody uses them any more.
    pub(super) async fn close(&self) {
        match self {
            Self::Sqlite(sqlite) => sqlite.close().await,
            Self::Postgres(postgres) => Box::pin(postgres.close()).await,
        }
    }
}
