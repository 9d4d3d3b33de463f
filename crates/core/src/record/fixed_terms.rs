//! The terms of a game: everything besides seed, words and round that changes a draw. The commitment fixes their SHA-256.

use super::value_syntax::TermError;
use crate::luck::BeaconUse;
use sha2::{Digest, Sha256};

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

/// Terms of a tournament that no older header has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FixedTournament {
    /// The beacon's chain, and when its rounds are mixed in at the tables; `None`: no beacon.
    pub dice: Option<BeaconUse>,
    /// [`crate::luck::Seed::players`]: who entered, in order, in hexadecimal.
    pub players: String,
}

/// SHA-256 of the terms among the headers of a game: each its key and its value. Of a seat number and colour count, as names
/// may be left out.
pub(super) fn of_game(headers: &[(&str, &str)]) -> [u8; 32] {
    let before = ["rulebook", "board", "territories", "continents", "options", "objectives"];
    hash(headers, &before, ("seat", 2), &["dice", "computers", "players"])
}

/// SHA-256 of the terms among the headers of a tournament. Of an entrant the number counts.
pub(super) fn of_tournament(headers: &[(&str, &str)]) -> [u8; 32] {
    hash(headers, &["plan", "most"], ("entrant", 1), &["dice", "players"])
}

/// SHA-256 of the lines with these keys, in this order; of those in the middle, of which there are several, so many words.
fn hash(
    headers: &[(&str, &str)],
    before: &[&str],
    (several, words): (&str, usize),
    after: &[&str],
) -> [u8; 32] {
    let mut digest = Sha256::new();
    for key in before.iter().chain([&several]).chain(after) {
        for (_, value) in headers.iter().filter(|header| header.0 == *key) {
            let end = value.match_indices(' ').nth(words - 1).map(|(at, _)| at);
            let end = end.filter(|_| *key == several).unwrap_or(value.len());
            for part in [key, " ", &value[..end], "\n"] {
                digest.update(part);
            }
        }
    }
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
