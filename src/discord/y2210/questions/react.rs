//! Question `React`: cards against a declared invasion (A1-23): menu. `/react` answers it. Each custom id contains the cards
//! chosen so far.

use super::super::choices::{territory_buttons, territory_menus};
use super::super::names;
use super::super::panel::{Buttons, Panel};
use super::super::question::{Outcome, Page, Question, Rows};
use super::card_pages::{label, ranked};
use crate::discord::components::custom_id::TooLong;
use crate::discord::components::{blue, buttons, green, grey, red};
use crate::discord::context::answer::Answer;
use crate::rules::y2210::{Action, CardKind, Menu, Play, PlayOption, Target, Targets, steps};
use serde::{Deserialize, Serialize};

pub(super) const COMMAND: &str = "react";

pub(super) fn panel(panel: &Panel) -> Buttons {
    panel.only(&panel.words.button_react())
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Press {
    /// The cards chosen so far.
    Draft(Vec<Play>),
    /// The cards chosen so far; the next one needs a target.
    Target(Vec<Play>, CardKind),
}

pub(super) fn rows(question: &Question<'_>, menu: &steps::React) -> Rows {
    rows_of(question, menu, &[])
}

/// Whether these cards can be played together: none more often than there are copies.
fn fits(menu: &steps::React, cards: &[Play]) -> bool {
    cards.iter().all(|play| {
        let option = menu.cards.iter().find(|option| option.offers(play.card, &play.target));
        let named = cards.iter().filter(|other| other.card == play.card).count();
        option.is_some_and(|option| named <= option.copies as usize)
    })
}

fn rows_of(question: &Question<'_>, menu: &steps::React, draft: &[Play]) -> Rows {
    let words = question.words;
    let mut cards = Vec::new();
    for option in &menu.cards {
        let chosen = draft.iter().filter(|play| play.card == option.card).count();
        if chosen >= option.copies as usize {
            continue;
        }
        let press = if option.targets == Targets::Nothing {
            let next = Play { card: option.card, target: Target::Nothing };
            Press::Draft([draft, &[next]].concat())
        } else {
            Press::Target(draft.to_vec(), option.card)
        };
        cards.push(blue(question.step(press)?, &label(question, option)));
    }
    // Nobody holds so many kinds of these cards that more than three rows are needed.
    cards.truncate(15);
    let mut last = Vec::new();
    if draft.is_empty() {
        last.push(red(question.answer_with(Action::React { cards: Vec::new() })?, &words.button_pass()));
    } else {
        let play = question.answer_with(Action::React { cards: draft.to_vec() })?;
        last.push(green(play, &words.button_react_now(draft.len() as u32)));
        last.push(grey(question.back()?, &words.button_start_again()));
    }
    last.extend(question.last_buttons()?);
    Ok([buttons(&cards), buttons(&last)].concat())
}

pub(super) fn pressed(
    question: &Question<'_>,
    press: &Press,
    _picked: &[String],
) -> Result<Option<Outcome>, TooLong> {
    let Menu::React(menu) = question.menu else { return Ok(None) };
    let page = match press {
        Press::Draft(draft) if fits(menu, draft) => Some(so_far(question, menu, draft)?),
        Press::Target(draft, card) if fits(menu, draft) => {
            match menu.cards.iter().find(|option| option.card == *card) {
                Some(option) => target(question, draft, option)?,
                None => None,
            }
        }
        Press::Draft(_) | Press::Target(..) => None,
    };
    Ok(Outcome::page(page))
}

fn so_far(question: &Question<'_>, menu: &steps::React, draft: &[Play]) -> Result<Answer, TooLong> {
    let words = question.words;
    let chosen = words.list(draft.iter().map(|play| names::card(words, play.card)));
    let text = format!("{}\n{}", question.text(), words.cards_so_far(&chosen));
    Ok(Answer::new(text).with(rows_of(question, menu, draft)?))
}

/// The target of the next card: a territory.
fn target(question: &Question<'_>, draft: &[Play], option: &PlayOption) -> Page {
    let Targets::Territory(among) = &option.targets else { return Ok(None) };
    let words = question.words;
    let best = ranked(question, *among);
    let with = |at| {
        let next = Play { card: option.card, target: Target::Territory(at) };
        question.step(Press::Draft([draft, &[next]].concat()))
    };
    let here = |at| Ok(blue(with(at)?, &question.territory_with_units(at)));
    let lists = territory_menus(question, &words.which_territory(), &best, with)?;
    let back = buttons(&[grey(question.step(Press::Draft(draft.to_vec()))?, &words.button_back_to_menu())]);
    let rows = [territory_buttons(&best, here)?, lists, back].concat();
    let text = format!("**{}**\n{}", label(question, option), words.which_territory());
    Ok(Some(Answer::new(text).with(rows)))
}
