//! `View`: a game of the Cold War as one viewer may see it. It is built up field by field, so that a forgotten field stays
//! hidden.

use super::deals::{Granted, Offer, Promise, year_of};
use super::options::Options;
use super::{Armies, Occupation, Places, Superpower, Transit, Way, Weapon, paths, steps};
use crate::rules::bitset::TerritorySet;
use crate::rules::engine::{ChartMeasure, Common, Part};
use crate::rules::ids::{Seat, TerritoryId};
use serde::Serialize;
use std::ops::Deref;

/// A game as one viewer may see it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct View {
    /// The part common to all families. Its round is the turn of five years, 1 for 1950.
    pub common: Common,
    /// What stands in each state, in board order.
    pub places: Places,
    /// All seats, in seat order.
    pub seats: Vec<SeatView>,
    /// The stage of the game.
    pub stage: Stage,
    /// Facts about the player's turn at hand.
    pub turn: TurnView,
    /// The convoy or missile that is on its way.
    pub transit: Option<LegView>,
    /// The viewer's deals, if the viewer has a seat.
    pub own: Option<Own>,
}

impl Deref for View {
    type Target = Common;

    fn deref(&self) -> &Common {
        &self.common
    }
}

/// The facts about one seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SeatView {
    /// The seat.
    pub seat: Seat,
    /// Its place at the table, from 0: the USA sit first (A3-23).
    pub place: u8,
    /// Its superpower; `None` for a coalition.
    pub superpower: Option<Superpower>,
    /// Whether it is still in the game (A3-21).
    pub alive: bool,
    /// The player in whose turn it went out.
    pub out_by: Option<Seat>,
    /// Whether it is in exile (A3-38).
    pub exile: bool,
    /// Money; `None` if it is hidden from the viewer (A3-45).
    pub money: Option<u32>,
    /// Population cards.
    pub population: u32,
    /// Population after the next demographic phase, if nothing changes (R3-10, R3-11).
    pub next_population: u32,
    /// Income with which the score compares (R3-6).
    pub initial: u32,
    /// Income that it would receive now: the forecast of the next demographic phase, and the final income (R3-9, A3-44).
    pub income: u32,
    /// Score that it would have now (R3-6), with its handicap in the even game (A3-83).
    pub points: i32,
    /// Upkeep of all its armies (R3-16).
    pub upkeep: u32,
    /// States that it controls.
    pub states: TerritorySet,
    /// All its armies with its interceptors.
    pub armies: Armies,
    /// Its refugee pieces.
    pub pieces: u32,
}

/// The stage of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// Set-up and demographic phase.
    Between,
    /// In a turn: upkeep.
    Upkeep,
    /// In a turn: actions.
    Act,
    /// The last launches.
    LastLaunches,
    /// The game is over.
    Over,
}

/// Facts about the player's turn at hand.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct TurnView {
    /// States where the player on turn is a guest (A3-52).
    pub guest: TerritorySet,
    /// States where leave was refused to him (A3-50).
    pub refused: TerritorySet,
    /// Number of fights per state (A3-48).
    pub fights: Vec<(TerritoryId, u32)>,
}

/// A convoy or missile on its way.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct LegView {
    /// Whose it is.
    pub seat: Seat,
    /// What it is.
    pub transit: Transit,
    /// The armies of a convoy; the weapon of a missile.
    pub armies: Armies,
    /// Where it began.
    pub from: TerritoryId,
    /// Its way, the end last.
    pub path: Vec<TerritoryId>,
    /// Number of states of its way that are decided.
    pub passed: u32,
}

/// The viewer's deals (R3-8).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Own {
    /// The seat.
    pub seat: Seat,
    /// Money that can be spent: what is promised for a leg is set aside (A3-66).
    pub purse: u32,
    /// Open offers to and of the viewer.
    pub offers: Vec<Offer>,
    /// Permissions in force that the viewer gave or got.
    pub granted: Vec<Granted>,
    /// Promises that the viewer gave or got.
    pub promises: Vec<Promise>,
    /// Who has attacked the viewer in spite of a promise of peace.
    pub broken: Vec<Seat>,
}

impl View {
    /// The house options.
    pub fn house(&self) -> &Options {
        Options::of(&self.common.options).expect("a view has the options of its own family")
    }

    /// The seats in the order in which they sit at the table: the USA first (A3-23).
    pub fn seating(&self) -> Vec<Seat> {
        let mut seats: Vec<&SeatView> = self.seats.iter().collect();
        seats.sort_by_key(|seat| seat.place);
        seats.into_iter().map(|seat| seat.seat).collect()
    }

    /// The best way of a missile of `me` to each state within its range (A3-25): first the state where it stands (A3-74), then the
    /// others in board order.
    pub fn missile_ways(&self, me: Seat, from: TerritoryId, weapon: Weapon) -> Vec<(TerritoryId, Way)> {
        let here = Way { interceptors: self.interceptors_against(me, from), path: vec![from] };
        let among = (TerritorySet::EMPTY, self.map().all());
        let others = paths::best(from, weapon.range(), among, |at| self.interceptors_against(me, at));
        std::iter::once((from, here)).chain(others).collect()
    }

    /// The best way of one leg of a convoy of `me` to each state that it can reach (R3-26), in board order.
    pub fn convoy_ways(&self, me: Seat, from: TerritoryId) -> Vec<(TerritoryId, Way)> {
        self.convoy_ways_to(self.map().all(), me, from)
    }

    /// The same to each of these states that it can reach.
    pub fn convoy_ways_to(
        &self,
        among: TerritorySet,
        me: Seat,
        from: TerritoryId,
    ) -> Vec<(TerritoryId, Way)> {
        let closed = TerritorySet::of_flags(self.places.iter().map(|place| place.mushroom));
        paths::best(from, steps::turn_actions::convoy_leg::MOST, (closed, among), |at| {
            self.interceptors_against(me, at)
        })
    }

    /// The number of interceptors in a state that may oppose what `me` sends through it (R3-28).
    fn interceptors_against(&self, me: Seat, at: TerritoryId) -> u32 {
        let place = self.at(at);
        if place.last_controller == Some(me) { 0 } else { place.interceptors }
    }

    /// What stands in a state.
    pub fn at(&self, at: TerritoryId) -> &Occupation {
        &self.places[at.index()]
    }

    /// Where that seat is asked for leave: it controls the state, or has armies there (A3-32).
    pub fn presence(&self, seat: Seat) -> impl Iterator<Item = TerritoryId> + '_ {
        let present = move |at: &TerritoryId| {
            let place = self.at(*at);
            place.control.seat() == Some(seat) || !place.of(seat).is_empty()
        };
        self.map().ids().filter(present)
    }

    /// The facts about that seat.
    pub fn seat(&self, seat: Seat) -> &SeatView {
        &self.seats[seat.index()]
    }

    /// The year; `None` before the first turn.
    pub fn year(&self) -> Option<u16> {
        (self.common.round > 0).then(|| year_of(self.common.round))
    }

    /// One figure of a seat.
    pub(super) fn figure(&self, measure: ChartMeasure, seat: Seat) -> u32 {
        let seat = self.seat(seat);
        match measure {
            ChartMeasure::Territories => seat.states.len() as u32,
            ChartMeasure::Armies => seat.armies.count(),
            ChartMeasure::Income => seat.income,
        }
    }
}
