//! Counts over all games, for whoever operates the program.

use super::timers::NOT_BOUND;
use super::{Store, StoreError};
use sqlx::AssertSqlSafe;

/// Games with the same status and rulebook.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GamesRow {
    /// Status, as in the table of games.
    pub status: String,
    /// Whether they are parked.
    pub parked: bool,
    /// Key of the rulebook; empty: the row can't be read.
    pub rulebook: String,
    /// Their number.
    pub games: i64,
}

/// What was counted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FiguresRow {
    /// Pending notices of games and tournaments that may be tried now.
    pub notices_due: i64,
    /// Other pending notices.
    pub notices_later: i64,
    /// Timers that were due before the given time.
    pub timers_late: i64,
    /// When the oldest of them was due.
    pub oldest_timer: Option<i64>,
    /// Games by status, whether they are parked, and rulebook.
    pub games: Vec<GamesRow>,
}

impl Store {
    /// Counts notices that are due at `now`, timers that were due at `late`, and games. Nothing reads a game or a notice: games are counted in
    /// an index, and few notices are pending.
    pub async fn figures(&self, now: i64, late: i64) -> Result<FiguresRow, StoreError> {
        self.pass("figures")?;
        let notices = self.query(
            "SELECT COUNT(CASE WHEN not_before <= $1 THEN 1 END), COUNT(CASE WHEN not_before > $1 THEN 1 END) FROM \
             (SELECT not_before FROM outbox WHERE state = 'pending' \
             UNION ALL SELECT not_before FROM tournament_outbox WHERE state = 'pending') AS pending",
        );
        let notices = notices.bind(now).one().await?;
        let timers = self.query(AssertSqlSafe(format!(
            "SELECT COUNT(*), MIN(due) FROM timers WHERE due IS NOT NULL AND due <= $1 AND {NOT_BOUND}"
        )));
        let timers = timers.bind(late).one().await?;
        let games = self.query(
            "SELECT status, parked, rulebook, COUNT(*) FROM games GROUP BY status, parked, rulebook \
             ORDER BY status, parked, rulebook",
        );
        let games = games.all().await?;
        let games = games.iter().map(|row| {
            Ok(GamesRow {
                status: row.try_get(0)?,
                parked: !row.try_get::<String, _>(1)?.is_empty(),
                rulebook: row.try_get(2)?,
                games: row.try_get(3)?,
            })
        });
        Ok(FiguresRow {
            notices_due: notices.try_get(0)?,
            notices_later: notices.try_get(1)?,
            timers_late: timers.try_get(0)?,
            oldest_timer: timers.try_get(1)?,
            games: games.collect::<Result<_, StoreError>>()?,
        })
    }

    /// Returns when a row can be read and a change could be written.
    pub async fn reachable(&self) -> Result<(), StoreError> {
        self.pass("reachable")?;
        self.backend.reachable().await
    }
}
