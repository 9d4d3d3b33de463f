//! A tournament as everybody may see it. Never its seed.

use super::super::types::{DiceStatus, GameId, Place};
use crate::league::{Entrant, Plan, Progress, SeatResult};
use crate::pace::Pace;
use crate::rules::{Objective, Rulebook, Setup};
use serde::{Deserialize, Serialize};

/// A tournament's number in the database. Never reused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct TournamentId(pub i64);

/// What somebody asks for when they open a tournament.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewTournament {
    /// League or knock-out, and its sizes.
    pub plan: Plan,
    /// What is played at its tables.
    pub rulebook: Rulebook,
    /// Time for a turn; default: what the server prefers.
    pub pace: Option<Pace>,
    /// Switches of the rulebook, `(key, value)`.
    pub switches: Vec<(String, String)>,
}

/// One change to what is played at the tables. The host's to make, before the tournament begins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TournamentChange {
    /// Time for a turn.
    Pace(Pace),
    /// One switch of the rulebook.
    Switch {
        /// Its id.
        key: String,
        /// Its value.
        value: String,
    },
    /// An objective of the host's own, dealt at every table (R4-1).
    AddObjective(Objective),
    /// It is taken away again, by its name.
    RemoveObjective(String),
}

/// Where a tournament stands in its life.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum TournamentStatus {
    /// People gather.
    Gathering,
    /// Being played.
    Running,
    /// Played to the end, or ended by its host.
    Over,
    /// Called off before anything was decided.
    Cancelled,
}

impl TournamentStatus {
    const ALL: [Self; 4] = [Self::Gathering, Self::Running, Self::Over, Self::Cancelled];

    /// Its name in the database.
    pub(super) const fn key(self) -> &'static str {
        match self {
            Self::Gathering => "gathering",
            Self::Running => "running",
            Self::Over => "over",
            Self::Cancelled => "cancelled",
        }
    }

    pub(super) fn find(key: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|status| status.key() == key)
    }
}

/// Whether somebody takes part.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum EntrantState {
    /// Plays.
    In,
    /// Has dropped out, or was replaced.
    Out,
    /// Would play in somebody's place.
    Reserve,
}

impl EntrantState {
    const ALL: [Self; 3] = [Self::In, Self::Out, Self::Reserve];

    pub(super) const fn key(self) -> &'static str {
        match self {
            Self::In => "in",
            Self::Out => "out",
            Self::Reserve => "reserve",
        }
    }

    pub(super) fn find(key: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|state| state.key() == key)
    }
}

/// Somebody who has entered, or would.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Enrolled {
    /// Who.
    pub person: u64,
    /// Their name when they entered.
    pub name: String,
    /// Their place; nothing for reserves and for whoever was replaced.
    pub place: Option<Entrant>,
    /// Whether they take part.
    pub state: EntrantState,
}

/// One table of one round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pairing {
    /// Which round, 1-based.
    pub round: u32,
    /// Which table, 1-based; 0 stands for those who sit out.
    pub number: u32,
    /// Who sits there, by seat.
    pub seats: Vec<Entrant>,
    /// Its game, once its thread stands.
    pub game: Option<GameId>,
    /// Its thread.
    pub thread: Option<u64>,
    /// How it ended, by seat.
    pub result: Option<Vec<SeatResult>>,
    /// Called off by the host: its people count as having sat out this round.
    pub void: bool,
}

impl Pairing {
    /// Whether nothing is played there any more.
    pub const fn is_done(&self) -> bool {
        self.result.is_some() || self.void
    }
}

/// A tournament, public to all.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tournament {
    /// Which.
    pub id: TournamentId,
    /// The server's own number for it.
    pub number: u32,
    /// Where it was opened; its tables are threads there.
    pub place: Place,
    /// Where it stands.
    pub status: TournamentStatus,
    /// Who opened it: the only one who can start it, end it, and take people out.
    pub host: u64,
    /// League or knock-out, and its sizes.
    pub plan: Plan,
    /// What is played; `setup.seats` is of no account.
    pub setup: Setup,
    /// Time for a turn.
    pub pace: Pace,
    /// The present round, 1-based; 0 before the first.
    pub round: u32,
    /// Everybody, in the order of entering.
    pub enrolled: Vec<Enrolled>,
    /// Every table of every round, in order.
    pub tables: Vec<Pairing>,
    /// The message with the buttons, once known.
    pub message: Option<u64>,
    /// What everybody may know about its luck; seats are places here.
    pub dice: DiceStatus,
}

impl Tournament {
    /// The tournament in numbers, as the league room knows it.
    pub fn course(&self) -> Progress {
        let entrants = self.enrolled.iter().filter(|one| one.place.is_some());
        let mut course = Progress::of(entrants.clone().count() as u16);
        let out = entrants.filter(|one| one.state == EntrantState::Out);
        course.out = out.filter_map(|one| one.place).collect();
        for round in 1..=self.round {
            let of = self.tables.iter().filter(|table| table.round == round);
            let mut drawn = crate::league::Round::default();
            for table in of {
                if table.number == 0 || table.void {
                    drawn.byes.extend(table.seats.iter().copied());
                } else {
                    let (seats, result) = (table.seats.clone(), table.result.clone());
                    drawn.tables.push(crate::league::Table { seats, result });
                }
            }
            course.rounds.push(drawn);
        }
        course
    }

    /// Who has that place.
    pub fn at(&self, place: Entrant) -> Option<&Enrolled> {
        self.enrolled.iter().find(|one| one.place == Some(place))
    }

    /// What that person is here.
    pub fn of(&self, person: u64) -> Option<&Enrolled> {
        self.enrolled.iter().find(|one| one.person == person)
    }

    /// People who take part.
    pub fn people(&self) -> u16 {
        self.enrolled.iter().filter(|one| one.state == EntrantState::In).count() as u16
    }

    /// That table.
    pub fn table(&self, round: u32, number: u32) -> Option<&Pairing> {
        self.tables.iter().find(|table| (table.round, table.number) == (round, number))
    }

    /// The tables of a round, without those who sit out.
    pub fn round(&self, round: u32) -> impl Iterator<Item = &Pairing> {
        self.tables.iter().filter(move |table| table.round == round && table.number > 0)
    }
}
