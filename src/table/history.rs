//! A game looked back on, as everybody saw it: for charts and films. Never anything that was hidden: the events stay here.

use super::error::{TableError, damaged};
use super::load_and_commit::{Find, Inner};
use super::panic_isolation;
use super::types::{GameId, Look, Place, Status};
use crate::rules::{Event, History, Viewer};

/// A game that has begun, turn by turn.
#[derive(Clone, Debug)]
pub struct GameHistory {
    /// The game now, as everybody may see it.
    pub look: Look,
    /// What everybody saw of it.
    pub history: History,
}

impl Inner {
    pub(super) async fn lookback(
        &self,
        place: Place,
        game: Option<GameId>,
    ) -> Result<GameHistory, TableError> {
        let loaded = self.find(game.map_or(Find::Latest(place.channel), Find::Id)).await?;
        if loaded.place() != place {
            return Err(TableError::NoGameHere);
        }
        match loaded.status {
            Status::Lobby => return Err(TableError::NotRunning { host: loaded.host() }),
            Status::Running | Status::Over | Status::Cancelled if loaded.game.is_some() => {}
            _ => return Err(TableError::NoGameHere),
        }
        let rows = self.store.events(loaded.row.id, 0).await?;
        // Read after the table: what was added since is for the next time.
        let rows = rows.into_iter().filter(|row| row.seq < loaded.row.seq);
        let (events, setup): (Vec<Event>, _) = (rows.map(|row| row.event).collect(), loaded.setup.clone());
        // Some thousand events: not on the thread that everybody else waits for.
        let told =
            tokio::task::spawn_blocking(move || panic_isolation::caught(|| History::of(setup, &events)))
                .await;
        let history = told
            .ok()
            .and_then(Result::ok)
            .and_then(Result::ok)
            .ok_or_else(|| damaged(loaded.row.id, "its log"))?;
        Ok(GameHistory { look: loaded.look(Viewer::Public), history })
    }
}
