//! Timers are rows: what falls due when.

use super::operation::operations;
use super::{Store, StoreError, Write};
use sqlx::sqlite::SqliteRow;
use sqlx::{AssertSqlSafe, Row};

/// One timer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TimerRow {
    /// Which game.
    pub game: i64,
    /// Which seat; -1 for the table as a whole.
    pub seat: i64,
    /// What kind of waiting.
    pub kind: String,
    /// Which one: the event number at which the waiting began.
    pub span: i64,
    /// When it falls due; nothing while it stands still.
    pub due: Option<i64>,
    /// Milliseconds left while it stands still.
    pub remaining: i64,
}

fn timer(row: &SqliteRow) -> Result<TimerRow, StoreError> {
    Ok(TimerRow {
        game: row.try_get("game")?,
        seat: row.try_get("seat")?,
        kind: row.try_get("kind")?,
        span: row.try_get("span")?,
        due: row.try_get("due")?,
        remaining: row.try_get("remaining")?,
    })
}

/// A timer that is due, as far as it can be understood: one damaged row must not hide the others. Whoever reads that game
/// finds out.
fn due(row: &SqliteRow) -> Option<TimerRow> {
    let number = |column| row.try_get::<i64, _>(column).ok();
    Some(TimerRow {
        game: number("game")?,
        seat: number("seat").unwrap_or(-1),
        kind: row.try_get("kind").unwrap_or_default(),
        span: number("span").unwrap_or(0),
        due: number("due"),
        remaining: number("remaining").unwrap_or(0),
    })
}

impl Store {
    /// The timers of a game.
    pub async fn timers(&self, game: i64) -> Result<Vec<TimerRow>, StoreError> {
        self.pass("timers")?;
        let rows = sqlx::query(
            "SELECT game, seat, kind, span, due, remaining FROM timers WHERE game = $1 ORDER BY seat, kind",
        );
        rows.bind(game).fetch_all(&self.reader).await?.iter().map(timer).collect()
    }

    /// What is due at `now`, the oldest first.
    pub async fn due(&self, now: i64, limit: i64) -> Result<Vec<TimerRow>, StoreError> {
        self.pass("due")?;
        let rows = sqlx::query(AssertSqlSafe(format!(
            "SELECT game, seat, kind, span, due, remaining FROM timers WHERE due IS NOT NULL AND due <= $1 \
             ORDER BY due, game, seat LIMIT {limit}",
        )));
        Ok(rows.bind(now).fetch_all(&self.reader).await?.iter().filter_map(due).collect())
    }

    /// When the next timer falls due.
    pub async fn next_due(&self) -> Result<Option<i64>, StoreError> {
        self.pass("next due")?;
        let row = sqlx::query("SELECT MIN(due) FROM timers WHERE due IS NOT NULL");
        Ok(row.fetch_one(&self.reader).await?.try_get(0)?)
    }
}

operations! {
    /// Changes of timers.
    TimerOperation {
        Put { row: TimerRow } = "put timer",
        Delete { game: i64, seat: i64, kind: String } = "delete timer",
    }
}

impl Write {
    /// Sets a timer: one for each game, seat and kind.
    pub fn put_timer(&mut self, timer: &TimerRow) -> Result<(), StoreError> {
        self.add(TimerOperation::Put { row: timer.clone() })
    }

    /// Takes a timer away.
    pub fn delete_timer(&mut self, game: i64, seat: i64, kind: &str) -> Result<(), StoreError> {
        self.add(TimerOperation::Delete { game, seat, kind: kind.to_owned() })
    }
}
