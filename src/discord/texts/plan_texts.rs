//! Texts about plans ([PBP-11]): the forecast of one, and how one went. For their player only.

use super::status_text::names;
use crate::discord::components::panel;
use crate::present::plan_forecast::{StepForecast, forecast};
use crate::rules::{Seat, Seen, TurnPlan};
use crate::table::{Look, PlanReport, PlanStop};
use crate::text::Words;

/// Maximum number of characters of what a plan did, in a notice.
const LONGEST: usize = 900;

/// What a plan would do on the board as it is now, one line for each step.
pub(crate) fn preview(words: Words, look: &Look, plan: &TurnPlan) -> String {
    let forecast = forecast(&look.view, plan);
    let mut lines = vec![words.plan_title()];
    let steps = plan.steps().iter().zip(&forecast.steps).zip(1..);
    lines.extend(steps.map(|((order, step), number)| {
        let said = words.plan_step(order, look.view.map(), step.armies);
        of_step(words, look, number, &said, step)
    }));
    let stops = forecast.steps.last().is_some_and(|last| last.stop.is_some());
    let sure = forecast.steps.iter().all(|step| step.chance.is_none_or(|chance| chance >= 1.0));
    match forecast.whole {
        _ if stops => {}
        Some(whole) if !sure => lines.push(words.plan_whole(percent(whole))),
        _ => lines.push(words.plan_whole_sure()),
    }
    lines.join("\n")
}

fn of_step(words: Words, look: &Look, number: u32, said: &str, step: &StepForecast) -> String {
    match (&step.stop, step.chance) {
        (Some(stop), _) => words.plan_impossible(number, said, &why(words, look, stop)),
        (None, Some(chance)) if step.by_dice => words.plan_chance(number, said, percent(chance)),
        (None, Some(chance)) if chance < 1.0 => words.plan_perhaps(number, said, percent(chance)),
        (None, _) => words.plan_sure(number, said),
    }
}

/// In whole percent, rounded down; 100 only if it is certain.
fn percent(chance: f64) -> u32 {
    (chance * 100.0 + 1e-9).floor() as u32
}

fn why(words: Words, look: &Look, stop: &PlanStop) -> String {
    match stop {
        PlanStop::Illegal(why) => words.why(why, &names(look)),
        PlanStop::Condition(reason) => words.stopped(reason).unwrap_or_default(),
        PlanStop::Waits => words.plan_waits(),
        PlanStop::TurnOver => words.plan_turn_over(),
        PlanStop::GameOver => words.plan_game_over(),
    }
}

/// How a plan went: done, or where it stopped and why.
pub(crate) fn report(words: Words, look: &Look, report: &PlanReport) -> String {
    let steps = report.plan.steps();
    let (Some(stop), Some(step)) = (&report.stop, steps.get(report.done as usize)) else {
        return words.plan_done(steps.len() as u32);
    };
    let step = words.plan_step(step, look.view.map(), (None, None));
    match stop {
        PlanStop::Waits => words.plan_paused(&step, &words.plan_waits()),
        _ => words.plan_stopped(report.done, steps.len() as u32, &step, &why(words, look, stop)),
    }
}

/// The steps of a plan, one a line.
pub(crate) fn steps(words: Words, look: &Look, plan: &TurnPlan) -> String {
    let line =
        |(order, number)| words.plan_sure(number, &words.plan_step(order, look.view.map(), (None, None)));
    plan.steps().iter().zip(1..).map(line).collect::<Vec<_>>().join("\n")
}

/// What a plan did in its player's absence, and how it went. `seen`: events of that turn, or also of those before it.
pub(crate) fn told(words: Words, look: &Look, seat: Seat, seen: &[Seen], went: &PlanReport) -> String {
    let own = seen.iter().rposition(|seen| seen.turn_of() == Some(seat)).unwrap_or(seen.len());
    let lines = words.result_lines(&seen[own..], LONGEST, &names(look)).join("\n");
    let lines = panel::last_characters(&lines, LONGEST);
    let went = report(words, look, went);
    if lines.is_empty() { went } else { format!("{lines}\n{went}") }
}
