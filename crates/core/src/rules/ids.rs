//! Ids of seats, territories, continents, cards and open questions. User ids and display names don't belong here.
//!
//! Territories, continents and cards are not `serde(transparent)`: JSON shows the bare number all the same, and a record,
//! which recognises the type by its name, writes the board's text id instead.

use serde::{Deserialize, Serialize};
use std::fmt;

/// What one player of a game is and no other, such as a superpower (A3-23). Its family knows which.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(transparent)]
pub struct Role(pub u8);

/// A place at the table, 0-based in clockwise order. At most [`Seat::MAX`] seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// Maximum number of seats in any rulebook.
    pub const MAX: usize = 6;

    /// The seat as an index into per-seat lists.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// The holder of a territory.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Holder {
    /// None: unclaimed in the set-up, or no longer held.
    Nobody,
    /// The neutral army of the two-player game: it defends and does not act (R1-75).
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

/// A territory: its index in the board file's list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct TerritoryId(pub u8);

impl TerritoryId {
    /// The territory as an index into per-territory lists.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// Armies placed on territories: each territory at most once, each number at least 1.
pub type Placement = Vec<(TerritoryId, u32)>;

/// A continent: its index in the board file's list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct ContinentId(pub u8);

impl ContinentId {
    /// The continent as an index into per-continent lists.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A territory card: the index of its territory; wild cards are numbered after the last territory.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Card(pub u8);

/// Id of an open question: the event number at which it was opened, the seat that is asked, and a number that distinguishes
/// several questions opened to that seat at once. It stays the same while other questions are answered.
///
/// Buttons carry this id, so that a late or double click is detected ([`super::Illegal::Stale`]).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct AskId {
    /// Number of the event after which the question was open.
    pub opened: u32,
    /// The seat that is asked.
    pub to: Seat,
    /// Number among the questions opened to that seat at once; 0 if there is only one.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub number: u8,
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde hands over a reference")]
const fn is_zero(number: &u8) -> bool {
    *number == 0
}

impl fmt::Display for AskId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.opened, self.to.0)?;
        if self.number > 0 { write!(f, ".{}", self.number) } else { Ok(()) }
    }
}

impl std::str::FromStr for AskId {
    type Err = ();

    fn from_str(s: &str) -> Result<Self, ()> {
        let mut parts = s.split('.');
        let opened = parts.next().ok_or(())?.parse().map_err(|_| ())?;
        let to = Seat(parts.next().ok_or(())?.parse().map_err(|_| ())?);
        let number = parts.next().map_or(Ok(0), str::parse).map_err(|_| ())?;
        if parts.next().is_some() { Err(()) } else { Ok(Self { opened, to, number }) }
    }
}
