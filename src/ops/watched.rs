//! `Watched`: what is looked at when somebody asks for `/health` or `/metrics`.

use super::metrics::Monitor;
use crate::table::{Clock, Table};
use std::future::Future;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

/// See the module.
#[derive(Clone)]
pub struct Watched {
    /// The counters of the bot.
    pub monitor: Arc<Monitor>,
    /// Its games.
    pub table: Table,
    /// The clock of the games.
    pub clock: Arc<dyn Clock>,
    /// Path of a file beside the database, which is written to probe the disk and is gone afterwards; `None`: the database is on a
    /// server, which knows its own disk.
    pub probe: Option<PathBuf>,
}

/// Time limit for whatever asks the disk, the database or the gateway.
const PATIENCE: Duration = Duration::from_secs(2);

/// What that gives, if it comes in time.
pub(super) async fn in_time<T>(asked: impl Future<Output = T>) -> Option<T> {
    tokio::time::timeout(PATIENCE, asked).await.ok()
}
