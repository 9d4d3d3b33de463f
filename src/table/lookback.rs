//! A game looked back on, as everybody saw it: for charts and films. Never anything that was hidden: the events stay here.

use super::door::{Door, Find};
use super::error::{TableError, damaged};
use super::fault;
use super::types::{GameId, Look, Place, Status};
use crate::rules::{Event, History, Viewer};

/// A game that has begun, turn by turn.
#[derive(Clone, Debug)]
pub struct Lookback {
    /// The game now, as everybody may see it.
    pub look: Look,
    /// What everybody saw of it.
    pub chronicle: History,
}

impl Door {
    pub(super) async fn lookback(&self, place: Place, game: Option<GameId>) -> Result<Lookback, TableError> {
        let sitting = self.find(game.map_or(Find::Latest(place.channel), Find::Id)).await?;
        if sitting.place() != place {
            return Err(TableError::NoGameHere);
        }
        match sitting.status {
            Status::Lobby => return Err(TableError::NotRunning { host: sitting.host() }),
            Status::Running | Status::Over | Status::Cancelled if sitting.game.is_some() => {}
            _ => return Err(TableError::NoGameHere),
        }
        let rows = self.store.events(sitting.row.id, 0).await?;
        // Read after the table: what was added since is for the next time.
        let rows = rows.into_iter().filter(|row| row.seq < sitting.row.seq);
        let (events, setup): (Vec<Event>, _) = (rows.map(|row| row.event).collect(), sitting.setup.clone());
        // Some thousand events: not on the thread that everybody else waits for.
        let told = tokio::task::spawn_blocking(move || fault::caught(|| History::of(setup, &events))).await;
        let chronicle = told
            .ok()
            .and_then(Result::ok)
            .and_then(Result::ok)
            .ok_or_else(|| damaged(sitting.row.id, "its log"))?;
        Ok(Lookback { look: sitting.look(Viewer::Public), chronicle })
    }
}
