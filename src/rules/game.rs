//! One game as a value, and the five things that can be asked of it. Never decides by itself: families do.

use super::action::Action;
use super::ask::{Ask, Illegal};
use super::board::Board;
use super::chance::{Chance, Luck};
use super::event::{Event, How, Viewer};
use super::family::classic::{self, Classic};
use super::ids::{AskId, Seat};
use super::outcome::Outcome;
use super::setup::{Setup, SetupError};
use super::view::View;
use serde::{Deserialize, Serialize};

/// A game in progress. Its state follows from its [`Setup`] and its events alone.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Game {
    pub(crate) setup: Setup,
    pub(crate) seq: u32,
    pub(crate) draws: u64,
    pub(crate) outcome: Option<Outcome>,
    pub(crate) family: Family,
}

/// The part of the state that only one family knows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Family {
    /// First edition, classic, objectives, tournament.
    Classic(Classic),
}

impl Game {
    /// An empty board before the first event. [`Game::open`] gives the first events.
    ///
    /// # Errors
    /// If the setup can't be played.
    pub fn new(setup: Setup) -> Result<Self, SetupError> {
        setup.check()?;
        let family = Family::Classic(Classic::new(&setup));
        Ok(Self { setup, seq: 0, draws: 0, outcome: None, family })
    }

    /// The game that a log tells of.
    ///
    /// # Errors
    /// If the setup can't be played.
    pub fn replay<'e>(setup: Setup, events: impl IntoIterator<Item = &'e Event>) -> Result<Self, SetupError> {
        let mut game = Self::new(setup)?;
        for event in events {
            game.evolve(event);
        }
        Ok(game)
    }

    /// The first events: who starts, what is dealt. Only for a game without events.
    pub fn open(&self, chance: &mut dyn Chance) -> Vec<Event> {
        assert_eq!(self.seq, 0, "a game opens once");
        classic::open(self, Luck::new(chance, self.draws))
    }

    /// What was agreed before the start.
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Number of events so far.
    pub const fn seq(&self) -> u32 {
        self.seq
    }

    /// How it ended, if it did.
    pub const fn outcome(&self) -> Option<&Outcome> {
        self.outcome.as_ref()
    }

    /// The board that it is played on.
    pub fn board(&self) -> &'static Board {
        Board::get(self.setup.board())
    }

    /// Who must decide what, now. Empty only before [`Game::open`] and when the game is over.
    pub fn asks(&self) -> Vec<Ask> {
        classic::asks(self)
    }

    /// The question of that name, if it is open.
    pub fn ask(&self, id: AskId) -> Option<Ask> {
        self.asks().into_iter().find(|ask| ask.id == id)
    }

    /// Decides an answer: gives the events that it leads to, changes nothing.
    ///
    /// # Errors
    /// Why it is refused.
    pub fn act(
        &self,
        by: Seat,
        ask: AskId,
        action: &Action,
        how: How,
        chance: &mut dyn Chance,
    ) -> Result<Vec<Event>, Illegal> {
        if self.outcome.is_some() {
            return Err(Illegal::Over);
        }
        let pace = classic::check(self, by, ask, action)?;
        Ok(classic::decide(self, ask, pace, action, how, Luck::new(chance, self.draws)))
    }

    /// Time is up for a question: its default answer.
    ///
    /// # Errors
    /// [`Illegal::Over`] or [`Illegal::Stale`] if nobody is asked that any more.
    pub fn expire(&self, ask: AskId, chance: &mut dyn Chance) -> Result<Vec<Event>, Illegal> {
        if self.outcome.is_some() {
            return Err(Illegal::Over);
        }
        let found = self.ask(ask).ok_or(Illegal::Stale)?;
        self.act(found.to, ask, &found.default, How::Silence, chance)
    }

    /// Time is up, says the table's clock (R2-28): the events to record, none if the game doesn't end by time or was told
    /// before. The turn and the round go on (A2-11).
    pub fn call_time(&self) -> Vec<Event> {
        classic::call_time(self)
    }

    /// Minutes from the start after which the table's clock is to call time, while it has not been called; nothing if
    /// the game ends otherwise.
    pub fn minutes(&self) -> Option<u32> {
        classic::minutes(self)
    }

    /// Records an event. Total: no rules, no luck, no errors.
    pub fn evolve(&mut self, event: &Event) {
        classic::evolve(self, event);
        self.seq += 1;
    }

    /// What that viewer may see.
    pub fn view(&self, viewer: Viewer) -> View {
        match &self.family {
            Family::Classic(state) => classic::view(self, state, viewer),
        }
    }

    /// Another world that this viewer can't tell from this one: hidden things are drawn anew.
    #[must_use]
    pub fn resample(&self, viewer: Viewer, chance: &mut dyn Chance) -> Self {
        match &self.family {
            Family::Classic(state) => classic::resample(self, state, viewer, Luck::new(chance, 0)),
        }
    }
}
