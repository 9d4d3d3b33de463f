//! A player that is no embarrassment: takes and holds continents, goes for its objective, trades in time, stops when
//! the odds turn, and grows bolder the longer a game lasts, so that every game ends.
//!
//! Never looks ahead more than one battle, never remembers: the same view gives the same answer, up to ties.

mod aim;
mod cards;
mod moves;
mod opening;
mod outlook;
mod place;
mod sight;
mod strike;
mod worth;

use crate::rules::{Action, Ask, Menu, Pick, View};
use sight::Sight;

/// An answer that is on the menu of `ask`.
pub fn answer(view: &View, ask: &Ask, pick: Pick<'_>) -> Action {
    let thought = think(view, ask, pick);
    // A menu with a bound that this player doesn't know: the default is always on it.
    if ask.menu.offers(&thought) { thought } else { ask.default.clone() }
}

fn think(view: &View, ask: &Ask, pick: Pick<'_>) -> Action {
    let sight = || Sight::new(view, ask.to);
    match &ask.menu {
        Menu::Claim { free } => Action::Claim { at: opening::claim(view, ask.to, *free, pick) },
        Menu::Wish { .. } => Action::Wish { order: opening::wishes(view, pick) },
        Menu::Deploy { own, armies, .. } => opening::deploy(&sight(), ask, *own, *armies),
        Menu::Reinforce { own, left, sets, .. } => match cards::in_time(&sight(), sets) {
            Some(cards) => Action::Trade { cards },
            None if *left == 0 => Action::Place { armies: Vec::new() },
            None => Action::Place { armies: place::reinforce(&sight(), *own, *left) },
        },
        Menu::Trade { sets, .. } => {
            cards::best(&sight(), sets).map_or_else(|| ask.default.clone(), |cards| Action::Trade { cards })
        }
        Menu::Bonus { among } => place::bonus(&sight(), *among),
        Menu::Attack { strikes } => strike::attack(&sight(), strikes),
        Menu::Advance { from, to, min, max } => moves::advance(&sight(), *from, *to, *min, *max),
        Menu::Fortify { shifts, .. } => moves::fortify(&sight(), shifts),
        Menu::Spoils { sets, .. } => {
            cards::best(&sight(), sets).map_or(Action::Keep, |cards| Action::Trade { cards })
        }
        Menu::Consent { .. } | Menu::Defend { .. } | Menu::Throw { .. } | Menu::Discard { .. } => {
            ask.default.clone()
        }
    }
}
