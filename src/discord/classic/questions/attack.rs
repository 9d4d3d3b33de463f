//! Question `Attack` (R1-67): menu, command and autocomplete, each attack with its chance to capture.

use super::super::attack_options::{MoveInChoice, Reach};
use super::super::autocomplete::{fitting, key, offered, typed_territory};
use super::super::panel::{Buttons, Panel};
use super::super::question::{Outcome, PanelRows, Question, Rows, pick};
use super::end_of_turn;
use crate::discord::classic::attack_options;
use crate::discord::components::custom_id::TooLong;
use crate::discord::components::panel::{Choice, Row, small, strong};
use crate::discord::components::{Line, blue, buttons, grey, in_one_menu, menu, menus, red};
use crate::discord::context::answer::Answer;
use crate::discord::interactions::request::{Answered, Request};
use crate::discord::interactions::slash;
use crate::discord::interactions::slash::{Command, Ctx, other, refusal};
use crate::discord::options::integer_option::magnitude;
use crate::discord::panels::give_order;
use crate::present::classic::ranked_choices;
use crate::rules::classic::{self, Action, AttackOption, Menu, MoveIn, Public, Until, events, steps};
use crate::rules::{FamilySeen, Seen, TerritoryId};
use crate::table::Order;
use serde::{Deserialize, Serialize};
use serenity::all::{ButtonStyle, CreateAutocompleteResponse};
use std::collections::BTreeSet;

pub(super) const COMMAND: &str = "attack";

pub(super) fn commands() -> Vec<Command> {
    Vec::new()
}

pub(super) fn panel(panel: &Panel<'_>) -> Buttons {
    let words = panel.words;
    Ok(vec![
        panel.act(&words.button_attack())?,
        panel.page(end_of_turn::Press::Show, &words.button_move_and_end())?,
        panel.last_page(end_of_turn::Press::AskEnd, &words.button_end_turn())?,
    ])
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Press {
    /// An attack was picked: show when it can stop.
    Choose(TerritoryId, TerritoryId),
    /// Attack: from, to, and when to stop.
    Go(TerritoryId, TerritoryId, Until),
    /// Attack as far as the person's own defaults say: from, to.
    Strike(TerritoryId, TerritoryId),
    /// On older panels: show the menus of all attacks, as [`Self::Finer`] does.
    Likely,
    /// The same.
    Others,
    /// Show the menus of all attacks that ask how far each goes.
    Finer,
    /// Show the menus of all attacks as far as the person's own defaults say.
    All,
}

/// Number of attacks on buttons: on a phone what has just happened stays in view above them.
const BUTTONS: usize = 3;
/// Number of attacks in front that continue the last one, if there are enough others.
const GO_ON: usize = 2;
/// The chance in percent from which an attack is recommended.
const LIKELY: u32 = 50;

pub(super) fn rows(question: &Question<'_>, menu: &steps::Attack) -> PanelRows {
    rows_after(question, menu, |_| false)
}

/// The best attacks on buttons, those in front that `goes_on` names; a menu of all; the end of the turn.
fn rows_after(
    question: &Question<'_>,
    menu: &steps::Attack,
    goes_on: impl Fn(AttackOption) -> bool,
) -> PanelRows {
    let words = question.words;
    let best = ranked_choices::best_strikes(question.view(), &menu.strikes);
    let goes_on = |(strike, percent): (AttackOption, u32)| percent >= LIKELY && goes_on(strike);
    let mut strikes = Vec::new();
    for (strike, percent) in on_buttons(&best, goes_on) {
        let code = question.step(Press::Strike(strike.from, strike.to))?;
        let [from, to] = [strike.from, strike.to].map(|at| question.territory_with_armies(at));
        let whose = words.of_holder(&question.names, &strong(&to), question.view().at(strike.to).holder);
        let style = match (goes_on((strike, percent)), percent >= LIKELY) {
            (true, _) => ButtonStyle::Success,
            (false, true) => ButtonStyle::Primary,
            (false, false) => ButtonStyle::Secondary,
        };
        let said = format!("{}\n{whose}", small(&words.shift_from(&from)));
        let (beside, alone) = (words.button_strike_beside(percent), words.button_strike(&from, &to, percent));
        strikes.push(Choice::new((&code, style), &said, &beside, &alone));
    }
    let mut last = vec![
        grey(question.step(end_of_turn::Press::Show)?, &words.button_move_and_end()),
        red(end_of_turn::end(question)?, &words.button_end_turn()),
    ];
    // The person's own defaults are where one chooses how far: on a phone each row of buttons hides what has happened.
    let [board, _] = question.last_buttons()?;
    last.push(board);
    let below = [every(question, &best)?, buttons(&last)].concat();
    Ok(Row::choices(strikes).into_iter().chain(below.into_iter().map(Row::from)).collect())
}

/// The attacks on buttons, out of all with the highest chances first: some that `goes_on` names, then the best others,
/// each target once if there are enough.
fn on_buttons(
    best: &[(AttackOption, u32)],
    goes_on: impl Fn((AttackOption, u32)) -> bool,
) -> Vec<(AttackOption, u32)> {
    let (mut front, others): (Vec<_>, Vec<_>) = best.iter().copied().partition(|rated| goes_on(*rated));
    let more_front = front.split_off(front.len().min(GO_ON));
    let targets: BTreeSet<TerritoryId> = front.iter().map(|(strike, _)| strike.to).collect();
    let mut known = targets;
    let (new, again): (Vec<_>, Vec<_>) = others.into_iter().partition(|(strike, _)| known.insert(strike.to));
    front.extend(new.into_iter().chain(more_front).chain(again));
    front.truncate(BUTTONS);
    front
}

/// One line of a menu of attacks, with its chance in front.
fn line(
    question: &Question<'_>,
    (strike, percent): (AttackOption, u32),
    press: Press,
) -> Result<Line, TooLong> {
    let [from, to] = [strike.from, strike.to].map(|at| question.territory_with_armies(at));
    let whose = question.words.holder(&question.names, question.view().at(strike.to).holder);
    let said = question.words.strike_line(percent, &from, &to);
    Ok(Line::new(said, question.step(press)?).note(whose))
}

/// The menu of all attacks on the panel: one choice attacks as far as the person's own defaults say; its last line leads to
/// the stop conditions. Empty without an attack.
fn every(question: &Question<'_>, best: &[(AttackOption, u32)]) -> Rows {
    let words = question.words;
    if best.is_empty() {
        return Ok(Vec::new());
    }
    let strike =
        |rated: &(AttackOption, u32)| line(question, *rated, Press::Strike(rated.0.from, rated.0.to));
    let lines = best.iter().map(strike).collect::<Result<Vec<_>, _>>()?;
    let finer = Line::new(words.line_how_far(), question.step(Press::Finer)?).note(words.line_how_far_note());
    let more = |others| Ok(Line::new(words.line_more(others), question.step(Press::All)?));
    let lines = in_one_menu(lines, vec![finer], more)?;
    Ok(vec![menu(pick(0)?, &words.pick_attack_any(best.len() as u32), &lines)])
}

/// The page with the menus of all attacks: with `finer`, a choice shows the stop conditions.
fn list(question: &Question<'_>, finer: bool) -> Result<Option<Answer>, TooLong> {
    let words = question.words;
    let Menu::Attack(steps::Attack { strikes }) = question.menu else { return Ok(None) };
    let choose = |rated: (AttackOption, u32)| {
        let AttackOption { from, to, .. } = rated.0;
        line(question, rated, if finer { Press::Choose(from, to) } else { Press::Strike(from, to) })
    };
    let best = ranked_choices::best_strikes(question.view(), strikes);
    let lines = best.into_iter().map(choose).collect::<Result<Vec<_>, _>>()?;
    let prompt = if finer { words.pick_attack_finer() } else { words.pick_attack() };
    let mut rows = menus(words, pick, &prompt, (&lines, 4))?;
    let mut last = vec![grey(question.back()?, &words.button_back_to_menu())];
    if finer {
        let [_, defaults] = question.last_buttons()?;
        last.push(defaults);
    }
    rows.extend(buttons(&last));
    Ok(Some(Answer::new(question.text()).with(rows)))
}

pub(super) fn pressed(
    question: &Question<'_>,
    press: &Press,
    _picked: &[String],
) -> Result<Option<Outcome>, TooLong> {
    match press {
        Press::Choose(from, to) => choice(question, *from, *to).map(|choice| choice.map(Outcome::Shown)),
        Press::Go(from, to, until) => {
            let (from, to, until) = (*from, *to, *until);
            let attack = classic::Attack { from, to, dice: None, until, move_in: MoveIn::Ask };
            Ok(Some(Outcome::compound(classic::Order::Attack(attack))))
        }
        Press::Strike(from, to) => Ok(Some(Outcome::Attack(*from, *to))),
        Press::Likely | Press::Others | Press::Finer => {
            list(question, true).map(|list| list.map(Outcome::Shown))
        }
        Press::All => list(question, false).map(|list| list.map(Outcome::Shown)),
    }
}

/// Format: `Alaska 7 → Kamchatka 3 · wins 89%`.
fn strike_label(question: &Question<'_>, from: TerritoryId, to: TerritoryId, percent: u32) -> String {
    let [from, to] = [from, to].map(|at| question.territory_with_armies(at));
    question.words.strike(&from, &to, percent)
}

/// The menu of stop conditions for an attack; `None` if that attack is not offered any more.
fn choice(question: &Question<'_>, from: TerritoryId, to: TerritoryId) -> Result<Option<Answer>, TooLong> {
    let words = question.words;
    let Menu::Attack(steps::Attack { strikes }) = question.menu else { return Ok(None) };
    let Some(strike) = strikes.iter().find(|strike| (strike.from, strike.to) == (from, to)) else {
        return Ok(None);
    };
    let percent = ranked_choices::strike_percent(question.view(), *strike);
    let go = |until| question.step(Press::Go(from, to, until));
    let mut row = vec![
        blue(go(Until::Once)?, &words.button_once()),
        red(go(Until::Captured)?, &words.button_until_captured()),
    ];
    if question.view().at(from).armies > 4 {
        row.push(blue(go(Until::Left(3))?, &words.button_until_left(3)));
    }
    if strike.fast {
        let propose = question.answer_with(Action::Propose { from, to, dice: strike.dice })?;
        row.push(grey(propose, &words.button_fast()));
    }
    row.push(grey(question.back()?, &words.button_other_attack()));
    let text = strike_label(question, from, to, percent);
    Ok(Some(Answer::new(format!("**{text}**")).with(buttons(&row))))
}

/// After an order: the attacks with those in front that go on from there. After one roll that can be repeated: its menu.
pub(super) fn after(
    question: &Question<'_>,
    order: Option<&classic::Order>,
    seen: &[Seen],
) -> Option<Result<Answer, TooLong>> {
    let Menu::Attack(menu) = question.menu else { return None };
    if let Some(classic::Order::Attack(classic::Attack { from, to, until: Until::Once, .. })) = order
        && let Some(again) = choice(question, *from, *to).transpose()
    {
        return Some(again);
    }
    let last = seen.iter().rev().find_map(|seen| match seen {
        Seen::Happened(FamilySeen::Classic(classic::Seen::Public(public))) => goes_on_after(public),
        _ => None,
    });
    let (from, to) = last?;
    let goes_on = |strike: AttackOption| strike.from == from && to.is_none_or(|to| strike.to == to);
    Some(rows_after(question, menu, goes_on).map(|rows| Answer::new(question.text()).with(rows)))
}

/// Where attacks go on after that event: from a captured or reinforced territory, or against the same target.
pub(super) fn goes_on_after(public: &Public) -> Option<(TerritoryId, Option<TerritoryId>)> {
    match public {
        Public::Advanced(events::Advanced { to, .. }) => Some((*to, None)),
        Public::Rolled(events::Rolled { from, to, .. }) => Some((*from, Some(*to))),
        Public::Placed(events::Placed { armies, .. }) => armies.first().map(|(at, _)| (*at, None)),
        _ => None,
    }
}

pub(in super::super) async fn attack(
    request: &Request,
    from: &str,
    to: &str,
    dice: Option<i64>,
    until: Reach,
    move_in: Option<MoveInChoice>,
) -> Answered {
    let board = slash::board_here(request).await?;
    let (from, to) = (slash::territory(request, board, from)?, slash::territory(request, board, to)?);
    let too_many = |n: i64| refusal(request.words.no_such_dice(magnitude(n)));
    // At least one die; the game checks the maximum, which depends on the number of armies.
    let dice = match dice {
        Some(n) if n < 1 => return Err(refusal(request.words.no_dice())),
        Some(n) => Some(u8::try_from(n).map_err(|_| too_many(n))?),
        None => None,
    };
    let until = attack_options::until(request, until)?;
    let move_in = move_in.map_or(MoveIn::Ask, MoveIn::from);
    let attack = classic::Attack { from, to, dice, until, move_in };
    give_order::by_command(request, Order::Compound(classic::Order::Attack(attack).into())).await
}

fn strikes(question: &Question<'_>) -> Vec<(AttackOption, u32)> {
    match question.menu {
        Menu::Attack(steps::Attack { strikes }) => ranked_choices::best_strikes(question.view(), strikes),
        _ => Vec::new(),
    }
}

/// The best of the wanted attacks for each territory that `part` names, and these territories in that order.
fn best_of_each(
    question: &Question<'_>,
    wanted: impl Fn(AttackOption) -> bool,
    part: impl Fn(AttackOption) -> TerritoryId,
) -> (Vec<(AttackOption, u32)>, Vec<TerritoryId>) {
    let mut seen = BTreeSet::new();
    let attacks = strikes(question).into_iter().filter(|(strike, _)| wanted(*strike));
    attacks
        .filter(|(strike, _)| seen.insert(part(*strike)))
        .map(|(strike, percent)| ((strike, percent), part(strike)))
        .unzip()
}

/// The player's territories that can attack, each with its best target.
pub(in super::super) async fn complete_from(ctx: Ctx<'_>, partial: &str) -> CreateAutocompleteResponse {
    origins(ctx, partial, |_| true).await
}

/// Those among them that can propose a fast battle (R0-50).
pub(super) async fn complete_fast_from(ctx: Ctx<'_>, partial: &str) -> CreateAutocompleteResponse {
    origins(ctx, partial, |strike| strike.fast).await
}

async fn origins(
    ctx: Ctx<'_>,
    partial: &str,
    fits: impl Fn(AttackOption) -> bool + Sync,
) -> CreateAutocompleteResponse {
    let to = other(ctx, "to");
    offered(ctx, |question| {
        let to = typed_territory(question, to);
        let wanted = |strike: AttackOption| fits(strike) && to.is_none_or(|to| strike.to == to);
        let (best, order) = best_of_each(question, wanted, |strike| strike.from);
        let label = |at| {
            let (strike, percent) = best.iter().find(|(strike, _)| strike.from == at)?;
            let armies = question.territory_with_armies(at);
            let label = question.words.strike_best(&armies, &question.territory(strike.to), *percent);
            Some((label, key(question, at)))
        };
        fitting(question, partial, &order).into_iter().filter_map(label).collect()
    })
    .await
}

/// Territories that can be attacked, each with the best origin.
pub(in super::super) async fn complete_to(ctx: Ctx<'_>, partial: &str) -> CreateAutocompleteResponse {
    targets(ctx, partial, |_| true).await
}

/// Those among them against which a fast battle can be proposed (R0-50).
pub(super) async fn complete_fast_to(ctx: Ctx<'_>, partial: &str) -> CreateAutocompleteResponse {
    targets(ctx, partial, |strike| strike.fast).await
}

async fn targets(
    ctx: Ctx<'_>,
    partial: &str,
    fits: impl Fn(AttackOption) -> bool + Sync,
) -> CreateAutocompleteResponse {
    let from = other(ctx, "from");
    offered(ctx, |question| {
        let from = typed_territory(question, from);
        let wanted = |strike: AttackOption| fits(strike) && from.is_none_or(|from| strike.from == from);
        let (best, order) = best_of_each(question, wanted, |strike| strike.to);
        let label = |at| {
            let (strike, percent) = best.iter().find(|(strike, _)| strike.to == at)?;
            Some((strike_label(question, strike.from, strike.to, *percent), key(question, at)))
        };
        fitting(question, partial, &order).into_iter().filter_map(label).collect()
    })
    .await
}
