//! What a plan of the classic family would do on the board as its player sees it ([PBP-11]): for each step, how likely it
//! is that the plan comes to it and gets through it. All courses of all attacks are counted; nothing is sampled.
//!
//! A forecast, not a decision: the rules decide each step when it is played. House options that concern a single territory
//! (protected ones, armies that fought) are left to them.

use super::plan_outcomes::{Battles, PlanOutcome};
use crate::odds::OddsError;
use crate::present::plan_forecast::{PlanForecast, StepForecast};
use crate::rules::classic::{Attack, Order, View};
use crate::rules::{Order as AnyOrder, TerritoryId, TurnPlan};
use crate::table::PlanStop;
use std::collections::{BTreeMap, BTreeSet};

/// Maximum number of courses that are followed.
const MOST_COURSES: usize = 20_000;

type PlanOutcomes = BTreeMap<PlanOutcome, f64>;

const fn classic_order(order: &AnyOrder) -> Option<Order> {
    match order {
        AnyOrder::Classic(order) => Some(*order),
        AnyOrder::Y2210(_) | AnyOrder::ColdWar(_) => None,
    }
}

/// What a plan would do if it were played now, or, if it is another seat's turn, on this board.
pub fn forecast(view: &View, plan: &TurnPlan) -> PlanForecast {
    let steps: Vec<Order> = plan.steps().iter().filter_map(classic_order).collect();
    let mut battles = Battles::new(view.defence_dice());
    let mut courses = PlanOutcomes::from([(PlanOutcome::of(view), 1.0)]);
    let mut forecast = PlanForecast { steps: Vec::new(), whole: Some(1.0) };
    for (at, order) in steps.iter().enumerate() {
        let reached: f64 = courses.values().sum();
        let by_dice = matches!(order, Order::Attack(_));
        let armies = match order {
            Order::Attack(Attack { from, to, .. }) => {
                (same(view, &courses, *from), same(view, &courses, *to))
            }
            _ => (None, None),
        };
        let Ok((after, stop)) = step(view, &courses, order, &mut battles) else {
            // Too many courses: the rest of the plan is shown without chances.
            forecast.whole = None;
            forecast.steps.resize(steps.len(), StepForecast::default());
            return forecast;
        };
        let done: f64 = after.values().sum();
        let (chance, stop) = (Some(done / reached), stop.filter(|_| after.is_empty()));
        forecast.steps.push(StepForecast { armies, by_dice, chance, stop });
        forecast.whole = Some(done);
        if after.is_empty() {
            return forecast;
        }
        let named = named(&steps[at + 1..]);
        courses = PlanOutcomes::new();
        for (course, chance) in after {
            *courses.entry(course.without_unnamed(&named)).or_default() += chance;
        }
    }
    forecast
}

/// The number of armies in a territory, if it is the same in all courses.
fn same(view: &View, courses: &PlanOutcomes, at: TerritoryId) -> Option<u32> {
    let mut armies = courses.keys().map(|course| course.armies(view, at));
    let first = armies.next()?;
    armies.all(|n| n == first).then_some(first)
}

/// The territories that these steps name: the armies of all others don't matter.
fn named(steps: &[Order]) -> BTreeSet<TerritoryId> {
    let of = |order: &Order| match *order {
        Order::Place { at, .. } => vec![at],
        Order::Attack(Attack { from, to, .. }) | Order::Fortify { from, to, .. } => vec![from, to],
        Order::Trade | Order::Advance(_) | Order::End => Vec::new(),
    };
    steps.iter().flat_map(of).collect()
}

/// The courses in which the step is done, and why the likeliest of the others stops.
fn step(
    view: &View,
    courses: &PlanOutcomes,
    order: &Order,
    battles: &mut Battles,
) -> Result<(PlanOutcomes, Option<PlanStop>), OddsError> {
    let (mut after, mut stop) = (PlanOutcomes::new(), None::<(f64, PlanStop)>);
    let mut add = |course: PlanOutcome, chance: f64| *after.entry(course).or_default() += chance;
    for (course, chance) in courses {
        let mut course = course.clone();
        let done = match order {
            Order::Attack(attack) => match course.attack(view, attack) {
                Ok(()) => {
                    for (end, likely) in battles.ends(view, &course, attack)? {
                        if let Some(next) = course.after_battle(view, attack, end) {
                            add(next, chance * likely);
                        }
                    }
                    continue;
                }
                Err(why) => Err(why),
            },
            Order::Place { at, armies } => course.place(view, *at, *armies),
            Order::Trade => course.trade(view),
            Order::Advance(amount) => course.advance(view, *amount),
            Order::Fortify { from, to, armies } => course.fortify(view, (*from, *to), *armies),
            Order::End => course.end(),
        };
        match done {
            Ok(()) => add(course, *chance),
            Err(why) if stop.as_ref().is_none_or(|(likeliest, _)| chance > likeliest) => {
                stop = Some((*chance, why));
            }
            Err(_) => {}
        }
    }
    if after.len() > MOST_COURSES {
        Err(OddsError::Armies(u32::MAX))
    } else {
        Ok((after, stop.map(|(_, why)| why)))
    }
}
