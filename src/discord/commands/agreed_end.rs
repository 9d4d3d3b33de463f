//! `/game concede` and `/game call`: the end of a game by agreement ([PBP-65]).

use super::autocomplete::complete_rival;
use crate::discord::interactions::request::{Answered, Request};
use crate::discord::interactions::slash::{Ctx, Done, caller, refusal};
use crate::discord::options::seat_names::seat_named;
use crate::discord::panels::agreed_end;
use crate::discord::panels::reply::present;

#[poise::command(slash_command)]
pub(super) async fn concede(ctx: Ctx<'_>, #[autocomplete = "complete_rival"] to: Option<String>) -> Done {
    let request = caller(&ctx);
    let answered = asked(&request, to.as_deref()).await;
    present(ctx, &request, answered).await
}

#[poise::command(slash_command)]
pub(super) async fn call(ctx: Ctx<'_>) -> Done {
    let request = caller(&ctx);
    let answered = agreed_end::ask_to_end(&request).await;
    present(ctx, &request, answered).await
}

async fn asked(request: &Request, to: Option<&str>) -> Answered {
    let Some(typed) = to else { return agreed_end::ask_to_concede(request, None).await };
    let seat = seat_named(&request.look().await?, request.words, typed);
    let seat = seat.ok_or_else(|| refusal(request.words.no_such_player()))?;
    agreed_end::ask_to_concede(request, Some(seat)).await
}
