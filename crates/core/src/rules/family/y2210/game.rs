//! The types of the family, for the list of families and for the other rooms.

pub use super::command_cards::{CardKind, Play, PlayOption, Printed, Target, Targets, Timing, Zone};
pub use super::event::{Event, Face, Seen};
pub use super::occupation::Occupation;
pub use super::options::*;
pub use super::orders::{Invade, OpenOrder, Order, StopReason, Until};
pub use super::pending_decisions::{CardShown, Loss};
pub use super::refusal_reasons::{DeckOf, Noun, Why};
pub use super::standing_orders::{LossOrder, ReactionOrder, Standing};
pub use super::steps::{Action, AskKind, Menu};
pub use super::turn::TurnStep;
pub use super::units::{Commanders, Units};
pub use super::view::{InvasionView, Own, SeatView, Stage, TurnView, View};

pub(crate) use super::asked::Asked;
pub(crate) use super::pending_decisions::{
    InvasionStage, PendingBlankCard, PendingDecision, PendingInvasion, PendingLosses, PendingNuclearRound,
    PendingReduction,
};
pub(crate) use super::state::State;

use super::{
    battle, bidding, blank_cards, board_events, casualties, command_cards, draws, elimination, invasion,
    nuclear, scoring, setup_phase, steps, turn,
};
use crate::rules::engine::{self, Match, events};
use serde::{Deserialize, Serialize};

/// The type of the family, for the list of families.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Y2210;

steps::each_event_of_steps! { events! {
    /// Events that all viewers see. The meaning of an event must not change: stored games depend on it.
    #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Public of Y2210
    setup_phase {
        AgreementOpened, AgreementClosed, StartRolled, Devastated, NeutralsPlaced, LandDealt, WishesOpened, LandGranted,
        GarrisonsOpened, PiecesOpened, SetupTurn;
        ClaimsOpened, PlacingOpened, NextPiece
    }
    bidding { BidsShown, OrderFixed }
    turn { YearBegan, TurnBegan, StepBegan, TurnEnded }
    blank_cards { CardShown, CardRefused }
    board_events { ModsAdded, StationPlaced }
    draws { CardTurned, LandCardsRenewed }
    casualties { UnitsLost, LossesOwed }
    invasion { InvasionDeclared, WindowOpened, EntryOpened, InvasionEnded; WindowClosed, WindowSettled }
    battle { Rolled, Captured }
    elimination { Eliminated }
    nuclear { BombRolled }
    scoring { Ended }
    command_cards { Played }
    command_cards::armageddon { ArmageddonBegan }
    command_cards::assassin_bomb { CommanderKilled }
    command_cards::cease_fire { Truce }
    command_cards::decoys_revealed { CommandersMoved }
    command_cards::energy_crisis { EnergyTaken }
    command_cards::energy_extraction { ExtractionBegan, EnergyExtracted }
    command_cards::evacuation { Evacuated }
    command_cards::frequency_jam { Jammed }
    command_cards::hidden_energy { EnergyFound }
    command_cards::invade_earth { EarthOpened }
    command_cards::mod_reduction { ReductionBegan }
    command_cards::redeployment { MoveGained }
    command_cards::scout_forces { ScoutArrived }
} }

/// A game of this family.
pub(super) type Game = Match<Y2210>;

/// A decision of this family in progress.
pub(super) type Transaction<'a> = engine::Transaction<'a, Y2210>;
