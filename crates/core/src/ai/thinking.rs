//! Thinking ahead: which plans are tried for a question, and how much is thought about it.

use super::heuristic::{heuristic, keeps_word};
use super::persona::Persona;
use super::search::{self, Budget, Choice};
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
    let first = heuristic(view, ask, Persona::of_thinker(view), pick);
    let others = others(view, ask, &first);
    if others.is_empty() {
        return first;
    }
    search::best(worlds, (view, ask), (first, others), (budget(view), weights, Choice::Best), pick)
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

/// The answer of the human level: by its persona, with less thought, and any of the plans that promise nearly as much as the best.
pub(super) fn human(
    persona: Persona,
    worlds: &Imagination<'_>,
    (view, ask): (&View, &Ask),
    weights: &Weights,
    pick: Pick<'_>,
) -> Action {
    let first = heuristic(view, ask, persona, pick);
    let others = others(view, ask, &first);
    let Manner { thought, within, heat, sure, slips } = manner(view);
    // A slip: it does what it always does, without a thought.
    if others.is_empty() || pick(slips) == 0 {
        return first;
    }
    let futures = budget(view).futures * thought / 100;
    let budget = Budget { futures, ..budget(view) };
    search::best(
        worlds,
        (view, ask),
        (first, others),
        (budget, weights, Choice::Near { within, heat, sure }),
        pick,
    )
}

/// How a human player plays.
struct Manner {
    /// How much it thinks, in percent of the strong player.
    thought: u32,
    /// How much less than the best a plan may promise that it takes, as a chance to win.
    within: f64,
    /// The higher, the more alike are the shares of these plans.
    heat: f64,
    /// How many standard errors such a plan must promise more than what it would do without a thought.
    sure: Option<f64>,
    /// Of so many questions it slips at one.
    slips: u32,
}

/// As it must be for a human player to win about half of the games against three normal ones, and a strong one about half of those
/// against three human ones (`docs/players.md`).
fn manner(view: &View) -> Manner {
    match view {
        View::Classic(view) if classic::has_objectives(view) => {
            let thought = if view.counts_points() { 40 } else { 50 };
            Manner { thought, within: 0.03, heat: 0.01, sure: None, slips: 30 }
        }
        View::Classic(_) => Manner { thought: 12, within: 0.06, heat: 0.02, sure: None, slips: 7 },
        View::Y2210(_) => Manner { thought: 23, within: 0.03, heat: 0.01, sure: None, slips: 30 },
        View::ColdWar(_) => Manner { thought: 100, within: 0.02, heat: 0.01, sure: Some(2.0), slips: 60 },
    }
}

/// How much is thought about a question.
pub(super) fn budget(view: &View) -> Budget {
    match view.rulebook.family() {
        FamilyId::Classic => Budget { futures: 160, answers: 400, turns: 1, work: 3_000, sure: 0.5 },
        FamilyId::Y2210 => Budget { futures: 200, answers: 400, turns: 1, work: 2_600, sure: 0.5 },
        FamilyId::ColdWar => Budget { futures: 60, answers: 200, turns: 2, work: 2_400, sure: 2.0 },
    }
}
