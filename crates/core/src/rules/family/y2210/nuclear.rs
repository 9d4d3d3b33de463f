//! What nuclear cards share: whom they hit, and their die (R1-33, A1-20, A1-46).

use super::{Game, Transaction, Y2210};
use crate::rules::bitset::TerritorySet;
use crate::rules::engine::Recorded;
use crate::rules::ids::{Holder, Seat};
use serde::{Deserialize, Serialize};

/// All territories with at least one unit.
pub(super) fn with_units(game: &Game) -> TerritorySet {
    game.board().ids().filter(|at| !game.state.at(*at).units.is_empty()).collect()
}

/// The territories with units of another player, or of the neutral army if it counts as an opponent (A1-20).
pub(super) fn enemy_territories(game: &Game, seat: Seat) -> TerritorySet {
    let mut spared = game.state.own(seat);
    if !game.options().neutral_is_opponent.on() {
        spared = spared.union(game.state.held_by(Holder::Neutral));
    }
    with_units(game).difference(spared)
}

/// The die of a bomb.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BombRolled {
    /// The seat that played the bomb.
    pub seat: Seat,
    /// Number of sides.
    pub sides: u8,
    /// The result.
    pub face: u8,
    /// Number of the draw.
    pub draw: u64,
}

impl BombRolled {
    /// Rolls the die and returns its face.
    pub(super) fn emit(tx: &mut Transaction<'_>, seat: Seat, sides: u8) -> u8 {
        let draw = tx.luck.number();
        let face = tx.luck.die(sides);
        tx.emit_public(Self { seat, sides, face, draw });
        face
    }
}

impl Recorded<Y2210> for BombRolled {
    fn record(&self, game: &mut Game) {
        game.draws = self.draw + 1;
    }
}
