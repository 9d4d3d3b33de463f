//! Checks shared by several questions: territories exist and have the right holder, numbers are within bounds, cards make a
//! set.

use super::super::Game;
use super::super::cards;
use super::super::refusal_reasons::Why;
use super::super::state::{options, state};
use crate::rules::bitset::TerritorySet;
use crate::rules::ids::Placement;
use crate::rules::ids::{Card, Holder, Seat, TerritoryId};

pub(super) fn exists(game: &Game, at: TerritoryId) -> Result<(), Why> {
    if at.index() < game.board().len() { Ok(()) } else { Err(Why::NoSuchTerritory) }
}

/// Checks that the seat holds the territory.
pub(super) fn own(game: &Game, seat: Seat, at: TerritoryId) -> Result<(), Why> {
    exists(game, at)?;
    let holder = state(game).at(at).holder;
    if holder == Holder::Seat(seat) { Ok(()) } else { Err(Why::NotYours { at, holder }) }
}

pub(super) fn dice_between(dice: u8, min: u8, max: u8) -> Result<(), Why> {
    if (min..=max).contains(&dice) { Ok(()) } else { Err(Why::Dice { dice, min, max }) }
}

pub(super) fn armies_between(armies: u32, min: u32, max: u32) -> Result<(), Why> {
    if (min..=max).contains(&armies) { Ok(()) } else { Err(Why::Armies { armies, min, max }) }
}

/// Checks that a placement names territories of that holder, each once, with `min` to `max` armies in total.
pub(super) fn placement(
    game: &Game,
    armies: &Placement,
    whose: Holder,
    (min, max): (u32, u32),
) -> Result<(), Why> {
    let mut seen = TerritorySet::EMPTY;
    let mut sum: u64 = 0;
    for (at, n) in armies {
        exists(game, *at)?;
        let holder = state(game).at(*at).holder;
        if holder != whose {
            return Err(match whose {
                Holder::Neutral => Why::NotNeutral { at: *at },
                Holder::Seat(_) | Holder::Nobody => Why::NotYours { at: *at, holder },
            });
        }
        if *n == 0 || seen.contains(*at) {
            return Err(Why::BadPlacement { at: *at });
        }
        seen.insert(*at);
        sum += u64::from(*n);
    }
    armies_between(u32::try_from(sum).unwrap_or(u32::MAX), min, max)
}

/// The number of armies of a placement; `None` unless its territories are all in `within`, each once, each with at least one
/// army.
pub(super) fn total(placement: &Placement, within: TerritorySet) -> Option<u32> {
    let mut seen = TerritorySet::EMPTY;
    let mut sum: u32 = 0;
    for (at, n) in placement {
        if *n == 0 || !within.contains(*at) || seen.contains(*at) {
            return None;
        }
        seen.insert(*at);
        sum = sum.checked_add(*n)?;
    }
    Some(sum)
}

/// Checks that the cards are in the seat's hand and make a set (R1-63).
pub(super) fn set_in_hand(game: &Game, seat: Seat, cards: [Card; 3]) -> Result<(), Why> {
    let hand = state(game).seat(seat).hand;
    if let Some(card) = cards.into_iter().find(|card| !hand.contains(*card)) {
        return Err(Why::NotInHand { card });
    }
    if cards::is_set(game.board(), options(game), cards) { Ok(()) } else { Err(Why::NotASet) }
}

/// Whether the cards are one of `sets`, in any order.
pub(super) fn among(sets: &[[Card; 3]], cards: [Card; 3]) -> bool {
    let sorted = |mut set: [Card; 3]| {
        set.sort_unstable();
        set
    };
    let wanted = sorted(cards);
    sets.iter().any(|set| sorted(*set) == wanted)
}
