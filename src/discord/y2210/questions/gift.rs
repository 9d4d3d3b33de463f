//! Page of gifts of energy, if the table allows them (A1-53, A1-80), for all questions of a turn.

use super::super::choices::number_menus;
use super::super::question::{Outcome, Page, Question};
use crate::discord::components::custom_id::TooLong;
use crate::discord::components::{blue, buttons, grey};
use crate::discord::context::answer::Answer;
use crate::discord::texts::status_text;
use crate::rules::Seat;
use crate::rules::y2210::steps::GiftOption;
use crate::rules::y2210::{Action, Menu};
use serde::{Deserialize, Serialize};
use serenity::all::CreateButton;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Press {
    /// Show the players.
    Show,
    /// A player was chosen: show the amounts.
    To(Seat),
}

/// The gift that may be made now.
const fn option(menu: &Menu) -> Option<&GiftOption> {
    match menu {
        Menu::Place(menu) => menu.gift.as_ref(),
        Menu::Hire(menu) => menu.gift.as_ref(),
        Menu::Buy(menu) => menu.gift.as_ref(),
        Menu::Prepare(menu) => menu.gift.as_ref(),
        Menu::Invade(menu) => menu.gift.as_ref(),
        Menu::Fortify(menu) => menu.gift.as_ref(),
        _ => None,
    }
}

/// The button that opens the page; none without a gift.
pub(super) fn button(
    question: &Question<'_>,
    gift: Option<&GiftOption>,
) -> Result<Vec<CreateButton>, TooLong> {
    let open = |_| Ok(grey(question.step(Press::Show)?, &question.words.button_gift()));
    gift.into_iter().map(open).collect()
}

pub(super) fn pressed(
    question: &Question<'_>,
    press: &Press,
    _picked: &[String],
) -> Result<Option<Outcome>, TooLong> {
    let Some(gift) = option(question.menu) else { return Ok(None) };
    match press {
        Press::Show => players(question, gift).map(Outcome::page),
        Press::To(seat) => amounts(question, gift, *seat).map(Outcome::page),
    }
}

fn players(question: &Question<'_>, gift: &GiftOption) -> Page {
    let words = question.words;
    let names = status_text::plain_names(question.look);
    let button = |seat: &Seat| Ok(blue(question.step(Press::To(*seat))?, &words.seat_name(&names, *seat)));
    let mut all = gift.to.iter().map(button).collect::<Result<Vec<_>, TooLong>>()?;
    all.push(question.back_button()?);
    Ok(Some(Answer::new(words.gift_to_whom()).with(buttons(&all))))
}

fn amounts(question: &Question<'_>, gift: &GiftOption, to: Seat) -> Page {
    if !gift.to.contains(&to) {
        return Ok(None);
    }
    let words = question.words;
    let give = |energy| question.answer_with(Action::Gift { to, energy });
    let mut rows = number_menus(question, &words.pick_gift(), 1..=gift.most, give)?;
    rows.extend(buttons(&[question.back_button()?]));
    Ok(Some(Answer::new(words.gift_how_much(&words.seat_name(&question.names, to))).with(rows)))
}
