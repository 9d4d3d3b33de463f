//! Decisions that interrupt a turn. Each keeps its state on the stack until it is made. Which question it asks, and how it goes
//! on, is in the file of its question.

use super::deals::Permission;
use super::state::{CONVERSION, Phase};
use super::{Armies, State, Weapon};
use crate::rules::engine::from_variants;
use crate::rules::ids::{Seat, TerritoryId};
use serde::{Deserialize, Serialize};

/// A decision that interrupts a turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum PendingDecision {
    /// A leg of a convoy, from its order to its end (A3-33).
    Leg(PendingLeg),
    /// Leave is asked, of several players at the same time (A3-32, A3-39).
    Consent(PendingConsent),
    /// A player's interceptors may meet an invader (A3-53).
    Meet(PendingMeet),
    /// A fight, until it is thrown (R3-22).
    Fight(PendingFight),
    /// The loser chooses his losses (A3-15).
    Losses(PendingLosses),
    /// A player goes into exile (A3-38).
    Exile(PendingExile),
    /// A player's refugee pieces grow or go (A3-27).
    Pieces(PendingPieces),
    /// Armies as a present to an exile (A3-57).
    Present(PendingPresent),
    /// A nuclear weapon on its way (A3-25).
    Flight(PendingFlight),
}

impl PendingDecision {
    /// Whether the step after each finished one (control, exile; see `automatic_effects`) waits until this decision is made: a loss is still
    /// to be taken, or a missile is on its way, which is resolved wholly before anything else (A3-42).
    pub(super) const fn holds_control(&self) -> bool {
        match self {
            Self::Losses(_) | Self::Fight(_) | Self::Flight(_) => true,
            Self::Leg(_)
            | Self::Consent(_)
            | Self::Meet(_)
            | Self::Exile(_)
            | Self::Pieces(_)
            | Self::Present(_) => false,
        }
    }

    /// The money of the seat that the decision has set aside (A3-33).
    pub(super) fn set_aside(&self, seat: Seat) -> u32 {
        match self {
            Self::Leg(pending) => pending.set_aside(seat),
            Self::Consent(pending) => pending.set_aside(seat),
            Self::Present(pending) => pending.set_aside(seat),
            Self::Meet(_)
            | Self::Fight(_)
            | Self::Losses(_)
            | Self::Exile(_)
            | Self::Pieces(_)
            | Self::Flight(_) => 0,
        }
    }
}

/// A leg in progress.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct PendingLeg {
    pub(super) seat: Seat,
    pub(super) from: TerritoryId,
    pub(super) armies: Armies,
    /// The states of the way, without the one where it begins; the last one is the stop.
    pub(super) path: Vec<TerritoryId>,
    /// What the leg costs on arrival.
    pub(super) money: u32,
    /// What the war at the stop costs, if the mover enters as an enemy.
    pub(super) war: Option<u32>,
    pub(super) stage: LegStage,
}

impl PendingLeg {
    /// The stop.
    pub(super) fn stop(&self) -> TerritoryId {
        self.path.last().copied().unwrap_or(self.from)
    }

    /// Money that is set aside for the leg and its war (A3-33).
    pub(super) fn set_aside(&self, seat: Seat) -> u32 {
        if seat == self.seat { self.money + self.war.unwrap_or(0) } else { 0 }
    }
}

/// How far a leg is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum LegStage {
    /// Leave for the stop is to be asked (A3-32).
    Leave,
    /// It was refused: the mover pays for a war or takes the leg back, unless a deal lets him in meanwhile (A3-73).
    Refused,
    /// It moves; states before this place of the way are passed. `guest`: by leave of those who have armies at the stop.
    Moving { next: u8, guest: bool },
    /// The owner of interceptors at this place of the way decides.
    Asking { place: u8, guest: bool, owner: Seat },
}

/// A leave that is being asked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct PendingConsent {
    pub(super) leave: Leave,
    /// Those who have not answered.
    pub(super) waiting: Vec<Seat>,
}

impl PendingConsent {
    /// Money that is set aside for the building (A3-66).
    pub(super) fn set_aside(&self, seat: Seat) -> u32 {
        if seat == self.leave.seat { self.leave.money } else { 0 }
    }
}

/// An invader has arrived.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct PendingMeet {
    pub(super) seat: Seat,
    pub(super) by: Seat,
    pub(super) at: TerritoryId,
    pub(super) armies: Armies,
}

/// A fight in progress, until it is thrown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct PendingFight {
    pub(super) at: TerritoryId,
    /// The player who opened it.
    pub(super) by: Seat,
    pub(super) against: Seat,
    /// His armies; none in a civil war.
    pub(super) attack: Armies,
    /// The refugee pieces of a civil war, each a provisional infantry (R3-31).
    pub(super) pieces: u32,
    /// The armies against them, once they are named.
    pub(super) defence: Option<Armies>,
}

/// A loss that its owner has to choose.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct PendingLosses {
    pub(super) seat: Seat,
    pub(super) at: TerritoryId,
    pub(super) among: Armies,
    pub(super) damage: u32,
    /// Whose civil war it was.
    pub(super) civil_war: Option<Seat>,
}

/// A decision about where refugee pieces appear.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct PendingExile {
    /// The player.
    pub(super) seat: Seat,
    /// Where they may appear.
    pub(super) states: Vec<TerritoryId>,
    /// Number of pieces.
    pub(super) pieces: u32,
}

/// A decision about pieces that appear or go.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct PendingPieces {
    /// The player.
    pub(super) seat: Seat,
    /// Number of pieces.
    pub(super) count: u32,
    /// Whether they appear; otherwise they go.
    pub(super) grow: bool,
}

/// A present that waits for its answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct PendingPresent {
    pub(super) offered: PresentOffered,
}

impl PendingPresent {
    /// The price of the conversion is kept until the answer (A3-66).
    pub(super) fn set_aside(&self, seat: Seat) -> u32 {
        if self.offered.seat == seat { self.offered.armies.count() * CONVERSION } else { 0 }
    }
}

/// A missile on its way.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct PendingFlight {
    pub(super) seat: Seat,
    pub(super) from: TerritoryId,
    pub(super) weapon: Weapon,
    /// The states of its way, the target last.
    pub(super) path: Vec<TerritoryId>,
    pub(super) stage: FlightStage,
}

impl PendingFlight {
    /// The target.
    pub(super) fn target(&self) -> TerritoryId {
        self.path.last().copied().unwrap_or(self.from)
    }
}

/// How far a missile is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum FlightStage {
    /// It flies; states before this place of the way are passed.
    Flying { next: u8 },
    /// The owner of interceptors at this place of the way decides.
    Asking { place: u8, owner: Seat },
}

/// A leave that is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Leave {
    /// Who asks.
    pub seat: Seat,
    /// For what.
    pub what: Permission,
    /// The state.
    pub at: TerritoryId,
    /// The armies that would stop, or that refugees would build.
    pub armies: Armies,
    /// Where the convoy stands.
    pub from: Option<TerritoryId>,
    /// Money set aside for the building.
    pub money: u32,
}

/// A player wants to convert armies to one in exile (A3-57).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PresentOffered {
    /// The giver.
    pub seat: Seat,
    /// The player in exile.
    pub to: Seat,
    /// The state.
    pub at: TerritoryId,
    /// The armies.
    pub armies: Armies,
}

impl State {
    /// The leg on top of the open decisions.
    pub(super) fn leg_mut(&mut self) -> Option<&mut PendingLeg> {
        if let Some(PendingDecision::Leg(pending)) = self.stack.last_mut() { Some(pending) } else { None }
    }

    /// Takes the leg on top from the open decisions.
    pub(super) fn end_leg(&mut self) {
        self.stack.pop_if(|top| matches!(top, PendingDecision::Leg(_)));
    }

    /// Takes the missile on top from the open decisions; after the last turn all owners are asked again (A3-42).
    pub(super) fn end_flight(&mut self) {
        self.stack.pop_if(|top| matches!(top, PendingDecision::Flight(_)));
        let owners = self.weapon_owners();
        if let Phase::LastLaunches { waiting } = &mut self.phase {
            *waiting = owners;
        }
    }
}

from_variants! { PendingDecision:
    Leg PendingLeg,
    Consent PendingConsent,
    Meet PendingMeet,
    Fight PendingFight,
    Losses PendingLosses,
    Exile PendingExile,
    Pieces PendingPieces,
    Present PendingPresent,
    Flight PendingFlight,
}
