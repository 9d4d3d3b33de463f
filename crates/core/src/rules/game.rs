//! `Game`: one game as a value, with all operations on it. It delegates to the game's own family.

use super::board::Board;
use super::engine::{AnswerOrigin, Ask, Chance, Clock, Event, Forecast, Illegal, UndoState, Viewer};
use super::families::{Action, FamilyState, Menu, OpenOrder, Order, Standing, StopReason, View};
use super::family_dispatch::AnyGame;
use super::ids::{AskId, Role, Seat};
use super::outcome::{Outcome, Settlement};
use super::setup::{Setup, SetupError};
use serde::{Deserialize, Serialize};

/// Version of a stored [`Game`]: raise it whenever the stored shape changes, or the meaning of a part of it. A state of
/// another version is discarded, and the game is rebuilt from its log.
pub const STATE_VERSION: u32 = 11;

/// A game in progress. Its state follows from its [`Setup`] and its events alone.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Stored", into = "Stored")]
pub struct Game(pub(super) AnyGame);

/// The stored form of a game.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Stored {
    setup: Setup,
    seq: u32,
    draws: u64,
    outcome: Option<Outcome>,
    family: FamilyState,
    undo: UndoState<FamilyState>,
}

impl From<Stored> for Game {
    fn from(stored: Stored) -> Self {
        let Stored { setup, seq, draws, outcome, family, undo } = stored;
        Self(AnyGame::with(setup, (seq, draws), outcome, family, &undo))
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
            undo: any.stored_undo(),
        }
    }
}

/// The next step of an order.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(clippy::large_enum_variant, reason = "few are kept at a time, and the largest is asked most often")]
pub enum OrderStep {
    /// Gives this answer; then continues with the rest of the order, if any.
    Answer(Action, Option<OpenOrder>),
    /// Ends the order, because it is complete or can't go on; with the reason, if the player should see one.
    Stop(Option<StopReason>),
}

impl Game {
    /// A new game with an empty board and no events. [`Game::open`] returns the first events.
    ///
    /// # Errors
    /// If the setup can't be played.
    pub fn new(setup: Setup) -> Result<Self, SetupError> {
        setup.check()?;
        let state = FamilyState::new(&setup);
        Ok(Self(AnyGame::with(setup, (0, 0), None, state, &UndoState::default())))
    }

    /// Rebuilds a game from its log.
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

    /// The first events: the first player, the deal. Only for a game without events.
    pub fn open(&self, chance: &mut dyn Chance) -> Vec<Event> {
        self.0.any().open(chance)
    }

    /// What was fixed before the start.
    pub fn setup(&self) -> &Setup {
        self.0.any().setup()
    }

    /// Number of events so far.
    pub fn seq(&self) -> u32 {
        self.0.any().seq()
    }

    /// The result; `None` while the game runs.
    pub fn outcome(&self) -> Option<&Outcome> {
        self.0.any().outcome()
    }

    /// The board of the game.
    pub fn board(&self) -> &'static Board {
        Board::get(self.setup().board())
    }

    /// All open questions. Empty only before [`Game::open`] and when the game is over.
    pub fn asks(&self) -> Vec<Ask> {
        self.0.any().asks()
    }

    /// The question with that id, if it is open.
    pub fn ask(&self, id: AskId) -> Option<Ask> {
        self.0.any().ask(id)
    }

    /// The ids of all open questions with their clocks, in the order of [`Game::asks`], without what they offer.
    pub fn asked(&self) -> Vec<(AskId, Clock)> {
        self.0.any().asked()
    }

    /// Decides an answer: returns the events that it causes, without changing the game.
    ///
    /// # Errors
    /// The reason of the refusal.
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

    /// Gives the default answer to a question whose deadline has passed.
    ///
    /// # Errors
    /// [`Illegal::Over`] or [`Illegal::Stale`] if the question is no longer open.
    pub fn expire(&self, ask: AskId, chance: &mut dyn Chance) -> Result<Vec<Event>, Illegal> {
        if self.outcome().is_some() {
            return Err(Illegal::Over);
        }
        let found = self.ask(ask).ok_or(Illegal::Stale)?;
        self.act(found.to, ask, &found.default, AnswerOrigin::Silence, chance)
    }

    /// The answers that the seat on turn can take back now, oldest first: for each the answer and all events that followed
    /// from it. They are its own open answers since the last roll or draw, the last thing revealed to anyone, the last
    /// answer of another seat or of the deadline, and the begin of its turn ([PBP-12]).
    ///
    /// # Errors
    /// [`Illegal::NothingToUndo`] with the reason, [`Illegal::NotAsked`] if it is not the seat's turn to decide.
    pub fn undoable(&self, by: Seat) -> Result<Vec<Vec<Event>>, Illegal> {
        self.0.any().undoable(by)
    }

    /// Number of answers that the seat can take back now.
    pub fn undoable_answers(&self, by: Seat) -> u32 {
        self.0.any().undoable_answers(by)
    }

    /// Takes back that many of these answers, the last ones: returns the event to record, without changing the game.
    ///
    /// # Errors
    /// As [`Game::undoable`]; [`Illegal::Stale`] if there are not that many.
    pub fn undo(&self, by: Seat, answers: u32) -> Result<Vec<Event>, Illegal> {
        self.0.any().undo(by, answers).map(|event| vec![event])
    }

    /// Called when the table's clock reaches the time limit (R2-28): returns the events to record, none if the game doesn't
    /// end by time or time has been called before. The turn and the round go on (A2-11).
    pub fn call_time(&self) -> Vec<Event> {
        self.0.any().call_time()
    }

    /// The events that end the game by agreement of its players ([PBP-65]), ranked by the rulebook's own measure: none if it
    /// has not begun or is over, or if the seat that they concede to is out of it.
    pub fn settle(&self, how: Settlement) -> Vec<Event> {
        self.0.any().settle(how)
    }

    /// Minutes from the start after which the table's clock calls time; `None` if it has been called or the game doesn't end
    /// by time.
    pub fn minutes(&self) -> Option<u32> {
        self.0.any().minutes()
    }

    /// Applies an event to the state. Total: no rules, no randomness, no errors.
    pub fn evolve(&mut self, event: &Event) {
        self.0.any_mut().evolve_any(event);
    }

    /// Checks whether the standing orders make sense in this game.
    ///
    /// # Errors
    /// The reason why they don't.
    pub fn check_standing(&self, seat: Seat, standing: &Standing) -> Result<(), Illegal> {
        self.0.any().check_standing(seat, standing)
    }

    /// Starts an order that takes several answers.
    ///
    /// # Errors
    /// The reason why it makes no sense.
    pub fn begin(&self, order: &Order) -> Result<OpenOrder, Illegal> {
        order.begin().map_err(Illegal::OffMenu)
    }

    /// The next step of an order of `seat` when it is asked `menu`.
    ///
    /// # Errors
    /// The reason of the refusal; the whole order is then refused.
    pub fn next(
        &self,
        seat: Seat,
        open: &OpenOrder,
        menu: &Menu,
        forecast: &dyn Forecast,
    ) -> Result<OrderStep, Illegal> {
        self.0.any().next(seat, open, menu, forecast)
    }

    /// The game as the viewer may see it.
    pub fn view(&self, viewer: Viewer) -> View {
        self.0.any().view(viewer)
    }

    /// Whether these two seats may talk and make deals with each other (R3-8, R4-13).
    pub fn may_talk(&self, one: Seat, other: Seat) -> bool {
        self.0.any().may_talk(one, other)
    }

    /// The role of a seat (A3-23); `None` if the places at the table are alike.
    pub fn role_of(&self, seat: Seat) -> Option<Role> {
        self.0.any().role_of(seat)
    }

    /// A copy of the game with hidden facts drawn anew; the viewer can't distinguish it from the original.
    #[must_use]
    pub fn resample(&self, viewer: Viewer, chance: &mut dyn Chance) -> Self {
        self.0.any().resampled(viewer, chance)
    }
}
