//! What the commitment of a tournament binds besides seed, words and round, as one hash of header lines.

use super::write::term;
use crate::league::Plan;
use sha2::{Digest, Sha256};

/// SHA-256 of the lines `plan`, `most`, `entrants`, `dice`, `players`, each with a line break: plan and sizes, number of
/// entrants, when the beacon is mixed in, and the hash of who entered.
pub fn tournament_terms(plan: &Plan, most: u8, entrants: usize, dice: &str, players: &str) -> [u8; 32] {
    of_lines(&term(plan), &most.to_string(), entrants, dice, players)
}

/// The same of the values as they stand in a record.
pub(super) fn of_lines(plan: &str, most: &str, entrants: usize, dice: &str, players: &str) -> [u8; 32] {
    let text = format!("plan {plan}\nmost {most}\nentrants {entrants}\ndice {dice}\nplayers {players}\n");
    Sha256::digest(text).into()
}
