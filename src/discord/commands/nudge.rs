//! `/game nudge`: asks whoever the table waits for to answer ([PBP-66]).

use crate::discord::interactions::request::{Answered, Request};
use crate::discord::interactions::slash::{Ctx, Done, caller};
use crate::discord::panels::nudge_button;
use crate::discord::panels::reply::present;

#[poise::command(slash_command)]
pub(super) async fn nudge(ctx: Ctx<'_>) -> Done {
    let request = caller(&ctx);
    let answered = nudged(&request).await;
    present(ctx, &request, answered).await
}

async fn nudged(request: &Request) -> Answered {
    nudge_button::nudge(request, request.playable()?).await
}
