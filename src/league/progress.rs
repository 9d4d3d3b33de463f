//! How a tournament has gone so far: rounds, tables, results. A record; never decides anything.

use super::match_points::SeatResult;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

/// A place in a tournament, 0-based, in the order of entering. It stays when a substitute takes it over.
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
    /// Who sits there, by seat.
    pub seats: Vec<Entrant>,
    /// How it ended, by seat; nothing while it is played.
    pub result: Option<Vec<SeatResult>>,
}

/// One round.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Round {
    /// Its tables.
    pub tables: Vec<Table>,
    /// Who sits out.
    pub byes: Vec<Entrant>,
}

impl Round {
    /// Everybody who plays or sits out in it.
    pub fn people(&self) -> impl Iterator<Item = Entrant> + '_ {
        self.tables.iter().flat_map(|table| table.seats.iter().copied()).chain(self.byes.iter().copied())
    }

    /// Number of tables still played.
    pub fn unfinished(&self) -> usize {
        self.tables.iter().filter(|table| table.result.is_none()).count()
    }
}

/// Everything that has happened in a tournament.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Progress {
    /// How many have entered.
    pub entrants: u16,
    /// Who has dropped out: they play no further round.
    pub out: BTreeSet<Entrant>,
    /// The rounds begun, in order.
    pub rounds: Vec<Round>,
}

impl Progress {
    /// Before the first round.
    pub const fn of(entrants: u16) -> Self {
        Self { entrants, out: BTreeSet::new(), rounds: Vec::new() }
    }

    /// Everybody who has entered.
    pub fn everybody(&self) -> impl Iterator<Item = Entrant> + use<> {
        (0..self.entrants).map(Entrant)
    }

    /// Everybody who has not dropped out.
    pub fn present(&self) -> Vec<Entrant> {
        self.everybody().filter(|who| !self.out.contains(who)).collect()
    }

    /// How often each sat out, by entrant.
    pub fn byes(&self) -> Vec<u32> {
        let mut byes = vec![0; usize::from(self.entrants)];
        for who in self.rounds.iter().flat_map(|round| &round.byes) {
            byes[who.index()] += 1;
        }
        byes
    }

    /// How often each pair sat at one table: a square, symmetric, zero on its diagonal.
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

    /// How often each sat in each seat, by entrant.
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
