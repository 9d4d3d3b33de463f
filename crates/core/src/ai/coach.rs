//! The coach: which answers to a question promise most to the person who is asked, with their chances to win. It knows what a
//! player who thinks ahead knows, and tries plans in the same way; but it compares them with one another, and keeps two.
//!
//! Work is counted, not time, and all draws follow from one number: the same question gives the same advice on any machine.

use super::heuristic::{heuristic, keeps_word};
use super::persona::Persona;
use super::search::{self, Trial, mean};
use super::thinking::{budget, others};
use super::weights;
use crate::rules::{Action, Ask, Imagination, View, mixed, share_of};

/// Number of plans that are named.
const NAMED: usize = 2;
/// Random answers that are tried where nobody has a plan of their own: so many draws.
const DRAWN: usize = 6;

/// A plan with what it promises.
#[derive(Clone, Debug, PartialEq)]
pub struct Advice {
    /// The answer with which the plan begins.
    pub plan: Action,
    /// The chance to win, where points are played for the share of them; from 0 to 1.
    pub chance: f64,
}

/// The best plans for a question to the viewer of `view`, the best first, at most two; the menu offers all of them. `number`
/// decides all draws. Empty if the rulebook has no weights.
pub fn advice(worlds: &Imagination<'_>, view: &View, ask: &Ask, number: u64) -> Vec<Advice> {
    let Some(weights) = weights::of(view.rulebook) else { return Vec::new() };
    let trial = Trial { view, ask, weights };
    let mut number = mixed(number);
    let mut tried: Vec<(Action, Vec<f64>)> =
        candidates(view, ask, &mut number).into_iter().map(|plan| (plan, Vec::new())).collect();
    let budget = budget(view);
    let rounds = tried.len().div_ceil(NAMED).next_power_of_two().trailing_zeros() + 1;
    let mut work = 0;
    for round in 0..rounds {
        let each = (budget.futures / rounds / tried.len() as u32).max(1);
        for at in 0..each {
            if at > 0 && work >= budget.work {
                break;
            }
            number = mixed(number);
            let world = worlds.world(number);
            for (plan, chances) in &mut tried {
                let end = trial.chances((&world, number), plan, (budget, &mut work));
                chances.push(end[ask.to.index()]);
            }
        }
        tried.sort_by(|(_, one), (_, other)| {
            mean(other.iter().copied()).total_cmp(&mean(one.iter().copied()))
        });
        if round + 1 < rounds {
            tried.truncate(tried.len().div_ceil(2).max(NAMED));
        }
    }
    tried.truncate(NAMED);
    let named = |(plan, chances): (Action, Vec<f64>)| Advice { plan, chance: mean(chances.into_iter()) };
    tried.into_iter().map(named).collect()
}

/// The plans that are compared, each once: the heuristic's, the others of a player who thinks ahead, and where there are none of
/// these the default and some random answers.
fn candidates(view: &View, ask: &Ask, number: &mut u64) -> Vec<Action> {
    let mut pick = |bound: u32| {
        *number = mixed(*number);
        share_of(*number, bound)
    };
    let first = heuristic(view, ask, Persona::of_thinker(view), &mut pick);
    let mut plans = others(view, ask, &first);
    if plans.is_empty() {
        let drawn = std::iter::repeat_with(|| ask.menu.sample(&mut pick)).take(DRAWN);
        let kept = |action: &Action| keeps_word(view, ask, action);
        let any = std::iter::once(ask.default.clone()).chain(drawn).filter(kept);
        plans = search::distinct(ask, &first, any);
    }
    plans.insert(0, first);
    plans
}
