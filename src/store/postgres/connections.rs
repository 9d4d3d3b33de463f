//! `Connections`: the connections on which statements are executed, and which of them are tried before.

use super::lost::{TRIED, UNTRIED, is_lost, within};
use super::write_outcome::WriteSlots;
use crate::store::last_used::LastUsed;
use futures_util::FutureExt as _;
use futures_util::future::BoxFuture;
use sqlx::pool::PoolConnection;
use sqlx::postgres::PgPool;
use sqlx::{Connection as _, PgConnection, Postgres};
use std::task::Poll;

/// A connection that is tried while it is still being decided what is written on it.
pub(in crate::store) type ReadyConnection = BoxFuture<'static, Result<PoolConnection<Postgres>, sqlx::Error>>;

/// All connections on which statements are executed. Cheap to clone.
#[derive(Clone)]
pub(super) struct Connections {
    last_used: LastUsed<Postgres>,
    pub(super) slots: WriteSlots,
}

impl Connections {
    pub(super) fn of(pool: PgPool) -> Self {
        Self { last_used: LastUsed::of(pool), slots: WriteSlots::default() }
    }

    pub(super) const fn pool(&self) -> &PgPool {
        &self.last_used.pool
    }

    /// Executes a statement on the connection that was used last, or one of the pool; a connection that was lost is not used again.
    pub(super) async fn on_any<T>(
        &self,
        statement: impl AsyncFnOnce(&mut PgConnection) -> Result<T, sqlx::Error>,
    ) -> Result<T, sqlx::Error> {
        let mut connection = self.acquire().await?;
        let done = statement(&mut connection).await;
        if done.as_ref().is_err_and(is_lost) {
            connection.close_on_drop();
        } else {
            self.keep(connection);
        }
        done
    }

    /// The connection that was used last, or one of the pool.
    pub(super) async fn acquire(&self) -> Result<PoolConnection<Postgres>, sqlx::Error> {
        match self.last_used.take() {
            Some((connection, used)) if used.elapsed() < UNTRIED => Ok(connection),
            Some((connection, _)) => tried(connection).await,
            None => self.pool().acquire().await,
        }
    }

    /// Begins to try the connection that was used last, without waiting for the server's answer. `None` if it was used just now, or
    /// is in use. Others are not taken: who decides may have to read first, and needs one for that.
    pub(super) async fn ready_early(&self) -> Option<ReadyConnection> {
        let mut trying = tried(self.last_used.take_unused_for(UNTRIED)?).boxed();
        // The first poll sends the question.
        Some(match futures_util::poll!(&mut trying) {
            Poll::Ready(tried) => std::future::ready(tried).boxed(),
            Poll::Pending => trying,
        })
    }

    /// Keeps a connection without an open transaction for the next statement.
    pub(super) fn keep(&self, connection: PoolConnection<Postgres>) {
        self.last_used.keep(connection);
    }

    pub(super) async fn close(&self) {
        self.last_used.close().await;
    }
}

/// The connection, if its server answers.
async fn tried(mut connection: PoolConnection<Postgres>) -> Result<PoolConnection<Postgres>, sqlx::Error> {
    match within(TRIED, connection.ping()).await {
        Ok(()) => Ok(connection),
        Err(error) => {
            connection.close_on_drop();
            Err(error)
        }
    }
}
