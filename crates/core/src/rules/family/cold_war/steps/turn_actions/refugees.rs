//! Refugees in their player's own turn: each piece moves one state (R3-29, A3-39, A3-67).

use super::super::super::exile_refusals::NoExile;
use super::super::super::{Action, ColdWar, Game, Transaction};
use crate::rules::bitset::TerritorySet;
use crate::rules::engine::{Milestone, Pick, Recorded};
use crate::rules::ids::{Seat, TerritoryId};
use serde::{Deserialize, Serialize};

/// Refugee pieces that may move: [`Action::MoveRefugees`] of one to `pieces`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct RefugeeOption {
    /// The state.
    pub from: TerritoryId,
    /// Pieces there that have not moved in this turn.
    pub pieces: u32,
    /// Its neighbours that are not nuked.
    pub to: TerritorySet,
}

/// All moves of refugees that the seat on turn may make.
pub(in super::super::super) fn options(game: &Game, seat: Seat) -> Vec<RefugeeOption> {
    let nuked = game.state.mushrooms();
    let option = |(from, there): (TerritoryId, u32)| {
        let moved = game.state.moved_pieces(from);
        let (pieces, to) = (there.saturating_sub(moved), game.board().neighbours(from).difference(nuked));
        (pieces > 0 && !to.is_empty()).then_some(RefugeeOption { from, pieces, to })
    };
    game.state.refugees(seat).into_iter().filter_map(option).collect()
}

pub(in super::super::super) fn offers(
    options: &[RefugeeOption],
    from: TerritoryId,
    to: TerritoryId,
    pieces: u32,
) -> bool {
    let fits = |option: &RefugeeOption| {
        option.from == from && option.to.contains(to) && (1..=option.pieces).contains(&pieces)
    };
    options.iter().any(fits)
}

/// Why the pieces can't move.
pub(in super::super::super) fn why_not(
    game: &Game,
    seat: Seat,
    (from, to): (TerritoryId, TerritoryId),
    pieces: u32,
) -> NoExile {
    let size = game.board().len();
    if from.index() >= size || to.index() >= size {
        return NoExile::NoSuchState;
    }
    let there = game.state.at(from).refugees_of(seat);
    if there == 0 {
        return NoExile::NoPieces { at: from };
    }
    if !game.board().adjacent(from, to) {
        return NoExile::NotAdjacent { from, to };
    }
    if game.state.at(to).mushroom {
        return NoExile::Mushroom { at: to };
    }
    NoExile::Pieces { pieces, most: there.saturating_sub(game.state.moved_pieces(from)) }
}

pub(in super::super::super) fn sample(options: &[RefugeeOption], pick: Pick<'_>) -> Option<Action> {
    let option = options.get(pick(options.len().max(1) as u32) as usize)?;
    let to = option.to.nth(pick(option.to.len() as u32) as usize)?;
    Some(Action::MoveRefugees { from: option.from, to, pieces: 1 + pick(option.pieces) })
}

pub(in super::super::super) fn perform(
    tx: &mut Transaction<'_>,
    seat: Seat,
    (from, to): (TerritoryId, TerritoryId),
    pieces: u32,
) {
    tx.emit_public(RefugeesMoved { seat, from, to, pieces });
}

/// Refugee pieces moved in their player's turn (R3-29).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RefugeesMoved {
    /// The player.
    pub seat: Seat,
    /// From this state.
    pub from: TerritoryId,
    /// To this one.
    pub to: TerritoryId,
    /// Number of pieces.
    pub pieces: u32,
}

impl Recorded<ColdWar> for RefugeesMoved {
    fn record(&self, game: &mut Game) {
        let state = &mut game.state;
        state.at_mut(self.from).remove_refugees(self.seat, self.pieces);
        state.at_mut(self.to).add_refugees(self.seat, self.pieces);
        let moved = &mut state.facts.moved;
        match moved.iter_mut().find(|(at, _)| *at == self.to) {
            Some((_, pieces)) => *pieces += self.pieces,
            None => moved.push((self.to, self.pieces)),
        }
    }

    fn milestone(&self) -> Option<Milestone> {
        Some(Milestone::BoardChanged)
    }
}

impl super::super::super::State {
    /// Pieces of the player on turn in that state that have moved in this turn (R3-29).
    pub(in super::super::super) fn moved_pieces(&self, at: TerritoryId) -> u32 {
        self.facts.moved.iter().find(|(state, _)| *state == at).map_or(0, |(_, pieces)| *pieces)
    }
}
