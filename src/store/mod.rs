//! Database access (`SQLite`, PostgreSQL): event log, snapshots, timers, outbox, lobbies, people, settings, tournaments. All SQL of
//! the program is here.
//!
//! Reads use a small connection pool, writes a single connection. [`Store::write`] opens the transaction of a request. If
//! the version of a game or the number of an event was taken by a concurrent request, the commit fails with
//! [`StoreError::Conflict`].
//!
//! Must not write the content of games to the program's log.

mod backend;
mod backup;
mod beacon_rounds;
mod connection_pool;
mod contents;
mod database_files;
mod database_lock;
mod dialect;
mod digests;
mod erasure;
mod error;
mod figures;
mod file_permissions;
mod games;
mod last_used;
mod log;
mod log_file_space;
mod log_generation;
mod log_parts;
mod migrations;
mod moving;
mod named_writes;
mod notice_topic;
mod open;
mod open_server;
mod operation;
mod operations_macro;
mod outbox;
mod people;
mod personal_rows;
mod personal_rows_on_server;
mod postgres;
mod private_talks;
mod query;
mod reliability;
mod restore;
mod results;
mod row;
mod server_address;
mod server_problem;
mod sqlite;
mod statements;
mod tables;
mod timers;
mod tournament_outbox;
mod tournaments;
mod transaction;
mod unreadable_games;
mod vacations;
mod value;
mod write_ahead_log;
mod write_connection;
mod write_transaction;

pub use backup::CopyError;
pub use beacon_rounds::RoundRow;
pub use connection_pool::pool_of;
pub use contents::Contents;
pub use database_files::beside;
pub use digests::DigestRow;
pub use erasure::{Fate, PersonalTexts};
pub use error::StoreError;
pub use games::{GameRow, NewGameRow, SeatRow};
pub use log::{EventRow, Snapshot};
pub use log_parts::LogPartRow;
pub use moving::MoveError;
pub use notice_topic::Topic;
pub use outbox::{NoticeRow, OutboxRow, StoredNotice};
pub use people::PersonRow;
pub use personal_rows::PersonalRows;
pub use private_talks::TalkRow;
pub use restore::Restored;
pub use results::{ResultRow, ResultSeatRow};
pub use server_address::ServerAddress;
pub use server_problem::ServerProblem;
pub use timers::TimerRow;
pub use tournament_outbox::TournamentNoticeRow;
pub use tournaments::{EntrantRow, TournamentRow, TournamentTableRow};
pub use vacations::VacationRow;
pub use write_transaction::{EarlyConnection, Write};

use backend::Backend;
use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// Test hook that stops the program at a chosen point. Not used in normal operation.
pub trait Fault: Send + Sync {
    /// Called before every statement and around every commit. True simulates a crash here; from then on all calls must
    /// return true.
    fn stops(&self, at: &'static str) -> bool;

    /// Called at the same points. True makes the statement or the commit fail, as on a full disk: nothing is stored, and the
    /// program goes on.
    fn fails(&self, _at: &'static str) -> bool {
        false
    }
}

/// An open database. Cheap to clone.
#[derive(Clone)]
pub struct Store {
    backend: Arc<Backend>,
    fault: Option<Arc<dyn Fault>>,
    /// Whether the last change failed for a reason that has nothing to do with it, such as a full disk.
    failing: Arc<AtomicBool>,
}

impl fmt::Debug for Store {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Store")
    }
}

impl Store {
    fn new(backend: Backend) -> Self {
        Self { backend: Arc::new(backend), fault: None, failing: Arc::default() }
    }

    /// Adds a hook that can stop the store, for simulated crashes.
    #[must_use]
    pub fn with_fault(mut self, fault: Arc<dyn Fault>) -> Self {
        self.fault = Some(fault);
        self
    }

    /// Closes all connections, when nobody uses them any more. The last one to close a database writes everything into its
    /// file and removes the files beside it. Committed data is safe without it, but not all in that file.
    pub async fn close(&self) {
        self.backend.close().await;
    }

    /// Whether the last change failed for a reason that has nothing to do with it, such as a full disk.
    pub fn is_failing(&self) -> bool {
        self.failing.load(Ordering::Acquire)
    }

    pub(crate) fn pass(&self, at: &'static str) -> Result<(), StoreError> {
        pass(self.fault.as_ref(), at)
    }
}

fn pass(fault: Option<&Arc<dyn Fault>>, at: &'static str) -> Result<(), StoreError> {
    match fault {
        Some(fault) if fault.stops(at) => Err(StoreError::Stopped(at)),
        Some(fault) if fault.fails(at) => Err(StoreError::Failed("database or disk is full".into())),
        _ => Ok(()),
    }
}
