//! `/rules`: what a table plays, for everybody ([PBP-47]); `/orders`: a player's own standing orders ([PBP-14]). All
//! responses are private.

use super::super::components::MESSAGE;
use super::super::request::{Answer, Answered, Refusal, Request};
use super::super::slash::{Ctx, Done, caller, present};
use super::super::status_text;
use crate::rules::Setup;
use crate::table::TableError;

#[poise::command(slash_command, interaction_context = "Guild")]
pub(super) async fn rules(ctx: Ctx<'_>) -> Done {
    let call = caller(&ctx);
    let answered = call.rules_here().await;
    present(ctx, &call, answered).await
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
        let (setup, pace, waits) = match self.look().await {
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
        };
        let pace = status_text::minutes(pace);
        Ok(Answer::new(self.words.rules_text(&setup, pace, waits, MESSAGE)))
    }

    async fn own_orders(&self) -> Answered {
        let look = self.look().await?;
        let standing = self.context.table.standing(self.place()?, &self.person).await?;
        let said = self.words.standing(&standing, &look.view);
        let (plans, rows) = self.own_plans(&look);
        let mut lines = vec![self.words.orders_title(look.number), said];
        lines.extend(plans);
        self.standing_page(&look, Answer::new(lines.join("\n")).with(rows)).await
    }
}
