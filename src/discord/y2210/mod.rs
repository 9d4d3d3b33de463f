//! The family of 2210 on Discord: one file per question with its menu and its panel buttons; commands in `commands`.

mod choices;
mod commands;
mod names;
mod panel;
mod placement_draft;
mod question;
mod questions;
mod standing_orders;
mod standing_page;

use crate::discord::components::{blue, buttons, grey};
use crate::table::Look;
use crate::text::Words;
use serenity::all::CreateActionRow;

pub(crate) use commands::{commands, complete};
pub(crate) use panel::Panel;
pub(crate) use question::{Outcome, Question};
pub(crate) use questions::{Press, after, command_for, front, front_of, panel_buttons, pressed};

/// Buttons below the player's own cards: the question that offers cards, if one is open, and the standing orders.
pub(crate) fn hand_buttons(words: Words, look: &Look) -> Vec<CreateActionRow> {
    let question = Question::open(words, look);
    let question = question.filter(|question| questions::offered_cards(question.menu).is_some());
    let play = question.and_then(|question| Some(blue(question.back().ok()?, &words.button_prepare())));
    let standing = questions::standing_code(look.game, standing_page::Press::Show).ok();
    let standing = standing.map(|code| grey(code, &words.button_standing()));
    buttons(&play.into_iter().chain(standing).collect::<Vec<_>>())
}

/// A press on the page of the standing orders; `None` for another press.
pub(crate) const fn standing(press: &Press) -> Option<&standing_page::Press> {
    if let Press::Standing(press) = press { Some(press) } else { None }
}
