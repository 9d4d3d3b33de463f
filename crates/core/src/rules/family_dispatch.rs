//! What each closed enum over all families does: it passes the call to the family's type.

use super::board::BoardId;
use super::engine::{
    AnyMatch, ChartMeasure, Common, Event, Family, FamilyOptions, FamilyOrders, Match, Milestone, Part,
    PersonalNotice, Pick, Roll, Seen, Step, UndoState, Viewer,
};
use super::families::{
    Action, AskKind, Face, FamilyEvent, FamilyId, FamilySeen, FamilyState, Menu, OpenOrder, Options, Order,
    Standing, StopReason, View, Why, each_family,
};
use super::family::{Stock, classic, cold_war, y2210};
use super::game::Game;
use super::ids::Seat;
use super::objective::DeckId;
use super::outcome::Outcome;
use super::setup::Rulebook;
use std::sync::Arc;

/// Generates the functions that match over all families.
macro_rules! dispatch {
    ([$($variant:ident $module:ident)+]) => {
        impl FamilyId {
            /// The family that these events belong to, if they show it.
            pub fn of_seen(seen: &[Seen]) -> Option<Self> {
                seen.iter().find_map(|seen| match seen {
                    $(
                        Seen::Answered { action: Action::$variant(_), .. }
                        | Seen::OwnSealed { action: Action::$variant(_) }
                        | Seen::Partial { face: Face::$variant(_), .. }
                        | Seen::Happened(FamilySeen::$variant(_)) => Some(Self::$variant),
                    )+
                    Seen::OneMoreSealed | Seen::Undone { .. } => None,
                })
            }
        }

        /// All pairs of a board that a family plays on and one of the family's decks of objectives.
        pub(crate) fn decks() -> impl Iterator<Item = (BoardId, DeckId)> {
            let families = [$((<$module::Options>::boards(), <$module::Options>::decks())),+];
            families.into_iter().flat_map(|(boards, decks)| {
                boards.into_iter().flat_map(move |board| decks.clone().into_iter().map(move |deck| (board, deck)))
            })
        }

        /// A game of any family.
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub(crate) enum AnyGame {
            $($variant(Match<$module::$variant>),)+
        }

        $(
            impl From<$module::Event> for Event {
                fn from(event: $module::Event) -> Self {
                    Self::Happened(event.into())
                }
            }

            impl From<Match<$module::$variant>> for Game {
                fn from(game: Match<$module::$variant>) -> Self {
                    Self(AnyGame::$variant(game))
                }
            }
        )+

        impl AnyGame {
            pub(crate) fn any(&self) -> &dyn AnyMatch {
                match self {
                    $(Self::$variant(game) => game,)+
                }
            }

            pub(crate) fn any_mut(&mut self) -> &mut dyn AnyMatch {
                match self {
                    $(Self::$variant(game) => game,)+
                }
            }

            /// Builds a game from its stored parts.
            pub(crate) fn with(
                setup: super::Setup,
                (seq, draws): (u32, u64),
                outcome: Option<super::Outcome>,
                state: FamilyState,
                undo: &UndoState<FamilyState>,
            ) -> Self {
                match state {
                    $(FamilyState::$variant(state) => {
                        let undo = undo.map(|base| Part::of(base).cloned().map(Arc::new));
                        Self::$variant(Match::with(Arc::new(setup), (seq, draws), outcome, state, undo))
                    })+
                }
            }
        }

        impl FamilyState {
            /// The state before the first event.
            pub(crate) fn new(setup: &super::Setup) -> Self {
                match &setup.options {
                    $(Options::$variant(_) => Self::$variant(<$module::$variant as Family>::new(setup)),)+
                }
            }
        }

        impl Order {
            /// Starts the order.
            pub(crate) fn begin(&self) -> Result<OpenOrder, Why> {
                match self {
                    $(Self::$variant(order) => {
                        <$module::$variant as FamilyOrders>::begin(order).map(Into::into).map_err(Into::into)
                    })+
                }
            }

            /// Whether the order only ends the turn: once the turn is over it has nothing left to do.
            pub fn only_ends_turn(&self) -> bool {
                match self {
                    $(Self::$variant(order) => <$module::$variant as FamilyOrders>::only_ends_turn(order),)+
                }
            }
        }

        impl StopReason {
            /// Whether an order that ended for that reason did all that was ordered ([PBP-11]).
            pub fn is_complete(&self) -> bool {
                match self {
                    $(Self::$variant(reason) => <$module::$variant as FamilyOrders>::is_complete(reason),)+
                }
            }
        }

        impl OpenOrder {
            /// The reason to end the order because its own events complete it; `None` if they don't.
            pub fn fulfilled(&self, seat: Seat, events: &[&Event]) -> Option<StopReason> {
                match self {
                    $(Self::$variant(open) => {
                        <$module::$variant as FamilyOrders>::fulfilled(open, seat, events).map(Into::into)
                    })+
                }
            }

            /// Why the order pauses or ends now: it waits for another seat, or nothing more can be done.
            pub fn pending(&self, waiting: bool) -> Option<StopReason> {
                match self {
                    $(Self::$variant(open) => {
                        <$module::$variant as FamilyOrders>::pending(open, waiting).map(Into::into)
                    })+
                }
            }
        }

        impl Standing {
            /// Empty standing orders for a game with these options.
            pub fn none(options: &Options) -> Self {
                match options {
                    $(Options::$variant(_) => Self::$variant(<$module::$variant as FamilyOrders>::Standing::default()),)+
                }
            }

            /// The answer that they give to a question; `silent`: the player lets it pass.
            pub fn answer(&self, menu: &Menu, silent: bool) -> Option<Action> {
                match (self, menu) {
                    $((Self::$variant(standing), Menu::$variant(menu)) => {
                        <$module::$variant as FamilyOrders>::standing_answer(standing, menu, silent).map(Into::into)
                    })+
                    #[allow(unreachable_patterns, reason = "with one family there is no other")]
                    _ => None,
                }
            }
        }

        impl Options {
            /// The default options of a rulebook.
            pub(crate) fn preset(rulebook: Rulebook) -> Self {
                match rulebook.family() {
                    $(FamilyId::$variant => Self::$variant($module::Options::preset(rulebook)),)+
                }
            }

            /// The family that they belong to.
            pub const fn family(&self) -> FamilyId {
                match self {
                    $(Self::$variant(_) => FamilyId::$variant,)+
                }
            }

            pub(crate) fn any(&self) -> &dyn FamilyOptions {
                match self {
                    $(Self::$variant(options) => options,)+
                }
            }

            pub(crate) fn any_mut(&mut self) -> &mut dyn FamilyOptions {
                match self {
                    $(Self::$variant(options) => options,)+
                }
            }
        }

        impl Action {
            /// The action's name, for logs and records, without its content.
            pub const fn kind(&self) -> &'static str {
                match self {
                    $(Self::$variant(action) => action.kind(),)+
                }
            }

            /// The public part of a partly hidden answer; `None` if nothing is shown.
            pub(crate) fn face(&self) -> Option<Face> {
                match self {
                    $(Self::$variant(action) => <$module::$variant as Family>::face(action).map(Into::into),)+
                }
            }
        }

        impl Menu {
            /// The kind of question.
            pub fn kind(&self) -> AskKind {
                match self {
                    $(Self::$variant(menu) => AskKind::$variant(menu.kind()),)+
                }
            }

            /// Whether the menu offers `action`, decided from the menu alone. The rules' check must agree with it.
            pub fn offers(&self, action: &Action) -> bool {
                match self {
                    $(Self::$variant(menu) => Part::of(action).is_some_and(|action| menu.offers(action)),)+
                }
            }

            /// A random answer that [`Menu::offers`] accepts; `pick(n)` gives a uniform number in `0..n`.
            pub fn sample(&self, pick: Pick<'_>) -> Action {
                match self {
                    $(Self::$variant(menu) => menu.sample(pick).into(),)+
                }
            }
        }

        impl AskKind {
            /// Its id in records.
            pub const fn key(self) -> &'static str {
                match self {
                    $(Self::$variant(kind) => kind.key(),)+
                }
            }
        }

        impl FamilyEvent {
            /// The event as the viewer sees it; `None` if they see nothing of it.
            pub(crate) fn seen_by(&self, viewer: Viewer) -> Option<FamilySeen> {
                match self {
                    $(Self::$variant(event) => {
                        <$module::$variant as Family>::seen(event, viewer).map(Into::into)
                    })+
                }
            }

            /// The order of play among `seats` seats, first player first, if the event decides it.
            pub fn order_of_play(&self, seats: u8) -> Option<Vec<Seat>> {
                match self {
                    $(Self::$variant(event) => <$module::$variant as Family>::order_of_play(event, seats),)+
                }
            }

            /// The battle dice rolled in this event, if any.
            pub fn roll(&self) -> Option<Roll> {
                match self {
                    $(Self::$variant(event) => <$module::$variant as FamilyOrders>::roll(event),)+
                }
            }

            /// What the event means for the table.
            pub fn milestone(&self) -> Option<Milestone> {
                match self {
                    $(Self::$variant(event) => <$module::$variant as Family>::milestone(event),)+
                }
            }

            /// The result that it records, if it ends the game.
            pub fn outcome(&self) -> Option<&Outcome> {
                match self {
                    $(Self::$variant(event) => <$module::$variant as Family>::outcome_of(event),)+
                }
            }

            /// What single players are told of it personally.
            pub fn personal_notices(&self) -> Vec<PersonalNotice> {
                match self {
                    $(Self::$variant(event) => <$module::$variant as Family>::personal_notices(event),)+
                }
            }
        }

        impl FamilySeen {
            /// The battle dice rolled in this event, if any.
            pub fn roll(&self) -> Option<Roll> {
                match self {
                    $(Self::$variant(seen) => <$module::$variant as FamilyOrders>::seen_roll(seen),)+
                }
            }

            /// What the event means for the table, as far as the viewer may know.
            pub fn milestone(&self) -> Option<Milestone> {
                match self {
                    $(Self::$variant(seen) => <$module::$variant as Family>::seen_milestone(seen),)+
                }
            }
        }

        impl Why {
            /// Whether the refusal says that another question is open now.
            pub const fn is_not_now(&self) -> bool {
                match self {
                    $(Self::$variant(why) => matches!(why, $module::Why::NotNow { .. }),)+
                }
            }

            /// The refusal as English text, with the ids of that board.
            pub fn told(&self, board: &super::Board) -> String {
                match self {
                    $(Self::$variant(why) => why.told(board),)+
                }
            }
        }

        impl View {
            /// The family of the game.
            pub const fn family(&self) -> FamilyId {
                match self {
                    $(Self::$variant(_) => FamilyId::$variant,)+
                }
            }

            /// One figure of a seat.
            pub fn figure(&self, measure: ChartMeasure, seat: Seat) -> u32 {
                match self {
                    $(Self::$variant(view) => <$module::$variant as Family>::figure(view, measure, seat),)+
                }
            }

            /// A stock of a seat; `None` in a family without that stock, or if the viewer may not know it.
            pub fn stock(&self, stock: Stock, seat: Seat) -> Option<u32> {
                match self {
                    $(Self::$variant(view) => <$module::$variant as Family>::stock(view, stock, seat),)+
                }
            }

            /// How a seat stands, as far as everybody sees: what ranks it at the end (points, territories, growth of income),
            /// then its armies. More is better.
            pub fn standing(&self, seat: Seat) -> (i32, u32) {
                match self {
                    $(Self::$variant(view) => <$module::$variant as Family>::standing(view, seat),)+
                }
            }

            /// The same figure of armies that belong to no seat.
            pub(crate) fn neutral_figure(&self, measure: ChartMeasure) -> u32 {
                match self {
                    $(Self::$variant(view) => <$module::$variant as Family>::neutral_figure(view, measure),)+
                }
            }
        }

        impl std::ops::Deref for View {
            type Target = Common;

            fn deref(&self) -> &Common {
                match self { $(Self::$variant(view) => view,)+ }
            }
        }
    };
}

each_family! { dispatch }
