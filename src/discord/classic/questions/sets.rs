//! Page of the sets that can be traded in (R1-63), for all questions that offer sets.

use super::super::autocomplete::offered;
use super::super::cards::set_code;
use super::super::question::{Outcome, Question, pick};
use crate::discord::components::custom_id::TooLong;
use crate::discord::components::panel::{Choice, Row, small, strong};
use crate::discord::components::{Line, buttons, grey, menu};
use crate::discord::context::answer::Answer;
use crate::discord::interactions::slash::Ctx;
use crate::rules::Card;
use crate::rules::classic::{Action, Menu, steps};
use serde::{Deserialize, Serialize};
use serenity::all::{ButtonStyle, CreateActionRow, CreateAutocompleteResponse, CreateButton};
use std::cmp::Reverse;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Press {
    /// Show the sets.
    Show,
}

pub(super) fn pressed(
    question: &Question<'_>,
    press: &Press,
    _picked: &[String],
) -> Result<Option<Outcome>, TooLong> {
    match press {
        Press::Show => page(question).map(|page| Some(Outcome::Shown(page))),
    }
}

/// Number of sets on buttons.
const BUTTONS: usize = 5;

/// How to leave a menu of sets without trading.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Out {
    /// Back to the question.
    Back,
    /// Not possible: a set must be traded in.
    Forced,
    /// Keep the cards (R0-44).
    Keep,
}

impl Out {
    fn row(self, question: &Question<'_>) -> Result<Vec<CreateActionRow>, TooLong> {
        let words = question.words;
        Ok(match self {
            Self::Back => buttons(&[grey(question.back()?, &words.button_back_to_menu())]),
            Self::Forced => Vec::new(),
            Self::Keep => buttons(&[grey(question.answer_with(Action::Keep)?, &words.button_keep())]),
        })
    }
}

/// The sets that a question offers, the value of the next set in armies, and how to leave the menu.
const fn offer(menu: &Menu) -> Option<(&Vec<[Card; 3]>, u32, Out)> {
    match menu {
        Menu::Reinforce(steps::Reinforce { sets, value, .. }) => Some((sets, *value, Out::Back)),
        Menu::Trade(steps::Trade { sets, value, .. }) => Some((sets, *value, Out::Forced)),
        Menu::Spoils(steps::Spoils { sets, value, .. }) => Some((sets, *value, Out::Keep)),
        _ => None,
    }
}

/// The page of sets; the question itself if it offers none.
pub(super) fn page(question: &Question<'_>) -> Result<Answer, TooLong> {
    let Some((sets, value, out)) = offer(question.menu) else { return Ok(question.answer()) };
    let words = question.words;
    if sets.is_empty() {
        if out != Out::Back {
            return Ok(Answer::new(question.text()).with(out.row(question)?));
        }
        // The public button can't know the cards: nobody is left with a sentence and no way on.
        let now = question.answer();
        return Ok(Answer { text: format!("{}\n\n{}", words.no_set(), now.text), ..now });
    }
    let board = question.view().map();
    let best = best(question, sets);
    let on_buttons = best.iter().take(BUTTONS).map(|set| choice(question, *set));
    let on_buttons = on_buttons.collect::<Result<Vec<_>, _>>()?;
    let mut rows = Vec::new();
    if best.len() > BUTTONS {
        let line = |set: &[Card; 3]| {
            let trade = question.answer_with(Action::Trade { cards: *set })?;
            let worth = question.view().set_value(*set);
            Ok(Line::new(words.card_list(board, set), trade).note(words.armies(worth)))
        };
        let lines = best.iter().map(line).collect::<Result<Vec<_>, _>>()?;
        rows.push(menu(pick(0)?, &words.pick_set(value), &lines));
    }
    rows.extend(out.row(question)?);
    let below = rows.into_iter().map(Row::from);
    Ok(Answer::new(question.text()).with(Row::choices(on_buttons).into_iter().chain(below).collect()))
}

/// The sets, the most valuable first.
fn best(question: &Question<'_>, sets: &[[Card; 3]]) -> Vec<[Card; 3]> {
    let mut best = sets.to_vec();
    best.sort_by_key(|set| Reverse(question.view().set_value(*set)));
    best
}

/// The choice that trades in a set: what it is worth before its cards, whose names may be long.
fn choice(question: &Question<'_>, set: [Card; 3]) -> Result<Choice, TooLong> {
    let words = question.words;
    let cards = words.card_list(question.view().map(), &set);
    let worth = question.view().set_value(set);
    let said = format!("{}\n{}", strong(&words.trade_set_worth(worth)), small(&cards));
    let code = question.answer_with(Action::Trade { cards: set })?;
    let (beside, alone) = (words.button_trade_beside(worth), words.button_trade_set(&cards, worth));
    Ok(Choice::new((&code, ButtonStyle::Success), &said, &beside, &alone))
}

/// For a question that also offers sets: the best set, and the button of their page if there are others; empty without a
/// set.
pub(super) fn best_choice(question: &Question<'_>) -> Result<(Vec<Choice>, Option<CreateButton>), TooLong> {
    let Some((sets, ..)) = offer(question.menu) else { return Ok((Vec::new(), None)) };
    let first = best(question, sets).first().map(|set| choice(question, *set)).transpose()?;
    let words = question.words;
    let more = sets.len() > 1;
    let all = more.then(|| Ok(grey(question.step(Press::Show)?, &words.button_all_sets(sets.len() as u32))));
    Ok((Vec::from_iter(first), all.transpose()?))
}

/// Autocomplete of the sets in hand.
pub(super) async fn complete_set(ctx: Ctx<'_>, partial: &str) -> CreateAutocompleteResponse {
    offered(ctx, |question| {
        let Some((sets, value, _)) = offer(question.menu) else { return Vec::new() };
        let board = question.view().map();
        let label =
            |set| format!("{} · {}", question.words.card_list(board, set), question.words.armies(value));
        let typed = partial.to_lowercase();
        let all = sets.iter().map(|set| (label(set), set_code(*set)));
        all.filter(|(label, _)| label.to_lowercase().contains(&typed)).collect()
    })
    .await
}
