//! The only SQL: event log, snapshots, timers, outbox, lobbies, people, settings, tournaments.
//!
//! Reads go to a few connections, writes to one: [`Store::write`] opens the one transaction that a request gets, and
//! whoever loses a race for a game's version or for an event's number learns so by [`StoreError::Conflict`].
//!
//! Never: deciding anything, reading a clock, keeping anything in memory, writing a game's content to the log.

mod database_lock;
mod error;
mod file_permissions;
mod games;
mod log;
mod log_parts;
mod notice_topic;
mod open;
mod operation;
mod operations_macro;
mod outbox;
mod people;
mod sqlite;
mod timers;
mod tournament_outbox;
mod tournaments;
mod unreadable_games;
mod write_transaction;

pub use error::StoreError;
pub use games::{GameRow, NewGameRow, SeatRow};
pub use log::{EventRow, Snapshot};
pub use log_parts::LogPartRow;
pub use notice_topic::Topic;
pub use outbox::{NoticeRow, OutboxRow, StoredNotice};
pub use people::PersonRow;
pub use timers::TimerRow;
pub use tournament_outbox::TournamentNoticeRow;
pub use tournaments::{EntrantRow, TournamentRow, TournamentTableRow};
pub use write_transaction::Write;

use sqlx::sqlite::SqlitePool;
use std::fmt;
use std::sync::Arc;

/// Stops the program at a chosen place, for the simulation. Inert in play.
pub trait Fault: Send + Sync {
    /// Called before every statement and around every commit. True: the process "dies" here, and so at every later
    /// call.
    fn stops(&self, at: &'static str) -> bool;
}

/// An open database. Cheap to clone.
#[derive(Clone)]
pub struct Store {
    reader: SqlitePool,
    writer: SqlitePool,
    fault: Option<Arc<dyn Fault>>,
    /// Held, so that no other program plays on the same database.
    #[expect(dead_code, reason = "it works by being there")]
    alone: Option<Arc<std::fs::File>>,
}

impl fmt::Debug for Store {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Store")
    }
}

impl Store {
    /// The same store with a hook that can stop it: for the simulation.
    #[must_use]
    pub fn with_fault(mut self, fault: Arc<dyn Fault>) -> Self {
        self.fault = Some(fault);
        self
    }

    /// Closes every connection; what was committed is kept anyway.
    pub async fn close(&self) {
        self.reader.close().await;
        self.writer.close().await;
    }

    pub(crate) fn pass(&self, at: &'static str) -> Result<(), StoreError> {
        pass(self.fault.as_ref(), at)
    }
}

fn pass(fault: Option<&Arc<dyn Fault>>, at: &'static str) -> Result<(), StoreError> {
    if fault.is_some_and(|fault| fault.stops(at)) { Err(StoreError::Stopped(at)) } else { Ok(()) }
}
