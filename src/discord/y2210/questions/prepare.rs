//! Question `Prepare`: command cards before the first invasion (R1-31): menu. `/play`, `/attack` and `/done` answer it. An
//! invasion that is pressed here ends the time of cards.

use super::super::panel::{Buttons, Panel};
use super::super::question::Question;
use super::{card_pages, gift, invade};
use crate::discord::components::buttons;
use crate::discord::components::custom_id::TooLong;
use crate::discord::components::panel::Row;
use crate::rules::y2210::steps;

pub(super) const COMMAND: &str = "play";

pub(super) fn panel(panel: &Panel) -> Buttons {
    panel.only(&panel.words.button_prepare())
}

pub(super) fn rows(question: &Question<'_>, menu: &steps::Prepare) -> Result<Vec<Row>, TooLong> {
    let (strikes, all) = invade::strikes(question, &menu.options, |_| false)?;
    let mut last: Vec<_> = all.into_iter().collect();
    last.push(question.done_button()?);
    last.extend(gift::button(question, menu.gift.as_ref())?);
    last.extend(question.last_buttons()?);
    let cards = card_pages::rows(question, &menu.cards)?.into_iter().map(Row::from);
    Ok(cards.chain(strikes).chain(buttons(&last).into_iter().map(Row::from)).collect())
}
