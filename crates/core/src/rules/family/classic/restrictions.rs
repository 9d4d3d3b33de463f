//! Restrictions on attacks and moves: protected territories, fast battles, armies that may not move (R0-34, R0-45, R0-50).

use super::Game;
use super::movement::MoveInput;
use super::options::Protection;
use super::state::{State, options, state};
use crate::rules::ids::{Holder, TerritoryId};

/// Armies that both sides need for a fast battle, and armies lost per comparison in it (R0-50, A0-11).
const FAST_FROM: u32 = 20;
const FAST_LOSS: u32 = 5;

/// Whether this is the last territory of a player who can't be eliminated yet (R0-45, A0-2).
pub(super) fn last_stand(game: &Game, at: TerritoryId) -> bool {
    let (options, state) = (options(game), state(game));
    let early = state.round <= options.protected_rounds.number() && options.protection != Protection::Off;
    let holder = state.at(at).holder;
    early && holder.seat().is_some() && state.held_by(holder).len() == 1
}

/// Whether a territory may be attacked. The last one of a protected player may only be attacked while it has armies to lose.
pub(super) fn attackable(game: &Game, at: TerritoryId) -> bool {
    let capped = options(game).protection == Protection::Cap && state(game).at(at).armies > 1;
    capped || !last_stand(game, at)
}

/// Whether a fast battle can be proposed: allowed at this table, twenty armies on both sides, target held by another player,
/// not proposed before in this turn (A0-11).
pub(super) fn may_propose(game: &Game, from: TerritoryId, to: TerritoryId) -> bool {
    let asked = |state: &State| state.fast.iter().any(|(f, t, _)| (*f, *t) == (from, to));
    let state = state(game);
    options(game).fast_battle.on()
        && many(state, from, to)
        && matches!(state.at(to).holder, Holder::Seat(_))
        && !asked(state)
}

fn many(state: &State, from: TerritoryId, to: TerritoryId) -> bool {
    state.at(from).armies >= FAST_FROM && state.at(to).armies >= FAST_FROM
}

/// Armies lost per comparison in the next roll there (R0-26, R0-50).
pub(super) fn loss(state: &State, from: TerritoryId, to: TerritoryId) -> u32 {
    let agreed = state.fast.contains(&(from, to, true));
    if agreed && many(state, from, to) { FAST_LOSS } else { 1 }
}

/// Number of armies that must stay in a territory at the end of the turn because they fought or have just arrived (R0-34,
/// A0-6, A0-7).
pub(super) fn stay(game: &Game, at: TerritoryId) -> u32 {
    let state = state(game);
    let of = |numbers: &[u32]| numbers.get(at.index()).copied().unwrap_or(0);
    let fought = if options(game).exclude_engaged.on() { of(&state.engaged) } else { 0 };
    fought + of(&state.arrived)
}

/// The input for computing moves at the end of the turn.
pub(super) fn ground(game: &Game) -> MoveInput<'_, impl Fn(TerritoryId) -> u32> {
    let staying = |at| stay(game, at);
    MoveInput { board: game.board(), options: options(game), field: &state(game).field, staying }
}

/// Number of armies that may leave a territory at the end of the turn: all except the garrison and those that stay (R1-71,
/// R4-23, R0-33).
pub(super) fn movable(game: &Game, from: TerritoryId) -> u32 {
    let state = state(game);
    ground(game).movable(from, state.held_by(state.at(from).holder))
}
