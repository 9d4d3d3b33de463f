//! What a table agrees on before a game starts: rulebook, number of seats, house options. Checked as a whole.
//! Never changed once the game runs.

use super::board::BoardId;
use super::families::Options;
use super::ids::Seat;
use super::objective::{Fault, Objective};
use serde::{Deserialize, Serialize};

/// The rulebooks that can be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Rulebook {
    /// The international classic with its two-player game (document 001, sections M and N).
    Classic,
    /// The first Italian edition (document 000).
    FirstEdition,
    /// Secret objectives, and the game against time (document 002).
    Objectives,
    /// Tournament rules (document 004).
    Tournament,
}

impl Rulebook {
    /// Every rulebook that can be played from beginning to end: what a lobby offers.
    pub const ALL: [Self; 4] = [Self::Classic, Self::FirstEdition, Self::Objectives, Self::Tournament];

    /// The rulebooks that are presets of the classic family.
    pub(crate) const FAMILY: [Self; 4] =
        [Self::Classic, Self::FirstEdition, Self::Objectives, Self::Tournament];

    /// The id as it stands in options, records and the database.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Classic => "classic",
            Self::FirstEdition => "first_edition",
            Self::Objectives => "objectives",
            Self::Tournament => "tournament",
        }
    }

    /// The rulebook of that id.
    pub fn find(key: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|r| r.key() == key)
    }

    /// Fewest and most seats.
    pub const fn seats(self) -> (u8, u8) {
        match self {
            Self::Classic => (2, 6),
            Self::FirstEdition | Self::Objectives | Self::Tournament => (3, 6),
        }
    }

    /// The rulebook's own options: its preset.
    pub fn preset(self) -> Options {
        Options::preset(self)
    }
}

/// One switch as a lobby shows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Switch {
    /// Its id, e.g. `fortify.mode`; the words for it are found under this id.
    pub key: &'static str,
    /// The value that it has now.
    pub value: &'static str,
    /// The rulebook's own value.
    pub default: &'static str,
    /// All values that it can have.
    pub choices: Vec<&'static str>,
}

/// Why options can't be played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    /// Too few or too many seats for the rulebook.
    #[error("{} is for {min} to {max} seats, not {seats}", rulebook.key())]
    Seats {
        /// The rulebook.
        rulebook: Rulebook,
        /// Seats asked for.
        seats: u8,
        /// Fewest.
        min: u8,
        /// Most.
        max: u8,
    },
    /// No such switch in this rulebook.
    #[error("no option `{key}`")]
    UnknownSwitch {
        /// What was asked for.
        key: String,
    },
    /// The switch has no such value.
    #[error("option `{key}` can't be `{value}`; it can be {}", choices.join(", "))]
    UnknownValue {
        /// The switch.
        key: &'static str,
        /// What was asked for.
        value: String,
        /// What it can be.
        choices: Vec<&'static str>,
    },
    /// Fewer objectives than players.
    #[error("{cards} objectives are too few for {seats} seats")]
    TooFewObjectives {
        /// Objectives that can be dealt.
        cards: u32,
        /// Seats.
        seats: u8,
    },
    /// An objective of the host's own can't be played.
    #[error("objective `{name}`: {fault}")]
    Objective {
        /// Its name.
        name: String,
        /// Why not.
        fault: Fault,
    },
    /// Two options that contradict one another.
    #[error("`{first}` and `{second}` contradict one another")]
    Clash {
        /// One of the two, as `key = value`.
        first: &'static str,
        /// The other.
        second: &'static str,
    },
}

impl Options {
    /// Sets one switch by its id and value.
    ///
    /// # Errors
    /// [`SetupError::UnknownSwitch`] or [`SetupError::UnknownValue`]; nothing is changed then.
    pub fn set(&mut self, key: &str, value: &str) -> Result<(), SetupError> {
        self.any_mut().set(key, value)
    }

    /// Whether players may talk and make deals: at an official tournament's table they don't (R4-13, R4-20).
    pub fn talk(&self) -> bool {
        self.any().talk()
    }
}

/// Everything that is fixed before the first event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// The rulebook.
    pub rulebook: Rulebook,
    /// Number of seats at the table.
    pub seats: u8,
    /// House options.
    pub options: Options,
}

impl Setup {
    /// A rulebook's preset for that many seats.
    pub fn preset(rulebook: Rulebook, seats: u8) -> Self {
        Self { rulebook, seats, options: rulebook.preset() }
    }

    /// Every switch that means something for this rulebook and number of seats, with its present value, the rulebook's
    /// own and its choices, in the order a lobby shows them.
    pub fn switches(&self) -> Vec<Switch> {
        self.options.any().switches(self.rulebook, self.seats)
    }

    /// Whether this can be played at all.
    ///
    /// # Errors
    /// What stands in the way.
    pub fn check(&self) -> Result<(), SetupError> {
        let (min, max) = self.rulebook.seats();
        if self.seats < min || self.seats > max {
            return Err(SetupError::Seats { rulebook: self.rulebook, seats: self.seats, min, max });
        }
        self.options.any().check(self.seats)
    }

    /// Another number of seats; switches that mean nothing for it go back to the rulebook's own value.
    pub fn reseat(&mut self, seats: u8) {
        self.seats = seats;
        self.options.any_mut().drop_hidden(self.rulebook, seats);
    }

    /// The switch for the way of setting up: its own value depends on the table's pace ([PBP-35]).
    pub fn setup_switch(&self) -> &'static str {
        self.options.any().setup_switch()
    }

    /// Gives that switch the value for a table whose people are there at the same time (`live`), or one whose are not.
    pub fn fit_pace(&mut self, live: bool) {
        self.options.any_mut().fit_pace(self.rulebook, self.seats, live);
    }

    /// Adds an objective of the host's own to the deck (R4-1).
    ///
    /// # Errors
    /// [`SetupError::Objective`] with the reason; nothing is changed then.
    pub fn add_objective(&mut self, objective: Objective) -> Result<(), SetupError> {
        // A name stands in records, which are read line by line.
        if objective.key.contains(|c: char| c.is_control() || matches!(c, '\u{2028}' | '\u{2029}')) {
            return Err(SetupError::Objective { name: objective.key, fault: Fault::Name });
        }
        self.options.any_mut().add_objective(self.seats, objective)
    }

    /// Takes an objective of the host's own away again; false if there is none of that name.
    pub fn remove_objective(&mut self, name: &str) -> bool {
        self.options.any_mut().remove_objective(name)
    }

    /// The host's own objectives (R4-1).
    pub fn own_objectives(&self) -> &[Objective] {
        self.options.any().own_objectives()
    }

    /// Every objective that can be dealt, in the order in which they lie: the deck's, then the host's own (F-7).
    pub fn objectives(&self) -> Vec<Objective> {
        self.options.any().objectives(self.seats)
    }

    /// The board that it is played on (S-7).
    pub fn board(&self) -> BoardId {
        self.options.any().board()
    }

    /// Every seat, clockwise from the first.
    pub fn all_seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.seats).map(Seat)
    }
}
