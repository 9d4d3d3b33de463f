//! The heuristic of the family of the Cold War: keeps to armies without upkeep, takes states whose income repays the war,
//! defends what is threatened, bombs whoever is ahead at the end, accepts what gains, and keeps the peace that it promises.
//!
//! Everything is valued in points at the end of the game, where income counts and money doesn't. It keeps no state: the same
//! view and the same draws give the same answer.

mod deals;
mod economy;
mod pledges;
mod position;
mod refugees;
mod war;

use crate::odds::Fight;
use crate::rules::cold_war::{Action, Menu, View, steps};
use crate::rules::{Pick, Seat};
use position::Position;
use war::Plan;

/// The answer to a question; `default` where there is nothing better to say.
pub(super) fn answer(view: &View, seat: Seat, menu: &Menu, default: &Action, _pick: Pick<'_>) -> Action {
    let sight = || Position::new(view, seat);
    match menu {
        Menu::Act(_) => act(&sight(), menu, default),
        // A missile or an army that comes by is an enemy's: opposing it costs nothing (R3-28).
        Menu::Intercept(steps::Intercept { most, .. }) => Action::Intercept { number: *most },
        Menu::Meet(steps::Meet { own, attack, .. }) => {
            let wins = Fight::known(own.strength(), attack.strength()).is_none_or(|fight| fight.win() > fight.lose());
            if wins { Action::Meet { armies: *own } } else { default.clone() }
        }
        Menu::Present(_) => Action::Present { accepted: true },
        Menu::LastLaunch(_) => economy::launch(&sight()).unwrap_or_else(|| default.clone()),
        Menu::Talk(menu) => deals::talk(&sight(), menu).unwrap_or_else(|| default.clone()),
        Menu::Upkeep(_)
        | Menu::Consent(_)
        | Menu::PayWar(_)
        | Menu::Defend(_)
        | Menu::Losses(_)
        | Menu::Exile(_)
        | Menu::Pieces(_)
        | Menu::Launch(_) => default.clone(),
    }
}

/// The best thing to do in the turn that the menu offers.
fn act(sight: &Position<'_>, menu: &Menu, default: &Action) -> Action {
    let offered = |mut plans: Vec<Plan>| {
        plans.sort_by(|a, b| b.gain.total_cmp(&a.gain));
        plans.into_iter().map(|plan| plan.action).find(|action| menu.offers(action))
    };
    let exile = sight.view.seat(sight.seat).exile;
    let back = || offered(if exile { refugees::plans(sight) } else { Vec::new() });
    // Fights first: they may free armies, and their result decides what else is needed.
    let wars = || {
        let mut plans = war::fights(sight);
        plans.extend(war::reinforcements(sight));
        offered(plans)
    };
    let growth = || {
        let mut plans = war::invasions(sight);
        plans.extend(war::settlements(sight));
        offered(plans)
    };
    let rest = || {
        let mut plans = economy::garrisons(sight);
        plans.extend(economy::weapons(sight));
        plans.extend(war::marches(sight));
        offered(plans)
    };
    back().or_else(wars).or_else(growth).or_else(rest).unwrap_or_else(|| default.clone())
}

/// What the seat does of its own accord about a question that is only offered; `None`: nothing.
pub(super) fn aside(view: &View, seat: Seat, menu: &Menu, pick: Pick<'_>) -> Option<Action> {
    let Menu::Talk(talk) = menu else { return None };
    let sight = Position::new(view, seat);
    let action = deals::talk(&sight, talk).or_else(|| deals::peace(&sight, talk, pick))?;
    menu.offers(&action).then_some(action)
}
