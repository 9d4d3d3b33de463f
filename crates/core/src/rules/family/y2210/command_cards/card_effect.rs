//! `CardEffect`: what the file of a command card implements.

use super::super::{Game, Target, Targets, Transaction};
use crate::rules::ids::Seat;

/// What a card needs and does.
pub(super) trait CardEffect {
    /// What must be chosen to play it now; `None` if it can't be played, because it would change nothing or has no target
    /// (A1-70, A1-74). Commander, energy and time have been checked.
    fn targets(&self, game: &Game, seat: Seat) -> Option<Targets>;
    /// Its effect, after it was paid and discarded. The target has been checked.
    fn resolve(&self, tx: &mut Transaction<'_>, seat: Seat, target: &Target);
}
