//! Elimination of players, at once and in the middle of a turn (R1-45, A1-4, A1-47, A1-86).

use super::occupation::Occupation;
use super::options::Elimination;
use super::state::options;
use super::{Game, Transaction, Y2210, scoring};
use crate::rules::engine::{Milestone, Recorded};
use crate::rules::ids::{Card, Seat};
use serde::{Deserialize, Serialize};

/// Eliminates all players who have nothing left; ends the game if at most one player is left. True if anybody was.
pub(super) fn check(tx: &mut Transaction<'_>) -> bool {
    let state = tx.state();
    if state.year == 0 {
        return false;
    }
    let gone = |seat: &Seat| match options(&tx.game).elimination {
        Elimination::NoTerritory => state.occupied_by(*seat).next().is_none(),
        Elimination::NoUnit => state.occupied_by(*seat).all(|there| there.units.is_empty()),
    };
    let alive = state.order.iter().copied().filter(|seat| state.seat(*seat).alive);
    let fallen: Vec<Seat> = alive.filter(gone).collect();
    if fallen.is_empty() {
        return false;
    }
    let by = state.current;
    let rank = 1 + state.seats.iter().filter(|player| !player.alive).count() as u8;
    for seat in &fallen {
        tx.emit_public(Eliminated { seat: *seat, by, rank });
    }
    let left = tx.state().alive();
    if left.len() == 1 {
        scoring::end_alone(tx, &left);
    } else if left.is_empty() {
        scoring::end_alone(tx, &fallen);
    }
    true
}

/// A player is out of the game: command cards and scouts are discarded unseen, energy goes to the bank, remaining pieces
/// leave the board (A1-14, A1-47, F-42).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Eliminated {
    /// The eliminated seat.
    pub seat: Seat,
    /// The seat on turn.
    pub by: Seat,
    /// 1 for the first one eliminated, then 2, and so on; shared by those who fell together.
    pub rank: u8,
}

impl Recorded<Y2210> for Eliminated {
    fn record(&self, game: &mut Game) {
        let state = &mut game.state;
        for at in state.own(self.seat).iter() {
            state.field[at.index()] = Occupation::EMPTY;
        }
        let player = state.seat_mut(self.seat);
        (player.alive, player.eliminated_by, player.out) = (false, Some(self.by), Some(self.rank));
        player.energy = 0;
        player.marker = None;
        let hand = std::mem::take(&mut player.hand);
        let mut land = std::mem::take(&mut player.scouts);
        if self.seat == state.current {
            land.append(&mut state.facts.hidden_energy);
        }
        state.unseen = state.unseen.union(hand);
        land.iter().for_each(|at| state.unseen_land.insert(Card(at.0)));
    }

    fn milestone(&self) -> Option<Milestone> {
        Some(Milestone::Eliminated { seat: self.seat, by: Some(self.by) })
    }
}
