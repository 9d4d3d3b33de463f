//! What everybody may know of a bank of time.

use super::time::Millis;
use crate::rules::Seat;

/// What everybody may know of a player's bank of time ([PBP-24]).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BankLook {
    /// Seat of the player.
    pub seat: Seat,
    /// What is in it, in milliseconds.
    pub left: Millis,
    /// In the turn of the player: from when on it is used.
    pub used_from: Option<Millis>,
}
