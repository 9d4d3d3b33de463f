//! Checks that several steps share.

use super::super::{Action, Armies, AskKind, Game, Why};
use super::Forces;
use crate::rules::bitset::TerritorySet;
use crate::rules::board::Board;
use crate::rules::ids::{Seat, TerritoryId};

/// The refusal of an answer to another question.
pub(super) const fn not_now(asked: AskKind, answer: &Action) -> Why {
    Why::NotNow { asked, tried: answer.kind() }
}

/// Checks that the state exists.
pub(super) fn exists(game: &Game, at: TerritoryId) -> Result<(), Why> {
    if at.index() < game.board().len() { Ok(()) } else { Err(Why::NoSuchState) }
}

/// Checks that the player exists and is in the game.
pub(super) fn player(game: &Game, seat: Seat) -> Result<(), Why> {
    if seat.0 >= game.setup.seats {
        return Err(Why::NoSuchPlayer);
    }
    if game.state.is_out(seat) { Err(Why::Out { seat }) } else { Ok(()) }
}

/// Checks that there is so much money.
pub(super) const fn money(needed: u32, money: u32) -> Result<(), Why> {
    if needed > money { Err(Why::Money { needed, money }) } else { Ok(()) }
}

/// The armies at a state in a list.
pub(super) fn find(list: &[(TerritoryId, Armies)], at: TerritoryId) -> Armies {
    list.iter().find(|(place, _)| *place == at).map_or(Armies::NONE, |(_, armies)| *armies)
}

/// Whether the forces name each state once, and only armies that are in `among`, at least one in each.
pub(super) fn within(forces: &Forces, among: &[(TerritoryId, Armies)]) -> bool {
    let mut named = TerritorySet::EMPTY;
    forces.iter().all(|(at, armies)| {
        let fresh = !named.contains(*at);
        named.insert(*at);
        fresh && !armies.is_empty() && find(among, *at).covers(*armies)
    })
}

/// The same with the reason why not.
pub(super) fn check_forces(
    game: &Game,
    forces: &Forces,
    among: &[(TerritoryId, Armies)],
) -> Result<(), Why> {
    let mut named = TerritorySet::EMPTY;
    for (at, armies) in forces {
        exists(game, *at)?;
        if named.contains(*at) {
            return Err(Why::NamedTwice { at: *at });
        }
        named.insert(*at);
        there(*at, *armies, find(among, *at))?;
    }
    Ok(())
}

/// Checks that the armies are there, at least one.
pub(super) fn there(at: TerritoryId, armies: Armies, has: Armies) -> Result<(), Why> {
    if armies.is_empty() {
        return Err(Why::NoArmies);
    }
    if has.covers(armies) { Ok(()) } else { Err(Why::NotThere { at, has }) }
}

/// Why a way is none: each state next to the one before, none twice, at most so many links (R3-26, A3-25, A3-63).
pub(super) fn way(board: &Board, from: TerritoryId, path: &[TerritoryId], most: u32) -> Result<(), Why> {
    if path.is_empty() || path.len() > most as usize {
        return Err(Why::PathLength { links: path.len() as u32, most });
    }
    let mut named = TerritorySet::EMPTY;
    named.insert(from);
    let mut last = from;
    for at in path {
        if at.index() >= board.len() {
            return Err(Why::NoSuchState);
        }
        if named.contains(*at) {
            return Err(Why::PathRepeats { at: *at });
        }
        if !board.adjacent(last, *at) {
            return Err(Why::NotAdjacent { from: last, to: *at });
        }
        named.insert(*at);
        last = *at;
    }
    Ok(())
}
