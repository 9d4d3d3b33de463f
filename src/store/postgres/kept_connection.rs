//! `KeptConnection`: the connection that wrote last. The next transaction is on it too: its process on the server still has at hand
//! what a change needs, while the pool would give the one that was not used for the longest time.

use super::lost::{ANSWER, TRIED, UNTRIED};
use parking_lot::Mutex;
use sqlx::Postgres;
use sqlx::pool::PoolConnection;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// A connection on which changes are written.
pub(super) struct WriteConnection {
    pub(super) connection: PoolConnection<Postgres>,
    /// When its server was started.
    pub(super) server: String,
}

/// The connection that wrote last, unless somebody uses it.
#[derive(Clone, Default)]
pub(super) struct KeptConnection(Arc<Mutex<Kept>>);

#[derive(Default)]
struct Kept {
    connection: Option<(WriteConnection, Instant)>,
    /// Whether the pool is being closed, which waits for all connections.
    closed: bool,
}

impl KeptConnection {
    /// The connection, and how long its server may take to answer: one that was not used for a while may be dead.
    pub(super) fn take(&self) -> Option<(WriteConnection, Duration)> {
        let (connection, used) = self.0.lock().connection.take()?;
        Some((connection, if used.elapsed() < UNTRIED { ANSWER } else { TRIED }))
    }

    /// Keeps a connection without an open transaction. The one kept before goes back to the pool.
    #[allow(clippy::disallowed_methods, reason = "the age of a connection, not the time of games")]
    pub(super) fn keep(&self, connection: WriteConnection) {
        let mut kept = self.0.lock();
        if !kept.closed {
            kept.connection = Some((connection, Instant::now()));
        }
    }

    /// Gives the connection back to the pool, and keeps none any more.
    pub(super) fn close(&self) {
        let mut kept = self.0.lock();
        kept.closed = true;
        kept.connection = None;
    }
}

impl Drop for Kept {
    fn drop(&mut self) {
        // The way back to the pool needs a runtime, which is perhaps gone.
        if let Some((kept, _)) = self.connection.take() {
            drop(kept.connection.leak());
        }
    }
}
