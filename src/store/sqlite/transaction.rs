//! `Transaction`: an open transaction on the write connection.

use crate::store::StoreError;
use crate::store::write_connection::{Claim, WriteConnection};
use futures_util::FutureExt as _;
use futures_util::future::BoxFuture;
use sqlx::sqlite::SqliteConnection;

/// An open transaction. Dropped without `commit`, it is rolled back before the next one begins.
pub(in crate::store) struct Transaction {
    claim: Claim,
    writer: WriteConnection,
}

impl Transaction {
    pub(in crate::store) fn begin(writer: &WriteConnection) -> BoxFuture<'_, Result<Self, StoreError>> {
        async move {
            let mut claim = writer.claim().await?;
            claim.begin().await?;
            Ok(Self { claim, writer: writer.clone() })
        }
        .boxed()
    }

    pub(in crate::store) fn commit(self) -> BoxFuture<'static, Result<(), StoreError>> {
        async move {
            self.claim.commit().await?;
            self.writer.committed();
            Ok(())
        }
        .boxed()
    }

    /// The connection, for a statement that returns rows.
    pub(super) fn connection(&mut self) -> &mut SqliteConnection {
        &mut self.claim
    }
}
