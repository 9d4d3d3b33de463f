//! `Transaction`: an open transaction on the single write connection.

use crate::store::StoreError;
use sqlx::Sqlite;
use sqlx::sqlite::{SqliteConnection, SqlitePool};

/// An open transaction. Dropped without `commit`, it is rolled back.
pub(in crate::store) struct Transaction(sqlx::Transaction<'static, Sqlite>);

impl Transaction {
    pub(in crate::store) async fn begin(pool: &SqlitePool) -> Result<Self, StoreError> {
        // A deferred transaction begins as a reader, and its first write could fail because of a concurrent change.
        Ok(Self(pool.begin_with("BEGIN IMMEDIATE").await?))
    }

    pub(in crate::store) async fn commit(self) -> Result<(), StoreError> {
        Ok(self.0.commit().await?)
    }

    /// The connection, for a statement that returns rows.
    pub(super) fn connection(&mut self) -> &mut SqliteConnection {
        &mut self.0
    }
}
