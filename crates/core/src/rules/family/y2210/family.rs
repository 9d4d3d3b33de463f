//! The implementation of the engine's `Family` and `FamilyOptions` traits: each function delegates to the file that
//! implements it.

use super::options::{OnOff, Options, SealedLand, SetupWay};
use super::{
    Action, BlankCard, Commander, Event, Face, Game, Menu, Public, Seen, State, Transaction, View, Why,
    Y2210, apply_event, automatic_effects, questions, resample, scoring, setup_phase, view_builder,
};
use crate::rules::Stock;
use crate::rules::board::BoardId;
use crate::rules::engine::{
    ChartMeasure, Family, FamilyOptions, Luck, Milestone, Question, Viewer, Visibility,
};
use crate::rules::ids::Seat;
use crate::rules::objective::DeckId;
use crate::rules::outcome::{Outcome, Settlement};
use crate::rules::setup::{Rulebook, Setup, SetupError, Switch};

impl Family for Y2210 {
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

    fn stock(view: &View, stock: Stock, seat: Seat) -> Option<u32> {
        (stock == Stock::Y2210(super::Stock::Energy)).then(|| view.seat(seat).energy)
    }

    fn standing(view: &View, seat: Seat) -> (i32, u32) {
        let of = view.seat(seat);
        (i32::try_from(of.points).unwrap_or(i32::MAX), of.units)
    }

    fn neutral_figure(view: &View, measure: ChartMeasure) -> u32 {
        view.neutral_figure(measure)
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
    /// With or without one border; land, water and Moon are one board (R1-5, A1-1).
    fn boards() -> Vec<BoardId> {
        vec![BoardId::Y2210Land82, BoardId::Y2210Land81]
    }

    fn decks() -> Vec<DeckId> {
        Vec::new()
    }

    fn set(&mut self, key: &str, value: &str) -> Result<(), SetupError> {
        self.set_listed(key, value)
    }

    fn switches(&self, rulebook: Rulebook, seats: u8) -> Vec<Switch> {
        self.list_switches(rulebook, seats)
    }

    fn check(&self, seats: u8) -> Result<(), SetupError> {
        if self.land == SealedLand::Wishes && self.setup != SetupWay::Sealed {
            return Err(SetupError::Clash { first: "setup.land = wishes", second: "setup.way (not sealed)" });
        }
        if let Some(host) = self.host.filter(|host| host.0 >= seats) {
            return Err(SetupError::UnknownValue {
                key: "2210.blank_cards",
                value: host.0.to_string(),
                choices: Vec::new(),
            });
        }
        self.check_blanks()
    }

    fn setup_switch(&self) -> &'static str {
        "setup.way"
    }

    /// `ByTheBook` at live paces, `Sealed` at all slower ones. With wish lists the set-up stays sealed at any pace.
    fn fit_pace(&mut self, _rulebook: Rulebook, _seats: u8, live: bool) {
        if self.land != SealedLand::Wishes {
            self.setup = if live { SetupWay::ByTheBook } else { SetupWay::Sealed };
        }
    }

    fn drop_hidden(&mut self, rulebook: Rulebook, seats: u8) {
        self.reset_hidden(rulebook, seats);
        self.host = self.host.filter(|host| host.0 < seats);
    }

    /// With or without Exiled States of America - Canada (A1-1).
    fn board(&self) -> BoardId {
        match self.exiled_canada {
            OnOff::On => BoardId::Y2210Land82,
            OnOff::Off => BoardId::Y2210Land81,
        }
    }

    /// Deals, threats and alliances are allowed (R1-6).
    fn talk(&self) -> bool {
        true
    }

    fn write_card(&mut self, deck: &str, text: &str, cost: u32) -> Result<(), SetupError> {
        let found = Commander::ALL.into_iter().find(|one| one.key() == deck);
        let deck = found.ok_or_else(|| SetupError::UnknownDeck { deck: deck.to_owned() })?;
        let mut changed = self.clone();
        changed.blanks.push(BlankCard { deck, text: text.to_owned(), cost });
        changed.check_blanks()?;
        changed.blank_cards = OnOff::On;
        *self = changed;
        Ok(())
    }

    fn erase_card(&mut self, place: usize) -> bool {
        let there = place < self.blanks.len();
        if there {
            self.blanks.remove(place);
        }
        there
    }

    /// Only a game with blank cards asks the host anything.
    fn seat_host(&mut self, seat: Option<Seat>) {
        self.host = seat.filter(|_| self.written().next().is_some());
    }
}
