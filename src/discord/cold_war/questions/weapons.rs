//! Nuclear weapons: which one, then its target within range by a shortest way, then a confirmation (R3-34, A3-25).

use super::super::question::{Outcome, Question, Rows, pick};
use crate::discord::components::{Line, buttons, menus, red};
use crate::discord::custom_id::TooLong;
use crate::present::cold_war::routes;
use crate::rules::TerritoryId;
use crate::rules::TerritorySet;
use crate::rules::cold_war::steps::{Arsenal, LastLaunch, Launch};
use crate::rules::cold_war::{Action, Army, Menu, Weapon};
use serde::{Deserialize, Serialize};

/// Number of select menus on a page.
const MENUS: usize = 3;

/// A weapon, and its target once one is chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Press {
    from: TerritoryId,
    weapon: Weapon,
    target: Option<TerritoryId>,
}

/// The weapons of a question that offers launches.
fn arsenal<'a>(question: &'a Question<'_>) -> Option<&'a Arsenal> {
    match question.menu {
        Menu::Launch(Launch { weapons, .. }) | Menu::LastLaunch(LastLaunch { weapons }) => Some(weapons),
        _ => None,
    }
}

/// The menu of weapons.
pub(super) fn rows(question: &Question<'_>, arsenal: &Arsenal) -> Rows {
    let words = question.words;
    let mut lines = Vec::new();
    for (from, armies) in &arsenal.armies {
        for weapon in [Weapon::Light, Weapon::Heavy] {
            let n = armies.weapons(weapon);
            if n > 0 {
                let code =
                    question.step(super::Press::Weapons(Press { from: *from, weapon, target: None }))?;
                let label =
                    words.weapon_in(&words.army_count(Army::Nuclear(weapon), n), &question.state(*from));
                lines.push(Line::new(label, code).note(words.reaches(weapon.range())));
            }
        }
    }
    menus(words, pick, &words.pick_weapon(), (&lines, MENUS))
}

pub(super) fn pressed(question: &Question<'_>, press: &Press) -> Result<Option<Outcome>, TooLong> {
    let Some(arsenal) = arsenal(question) else { return Ok(None) };
    let held = arsenal.armies.iter().find(|(at, _)| *at == press.from);
    if held.is_none_or(|(_, armies)| armies.weapons(press.weapon) == 0) {
        return Ok(None);
    }
    let Some(target) = press.target else {
        let title =
            question.words.weapon_in(&question.words.weapon(press.weapon), &question.state(press.from));
        return question.page(&title, targets(question, arsenal, *press)?);
    };
    confirm(question, *press, target)
}

/// The states within range, with what stands there; those with armies of others first.
fn targets(question: &Question<'_>, arsenal: &Arsenal, press: Press) -> Rows {
    let (words, seat) = (question.words, question.ask.to);
    let mut lines = Vec::new();
    let ways =
        routes::shortest_ways(question.view.map(), press.from, press.weapon.range(), TerritorySet::EMPTY);
    for to in ways.iter().filter_map(|path| path.last().copied()) {
        if arsenal.nuked.contains(to) {
            continue;
        }
        let place = question.view.at(to);
        let there =
            |(owner, armies): &(_, _)| words.held_by(&question.seat(*owner), &question.armies(*armies));
        let held = words.list(place.armies.iter().map(there));
        let code = question.step(super::Press::Weapons(Press { target: Some(to), ..press }))?;
        let line = Line::new(question.state(to), code);
        let other = place.armies.iter().any(|(owner, _)| *owner != seat);
        lines.push((!other, if held.is_empty() { line } else { line.note(held) }));
    }
    lines.sort_by_key(|(empty, _)| *empty);
    let lines: Vec<Line> = lines.into_iter().map(|(_, line)| line).collect();
    menus(words, pick, &words.pick_target(), (&lines, MENUS))
}

/// The launch with its way, to be confirmed: it can't be taken back.
fn confirm(question: &Question<'_>, press: Press, target: TerritoryId) -> Result<Option<Outcome>, TooLong> {
    let words = question.words;
    let Some(path) = routes::way(question.view, question.ask.to, (press.from, target), press.weapon.range())
    else {
        return Ok(None);
    };
    let action = Action::Launch { from: press.from, weapon: press.weapon, path: path.clone() };
    if !question.offers(&action) {
        return Ok(None);
    }
    let way = words.territory_list(question.view.map(), path.iter().copied());
    let title = words.launch_way(&words.weapon(press.weapon), &question.state(press.from), &way);
    let launch = red(question.answer_with(action)?, &words.launch_now(&question.state(target)));
    question.page(&title, buttons(&[launch]))
}
