//! Figures about all games, for whoever operates the program; and whether the database answers.

use super::error::TableError;
use super::load_and_commit::Inner;
use super::time::Millis;
use super::{Reply, Table};
use crate::rules::{FamilyId, Rulebook};
use futures_util::FutureExt as _;
use std::collections::BTreeMap;

/// A timer counts as late from here on, in milliseconds: the worker looks twice a second.
const LATE: Millis = 5_000;

/// State of a game as an operator counts it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum GameState {
    /// Players gather.
    Lobby,
    /// It is played.
    Running,
    /// It is played, but the bot can't write in its channel, or can't read its data.
    Parked,
    /// It was played to its end.
    Over,
    /// It was called off.
    Cancelled,
    /// Its lobby was closed.
    Closed,
}

/// How much there is, and how much of it should be done by now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Figures {
    /// Number of notices that may be delivered now.
    pub notices_due: i64,
    /// Number of notices to deliver later.
    pub notices_later: i64,
    /// Number of timers that should have fired some seconds ago.
    pub timers_late: i64,
    /// How late the oldest of them is, in milliseconds.
    pub latest: Millis,
    /// Number of games by state and family; `None`: of a family that this version does not know.
    pub games: Vec<(GameState, Option<FamilyId>, i64)>,
}

impl Inner {
    async fn figures(&self) -> Result<Figures, TableError> {
        let now = self.even_now();
        let found = self.store.figures(now, now - LATE).await?;
        let mut games = BTreeMap::new();
        for row in found.games {
            let state = match row.status.as_str() {
                "lobby" => GameState::Lobby,
                "running" if row.parked => GameState::Parked,
                "running" => GameState::Running,
                "over" => GameState::Over,
                "cancelled" => GameState::Cancelled,
                _ => GameState::Closed,
            };
            *games.entry((state, Rulebook::find(&row.rulebook).map(Rulebook::family))).or_insert(0) +=
                row.games;
        }
        Ok(Figures {
            notices_due: found.notices_due,
            notices_later: found.notices_later,
            timers_late: found.timers_late,
            latest: found.oldest_timer.map_or(0, |due| now - due),
            games: games.into_iter().map(|((state, family), games)| (state, family, games)).collect(),
        })
    }
}

impl Table {
    /// Figures about all games.
    pub fn figures(&self) -> Reply<'_, Figures> {
        self.inner.figures().boxed()
    }

    /// Returns when the database can be read and written.
    pub fn reachable(&self) -> Reply<'_, ()> {
        async move { Ok(self.inner.store.reachable().await?) }.boxed()
    }
}
