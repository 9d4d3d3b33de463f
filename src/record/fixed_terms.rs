//! The terms of a game: everything besides seed, words and round that changes a draw. The commitment fixes their SHA-256.

use super::value_syntax::TermError;
use super::{Header, write};
use crate::luck::BeaconUse;
use sha2::{Digest, Sha256};

/// Headers of the terms, of one line each: those before the seats, and those after them.
const KEYS: [&[&str]; 2] = [
    &["rulebook", "board", "territories", "continents", "options", "objectives"],
    &["dice", "computers", "players"],
];

/// Terms that no older header has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fixed {
    /// The beacon's chain, and when its rounds are mixed in; `None`: no beacon.
    pub dice: Option<BeaconUse>,
    /// The level of each seat's computer player; `None`: a person.
    pub computers: Vec<Option<String>>,
    /// [`crate::luck::Seed::players`]: who has which seat, in hexadecimal.
    pub players: String,
}

/// SHA-256 of the terms; `None` for a record from before they were fixed.
///
/// # Panics
/// If a value of the rules can't be written, such as a territory that is not on the game's board: a bug.
pub fn terms(header: &Header) -> Option<[u8; 32]> {
    header.fixed.as_ref()?;
    let text = write::header_lines(header);
    let lines = || text.lines().filter_map(|line| line.split_once(' '));
    let value = |key| lines().find(|line| line.0 == key).map_or("", |line| line.1);
    Some(hash(value, lines().filter(|line| line.0 == "seat").map(|line| line.1)))
}

/// SHA-256 of the lines of the terms; `seats`: the values of the seats' lines, of which the names are left out.
pub(super) fn hash<'t>(
    value: impl Fn(&'static str) -> &'t str,
    seats: impl Iterator<Item = &'t str>,
) -> [u8; 32] {
    let mut digest = Sha256::new();
    let mut line = |key: &str, value: &str| {
        for part in [key, " ", value, "\n"] {
            digest.update(part);
        }
    };
    KEYS[0].iter().for_each(|key| line(key, value(key)));
    for seat in seats {
        let end = seat.match_indices(' ').nth(1).map_or(seat.len(), |(at, _)| at);
        line("seat", &seat[..end]);
    }
    KEYS[1].iter().for_each(|key| line(key, value(key)));
    digest.finalize().into()
}

/// Serializes which beacon is used.
pub(super) fn dice(dice: Option<BeaconUse>) -> String {
    dice.map_or_else(|| "-".to_owned(), |dice| dice.to_string())
}

/// Parses which beacon is used.
pub(super) fn read_dice(text: &str) -> Result<Option<BeaconUse>, TermError> {
    if text == "-" {
        return Ok(None);
    }
    let wrong = || TermError("`-`, or start, turn or order and the name of a chain are wanted".into());
    BeaconUse::read(text).map(Some).ok_or_else(wrong)
}
