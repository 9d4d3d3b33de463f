//! Event log of games, and its snapshots. Snapshots are a cache and may be deleted.

use super::log_parts::LogPartRow;
use super::operations_macro::operations;
use super::row::Row;
use super::{Store, StoreError};
use crate::rules::{Event, UnreadableEvent};

/// One event of the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EventRow {
    /// Number of the event, 0-based.
    pub seq: i64,
    /// Turn in which it happened (0: the set-up).
    pub turn: i64,
    /// Time of the event.
    pub at: i64,
    /// The event itself.
    pub event: Event,
}

/// State of a game after the first `seq` events.
#[derive(Clone, PartialEq, Eq)]
pub struct Snapshot {
    /// Number of events applied.
    pub seq: i64,
    /// Version of the serialized state; a snapshot with another one is not used.
    pub state_version: i64,
    /// State of the game (JSON).
    pub body: String,
}

/// An event as stored (JSON), with nothing behind it.
fn read(version: u32, body: &str) -> Result<Event, UnreadableEvent> {
    let mut stored = serde_json::Deserializer::from_str(body);
    let event = Event::read(version, &mut stored)?;
    stored.end().map_err(|_| UnreadableEvent::Damaged)?;
    Ok(event)
}

fn entry(row: &Row) -> Result<EventRow, StoreError> {
    let body: String = row.try_get("body")?;
    let version: i64 = row.try_get("version")?;
    let event = read(u32::try_from(version).unwrap_or_default(), &body).map_err(|fault| match fault {
        UnreadableEvent::Newer(_) => {
            StoreError::Damaged("an event that a newer version of this program stored")
        }
        UnreadableEvent::Damaged => StoreError::Damaged("an event"),
    })?;
    Ok(EventRow { seq: row.try_get("seq")?, turn: row.try_get("turn")?, at: row.try_get("at")?, event })
}

impl Store {
    /// The events of a game from number `from` on, in order.
    pub async fn events(&self, game: i64, from: i64) -> Result<Vec<EventRow>, StoreError> {
        self.pass("events")?;
        let rows = self.query(
            "SELECT seq, turn, at, body, version FROM events WHERE game = $1 AND seq >= $2 ORDER BY seq",
        );
        rows.bind(game).bind(from).all().await?.iter().map(entry).collect()
    }

    /// The events of one turn, in order.
    pub async fn events_of_turn(&self, game: i64, turn: i64) -> Result<Vec<EventRow>, StoreError> {
        self.pass("events of turn")?;
        let rows = self.query(
            "SELECT seq, turn, at, body, version FROM events WHERE game = $1 AND turn = $2 ORDER BY seq",
        );
        rows.bind(game).bind(turn).all().await?.iter().map(entry).collect()
    }

    /// The snapshot of a game, if there is one.
    pub async fn snapshot(&self, game: i64) -> Result<Option<Snapshot>, StoreError> {
        self.pass("snapshot")?;
        let row = self.query("SELECT seq, state_version, body FROM snapshots WHERE game = $1").bind(game);
        let row = row.optional().await?;
        let snapshot = |row: Row| {
            Ok(Snapshot { seq: row.try_get(0)?, state_version: row.try_get(1)?, body: row.try_get(2)? })
        };
        row.map(snapshot).transpose()
    }

    /// Deletes all snapshots.
    pub async fn drop_snapshots(&self) -> Result<(), StoreError> {
        let mut write = self.write()?;
        write.add(LogOperation::DropSnapshots {})?;
        write.commit().await
    }
}

/// One event with its body serialized.
pub(super) struct LogEntry {
    pub(super) seq: i64,
    pub(super) turn: i64,
    pub(super) at: i64,
    pub(super) body: String,
}

operations! {
    /// Changes of event logs, snapshots and the messages of turn logs.
    LogOperation {
        Append { game: i64, entries: Vec<LogEntry> } = "append events",
        PutSnapshot { game: i64, snapshot: Snapshot } = "put snapshot",
        DropSnapshots {} = "drop snapshots",
        PutPart { notice: i64, row: LogPartRow } = "put log part",
    }
}
