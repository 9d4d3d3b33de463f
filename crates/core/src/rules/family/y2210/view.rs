//! `View`: a game of 2210 as one viewer may see it. It is built up field by field, so that a forgotten field stays hidden.

use super::occupation::Occupation;
use super::options::Options;
use super::{Action, CardKind, CommandCard, Commander, Commanders};
use crate::rules::bitset::TerritorySet;
use crate::rules::engine::{ChartMeasure, Common, Part};
use crate::rules::ids::{ContinentId, Holder, Seat, TerritoryId};
use serde::Serialize;
use std::ops::Deref;

/// A game as one viewer may see it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct View {
    /// The part common to all families. Its round is the year.
    pub common: Common,
    /// What stands on each territory, in board order.
    pub territories: Vec<Occupation>,
    /// Territories that nobody can enter (R1-9).
    pub devastated: TerritorySet,
    /// All seats, clockwise from the first.
    pub seats: Vec<SeatView>,
    /// The stage of the game.
    pub stage: Stage,
    /// Command cards left in each deck.
    pub decks: Vec<(Commander, u32)>,
    /// Territory cards left: land, water, Moon.
    pub land_decks: [u32; 3],
    /// Command cards that were played.
    pub discarded: Vec<CommandCard>,
    /// The territories of cards that were turned over or shown, and can't be drawn again.
    pub turned: TerritorySet,
    /// Facts about the turn.
    pub turn: TurnView,
    /// The invasion at hand.
    pub invasion: Option<InvasionView>,
    /// All hands, once the game is over; before that empty (A1-52).
    pub hands: Vec<(Seat, Vec<CommandCard>)>,
    /// The viewer's own secrets, if the viewer has a seat.
    pub own: Option<Own>,
}

impl Deref for View {
    type Target = Common;

    fn deref(&self) -> &Common {
        &self.common
    }
}

/// The public facts about one seat (R1-6).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SeatView {
    /// The seat.
    pub seat: Seat,
    /// Whether it is still in the game.
    pub alive: bool,
    /// The seat in whose turn it was eliminated.
    pub eliminated_by: Option<Seat>,
    /// Territories controlled: the score marker without bonuses (R1-13, A1-57).
    pub territories: u32,
    /// Units on the board.
    pub units: u32,
    /// Commanders in play.
    pub commanders: Commanders,
    /// Territories with a station.
    pub stations: TerritorySet,
    /// Energy.
    pub energy: u32,
    /// Number of command cards of each deck.
    pub cards: Vec<(Commander, u32)>,
    /// Number of scouts that are out (A1-40).
    pub scouts: u32,
    /// This year's turn-order marker.
    pub marker: Option<u8>,
    /// MODs still to place.
    pub in_hand: u32,
    /// Continents and colonies controlled.
    pub continents: Vec<ContinentId>,
    /// Points without cards (R1-49).
    pub points: u32,
    /// MODs and energy that it would receive if its turn began now.
    pub income: u32,
}

/// The stage of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// Set-up.
    Setup,
    /// Bids for the order of the year.
    Bid,
    /// Turn-order markers.
    Markers,
    /// In a turn: place MODs.
    Place,
    /// In a turn: hire and build.
    Hire,
    /// In a turn: buy cards.
    Buy,
    /// In a turn: play cards.
    Prepare,
    /// In a turn: invade.
    Invade,
    /// In a turn: fortify.
    Fortify,
    /// The game is over.
    Over,
}

/// Public facts that last for one turn.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct TurnView {
    /// Whether an invasion has been declared.
    pub declared: bool,
    /// Players who may play no command card (A1-25).
    pub jammed: Vec<Seat>,
    /// Players who may not be invaded (A1-38).
    pub truces: Vec<Seat>,
    /// Territories of the Earth that may be invaded from the Moon (A1-42).
    pub invade_earth: TerritorySet,
    /// Captures that count for the bonus (R1-39).
    pub captures: u32,
    /// Whether the bonus has been given.
    pub bonus: bool,
    /// Moves left at the end of the turn.
    pub moves: u32,
    /// Number of Hidden Energy cards that wait for the end of the turn.
    pub hidden_energy: u32,
    /// Their territories, if the table plays them openly.
    pub hidden_at: Vec<TerritoryId>,
    /// Number of Energy Extraction cards that wait for the end of the turn.
    pub extractions: u32,
}

/// The invasion at hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct InvasionView {
    /// The invader.
    pub by: Seat,
    /// The territory of origin.
    pub from: TerritoryId,
    /// The target.
    pub to: TerritoryId,
    /// The holder of the target when it was declared.
    pub whose: Holder,
    /// Attack dice named; 0 before, and while they are hidden from the viewer (A1-11).
    pub dice: u8,
    /// The invader's commanders who roll eight-sided dice.
    pub commanders: Commanders,
}

/// The viewer's own secrets.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Own {
    /// The seat.
    pub seat: Seat,
    /// Command cards in hand, in card order.
    pub hand: Vec<CommandCard>,
    /// Territories of own scouts that are out.
    pub scouts: Vec<TerritoryId>,
    /// Territories of own hidden energy.
    pub hidden_energy: Vec<TerritoryId>,
    /// The sealed answer already given, while it is sealed.
    pub sealed: Option<Action>,
}

impl Own {
    /// The kinds of the cards in hand, in card order.
    pub fn kinds(&self) -> impl Iterator<Item = CardKind> + '_ {
        self.hand.iter().map(|card| card.kind())
    }
}

impl View {
    /// The house options.
    pub fn house(&self) -> &Options {
        Options::of(&self.common.options).expect("a view has the options of its own family")
    }

    /// What stands on a territory.
    pub fn at(&self, at: TerritoryId) -> Occupation {
        self.territories[at.index()]
    }

    /// The public facts about that seat.
    pub fn seat(&self, seat: Seat) -> &SeatView {
        &self.seats[seat.index()]
    }

    /// The year, 1-based; 0 in the set-up.
    pub const fn year(&self) -> u32 {
        self.common.round
    }

    /// One figure of a seat.
    pub(super) fn figure(&self, measure: ChartMeasure, seat: Seat) -> u32 {
        let seat = self.seat(seat);
        match measure {
            ChartMeasure::Territories => seat.territories,
            ChartMeasure::Armies => seat.units,
            ChartMeasure::Income => seat.income,
        }
    }

    /// The same figure of the neutral armies; they have no income.
    pub(super) fn neutral_figure(&self, measure: ChartMeasure) -> u32 {
        let held = self.territories.iter().filter(|held| held.holder == Holder::Neutral);
        match measure {
            ChartMeasure::Territories => held.count() as u32,
            ChartMeasure::Armies => held.map(|held| held.units.count()).sum(),
            ChartMeasure::Income => 0,
        }
    }
}
