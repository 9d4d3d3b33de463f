//! Question `Invade` (R1-34 to R1-36): menu, each invasion with its chance. `/attack`, `/play`, `/done` and `/end` answer it.

use super::super::panel::{Buttons, Panel};
use super::super::question::{Outcome, Page, Question, pick};
use super::{card_pages, end_of_turn, gift};
use crate::discord::components::custom_id::TooLong;
use crate::discord::components::panel::{Choice, Row, small, strong};
use crate::discord::components::{Line, blue, buttons, grey, menus, red};
use crate::discord::context::answer::Answer;
use crate::present::y2210::ranked_choices::{self, Strike};
use crate::rules::y2210::{self, Invade, Menu, Public, Until, events, steps};
use crate::rules::{FamilySeen, Seen, TerritoryId};
use serde::{Deserialize, Serialize};
use serenity::all::{ButtonStyle, CreateButton};
use std::collections::BTreeSet;

pub(super) const COMMAND: &str = "attack";

/// Number of invasions on buttons.
const BUTTONS: usize = 5;
/// Number of invasions in front that continue the last one, if there are enough others.
const GO_ON: usize = 3;
/// The chance, in percent, from which on an invasion goes on from the last one in front of better ones.
const LIKELY: u32 = 50;

pub(super) fn panel(panel: &Panel) -> Buttons {
    let end = panel.last_page(end_of_turn::Press::AskEnd, &panel.words.button_end_turn())?;
    Ok(vec![panel.act(&panel.words.button_invade())?, end])
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Press {
    /// An invasion was picked: show when it can stop.
    Choose(TerritoryId, TerritoryId),
    /// Invade: from, to, when to stop, whether commanders stay out of the battle.
    Go(TerritoryId, TerritoryId, Until, bool),
    /// Show the menus of all invasions.
    List,
    /// Invade until captured, and be asked which units move in.
    Ask(TerritoryId, TerritoryId),
}

/// The panel: the best invasions, those in front that go on from the last one.
pub(super) fn rows(question: &Question<'_>, menu: &steps::Invade) -> Result<Vec<Row>, TooLong> {
    rows_after(question, menu, |_| false)
}

fn rows_after(
    question: &Question<'_>,
    menu: &steps::Invade,
    goes_on: impl Fn(Strike) -> bool,
) -> Result<Vec<Row>, TooLong> {
    let words = question.words;
    let (strikes, all) = strikes(question, &menu.options, goes_on)?;
    let mut more = card_pages::button(question, &menu.cards)?;
    more.extend(all);
    let done = question.answer_with(y2210::Action::Done)?;
    more.push(grey(done, &words.button_no_more_invasions()));
    let mut last = vec![red(end_of_turn::end(question)?, &words.button_end_turn())];
    last.extend(gift::button(question, menu.gift.as_ref())?);
    last.extend(question.last_buttons()?);
    let below = [buttons(&more), buttons(&last)].concat();
    Ok(strikes.into_iter().chain(below.into_iter().map(Row::from)).collect())
}

/// The best invasions, those in front that go on from the last one, each with what defends the target; and the button that
/// opens the menus of all.
pub(super) fn strikes(
    question: &Question<'_>,
    options: &[steps::InvasionOption],
    goes_on: impl Fn(Strike) -> bool,
) -> Result<(Option<Row>, Option<CreateButton>), TooLong> {
    let words = question.words;
    let best = ranked_choices::best_strikes(question.view, options);
    let mut strikes = Vec::new();
    for strike in on_buttons(&best, &goes_on) {
        let Strike { from, to, percent } = strike;
        let code = question.step(Press::Go(from, to, Until::Captured, false))?;
        let [origin, target] = [from, to].map(|at| question.territory_with_units(at));
        // Green leads on where it is likely to succeed.
        let likely = goes_on(strike) && percent >= LIKELY;
        let style = if likely { ButtonStyle::Success } else { ButtonStyle::Primary };
        let said = format!(
            "{}\n{} · {}",
            small(&words.shift_from(&origin)),
            strong(&target),
            defended(question, to)
        );
        let alone = words.button_strike(&origin, &target, percent);
        strikes.push(Choice::new((&code, style), &said, &words.button_strike_beside(percent), &alone));
    }
    let list = |n: usize| Ok(grey(question.step(Press::List)?, &words.button_all_invasions(n as u32)));
    let all = (!best.is_empty()).then(|| list(best.len())).transpose()?;
    Ok((Row::choices(strikes), all))
}

/// Whose a target is and, where it is not just MODs, what defends it.
fn defended(question: &Question<'_>, at: TerritoryId) -> String {
    let (words, held) = (question.words, question.view.at(at));
    let whose = words.holder(&question.names, held.holder);
    if held.units.commanders.is_empty() && !held.station {
        return whose;
    }
    let station = held.station.then(|| words.defended_station());
    let units = (!held.units.is_empty()).then(|| words.units(held.units));
    let defence = units.into_iter().chain(station).collect::<Vec<_>>().join(", ");
    words.defended_by(&defence, &whose)
}

/// The invasions that the open question offers, or that can follow it.
const fn offered(menu: &Menu) -> Option<&Vec<steps::InvasionOption>> {
    match menu {
        Menu::Invade(menu) => Some(&menu.options),
        Menu::Prepare(menu) => Some(&menu.options),
        _ => None,
    }
}

/// The invasions on buttons: some that `goes_on` names, then the best others, each target once if there are enough.
fn on_buttons(best: &[Strike], goes_on: impl Fn(Strike) -> bool) -> Vec<Strike> {
    let leads = |strike: &Strike| goes_on(*strike) && strike.percent >= LIKELY;
    let (mut front, others): (Vec<_>, Vec<_>) = best.iter().copied().partition(leads);
    let more_front = front.split_off(front.len().min(GO_ON));
    let mut known: BTreeSet<TerritoryId> = front.iter().map(|strike| strike.to).collect();
    let (new, again): (Vec<_>, Vec<_>) = others.into_iter().partition(|strike| known.insert(strike.to));
    front.extend(new.into_iter().chain(more_front).chain(again));
    front.truncate(BUTTONS);
    front
}

pub(super) fn pressed(
    question: &Question<'_>,
    press: &Press,
    _picked: &[String],
) -> Result<Option<Outcome>, TooLong> {
    match press {
        Press::Choose(from, to) => choice(question, *from, *to).map(Outcome::page),
        Press::Go(from, to, until, spare) => {
            let invade = Invade { from: *from, to: *to, until: *until, spare: *spare, move_in: !*spare };
            Ok(Some(Outcome::compound(y2210::Order::Invade(invade))))
        }
        Press::List => list(question).map(Outcome::page),
        Press::Ask(from, to) => {
            let until = Until::Captured;
            let invade = Invade { from: *from, to: *to, until, spare: false, move_in: false };
            Ok(Some(Outcome::compound(y2210::Order::Invade(invade))))
        }
    }
}

/// The menus of all invasions.
fn list(question: &Question<'_>) -> Page {
    let Some(options) = offered(question.menu) else { return Ok(None) };
    let words = question.words;
    let line = |strike: Strike| {
        let choose = question.step(Press::Choose(strike.from, strike.to))?;
        Ok(Line::new(label(question, strike), choose).note(defended(question, strike.to)))
    };
    let best = ranked_choices::best_strikes(question.view, options);
    let lines = best.into_iter().map(line).collect::<Result<Vec<_>, TooLong>>()?;
    let mut rows = menus(words, pick, &words.pick_invasion(), (&lines, 4))?;
    rows.extend(buttons(&[question.back_button()?]));
    Ok(Some(Answer::new(question.text()).with(rows)))
}

/// Format: `Alaska 7 → Kamchatka 3 · wins 89%`.
fn label(question: &Question<'_>, strike: Strike) -> String {
    let [from, to] = [strike.from, strike.to].map(|at| question.territory_with_units(at));
    question.words.strike(&from, &to, strike.percent)
}

/// The menu of stop conditions for an invasion; `None` if it is not offered any more.
fn choice(question: &Question<'_>, from: TerritoryId, to: TerritoryId) -> Page {
    let words = question.words;
    let Some(options) = offered(question.menu) else { return Ok(None) };
    if !options.iter().any(|option| option.from == from && option.to.contains(to)) {
        return Ok(None);
    }
    let strike = Strike { from, to, percent: ranked_choices::strike_percent(question.view, from, to) };
    let go = |until, spare| question.step(Press::Go(from, to, until, spare));
    let mut row = vec![
        blue(go(Until::Once, false)?, &words.button_once()),
        red(go(Until::Captured, false)?, &words.button_until_captured()),
    ];
    row.push(red(question.step(Press::Ask(from, to))?, &words.button_captured_ask()));
    let origin = question.view.at(from).units;
    if origin.count() > 4 {
        row.push(blue(go(Until::Left(3), false)?, &words.button_until_left(3)));
    }
    if !origin.commanders.is_empty() {
        row.push(blue(go(Until::Captured, true)?, &words.button_spare()));
    }
    row.push(grey(question.step(Press::List)?, &words.button_other_attack()));
    let text =
        format!("**{}** · {}\n-# {}", label(question, strike), defended(question, to), words.all_move_in());
    Ok(Some(Answer::new(text).with(buttons(&row))))
}

/// After an order: the invasions with those in front that go on from there. After one roll that can be repeated: its menu.
pub(super) fn after(
    question: &Question<'_>,
    order: Option<&y2210::Order>,
    seen: &[Seen],
) -> Option<Result<Answer, TooLong>> {
    let Menu::Invade(menu) = question.menu else { return None };
    if let Some(y2210::Order::Invade(Invade { from, to, until: Until::Once, .. })) = order
        && let Some(again) = choice(question, *from, *to).transpose()
    {
        return Some(again);
    }
    let last = seen.iter().rev().find_map(|seen| match seen {
        Seen::Happened(FamilySeen::Y2210(y2210::Seen::Public(public))) => goes_on_after(public),
        _ => None,
    });
    let (from, to) = last?;
    let goes_on = |strike: Strike| strike.from == from && to.is_none_or(|to| strike.to == to);
    let rows = rows_after(question, menu, goes_on);
    Some(rows.map(|rows| Answer::new(question.text()).with(rows).in_colour_of(question.look)))
}

/// Where invasions go on after that event: from a captured territory, or against the same target.
pub(super) fn goes_on_after(public: &Public) -> Option<(TerritoryId, Option<TerritoryId>)> {
    match public {
        Public::Captured(events::Captured { to, .. }) => Some((*to, None)),
        Public::Rolled(events::Rolled { from, to, .. }) => Some((*from, Some(*to))),
        Public::ModsPlaced(events::ModsPlaced { mods, .. }) => mods.first().map(|(at, _)| (*at, None)),
        _ => None,
    }
}
