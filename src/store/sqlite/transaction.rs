//! A transaction that has begun, on the one connection that writes.

use crate::store::StoreError;
use sqlx::Sqlite;
use sqlx::sqlite::{SqliteConnection, SqlitePool};

/// A transaction that has begun. Dropped, it never happened.
pub(in crate::store) struct Transaction(sqlx::Transaction<'static, Sqlite>);

impl Transaction {
    pub(in crate::store) async fn begin(pool: &SqlitePool) -> Result<Self, StoreError> {
        // SQLite would else begin as a reader and could find at its first write that somebody was quicker.
        Ok(Self(pool.begin_with("BEGIN IMMEDIATE").await?))
    }

    pub(in crate::store) async fn commit(self) -> Result<(), StoreError> {
        Ok(self.0.commit().await?)
    }

    /// For a statement that is answered.
    pub(super) fn connection(&mut self) -> &mut SqliteConnection {
        &mut self.0
    }
}
