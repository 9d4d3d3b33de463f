//! Thinking ahead: which plans are tried for a question, and how much is thought about it.

use super::heuristic::{heuristic, keeps_word};
use super::search::{self, Budget};
use super::value::Weights;
use super::{classic, cold_war, y2210};
use crate::rules::{Action, Ask, FamilyId, Imagination, Menu, Pick, View};

/// The best of the plans for a question.
pub(super) fn thought(
    worlds: &Imagination<'_>,
    (view, ask): (&View, &Ask),
    weights: &Weights,
    pick: Pick<'_>,
) -> Action {
    let first = heuristic(view, ask, pick);
    let others = others(view, ask, &first);
    if others.is_empty() {
        return first;
    }
    search::best(worlds, (view, ask), (first, others), (budget(view), weights), pick)
}

/// The plans for a question that are worth trying beside the heuristic's `first`, each once.
pub(super) fn others(view: &View, ask: &Ask, first: &Action) -> Vec<Action> {
    let others: Vec<Action> = match (view, &ask.menu, first) {
        (View::Classic(view), Menu::Classic(menu), Action::Classic(first)) => {
            classic::plans::plans(view, ask.to, menu, first).into_iter().map(Action::from).collect()
        }
        (View::Y2210(view), Menu::Y2210(menu), _) => {
            y2210::plans::plans(view, ask.to, menu).into_iter().map(Action::from).collect()
        }
        (View::ColdWar(view), Menu::ColdWar(menu), _) => {
            cold_war::plans::plans(view, ask.to, menu).into_iter().map(Action::from).collect()
        }
        (View::Classic(_) | View::Y2210(_) | View::ColdWar(_), _, _) => Vec::new(),
    };
    let kept = |action: &Action| keeps_word(view, ask, action);
    search::distinct(ask, first, others.into_iter().filter(kept))
}

/// How much is thought about a question.
pub(super) fn budget(view: &View) -> Budget {
    match view.rulebook.family() {
        FamilyId::Classic => Budget { futures: 160, answers: 400, work: 3_000 },
        FamilyId::Y2210 => Budget { futures: 200, answers: 400, work: 3_000 },
        FamilyId::ColdWar => Budget { futures: 60, answers: 200, work: 3_000 },
    }
}
