//! `LastUsed`: a pool, and the connection of it that was used last. The next statement is on it too: its database still has at
//! hand what it needs. The pool would give the one that was not used for the longest time, and tests each that comes back.

use parking_lot::Mutex;
use sqlx::pool::PoolConnection;
use sqlx::{Database, Pool};
use std::sync::Arc;
use std::time::{Duration, Instant};

/// A pool with the connection that was used last. Cheap to clone.
pub(super) struct LastUsed<DB: Database> {
    pub(super) pool: Pool<DB>,
    kept: Arc<Mutex<Kept<DB>>>,
}

/// The connection that was used last, unless somebody uses it.
struct Kept<DB: Database> {
    connection: Option<(PoolConnection<DB>, Instant)>,
    /// Whether the pool is being closed, which waits for all connections.
    closed: bool,
}

impl<DB: Database> LastUsed<DB> {
    pub(super) fn of(pool: Pool<DB>) -> Self {
        Self { pool, kept: Arc::new(Mutex::new(Kept { connection: None, closed: false })) }
    }

    /// The connection that was used last, with the time of that, unless somebody uses it.
    pub(super) fn take(&self) -> Option<(PoolConnection<DB>, Instant)> {
        self.kept.lock().connection.take()
    }

    /// The same, if it was not used for so long.
    pub(super) fn take_unused_for(&self, time: Duration) -> Option<PoolConnection<DB>> {
        let taken = self.kept.lock().connection.take_if(|(_, used)| used.elapsed() >= time);
        taken.map(|(connection, _)| connection)
    }

    /// The connection that was used last, or one of the pool.
    pub(super) async fn acquire(&self) -> Result<PoolConnection<DB>, sqlx::Error> {
        match self.take() {
            Some((connection, _)) => Ok(connection),
            // Boxed, because it is large and rarely needed.
            None => Box::pin(self.pool.acquire()).await,
        }
    }

    /// Keeps a connection without an open transaction. The one kept before goes back to the pool, where somebody may wait for it.
    #[allow(clippy::disallowed_methods, reason = "the age of a connection, not the time of games")]
    pub(super) fn keep(&self, connection: PoolConnection<DB>) {
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

impl<DB: Database> Clone for LastUsed<DB> {
    fn clone(&self) -> Self {
        Self { pool: self.pool.clone(), kept: Arc::clone(&self.kept) }
    }
}

impl<DB: Database> Drop for Kept<DB> {
    fn drop(&mut self) {
        // The way back to the pool needs a runtime, which is perhaps gone.
        if let Some((connection, _)) = self.connection.take() {
            drop(connection.leak());
        }
    }
}
