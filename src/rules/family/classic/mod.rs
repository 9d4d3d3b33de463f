//! The classic family: claim, reinforce, attack, fortify. Its four rulebooks are presets of its options; no rule asks
//! which of them is played.

mod battle;
mod caps;
mod cards;
mod default_placement;
mod event;
mod game_end;
mod movement;
mod objectives;
mod options;
mod orders;
mod questions;
mod record;
mod resample;
mod restrictions;
mod scoring;
mod setup_phase;
mod standing;
mod state;
pub mod steps;
mod turn;
mod turn_order;
mod view;
mod visible;
mod why;

pub use event::{Event, Face, Seen};
pub use movement::Shift;
pub use options::*;
pub use orders::{Attack, Order, Plan, StopReason, Until};
pub use standing::Standing;
pub use steps::{Action, AskKind, Menu, Strike};
pub use view::{Battle, Closing, Held, Own, SeatView, Stage, View};
pub use why::Why;

pub(crate) use state::State;

use super::super::board::{Board, BoardId};
use super::super::engine::{
    self, Family, FamilyOptions, Luck, Match, Milestone, Part, Question, Viewer, Visibility, events,
};
use super::super::history::Measure;
use super::super::ids::Seat;
use super::super::objective::{DeckId, Objective};
use super::super::setup::{Rulebook, Setup, SetupError, Switch};
use serde::{Deserialize, Serialize};

/// Sides of a die (R1-67).
const SIDES: u8 = 6;

/// The family's name in the list of families.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Classic;

steps::each_event_of_steps! { events! {
    /// What happens in the sight of everybody. An event never changes its meaning: stored games depend on it.
    #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Public of Classic
    turn_order { StartRolled, OrderRolled }
    setup_phase { DealtByDice, Dealt, SetupTurn; SealedOpened, ClaimsOpened, PlacingOpened }
    turn { TurnBegan, AttacksEnded, DeckEmpty, HandFull, TurnEnded; DeckRenewed }
    caps { CapReached }
    battle { Rolled, Eliminated }
    game_end { TimeCalled, LastRound, ClosingThrown, ExtraRound, ObjectivesShown, Ended }
} }

/// A game of this family.
type Game = Match<Classic>;

/// A decision of this family in the making.
type Transaction<'a> = engine::Transaction<'a, Classic>;

impl Transaction<'_> {
    /// Writes down a public event.
    fn say(&mut self, event: impl Into<Public>) {
        self.emit(Event::Public(event.into()));
    }
}

impl Family for Classic {
    type Options = Options;
    type State = State;
    type Action = Action;
    type Menu = Menu;
    type Event = Event;
    type Seen = Seen;
    type Face = Face;
    type Why = Why;
    type View = View;

    fn new(setup: &Setup) -> State {
        let options = Options::of(&setup.options).expect("a game has the options of its own family");
        State::new(setup, options)
    }

    fn open(tx: &mut Transaction<'_>) {
        setup_phase::open(tx);
    }

    fn questions(game: &Game) -> Vec<Question<Menu>> {
        questions::questions(game)
    }

    fn record(game: &mut Game, event: &Event) {
        record::record(game, event);
    }

    fn record_hidden(game: &mut Game, by: Seat, action: &Action, visibility: Visibility) {
        record::record_hidden(game, by, action, visibility);
    }

    fn seen(event: &Event, viewer: Viewer) -> Option<Seen> {
        Some(event.seen_by(viewer))
    }

    fn face(_action: &Action) -> Option<Face> {
        None
    }

    fn milestone(event: &Event) -> Option<Milestone> {
        event.milestone()
    }

    fn order_of_play(event: &Event, seats: u8) -> Option<Vec<Seat>> {
        event.order_of_play(seats)
    }

    fn seen_milestone(seen: &Seen) -> Option<Milestone> {
        seen.milestone()
    }

    fn view(game: &Game, viewer: Viewer) -> View {
        visible::view(game, viewer)
    }

    fn figure(view: &View, measure: Measure, seat: Seat) -> u32 {
        view.figure(measure, seat)
    }

    fn neutral_figure(view: &View, measure: Measure) -> u32 {
        view.neutral_figure(measure)
    }

    fn resample(game: &Game, viewer: Viewer, luck: Luck<'_>) -> Game {
        resample::resample(game, viewer, luck)
    }

    fn minutes(game: &Game) -> Option<u32> {
        game_end::minutes(game)
    }

    fn time_called(game: &Game) -> Option<Event> {
        game_end::time_called(game)
    }
}

impl FamilyOptions for Options {
    fn boards() -> Vec<BoardId> {
        MapChoice::ALL.iter().map(|map| map.board()).collect()
    }

    fn decks() -> Vec<DeckId> {
        ObjectiveDeck::ALL.iter().filter_map(|deck| deck.deck()).collect()
    }

    fn set(&mut self, key: &str, value: &str) -> Result<(), SetupError> {
        self.set_switch(key, value)
    }

    fn switches(&self, rulebook: Rulebook, seats: u8) -> Vec<Switch> {
        self.list_switches(rulebook, seats)
    }

    fn check(&self, seats: u8) -> Result<(), SetupError> {
        self.check_conflicts(seats)?;
        objectives::check_objectives(self, seats)
    }

    fn setup_switch(&self) -> &'static str {
        "setup.way"
    }

    /// By the book at live paces, sealed at all slower ones. Wishes are sealed answers whatever the pace.
    fn fit_pace(&mut self, rulebook: Rulebook, seats: u8, live: bool) {
        let switches = self.list_switches(rulebook, seats);
        let means_something = switches.iter().any(|switch| switch.key == self.setup_switch());
        if means_something && self.land != SealedLand::Wishes {
            self.setup = if live { SetupWay::ByTheBook } else { SetupWay::Sealed };
        }
    }

    fn drop_hidden(&mut self, rulebook: Rulebook, seats: u8) {
        self.reset_hidden(rulebook, seats);
    }

    fn board(&self) -> BoardId {
        self.map.board()
    }

    fn talk(&self) -> bool {
        self.talk.on()
    }

    fn add_objective(&mut self, seats: u8, objective: Objective) -> Result<(), SetupError> {
        objectives::check_objective(self, seats, &objective, &self.own_objectives)?;
        self.own_objectives.push(objective);
        Ok(())
    }

    fn remove_objective(&mut self, name: &str) -> bool {
        let before = self.own_objectives.len();
        self.own_objectives.retain(|objective| objective.key != name);
        self.own_objectives.len() < before
    }

    fn own_objectives(&self) -> &[Objective] {
        &self.own_objectives
    }

    fn objectives(&self, seats: u8) -> Vec<Objective> {
        objectives::pile(self, Board::get(self.map.board()), seats)
    }
}
