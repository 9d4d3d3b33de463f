//! Events of the family, and what each viewer sees of them. The meaning of an event must not change: stored games depend on
//! it.

use super::{CommandCard, Commander, Public, Transaction};
use crate::rules::engine::{Milestone, Recorded as _, Viewer};
use crate::rules::ids::{Seat, TerritoryId};
use serde::{Deserialize, Serialize};

/// An event of the family.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// Visible to all viewers.
    Public(Public),
    /// Command cards were drawn; all see from which decks, only the seat sees which (R1-6, R1-29, R1-39).
    Drew {
        /// The seat.
        seat: Seat,
        /// The cards.
        cards: Vec<CommandCard>,
        /// Energy paid.
        cost: u32,
        /// Number of the first draw.
        draw: u64,
    },
    /// A scout was sent out; only its owner sees where (A1-40).
    ScoutSent {
        /// The seat.
        seat: Seat,
        /// The territory.
        at: TerritoryId,
        /// Number of the draw.
        draw: u64,
    },
    /// The territory of hidden energy was drawn (A1-41).
    EnergyHidden {
        /// The seat.
        seat: Seat,
        /// The territory.
        at: TerritoryId,
        /// Whether all see it.
        open: bool,
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
    /// Command cards were drawn.
    Drew {
        /// The seat.
        seat: Seat,
        /// The deck of each card.
        decks: Vec<Commander>,
        /// The cards, for the seat that drew them only.
        cards: Option<Vec<CommandCard>>,
        /// Energy paid.
        cost: u32,
    },
    /// A scout was sent out.
    ScoutSent {
        /// The seat.
        seat: Seat,
        /// The territory, for its owner only.
        at: Option<TerritoryId>,
    },
    /// The territory of hidden energy was drawn.
    EnergyHidden {
        /// The seat.
        seat: Seat,
        /// The territory, for its owner, or for all if the table plays so.
        at: Option<TerritoryId>,
    },
}

/// The public part of a partly hidden answer: this family has none.
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
            Self::Drew { seat, cards, cost, draw: _ } => Seen::Drew {
                seat: *seat,
                decks: cards.iter().map(|card| card.commander()).collect(),
                cards: viewer.is(*seat).then(|| cards.clone()),
                cost: *cost,
            },
            Self::ScoutSent { seat, at, draw: _ } => {
                Seen::ScoutSent { seat: *seat, at: viewer.is(*seat).then_some(*at) }
            }
            Self::EnergyHidden { seat, at, open, draw: _ } => {
                Seen::EnergyHidden { seat: *seat, at: (*open || viewer.is(*seat)).then_some(*at) }
            }
        }
    }

    /// Whether the answer that it follows from can no longer be taken back ([PBP-12]).
    pub(super) fn is_final(&self) -> bool {
        match self {
            Self::Public(public) => public.is_final(),
            Self::Drew { .. } | Self::ScoutSent { .. } | Self::EnergyHidden { .. } => true,
        }
    }

    /// The order of play that the event decides (R1-11, R1-15).
    pub(super) fn order_of_play(&self, seats: u8) -> Option<Vec<Seat>> {
        if let Self::Public(Public::StartRolled(rolled)) = self {
            return Some(rolled.order(seats));
        }
        if let Self::Public(Public::OrderFixed(fixed)) = self { Some(fixed.order.clone()) } else { None }
    }

    /// What the event means for the table.
    pub(super) fn milestone(&self) -> Option<Milestone> {
        match self {
            Self::Public(public) => public.milestone(),
            Self::Drew { .. } | Self::ScoutSent { .. } | Self::EnergyHidden { .. } => None,
        }
    }
}

/// A pattern for any of these public events.
macro_rules! events {
    ($($event:ident),+ $(,)?) => { $(Public::$event { .. })|+ };
}

impl Public {
    /// The same for a public event. Where a seat puts its own units, what it hires and builds, and where it moves is free; a
    /// card that is laid down was hidden, and the rest asks another seat or is decided by luck.
    const fn is_final(&self) -> bool {
        match self {
            events! {
                Claimed, Deployed, Settled, SetupTurn, NextPiece, ModsPlaced, Hired, Built, StepBegan,
                EntryOpened, InvasionEnded, Fortified
            } => false,
            events! {
                AgreementOpened, AgreementClosed, WishesOpened, LandGranted, DefenceNamed, CardShown,
                CardRefused, StartRolled, Devastated, NeutralsPlaced, LandDealt, GarrisonsOpened,
                PiecesOpened, ClaimsOpened, PlacingOpened, BidsShown, OrderFixed, YearBegan, TurnBegan,
                TurnEnded, ModsAdded, StationPlaced, CardTurned, LandCardsRenewed, UnitsLost, LossesOwed,
                InvasionDeclared, WindowOpened, WindowClosed, WindowSettled, Rolled, Captured, Eliminated,
                BombRolled, Ended, Played, ArmageddonBegan, CommanderKilled, Truce, CommandersMoved,
                EnergyTaken, ExtractionBegan, EnergyExtracted, Evacuated, Jammed, EnergyFound, EarthOpened,
                ReductionBegan, MoveGained, ScoutArrived, Garrisoned, MarkerChosen, DiceNamed, BonusEarned,
                Reduced, NuclearPassed, NuclearRoundEnded, Given
            } => true,
        }
    }
}

impl Seen {
    /// What the event means for the table, as far as the viewer may know.
    pub(super) fn milestone(&self) -> Option<Milestone> {
        match self {
            Self::Public(public) => public.milestone(),
            Self::Drew { .. } | Self::ScoutSent { .. } | Self::EnergyHidden { .. } => None,
        }
    }
}
