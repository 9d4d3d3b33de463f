//! `Why`: the reasons why the family refuses an answer.

use super::deal_refusals::NoDeal;
use super::exile_refusals::NoExile;
use super::war_refusals::NoWar;
use super::{Armies, AskKind};
use crate::rules::board::Board;
use crate::rules::ids::{Seat, TerritoryId};
use serde::{Deserialize, Serialize};

/// Why an answer is refused. Must hold only facts that the player may know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[serde(rename_all = "snake_case")]
pub enum Why {
    /// Another kind of answer is expected now.
    #[error("{tried} is not on offer; the question is {}", asked.key())]
    NotNow {
        /// The kind of the open question.
        asked: AskKind,
        /// The kind of the given answer (`Action::kind`); empty in a stored reason.
        #[serde(skip)]
        tried: &'static str,
    },
    /// It is not on offer.
    #[error("that is not on offer")]
    NotOffered,
    /// The board has no such state.
    #[error("no such state")]
    NoSuchState,
    /// There is no such player.
    #[error("no such player")]
    NoSuchSeat,
    /// The money isn't there.
    #[error("{needed} needed, {money} there")]
    Money {
        /// The price.
        needed: u32,
        /// The money that can be spent.
        money: u32,
    },
    /// No army is named.
    #[error("no army is named")]
    NoArmies,
    /// These armies aren't there, or can't do that now.
    #[error("{at:?} has {has:?}")]
    NotThere {
        /// The state.
        at: TerritoryId,
        /// The own armies there that could.
        has: Armies,
    },
    /// A state is named twice.
    #[error("{at:?} is named twice")]
    NamedTwice {
        /// The state.
        at: TerritoryId,
    },
    /// A mushroom stands there: nothing enters the state (R3-34).
    #[error("{at:?} is destroyed")]
    Mushroom {
        /// The state.
        at: TerritoryId,
    },
    /// No own army stands there (R3-15).
    #[error("no own army stands in {at:?}")]
    NoGarrison {
        /// The state.
        at: TerritoryId,
    },
    /// He was let in there in this turn, and does nothing there (A3-52).
    #[error("guests do nothing in {at:?}")]
    Guest {
        /// The state.
        at: TerritoryId,
    },
    /// Interceptors bought there would be another player's (A3-55).
    #[error("interceptors in {at:?} would be another player's")]
    ForeignInterceptors {
        /// The state.
        at: TerritoryId,
    },
    /// Leave was refused in this turn (A3-50).
    #[error("leave for {at:?} was refused in this turn")]
    Refused {
        /// The state.
        at: TerritoryId,
    },
    /// The superpowers deal with each other by war only (R3-8, R3-25, A3-22).
    #[error("not between the superpowers")]
    Superpowers {
        /// The other one.
        seat: Seat,
    },
    /// The two states don't border each other.
    #[error("{from:?} and {to:?} don't touch")]
    NotAdjacent {
        /// From there.
        from: TerritoryId,
        /// To there.
        to: TerritoryId,
    },
    /// The way of a missile has no state, or more than its range (R3-16).
    #[error("a way of one to {range} states")]
    OutOfRange {
        /// The range.
        range: u32,
    },
    /// Too many orders of one kind, or none in an order of several parts.
    #[error("at most {most} orders")]
    TooManyOrders {
        /// The limit.
        most: u32,
    },
    /// About a payment or a deal.
    #[error(transparent)]
    Deal(NoDeal),
    /// About refugees.
    #[error(transparent)]
    Exile(NoExile),
    /// About wars, convoys, conversions and launches.
    #[error(transparent)]
    War(NoWar),
}

impl From<NoWar> for Why {
    fn from(why: NoWar) -> Self {
        Self::War(why)
    }
}

impl Why {
    /// Whether the refusal says that another question is open now.
    pub const fn is_not_now(&self) -> bool {
        matches!(self, Self::NotNow { .. })
    }

    /// The refusal as English text, with the ids of that board.
    pub fn told(&self, board: &Board) -> String {
        let text = self.to_string();
        let named = board.ids().map(|at| (format!("{at:?}"), &board.territory(at).key));
        named.fold(text, |text, (id, key)| text.replace(&id, key))
    }
}
