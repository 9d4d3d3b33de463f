//! Checks that several steps share.

use super::super::{Action, Armies, AskKind, Game, Why};
use super::Forces;
use crate::rules::bitset::TerritorySet;
use crate::rules::ids::TerritoryId;

/// The refusal of an answer to another question.
pub(super) const fn not_now(asked: AskKind, answer: &Action) -> Why {
    Why::NotNow { asked, tried: answer.kind() }
}

/// Checks that there is so much money.
pub(super) const fn money(needed: u32, money: u32) -> Result<(), Why> {
    if needed > money { Err(Why::Money { needed, money }) } else { Ok(()) }
}

/// The armies at a state in a list.
fn find(list: &[(TerritoryId, Armies)], at: TerritoryId) -> Armies {
    list.iter().find(|(place, _)| *place == at).map_or(Armies::NONE, |(_, armies)| *armies)
}

/// Whether the forces name each state once, and only armies that are in `among`, at least one in each.
pub(super) fn within(forces: &Forces, among: &[(TerritoryId, Armies)]) -> bool {
    let mut named = TerritorySet::EMPTY;
    forces.iter().all(|(at, armies)| {
        let has = find(among, *at);
        let fresh = !has.is_empty() && !named.contains(*at);
        if fresh {
            named.insert(*at);
        }
        fresh && !armies.is_empty() && has.covers(*armies)
    })
}

/// The same with the reason why not.
pub(super) fn check_forces(game: &Game, forces: &Forces, among: &[(TerritoryId, Armies)]) -> Result<(), Why> {
    let mut named = TerritorySet::EMPTY;
    for (at, armies) in forces {
        if at.index() >= game.board().len() {
            return Err(Why::NoSuchState);
        }
        if named.contains(*at) {
            return Err(Why::NamedTwice { at: *at });
        }
        named.insert(*at);
        let has = find(among, *at);
        if armies.is_empty() {
            return Err(Why::NoArmies);
        }
        if !has.covers(*armies) {
            return Err(Why::NotThere { at: *at, has });
        }
    }
    Ok(())
}
