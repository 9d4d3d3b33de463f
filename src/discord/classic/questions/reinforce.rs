//! Question `Reinforce`: placing reinforcements (R1-62): menu, command, autocomplete.

use super::super::amounts;
use super::super::autocomplete::{fitting, key, offered};
use super::super::panel::{Buttons, Panel};
use super::super::question::{Outcome, PanelRows, Question, pick, typed_number};
use super::sets;
use crate::discord::components::custom_id::{Code, TooLong};
use crate::discord::components::panel::{Choice, Row, small, strong};
use crate::discord::components::{Line, blue, buttons, green, grey, in_one_menu, menu, menus};
use crate::discord::context::answer::Answer;
use crate::discord::interactions::request::{Answered, Request};
use crate::discord::interactions::slash;
use crate::discord::interactions::slash::{Command, Ctx};
use crate::discord::panels::give_order;
use crate::present::classic::ranked_choices;
use crate::rules::TerritoryId;
use crate::rules::classic::{Action, Menu, steps};
use crate::table::Order;
use serde::{Deserialize, Serialize};
use serenity::all::{ButtonStyle, CreateActionRow, CreateAutocompleteResponse};

/// This command also answers the question `Bonus`.
pub(super) const COMMAND: &str = "place";

pub(super) fn commands() -> Vec<Command> {
    Vec::new()
}

pub(super) fn panel(panel: &Panel<'_>) -> Buttons {
    let mut buttons = vec![panel.act(&panel.words.button_place())?];
    if panel.may_trade() {
        buttons.push(panel.page(sets::Press::Show, &panel.words.button_trade())?);
    }
    Ok(buttons)
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Press {
    /// A territory was picked: show the numbers of armies.
    Choose(TerritoryId),
    /// Another number, from a modal.
    Other(TerritoryId),
    /// Show the menus of all territories.
    List,
}

/// Number of territories on buttons.
const BUTTONS: usize = 3;

pub(super) fn rows(question: &Question<'_>, menu: &steps::Reinforce) -> PanelRows {
    let (words, left) = (question.words, menu.left);
    let (set, all_sets) = sets::best_choice(question)?;
    if left == 0 {
        // No armies to place: trade in a set, or continue.
        let go_on = question.answer_with(Action::Place { armies: Vec::new() })?;
        let mut last = vec![green(go_on, &words.button_go_on())];
        last.extend(all_sets);
        last.extend(question.last_buttons()?);
        let below = buttons(&last).into_iter().map(Row::from);
        return Ok(Row::choices(set).into_iter().chain(below).collect());
    }
    let place = |at| {
        let all = question.answer_with(Action::Place { armies: vec![(at, left)] })?;
        let at_now = question.territory_with_armies(at);
        let threat = small(&words.threat(ranked_choices::threat(question.view(), at)));
        let said = format!("{}\n{threat}", strong(&at_now));
        let (beside, alone) = (words.button_all(left), words.button_place_all(left, &at_now));
        Ok(Choice::new((&all, ButtonStyle::Primary), &said, &beside, &alone))
    };
    let best = ranked_choices::best_places(question.view(), menu.own.iter(), left);
    let places = best.into_iter().take(BUTTONS).map(place).collect::<Result<Vec<_>, TooLong>>()?;
    let mut last = Vec::new();
    if left > 1 {
        last.push(grey(question.step(Press::List)?, &words.button_split()));
    }
    last.extend(all_sets);
    last.extend(question.last_buttons()?);
    let below = [vec![everywhere(question, menu)?], buttons(&last)].concat();
    let choices = [Row::choices(set), Row::choices(places)].into_iter().flatten();
    Ok(choices.chain(below.into_iter().map(Row::from)).collect())
}

/// One line for each own territory, the most threatened first.
fn lines(
    question: &Question<'_>,
    menu: &steps::Reinforce,
    code: impl Fn(TerritoryId) -> Result<Code, TooLong>,
) -> Result<Vec<Line>, TooLong> {
    let line = |(at, threat)| {
        Ok(Line::new(question.territory_with_armies(at), code(at)?).note(question.words.threat(threat)))
    };
    let rated = ranked_choices::most_threatened(question.view(), menu.own.iter());
    rated.into_iter().map(line).collect()
}

/// The menu on the panel: one choice places all armies there.
fn everywhere(question: &Question<'_>, of: &steps::Reinforce) -> Result<CreateActionRow, TooLong> {
    let words = question.words;
    let all = |at| question.answer_with(Action::Place { armies: vec![(at, of.left)] });
    let lines = lines(question, of, all)?;
    let count = lines.len() as u32;
    let more = |others| Ok(Line::new(words.line_more(others), question.step(Press::List)?));
    let lines = in_one_menu(lines, Vec::new(), more)?;
    Ok(menu(pick(0)?, &words.pick_place_all(of.left, count), &lines))
}

/// The menus of all territories, each with a choice of the number of armies.
fn list(question: &Question<'_>) -> Result<Option<Answer>, TooLong> {
    let words = question.words;
    let Menu::Reinforce(menu) = question.menu else { return Ok(None) };
    let lines = lines(question, menu, |at| question.step(Press::Choose(at)))?;
    let mut rows = menus(words, pick, &words.pick_place(), (&lines, 4))?;
    rows.extend(buttons(&[grey(question.back()?, &words.button_back_to_menu())]));
    Ok(Some(Answer::new(question.text()).with(rows)))
}

pub(super) fn pressed(
    question: &Question<'_>,
    press: &Press,
    picked: &[String],
) -> Result<Option<Outcome>, TooLong> {
    match press {
        Press::Choose(at) => Ok(choice(question, *at)?.map(Outcome::Shown)),
        Press::List => list(question).map(|list| list.map(Outcome::Shown)),
        Press::Other(at) if picked.is_empty() => {
            question.number_form(Press::Other(*at), &question.words.form_hint_place()).map(Some)
        }
        Press::Other(at) => {
            let place = |n| Outcome::answer(Action::Place { armies: vec![(*at, n)] });
            Ok(typed_number(picked).map(place))
        }
    }
}

/// The menu of the number of armies for a territory.
fn choice(question: &Question<'_>, at: TerritoryId) -> Result<Option<Answer>, TooLong> {
    let words = question.words;
    let Menu::Reinforce(steps::Reinforce { own, left, .. }) = question.menu else { return Ok(None) };
    if !own.contains(at) {
        return Ok(None);
    }
    let mut row = Vec::new();
    for n in amounts::more(*left) {
        let place = question.answer_with(Action::Place { armies: vec![(at, n)] })?;
        row.push(if n == *left { green(place, &words.button_all(n)) } else { blue(place, &n.to_string()) });
    }
    row.push(grey(question.step(Press::Other(at))?, &words.button_other_number()));
    row.push(grey(question.step(Press::List)?, &words.button_other_place()));
    let text = words.how_many_there(&question.territory(at), *left);
    Ok(Some(Answer::new(text).with(buttons(&row))))
}

pub(in super::super) async fn place_armies(
    request: &Request,
    territory: &str,
    armies: Option<i64>,
) -> Answered {
    let look = slash::acting(request).await?;
    let at = slash::territory(request, look.view.map(), territory)?;
    let asked = Question::open(request.words, &look).map(|question| question.menu.clone());
    let left = match asked {
        Some(Menu::Bonus(_)) => {
            return give_order::by_command(request, Order::Answer(Action::Bonus { at }.into())).await;
        }
        Some(Menu::Reinforce(steps::Reinforce { left, .. })) => left,
        _ => 1,
    };
    let n = armies.map_or(Ok(left), |n| slash::armies(request, n))?;
    give_order::by_command(request, Order::Answer(Action::Place { armies: vec![(at, n)] }.into())).await
}

/// The player's territories, the most threatened first; for the question `Bonus`, those on the traded cards.
pub(in super::super) async fn complete_own(ctx: Ctx<'_>, partial: &str) -> CreateAutocompleteResponse {
    offered(ctx, |question| {
        let own = match question.menu {
            Menu::Reinforce(steps::Reinforce { own, .. }) => *own,
            Menu::Bonus(steps::Bonus { among }) => *among,
            _ => return Vec::new(),
        };
        let rated = ranked_choices::most_threatened(question.view(), own.iter());
        let order: Vec<TerritoryId> = rated.into_iter().map(|(at, _)| at).collect();
        let label = |at| {
            let threat = question.words.threat(ranked_choices::threat(question.view(), at));
            (format!("{} · {threat}", question.territory_with_armies(at)), key(question, at))
        };
        fitting(question, partial, &order).into_iter().map(label).collect()
    })
    .await
}
