//! Record of a tournament: rounds, tables, results.

use super::match_points::SeatResult;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

/// A place in a tournament, 0-based, in the order of entering. A substitute takes over the place with the same number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Entrant(pub u16);

impl Entrant {
    pub(super) const fn index(self) -> usize {
        self.0 as usize
    }
}

/// One table of a round: one game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Table {
    /// The entrants, by seat.
    pub seats: Vec<Entrant>,
    /// The result, by seat; `None` while the game is played.
    pub result: Option<Vec<SeatResult>>,
}

/// One round.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Round {
    /// The tables of the round.
    pub tables: Vec<Table>,
    /// The entrants with a bye.
    pub byes: Vec<Entrant>,
}

impl Round {
    /// All entrants who play or have a bye in the round.
    pub fn people(&self) -> impl Iterator<Item = Entrant> + '_ {
        self.tables.iter().flat_map(|table| table.seats.iter().copied()).chain(self.byes.iter().copied())
    }

    /// Number of tables whose games are not over.
    pub fn unfinished(&self) -> usize {
        self.tables.iter().filter(|table| table.result.is_none()).count()
    }
}

/// The course of a tournament so far.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Progress {
    /// Number of entrants.
    pub entrants: u16,
    /// Entrants who have dropped out: they play no further round.
    pub out: BTreeSet<Entrant>,
    /// The rounds begun, in order.
    pub rounds: Vec<Round>,
}

impl Progress {
    /// The state before the first round.
    pub const fn of(entrants: u16) -> Self {
        Self { entrants, out: BTreeSet::new(), rounds: Vec::new() }
    }

    /// All entrants, including those who have dropped out.
    pub fn everybody(&self) -> impl Iterator<Item = Entrant> + use<> {
        (0..self.entrants).map(Entrant)
    }

    /// All entrants who have not dropped out.
    pub fn present(&self) -> Vec<Entrant> {
        self.everybody().filter(|who| !self.out.contains(who)).collect()
    }

    /// Number of byes, by entrant.
    pub fn byes(&self) -> Vec<u32> {
        let mut byes = vec![0; usize::from(self.entrants)];
        for who in self.rounds.iter().flat_map(|round| &round.byes) {
            byes[who.index()] += 1;
        }
        byes
    }

    /// How often each pair sat at one table: a symmetric square matrix, zero on its diagonal.
    pub fn meetings(&self) -> Vec<Vec<u32>> {
        let people = usize::from(self.entrants);
        let mut met = vec![vec![0; people]; people];
        for table in self.rounds.iter().flat_map(|round| &round.tables) {
            for one in &table.seats {
                for other in table.seats.iter().filter(|other| *other != one) {
                    met[one.index()][other.index()] += 1;
                }
            }
        }
        met
    }

    /// How often each entrant sat in each seat, by entrant.
    pub fn seatings(&self) -> Vec<[u32; 5]> {
        let mut sat = vec![[0; 5]; usize::from(self.entrants)];
        for table in self.rounds.iter().flat_map(|round| &round.tables) {
            for (seat, who) in table.seats.iter().enumerate() {
                sat[who.index()][seat] += 1;
            }
        }
        sat
    }
}
