//! Timers: when deadlines of games fall due, one row each.

use super::operations_macro::operations;
use super::row::Row;
use super::{Store, StoreError};
use sqlx::AssertSqlSafe;

/// One timer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TimerRow {
    /// Id of the game.
    pub game: i64,
    /// Number of the seat; -1 for the game as a whole.
    pub seat: i64,
    /// Kind of the timer, such as `turn`.
    pub kind: String,
    /// Number of the event after which the wait began.
    pub span: i64,
    /// Number of the question among those put to that seat at once.
    pub number: i64,
    /// When it falls due; `None` while it is suspended.
    pub due: Option<i64>,
    /// Remaining milliseconds while it is suspended.
    pub remaining: i64,
}

fn timer(row: &Row) -> Result<TimerRow, StoreError> {
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

/// Reads a due timer, with defaults for unreadable columns: one damaged row must not hide the others. The damage is found
/// when the game is loaded.
fn due(row: &Row) -> Option<TimerRow> {
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
    /// A timer of the game as a whole.
    pub fn of_table(game: i64, kind: &str, due: Option<i64>) -> Self {
        Self { game, seat: -1, kind: kind.to_owned(), span: 0, number: 0, due, remaining: 0 }
    }

    /// Key of a timer within its game: seat, kind, span, number of the question.
    pub fn key(&self) -> (i64, &str, i64, i64) {
        (self.seat, &self.kind, self.span, self.number)
    }
}

/// While an order of a game waits for its dice, nothing else of that game falls due, except the notice that the dice are late.
pub(super) const NOT_BOUND: &str = "(kind = 'dice' OR game NOT IN (SELECT id FROM games WHERE bound <> ''))";

impl Store {
    /// The timers of a game.
    pub async fn timers(&self, game: i64) -> Result<Vec<TimerRow>, StoreError> {
        self.pass("timers")?;
        let rows = self.query("SELECT * FROM timers WHERE game = $1 ORDER BY seat, kind, span, number");
        rows.bind(game).all().await?.iter().map(timer).collect()
    }

    /// Timers that are due at `now`, oldest first; without those of games whose order waits for its dice.
    pub async fn due(&self, now: i64, limit: i64) -> Result<Vec<TimerRow>, StoreError> {
        self.pass("due")?;
        let rows = self.query(AssertSqlSafe(format!(
            "SELECT * FROM timers WHERE due IS NOT NULL AND due <= $1 AND {NOT_BOUND} \
             ORDER BY due, game, seat LIMIT {limit}",
        )));
        Ok(rows.bind(now).all().await?.iter().filter_map(due).collect())
    }

    /// When the next timer falls due.
    pub async fn next_due(&self) -> Result<Option<i64>, StoreError> {
        self.pass("next due")?;
        let row = self.query(AssertSqlSafe(format!(
            "SELECT MIN(due) FROM timers WHERE due IS NOT NULL AND {NOT_BOUND}"
        )));
        Ok(row.one().await?.try_get(0)?)
    }
}

operations! {
    /// Changes of timers.
    TimerOperation {
        Put { row: TimerRow } = "put timer",
        Delete { row: TimerRow } = "delete timer",
    }
}
