//! Names for seats, territories, cards and open questions. Never a person's id, never a word for people.
//!
//! Places and cards are not `serde(transparent)`: JSON shows the bare number all the same, and a record, which knows
//! the type by its name, writes the board's own text id instead.

use serde::{Deserialize, Serialize};
use std::fmt;

/// A place at the table, 0-based in clockwise order. At most [`Seat::MAX`] seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// The most seats that any rulebook knows.
    pub const MAX: usize = 6;

    /// The seat as an index into per-seat lists.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// Who holds a territory.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Holder {
    /// Nobody yet (set-up) or any more.
    Nobody,
    /// The third army of the two-player game: it defends, it never acts (R1-75).
    Neutral,
    /// A seat at the table.
    Seat(Seat),
}

impl Holder {
    /// The seat, if a seat holds it.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Seat(seat) => Some(seat),
            Self::Nobody | Self::Neutral => None,
        }
    }
}

/// A territory: its place in the board file's list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct TerritoryId(pub u8);

impl TerritoryId {
    /// The territory as an index into per-territory lists.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A continent: its place in the board file's list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct ContinentId(pub u8);

impl ContinentId {
    /// The continent as an index into per-continent lists.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A territory card: the number of its territory, or one of the wild cards, numbered after the last territory.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Card(pub u8);

/// Names one open question: the event number at which it was opened and the seat that it is put to.
///
/// A button carries it, so that a late or double click is recognised ([`super::Illegal::Stale`]).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct AskId {
    /// Number of the event after which the question was open.
    pub opened: u32,
    /// Who is asked.
    pub to: Seat,
}

impl fmt::Display for AskId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.opened, self.to.0)
    }
}

impl std::str::FromStr for AskId {
    type Err = ();

    fn from_str(s: &str) -> Result<Self, ()> {
        let (opened, to) = s.split_once('.').ok_or(())?;
        Ok(Self { opened: opened.parse().map_err(|_| ())?, to: Seat(to.parse().map_err(|_| ())?) })
    }
}
