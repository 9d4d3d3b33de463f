//! `WriteConnection`: the one connection that writes. Not a pool of one: a pool tests a connection after each use, and that
//! round trip would run beside the reply to the player.

use super::error::StoreError;
use super::log_generation::Beside;
use futures_util::FutureExt as _;
use futures_util::future::BoxFuture;
use sqlx::sqlite::SqliteConnection;
use sqlx::{Connection as _, Executor as _};
use std::ops::{Deref, DerefMut};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use tokio::sync::{Mutex, OwnedMutexGuard};

/// After so many more, if it could not be written back whole.
const SOON: u32 = 8;
/// The log is written back after so many commits, which take about 1,000 pages.
const COMMITS: u32 = 128;

/// The write connection. Cheap to clone; who claims it has it alone.
#[derive(Clone)]
pub(super) struct WriteConnection {
    held: Arc<Mutex<Held>>,
    /// Commits since the log was written back; `None` if `SQLite` does that by itself.
    commits: Option<Arc<AtomicU32>>,
}

struct Held {
    /// `None` after it was closed.
    connection: Option<SqliteConnection>,
    /// Whether a transaction was begun and neither committed nor rolled back.
    open: bool,
    /// What lay beside the database, as long as its log has no number ([`super::generation`]).
    unnumbered: Option<Beside>,
}

impl WriteConnection {
    /// With `folds` this program writes the log back ([`WriteConnection::committed`]), else `SQLite` does.
    pub(super) fn new(connection: SqliteConnection, folds: bool) -> Self {
        let held = Arc::new(Mutex::new(Held { connection: Some(connection), open: false, unnumbered: None }));
        Self { held, commits: folds.then(Arc::default) }
    }

    /// Whether this program writes the log back, and not `SQLite`.
    pub(super) const fn folds(&self) -> bool {
        self.commits.is_some()
    }

    /// Counts a commit, and writes the log back from time to time, in the background.
    pub(super) fn committed(&self) {
        let Some(commits) = self.commits.clone() else { return };
        if commits.fetch_add(1, Ordering::Relaxed) + 1 < COMMITS {
            return;
        }
        commits.store(0, Ordering::Relaxed);
        let this = self.clone();
        tokio::spawn(async move {
            match this.fold().await {
                // Closed: that writes the log back.
                Ok(true) | Err(StoreError::Closed) => {}
                Ok(false) => commits.store(COMMITS - SOON, Ordering::Relaxed),
                Err(error) => tracing::warn!(%error, "the write-ahead log could not be written back"),
            }
        });
    }

    /// Has the log of a database that was just opened numbered before the first change; `beside` is what lay beside the
    /// database. Does not wait for it: that takes several writes to the disk, and nobody who only reads needs them.
    pub(super) async fn number_before_changes(&self, beside: Beside) {
        self.held.lock().await.unnumbered = Some(beside);
        let this = self.clone();
        tokio::spawn(async move {
            match this.claim().await {
                Ok(_) | Err(StoreError::Closed) => {}
                Err(error) => tracing::warn!(%error, "the write-ahead log could not be numbered"),
            }
        });
    }

    /// Waits until nobody else has the connection. Rolls back what a dropped transaction left open.
    ///
    /// # Errors
    /// After [`WriteConnection::close`]; and as long as the log can't be numbered.
    pub(super) async fn claim(&self) -> Result<Claim, StoreError> {
        let held = Arc::clone(&self.held).lock_owned().await;
        if held.connection.is_none() {
            return Err(StoreError::Closed);
        }
        let mut claim = Claim(held);
        if claim.0.open {
            // Fails harmlessly if the transaction was not begun.
            let _ = claim.run("ROLLBACK").await;
            claim.0.open = false;
        }
        if let Some(beside) = claim.0.unnumbered {
            claim.number(beside).await?;
            claim.0.unnumbered = None;
        }
        Ok(claim)
    }

    /// Closes the connection when nobody has it any more.
    pub(super) async fn close(&self) {
        let connection = self.held.lock().await.connection.take();
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
