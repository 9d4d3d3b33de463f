//! The traits that every family of rulebooks implements: its types, its steps, its events and its options. The engine calls
//! them; other code uses the closed enums of [`super::super::families`].

use super::super::board::BoardId;
use super::super::families::{
    Action, AskKind, Face, FamilyEvent, FamilySeen, FamilyState, Menu, Options, View, Why,
};
use super::super::family::Stock;
use super::super::ids::{AskId, Role, Seat};
use super::super::objective::{DeckId, Objective};
use super::super::outcome::{Outcome, Settlement};
use super::super::setup::{Rulebook, Setup, SetupError, Switch};
use super::ask::{Clock, Visibility};
use super::chance::Luck;
use super::chart_measure::ChartMeasure;
use super::event::Viewer;
use super::game::Match;
use super::milestone::Milestone;
use super::part::Part;
use super::personal_notice::PersonalNotice;
use super::random_answer::Pick;
use super::transaction::Transaction;
use std::fmt::Debug;

/// An open question without its default answer, which only some callers need.
#[derive(Clone, Debug)]
pub(crate) struct Question<M> {
    pub(crate) id: AskId,
    pub(crate) menu: M,
    pub(crate) visibility: Visibility,
    pub(crate) clock: Clock,
}

/// A family of rulebooks: one order of play.
pub(crate) trait Family: Sized + 'static {
    /// House options.
    type Options: Part<Options>;
    /// All state that the rules need between two events.
    type State: Part<FamilyState>;
    /// Answers to questions.
    type Action: Part<Action>;
    /// Questions with the answers on offer.
    type Menu: Part<Menu> + AnyStep<Self>;
    /// Events.
    type Event: Part<FamilyEvent>;
    /// An event as one viewer may see it.
    type Seen: Part<FamilySeen>;
    /// The public part of a partly hidden answer.
    type Face: Part<Face>;
    /// Why an answer is refused.
    type Why: Part<Why>;
    /// The game as one viewer may see it.
    type View: Part<View>;

    /// The state before the first event.
    fn new(setup: &Setup) -> Self::State;
    /// Emits the first events: the first player, the deal.
    fn open(tx: &mut Transaction<'_, Self>);
    /// What the rules do by themselves after every answer, before the next question is open.
    fn after_answer(_tx: &mut Transaction<'_, Self>) {}
    /// All open questions.
    fn questions(game: &Match<Self>) -> Vec<Question<Self::Menu>>;
    /// The open questions to which there may be a single answer (S-10). A family leaves out those to which there never is, so
    /// that their menus are not made to find that out. `None`: to none of the open questions there is.
    fn questions_to_settle(game: &Match<Self>) -> Option<Vec<Question<Self::Menu>>> {
        Some(Self::questions(game))
    }
    /// All open questions, from those that are to be settled.
    fn with_the_others(
        _game: &Match<Self>,
        to_settle: Vec<Question<Self::Menu>>,
    ) -> Vec<Question<Self::Menu>> {
        to_settle
    }
    /// Applies an event of the family to the state: total, no rules, no randomness, no errors.
    fn record(game: &mut Match<Self>, event: &Self::Event);
    /// Applies a hidden answer to the state: total, no rules, no randomness, no errors.
    fn record_hidden(game: &mut Match<Self>, by: Seat, action: &Self::Action, visibility: Visibility);
    /// The event as the viewer may see it; `None` if they see nothing of it.
    fn seen(event: &Self::Event, viewer: Viewer) -> Option<Self::Seen>;
    /// The public part of a partly hidden answer; `None` if the family shows nothing.
    fn face(action: &Self::Action) -> Option<Self::Face>;
    /// What the event means for the table.
    fn milestone(event: &Self::Event) -> Option<Milestone>;
    /// What the event means for single players whom it asks nothing: each gets a direct message.
    fn personal_notices(_event: &Self::Event) -> Vec<PersonalNotice> {
        Vec::new()
    }
    /// Whether the answer that the event follows from can no longer be taken back ([PBP-12]): it reveals something to a
    /// player, asks another seat, or comes from the table's clock. The engine itself finds draws, answers of other seats,
    /// and milestones that begin a wait or a stage, so for these either value will do.
    fn is_final(event: &Self::Event) -> bool;
    /// The order of play among `seats` seats, first player first, if the event decides it.
    fn order_of_play(event: &Self::Event, seats: u8) -> Option<Vec<Seat>>;
    /// What an event means for the table, from the event as one viewer saw it.
    fn seen_milestone(seen: &Self::Seen) -> Option<Milestone>;
    /// The game as the viewer may see it, built up field by field.
    fn view(game: &Match<Self>, viewer: Viewer) -> Self::View;
    /// One figure of a seat, for charts.
    fn figure(view: &Self::View, measure: ChartMeasure, seat: Seat) -> u32;
    /// A stock of a seat, for charts; `None` in a family without that stock, or if the viewer may not know it.
    fn stock(_view: &Self::View, _stock: Stock, _seat: Seat) -> Option<u32> {
        None
    }
    /// How a seat stands, as far as everybody sees: what ranks it at the end, then its armies. More is better.
    fn standing(view: &Self::View, seat: Seat) -> (i32, u32);
    /// The same figure of armies that belong to no seat.
    fn neutral_figure(view: &Self::View, measure: ChartMeasure) -> u32;
    /// Whether these two seats may talk and make deals where players may talk at all; all may, unless a family forbids some.
    fn may_talk(_game: &Match<Self>, _one: Seat, _other: Seat) -> bool {
        true
    }
    /// The role of a seat (A3-23); `None` if the places at the table are alike.
    fn role_of(_game: &Match<Self>, _seat: Seat) -> Option<Role> {
        None
    }
    /// A copy of the game with hidden facts drawn anew; the viewer can't distinguish it from the original.
    fn resample(game: &Match<Self>, viewer: Viewer, luck: Luck<'_>) -> Match<Self>;
    /// Minutes from the start after which the table's clock calls time; `None` if it has been called or the game doesn't end
    /// by time.
    fn minutes(_game: &Match<Self>) -> Option<u32> {
        None
    }
    /// The event that records that time is up; `None` if the game doesn't end by time or time has been called before.
    fn time_called(_game: &Match<Self>) -> Option<Self::Event> {
        None
    }
    /// The events that end a running game by agreement of its players ([PBP-65]). A seat that they concede to is still in the
    /// game.
    fn settled(game: &Match<Self>, how: Settlement) -> Vec<Self::Event>;
    /// The result that the event records, if it ends the game.
    fn outcome_of(event: &Self::Event) -> Option<&Outcome>;
}

/// One question and all its rules. A family's menu is the closed enum of its steps.
pub(crate) trait Step<F: Family> {
    /// Checks `answer` against the game: must accept exactly the answers that [`Step::offers`] accepts.
    fn check(&self, game: &Match<F>, seat: Seat, answer: &F::Action) -> Result<(), F::Why>;
    /// Whether the menu offers `answer`, decided from the menu alone.
    fn offers(&self, answer: &F::Action) -> bool;
    /// The default answer, used when the deadline passes.
    fn default(&self, game: &Match<F>, seat: Seat) -> F::Action;
    /// The only legal answer, if there is just one and giving it at once reveals no secret (S-10).
    fn only_answer(&self, game: &Match<F>, seat: Seat) -> Option<F::Action>;
    /// Whether other viewers see only the public part of `answer`, although answers to this question are open.
    fn hides(&self, _game: &Match<F>, _answer: &F::Action) -> bool {
        false
    }
    /// A random answer that is offered; `pick(n)` gives a uniform number in `0..n`.
    fn sample(&self, pick: Pick<'_>) -> F::Action;
    /// Carries out `answer`, which must have been checked.
    fn perform(&self, tx: &mut Transaction<'_, F>, by: Seat, answer: &F::Action);
}

/// The menu of a family: one of its steps. [`questions!`](super::questions) implements it.
pub(crate) trait AnyStep<F: Family>: Step<F> {
    /// The kind of question: public even when the menu is not.
    fn kind(&self) -> AskKind;
}

/// A public event of a family. Its type is defined in the file that emits it. `record` has no default body, so an event that
/// is not recorded doesn't compile.
pub(crate) trait Recorded<F: Family> {
    /// Applies the event to the state: total, no rules, no randomness, no errors.
    fn record(&self, game: &mut Match<F>);
    /// What the event means for the table; `None` unless the event overrides it.
    fn milestone(&self) -> Option<Milestone> {
        None
    }
}

/// A family's house options, as the lobby reads and changes them.
pub(crate) trait FamilyOptions {
    /// All boards that the family's options can choose.
    fn boards() -> Vec<BoardId>
    where
        Self: Sized;
    /// All decks of objectives that the family's options can choose.
    fn decks() -> Vec<DeckId>
    where
        Self: Sized;

    /// Sets one switch by its id and value, or returns the reason why not.
    fn set(&mut self, key: &str, value: &str) -> Result<(), SetupError>;
    /// All switches that apply to this rulebook and number of seats, in the order the lobby shows them.
    fn switches(&self, rulebook: Rulebook, seats: u8) -> Vec<Switch>;
    /// Checks whether these options can be played with that many seats.
    fn check(&self, seats: u8) -> Result<(), SetupError>;
    /// The id of the set-up switch: its default value depends on the table's pace ([PBP-35]).
    fn setup_switch(&self) -> &'static str;
    /// Sets the set-up switch for a table whose players are online at the same time (`live`), or for one whose players are
    /// not. Changes nothing if another switch rules the value out, or if the switch does not apply.
    fn fit_pace(&mut self, rulebook: Rulebook, seats: u8, live: bool);
    /// Resets every switch that does not apply to that many seats to the rulebook's default.
    fn drop_hidden(&mut self, rulebook: Rulebook, seats: u8);
    /// The board of the game.
    fn board(&self) -> BoardId;
    /// Whether players may talk and make deals.
    fn talk(&self) -> bool;
    /// Whether a new table lets the others wait for who must react in their turns; its host may change that.
    fn reactions_wait(&self) -> bool {
        false
    }
    /// Adds a custom objective of the host to the deck, or returns the reason why it can't be played. A family without
    /// objectives has no option for a deck of them.
    fn add_objective(&mut self, _seats: u8, _objective: Objective) -> Result<(), SetupError> {
        Err(SetupError::UnknownSwitch { key: "objectives.deck".to_owned() })
    }
    /// Removes a custom objective; false if none has that name.
    fn remove_objective(&mut self, _name: &str) -> bool {
        false
    }
    /// The host's custom objectives.
    fn own_objectives(&self) -> &[Objective] {
        &[]
    }
    /// Writes on a blank card of that deck, or returns the reason why not.
    fn write_card(&mut self, deck: &str, _text: &str, _cost: u32) -> Result<(), SetupError> {
        Err(SetupError::UnknownDeck { deck: deck.to_owned() })
    }
    /// Erases a blank card; false if there is none with that place in the list.
    fn erase_card(&mut self, _place: usize) -> bool {
        false
    }
    /// Sets the seat of the host, if the rules ask the host anything.
    fn seat_host(&mut self, _seat: Option<Seat>) {}
    /// The roles at a table of so many players, in its order; none if its places are alike.
    fn roles(&self, _players: u8) -> Vec<Role> {
        Vec::new()
    }
    /// Whether the roles follow from the order of the seats, and are not drawn.
    fn seats_have_roles(&self) -> bool {
        false
    }
    /// From now on the roles follow from the order of the seats.
    fn give_seats_roles(&mut self) {}
    /// All objectives that can be dealt to that many seats, in deck order.
    fn objectives(&self, _seats: u8) -> Vec<Objective> {
        Vec::new()
    }
}
