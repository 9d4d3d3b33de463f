//! Timers are rows: what falls due when.

use super::operations_macro::operations;
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
    /// Which of several questions put to that seat at once.
    pub number: i64,
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
        number: row.try_get("number")?,
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
        number: number("number").unwrap_or(0),
        due: number("due"),
        remaining: number("remaining").unwrap_or(0),
    })
}

impl TimerRow {
    /// A timer of the table as a whole.
    pub fn of_table(game: i64, kind: &str, due: Option<i64>) -> Self {
        Self { game, seat: -1, kind: kind.to_owned(), span: 0, number: 0, due, remaining: 0 }
    }

    /// What tells the timers of a game apart: seat, kind, since when, which question.
    pub fn key(&self) -> (i64, &str, i64, i64) {
        (self.seat, &self.kind, self.span, self.number)
    }
}

impl Store {
    /// The timers of a game.
    pub async fn timers(&self, game: i64) -> Result<Vec<TimerRow>, StoreError> {
        self.pass("timers")?;
        let rows = sqlx::query("SELECT * FROM timers WHERE game = $1 ORDER BY seat, kind, span, number");
        rows.bind(game).fetch_all(&self.reader).await?.iter().map(timer).collect()
    }

    /// What is due at `now`, the oldest first.
    pub async fn due(&self, now: i64, limit: i64) -> Result<Vec<TimerRow>, StoreError> {
        self.pass("due")?;
        let rows = sqlx::query(AssertSqlSafe(format!(
            "SELECT * FROM timers WHERE due IS NOT NULL AND due <= $1 \
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
        Delete { row: TimerRow } = "delete timer",
    }
}

impl Write {
    /// Sets a timer: one for each key of a game.
    pub fn put_timer(&mut self, timer: &TimerRow) -> Result<(), StoreError> {
        self.add(TimerOperation::Put { row: timer.clone() })
    }

    /// Takes a timer away.
    pub fn delete_timer(&mut self, timer: &TimerRow) -> Result<(), StoreError> {
        self.add(TimerOperation::Delete { row: timer.clone() })
    }
}
