//! Search, the same for every family: each plan for the question at hand is tried in imagined worlds, in which all players go on
//! by the quick policy until a turn of the seat's own; then the value of the position counts. Half of the plans are dropped after
//! each round (sequential halving), so that most of the work goes into those that are hard to tell apart.
//!
//! Work is counted, not time, and all draws follow from one number: the same question gives the same answer on any machine.

use super::heuristic::heuristic;
use super::kingmaking::{HOPELESS, moved};
use super::persona::Persona;
use super::value::{self, Weights};
use crate::rules::{Action, Ask, Clock, Imagination, Imagined, Pick, Seat, View, mixed, share_of};

/// How much is thought about a question.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Budget {
    /// Number of futures that are played, over all plans.
    pub(super) futures: u32,
    /// Maximum number of answers in a future.
    pub(super) answers: u32,
    /// A future ends at the beginning of the seat's own turn, so many turns from now; 0: when the turn at hand ends.
    pub(super) turns: u32,
    /// Number of answers in all futures after which no more of them are begun.
    pub(super) work: u32,
    /// How many standard errors of the difference a plan must promise more than the quick policy's: the more plans there are and the
    /// fewer futures each has, the more often one looks better than it is.
    pub(super) sure: f64,
}

/// What a plan other than the quick policy's must promise more, as a chance to win: estimates err.
const MORE: f64 = 0.003;
/// Whoever has less than this chance dares what is not sure: without risk nobody catches up.
const BEHIND: f64 = 0.1;
/// [`Budget::sure`] of whoever is behind.
const DARING: f64 = 0.5;

/// Whoever has hardly a chance left gives up so much of it, as a share, not to choose among the others.
const YIELDED: f64 = 0.1;
/// In so many worlds the rest of the turn is played to see whom a plan helps.
const WORLDS_OF_TURN: usize = 8;

/// Which of the plans is taken.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Choice {
    /// The best; another one than the quick policy's only if it is clearly better.
    Best,
    /// One of those that promise nearly as much as the best.
    Near {
        /// How much less they may promise, as a chance to win.
        within: f64,
        /// The higher, the more alike are the shares of these plans.
        heat: f64,
        /// How many standard errors another plan must promise more than the quick policy's to be one of these.
        sure: Option<f64>,
    },
}

/// A plan with the chances to win at the ends of its futures.
struct Tried {
    plan: Action,
    /// The own chance, one for each world.
    chances: Vec<f64>,
}

impl Tried {
    const fn new(plan: Action) -> Self {
        Self { plan, chances: Vec::new() }
    }

    fn mean(&self) -> f64 {
        mean(self.chances.iter().copied())
    }

    /// Whether it promises enough more than another plan that was tried in the same worlds.
    fn beats(&self, other: &Self, sure: f64) -> bool {
        let gains = || self.chances.iter().zip(&other.chances).map(|(own, others)| own - others);
        let gain = mean(gains());
        let deviation = mean(gains().map(|one| (one - gain).powi(2))).sqrt();
        let sure = if other.mean() < BEHIND { sure.min(DARING) } else { sure };
        gain > MORE + sure * deviation / (self.chances.len() as f64).sqrt()
    }
}

/// The mean; 0 of nothing.
pub(super) fn mean(values: impl Iterator<Item = f64>) -> f64 {
    let (sum, count) = values.fold((0.0, 0.0), |(sum, count), value| (sum + value, count + 1.0));
    if count > 0.0 { sum / count } else { 0.0 }
}

/// The best of these plans; `first` is the quick policy's, and another one must beat it.
pub(super) fn best(
    worlds: &Imagination<'_>,
    (view, ask): (&View, &Ask),
    (first, others): (Action, Vec<Action>),
    (budget, weights, choice): (Budget, &Weights, Choice),
    pick: Pick<'_>,
) -> Action {
    let mut number = u64::from(pick(u32::MAX)) << 32 | u64::from(pick(u32::MAX));
    let (mut first, mut others) = (Tried::new(first), others.into_iter().map(Tried::new).collect::<Vec<_>>());
    let rounds = (others.len() + 1).next_power_of_two().trailing_zeros().max(1);
    let mut work = 0;
    let mut dropped = Vec::new();
    let trial = Trial { view, ask, weights };
    loop {
        let each = (budget.futures / rounds / (others.len() as u32 + 1)).max(1);
        for at in 0..each {
            if at > 0 && work >= budget.work {
                break;
            }
            number = mixed(number);
            let world = worlds.world(number);
            for one in std::iter::once(&mut first).chain(&mut others) {
                let end = trial.chances((&world, number), &one.plan, (budget, &mut work));
                one.chances.push(end[ask.to.index()]);
            }
        }
        others.sort_by(|a, b| b.mean().total_cmp(&a.mean()));
        if others.len() <= 1 {
            break;
        }
        dropped.extend(others.split_off(others.len() / 2));
    }
    let promised = others.iter().chain([&first]).map(Tried::mean).fold(0.0, f64::max);
    if promised >= HOPELESS && choice == Choice::Best {
        return others.pop().filter(|best| best.beats(&first, budget.sure)).unwrap_or(first).plan;
    }
    let mut all: Vec<Tried> = dropped.into_iter().chain(others).collect();
    match choice {
        Choice::Near { within, heat, sure } if promised >= HOPELESS => {
            all.retain(|plan| sure.is_none_or(|sure| plan.beats(&first, sure)));
            all.push(first);
            near(all, within, heat, pick)
        }
        Choice::Best | Choice::Near { .. } => {
            all.push(first);
            all.retain(|plan| plan.mean() >= promised * (1.0 - YIELDED));
            trial.calmest(all, worlds, (number, budget))
        }
    }
}

/// One of the plans that promise nearly as much as the best: the less the rarer (softmax).
fn near(mut plans: Vec<Tried>, within: f64, heat: f64, pick: Pick<'_>) -> Action {
    plans.sort_by(|a, b| b.mean().total_cmp(&a.mean()));
    let best = plans[0].mean();
    plans.retain(|plan| best - plan.mean() <= within);
    let shares: Vec<f64> = plans.iter().map(|plan| ((plan.mean() - best) / heat).exp()).collect();
    let mut at = f64::from(pick(1 << 20)) / f64::from(1 << 20) * shares.iter().sum::<f64>();
    let chosen = shares.iter().position(|share| {
        at -= share;
        at < 0.0
    });
    plans.swap_remove(chosen.unwrap_or(0)).plan
}

/// What a seat does after its plan.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Then {
    /// What the quick policy says.
    Quick,
    /// Nothing: it answers as silence does.
    Silence,
}

/// One future of one plan.
struct Future<'a> {
    world: Imagined,
    luck: u64,
    me: Seat,
    own: Persona,
    /// The number that the other seats' personas belong to.
    others: u64,
    /// What the seat does after its plan.
    then: Then,
    /// Number of answers in all futures.
    work: &'a mut u32,
}

impl Future<'_> {
    /// What a seat leans to. Another one's may be anything; every second one is plain.
    const fn persona(&self, seat: Seat) -> Persona {
        if self.me.0 == seat.0 {
            return self.own;
        }
        let number = mixed(self.others ^ seat.0 as u64);
        if number >> 63 == 0 { Persona::Plain } else { Persona::of(number) }
    }

    /// Plays it as far as the budget says, or until the game ends; false if the rules refuse the plan.
    fn play(&mut self, view: &View, ask: &Ask, plan: &Action, budget: Budget) -> bool {
        *self.work += 1;
        let legal = self.world.answer(ask.to, ask.id, plan);
        let (mut on, mut turn, mut own_turns) = (legal, view.turn, 0);
        for _ in 0..budget.answers {
            if !on || self.world.outcome().is_some() {
                break;
            }
            let asked = self.world.asked();
            let Some((id, _)) = asked.into_iter().find(|(_, clock)| *clock != Clock::None) else { break };
            let view = self.world.view(id.to);
            if view.turn != turn {
                turn = view.turn;
                own_turns += u32::from(view.on_turn == Some(self.me));
                if own_turns >= budget.turns || !view.alive.contains(&self.me) {
                    break;
                }
            }
            let Some(ask) = view.asks.iter().find(|ask| ask.id == id) else { break };
            let persona = self.persona(id.to);
            let luck = &mut self.luck;
            let mut pick = |bound: u32| {
                *luck = mixed(*luck);
                share_of(*luck, bound)
            };
            let action = if id.to == self.me && self.then == Then::Silence {
                ask.default.clone()
            } else {
                heuristic(&view, ask, persona, &mut pick)
            };
            *self.work += 1;
            on = self.world.answer(id.to, id, &action);
        }
        legal
    }
}

/// The plans that the menu offers and that are not `first`, each once.
pub(super) fn distinct(ask: &Ask, first: &Action, plans: impl IntoIterator<Item = Action>) -> Vec<Action> {
    let mut kept: Vec<Action> = Vec::new();
    for plan in plans {
        if plan != *first && ask.menu.offers(&plan) && !kept.contains(&plan) {
            kept.push(plan);
        }
    }
    kept
}

/// A question whose plans are tried one by one.
pub(super) struct Trial<'a> {
    pub(super) view: &'a View,
    pub(super) ask: &'a Ask,
    pub(super) weights: &'a Weights,
}

impl Trial<'_> {
    /// Of the plans the one after which the chances of the others at the end of the turn differ least from those after silence: who
    /// has hardly a chance left does not choose the winner.
    fn calmest(
        &self,
        plans: Vec<Tried>,
        worlds: &Imagination<'_>,
        (number, budget): (u64, Budget),
    ) -> Action {
        // Nothing has to be compared.
        if let [only] = &plans[..] {
            return only.plan.clone();
        }
        let numbers = std::iter::successors(Some(mixed(number)), |number| Some(mixed(*number)));
        let drawn: Vec<(Imagined, u64)> =
            numbers.take(WORLDS_OF_TURN).map(|number| (worlds.world(number), number)).collect();
        let this_turn = Budget { turns: 0, ..budget };
        let ends = |plan: &Action| {
            let then = |(world, luck): &(Imagined, u64)| {
                let mut work = 0;
                let mut future = self.future((world, *luck), &mut work, Then::Silence);
                future.play(self.view, self.ask, plan, this_turn);
                value::in_world(&future.world, self.ask.to, self.weights)
            };
            drawn.iter().map(then).reduce(added).unwrap_or_default()
        };
        let silent = ends(&self.ask.default);
        let rated =
            plans.into_iter().map(|tried| (moved(&silent, &ends(&tried.plan), self.ask.to), tried.plan));
        let calmest = rated.min_by(|one, other| one.0.total_cmp(&other.0));
        calmest.map_or_else(|| self.ask.default.clone(), |(_, plan)| plan)
    }

    /// The chances of all seats at the end of one future of a plan, in the world of that number; 0 if the rules refuse the plan.
    /// Counts its answers in `work`.
    pub(super) fn chances(
        &self,
        (world, number): (&Imagined, u64),
        plan: &Action,
        (budget, work): (Budget, &mut u32),
    ) -> Vec<f64> {
        let mut future = self.future((world, number), work, Then::Quick);
        let legal = future.play(self.view, self.ask, plan, budget);
        if legal {
            value::in_world(&future.world, self.ask.to, self.weights)
        } else {
            vec![0.0; usize::from(self.view.players)]
        }
    }

    /// A future in that world that has not begun.
    fn future<'w>(&self, (world, number): (&Imagined, u64), work: &'w mut u32, then: Then) -> Future<'w> {
        Future {
            world: world.clone(),
            luck: number,
            me: self.ask.to,
            own: Persona::of_thinker(self.view),
            others: mixed(number),
            then,
            work,
        }
    }
}

/// The sums of two lists of chances.
fn added(one: Vec<f64>, other: Vec<f64>) -> Vec<f64> {
    one.into_iter().zip(other).map(|(one, other)| one + other).collect()
}
