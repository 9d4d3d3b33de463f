//! The implementation of the engine's `Family` and `FamilyOptions` traits: each function delegates to the file that
//! implements it.

use super::options::{MapChoice, ObjectiveDeck, Options, SealedLand, SetupWay};
use super::state::State;
use super::{
    Action, Classic, Event, Face, Game, Menu, Public, Seen, Transaction, View, Why, apply_event, game_end,
    objectives, questions, resample, setup_phase, view_builder,
};
use crate::rules::board::{Board, BoardId};
use crate::rules::engine::{
    ChartMeasure, Family, FamilyOptions, Luck, Milestone, Part, Question, Viewer, Visibility,
};
use crate::rules::ids::Seat;
use crate::rules::objective::{DeckId, Objective};
use crate::rules::outcome::{Outcome, Settlement};
use crate::rules::setup::{Rulebook, Setup, SetupError, Switch};

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

    fn questions_to_settle(game: &Game) -> Option<Vec<Question<Menu>>> {
        questions::questions_to_settle(game)
    }

    fn record(game: &mut Game, event: &Event) {
        apply_event::record(game, event);
    }

    fn record_hidden(game: &mut Game, by: Seat, action: &Action, visibility: Visibility) {
        apply_event::record_hidden(game, by, action, visibility);
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

    fn is_final(event: &Event) -> bool {
        event.is_final()
    }

    fn order_of_play(event: &Event, seats: u8) -> Option<Vec<Seat>> {
        event.order_of_play(seats)
    }

    fn seen_milestone(seen: &Seen) -> Option<Milestone> {
        seen.milestone()
    }

    fn view(game: &Game, viewer: Viewer) -> View {
        view_builder::view(game, viewer)
    }

    fn figure(view: &View, measure: ChartMeasure, seat: Seat) -> u32 {
        view.figure(measure, seat)
    }

    fn standing(view: &View, seat: Seat) -> (i32, u32) {
        let of = view.seat(seat);
        let figure = if view.counts_points() { of.points } else { of.territories };
        (i32::try_from(figure).unwrap_or(i32::MAX), of.armies)
    }

    fn neutral_figure(view: &View, measure: ChartMeasure) -> u32 {
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

    fn settled(game: &Game, how: Settlement) -> Vec<Event> {
        game_end::settled(game, how)
    }

    fn outcome_of(event: &Event) -> Option<&Outcome> {
        if let Event::Public(Public::Ended(ended)) = event { Some(&ended.outcome) } else { None }
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
        self.all_switches(rulebook, seats)
    }

    fn check(&self, seats: u8) -> Result<(), SetupError> {
        self.check_conflicts(seats)?;
        objectives::check_objectives(self, seats)
    }

    fn setup_switch(&self) -> &'static str {
        "setup.way"
    }

    /// `ByTheBook` at live paces, `Sealed` at all slower ones. With wish lists the set-up stays sealed at any pace.
    fn fit_pace(&mut self, rulebook: Rulebook, seats: u8, live: bool) {
        let switches = self.all_switches(rulebook, seats);
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
