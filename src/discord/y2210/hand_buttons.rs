//! Buttons below the player's own cards.

use super::question::{At, Question, StepPress};
use super::questions::offered_cards;
use super::standing_press;
use crate::discord::components::{blue, buttons, grey};
use crate::table::Look;
use crate::text::Words;
use serenity::all::CreateActionRow;

/// The question that offers cards, if one is open, and the standing orders.
pub(crate) fn hand_buttons(words: Words, look: &Look) -> Vec<CreateActionRow> {
    let question = Question::open(words, look);
    let question = question.filter(|question| offered_cards(question.menu).is_some());
    let play = question.and_then(|question| Some(blue(question.back().ok()?, &words.button_prepare())));
    let standing = standing_press::Press::Show.code(At::Standing(look.game)).ok();
    let standing = standing.map(|code| grey(code, &words.button_standing()));
    buttons(&play.into_iter().chain(standing).collect::<Vec<_>>())
}
