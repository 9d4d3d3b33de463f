//! Question `BonusDeck`: the deck of the card for three captures (R1-39): menu. `/choose` answers it.

use super::super::names;
use super::super::panel::{Buttons, Panel};
use super::super::question::Question;
use super::named_answers::NamedAnswer;
use crate::discord::components::buttons;
use crate::discord::components::custom_id::TooLong;
use crate::discord::components::panel::{Choice, Row, small, strong};
use crate::rules::y2210::{Action, Commander, steps};
use crate::text::Words;
use serenity::all::ButtonStyle;

pub(super) const COMMAND: &str = super::marker::COMMAND;

pub(super) fn panel(panel: &Panel) -> Buttons {
    panel.only(&panel.words.button_bonus_deck())
}

pub(super) fn answers(words: Words, menu: &steps::BonusDeck) -> Vec<NamedAnswer> {
    let one = |deck: &Commander| NamedAnswer {
        key: deck.key().to_owned(),
        label: names::commander(words, *deck),
        also: None,
        action: Action::Draw { deck: *deck },
    };
    menu.decks.iter().map(one).collect()
}

pub(super) fn rows(question: &Question<'_>, menu: &steps::BonusDeck) -> Result<Vec<Row>, TooLong> {
    let words = question.words;
    let draw = |deck: &Commander| {
        let name = words.deck_name(*deck);
        let code = question.answer_with(Action::Draw { deck: *deck })?;
        let text =
            format!("{}\n{}", strong(&words.cards_of_deck(&name)), small(&names::about_deck(words, *deck)));
        let (beside, alone) = (words.button_draw(), words.button_draw_card(&name));
        Ok(Choice::new((&code, ButtonStyle::Primary), &text, &beside, &alone))
    };
    let decks = menu.decks.iter().map(draw).collect::<Result<Vec<_>, TooLong>>()?;
    let last = buttons(&question.last_buttons()?).into_iter().map(Row::from);
    Ok(Row::choices(decks).into_iter().chain(last).collect())
}
