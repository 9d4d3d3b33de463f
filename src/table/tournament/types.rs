//! Public data types of tournaments. Must not contain the seed.

use super::super::dice_status::DiceStatus;
use super::super::types::is_computer;
use super::super::types::{GameId, Place};
use crate::league::{Entrant, Plan, Progress, SeatResult};
use crate::pace::Pace;
use crate::rules::{Objective, Rulebook, Setup};
use serde::{Deserialize, Serialize};

/// Id of a tournament in the database. Never reused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct TournamentId(pub i64);

/// Options for opening a tournament.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewTournament {
    /// Format (league or knock-out) and sizes.
    pub plan: Plan,
    /// Rulebook of its games.
    pub rulebook: Rulebook,
    /// Time for a turn; default: the server's setting.
    pub pace: Option<Pace>,
    /// Options of the rulebook to set, `(key, value)`.
    pub switches: Vec<(String, String)>,
}

/// One change to the options of the games. Only the host may make it, before the words are closed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TournamentChange {
    /// Time for a turn.
    Pace(Pace),
    /// One option of the rulebook.
    Switch {
        /// Key of the option.
        key: String,
        /// New value of the option.
        value: String,
    },
    /// Adds an objective written by the host, dealt at every table (R4-1).
    AddObjective(Objective),
    /// Removes the host's objective of that name.
    RemoveObjective(String),
    /// Number of computer players that take part, of the normal level ([PBP-44]).
    Computers(u8),
}

/// Lifecycle status of a tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum TournamentStatus {
    /// Players join.
    Gathering,
    /// Running.
    Running,
    /// Finished, or ended by its host.
    Over,
    /// Cancelled without any result.
    Cancelled,
}

impl TournamentStatus {
    const ALL: [Self; 4] = [Self::Gathering, Self::Running, Self::Over, Self::Cancelled];

    /// Key in the database.
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

/// Whether a person takes part.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum EntrantState {
    /// Plays.
    In,
    /// Dropped out, or was replaced.
    Out,
    /// Waits on the list of reserves to replace a player.
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

/// A person who takes part, dropped out, or is a reserve.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Enrolled {
    /// User id of the person; of a computer player an id that no person has.
    pub person: u64,
    /// The person's name when they joined.
    pub name: String,
    /// Place of the entrant; `None` for reserves and replaced players.
    pub place: Option<Entrant>,
    /// Whether the person takes part.
    pub state: EntrantState,
}

impl Enrolled {
    /// Whether it is a computer player ([PBP-44]).
    pub const fn is_computer(&self) -> bool {
        is_computer(self.person)
    }
}

/// One table of one round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pairing {
    /// Number of the round, 1-based.
    pub round: u32,
    /// Number of the table, 1-based; 0 contains the entrants who sit out.
    pub number: u32,
    /// Entrants by seat.
    pub seats: Vec<Entrant>,
    /// Id of its game, once its thread exists.
    pub game: Option<GameId>,
    /// Id of its thread.
    pub thread: Option<u64>,
    /// Results by seat, once the game is over.
    pub result: Option<Vec<SeatResult>>,
    /// Cancelled by the host: its entrants count as sitting out this round.
    pub void: bool,
}

impl Pairing {
    /// Whether the table has a result or was cancelled.
    pub const fn is_done(&self) -> bool {
        self.result.is_some() || self.void
    }
}

/// A tournament; all of it is public.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tournament {
    /// Id of the tournament.
    pub id: TournamentId,
    /// Number of the tournament within its server.
    pub number: u32,
    /// Channel in which it was opened; its tables are threads there.
    pub place: Place,
    /// Lifecycle status.
    pub status: TournamentStatus,
    /// User id of the host, the only one who can start it, end it, and remove players.
    pub host: u64,
    /// Format (league or knock-out) and sizes.
    pub plan: Plan,
    /// Rulebook and options of its games; `setup.seats` is not used.
    pub setup: Setup,
    /// Time for a turn.
    pub pace: Pace,
    /// Current round, 1-based; 0 before the first one.
    pub round: u32,
    /// All people who joined, in order of joining.
    pub enrolled: Vec<Enrolled>,
    /// All tables of all rounds, in order.
    pub tables: Vec<Pairing>,
    /// Id of the message with the buttons, once known.
    pub message: Option<u64>,
    /// Public facts about its luck; seats are places here.
    pub dice: DiceStatus,
}

impl Tournament {
    /// The tournament as plain numbers, the input of `league`.
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

    /// The person with that place.
    pub fn at(&self, place: Entrant) -> Option<&Enrolled> {
        self.enrolled.iter().find(|one| one.place == Some(place))
    }

    /// The entry of that person.
    pub fn of(&self, person: u64) -> Option<&Enrolled> {
        self.enrolled.iter().find(|one| one.person == person)
    }

    /// Number of people who take part.
    pub fn people(&self) -> u16 {
        self.enrolled.iter().filter(|one| one.state == EntrantState::In).count() as u16
    }

    /// The table with that number in that round.
    pub fn table(&self, round: u32, number: u32) -> Option<&Pairing> {
        self.tables.iter().find(|table| (table.round, table.number) == (round, number))
    }

    /// The tables of a round, without the entrants who sit out.
    pub fn round(&self, round: u32) -> impl Iterator<Item = &Pairing> {
        self.tables.iter().filter(move |table| table.round == round && table.number > 0)
    }
}
