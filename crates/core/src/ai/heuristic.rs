//! The heuristic of each family, which answers every question at once: how the normal player plays, and how everybody plays in the
//! futures of those that think ahead.

use super::persona::Persona;
use super::{classic, cold_war, y2210};
use crate::rules::{Action, Ask, Menu, Pick, View};

/// The answer of an easy player that makes no mistakes any more, who does not wait for ever either.
pub(super) fn unblocked(view: &View, ask: &Ask, answer: Action) -> Action {
    match (view, &ask.menu, &answer) {
        (View::Classic(view), Menu::Classic(menu), Action::Classic(said)) => {
            let other = classic::instead_of_stopping(view, menu, said).map(Action::from);
            other.filter(|action| ask.menu.offers(action)).unwrap_or(answer)
        }
        // The others end after some years.
        (View::Classic(_) | View::Y2210(_) | View::ColdWar(_), _, _) => answer,
    }
}

/// Whether an answer breaks no promise that the player made.
pub(super) fn keeps_word(view: &View, ask: &Ask, action: &Action) -> bool {
    match (view, &ask.menu, action) {
        (View::ColdWar(view), Menu::ColdWar(menu), Action::ColdWar(action)) => {
            cold_war::keeps_word(view, menu, action)
        }
        // Nobody promises anything there.
        (View::Classic(_) | View::Y2210(_) | View::ColdWar(_), _, _) => true,
    }
}

/// The answer of the heuristic; the default answer if the menu does not offer the chosen one.
pub(super) fn heuristic(view: &View, ask: &Ask, persona: Persona, pick: Pick<'_>) -> Action {
    let action = match (view, &ask.menu, &ask.default) {
        (View::Classic(view), Menu::Classic(menu), Action::Classic(default)) => {
            Action::from(classic::answer(view, (ask.to, persona), menu, default, pick))
        }
        (View::Y2210(view), Menu::Y2210(menu), Action::Y2210(default)) => {
            Action::from(y2210::answer(view, (ask.to, persona), menu, default, pick))
        }
        (View::ColdWar(view), Menu::ColdWar(menu), Action::ColdWar(default)) => {
            let offers = |action: &_| ask.menu.offers(&Action::ColdWar(Clone::clone(action)));
            Action::from(cold_war::answer(view, (ask.to, persona), (menu, &offers), default))
        }
        // A question of another family than the view's has no better answer.
        (View::Classic(_) | View::Y2210(_) | View::ColdWar(_), _, default) => default.clone(),
    };
    if ask.menu.offers(&action) { action } else { ask.default.clone() }
}
