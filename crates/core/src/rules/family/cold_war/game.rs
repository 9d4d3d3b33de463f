//! The types of the family, for the list of families and for the other rooms.

pub use super::armies::Armies;
pub use super::deal_events::{Closing, Dealt, Paid};
pub use super::event::{Event, Face, Seen};
pub use super::occupation::{Control, Occupation, War};
pub use super::options::*;
pub use super::orders::{OpenOrder, Order, StopReason};
pub use super::places::Places;
pub use super::refusal_reasons::Why;
pub use super::standing_orders::Standing;
pub use super::state::{
    BLAST_CARDS, CONVERSION, CONVOY, EXTERMINATION, LEG, PIECE_CARDS, ROUNDS, WAR, WAR_BETWEEN_SUPERPOWERS,
};
pub use super::steps::{Action, AskKind, Menu};
pub use super::superpowers::{coalition, superpower};
pub use super::view::{LegView, Own, SeatView, Stage, TurnView, View};

pub(crate) use super::asked::Asked;
pub(crate) use super::pending_decisions::{
    FlightStage, LegStage, PendingConsent, PendingDecision, PendingExile, PendingFight, PendingFlight,
    PendingLeg, PendingLosses, PendingMeet, PendingPieces, PendingPresent,
};
pub use super::pending_decisions::{Leave, PresentOffered};
pub(crate) use super::state::State;

pub use super::demography::Census;
pub use super::setup_phase::Start;
use super::{control, demography, exile, missile_impact, scoring, setup_phase, steps, turn};
use crate::rules::engine::{self, Match, events};
use serde::{Deserialize, Serialize};

/// The type of the family, for the list of families.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct ColdWar;

steps::each_event_of_steps! { events! {
    /// Events that all viewers see. The meaning of an event must not change: stored games depend on it.
    #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Public of ColdWar
    setup_phase { SeatsDrawn, SetUp }
    demography { Counted }
    turn { YearBegan, TurnBegan, TurnEnded; LastLaunchesOpened }
    control { ControlChanged, InterceptorsTaken }
    exile { ExileBegan, ExileEnded, SeatOut }
    missile_impact { Blasted }
    scoring { Ended }
} }

/// A game of this family.
pub(super) type Game = Match<ColdWar>;

/// A decision of this family in progress.
pub(super) type Transaction<'a> = engine::Transaction<'a, ColdWar>;
