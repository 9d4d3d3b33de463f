//! What is asked only at some tables: cards to drop (A2-22), attack dice after the defence (A2-5). Private answers.

use super::super::call::{Answered, Call};
use super::super::menu::Question;
use super::super::parse;
use super::{Ctx, Done, caller, present, said};
use crate::rules::{Action, Menu};
use crate::table::Order;

#[poise::command(slash_command, interaction_context = "Guild")]
pub(super) async fn throw(ctx: Ctx<'_>, dice: i64) -> Done {
    let call = caller(&ctx);
    let answered = call.throw(dice).await;
    present(ctx, &call, answered).await
}

#[poise::command(slash_command, interaction_context = "Guild")]
pub(super) async fn discard(ctx: Ctx<'_>, cards: Option<String>) -> Done {
    let call = caller(&ctx);
    let answered = call.discard(cards.as_deref()).await;
    present(ctx, &call, answered).await
}

#[poise::command(slash_command, interaction_context = "Guild")]
pub(super) async fn agree(ctx: Ctx<'_>, yes: bool) -> Done {
    let call = caller(&ctx);
    let answered = call.agree(yes).await;
    present(ctx, &call, answered).await
}

impl Call {
    /// Yes or no to a fast battle (R0-50).
    async fn agree(&self, yes: bool) -> Answered {
        self.acting().await?;
        self.order(Order::Answer(Action::Consent { yes })).await
    }

    async fn throw(&self, dice: i64) -> Answered {
        self.acting().await?;
        if dice < 1 {
            return Err(said(self.words.no_dice()));
        }
        // What is too many is for the referee to say.
        let dice = u8::try_from(dice).unwrap_or(u8::MAX);
        self.order(Order::Answer(Action::Throw { dice })).await
    }

    /// The cards named, or a menu of those in hand.
    async fn discard(&self, cards: Option<&str>) -> Answered {
        let look = self.acting().await?;
        if let Some(cards) = cards {
            let cards = parse::some_cards(self.words, &look, cards).map_err(super::Refusal::Said)?;
            return self.order(Order::Answer(Action::Discard { cards })).await;
        }
        let question = Question::open(self.words, &look);
        match question.filter(|question| matches!(question.ask.menu, Menu::Discard { .. })) {
            Some(question) => Ok(question.answer()),
            // Nothing to drop: the table says whose moment it is, and for what.
            None => self.order(Order::Answer(Action::Discard { cards: Vec::new() })).await,
        }
    }
}
