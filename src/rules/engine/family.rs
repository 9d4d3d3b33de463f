//! The interface that every family of rulebooks implements: its types, its steps, and what only it knows about its
//! events. The engine calls it; everything else goes through the closed sums of [`super::super::families`].

use super::super::board::BoardId;
use super::super::families::{
    Action, AskKind, Face, FamilyEvent, FamilySeen, FamilyState, Menu, Options, View, Why,
};
use super::super::ids::{AskId, Seat};
use super::super::objective::{DeckId, Objective};
use super::super::setup::{Rulebook, Setup, SetupError, Switch};
use super::ask::{Clock, Visibility};
use super::chance::Luck;
use super::chart_measure::ChartMeasure;
use super::event::Viewer;
use super::game::Match;
use super::milestone::Milestone;
use super::random_answer::Pick;
use super::transaction::Transaction;
use std::fmt::Debug;

/// One family's part of a closed sum.
pub(crate) trait Part<Sum>: Clone + Debug + PartialEq {
    /// The part in the sum, if it is this family's.
    fn of(sum: &Sum) -> Option<&Self>;
    /// The sum that holds this part.
    fn wrap(self) -> Sum;
}

/// An open question before its default answer is known, which only some callers need.
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
    /// Everything that the rules need to know between two events.
    type State: Part<FamilyState>;
    /// Answers.
    type Action: Part<Action>;
    /// Questions.
    type Menu: Part<Menu> + Step<Self>;
    /// What happened.
    type Event: Part<FamilyEvent>;
    /// An event as one viewer may see it.
    type Seen: Part<FamilySeen>;
    /// The part of a partly hidden answer that everybody sees.
    type Face: Part<Face>;
    /// Why an answer is refused.
    type Why: Part<Why>;
    /// What one viewer may see.
    type View: Part<View>;

    /// The state before the first event.
    fn new(setup: &Setup) -> Self::State;
    /// The first events: who starts, what is dealt.
    fn open(tx: &mut Transaction<'_, Self>);
    /// Every open question.
    fn questions(game: &Match<Self>) -> Vec<Question<Self::Menu>>;
    /// Records an event of the family: total, no rules, no luck, no errors.
    fn record(game: &mut Match<Self>, event: &Self::Event);
    /// Records an answer that not everybody sees: total, no rules, no luck, no errors.
    fn record_hidden(game: &mut Match<Self>, by: Seat, action: &Self::Action, visibility: Visibility);
    /// An event as that viewer may see it, if they see anything of it.
    fn seen(event: &Self::Event, viewer: Viewer) -> Option<Self::Seen>;
    /// The part of a partly hidden answer that everybody sees; nothing unless the family says otherwise.
    fn face(action: &Self::Action) -> Option<Self::Face>;
    /// What the event means for the table.
    fn milestone(event: &Self::Event) -> Option<Milestone>;
    /// Who plays after whom among so many seats, if the event decides that; the first begins.
    fn order_of_play(event: &Self::Event, seats: u8) -> Option<Vec<Seat>>;
    /// What an event as somebody saw it means for the table.
    fn seen_milestone(seen: &Self::Seen) -> Option<Milestone>;
    /// What that viewer may see, built up field by field.
    fn view(game: &Match<Self>, viewer: Viewer) -> Self::View;
    /// One figure of a seat, for charts.
    fn figure(view: &Self::View, measure: ChartMeasure, seat: Seat) -> u32;
    /// The same of armies that belong to no seat.
    fn neutral_figure(view: &Self::View, measure: ChartMeasure) -> u32;
    /// Another world that the viewer can't tell from this one.
    fn resample(game: &Match<Self>, viewer: Viewer, luck: Luck<'_>) -> Match<Self>;
    /// Minutes from the start after which the table's clock is to call time, while it has not been called.
    fn minutes(game: &Match<Self>) -> Option<u32>;
    /// The events of time being called; none if the game doesn't end by time or was told before.
    fn time_called(game: &Match<Self>) -> Option<Self::Event>;
}

/// One question and everything that belongs to it. A family's menu is the closed sum of its steps.
pub(crate) trait Step<F: Family> {
    /// Why `answer` is refused; accepts exactly what [`Step::offers`] accepts.
    fn check(&self, game: &Match<F>, seat: Seat, answer: &F::Action) -> Result<(), F::Why>;
    /// Whether the menu offers that answer: told from the menu alone.
    fn offers(&self, answer: &F::Action) -> bool;
    /// What the rules do for somebody who stays silent.
    fn default(&self, game: &Match<F>, seat: Seat) -> F::Action;
    /// The one legal answer, where there is just one and giving it at once tells no secret (S-10).
    fn only_answer(&self, game: &Match<F>, seat: Seat) -> Option<F::Action>;
    /// Whether the others see only the answer's face, although answers to this question are open.
    fn hides(&self, _game: &Match<F>, _answer: &F::Action) -> bool {
        false
    }
    /// Some answer that is offered; `pick(n)` gives a uniform number in `0..n`.
    fn sample(&self, pick: Pick<'_>) -> F::Action;
    /// What an answer leads to. Only for answers that have been checked.
    fn perform(&self, tx: &mut Transaction<'_, F>, by: Seat, answer: &F::Action);
    /// What kind of question it is: public even when the menu is not.
    fn kind(&self) -> AskKind;
}

/// A public event of a family. Its type stands where the event is made. Recording has no default: an event that nobody records
/// doesn't compile.
pub(crate) trait Recorded<F: Family> {
    /// Records it: total, no rules, no luck, no errors.
    fn record(&self, game: &mut Match<F>);
    /// What it means for the table; nothing unless the event says otherwise.
    fn milestone(&self) -> Option<Milestone> {
        None
    }
}

/// A family's house options, as a lobby deals with them.
pub(crate) trait FamilyOptions {
    /// Every board that some options of the family are played on.
    fn boards() -> Vec<BoardId>
    where
        Self: Sized;
    /// Every deck of objectives that some options of the family are played with.
    fn decks() -> Vec<DeckId>
    where
        Self: Sized;

    /// Sets one switch by its id and value, or says why not.
    fn set(&mut self, key: &str, value: &str) -> Result<(), SetupError>;
    /// Every switch that means something for this rulebook and number of seats, in a lobby's order.
    fn switches(&self, rulebook: Rulebook, seats: u8) -> Vec<Switch>;
    /// Whether these options can be played with that many seats.
    fn check(&self, seats: u8) -> Result<(), SetupError>;
    /// The switch for the way of setting up: its own value depends on the table's pace ([PBP-35]).
    fn setup_switch(&self) -> &'static str;
    /// Gives that switch the value for a table whose people are there at the same time (`live`), or one whose are not.
    /// Changes nothing where another switch rules it out, or where it means nothing.
    fn fit_pace(&mut self, rulebook: Rulebook, seats: u8, live: bool);
    /// Gives every switch that means nothing for so many seats the rulebook's own value back.
    fn drop_hidden(&mut self, rulebook: Rulebook, seats: u8);
    /// The board that is played on.
    fn board(&self) -> BoardId;
    /// Whether players may talk and make deals.
    fn talk(&self) -> bool;
    /// Adds an objective of the host's own to the deck, or says why it can't be played.
    fn add_objective(&mut self, seats: u8, objective: Objective) -> Result<(), SetupError>;
    /// Takes one away again; false if there is none of that name.
    fn remove_objective(&mut self, name: &str) -> bool;
    /// The host's own objectives.
    fn own_objectives(&self) -> &[Objective];
    /// Every objective that can be dealt to so many seats, in the order in which they lie.
    fn objectives(&self, seats: u8) -> Vec<Objective>;
}
