//! Decisions that interrupt a turn. Each keeps its state on the stack until it is made; its type (`Pending`) is in the file
//! of its question.

use super::steps::turn_actions::{convoy_leg, fight};
use super::steps::{consent, exile, exile_gift, intercept_invasion, launch, losses, refugee_pieces};
use super::{Game, Menu, Transaction};
use crate::rules::ids::Seat;
use serde::{Deserialize, Serialize};

/// A decision that interrupts a turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum PendingDecision {
    /// A leg of a convoy, from its order to its end (A3-33).
    Leg(convoy_leg::Pending),
    /// Leave is asked, of several players at the same time (A3-32, A3-39).
    Consent(consent::Pending),
    /// A player's interceptors may meet an invader (A3-53).
    Meet(intercept_invasion::Pending),
    /// A fight, until it is thrown (R3-22).
    Fight(fight::Pending),
    /// The loser chooses his losses (A3-15).
    Losses(losses::Pending),
    /// A player goes into exile (A3-38).
    Exile(exile::Pending),
    /// A player's refugee pieces grow or go (A3-27).
    Pieces(refugee_pieces::Pending),
    /// Armies as a present to an exile (A3-57).
    Present(exile_gift::Pending),
    /// A nuclear weapon on its way (A3-25).
    Flight(launch::Pending),
}

/// What the topmost decision asks.
#[allow(clippy::large_enum_variant, reason = "few are kept at a time, and the largest is asked most often")]
pub(crate) enum Asked {
    /// Nothing: it goes on by itself.
    Nothing,
    /// One seat, which may not be the one on turn.
    One(Seat, Menu),
    /// Several seats at the same time.
    Many(Vec<(Seat, Menu)>),
}

impl PendingDecision {
    /// The questions that are open while this decision is on top and can't go on by itself.
    pub(super) fn asked(&self, game: &Game) -> Asked {
        match self {
            Self::Leg(pending) => pending.asked(game),
            Self::Consent(pending) => pending.asked(game),
            Self::Meet(pending) => pending.asked(game),
            Self::Fight(pending) => pending.asked(game),
            Self::Losses(pending) => pending.asked(game),
            Self::Exile(pending) => pending.asked(game),
            Self::Pieces(pending) => pending.asked(game),
            Self::Present(pending) => pending.asked(game),
            Self::Flight(pending) => pending.asked(game),
        }
    }

    /// Goes on as far as the rules alone decide; false if the decision waits for an answer.
    pub(super) fn go_on(&self, tx: &mut Transaction<'_>) -> bool {
        match self {
            Self::Leg(pending) => pending.go_on(tx),
            Self::Consent(pending) => pending.go_on(tx),
            Self::Meet(pending) => pending.go_on(tx),
            Self::Fight(pending) => pending.go_on(tx),
            Self::Losses(pending) => pending.go_on(tx),
            Self::Exile(pending) => pending.go_on(tx),
            Self::Pieces(pending) => pending.go_on(tx),
            Self::Present(pending) => pending.go_on(tx),
            Self::Flight(pending) => pending.go_on(tx),
        }
    }

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

/// Generates `From` for the pending decision of a frame.
macro_rules! pending_decisions {
    ($($frame:ident $module:ident,)+) => {
        $(
            impl From<$module::Pending> for PendingDecision {
                fn from(pending: $module::Pending) -> Self {
                    Self::$frame(pending)
                }
            }
        )+
    };
}

pending_decisions! {
    Leg convoy_leg,
    Consent consent,
    Meet intercept_invasion,
    Fight fight,
    Losses losses,
    Exile exile,
    Pieces refugee_pieces,
    Present exile_gift,
    Flight launch,
}
