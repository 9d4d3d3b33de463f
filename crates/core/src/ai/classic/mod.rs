//! The heuristic of the classic family, greedy: takes and holds continents, pursues its objective, trades cards in time, and
//! stops attacking when the odds are bad. Its boldness grows with the rounds, so that every game ends.
//!
//! It evaluates at most one battle ahead and keeps no state: the same view gives the same answer, except for ties.

mod attack;
mod battle_odds;
mod cards;
mod deadlock;
pub(super) mod features;
mod goal;
mod movement;
mod parameters;
pub(super) mod plans;
mod position;
mod reinforce;
mod setup;
mod target_value;

use super::mistakes::Mistakes;
use super::persona::Persona;
use crate::rules::classic::{Action, Menu, ObjectiveDeck, SetValues, SetsForced, View, steps};
use crate::rules::{Pick, Seat};
use position::Position;

/// Mistakes in a game of many rounds that only conquest ends.
const MISTAKES: Mistakes = Mistakes { until: 16, defaults: 6, random: 16 };

/// Many mistakes, early: where sets rise and nobody need trade them, whoever plays at random hoards cards, and after some ten
/// rounds nobody beats the armies that these bring.
const EARLY_MISTAKES: Mistakes = Mistakes { until: 8, defaults: 2, random: 4 };

/// Few mistakes, up to the end: with objectives few games last longer than twenty rounds.
const MISTAKES_WITH_OBJECTIVES: Mistakes = Mistakes { until: 50, defaults: 8, random: 24 };

/// Whether players have secret objectives, which end a game or are counted.
pub(super) fn has_objectives(view: &View) -> bool {
    view.house().deck != ObjectiveDeck::None
}

/// The mistakes of the easy player.
pub(super) fn mistakes(view: &View) -> Mistakes {
    let house = view.house();
    let hoards_grow = house.values == SetValues::Rising && house.forced == SetsForced::Never;
    match (has_objectives(view), hoards_grow) {
        (true, _) => MISTAKES_WITH_OBJECTIVES,
        (false, true) => EARLY_MISTAKES,
        (false, false) => MISTAKES,
    }
}

/// What the easy player does instead of ending its attacks; `None`: it ends them.
pub(super) fn instead_of_stopping(view: &View, menu: &Menu, answer: &Action) -> Option<Action> {
    match (menu, answer) {
        (Menu::Attack(steps::Attack { strikes }), Action::Stop) => deadlock::attack(view, strikes),
        _ => None,
    }
}

/// The answer to the question that `menu` puts to `seat`; `default` for questions that the heuristic does not cover.
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
        Menu::Wish(_) => Action::Wish { order: setup::wishes(view, pick) },
        Menu::Deploy(steps::Deploy { own, armies, .. }) => setup::deploy(&position(), default, *own, *armies),
        Menu::Reinforce(steps::Reinforce { own, left, sets, .. }) => {
            match cards::in_time(&position(), sets) {
                Some(cards) => Action::Trade { cards },
                None if *left == 0 => Action::Place { armies: Vec::new() },
                None => Action::Place { armies: reinforce::reinforce(&position(), *own, *left) },
            }
        }
        Menu::Trade(steps::Trade { sets, .. }) => {
            cards::best(&position(), sets).map_or_else(|| default.clone(), |cards| Action::Trade { cards })
        }
        Menu::Bonus(steps::Bonus { among }) => reinforce::bonus(&position(), *among),
        Menu::Attack(steps::Attack { strikes }) => attack::attack(&position(), strikes),
        Menu::Advance(steps::Advance { from, to, min, max }) => {
            movement::advance(&position(), *from, *to, *min, *max)
        }
        Menu::Fortify(steps::Fortify { shifts, .. }) => movement::fortify(&position(), shifts),
        Menu::Spoils(steps::Spoils { sets, .. }) => {
            cards::best(&position(), sets).map_or(Action::Keep, |cards| Action::Trade { cards })
        }
        // What the heuristic doesn't weigh it answers as silence does.
        _ => default.clone(),
    }
}

/// Whether an answer only carries on what an earlier one began.
pub(super) fn goes_on(first: &Action, next: &Action) -> bool {
    let battle = |action: &Action| match action {
        Action::Attack { from, to, .. } | Action::Propose { from, to, .. } => Some((*from, *to)),
        _ => None,
    };
    let Some(begun) = battle(first) else { return false };
    let asked = matches!(
        next,
        Action::Defend { .. } | Action::Throw { .. } | Action::Advance { .. } | Action::Consent { .. }
    );
    asked || battle(next) == Some(begun)
}

/// Whether an answer puts something at stake.
pub(super) const fn decides(action: &Action) -> bool {
    matches!(action, Action::Attack { .. } | Action::Propose { .. })
}
