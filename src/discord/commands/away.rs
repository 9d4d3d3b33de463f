//! `/away`: a person's announced absences ([PBP-26]). Works in every channel and in direct messages.

use super::autocomplete::complete_time_zone;
use crate::discord::interactions::slash::{Ctx, Done, caller};
use crate::discord::panels::away_page;
use crate::discord::panels::reply::present;

#[poise::command(
    slash_command,
    install_context = "Guild|User",
    interaction_context = "Guild|BotDm|PrivateChannel"
)]
pub(super) async fn away(
    ctx: Ctx<'_>,
    #[max_length = 32] from: Option<String>,
    #[max_length = 32] to: Option<String>,
    #[autocomplete = "complete_time_zone"]
    #[max_length = 64]
    zone: Option<String>,
    change: Option<bool>,
) -> Done {
    let request = caller(&ctx);
    let days = (from.as_deref(), to.as_deref());
    let answered = away_page::typed(&request, days, zone.as_deref(), change.unwrap_or(false)).await;
    present(ctx, &request, answered).await
}
