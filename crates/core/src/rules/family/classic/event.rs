//! Events of the classic family, and what each viewer sees of them. The meaning of an event must not change: stored games
//! depend on it.

use super::{Public, Transaction};
use crate::rules::engine::{Milestone, Recorded as _, Viewer};
use crate::rules::ids::{Card, Seat};
use crate::rules::objective::Objective;
use serde::{Deserialize, Serialize};

/// An event of the classic family.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// Visible to all viewers.
    Public(Public),
    /// A card was drawn; only the seat that drew it sees which.
    Drew {
        /// The seat that drew.
        seat: Seat,
        /// The card.
        card: Card,
        /// Number of the draw.
        draw: u64,
    },
    /// Cards of an eliminated seat passed to the eliminator; only these two seats see which.
    CardsTaken {
        /// The eliminated seat.
        from: Seat,
        /// The seat that receives them.
        by: Seat,
        /// The cards.
        cards: Vec<Card>,
    },
    /// A secret objective was dealt; only its owner sees which (R2-5).
    ObjectiveDealt {
        /// The seat that received it.
        seat: Seat,
        /// The objective.
        objective: Objective,
        /// Number of the draw.
        draw: u64,
    },
}

/// An event as one viewer may see it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Seen {
    /// Visible to all viewers.
    Public(Public),
    /// A card was drawn.
    Drew {
        /// The seat that drew.
        seat: Seat,
        /// The card, for the seat that drew it only.
        card: Option<Card>,
    },
    /// Cards of an eliminated seat passed to the eliminator.
    CardsTaken {
        /// The eliminated seat.
        from: Seat,
        /// The seat that receives them.
        by: Seat,
        /// The cards, for these two seats only.
        cards: Option<Vec<Card>>,
    },
    /// A secret objective was dealt.
    ObjectiveDealt {
        /// The seat that received it.
        seat: Seat,
        /// The objective, for its owner only.
        objective: Option<Objective>,
    },
}

/// The public part of a partly hidden answer: none in this family. The attack itself is announced by a public event; the
/// answer only adds the hidden number of dice (A0-5).
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

impl Transaction<'_> {
    /// Appends and applies a public event.
    pub(super) fn emit_public(&mut self, event: impl Into<Public>) {
        self.emit(Event::Public(event.into()));
    }
}

impl Event {
    /// The event as the viewer sees it.
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

    /// The order of play that the dice decide (F-14): clockwise from the winner, or by throws and direction.
    pub(super) fn order_of_play(&self, seats: u8) -> Option<Vec<Seat>> {
        if let Self::Public(Public::StartRolled(rolled)) = self {
            return Some((0..seats).map(|k| Seat((rolled.first.0 + k) % seats)).collect());
        }
        if let Self::Public(Public::OrderRolled(rolled)) = self { Some(rolled.order.clone()) } else { None }
    }

    /// What the event means for the table.
    pub(super) fn milestone(&self) -> Option<Milestone> {
        match self {
            Self::Public(public) => public.milestone(),
            Self::Drew { .. } | Self::CardsTaken { .. } | Self::ObjectiveDealt { .. } => None,
        }
    }

    /// Whether the answer that it follows from can no longer be taken back ([PBP-12]).
    pub(super) fn is_final(&self) -> bool {
        match self {
            Self::Drew { .. } | Self::CardsTaken { .. } | Self::ObjectiveDealt { .. } => true,
            Self::Public(public) => public.is_final(),
        }
    }
}

impl Public {
    /// The same for a public event. Where a seat puts its own armies is free; cards that are laid down were hidden, and
    /// the rest is decided by luck, by another seat or by the clock.
    const fn is_final(&self) -> bool {
        match self {
            Self::Claimed(_)
            | Self::Deployed(_)
            | Self::Placed(_)
            | Self::AttacksOpened(_)
            | Self::PlaceOwed(_)
            | Self::BonusOwed(_)
            | Self::BonusPlaced(_)
            | Self::CapReached(_)
            | Self::SpoilsOpened(_)
            | Self::SpoilsClosed(_)
            | Self::TradeOwed(_)
            | Self::DiscardOwed(_)
            | Self::Advanced(_)
            | Self::AttacksEnded(_)
            | Self::HandFull(_)
            | Self::DeckEmpty(_)
            | Self::Fortified(_) => false,
            Self::StartRolled(_)
            | Self::OrderRolled(_)
            | Self::DealtByDice(_)
            | Self::Dealt(_)
            | Self::SetupTurn(_)
            | Self::SealedOpened
            | Self::ClaimsOpened
            | Self::PlacingOpened
            | Self::TurnBegan(_)
            | Self::TurnEnded(_)
            | Self::Traded(_)
            | Self::BonusAdded(_)
            | Self::Discarded(_)
            | Self::DeckRenewed
            | Self::FastProposed(_)
            | Self::FastSettled(_)
            | Self::Announced(_)
            | Self::DefenceNamed(_)
            | Self::Rolled(_)
            | Self::Captured(_)
            | Self::Eliminated(_)
            | Self::TimeCalled(_)
            | Self::LastRound(_)
            | Self::ClosingThrown(_)
            | Self::ExtraRound(_)
            | Self::ObjectivesShown(_)
            | Self::Ended(_) => true,
        }
    }
}

impl Seen {
    /// What the event means for the table, as far as the viewer may know.
    pub(super) fn milestone(&self) -> Option<Milestone> {
        match self {
            Self::Public(public) => public.milestone(),
            Self::Drew { .. } | Self::CardsTaken { .. } | Self::ObjectiveDealt { .. } => None,
        }
    }
}
