//! Convoys in a player's turn (R3-26, A3-18, A3-32, A3-63): armies, then a stop by the best way or state by state.

use super::super::question::{MENUS, Outcome, Question, Rows, pick};
use crate::discord::components::custom_id::TooLong;
use crate::discord::components::{Line, buttons, menus};
use crate::rules::TerritoryId;
use crate::rules::cold_war::steps::Act;
use crate::rules::cold_war::steps::turn_actions::convoy_leg::{self, StopLeave};
use crate::rules::cold_war::{Action, Armies, Menu, Way};
use serde::{Deserialize, Serialize};

/// A convoy so far: where it begins, its armies, and the states on its way.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Press {
    pub(super) from: TerritoryId,
    pub(super) armies: Armies,
    pub(super) path: Vec<TerritoryId>,
}

pub(super) fn pressed(question: &Question<'_>, press: &Press) -> Result<Option<Outcome>, TooLong> {
    let Menu::Act(act) = question.menu else { return Ok(None) };
    let words = question.words;
    let Some(end) = press.path.last().copied() else {
        let title = words.convoy_from(&question.armies(press.armies), &question.state(press.from));
        return question.page(&title, targets(question, act, press)?);
    };
    let way = words.territory_list(question.view.map(), press.path.iter().copied());
    let title = words.way(&question.state(press.from), &way);
    let mut rows = onward(question, act, press, end)?;
    rows.extend(stops(question, press, end)?);
    question.page(&title, rows)
}

/// Every state within reach as a stop, by the way past the fewest interceptors, with what it costs.
fn targets(question: &Question<'_>, act: &Act, press: &Press) -> Rows {
    let words = question.words;
    let mut lines = Vec::new();
    for (to, Way { path, .. }) in question.view.convoy_ways(question.ask.to, press.from) {
        let stop = act.legs.stops.iter().find(|stop| stop.at == to);
        let cost = act.legs.cost(press.from, &path);
        let note = match stop.map(|stop| (stop.leave, stop.price)) {
            None => words.stop_own(cost),
            Some((StopLeave::Free, _)) => words.stop_free(cost),
            Some((StopLeave::Asked, price)) => words.stop_asked(cost, price),
            Some((StopLeave::Refused, price)) => words.stop_refused(cost, price),
        };
        let refused = stop.filter(|stop| stop.leave == StopLeave::Refused).map_or(0, |stop| stop.price);
        if cost + refused > act.money {
            continue;
        }
        let code = question.step(Press { path, ..press.clone() })?;
        lines.push(Line::new(question.state(to), code).note(note));
    }
    menus(words, pick, &words.pick_stop(), (&lines, MENUS))
}

/// The next states of the way, for another one than the best.
fn onward(question: &Question<'_>, act: &Act, press: &Press, end: TerritoryId) -> Rows {
    if press.path.len() as u32 >= convoy_leg::MOST {
        return Ok(Vec::new());
    }
    let open =
        |to: &TerritoryId| *to != press.from && !press.path.contains(to) && !act.legs.closed.contains(*to);
    let mut lines = Vec::new();
    for to in question.view.map().neighbours(end).iter().filter(open) {
        let path = [press.path.as_slice(), &[to]].concat();
        let code = question.step(Press { path, ..press.clone() })?;
        lines.push(Line::new(question.state(to), code));
    }
    menus(question.words, pick, &question.words.pick_next_state(), (&lines, MENUS))
}

/// The stop, with leave if it is needed, or as a war.
fn stops(question: &Question<'_>, press: &Press, end: TerritoryId) -> Rows {
    let words = question.words;
    let mut row = Vec::new();
    for (war, label) in
        [(false, words.stop_here(&question.state(end))), (true, words.stop_as_war(&question.state(end)))]
    {
        let action = Action::Leg { from: press.from, armies: press.armies, path: press.path.clone(), war };
        if question.offers(&action) {
            row.push(question.green_answer(action, &label)?);
        }
    }
    Ok(buttons(&row))
}
