//! The classic family: claim, reinforce, attack, fortify. Its four rulebooks are presets of its options. Rules must read the
//! options and must not ask which rulebook is played.

mod apply_event;
mod army_and_card_limits;
mod battle;
mod cards;
mod default_placement;
mod event;
mod family;
mod game_end;
mod movement;
mod objectives;
mod occupation;
mod options;
mod orders;
mod questions;
mod refusal_reasons;
mod resample;
mod restrictions;
mod scoring;
mod setup_phase;
mod single_orders;
mod standing_orders;
mod state;
pub mod steps;
mod turn;
mod turn_order;
mod view;
mod view_builder;

pub use event::{Event, Face, Seen};
pub use movement::MoveOption;
pub use occupation::Occupation;
pub use options::*;
pub use orders::{AdvanceArmies, Attack, MoveIn, OpenOrder, Order, StopReason, Until};
pub use refusal_reasons::Why;
pub use standing_orders::Standing;
pub use steps::{Action, AskKind, AttackOption, Menu};
pub use view::{Battle, Closing, Own, SeatView, Stage, View};

pub(crate) use state::State;

use super::super::engine::{self, Match, events};
use serde::{Deserialize, Serialize};

/// Number of sides of a die (R1-67).
const SIDES: u8 = 6;

/// The type of the family, for the list of families.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Classic;

steps::each_event_of_steps! { events! {
    /// Events that all viewers see. The meaning of an event must not change: stored games depend on it.
    #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Public of Classic
    turn_order { StartRolled, OrderRolled }
    setup_phase { DealtByDice, Dealt, SetupTurn; SealedOpened, ClaimsOpened, PlacingOpened }
    turn { TurnBegan, AttacksEnded, DeckEmpty, HandFull, TurnEnded; DeckRenewed }
    army_and_card_limits { CapReached }
    battle { Rolled, Eliminated }
    game_end { TimeCalled, LastRound, ClosingThrown, ExtraRound, ObjectivesShown, Ended }
} }

/// A game of this family.
type Game = Match<Classic>;

/// A decision of this family in progress.
type Transaction<'a> = engine::Transaction<'a, Classic>;
