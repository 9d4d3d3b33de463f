//! Question `Defend`: number of defence dice (R1-67): menu. The command sets the standing order, which also answers an
//! open question ([PBP-34]).

use super::super::panel::{Buttons, Panel};
use super::super::question::{Question, Rows, view_of};
use crate::discord::classic::standing_orders;
use crate::discord::components::{blue, buttons};
use crate::discord::context::answer::Answer;
use crate::discord::interactions::request::{Answered, Request};
use crate::discord::interactions::slash;
use crate::discord::interactions::slash::Command;
use crate::discord::options::play_options::DefendChoice;
use crate::discord::panels::table_replies;
use crate::rules::classic::{Action, steps};
use crate::table::TableError;

pub(super) const COMMAND: &str = "defend";

pub(super) fn commands() -> Vec<Command> {
    Vec::new()
}

pub(super) fn panel(panel: &Panel<'_>) -> Buttons {
    panel.only(&panel.words.button_defend())
}

pub(super) fn rows(question: &Question<'_>, menu: &steps::Defend) -> Rows {
    let one = |dice: u8| {
        Ok(blue(question.answer_with(Action::Defend { dice })?, &question.words.dice(dice.into())))
    };
    Ok(buttons(&(menu.least..=menu.dice).map(one).collect::<Result<Vec<_>, _>>()?))
}

/// Sets or removes the standing order; setting it also answers an open question.
pub(in super::super) async fn defend(request: &Request, choice: DefendChoice) -> Answered {
    let look = slash::acting(request).await?;
    if look.view.viewer_seat().is_none() {
        return Err(TableError::NotSeated.into());
    }
    let which = request.target()?;
    let mut standing = standing_orders::standing(request, which).await?;
    standing.defend = match choice {
        DefendChoice::Most => Some(view_of(&look)?.defence_dice()),
        DefendChoice::One => Some(1),
        DefendChoice::Ask => None,
    };
    let done = standing_orders::set_standing(request, which, &standing).await?;
    let words = request.words;
    let said = match choice {
        DefendChoice::Most => words.standing_dice(view_of(&look)?.defence_dice().into()),
        DefendChoice::One => words.standing_dice(1),
        DefendChoice::Ask if done.look.defence_waits => words.standing_ask(),
        DefendChoice::Ask => words.standing_default(),
    };
    let told = table_replies::tell_done(request, &done);
    Ok(Answer { text: format!("{said}\n\n{}", told.text), ..told })
}
