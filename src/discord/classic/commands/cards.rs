//! What is asked only at some tables: cards to drop (A2-22), attack dice after the defence (A2-5). Private answers.

use super::super::typed;
use super::{Ctx, Done, asked, caller, present, said, view_of};
use crate::discord::call::{Answer, Answered, Call};
use crate::discord::commands::whole::Dice;
use crate::rules::classic::{Action, Menu};
use crate::table::{Order, TableError};

#[poise::command(slash_command, interaction_context = "Guild")]
pub(super) async fn roll(ctx: Ctx<'_>, dice: Dice) -> Done {
    let call = caller(&ctx);
    let answered = call.throw(dice.0).await;
    present(ctx, &call, answered).await
}

#[poise::command(slash_command, interaction_context = "Guild")]
pub(super) async fn discard(ctx: Ctx<'_>, cards: Option<String>) -> Done {
    let call = caller(&ctx);
    let answered = call.discard(cards.as_deref()).await;
    present(ctx, &call, answered).await
}

#[poise::command(slash_command, interaction_context = "Guild")]
pub(super) async fn agree(ctx: Ctx<'_>, yes: bool, always: Option<bool>) -> Done {
    let call = caller(&ctx);
    let answered = match always {
        None => call.agree(yes).await,
        Some(always) => call.agree_always(yes, always).await,
    };
    present(ctx, &call, answered).await
}

impl Call {
    /// Yes or no to a fast battle (R0-50).
    async fn agree(&self, yes: bool) -> Answered {
        self.acting().await?;
        self.order(Order::Answer(Action::Consent { yes }.into())).await
    }

    /// The same for every later proposal; or no standing order any more, and yes or no to what is asked ([PBP-34]).
    pub(crate) async fn agree_always(&self, yes: bool, always: bool) -> Answered {
        let look = self.acting().await?;
        if look.view.viewer_seat().is_none() {
            return Err(TableError::NotSeated.into());
        }
        let (place, table) = (self.place()?, &self.desk.table);
        let mut standing = self.standing(place).await?;
        standing.agree = always.then_some(yes);
        let mut done = self.set_standing(place, &standing).await?;
        let consent =
            asked(self.words, &done.look).filter(|question| matches!(question.menu, Menu::Consent(_)));
        if let Some(ask) = consent.map(|question| question.ask.id) {
            let order = Order::Answer(Action::Consent { yes }.into());
            done = table.order(place, &self.person, Some(ask), order).await?;
        }
        let told = crate::discord::say::done(self.words, &done);
        let said = self.words.standing_consent(standing.agree);
        Ok(Answer { text: format!("{said}\n\n{}", told.text), ..told })
    }

    async fn throw(&self, dice: i64) -> Answered {
        self.acting().await?;
        if dice < 1 {
            return Err(said(self.words.no_dice()));
        }
        // What is too many is for the referee to say.
        let dice = u8::try_from(dice).unwrap_or(u8::MAX);
        self.order(Order::Answer(Action::Throw { dice }.into())).await
    }

    /// The cards named, or a menu of those in hand.
    async fn discard(&self, cards: Option<&str>) -> Answered {
        let look = self.acting().await?;
        if let Some(cards) = cards {
            let cards = typed::some_cards(self.words, view_of(&look), cards)
                .map_err(crate::discord::call::Refusal::Said)?;
            return self.order(Order::Answer(Action::Discard { cards }.into())).await;
        }
        let question = asked(self.words, &look);
        match question.filter(|question| matches!(question.menu, Menu::Discard(_))) {
            Some(question) => Ok(question.answer()),
            // Nothing to drop: the table says whose moment it is, and for what.
            None => self.order(Order::Answer(Action::Discard { cards: Vec::new() }.into())).await,
        }
    }
}
