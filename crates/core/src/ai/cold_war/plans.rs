//! Plans for a question of the family of the Cold War: the heuristic's answer comes from the caller, here are the others worth
//! trying: other wars, purchases and launches, and the end of the turn.
//!
//! Armies with upkeep are bought in no plan: in games against the normal player those who tried them won less.

use super::economy;
use super::position::Position;
use crate::ai::persona::Persona;
use crate::rules::Seat;
use crate::rules::cold_war::{Action, Menu, View, steps};

/// Plans of each kind that are tried.
const EACH: usize = 2;

/// The plans; none for a question that the heuristic answers well enough.
pub(in super::super) fn plans(view: &View, seat: Seat, menu: &Menu) -> Vec<Action> {
    match menu {
        Menu::Act(menu) => act(&Position::new(view, seat, Persona::Plain), menu),
        Menu::Intercept(steps::Intercept { most, .. }) => {
            [*most, 0].map(|number| Action::Intercept { number }).into()
        }
        Menu::Present(_) => [true, false].map(|accepted| Action::Present { accepted }).into(),
        Menu::LastLaunch(_)
        | Menu::Meet(_)
        | Menu::Talk(_)
        | Menu::Upkeep(_)
        | Menu::Consent(_)
        | Menu::PayWar(_)
        | Menu::Defend(_)
        | Menu::Lose(_)
        | Menu::Exile(_)
        | Menu::Pieces(_)
        | Menu::Launch(_) => Vec::new(),
    }
}

/// The best of each kind of action in the own turn.
fn act(position: &Position<'_>, menu: &steps::Act) -> Vec<Action> {
    let best = super::GROUPS.iter().copied().flatten().flat_map(|kind| {
        let mut plans = kind(position, menu);
        plans.sort_by(|a, b| b.gain.total_cmp(&a.gain));
        plans.into_iter().take(EACH).map(|plan| plan.action)
    });
    let mut all: Vec<Action> = best.collect();
    all.extend(economy::launch(position));
    all.push(Action::Done);
    all
}
