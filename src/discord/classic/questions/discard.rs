//! Question `Discard`: cards above the hand limit (A2-22): menu and command.

use super::super::cards;
use super::super::panel::{Buttons, Panel};
use super::super::question::{Outcome, Question, Rows, view_of};
use crate::discord::components::custom_id::TooLong;
use crate::discord::components::{Line, pick_some};
use crate::discord::interactions::request::{Answered, Refusal, Request};
use crate::discord::interactions::slash;
use crate::discord::interactions::slash::{Command, Ctx, Done, caller};
use crate::discord::panels::give_order;
use crate::discord::panels::reply::present;
use crate::rules::classic::{Action, Menu, steps};
use crate::table::Order;
use serde::{Deserialize, Serialize};

pub(super) const COMMAND: &str = "discard";

pub(super) fn commands() -> Vec<Command> {
    vec![discard()]
}

pub(super) fn panel(panel: &Panel<'_>) -> Buttons {
    panel.only(&panel.words.button_discard())
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Press {
    /// Cards were picked.
    Picked,
}

/// A menu in which exactly the required number must be picked.
pub(super) fn rows(question: &Question<'_>, menu: &steps::Discard) -> Rows {
    let board = question.view().map();
    let line = |card| Line::new(question.words.card_name(board, card), card.0);
    let lines: Vec<Line> = menu.hand.iter().map(line).collect();
    let prompt = question.words.pick_discard(menu.count.into());
    Ok(vec![pick_some(question.step(Press::Picked)?, &prompt, &lines, menu.count)])
}

#[allow(clippy::unnecessary_wraps, reason = "every file of the list has this shape")]
pub(super) fn pressed(
    _question: &Question<'_>,
    press: &Press,
    picked: &[String],
) -> Result<Option<Outcome>, TooLong> {
    match press {
        Press::Picked => {
            let cards = cards::coded(picked.iter().map(String::as_str));
            Ok((!picked.is_empty()).then(|| Outcome::answer(Action::Discard { cards })))
        }
    }
}

#[poise::command(slash_command, interaction_context = "Guild")]
async fn discard(ctx: Ctx<'_>, cards: Option<String>) -> Done {
    let request = caller(&ctx);
    let answered = discard_cards(&request, cards.as_deref()).await;
    present(ctx, &request, answered).await
}

/// Discards the named cards; without the option, shows a menu of the hand.
async fn discard_cards(request: &Request, cards: Option<&str>) -> Answered {
    let look = slash::acting(request).await?;
    if let Some(cards) = cards {
        let cards = cards::some(request.words, view_of(&look)?, cards).map_err(Refusal::Said)?;
        return give_order::by_command(request, Order::Answer(Action::Discard { cards }.into())).await;
    }
    let question = Question::open(request.words, &look);
    match question.filter(|question| matches!(question.menu, Menu::Discard(_))) {
        Some(question) => Ok(question.answer()),
        // Another question is open: the table refuses and names the player and question waited for.
        None => {
            give_order::by_command(request, Order::Answer(Action::Discard { cards: Vec::new() }.into())).await
        }
    }
}
