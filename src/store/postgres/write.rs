//! Writes a whole change: one statement commits by itself, in one round trip; several are a transaction.

use super::arguments::arguments;
use super::connections::{Connections, ReadyConnection};
use super::lost::{Tries, in_time, is_lost};
use super::transaction::Transaction;
use super::write_outcome::WriteSlot;
use crate::store::StoreError;
use crate::store::statements::Script;
use futures_util::FutureExt as _;
use futures_util::future::BoxFuture;
use sqlx::pool::PoolConnection;
use sqlx::{AssertSqlSafe, PgConnection, Postgres};
use std::io::ErrorKind;

/// Maximum length of statements kept prepared, in bytes: short ones recur often.
const KEPT: usize = 4_096;

/// How a change ended.
pub(super) enum Ended {
    Committed,
    RolledBack(sqlx::Error),
}

impl Ended {
    /// What became of a change whose last statement gave that error, and whose connection is gone.
    ///
    /// # Errors
    /// [`StoreError::Unconfirmed`] if the server can't be asked.
    pub(super) async fn after(
        error: sqlx::Error,
        slot: WriteSlot,
        connections: &Connections,
    ) -> Result<Self, StoreError> {
        if is_refusal(&error) || is_unsent(&error) {
            slot.free();
            return Ok(Self::RolledBack(error));
        }
        Ok(if slot.was_stored(connections).await? { Self::Committed } else { Self::RolledBack(error) })
    }
}

impl Connections {
    /// Writes a script. It is begun again if its connection was lost and nothing is stored.
    pub(super) async fn write(
        &self,
        mut ready: Option<ReadyConnection>,
        script: &mut Script,
    ) -> Result<(), StoreError> {
        let mut tries = Tries::default();
        loop {
            let connection = match ready.take() {
                Some(ready) => ready.await,
                None => self.acquire().await,
            };
            let ended = match connection {
                Ok(connection) if script.is_one_statement() => self.write_one(connection, script).await?,
                Ok(connection) => self.write_several(connection, script).await?,
                Err(error) => Ended::RolledBack(error),
            };
            let Ended::RolledBack(lost) = ended else { return Ok(()) };
            if !tries.again(&lost).await {
                return Err(lost.into());
            }
        }
    }

    async fn write_one(
        &self,
        mut connection: PoolConnection<Postgres>,
        script: &mut Script,
    ) -> Result<Ended, StoreError> {
        let slot = match self.slots.take(&mut connection).await {
            Ok(slot) => slot,
            Err(error) => {
                connection.close_on_drop();
                return Ok(Ended::RolledBack(error));
            }
        };
        slot.record_in(script);
        let Err(error) = execute(&mut connection, script).await else {
            slot.free();
            self.keep(connection);
            return Ok(Ended::Committed);
        };
        if is_refusal(&error) {
            self.keep(connection);
        } else {
            connection.close_on_drop();
        }
        Ended::after(error, slot, self).await
    }

    async fn write_several(
        &self,
        connection: PoolConnection<Postgres>,
        script: &mut Script,
    ) -> Result<Ended, StoreError> {
        let written = async {
            let mut transaction = Transaction::begin_on(connection, self).await?;
            transaction.run(script).await?;
            Ok(transaction)
        };
        match written.await {
            Ok(transaction) => transaction.end().await,
            Err(error) => Ok(Ended::RolledBack(error)),
        }
    }
}

/// Executes the statements of a script one after the other.
pub(super) fn execute<'a>(
    connection: &'a mut PgConnection,
    script: &'a Script,
) -> BoxFuture<'a, Result<(), sqlx::Error>> {
    async move {
        for (text, values) in script.statements() {
            let kept = text.len() <= KEPT;
            // The SQL consists of constants of this crate; all values are bound.
            let query = sqlx::query_with(AssertSqlSafe(text), arguments(values)).persistent(kept);
            in_time(query.execute(&mut *connection)).await?;
        }
        Ok(())
    }
    .boxed()
}

/// Whether the server refused a statement: nothing of it is stored, and the connection is still good.
fn is_refusal(error: &sqlx::Error) -> bool {
    matches!(error, sqlx::Error::Database(_)) && !is_lost(error)
}

/// Whether the connection was closed before the whole statement was sent.
fn is_unsent(error: &sqlx::Error) -> bool {
    matches!(error, sqlx::Error::Io(error) if error.kind() == ErrorKind::BrokenPipe)
}
