//! Purchases that don't belong to an invasion: garrisons for threatened states, weapons for the end of the game.

use super::position::Position;
use super::war::Plan;
use crate::rules::cold_war::{Action, Armies, Army, Weapon};
use crate::rules::{Seat, TerritoryId};

/// How often a threat is carried out.
const CARRIED_OUT: f64 = 0.35;
/// Share of a garrison's price that counts: part of it serves later.
const TIED: f64 = 0.3;
/// How much more a target is worth for each point that its owner is ahead, and the points that count at most.
const AHEAD: (f64, i32) = (0.05, 20);
/// Least value of a state that is worth a weapon.
const TARGET: u32 = 3;

/// Infantry for threatened states, one at a time.
pub(super) fn garrisons(position: &Position<'_>) -> Vec<Plan> {
    let price = Army::Infantry.cost();
    let kept = if position.turns == 0 { 0 } else { position.parameters.kept };
    if position.money < price + kept {
        return Vec::new();
    }
    let rated = position.states().filter(|at| position.mine(*at)).map(|at| {
        let strength = position.at(at).of(position.seat).strength();
        let safer = position.holds(at, strength + 1) - position.holds(at, strength);
        let gain = safer * position.persona.continents() * CARRIED_OUT * position.worth(at)
            - f64::from(price) * position.price * TIED;
        Plan { action: Action::Buy { at, armies: Armies::of(Army::Infantry, 1) }, gain }
    });
    rated.filter(|plan| plan.gain > 0.0).collect()
}

/// Interceptors for the state whose loss would cost most, if there are none yet.
pub(super) fn guard(position: &Position<'_>) -> Option<Action> {
    if position.money < Army::Interceptors.cost() {
        return None;
    }
    let at_risk = |at: TerritoryId| {
        let strength = position.at(at).of(position.seat).strength();
        (1.0 - position.holds(at, strength)) * position.worth(at)
    };
    let bare = position.states().filter(|at| position.mine(*at) && position.at(*at).interceptors == 0);
    let rated = bare.map(|at| (at, at_risk(at))).filter(|(_, risk)| *risk > 0.0);
    let (at, _) = rated.max_by(|one, other| one.1.total_cmp(&other.1))?;
    Some(Action::Buy { at, armies: Armies::of(Army::Interceptors, 1) })
}

/// In the last turn a light nuclear weapon, if a rival is ahead and one of his dear states is in range (R3-34).
pub(super) fn weapons(position: &Position<'_>) -> Vec<Plan> {
    let weapon = Army::Nuclear(Weapon::Light);
    if position.turns > 0 || position.money < weapon.cost() {
        return Vec::new();
    }
    let rated = position.states().filter(|at| position.mine(*at)).filter_map(|at| {
        let (_, _, gain) = best_target(position, at, Weapon::Light)?;
        Some(Plan {
            action: Action::Buy { at, armies: Armies::of(weapon, 1) },
            gain: gain * position.parameters.armed,
        })
    });
    rated.collect()
}

/// Points of a seat as things are now.
fn points(position: &Position<'_>, seat: Seat) -> i32 {
    position.view.seat(seat).points
}

/// The state whose loss helps the seat's standing most, with the path to it (A3-25).
fn best_target(
    position: &Position<'_>,
    from: TerritoryId,
    weapon: Weapon,
) -> Option<(TerritoryId, Vec<TerritoryId>, f64)> {
    let own = points(position, position.seat);
    let rated =
        position.view.missile_ways(position.seat, from, weapon).into_iter().filter_map(|(at, way)| {
            let place = position.at(at);
            let loser = place
                .control
                .seat()
                .filter(|other| *other != position.seat && !position.is_friend(*other))?;
            let value = position.board.value(at);
            // Only whoever stands above or beside the seat is worth a weapon.
            let ahead = points(position, loser) - own;
            let useful =
                ahead >= 0 && value >= TARGET && !place.mushroom && place.of(position.seat).is_empty();
            useful.then(|| (at, way.path, f64::from(value) * (1.0 + f64::from(ahead.min(AHEAD.1)) * AHEAD.0)))
        });
    rated.max_by(|a, b| a.2.total_cmp(&b.2))
}

/// The launch that raises the seat's standing most; `None` if none does.
pub(super) fn launch(position: &Position<'_>) -> Option<Action> {
    let mut best: Option<(Action, f64)> = None;
    for from in position.states() {
        for weapon in [Weapon::Light, Weapon::Heavy] {
            if position.at(from).of(position.seat).weapons(weapon) == 0 {
                continue;
            }
            let Some((_, path, gain)) = best_target(position, from, weapon) else { continue };
            if best.as_ref().is_none_or(|(_, known)| gain > *known) {
                best = Some((Action::Launch { from, weapon, path }, gain));
            }
        }
    }
    best.map(|(action, _)| action)
}
