//! `Setup`: what is fixed before a game starts: rulebook, number of seats, house options. It is checked as a whole and must
//! not change once the game runs.

use super::board::BoardId;
use super::families::{FamilyId, Options};
use super::ids::{Role, Seat};
use super::objective::{Fault, Objective};
use serde::{Deserialize, Serialize};

/// The playable rulebooks.
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
    /// A.D. 2210 (document 001, sections A to L).
    Y2210,
    /// The Cold War (document 003).
    ColdWar,
}

impl Rulebook {
    /// All rulebooks that can be played from beginning to end: those that the lobby offers.
    pub const ALL: [Self; 6] =
        [Self::Classic, Self::FirstEdition, Self::Objectives, Self::Tournament, Self::Y2210, Self::ColdWar];

    /// The id in options, records and the database.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Classic => "classic",
            Self::FirstEdition => "first_edition",
            Self::Objectives => "objectives",
            Self::Tournament => "tournament",
            Self::Y2210 => "y2210",
            Self::ColdWar => "cold_war",
        }
    }

    /// Finds a rulebook by its id.
    pub fn find(key: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|r| r.key() == key)
    }

    /// Minimum and maximum number of seats.
    pub const fn seats(self) -> (u8, u8) {
        match self {
            Self::Classic => (2, 6),
            Self::FirstEdition | Self::Objectives | Self::Tournament => (3, 6),
            // R1-1
            Self::Y2210 => (2, 5),
            // R3-1
            Self::ColdWar => (4, 6),
        }
    }

    /// The family of which it is a preset.
    pub const fn family(self) -> FamilyId {
        match self {
            Self::Classic | Self::FirstEdition | Self::Objectives | Self::Tournament => FamilyId::Classic,
            Self::Y2210 => FamilyId::Y2210,
            Self::ColdWar => FamilyId::ColdWar,
        }
    }

    /// Whether the points of every place count, as in a league, and not the win alone (R4-15).
    pub const fn is_played_for_points(self) -> bool {
        matches!(self, Self::Tournament)
    }

    /// The rulebook's default options.
    pub fn preset(self) -> Options {
        Options::preset(self)
    }
}

/// One switch as the lobby shows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Switch {
    /// Its id, e.g. `fortify.mode`; its texts are found under this id.
    pub key: &'static str,
    /// Its current value.
    pub value: &'static str,
    /// The rulebook's default value.
    pub default: &'static str,
    /// All possible values.
    pub choices: Vec<&'static str>,
    /// Numbers of the rules that it is about, separated by commas; empty if it has none of its own.
    pub rules: &'static str,
}

/// Why options can't be played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    /// Too few or too many seats for the rulebook.
    #[error("{} is for {min} to {max} seats, not {seats}", rulebook.key())]
    Seats {
        /// The rulebook.
        rulebook: Rulebook,
        /// Requested number of seats.
        seats: u8,
        /// Minimum.
        min: u8,
        /// Maximum.
        max: u8,
    },
    /// No such switch in this rulebook.
    #[error("no option `{key}`")]
    UnknownSwitch {
        /// The requested id.
        key: String,
    },
    /// The switch has no such value.
    #[error("option `{key}` can't be `{value}`; it can be {}", choices.join(", "))]
    UnknownValue {
        /// The switch.
        key: &'static str,
        /// The requested value.
        value: String,
        /// The possible values.
        choices: Vec<&'static str>,
    },
    /// Fewer objectives than players.
    #[error("{cards} objectives are too few for {seats} seats")]
    TooFewObjectives {
        /// Number of objectives that can be dealt.
        cards: u32,
        /// Number of seats.
        seats: u8,
    },
    /// A custom objective of the host can't be played.
    #[error("objective `{name}`: {fault}")]
    Objective {
        /// Its name.
        name: String,
        /// The reason.
        fault: Fault,
    },
    /// What is written on a blank card can't be shown (A1-61).
    #[error("a card needs a plain text of 1 to {most} characters")]
    CardText {
        /// Maximum length.
        most: u32,
    },
    /// The price on a blank card is too high.
    #[error("a card for {cost} energy; at most {most}")]
    CardCost {
        /// The requested price.
        cost: u32,
        /// The maximum.
        most: u32,
    },
    /// The deck has not so many blank cards (F-28).
    #[error("the deck has {most} blank cards")]
    TooManyCards {
        /// Their number.
        most: u32,
    },
    /// The rulebook has no such deck, or no command cards at all.
    #[error("no deck `{deck}`")]
    UnknownDeck {
        /// The requested deck.
        deck: String,
    },
    /// Two options that contradict one another.
    #[error("`{first}` and `{second}` contradict one another")]
    Clash {
        /// The first option, as `key = value`.
        first: &'static str,
        /// The second option, in the same form.
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

    /// Whether players may talk and make deals; at the table of an official tournament they may not (R4-13, R4-20).
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
    /// The default setup of a rulebook for that many seats.
    pub fn preset(rulebook: Rulebook, seats: u8) -> Self {
        Self { rulebook, seats, options: rulebook.preset() }
    }

    /// Whether a new table lets the others wait for who must react in their turns; its host may change that.
    pub fn reactions_wait(&self) -> bool {
        self.options.any().reactions_wait()
    }

    /// All switches that apply to this rulebook and number of seats, each with its current value, the rulebook's default and
    /// its choices, in the order the lobby shows them.
    pub fn switches(&self) -> Vec<Switch> {
        self.options.any().switches(self.rulebook, self.seats)
    }

    /// Checks whether this setup can be played.
    ///
    /// # Errors
    /// The first reason why it can't.
    pub fn check(&self) -> Result<(), SetupError> {
        let (min, max) = self.rulebook.seats();
        if self.seats < min || self.seats > max {
            return Err(SetupError::Seats { rulebook: self.rulebook, seats: self.seats, min, max });
        }
        self.options.any().check(self.seats)
    }

    /// Changes the number of seats and resets switches that do not apply to it to the rulebook's default.
    pub fn reseat(&mut self, seats: u8) {
        self.seats = seats;
        self.options.any_mut().drop_hidden(self.rulebook, seats);
    }

    /// The id of the set-up switch: its default value depends on the table's pace ([PBP-35]).
    pub fn setup_switch(&self) -> &'static str {
        self.options.any().setup_switch()
    }

    /// Sets the set-up switch for a table whose players are online at the same time (`live`), or for one whose players are
    /// not.
    pub fn fit_pace(&mut self, live: bool) {
        self.options.any_mut().fit_pace(self.rulebook, self.seats, live);
    }

    /// Adds a custom objective of the host to the deck (R4-1).
    ///
    /// # Errors
    /// [`SetupError::Objective`] with the reason; nothing is changed then.
    pub fn add_objective(&mut self, objective: Objective) -> Result<(), SetupError> {
        // Refuse control characters in a name: records contain it and are read line by line.
        if objective.key.contains(|c: char| c.is_control() || matches!(c, '\u{2028}' | '\u{2029}')) {
            return Err(SetupError::Objective { name: objective.key, fault: Fault::Name });
        }
        self.options.any_mut().add_objective(self.seats, objective)
    }

    /// Removes a custom objective; false if none has that name.
    pub fn remove_objective(&mut self, name: &str) -> bool {
        self.options.any_mut().remove_objective(name)
    }

    /// The host's custom objectives (R4-1).
    pub fn own_objectives(&self) -> &[Objective] {
        self.options.any().own_objectives()
    }

    /// All objectives that can be dealt, in order: the deck's, then the host's custom ones (F-7).
    pub fn objectives(&self) -> Vec<Objective> {
        self.options.any().objectives(self.seats)
    }

    /// Writes on a blank card of that deck; the table then plays with blank cards (A1-61).
    ///
    /// # Errors
    /// The reason why not; nothing is changed then.
    pub fn write_card(&mut self, deck: &str, text: &str, cost: u32) -> Result<(), SetupError> {
        self.options.any_mut().write_card(deck, text, cost)
    }

    /// Erases the blank card with that place in the list, from 0; false if there is none.
    pub fn erase_card(&mut self, place: usize) -> bool {
        self.options.any_mut().erase_card(place)
    }

    /// Sets the seat of the host before the game starts, for rules in which the host decides something (A1-61).
    pub fn seat_host(&mut self, seat: Option<Seat>) {
        self.options.any_mut().seat_host(seat);
    }

    /// The roles at a table of so many players, in its order (A3-23); none if its places are alike.
    pub fn roles(&self, players: u8) -> Vec<Role> {
        self.options.any().roles(players)
    }

    /// Whether the roles follow from the order of the seats, and are not drawn (A3-23).
    pub fn seats_have_roles(&self) -> bool {
        self.options.any().seats_have_roles()
    }

    /// From now on the roles follow from the order of the seats (A3-23).
    pub fn give_seats_roles(&mut self) {
        self.options.any_mut().give_seats_roles();
    }

    /// The board of the game (S-7).
    pub fn board(&self) -> BoardId {
        self.options.any().board()
    }

    /// All seats, clockwise from the first.
    pub fn all_seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.seats).map(Seat)
    }
}
