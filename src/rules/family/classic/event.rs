//! Events of the classic family, and what each viewer sees of them. An event never changes its meaning: stored games
//! depend on it.

use super::Public;
use crate::rules::engine::{Milestone, Recorded as _, Viewer};
use crate::rules::ids::{Card, Seat};
use crate::rules::objective::Objective;
use serde::{Deserialize, Serialize};

/// What the rules of the classic family made of an answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// Public.
    Public(Public),
    /// A card drawn: the drawer sees which.
    Drew {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Card,
        /// Number of the draw.
        draw: u64,
    },
    /// Cards of an eliminated seat: the two of them see which.
    CardsTaken {
        /// Whose they were.
        from: Seat,
        /// Whose they are.
        by: Seat,
        /// Which.
        cards: Vec<Card>,
    },
    /// A secret objective dealt: only its owner sees which (R2-5).
    ObjectiveDealt {
        /// To whom.
        seat: Seat,
        /// Which.
        objective: Objective,
        /// Number of the draw.
        draw: u64,
    },
}

/// An event as one viewer may see it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Seen {
    /// Public.
    Public(Public),
    /// A card was drawn.
    Drew {
        /// By whom.
        seat: Seat,
        /// Which, for the drawer only.
        card: Option<Card>,
    },
    /// Cards changed hands.
    CardsTaken {
        /// Whose they were.
        from: Seat,
        /// Whose they are.
        by: Seat,
        /// Which, for the two of them only.
        cards: Option<Vec<Card>>,
    },
    /// A secret objective was dealt.
    ObjectiveDealt {
        /// To whom.
        seat: Seat,
        /// Which, for its owner only.
        objective: Option<Objective>,
    },
}

/// The part of a partly hidden answer that everybody sees: none in this family. That an attack is made is announced; the
/// hidden number of dice is all that its answer adds (A0-5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Face {}

impl From<Public> for crate::rules::Event {
    fn from(public: Public) -> Self {
        Event::Public(public).into()
    }
}

impl From<Public> for Event {
    fn from(public: Public) -> Self {
        Self::Public(public)
    }
}

impl Event {
    /// What that viewer sees of it.
    pub(super) fn seen_by(&self, viewer: Viewer) -> Seen {
        match self {
            Self::Public(public) => Seen::Public(public.clone()),
            Self::Drew { seat, card, draw: _ } => {
                Seen::Drew { seat: *seat, card: viewer.is(*seat).then_some(*card) }
            }
            Self::CardsTaken { from, by, cards } => Seen::CardsTaken {
                from: *from,
                by: *by,
                cards: (viewer.is(*from) || viewer.is(*by)).then(|| cards.clone()),
            },
            Self::ObjectiveDealt { seat, objective, draw: _ } => {
                Seen::ObjectiveDealt { seat: *seat, objective: viewer.is(*seat).then(|| objective.clone()) }
            }
        }
    }

    /// Who plays after whom, as it was thrown (F-14): clockwise from whoever began, or as the throws and the direction
    /// had it.
    pub(super) fn order_of_play(&self, seats: u8) -> Option<Vec<Seat>> {
        if let Self::Public(Public::StartRolled(rolled)) = self {
            return Some((0..seats).map(|k| Seat((rolled.first.0 + k) % seats)).collect());
        }
        if let Self::Public(Public::OrderRolled(rolled)) = self { Some(rolled.order.clone()) } else { None }
    }

    /// What it means for the table.
    pub(super) fn milestone(&self) -> Option<Milestone> {
        match self {
            Self::Public(public) => public.milestone(),
            Self::Drew { .. } | Self::CardsTaken { .. } | Self::ObjectiveDealt { .. } => None,
        }
    }
}

impl Seen {
    /// What it means for the table, as far as the viewer may know.
    pub(super) fn milestone(&self) -> Option<Milestone> {
        match self {
            Self::Public(public) => public.milestone(),
            Self::Drew { .. } | Self::CardsTaken { .. } | Self::ObjectiveDealt { .. } => None,
        }
    }
}
