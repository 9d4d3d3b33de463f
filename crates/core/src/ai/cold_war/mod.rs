//! The heuristic of the family of the Cold War: keeps to armies without upkeep, takes states whose income repays the war,
//! defends what is threatened, bombs whoever is ahead at the end, accepts what gains, and keeps the peace that it promises.
//!
//! Everything is valued in points at the end of the game, where income counts and money doesn't. It keeps no state: the same
//! view and the same draws give the same answer.

mod deals;
mod economy;
pub(super) mod features;
mod parameters;
mod peace_promises;
pub(super) mod plans;
mod position;
mod refugees;
mod war;

use super::mistakes::Mistakes;
use super::persona::Persona;
use crate::odds::Fight;
use crate::rules::cold_war::{Action, AskKind, Menu, View, steps};
use crate::rules::{Pick, Seat};
use position::Position;
use war::Plan;

/// The mistakes of the easy player: few, because they go on for all seven turns.
pub(super) const MISTAKES: Mistakes = Mistakes { until: u32::MAX, defaults: 8, random: 24 };

/// The answer to a question; `default` where there is nothing better to say. `offers` says whether the menu has an answer.
pub(super) fn answer(
    view: &View,
    (seat, persona): (Seat, Persona),
    (menu, offers): (&Menu, &dyn Fn(&Action) -> bool),
    default: &Action,
) -> Action {
    let position = || Position::new(view, seat, persona);
    match menu {
        Menu::Act(menu) => act(&position(), menu, offers, default),
        // A missile or an army that comes by is an enemy's: opposing it costs nothing (R3-28).
        Menu::Intercept(steps::Intercept { most, .. }) => Action::Intercept { number: *most },
        Menu::Meet(steps::Meet { armies, arrived, .. }) => {
            let fight = Fight::known(armies.strength(), arrived.strength());
            let wins = fight.is_none_or(|fight| fight.win() > fight.lose());
            if wins { Action::Meet { armies: *armies } } else { default.clone() }
        }
        Menu::Present(_) => Action::Present { accepted: true },
        Menu::LastLaunch(_) => economy::launch(&position()).unwrap_or_else(|| default.clone()),
        Menu::Talk(menu) => deals::talk(&position(), menu).unwrap_or_else(|| default.clone()),
        // What the heuristic doesn't weigh it answers as silence does.
        _ => default.clone(),
    }
}

/// Makes the plans of one kind.
type Kind = fn(&Position<'_>, &steps::Act) -> Vec<Plan>;

/// What can be done in the own turn: the first group that has a plan decides.
const GROUPS: [&[Kind]; 4] = [
    &[
        |position, _| {
            if position.view.seat(position.seat).exile { refugees::plans(position) } else { Vec::new() }
        },
    ],
    // Fights first: they may free armies, and their result decides what else is needed.
    &[|position, _| war::fights(position), |position, _| war::reinforcements(position)],
    &[|position, menu| war::invasions(position, &menu.declare), |position, _| war::settlements(position)],
    &[
        |position, _| economy::garrisons(position),
        |position, _| economy::weapons(position),
        |position, _| war::marches(position),
    ],
];

/// The best thing to do in the turn that the menu offers.
fn act(
    position: &Position<'_>,
    menu: &steps::Act,
    offers: &dyn Fn(&Action) -> bool,
    default: &Action,
) -> Action {
    let best = |group: &&[Kind]| -> Option<Action> {
        let mut plans: Vec<Plan> = group.iter().flat_map(|kind| kind(position, menu)).collect();
        plans.sort_by(|a, b| b.gain.total_cmp(&a.gain));
        plans.into_iter().map(|plan| plan.action).find(|action| offers(action))
    };
    GROUPS.iter().find_map(best).unwrap_or_else(|| default.clone())
}

/// Whether an answer breaks no promise of peace.
pub(super) fn keeps_word(view: &View, menu: &Menu, answer: &Action) -> bool {
    peace_promises::keeps(view, menu, answer)
}

/// Whether the question, which is only offered, shows offers to answer or promises to judge.
pub(super) fn is_concerned(menu: &Menu) -> bool {
    matches!(menu, Menu::Talk(talk) if deals::is_concerned(talk))
}

/// What the seat says to a question that is only offered: its answer to an offer, or whether a promise was kept. `None`: nothing.
pub(super) fn optional_answer(view: &View, seat: Seat, menu: &Menu) -> Option<Action> {
    match menu {
        Menu::Talk(talk) if deals::is_concerned(talk) => {
            deals::talk(&Position::new(view, seat, Persona::Plain), talk)
        }
        _ => None,
    }
}

/// The offer with which the seat begins its turn.
pub(super) fn proposal(view: &View, seat: Seat, menu: &Menu, pick: Pick<'_>) -> Option<Action> {
    let Menu::Talk(talk) = menu else { return None };
    deals::peace(&Position::new(view, seat, Persona::Plain), talk, pick)
}

/// Whether an answer only carries on what an earlier one began: the same fight, or a question that interrupts what was ordered.
pub(super) fn goes_on(first: &Action, asked: AskKind, next: &Action) -> bool {
    if let (Action::Fight { at, against, .. }, Action::Fight { at: again, against: whom, .. }) = (first, next)
    {
        return (at, against) == (again, whom);
    }
    let ordered = matches!(first, Action::Fight { .. } | Action::Declare { .. } | Action::Leg { .. });
    let begins = matches!(
        asked,
        AskKind::Upkeep | AskKind::Act | AskKind::Launch | AskKind::LastLaunch | AskKind::Talk
    );
    ordered && !begins
}

/// Whether an answer puts something at stake.
pub(super) const fn decides(action: &Action) -> bool {
    matches!(
        action,
        Action::Declare { .. }
            | Action::Fight { .. }
            | Action::Launch { .. }
            | Action::Leg { .. }
            | Action::Convert { .. }
            | Action::CivilWar { .. }
    )
}
