//! The implementation of the engine's `Family` and `FamilyOptions` traits: each function delegates to the file that
//! implements it.

use super::options::{Options, Seating};
use super::superpowers::role;
use super::{
    Action, ColdWar, Event, Face, Game, Menu, Public, Seen, State, Transaction, View, Why, automatic_effects,
    questions, resample, scoring, setup_phase, view_builder,
};
use crate::rules::Stock;
use crate::rules::board::BoardId;
use crate::rules::engine::{
    ChartMeasure, Family, FamilyOptions, Luck, Milestone, PersonalNotice, Question, Viewer, Visibility,
};
use crate::rules::ids::{Role, Seat};
use crate::rules::objective::DeckId;
use crate::rules::outcome::{Outcome, Settlement};
use crate::rules::setup::{Rulebook, Setup, SetupError, Switch};

impl Family for ColdWar {
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
        State::new(setup)
    }

    fn open(tx: &mut Transaction<'_>) {
        setup_phase::open(tx);
    }

    fn after_answer(tx: &mut Transaction<'_>) {
        automatic_effects::proceed(tx);
    }

    fn questions(game: &Game) -> Vec<Question<Menu>> {
        questions::questions(game)
    }

    fn questions_to_settle(game: &Game) -> Option<Vec<Question<Menu>>> {
        questions::questions_to_settle(game)
    }

    fn with_the_others(game: &Game, to_settle: Vec<Question<Menu>>) -> Vec<Question<Menu>> {
        questions::with_the_others(game, to_settle)
    }

    fn record(game: &mut Game, event: &Event) {
        event.record(game);
    }

    /// Hidden answers are about deals; their events hold all that they change.
    fn record_hidden(_game: &mut Game, _by: Seat, _action: &Action, _visibility: Visibility) {}

    fn seen(event: &Event, viewer: Viewer) -> Option<Seen> {
        event.seen_by(viewer)
    }

    fn face(_action: &Action) -> Option<Face> {
        None
    }

    fn milestone(event: &Event) -> Option<Milestone> {
        event.milestone()
    }

    fn personal_notices(event: &Event) -> Vec<PersonalNotice> {
        event.personal_notices()
    }

    fn is_final(event: &Event) -> bool {
        event.is_final()
    }

    fn order_of_play(event: &Event, _seats: u8) -> Option<Vec<Seat>> {
        event.order_of_play()
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

    fn stock(view: &View, stock: Stock, seat: Seat) -> Option<u32> {
        let seat = view.seat(seat);
        match stock {
            Stock::ColdWar(super::Stock::Money) => seat.money,
            Stock::ColdWar(super::Stock::Population) => Some(seat.population),
            Stock::ColdWar(super::Stock::Income) => Some(seat.income),
            Stock::Y2210(_) | Stock::Points => None,
        }
    }

    fn standing(view: &View, seat: Seat) -> (i32, u32) {
        let of = view.seat(seat);
        (of.points, of.armies.count())
    }

    fn neutral_figure(_view: &View, _measure: ChartMeasure) -> u32 {
        0
    }

    /// The superpowers never negotiate with each other (R3-8, A3-22).
    fn may_talk(game: &Game, one: Seat, other: Seat) -> bool {
        !game.banned(one, other)
    }

    fn role_of(game: &Game, seat: Seat) -> Option<Role> {
        Some(role(game.setup.seats, game.place_of(seat)))
    }

    fn settled(game: &Game, how: Settlement) -> Vec<Event> {
        vec![Event::Public(scoring::settled(game, how).into())]
    }

    fn outcome_of(event: &Event) -> Option<&Outcome> {
        if let Event::Public(Public::Ended(ended)) = event { Some(&ended.outcome) } else { None }
    }

    fn resample(game: &Game, viewer: Viewer, luck: Luck<'_>) -> Game {
        resample::resample(game, viewer, luck)
    }
}

impl FamilyOptions for Options {
    fn boards() -> Vec<BoardId> {
        vec![BoardId::ColdWar]
    }

    fn decks() -> Vec<DeckId> {
        Vec::new()
    }

    fn set(&mut self, key: &str, value: &str) -> Result<(), SetupError> {
        self.set_switch(key, value)
    }

    fn switches(&self, rulebook: Rulebook, seats: u8) -> Vec<Switch> {
        self.list_switches(rulebook, seats)
    }

    fn check(&self, _seats: u8) -> Result<(), SetupError> {
        self.check_dice()
    }

    /// The set-up asks nobody (R3-3, R3-4).
    fn setup_switch(&self) -> &'static str {
        ""
    }

    fn fit_pace(&mut self, _rulebook: Rulebook, _seats: u8, _live: bool) {}

    fn drop_hidden(&mut self, rulebook: Rulebook, seats: u8) {
        self.reset_hidden(rulebook, seats);
    }

    fn board(&self) -> BoardId {
        BoardId::ColdWar
    }

    fn roles(&self, players: u8) -> Vec<Role> {
        (0..players).map(|place| role(players, place)).collect()
    }

    fn seats_have_roles(&self) -> bool {
        self.seats == Seating::Joined
    }

    fn give_seats_roles(&mut self) {
        self.seats = Seating::Joined;
    }

    /// Deals, bribes and payments are part of the game (R3-8).
    fn talk(&self) -> bool {
        true
    }

    /// Half of the game is leave, interception and defence: they are asked, not answered by default.
    fn reactions_wait(&self) -> bool {
        true
    }
}
