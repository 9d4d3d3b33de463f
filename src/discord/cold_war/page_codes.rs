//! Presses on pages that belong to no question: a player's deals, launches, standing orders. They work in direct messages too.

use super::question::StepPress as _;
use crate::discord::components::custom_id::{Code, Coded, TooLong};
use crate::rules::cold_war::{
    Army, ConsentOrder, DefenceOrder, InterceptOrder, LaunchOrder, Standing, Weapon,
};
use crate::rules::{Seat, TerritoryId};
use crate::table::GameId;
use serde::{Deserialize, Serialize};

/// A press on a page that belongs to no question. Appended, not reordered: codes contain the positions.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Press {
    /// On the page of deals.
    Deals(Deals),
    /// On the page of launches.
    Launch(Launch),
    /// On the page of standing orders.
    Orders(Orders),
}

/// On the page of the deals, or below a message about one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Deals {
    /// Show the page.
    Show,
    /// Show one offer.
    Offer(u32),
    /// Accept it.
    Accept(u32),
    /// Decline it.
    Decline(u32),
    /// Withdraw it.
    Withdraw(u32),
    /// Open the form of a counter-offer; or it was filled in.
    Counter(u32),
    /// Open the form of an offer to that seat; or it was filled in.
    With(Seat),
    /// Open the form of a payment to that seat; or it was filled in.
    Pay(Seat),
    /// Say whether a promise was kept: number of the deal, place of the promise.
    Judge(u32, u8, bool),
    /// Show the ledger.
    Ledger,
    /// Offer peace in this turn to that seat.
    Peace(Seat),
    /// Show one promise that is due: number of the deal, place of the promise.
    Promise(u32, u8),
}

/// On the page of launches (R3-34).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Launch {
    /// Show the weapons.
    Show,
    /// Show the targets of a weapon.
    From(TerritoryId, Weapon),
    /// Show the way to a target, and what can be done with it.
    At(TerritoryId, Weapon, TerritoryId),
    /// Launch.
    Fire(TerritoryId, Weapon, Vec<TerritoryId>),
    /// Launch when the condition comes true.
    When(LaunchOrder),
}

/// On the page of standing orders ([PBP-36]).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Orders {
    /// Show the page.
    Show,
    /// Set an order; it stands before the others of its kind.
    Set(Order),
    /// Remove it.
    Drop(Order),
    /// The kinds in the order in which they are lost; none: the default.
    Losses(Vec<Army>),
    /// Show the own states, to set orders for one of them.
    States,
    /// Show the orders for that state alone.
    InState(TerritoryId),
}

/// One standing order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Order {
    /// Leave to stop or build (A3-32).
    Consent(ConsentOrder),
    /// Interceptors (A3-31).
    Intercept(InterceptOrder),
    /// Armies that defend (A3-35).
    Defend(DefenceOrder),
    /// Armies that meet an invader (A3-53).
    Meet(DefenceOrder),
    /// A launch (A3-42).
    Launch(LaunchOrder),
}

impl Order {
    /// Removes it, and those with the same condition.
    pub(super) fn drop_from(&self, standing: &mut Standing) {
        match self {
            Self::Consent(one) => {
                standing
                    .consents
                    .retain(|known| (known.at, known.seat, known.what) != (one.at, one.seat, one.what));
            }
            Self::Intercept(one) => standing.interceptions.retain(|known| {
                (known.at, known.against, known.missiles) != (one.at, one.against, one.missiles)
            }),
            Self::Defend(one) => {
                standing.defences.retain(|known| (known.at, known.against) != (one.at, one.against));
            }
            Self::Meet(one) => {
                standing.meetings.retain(|known| (known.at, known.against) != (one.at, one.against));
            }
            Self::Launch(one) => standing.launches.retain(|known| known != one),
        }
    }

    /// Adds it. The first order that fits counts: those for one player or state stand before those for all.
    pub(super) fn add_to(&self, standing: &mut Standing) {
        self.drop_from(standing);
        match self {
            Self::Consent(one) => {
                standing.consents.push(*one);
                let rank = |one: &ConsentOrder| (one.at.is_none(), one.seat.is_none(), one.what.is_none());
                standing.consents.sort_by_key(rank);
            }
            Self::Intercept(one) => {
                standing.interceptions.push(*one);
                let rank =
                    |one: &InterceptOrder| (one.at.is_none(), one.against.is_none(), one.missiles.is_none());
                standing.interceptions.sort_by_key(rank);
            }
            Self::Defend(one) => {
                standing.defences.push(*one);
                standing.defences.sort_by_key(|order| (order.at.is_none(), order.against.is_none()));
            }
            Self::Meet(one) => {
                standing.meetings.push(*one);
                standing.meetings.sort_by_key(|order| (order.at.is_none(), order.against.is_none()));
            }
            Self::Launch(one) => standing.launches.push(one.clone()),
        }
    }

    /// Standing orders with this one alone.
    pub(super) fn alone(&self) -> Standing {
        let mut standing = Standing::default();
        self.add_to(&mut standing);
        standing
    }

    /// The only state for which it is; none: for every state, or a launch.
    pub(super) fn at(&self) -> Option<TerritoryId> {
        match self {
            Self::Consent(one) => one.at,
            Self::Intercept(one) => one.at,
            Self::Defend(one) | Self::Meet(one) => one.at,
            Self::Launch(_) => None,
        }
    }

    /// The only player for whom it is; none: for everybody, or a launch.
    pub(super) fn seat(&self) -> Option<Seat> {
        match self {
            Self::Consent(one) => one.seat,
            Self::Intercept(one) => one.against,
            Self::Defend(one) | Self::Meet(one) => one.against,
            Self::Launch(_) => None,
        }
    }

    /// Every order of a player that can be removed one by one.
    pub(super) fn all(standing: &Standing) -> Vec<Self> {
        let consents = standing.consents.iter().copied().map(Self::Consent);
        let interceptions = standing.interceptions.iter().copied().map(Self::Intercept);
        let defences = standing.defences.iter().copied().map(Self::Defend);
        let meetings = standing.meetings.iter().copied().map(Self::Meet);
        let launches = standing.launches.iter().cloned().map(Self::Launch);
        consents.chain(interceptions).chain(defences).chain(meetings).chain(launches).collect()
    }
}

impl Press {
    /// Encodes the press.
    pub(super) fn code(self, game: GameId) -> Result<Code, TooLong> {
        Coded::Standing(game, self.press()).code()
    }
}

impl Deals {
    pub(super) fn code(self, game: GameId) -> Result<Code, TooLong> {
        Press::Deals(self).code(game)
    }
}

impl Launch {
    pub(super) fn code(self, game: GameId) -> Result<Code, TooLong> {
        Press::Launch(self).code(game)
    }
}

impl Orders {
    pub(super) fn code(self, game: GameId) -> Result<Code, TooLong> {
        Press::Orders(self).code(game)
    }
}
