//! `Contents`: how much is in a database, for the operator.

use super::row::Row;
use super::{Store, StoreError};
use std::fmt;

/// How many rows of each kind a database has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Contents {
    /// Games, from their lobby on, in any status.
    pub games: i64,
    /// Entries of the logs of all games.
    pub events: i64,
    /// Private talks.
    pub talks: i64,
    /// Tournaments.
    pub tournaments: i64,
}

/// Counts all of it in one row.
pub(super) const COUNT: &str = "SELECT (SELECT count(*) FROM games) AS games, (SELECT count(*) FROM events) AS events, \
     (SELECT count(*) FROM talks) AS talks, (SELECT count(*) FROM tournaments) AS tournaments";

impl Contents {
    pub(super) fn read(row: &Row) -> Result<Self, sqlx::Error> {
        Ok(Self {
            games: row.try_get("games")?,
            events: row.try_get("events")?,
            talks: row.try_get("talks")?,
            tournaments: row.try_get("tournaments")?,
        })
    }
}

impl fmt::Display for Contents {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { games, events, talks, tournaments } = *self;
        let plural = |n: i64, one: &str, more: &str| format!("{n} {}", if n == 1 { one } else { more });
        write!(
            f,
            "{} with {}, {}, {}",
            plural(games, "game", "games"),
            plural(events, "log entry", "log entries"),
            plural(talks, "talk", "talks"),
            plural(tournaments, "tournament", "tournaments"),
        )
    }
}

impl Store {
    /// How much is in the database.
    pub async fn contents(&self) -> Result<Contents, StoreError> {
        self.pass("contents")?;
        Ok(Contents::read(&self.query(COUNT).one().await?)?)
    }
}
