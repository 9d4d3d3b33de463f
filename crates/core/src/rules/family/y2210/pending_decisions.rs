//! Decisions that interrupt a phase. Each keeps its state on the stack until it is made. Which question it asks, and how it goes
//! on, is in the file of its question.

use super::{BlankNumber, Commanders, Play, State};
use crate::rules::engine::from_variants;
use crate::rules::ids::{Holder, Seat, TerritoryId};
use serde::{Deserialize, Serialize};

/// A decision that interrupts a phase.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum PendingDecision {
    /// An invasion, from its declaration to its end.
    Invasion(PendingInvasion),
    /// Owners choose their losses.
    Losses(PendingLosses),
    /// The deck of the bonus card.
    BonusDeck,
    /// MOD Reduction.
    Reduction(PendingReduction),
    /// Armageddon.
    NuclearRound(PendingNuclearRound),
    /// A blank card that must be confirmed.
    Shown(PendingBlankCard),
}

/// An invasion in progress.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct PendingInvasion {
    pub(super) by: Seat,
    pub(super) from: TerritoryId,
    pub(super) to: TerritoryId,
    /// The holder of the target at the declaration.
    pub(super) whose: Holder,
    /// Whether its units were evacuated; a station may be left behind.
    pub(super) evacuated: bool,
    pub(super) stage: InvasionStage,
}

/// The stage of an invasion.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum InvasionStage {
    /// No reaction is due: the invader names dice, or moves in.
    Ready,
    /// A reaction window is open; `later` are asked after it.
    Reacting { later: Vec<Seat> },
    /// The cards of the closed window are played one after another.
    Playing { queue: Vec<(Seat, Play)>, later: Vec<Seat> },
    /// The defender has named dice first: the invader chooses (A1-11).
    Throwing { defence: u8 },
    /// The invader has named dice, perhaps in secret: the defender chooses.
    Defending { dice: u8, commanders: Commanders, hidden: bool },
    /// The dice were rolled, with these commanders.
    Fought { dice: u8, commanders: Commanders },
    /// The target is empty: at least so many units and these commanders move in.
    Entering { least: u32, commanders: Commanders },
}

/// The pending decision: owners choose their losses, one territory after another.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct PendingLosses {
    pub(super) owed: Vec<Loss>,
}

/// The pending decision: players remove MODs one after another.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct PendingReduction {
    /// Who still removes how many.
    pub(super) due: Vec<(Seat, u32)>,
}

/// The pending decision: players take part one after another.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct PendingNuclearRound {
    /// Who has not had a turn yet.
    pub(super) seats: Vec<Seat>,
}

/// The pending decision: a blank card that was shown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct PendingBlankCard {
    pub(super) shown: CardShown,
}

/// A number of units that a territory loses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Loss {
    /// The territory.
    pub at: TerritoryId,
    /// Number of units.
    pub units: u32,
    /// Whether only MODs can be lost (A1-6).
    pub mods_only: bool,
}

/// A player shows a blank card and wants to play it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CardShown {
    /// The seat.
    pub seat: Seat,
    /// The card.
    pub card: BlankNumber,
    /// What is written on it.
    pub text: String,
    /// Its price in energy, paid when it is played.
    pub cost: u32,
}

from_variants! { PendingDecision:
    Invasion PendingInvasion,
    Losses PendingLosses,
    Reduction PendingReduction,
    NuclearRound PendingNuclearRound,
    Shown PendingBlankCard,
}

impl State {
    /// The invasion at hand.
    pub(super) fn invasion(&self) -> Option<&PendingInvasion> {
        self.stack
            .iter()
            .rev()
            .find_map(|frame| if let PendingDecision::Invasion(open) = frame { Some(open) } else { None })
    }

    /// The same for changes.
    pub(super) fn invasion_mut(&mut self) -> Option<&mut PendingInvasion> {
        self.stack
            .iter_mut()
            .rev()
            .find_map(|frame| if let PendingDecision::Invasion(open) = frame { Some(open) } else { None })
    }

    /// The reactions of the closed window that are still to be played. Secret.
    pub(super) fn reaction_queue(&mut self) -> Option<&mut Vec<(Seat, Play)>> {
        match &mut self.invasion_mut()?.stage {
            InvasionStage::Playing { queue, .. } => Some(queue),
            InvasionStage::Ready
            | InvasionStage::Reacting { .. }
            | InvasionStage::Throwing { .. }
            | InvasionStage::Defending { .. }
            | InvasionStage::Fought { .. }
            | InvasionStage::Entering { .. } => None,
        }
    }

    /// Removes the invasion from the stack.
    pub(super) fn end_invasion(&mut self) {
        self.stack.pop_if(|top| matches!(top, PendingDecision::Invasion(_)));
    }

    /// Removes a loss whose units are taken.
    pub(super) fn settle_loss(&mut self, at: TerritoryId) {
        if let Some(PendingDecision::Losses(PendingLosses { owed })) = self.stack.last_mut() {
            if owed.first().is_some_and(|loss| loss.at == at) {
                owed.remove(0);
            }
            if owed.is_empty() {
                self.stack.pop();
            }
        }
    }
}
