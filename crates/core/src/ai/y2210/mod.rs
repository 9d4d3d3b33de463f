//! The heuristic of the family of 2210: takes and holds continents, goes to sea and to the Moon when it pays, buys cards that
//! count at the end, and attacks while the odds pay in points.
//!
//! Everything is valued in points at the end of the game. It evaluates a march through several territories at most, and
//! keeps no state: the same view gives the same answer, except for ties.

mod battle_odds;
mod bidding;
mod card_values;
mod economy;
pub(super) mod features;
mod invade;
mod movement;
mod placement;
pub(super) mod plans;
mod position;
mod reactions;
mod setup;
mod target_value;

use super::mistakes::Mistakes;
use super::persona::Persona;
use crate::rules::y2210::{Action, Menu, View, steps};
use crate::rules::{Pick, Seat};
use position::Position;

/// The mistakes of the easy player: few, because they go on for all five years.
pub(super) const MISTAKES: Mistakes = Mistakes { until: u32::MAX, defaults: 11, random: 40 };

/// The answer to a question; `default` where there is nothing better to say. The menu need not offer it.
pub(super) fn answer(
    view: &View,
    (seat, persona): (Seat, Persona),
    menu: &Menu,
    default: &Action,
    pick: Pick<'_>,
) -> Action {
    let position = || Position::new(view, seat, persona);
    match menu {
        Menu::Claim(steps::Claim { free }) => Action::Claim { at: setup::claim(view, seat, *free, pick) },
        Menu::Deploy(steps::Deploy { own, mods }) => {
            Action::Deploy { mods: setup::spread(&position(), *own, *mods) }
        }
        Menu::Settle(steps::Settle { piece, own }) => setup::settle(&position(), *piece, *own),
        Menu::Garrison(steps::Garrison { own, mods }) => setup::garrison(&position(), *own, *mods),
        Menu::Bid(steps::Bid { most, .. }) => bidding::bid(view, *most, pick),
        Menu::Marker(steps::Marker { free }) => bidding::marker(view, free),
        Menu::Place(steps::Place { own, left, .. }) => {
            Action::Place { mods: placement::place(&position(), *own, *left) }
        }
        Menu::Hire(menu) => economy::hire(&position(), menu),
        Menu::Buy(menu) => economy::buy(&position(), menu),
        Menu::Prepare(steps::Prepare { cards, .. })
        | Menu::NuclearRound(steps::NuclearRound { cards, .. }) => {
            card_values::best(&position(), cards).unwrap_or(Action::Done)
        }
        Menu::Invade(steps::Invade { options, .. }) => invade::invade(&position(), options),
        Menu::React(menu) => reactions::react(&position(), menu),
        Menu::Throw(menu) => movement::throw(view, menu),
        Menu::Advance(menu) => movement::advance(&position(), menu),
        Menu::BonusDeck(steps::BonusDeck { decks }) => economy::bonus_deck(&position(), decks),
        Menu::Fortify(steps::Fortify { moves, cards, .. }) => {
            let position = position();
            card_values::best(&position, cards).unwrap_or_else(|| movement::fortify(&position, moves))
        }
        // The text of a blank card is for people: whatever the table wrote is agreed to.
        Menu::Agree(_) => Action::Agree { agreed: true },
        Menu::Wish(steps::Wish { of }) => Action::Wish { order: setup::wishes(view, *of, pick) },
        // What the heuristic doesn't weigh it answers as silence does.
        _ => default.clone(),
    }
}

/// Whether an answer only carries on what an earlier one began.
pub(super) fn goes_on(first: &Action, next: &Action) -> bool {
    match (first, next) {
        (Action::Invade { .. }, Action::Invade { .. }) => first == next,
        (Action::Invade { .. }, Action::React { cards }) => cards.is_empty(),
        (
            Action::Invade { .. } | Action::React { .. },
            Action::Defend { .. } | Action::Throw { .. } | Action::Lose { .. } | Action::Advance { .. },
        ) => true,
        _ => false,
    }
}

/// Whether an answer puts something at stake.
pub(super) const fn decides(action: &Action) -> bool {
    matches!(action, Action::Invade { .. } | Action::Play { .. })
}
