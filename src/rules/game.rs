//! One game as a value, and what can be asked of it. Hands everything to the game's own family.

use super::board::Board;
use super::engine::{AnswerOrigin, Ask, Chance, Event, Forecast, Illegal, Viewer};
use super::families::{Action, AnyGame, FamilyState, Menu, Order, Plan, Standing, StopReason, View};
use super::ids::{AskId, Seat};
use super::outcome::Outcome;
use super::setup::{Setup, SetupError};
use serde::{Deserialize, Serialize};

/// The version of the shape that a stored [`Game`] has: raised whenever that shape changes, or what a part of it means. A state
/// of another version is thrown away, and the log tells the game again.
pub const STATE_VERSION: u32 = 1;

/// A game in progress. Its state follows from its [`Setup`] and its events alone.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Stored", into = "Stored")]
pub struct Game(pub(super) AnyGame);

/// A game as it is stored.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Stored {
    setup: Setup,
    seq: u32,
    draws: u64,
    outcome: Option<Outcome>,
    family: FamilyState,
}

impl From<Stored> for Game {
    fn from(stored: Stored) -> Self {
        let Stored { setup, seq, draws, outcome, family } = stored;
        Self(AnyGame::with(setup, (seq, draws), outcome, family))
    }
}

impl From<Game> for Stored {
    fn from(game: Game) -> Self {
        let any = game.0.any();
        Self {
            setup: any.setup().clone(),
            seq: any.seq(),
            draws: any.draws(),
            outcome: any.outcome().cloned(),
            family: any.state(),
        }
    }
}

/// What an order does next.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Going {
    /// Gives this answer; the rest of the order, if any, follows.
    Answer(Action, Option<Plan>),
    /// Is done, or can't go on: why, if the person is to be told.
    Stop(Option<StopReason>),
}

impl Game {
    /// An empty board before the first event. [`Game::open`] gives the first events.
    ///
    /// # Errors
    /// If the setup can't be played.
    pub fn new(setup: Setup) -> Result<Self, SetupError> {
        setup.check()?;
        let state = FamilyState::new(&setup);
        Ok(Self(AnyGame::with(setup, (0, 0), None, state)))
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
        self.0.any().open(chance)
    }

    /// What was agreed before the start.
    pub fn setup(&self) -> &Setup {
        self.0.any().setup()
    }

    /// Number of events so far.
    pub fn seq(&self) -> u32 {
        self.0.any().seq()
    }

    /// How it ended, if it did.
    pub fn outcome(&self) -> Option<&Outcome> {
        self.0.any().outcome()
    }

    /// The board that it is played on.
    pub fn board(&self) -> &'static Board {
        Board::get(self.setup().board())
    }

    /// Who is asked what, now. Empty only before [`Game::open`] and when the game is over.
    pub fn asks(&self) -> Vec<Ask> {
        self.0.any().asks()
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
        how: AnswerOrigin,
        chance: &mut dyn Chance,
    ) -> Result<Vec<Event>, Illegal> {
        self.0.any().act(by, ask, action, how, chance)
    }

    /// Time is up for a question: its default answer.
    ///
    /// # Errors
    /// [`Illegal::Over`] or [`Illegal::Stale`] if nobody is asked that any more.
    pub fn expire(&self, ask: AskId, chance: &mut dyn Chance) -> Result<Vec<Event>, Illegal> {
        if self.outcome().is_some() {
            return Err(Illegal::Over);
        }
        let found = self.ask(ask).ok_or(Illegal::Stale)?;
        self.act(found.to, ask, &found.default, AnswerOrigin::Silence, chance)
    }

    /// Time is up, says the table's clock (R2-28): the events to record, none if the game doesn't end by time or was told
    /// before. The turn and the round go on (A2-11).
    pub fn call_time(&self) -> Vec<Event> {
        self.0.any().call_time()
    }

    /// Minutes from the start after which the table's clock is to call time, while it has not been called; nothing if
    /// the game ends otherwise.
    pub fn minutes(&self) -> Option<u32> {
        self.0.any().minutes()
    }

    /// Records an event. Total: no rules, no luck, no errors.
    pub fn evolve(&mut self, event: &Event) {
        self.0.any_mut().evolve_any(event);
    }

    /// Whether those standing orders make sense in this game.
    ///
    /// # Errors
    /// Why not.
    pub fn check_standing(&self, standing: &Standing) -> Result<(), Illegal> {
        self.0.any().check_standing(standing)
    }

    /// Begins an order that takes several answers.
    ///
    /// # Errors
    /// Why it makes no sense.
    pub fn begin(&self, order: &Order) -> Result<Plan, Illegal> {
        order.begin().map_err(Illegal::OffMenu)
    }

    /// What an order of `seat` does when it is asked `menu`.
    ///
    /// # Errors
    /// Why it is refused: then the whole order is.
    pub fn next(
        &self,
        seat: Seat,
        plan: &Plan,
        menu: &Menu,
        forecast: &dyn Forecast,
    ) -> Result<Going, Illegal> {
        self.0.any().next(seat, plan, menu, forecast)
    }

    /// What that viewer may see.
    pub fn view(&self, viewer: Viewer) -> View {
        self.0.any().view(viewer)
    }

    /// Another world that this viewer can't tell from this one: hidden things are drawn anew.
    #[must_use]
    pub fn resample(&self, viewer: Viewer, chance: &mut dyn Chance) -> Self {
        self.0.any().resampled(viewer, chance)
    }
}
