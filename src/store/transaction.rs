//! `Transaction`: an open transaction of either back end.

use super::backend::Backend;
use super::dialect::Dialect;
use super::row::Row;
use super::statements::Script;
use super::value::Value;
use super::{StoreError, postgres, sqlite};
use sqlx::SqlStr;

/// An open transaction. Dropped without [`Transaction::commit`], it is rolled back.
pub(super) enum Transaction {
    /// Of `SQLite`.
    Sqlite(sqlite::Transaction),
    /// Of PostgreSQL.
    Postgres(postgres::Transaction),
}

impl Transaction {
    pub(super) async fn begin(backend: &Backend) -> Result<Self, StoreError> {
        match backend {
            Backend::Sqlite(sqlite) => Ok(Self::Sqlite(sqlite::Transaction::begin(&sqlite.writer).await?)),
            Backend::Postgres(postgres) => Ok(Self::Postgres(Box::pin(postgres.begin()).await?)),
        }
    }

    pub(super) const fn dialect(&self) -> Dialect {
        match self {
            Self::Sqlite(_) => Dialect::Sqlite,
            Self::Postgres(_) => Dialect::Postgres,
        }
    }

    /// Executes these statements.
    pub(super) async fn run(&mut self, mut script: Script) -> Result<(), StoreError> {
        match self {
            _ if script.is_empty() => Ok(()),
            Self::Sqlite(transaction) => transaction.run(script).await,
            Self::Postgres(transaction) => Ok(Box::pin(transaction.run(&mut script)).await?),
        }
    }

    /// All rows of a statement.
    pub(super) async fn all(&mut self, text: SqlStr, values: Vec<Value>) -> Result<Vec<Row>, StoreError> {
        match self {
            Self::Sqlite(transaction) => transaction.all(text, values).await,
            Self::Postgres(transaction) => Box::pin(transaction.all(text, values)).await,
        }
    }

    /// The number of rows that a statement changed.
    pub(super) async fn execute(&mut self, text: SqlStr, values: Vec<Value>) -> Result<u64, StoreError> {
        match self {
            Self::Sqlite(transaction) => transaction.execute(text, values).await,
            Self::Postgres(transaction) => Box::pin(transaction.execute(text, values)).await,
        }
    }

    pub(super) async fn commit(self) -> Result<(), StoreError> {
        match self {
            Self::Sqlite(transaction) => transaction.commit().await,
            Self::Postgres(transaction) => Box::pin(transaction.commit()).await,
        }
    }
}
