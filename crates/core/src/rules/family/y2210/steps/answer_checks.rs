//! Checks shared by several questions: territories exist and have the right holder, placements add up, and the reason why a
//! card can't be played.

use super::super::{Action, Game, Why};
use crate::rules::bitset::TerritorySet;
use crate::rules::ids::{Holder, Placement, Seat, TerritoryId};

pub(super) fn exists(game: &Game, at: TerritoryId) -> Result<(), Why> {
    if at.index() < game.board().len() { Ok(()) } else { Err(Why::NoSuchTerritory) }
}

/// Checks that the seat holds the territory.
pub(super) fn own(game: &Game, seat: Seat, at: TerritoryId) -> Result<(), Why> {
    exists(game, at)?;
    if game.state.devastated.contains(at) {
        return Err(Why::Devastated { at });
    }
    let holder = game.state.at(at).holder;
    if holder == Holder::Seat(seat) { Ok(()) } else { Err(Why::NotYours { at, holder }) }
}

/// The number of MODs of a placement; `None` unless its territories are all in `within`, each once, each with at least one
/// MOD.
pub(super) fn total(placement: &Placement, within: TerritorySet) -> Option<u32> {
    let mut seen = TerritorySet::EMPTY;
    let mut sum: u32 = 0;
    for (at, mods) in placement {
        if *mods == 0 || !within.contains(*at) || seen.contains(*at) {
            return None;
        }
        seen.insert(*at);
        sum = sum.checked_add(*mods)?;
    }
    Some(sum)
}

/// Checks that a placement names own territories, each once, with `min` to `max` MODs in total.
pub(super) fn placement(
    game: &Game,
    seat: Seat,
    placement: &Placement,
    (min, max): (u32, u32),
) -> Result<(), Why> {
    let mut seen = TerritorySet::EMPTY;
    let mut sum: u64 = 0;
    for (at, mods) in placement {
        own(game, seat, *at)?;
        if *mods == 0 || seen.contains(*at) {
            return Err(Why::BadPlacement { at: *at });
        }
        seen.insert(*at);
        sum += u64::from(*mods);
    }
    mods_between(u32::try_from(sum).unwrap_or(u32::MAX), min, max)
}

pub(super) fn mods_between(mods: u32, min: u32, max: u32) -> Result<(), Why> {
    if (min..=max).contains(&mods) { Ok(()) } else { Err(Why::Mods { mods, min, max }) }
}

pub(super) fn dice_between(dice: u8, min: u8, max: u8) -> Result<(), Why> {
    if (min..=max).contains(&dice) { Ok(()) } else { Err(Why::Dice { dice, min, max }) }
}

/// The refusal of an answer to another question.
pub(super) fn not_now(asked: super::AskKind, answer: &Action) -> Why {
    Why::NotNow { asked, tried: answer.kind() }
}
