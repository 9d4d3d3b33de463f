//! `Connections`: the pool, and the connection that wrote last. The next change is on it too: its process on the server still has
//! at hand what a change needs, while the pool would give the one that was not used for the longest time.

use super::lost::{TRIED, UNTRIED, within};
use super::write_outcome::WriteSlots;
use futures_util::FutureExt as _;
use futures_util::future::BoxFuture;
use parking_lot::Mutex;
use sqlx::pool::PoolConnection;
use sqlx::postgres::PgPool;
use sqlx::{Connection as _, Postgres};
use std::sync::Arc;
use std::task::Poll;
use std::time::Instant;

/// A connection that is tried while it is still being decided what is written on it.
pub(in crate::store) type ReadyConnection = BoxFuture<'static, Result<PoolConnection<Postgres>, sqlx::Error>>;

/// All connections on which statements are executed. Cheap to clone.
#[derive(Clone)]
pub(super) struct Connections {
    pub(super) pool: PgPool,
    pub(super) slots: WriteSlots,
    kept: Arc<Mutex<Kept>>,
}

/// The connection that wrote last, unless somebody uses it.
#[derive(Default)]
struct Kept {
    connection: Option<(PoolConnection<Postgres>, Instant)>,
    /// Whether the pool is being closed, which waits for all connections.
    closed: bool,
}

impl Connections {
    pub(super) fn of(pool: PgPool) -> Self {
        Self { pool, slots: WriteSlots::default(), kept: Arc::default() }
    }

    /// A connection to write on: the one that wrote last, or one of the pool.
    pub(super) async fn acquire(&self) -> Result<PoolConnection<Postgres>, sqlx::Error> {
        let kept = self.kept.lock().connection.take();
        match kept {
            Some((connection, used)) if used.elapsed() < UNTRIED => Ok(connection),
            Some((connection, _)) => tried(connection).await,
            None => self.pool.acquire().await,
        }
    }

    /// Begins to try the connection that wrote last, without waiting for the server's answer. `None` if it was used just now, or is
    /// in use. Others are not taken: who decides may have to read first, and needs one for that.
    pub(super) async fn ready_early(&self) -> Option<ReadyConnection> {
        let kept = {
            let mut kept = self.kept.lock();
            kept.connection.take_if(|(_, used)| used.elapsed() >= UNTRIED)
        };
        let mut trying = tried(kept?.0).boxed();
        // The first poll sends the question.
        Some(match futures_util::poll!(&mut trying) {
            Poll::Ready(tried) => std::future::ready(tried).boxed(),
            Poll::Pending => trying,
        })
    }

    /// Keeps a connection without an open transaction. The one kept before goes back to the pool.
    #[allow(clippy::disallowed_methods, reason = "the age of a connection, not the time of games")]
    pub(super) fn keep(&self, connection: PoolConnection<Postgres>) {
        let mut kept = self.kept.lock();
        if !kept.closed {
            kept.connection = Some((connection, Instant::now()));
        }
    }

    /// Closes the pool, and gives it back the kept connection before.
    pub(super) async fn close(&self) {
        {
            let mut kept = self.kept.lock();
            kept.closed = true;
            kept.connection = None;
        }
        self.pool.close().await;
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

impl Drop for Kept {
    fn drop(&mut self) {
        // The way back to the pool needs a runtime, which is perhaps gone.
        if let Some((connection, _)) = self.connection.take() {
            drop(connection.leak());
        }
    }
}
