//! `WriteConnection`: the one connection that writes. Not a pool of one: a pool tests a connection after each use, and that
//! round trip would run beside the reply to the player.

use super::error::StoreError;
use futures_util::FutureExt as _;
use futures_util::future::BoxFuture;
use sqlx::sqlite::SqliteConnection;
use sqlx::{Connection as _, Executor as _};
use std::ops::{Deref, DerefMut};
use std::sync::Arc;
use tokio::sync::{Mutex, OwnedMutexGuard};

/// The write connection. Cheap to clone; who claims it has it alone.
#[derive(Clone)]
pub(super) struct WriteConnection(Arc<Mutex<Held>>);

struct Held {
    /// `None` after it was closed.
    connection: Option<SqliteConnection>,
    /// Whether a transaction was begun and neither committed nor rolled back.
    open: bool,
}

impl WriteConnection {
    pub(super) fn new(connection: SqliteConnection) -> Self {
        Self(Arc::new(Mutex::new(Held { connection: Some(connection), open: false })))
    }

    /// Waits until nobody else has the connection. Rolls back what a dropped transaction left open.
    ///
    /// # Errors
    /// After [`WriteConnection::close`].
    pub(super) async fn claim(&self) -> Result<Claim, StoreError> {
        let held = Arc::clone(&self.0).lock_owned().await;
        if held.connection.is_none() {
            return Err(sqlx::Error::PoolClosed.into());
        }
        let mut claim = Claim(held);
        if claim.0.open {
            // Fails harmlessly if the transaction was not begun.
            let _ = claim.run("ROLLBACK").await;
            claim.0.open = false;
        }
        Ok(claim)
    }

    /// Closes the connection when nobody has it any more.
    pub(super) async fn close(&self) {
        let connection = self.0.lock().await.connection.take();
        if let Some(connection) = connection
            && let Err(error) = connection.close().await
        {
            tracing::warn!(%error, "the database was not closed properly");
        }
    }
}

/// The write connection while somebody has it.
pub(super) struct Claim(OwnedMutexGuard<Held>);

impl Claim {
    /// Begins a transaction.
    pub(super) async fn begin(&mut self) -> Result<(), StoreError> {
        self.0.open = true;
        // A deferred transaction begins as a reader, and its first write could fail because of a concurrent change.
        self.run("BEGIN IMMEDIATE").await
    }

    /// Boxed, because the compiler cannot show that the future of a borrowed connection may move between threads.
    fn run(&mut self, statement: &'static str) -> BoxFuture<'_, Result<(), StoreError>> {
        async move { Ok(self.execute(statement).await.map(drop)?) }.boxed()
    }

    /// Commits the transaction.
    pub(super) async fn commit(mut self) -> Result<(), StoreError> {
        self.run("COMMIT").await?;
        self.0.open = false;
        Ok(())
    }
}

impl Deref for Claim {
    type Target = SqliteConnection;

    fn deref(&self) -> &SqliteConnection {
        self.0.connection.as_ref().expect("checked when it was claimed")
    }
}

impl DerefMut for Claim {
    fn deref_mut(&mut self) -> &mut SqliteConnection {
        self.0.connection.as_mut().expect("checked when it was claimed")
    }
}
