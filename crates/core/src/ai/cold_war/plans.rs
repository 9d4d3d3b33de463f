//! Plans for a question of the family of the Cold War: the heuristic's answer comes from the caller, here are the others worth
//! trying: other wars, purchases and launches, and the end of the turn. The heuristic buys infantry only; here the same strength is
//! tried as tanks and fighters too, which small damage does not hurt, and interceptors where much may be lost.

use super::economy;
use super::position::Position;
use crate::ai::persona::Persona;
use crate::rules::Seat;
use crate::rules::cold_war::{Action, Armies, Army, Menu, View, steps};

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
        _ => Vec::new(),
    }
}

/// The purchase of about the same strength in stronger armies, if the action is a purchase of several infantry.
fn dearer(action: &Action) -> Vec<Action> {
    let Action::Buy { at, armies: Armies { infantry, .. } } = action else { return Vec::new() };
    let of = |army: Army| (army, infantry.div_ceil(army.strength()));
    [Army::Tanks, Army::Fighters]
        .into_iter()
        .filter(|army| *infantry >= army.strength())
        .map(of)
        .map(|(army, number)| Action::Buy { at: *at, armies: Armies::of(army, number) })
        .collect()
}

/// The best of each kind of action in the own turn.
fn act(position: &Position<'_>, menu: &steps::Act) -> Vec<Action> {
    let best = super::GROUPS.iter().copied().flatten().flat_map(|kind| {
        let mut plans = kind(position, menu);
        plans.sort_by(|a, b| b.gain.total_cmp(&a.gain));
        plans.into_iter().take(EACH).map(|plan| plan.action)
    });
    let mut all: Vec<Action> = best.collect();
    let dearer: Vec<Action> = all.iter().flat_map(dearer).collect();
    all.extend(dearer);
    all.extend(economy::guard(position));
    all.extend(economy::launch(position));
    all.push(Action::Done);
    all
}
