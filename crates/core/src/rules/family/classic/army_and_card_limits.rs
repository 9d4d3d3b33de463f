//! Limits set by the options: armies on the board, cards in a hand, armies that must stay at a border (R4-11, R4-23, A2-9,
//! A4-6, A4-8).

use super::options::{HandLimit, Options, TimeAttack};
use super::state::{State, options, subtract};
use super::{Classic, Game, Transaction};
use crate::rules::bitset::TerritorySet;
use crate::rules::board::Board;
use crate::rules::engine::Recorded;
use crate::rules::ids::{Holder, Seat, TerritoryId};
use serde::{Deserialize, Serialize};

/// Maximum number of cards in a hand, if limited (R2-34, A4-14).
pub(super) fn hand_limit(options: &Options) -> Option<usize> {
    const SEVEN: usize = 7;
    match options.hand_limit {
        HandLimit::None => None,
        HandLimit::Seven => Some(SEVEN),
        HandLimit::SevenAgainstTime => (options.time_attack != TimeAttack::Off).then_some(SEVEN),
    }
}

/// Number of armies that must stay in the origin of a move: one, or `beside_enemy` next to an enemy (S-5, R4-23, A4-17).
pub(super) fn garrison(board: &Board, own: TerritorySet, at: TerritoryId, beside_enemy: u32) -> u32 {
    if board.territory(at).borders.difference(own).is_empty() { 1 } else { beside_enemy }
}

/// Number of armies that the seat on turn can still receive.
pub(super) fn room(options: &Options, state: &State, seat: Seat) -> u32 {
    let Some(most) = options.army_cap.most() else { return u32::MAX };
    let there: u32 = state.held_by(Holder::Seat(seat)).iter().map(|t| state.at(t).armies).sum();
    most.saturating_sub(there + state.pending())
}

/// Removes received armies above the limit (R4-11, A4-8).
pub(super) fn trim(tx: &mut Transaction<'_>, seat: Seat) {
    let state = tx.state();
    let Some(most) = options(&tx.game).army_cap.most() else { return };
    let there: u32 = state.held_by(Holder::Seat(seat)).iter().map(|t| state.at(t).armies).sum();
    let pending = state.pending();
    let lost = (there + pending).saturating_sub(most).min(pending);
    if lost > 0 {
        tx.emit_public(CapReached { seat, lost });
    }
}

/// Number of cards above the limit, which must be discarded (A2-22).
pub(super) fn too_many_cards(tx: &Transaction<'_>, seat: Seat) -> u8 {
    let hand = tx.state().seat(seat).hand.len();
    hand_limit(options(&tx.game)).map_or(0, |limit| hand.saturating_sub(limit) as u8)
}

/// The army cap prevents a seat from receiving all its armies (R4-11).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CapReached {
    /// The seat.
    pub seat: Seat,
    /// Armies not received.
    pub lost: u32,
}

impl Recorded<Classic> for CapReached {
    fn record(&self, game: &mut Game) {
        game.state.receive(|left| subtract(left, self.lost));
    }
}
