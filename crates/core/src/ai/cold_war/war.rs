//! Wars that pay: fights in states at war, reinforcements there, and invasions with the armies to buy for them.

use super::position::Position;
use crate::odds::{Fight, INTERCEPTOR_DICE, TRANSIT_DICE, to_the_end};
use crate::rules::cold_war::steps::turn_actions::declare::WarOption;
use crate::rules::cold_war::{Action, Armies, Army, CONVOY, Control, LEG, Occupation, Way};
use crate::rules::{TerritoryId, TerritorySet};

/// The largest number of infantry bought for one invasion.
const MOST_BOUGHT: u32 = 14;
/// Least chance with which an invasion begins.
const LEAST_CHANCE: f64 = 0.55;

/// Share of the strength of idle armies that counts as a gain if they come nearer to others.
const MARCH: f64 = 0.2;

/// A way to gain a state.
pub(super) struct Plan {
    /// What to do now.
    pub(super) action: Action,
    /// Points that it is expected to bring, its price taken off.
    pub(super) gain: f64,
}

/// The best fights in states at war, best first.
pub(super) fn fights(position: &Position<'_>) -> Vec<Plan> {
    let mut plans = Vec::new();
    for at in position.states() {
        let own = position.at(at).fighters_of(position.seat);
        if own.is_empty() || position.at(at).control == Control::Held(position.seat) {
            continue;
        }
        let enemies = position.enemies(at);
        let total: u32 = enemies.iter().map(|(_, strength)| strength).sum();
        for (against, strength) in &enemies {
            if *strength == 0 || position.is_friend(*against) {
                continue;
            }
            let end = to_the_end(own.strength(), *strength);
            // Beating one of several opponents is a part of the way.
            let share = f64::from(*strength) / f64::from(total.max(1));
            let lost = end.attack_losses * price_of_strength() * position.price * position.parameters.loss;
            // A war lasts for nothing: without a fight nobody has its income.
            let gain = end.clear * share * position.prize(at) - lost;
            let action = Action::Fight { at, against: *against, armies: own };
            if gain > 0.0 {
                plans.push(Plan { action, gain });
            }
        }
    }
    plans
}

/// Infantry has the lowest price of strength, and no upkeep (R3-16, R3-17).
fn price_of_strength() -> f64 {
    f64::from(Army::Infantry.cost())
}

/// Purchases for wars that are under way.
pub(super) fn reinforcements(position: &Position<'_>) -> Vec<Plan> {
    let mut plans = Vec::new();
    for at in position.states() {
        let own = position.at(at).of(position.seat);
        if own.is_empty() || position.mine(at) {
            continue;
        }
        let strength = position.at(at).fighters_of(position.seat).strength();
        let against: u32 = position.enemies(at).iter().map(|(_, strength)| strength).sum();
        let price = Army::Infantry.cost() + Army::WAR_PRICE;
        let now = value(position, at, (strength, against), 0.0);
        let most = (position.money / price).min(MOST_BOUGHT);
        let rated = (1..=most).map(|n| {
            let cost = f64::from(n * price) * position.parameters.tied;
            (n, value(position, at, (strength + n, against), cost) - now)
        });
        if let Some((n, gain)) = rated.max_by(|a, b| a.1.total_cmp(&b.1))
            && gain > 0.0
        {
            plans.push(Plan { action: Action::Buy { at, armies: Armies::of(Army::Infantry, n) }, gain });
        }
    }
    plans
}

/// Points of fighting to the end for a state, with money spent besides.
fn value(position: &Position<'_>, at: TerritoryId, (own, others): (u32, u32), money: f64) -> f64 {
    let end = to_the_end(own, others);
    let lost = end.attack_losses * price_of_strength() * position.parameters.loss;
    end.clear * position.prize(at) - (lost + money) * position.price
}

/// Invasions by declaration: at once, or after a purchase next to the target.
pub(super) fn invasions(position: &Position<'_>, options: &[WarOption]) -> Vec<Plan> {
    options.iter().filter_map(|option| invasion(position, option)).collect()
}

fn invasion(position: &Position<'_>, option: &WarOption) -> Option<Plan> {
    let at = option.at;
    let (place, enemies) = (position.at(at), position.enemies(at));
    let peace = enemies.iter().any(|(seat, _)| position.is_friend(*seat));
    if peace || enemies.is_empty() {
        return None;
    }
    let left = position.money.checked_sub(option.price)?;
    let near: Vec<TerritoryId> =
        position.board.neighbours(at).iter().filter(|next| position.mine(*next)).collect();
    let base = near.iter().max_by_key(|next| position.spare(**next).strength()).copied()?;
    // Armies that have moved by declaration in this turn stay (A3-49).
    let spare = option.from.iter().map(|(from, armies)| (*from, position.spare(*from).and(*armies)));
    let origins: Vec<(TerritoryId, Armies)> = spare.filter(|(_, armies)| !armies.is_empty()).collect();
    let there = place.fighters_of(position.seat).strength();
    let coming: u32 = origins.iter().map(|(_, armies)| armies.strength()).sum();
    let own = there + coming;
    let against: u32 = enemies.iter().map(|(_, strength)| strength).sum();
    // A war that is under way may be won without anybody coming.
    let now = if there > 0 { value(position, at, (there, against), 0.0).max(0.0) } else { 0.0 };
    let most = (left / Army::Infantry.cost()).min(MOST_BOUGHT);
    let rated = (0..=most).filter(|n| coming + n > 0).filter_map(|n| {
        let spent = f64::from(option.price) + f64::from(n * Army::Infantry.cost()) * position.parameters.tied;
        let chance = to_the_end(own + n, against).clear;
        let gain = value(position, at, (own + n, against), spent) - now;
        (chance >= LEAST_CHANCE + position.persona.caution()).then_some((n, gain))
    });
    let (n, gain) = rated.max_by(|a, b| a.1.total_cmp(&b.1)).filter(|(_, gain)| *gain > 0.0)?;
    let action = match n {
        0 => Action::Declare { target: at, armies: origins },
        n => Action::Buy { at: base, armies: Armies::of(Army::Infantry, n) },
    };
    Some(Plan { action, gain })
}

/// Legs into states where nobody's army stands, or purchases of the infantry that goes there.
pub(super) fn settlements(position: &Position<'_>) -> Vec<Plan> {
    let empty = |place: &Occupation| place.armies.is_empty() && !place.mushroom;
    let empty = TerritorySet::of_flags(position.view.places.iter().map(empty));
    if empty.is_empty() {
        return Vec::new();
    }
    let mut plans = Vec::new();
    for from in position.states().filter(|at| position.mine(*at)) {
        let spare = first(position.spare(from));
        let spent = LEG + if spare.is_some() { 0 } else { Army::Infantry.cost() };
        if spent > position.money {
            continue;
        }
        for (target, way) in position.view.convoy_ways_to(empty, position.seat, from) {
            let gain = position.prize(target) * passes(&way) - f64::from(spent) * position.price;
            let action = match spare {
                Some(armies) => Action::Leg { from, armies, path: way.path, war: false },
                None => Action::Buy { at: from, armies: Armies::of(Army::Infantry, 1) },
            };
            plans.push(Plan { action, gain });
        }
    }
    plans.retain(|plan| plan.gain > 0.0);
    plans
}

/// The chance that a convoy comes through, if all interceptors on its way oppose it at once (A3-19).
fn passes(way: &Way) -> f64 {
    let fight = Fight::known(way.interceptors.saturating_mul(INTERCEPTOR_DICE), TRANSIT_DICE);
    match way.interceptors {
        0 => 1.0,
        _ => fight.map_or(0.0, |fight| 1.0 - fight.win()),
    }
}

/// One army for a convoy: the weakest.
fn first(spare: Armies) -> Option<Armies> {
    let armies = spare.iter().map(|(army, _)| army);
    armies.min_by_key(|army| army.strength()).map(|army| Armies::of(army, 1))
}

/// Armies that stand idle far from any border go on towards the nearest state of another player; only while money is
/// plenty.
pub(super) fn marches(position: &Position<'_>) -> Vec<Plan> {
    if position.turns == 0 || position.money < LEG {
        return Vec::new();
    }
    let facing = |at: TerritoryId| {
        let near = position.board.neighbours(at).difference(position.closed);
        near.iter().any(|next| !position.mine(next))
    };
    let mut plans = Vec::new();
    let mine: TerritorySet = position.states().filter(|at| position.mine(*at)).collect();
    let front: TerritorySet = mine.iter().filter(|at| facing(*at)).collect();
    for from in mine.difference(front).iter() {
        let spare = position.spare(from);
        if spare.is_empty() {
            continue;
        }
        let mut armies = Armies::NONE;
        for (army, number) in spare.iter() {
            armies = armies.plus(Armies::of(army, number.min(CONVOY.saturating_sub(armies.count()))));
        }
        let ways = position.view.convoy_ways_to(front, position.seat, from).into_iter();
        let safe = ways.filter(|(_, way)| way.interceptors == 0);
        if let Some((_, Way { path, .. })) = safe.min_by_key(|(_, way)| way.path.len()) {
            let gain = (f64::from(armies.strength()) - f64::from(LEG)) * position.price * MARCH;
            plans.push(Plan { action: Action::Leg { from, armies, path, war: false }, gain });
        }
    }
    plans
}
