//! Hints: the best plans for a player's open question, thought about on a blocking thread, and counted. The rules know nothing of
//! them: the count stands beside the seat, and what a record says does not depend on it.

use super::error::{TableError, damaged};
use super::hints::HintsLook;
use super::load_and_commit::{Find, Inner};
use super::loaded_game::LoadedGame;
use super::low_priority::at_low_priority;
use super::orders::outside;
use super::types::{GameRef, Look, Person, Status};
use super::{Reply, Table, panic_isolation};
use crate::ai::{self, Advice};
use crate::rules::{Ask, Clock, Imagination, Seat, Viewer};
use futures_util::FutureExt as _;
use std::sync::Arc;
use tokio::sync::Semaphore;

/// A hint.
#[derive(Clone, Debug)]
pub struct Hint {
    /// The game as the player saw it when they asked.
    pub look: Look,
    /// The question that it is about.
    pub ask: Ask,
    /// The plans, the best first; one if there is no other.
    pub plans: Vec<Advice>,
    /// How many hints the player has had in this game, with this one.
    pub number: u32,
}

impl Table {
    /// The best plans for the open question of that person. It takes up to a second of a processor, on a thread of its own; the
    /// game goes on meanwhile. Asked again before anything has happened, it is the same hint, and not counted again.
    pub fn hint<'a>(&'a self, which: impl Into<GameRef>, who: &'a Person) -> Reply<'a, Hint> {
        let which = which.into();
        async move { self.inner.hint(which, who).await.map_err(|error| outside(which, error)) }.boxed()
    }
}

impl LoadedGame {
    /// The question of a person who may ask for a hint, with their seat.
    fn question_to_hint_at(&self, which: GameRef, who: &Person) -> Result<(Seat, Ask), TableError> {
        let seat = self.seat_to_act(which, who)?;
        if self.lobby_rules.hints_off {
            return Err(TableError::HintsOff);
        }
        if !self.playing().view(Viewer::Seat(seat)).alive.contains(&seat) {
            return Err(TableError::Out);
        }
        let mut own = self.asks().into_iter().filter(|ask| ask.to == seat && ask.clock != Clock::None);
        own.next().map(|ask| (seat, ask)).ok_or_else(|| self.not_your_turn())
    }

    /// What that viewer may know of the hints.
    pub(super) fn hints_look(&self) -> HintsLook {
        let ended = matches!(self.status, Status::Over | Status::Cancelled);
        let each = self.taken.iter().filter(|taken| ended && taken.hints.number > 0);
        let given = each.map(|taken| (taken.seated.seat, taken.hints.number)).collect();
        HintsLook { off: self.lobby_rules.hints_off, given }
    }
}

impl Inner {
    async fn hint(&self, which: GameRef, who: &Person) -> Result<Hint, TableError> {
        let loaded = self.find(which.into()).await?;
        let (seat, ask) = loaded.question_to_hint_at(which, who)?;
        let plans = self.plans_for(&loaded, seat, &ask).await?;
        if plans.is_empty() {
            return Err(damaged(loaded.row.id, "its hints"));
        }
        let events = loaded.playing().seq();
        let counted = self.change(Find::Id(loaded.id()), |draft| {
            let taken = draft.taken_mut(seat);
            if taken.seated.person != who.id {
                return Err(TableError::NotSeated);
            }
            let new = taken.hints.count(events);
            let number = taken.hints.number;
            draft.changed |= new;
            Ok(number)
        });
        let (number, _) = counted.await?;
        Ok(Hint { look: loaded.look(Viewer::Seat(seat)), ask, plans, number })
    }

    /// Thinks about a question on a blocking thread; at most so many are thought about at once.
    async fn plans_for(
        &self,
        loaded: &Arc<LoadedGame>,
        seat: Seat,
        ask: &Ask,
    ) -> Result<Vec<Advice>, TableError> {
        let _permit = self.hints.acquire().await;
        let (held, ask) = (Arc::clone(loaded), ask.clone());
        let think = move || {
            let game = held.playing();
            let number = ((held.row.id as u64) << 32) | u64::from(game.seq());
            ai::advice(&Imagination::new(game, seat), &game.view(Viewer::Seat(seat)), &ask, number)
        };
        let thought = tokio::task::spawn_blocking(|| at_low_priority(|| panic_isolation::caught(think)));
        thought.await.ok().and_then(Result::ok).ok_or_else(|| damaged(loaded.row.id, "its hints"))
    }
}

/// Permits for thinking: half of the processors stay free for requests.
pub fn room_to_think() -> Semaphore {
    let processors = std::thread::available_parallelism().map_or(1, usize::from);
    Semaphore::new((processors / 2).max(1))
}
