//! Decisions that interrupt a phase. Each keeps its state on the stack until it is made; its type (`Pending`) is in the file
//! of its question.

use super::blank_cards;
use super::command_cards::armageddon;
use super::invasion::Stage;
use super::steps::{bonus_deck, confirm_blank_card, losses, remove_mods};
use super::{Game, Menu, Play, State, Transaction, invasion};
use crate::rules::ids::Seat;
use serde::{Deserialize, Serialize};

/// A decision that interrupts a phase.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum PendingDecision {
    /// An invasion, from its declaration to its end.
    Invasion(invasion::Pending),
    /// Owners choose their losses.
    Losses(losses::Pending),
    /// The deck of the bonus card.
    BonusDeck,
    /// MOD Reduction.
    Reduction(remove_mods::Pending),
    /// Armageddon.
    NuclearRound(armageddon::Pending),
    /// A blank card that must be confirmed.
    Shown(blank_cards::Pending),
}

/// What the topmost decision asks.
pub(crate) enum Asked {
    /// The seat that is asked, which may not be the one on turn.
    One(Seat, Menu),
    /// The sealed questions of a window.
    Sealed,
}

impl PendingDecision {
    /// The question that is open while this decision is on top and can't go on by itself.
    pub(super) fn asked(&self, game: &Game) -> Asked {
        let current = game.state.current;
        match self {
            Self::Invasion(pending) => pending.asked(game),
            Self::Losses(pending) => pending.asked(game),
            Self::BonusDeck => {
                Asked::One(current, Menu::BonusDeck(bonus_deck::BonusDeck::ask(game, current)))
            }
            Self::Reduction(pending) => pending.asked(game),
            Self::NuclearRound(pending) => pending.asked(game),
            Self::Shown(pending) => confirm_blank_card::asked(game, pending),
        }
    }

    /// Goes on as far as the rules alone decide; false if the decision waits for an answer.
    pub(super) fn go_on(&self, tx: &mut Transaction<'_>) -> bool {
        match self {
            Self::Invasion(pending) => pending.go_on(tx),
            Self::Losses(_) | Self::BonusDeck | Self::Reduction(_) | Self::Shown(_) => false,
            Self::NuclearRound(pending) => pending.go_on(tx),
        }
    }
}

impl From<invasion::Pending> for PendingDecision {
    fn from(pending: invasion::Pending) -> Self {
        Self::Invasion(pending)
    }
}

impl From<losses::Pending> for PendingDecision {
    fn from(pending: losses::Pending) -> Self {
        Self::Losses(pending)
    }
}

impl From<remove_mods::Pending> for PendingDecision {
    fn from(pending: remove_mods::Pending) -> Self {
        Self::Reduction(pending)
    }
}

impl From<armageddon::Pending> for PendingDecision {
    fn from(pending: armageddon::Pending) -> Self {
        Self::NuclearRound(pending)
    }
}

impl From<blank_cards::Pending> for PendingDecision {
    fn from(pending: blank_cards::Pending) -> Self {
        Self::Shown(pending)
    }
}

impl State {
    /// The invasion at hand.
    pub(super) fn invasion(&self) -> Option<&invasion::Pending> {
        self.stack
            .iter()
            .rev()
            .find_map(|frame| if let PendingDecision::Invasion(open) = frame { Some(open) } else { None })
    }

    /// The same for changes.
    pub(super) fn invasion_mut(&mut self) -> Option<&mut invasion::Pending> {
        self.stack
            .iter_mut()
            .rev()
            .find_map(|frame| if let PendingDecision::Invasion(open) = frame { Some(open) } else { None })
    }

    /// The reactions of the closed window that are still to be played. Secret.
    pub(super) fn reaction_queue(&mut self) -> Option<&mut Vec<(Seat, Play)>> {
        match &mut self.invasion_mut()?.stage {
            Stage::Playing { queue, .. } => Some(queue),
            Stage::Ready
            | Stage::Reacting { .. }
            | Stage::Throwing { .. }
            | Stage::Defending { .. }
            | Stage::Fought { .. }
            | Stage::Entering { .. } => None,
        }
    }

    /// Removes the invasion from the stack.
    pub(super) fn end_invasion(&mut self) {
        self.stack.pop_if(|top| matches!(top, PendingDecision::Invasion(_)));
    }
}
