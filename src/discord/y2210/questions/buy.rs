//! Question `Buy`: up to four command cards, all named at once (R1-29): menu. `/buy` answers it. Each custom id contains the
//! cards chosen so far.

use super::super::names;
use super::super::panel::{Buttons, Panel};
use super::super::question::{Outcome, Question};
use super::gift;
use crate::discord::components::custom_id::TooLong;
use crate::discord::components::panel::{Choice, Row, small};
use crate::discord::components::{buttons, green, grey};
use crate::discord::context::answer::Answer;
use crate::rules::y2210::{Action, Commander, Menu, steps};
use serde::{Deserialize, Serialize};
use serenity::all::ButtonStyle;

pub(super) const COMMAND: &str = "buy";

pub(super) fn panel(panel: &Panel) -> Buttons {
    panel.only(&panel.words.button_buy())
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Press {
    /// The cards chosen so far.
    Draft(Vec<Commander>),
}

pub(super) fn rows(question: &Question<'_>, menu: &steps::Buy) -> Result<Vec<Row>, TooLong> {
    rows_of(question, menu, &[])
}

/// Whether so many cards can be bought of these decks.
fn fits(menu: &steps::Buy, decks: &[Commander]) -> bool {
    let count = |deck: Commander| decks.iter().filter(|one| **one == deck).count() as u32;
    let left = |deck: Commander| menu.decks.iter().find(|(one, _)| *one == deck).map_or(0, |(_, left)| *left);
    decks.len() <= menu.most as usize && decks.iter().all(|deck| count(*deck) <= left(*deck))
}

fn rows_of(question: &Question<'_>, menu: &steps::Buy, draft: &[Commander]) -> Result<Vec<Row>, TooLong> {
    let words = question.words;
    let with = |deck: Commander, more: u32| {
        let mut decks = draft.to_vec();
        decks.extend(std::iter::repeat_n(deck, more as usize));
        // Equal drafts have equal codes.
        decks.sort_unstable();
        decks
    };
    let (mut one, mut all) = (Vec::new(), Vec::new());
    for (deck, left) in menu.decks.iter().copied() {
        let more = with(deck, 1);
        let name = words.deck_name(deck);
        if fits(menu, &more) {
            let label = words.button_one_card(&name);
            let about = small(&names::about_deck(words, deck));
            let said = format!("{}\n{about}", words.deck_choice(&words.cards_of_deck(&name), left));
            // The only card that one may buy is bought at once.
            let code = if draft.is_empty() && menu.most == 1 {
                question.answer_with(Action::Buy { decks: more })?
            } else {
                question.step(Press::Draft(more))?
            };
            one.push(Choice::new((&code, ButtonStyle::Primary), &said, &label, &label));
        }
        let full = with(deck, menu.most.saturating_sub(draft.len() as u32));
        if draft.is_empty() && full.len() > 1 && fits(menu, &full) {
            let label = words.button_cards(full.len() as u32, &name);
            all.push(green(question.answer_with(Action::Buy { decks: full })?, &label));
        }
    }
    let buy = question.answer_with(Action::Buy { decks: draft.to_vec() })?;
    let mut last = if draft.is_empty() {
        vec![grey(buy, &words.button_no_cards())]
    } else {
        let count = draft.len() as u32;
        vec![green(buy, &words.button_buy_cards(count)), grey(question.back()?, &words.button_start_again())]
    };
    last.extend(gift::button(question, menu.gift.as_ref())?);
    last.extend(question.last_buttons()?);
    let below = [buttons(&all), buttons(&last)].concat();
    Ok(Row::choices(one).into_iter().chain(below.into_iter().map(Row::from)).collect())
}

pub(super) fn pressed(
    question: &Question<'_>,
    press: &Press,
    _picked: &[String],
) -> Result<Option<Outcome>, TooLong> {
    let (Menu::Buy(menu), Press::Draft(draft)) = (question.menu, press) else { return Ok(None) };
    if !fits(menu, draft) {
        return Ok(None);
    }
    let words = question.words;
    let count = |deck: Commander| draft.iter().filter(|one| **one == deck).count() as u32;
    let counted = Commander::ALL.into_iter().map(|deck| (deck, count(deck))).filter(|(_, n)| *n > 0);
    let chosen = words.list(counted.map(|(deck, n)| words.deck_cards(n, &words.deck_name(deck))));
    let text = format!("{}\n{}", question.text(), words.cards_so_far(&chosen));
    Ok(Some(Outcome::Shown(Answer::new(text).with(rows_of(question, menu, draft)?))))
}
