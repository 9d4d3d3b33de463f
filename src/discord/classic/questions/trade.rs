//! Question `Trade`: a set that must be traded in (R1-63): menu and command. The menu itself is in `sets`.

use super::super::cards;
use super::super::panel::{Buttons, Panel};
use super::super::question::{PanelRows, Question, view_of};
use super::sets::{self, complete_set};
use crate::discord::interactions::request::{Answered, Refusal, Request};
use crate::discord::interactions::slash;
use crate::discord::interactions::slash::{Command, Ctx, Done, caller};
use crate::discord::panels::give_order;
use crate::discord::panels::reply::present;
use crate::rules::Card;
use crate::rules::classic::{Action, Menu, steps};
use crate::table::Order;

/// This command also trades for the other questions that offer sets.
pub(super) const COMMAND: &str = "trade";

pub(super) fn commands() -> Vec<Command> {
    vec![trade()]
}

pub(super) fn panel(panel: &Panel<'_>) -> Buttons {
    panel.only(&panel.words.button_trade())
}

pub(super) fn rows(question: &Question<'_>, _menu: &steps::Trade) -> PanelRows {
    sets::page(question).map(|page| page.rows.into_iter().collect())
}

#[poise::command(slash_command, interaction_context = "Guild")]
async fn trade(ctx: Ctx<'_>, #[autocomplete = "complete_set"] cards: Option<String>) -> Done {
    let request = caller(&ctx);
    let answered = trade_cards(&request, cards.as_deref()).await;
    present(ctx, &request, answered).await
}

async fn trade_cards(request: &Request, cards: Option<&str>) -> Answered {
    let look = slash::acting(request).await?;
    if let Some(cards) = cards {
        let cards = cards::three(request.words, view_of(&look)?, cards).map_err(Refusal::Said)?;
        return give_order::by_command(request, Order::Answer(Action::Trade { cards }.into())).await;
    }
    let question = Question::open(request.words, &look);
    match question
        .filter(|question| matches!(question.menu, Menu::Trade(_) | Menu::Reinforce(_) | Menu::Spoils(_)))
    {
        Some(question) => Ok(sets::page(&question).unwrap_or_else(|_| question.too_long())),
        // Another question is open: the table refuses and names the player and question waited for. No player holds
        // these cards.
        None => {
            give_order::by_command(request, Order::Answer(Action::Trade { cards: [Card(u8::MAX); 3] }.into()))
                .await
        }
    }
}
