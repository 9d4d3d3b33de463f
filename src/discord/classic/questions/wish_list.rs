//! Question `Wish`: a wish list of territories, sealed in the set-up or as a standing order ([PBP-35], [PBP-36]): menu,
//! command, autocomplete.

use super::super::panel::{Buttons, Panel};
use super::super::question::{Outcome, Question, Rows};
use super::claim::continent;
use crate::discord::classic::standing_orders;
use crate::discord::components::custom_id::{Ranking, TooLong};
use crate::discord::components::{Line, buttons, green, grey, menus};
use crate::discord::context::answer::Answer;
use crate::discord::interactions::request::{Answered, Refusal, Request};
use crate::discord::interactions::slash;
use crate::discord::interactions::slash::{Choice, Command, Ctx, choices};
use crate::discord::options::parse;
use crate::discord::panels::give_order;
use crate::discord::panels::open_question;
use crate::rules::classic::{Action, Menu, steps};
use crate::rules::{Holder, TerritoryId};
use crate::table::{Look, Order};
use serde::{Deserialize, Serialize};
use serenity::all::CreateAutocompleteResponse;

pub(super) const COMMAND: &str = "wish";

pub(super) fn commands() -> Vec<Command> {
    Vec::new()
}

pub(super) fn panel(panel: &Panel<'_>) -> Buttons {
    panel.only(&panel.words.button_wish())
}

/// Each press contains the list so far.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Press {
    /// A territory was picked in the menu with this number.
    Add(u8, Ranking),
    /// Remove the last wish.
    Back(Ranking),
    /// Submit the list.
    Done(Ranking),
}

pub(super) fn rows(question: &Question<'_>, menu: &steps::Wish) -> Rows {
    menu_of(question, menu, &Ranking::default())
}

pub(super) fn pressed(
    question: &Question<'_>,
    press: &Press,
    picked: &[String],
) -> Result<Option<Outcome>, TooLong> {
    let draft = match press {
        Press::Add(_, draft) => {
            let Some(at) = picked.first().and_then(|at| at.parse().ok()) else { return Ok(None) };
            draft.clone().with(TerritoryId(at))
        }
        Press::Back(draft) => draft.clone().without_last(),
        Press::Done(draft) => {
            return Ok(Some(Outcome::answer(Action::Wish { order: draft.as_slice().to_vec() })));
        }
    };
    let Menu::Wish(menu) = question.menu else { return Ok(Some(Outcome::Shown(question.answer()))) };
    let words = question.words;
    let mut text = question.text();
    if !draft.as_slice().is_empty() {
        let list = words.territory_list(question.view().map(), draft.as_slice().iter().copied());
        text = format!("{text}\n{}", words.wishes_so_far(&list));
    }
    Ok(Some(Outcome::Shown(Answer::new(text).with(menu_of(question, menu, &draft)?))))
}

/// The menu of territories that can be added to the list.
fn menu_of(question: &Question<'_>, menu: &steps::Wish, draft: &Ranking) -> Rows {
    let (words, chosen) = (question.words, draft.as_slice());
    let line = |at: TerritoryId| Line::new(question.territory(at), at.0).note(continent(question, at));
    let left: Vec<Line> = menu.of.iter().filter(|at| !chosen.contains(at)).map(line).collect();
    let mut rows = menus(
        words,
        |page| question.step(Press::Add(page, draft.clone())),
        &words.pick_wish(chosen.len() as u32 + 1),
        (&left, 4),
    )?;
    let mut last = vec![green(question.step(Press::Done(draft.clone()))?, &words.button_hand_in())];
    if !chosen.is_empty() {
        last.push(grey(question.step(Press::Back(draft.clone()))?, &words.button_back()));
    }
    rows.extend(buttons(&last));
    Ok(rows)
}

/// The wish list: answers an open question; else sets or shows the standing order for claims in turn.
pub(in super::super) async fn wish(request: &Request, territories: Option<&str>) -> Answered {
    let look = slash::acting(request).await?;
    let question = Question::open(request.words, &look);
    let asked = question.filter(|question| matches!(question.menu, Menu::Wish(_)));
    let typed =
        territories.map(|typed| parse::territories(request.words, look.view.map(), typed)).transpose();
    let typed = typed.map_err(Refusal::Said)?;
    match (asked, typed) {
        (Some(_), Some(order)) => {
            give_order::by_command(request, Order::Answer(Action::Wish { order }.into())).await
        }
        (Some(question), None) => Ok(question.answer()),
        (None, wishes) => standing_wishes(request, wishes).await,
    }
}

async fn standing_wishes(request: &Request, wishes: Option<Vec<TerritoryId>>) -> Answered {
    let (which, words) = (request.target()?, request.words);
    let mut standing = standing_orders::standing(request, which).await?;
    let look = request.look().await?;
    if let Some(wishes) = wishes {
        standing.wishes = wishes;
        let done = standing_orders::set_standing(request, which, &standing).await?;
        let list = words.territory_list(look.view.map(), standing.wishes);
        let next = open_question::answer_now(request, &done.look);
        let text = format!("{}\n\n{}", words.standing_wishes(&list), next.text);
        return Ok(Answer { text, ..next });
    }
    if standing.wishes.is_empty() {
        return Ok(Answer::new(words.standing_no_wishes()));
    }
    Ok(Answer::new(words.standing_wishes(&words.territory_list(look.view.map(), standing.wishes))))
}

/// Autocomplete of a wish list, one territory after another; also while no wish is asked for ([PBP-36]).
pub(in super::super) async fn complete_wish(ctx: Ctx<'_>, partial: &str) -> CreateAutocompleteResponse {
    let request = Request::of_command(ctx.framework.user_data, ctx.interaction);
    let Ok(look) = request.look().await else { return choices(Vec::new()) };
    choices(wishes(&request, &look, partial))
}

fn wishes(request: &Request, look: &Look, partial: &str) -> Vec<Choice> {
    let board = look.view.map();
    let (before, last) =
        partial.rsplit_once(',').map_or(("", partial), |(before, last)| (before, last.trim()));
    let prefix = if before.is_empty() { String::new() } else { format!("{before}, ") };
    let typed = before.to_lowercase();
    let Ok(view) = super::super::question::view_of(look) else { return Vec::new() };
    let free = |at: &TerritoryId| view.at(*at).holder == Holder::Nobody;
    let key = |at: TerritoryId| board.territory(at).key.clone();
    let among: Vec<TerritoryId> = board.ids().filter(free).filter(|at| !typed.contains(&key(*at))).collect();
    let ranked = request.words.rank_territories(board, last, &among);
    let full =
        |at| (format!("{prefix}{}", request.words.territory(board, at)), format!("{prefix}{}", key(at)));
    ranked.into_iter().map(full).filter(|(_, value)| value.chars().count() <= 100).collect()
}
