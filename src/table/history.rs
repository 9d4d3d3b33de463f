//! Public history of a game, for charts and films. Contains only what the public saw; the events themselves are not
//! returned.

use super::error::{TableError, damaged};
use super::load_and_commit::{Find, Inner};
use super::panic_isolation;
use super::types::{GameId, Look, Place, Status};
use crate::ai::{self, Course};
use crate::rules::{Event, History, Retrospect, Setup, SetupError, Viewer};
use std::sync::Arc;

/// A started game, turn by turn.
#[derive(Clone, Debug)]
pub struct GameHistory {
    /// The current game as the public sees it.
    pub look: Look,
    /// What the public saw, by turn.
    pub history: History,
    /// How the chances went, if that was asked for; of a game that is over.
    pub course: Option<Arc<Course>>,
}

impl Inner {
    pub(super) async fn lookback(
        &self,
        place: Place,
        game: Option<GameId>,
        with_course: bool,
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
        // Events were read after the row; newer ones are left out.
        let rows = rows.into_iter().filter(|row| row.seq < loaded.row.seq);
        let (events, setup): (Vec<Event>, _) = (rows.map(|row| row.event).collect(), loaded.setup.clone());
        // Thousands of events are slow to replay: use a blocking thread.
        let told =
            tokio::task::spawn_blocking(move || panic_isolation::caught(|| told(setup, events, with_course)))
                .await;
        let (history, course) = told
            .ok()
            .and_then(Result::ok)
            .and_then(Result::ok)
            .ok_or_else(|| damaged(loaded.row.id, "its log"))?;
        Ok(GameHistory { look: loaded.look(Viewer::Public), history, course })
    }
}

/// The history; with the course, if that is asked for and the game is over.
fn told(
    setup: Setup,
    events: Vec<Event>,
    with_course: bool,
) -> Result<(History, Option<Arc<Course>>), SetupError> {
    let history = History::of(setup.clone(), &events)?;
    let over = if with_course { Retrospect::of(setup, events)? } else { None };
    Ok((history, over.as_ref().and_then(ai::course).map(Arc::new)))
}
