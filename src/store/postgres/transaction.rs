//! `Transaction`: an open transaction on a connection of the pool.

use super::arguments::arguments;
use super::connections::Connections;
use super::lost::{Tries, in_time};
use super::write::{Ended, execute};
use super::write_outcome::WriteSlot;
use crate::store::StoreError;
use crate::store::dialect::Dialect;
use crate::store::row::Row;
use crate::store::statements::Script;
use crate::store::value::Value;
use futures_util::FutureExt as _;
use futures_util::future::BoxFuture;
use sqlx::pool::PoolConnection;
use sqlx::{PgConnection, Postgres, SqlStr};
use tokio::runtime::Handle;

const BEGIN: &str = "BEGIN ISOLATION LEVEL READ COMMITTED";

/// An open transaction. Dropped without `commit`, it is rolled back.
pub(in crate::store) struct Transaction {
    /// `None` after its end.
    connection: Option<PoolConnection<Postgres>>,
    /// Where it recorded itself.
    slot: Option<WriteSlot>,
    connections: Connections,
}

impl Transaction {
    pub(super) fn begin(connections: &Connections) -> BoxFuture<'_, Result<Self, sqlx::Error>> {
        async move {
            let mut tries = Tries::default();
            loop {
                let begun = match connections.acquire().await {
                    Ok(connection) => Self::begin_on(connection, connections).await,
                    Err(error) => Err(error),
                };
                match begun {
                    Err(error) if tries.again(&error).await => {}
                    begun => return begun,
                }
            }
        }
        .boxed()
    }

    /// Begins it on that connection.
    pub(super) async fn begin_on(
        connection: PoolConnection<Postgres>,
        connections: &Connections,
    ) -> Result<Self, sqlx::Error> {
        // From here on it is rolled back if the caller is dropped.
        let mut begun = Self { connection: Some(connection), slot: None, connections: connections.clone() };
        match in_time(sqlx::raw_sql(BEGIN).execute(begun.connection())).await {
            Ok(_) => Ok(begun),
            Err(error) => {
                begun.give_up();
                Err(error)
            }
        }
    }

    fn connection(&mut self) -> &mut PgConnection {
        self.connection.as_mut().expect("it has not ended")
    }

    /// Closes the connection, which ends the transaction.
    fn give_up(&mut self) {
        if let Some(mut open) = self.connection.take() {
            open.close_on_drop();
        }
    }

    /// Executes the statements of a script one after the other; the first script also records the transaction.
    pub(in crate::store) fn run<'a>(
        &'a mut self,
        script: &'a mut Script,
    ) -> BoxFuture<'a, Result<(), sqlx::Error>> {
        async move {
            if self.slot.is_none() {
                let slots = self.connections.slots.clone();
                let slot = slots.take(self.connection()).await?;
                slot.record_in(script);
                self.slot = Some(slot);
            }
            execute(self.connection(), script).await
        }
        .boxed()
    }

    pub(in crate::store) fn all(
        &mut self,
        text: SqlStr,
        values: Vec<Value>,
    ) -> BoxFuture<'_, Result<Vec<Row>, StoreError>> {
        async move {
            let query = sqlx::query_with(text, arguments(&values));
            let rows = in_time(query.fetch_all(self.connection())).await?;
            Ok(rows.into_iter().map(Row::Postgres).collect())
        }
        .boxed()
    }

    pub(in crate::store) fn execute(
        &mut self,
        text: SqlStr,
        values: Vec<Value>,
    ) -> BoxFuture<'_, Result<u64, StoreError>> {
        async move {
            let query = sqlx::query_with(text, arguments(&values));
            let done = in_time(query.execute(self.connection())).await?;
            Ok(done.rows_affected())
        }
        .boxed()
    }

    /// Commits the transaction.
    ///
    /// # Errors
    /// Nothing was stored, unless the server could not be asked any more.
    pub(in crate::store) async fn commit(self) -> Result<(), StoreError> {
        // A caller that is dropped must not leave the commit half done.
        let ending = tokio::spawn(self.end());
        match ending.await.map_err(|_| StoreError::Failed("a commit was not carried out".to_owned()))?? {
            Ended::Committed => Ok(()),
            Ended::RolledBack(error) => Err(error.into()),
        }
    }

    /// Commits the transaction. If the connection is lost meanwhile, the server is asked on another one what became of it.
    pub(super) fn end(mut self) -> BoxFuture<'static, Result<Ended, StoreError>> {
        async move {
            if self.slot.is_none() {
                let recorded = self.run(&mut Script::new(Dialect::Postgres)).await;
                if let Err(error) = recorded {
                    return Ok(Ended::RolledBack(error));
                }
            }
            let committed = in_time(sqlx::raw_sql("COMMIT").execute(self.connection())).await;
            let slot = self.slot.take().expect("it is recorded");
            match committed {
                Ok(_) => {
                    slot.free();
                    self.connection.take().into_iter().for_each(|open| self.connections.keep(open));
                    Ok(Ended::Committed)
                }
                Err(error) => {
                    self.give_up();
                    Ended::after(error, slot, &self.connections).await
                }
            }
        }
        .boxed()
    }
}

impl Drop for Transaction {
    fn drop(&mut self) {
        let Some(mut open) = self.connection.take() else { return };
        let Ok(runtime) = Handle::try_current() else {
            open.close_on_drop();
            return;
        };
        let (connections, slot) = (self.connections.clone(), self.slot.take());
        runtime.spawn(async move {
            if in_time(sqlx::raw_sql("ROLLBACK").execute(&mut *open)).await.is_ok() {
                connections.keep(open);
                slot.into_iter().for_each(WriteSlot::free);
            } else {
                open.close_on_drop();
            }
        });
    }
}
