//! A player in exile: comes back by building, or by a civil war; until then goes where nobody's army stands (R3-29 to R3-32).

use super::position::Position;
use super::war::Plan;
use crate::odds::to_the_end;
use crate::rules::TerritoryId;
use crate::rules::cold_war::{Action, Armies, Army, Control};

/// Least chance with which a civil war begins: its pieces are gone either way.
const LEAST_CHANCE: f64 = 0.6;

/// What each way back is worth besides the state, in points: to control one at once, to fight for one, to go where building is
/// possible, to build where war is made.
const BUILD: f64 = 50.0;
const CIVIL_WAR: f64 = 20.0;
const STEP: f64 = 10.0;
const BUILD_AT_WAR: f64 = 1.0;
/// Least number of infantry with which an exile makes war where others stand.
const LEAST_BUILT: u32 = 3;

/// What an exile can do, best first.
pub(super) fn plans(position: &Position<'_>) -> Vec<Plan> {
    let mut plans = Vec::new();
    for at in position.states() {
        let pieces = position.at(at).refugees_of(position.seat);
        if pieces == 0 {
            continue;
        }
        let free = position.at(at).control == Control::Nobody && !position.at(at).mushroom;
        if free && position.money >= Army::Infantry.cost() {
            let action = Action::Buy { at, armies: Armies::of(Army::Infantry, 1) };
            plans.push(Plan { action, gain: BUILD + position.worth(at) });
        }
        let enemies = position.enemies(at);
        if let [(against, strength)] = enemies.as_slice()
            && !position.is_friend(*against)
            && to_the_end(pieces, *strength).clear >= LEAST_CHANCE
        {
            let action = Action::CivilWar { at, against: *against, pieces };
            plans.push(Plan { action, gain: CIVIL_WAR + position.worth(at) });
        }
        plans.extend(step(position, at, pieces));
        let strangers = !enemies.is_empty() && !enemies.iter().any(|(seat, _)| position.is_friend(*seat));
        if strangers && position.money >= LEAST_BUILT * (Army::Infantry.cost() + Army::WAR_PRICE) {
            let number = position.money / (Army::Infantry.cost() + Army::WAR_PRICE);
            let action = Action::Buy { at, armies: Armies::of(Army::Infantry, number) };
            plans.push(Plan { action, gain: BUILD_AT_WAR + position.worth(at) });
        }
    }
    plans
}

/// A step of all pieces to the best neighbour without armies, if that is better than staying.
fn step(position: &Position<'_>, at: TerritoryId, pieces: u32) -> Option<Plan> {
    let free = |at: TerritoryId| position.at(at).armies.is_empty() && !position.at(at).mushroom;
    if free(at) {
        return None;
    }
    let near = position.board.neighbours(at).difference(position.closed);
    let to = near
        .iter()
        .filter(|to| free(*to))
        .max_by(|a, b| position.worth(*a).total_cmp(&position.worth(*b)))?;
    let action = Action::MoveRefugees { from: at, to, pieces };
    Some(Plan { action, gain: STEP + position.worth(to) })
}
