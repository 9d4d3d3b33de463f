//! Question `Throw`: number of attack dice after the defender has chosen theirs (A2-5): menu and command.

use super::super::panel::{Buttons, Panel};
use super::super::question::{Question, Rows};
use crate::discord::components::{blue, buttons};
use crate::discord::interactions::request::{Answered, Request};
use crate::discord::interactions::slash;
use crate::discord::interactions::slash::{Command, refusal};
use crate::discord::panels::give_order;
use crate::rules::classic::{Action, steps};
use crate::table::Order;

pub(super) const COMMAND: &str = "roll";

pub(super) fn commands() -> Vec<Command> {
    Vec::new()
}

pub(super) fn panel(panel: &Panel<'_>) -> Buttons {
    panel.only(&panel.words.button_throw())
}

pub(super) fn rows(question: &Question<'_>, menu: &steps::Throw) -> Rows {
    let one =
        |dice: u8| Ok(blue(question.answer_with(Action::Throw { dice })?, &question.words.dice(dice.into())));
    Ok(buttons(&(menu.least..=menu.dice).map(one).collect::<Result<Vec<_>, _>>()?))
}

pub(in super::super) async fn throw(request: &Request, dice: i64) -> Answered {
    slash::acting(request).await?;
    if dice < 1 {
        return Err(refusal(request.words.no_dice()));
    }
    // The game checks the maximum.
    let dice = u8::try_from(dice).unwrap_or(u8::MAX);
    give_order::by_command(request, Order::Answer(Action::Throw { dice }.into())).await
}
