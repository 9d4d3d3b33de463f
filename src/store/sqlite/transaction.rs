//! `Transaction`: an open transaction on the write connection.

use super::{arguments, execute};
use crate::store::StoreError;
use crate::store::row::Row;
use crate::store::statements::Script;
use crate::store::value::Value;
use crate::store::write_connection::{Claim, WriteConnection};
use futures_util::FutureExt as _;
use futures_util::future::BoxFuture;
use sqlx::{Executor as _, SqlStr};

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

    pub(in crate::store) async fn run(&mut self, script: Script) -> Result<(), StoreError> {
        let (text, values) = script.joined();
        execute(&mut self.claim, text, values).await
    }

    pub(in crate::store) fn all(
        &mut self,
        text: SqlStr,
        values: Vec<Value>,
    ) -> BoxFuture<'_, Result<Vec<Row>, StoreError>> {
        async move {
            let rows = self.claim.fetch_all(sqlx::query_with(text, arguments(values))).await?;
            Ok(rows.into_iter().map(Row::Sqlite).collect())
        }
        .boxed()
    }

    pub(in crate::store) fn execute(
        &mut self,
        text: SqlStr,
        values: Vec<Value>,
    ) -> BoxFuture<'_, Result<u64, StoreError>> {
        async move {
            let done = sqlx::Executor::execute(&mut *self.claim, sqlx::query_with(text, arguments(values)));
            Ok(done.await?.rows_affected())
        }
        .boxed()
    }
}
