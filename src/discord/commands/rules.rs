//! `/rules`: what a table plays, and what a command card does, for everybody ([PBP-47]); `/orders`: a player's own standing
//! orders ([PBP-14]). All responses are private.

use super::super::components::MESSAGE;
use crate::discord::interactions::request::{Answer, Answered, Refusal, Request};
use crate::discord::interactions::slash::{Ctx, Done, caller, choices, present, refusal};
use crate::discord::texts::status_text;
use crate::rules::Setup;
use crate::table::{Pace, TableError};
use crate::text::CardPage;
use serenity::all::CreateAutocompleteResponse;

#[poise::command(slash_command, interaction_context = "Guild")]
pub(super) async fn rules(ctx: Ctx<'_>, #[autocomplete = "complete_card"] card: Option<String>) -> Done {
    let call = caller(&ctx);
    let answered = match card {
        None => call.rules_here().await,
        Some(card) => call.card_here(&card).await,
    };
    present(ctx, &call, answered).await
}

/// Command cards of the game in this channel: those in the person's hand first.
async fn complete_card(ctx: Ctx<'_>, partial: &str) -> CreateAutocompleteResponse {
    let call = Request::of_command(ctx.framework.user_data, ctx.interaction);
    let Ok(look) = call.look().await else { return choices(Vec::new()) };
    choices(call.words.card_choices(&look.view, partial))
}

#[poise::command(slash_command, interaction_context = "Guild")]
pub(super) async fn orders(ctx: Ctx<'_>) -> Done {
    let call = caller(&ctx);
    let answered = call.own_orders().await;
    present(ctx, &call, answered).await
}

impl Request {
    /// The rules of the game or lobby in this channel.
    async fn rules_here(&self) -> Answered {
        let (setup, pace, waits) = self.setup_here().await?;
        let pace = status_text::minutes(pace);
        Ok(Answer::new(self.words.rules_text(&setup, pace, waits, MESSAGE)))
    }

    /// What a command card does by these rules ([PBP-47]).
    async fn card_here(&self, typed: &str) -> Answered {
        let (setup, ..) = self.setup_here().await?;
        match self.words.card_page(&setup.options, typed) {
            CardPage::Found(page) => Ok(Answer::new(page)),
            CardPage::NotFound(why) => Err(refusal(why)),
        }
    }

    /// Set-up and pace of the game or lobby in this channel, and whether it waits for its defenders.
    async fn setup_here(&self) -> Result<(Setup, Pace, bool), Refusal> {
        Ok(match self.look().await {
            Ok(look) => {
                let view = &look.view;
                let options = view.options.clone();
                let setup = Setup { rulebook: view.rulebook, seats: view.players, options };
                (setup, look.pace, look.defence_waits)
            }
            Err(Refusal::Table(TableError::NotRunning { .. })) => {
                let lobby = self.context.table.lobby(self.place()?).await?;
                (lobby.setup, lobby.pace, lobby.defence_waits)
            }
            Err(refusal) => return Err(refusal),
        })
    }

    async fn own_orders(&self) -> Answered {
        let look = self.look().await?;
        let standing = self.context.table.standing(self.place()?, &self.person).await?;
        let said = self.words.standing(&standing, &look.view, &status_text::names(&look));
        let (plans, rows) = self.own_plans(&look);
        let mut lines = vec![self.words.orders_title(look.number), said];
        lines.extend(plans);
        self.standing_page(&look, Answer::new(lines.join("\n")).with(rows)).await
    }
}
