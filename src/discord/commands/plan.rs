//! `/plan`: a whole turn in one line or in a form ([PBP-11]). The response is private.

use crate::discord::commands::plan_pages;
use crate::discord::interactions::interaction_response;
use crate::discord::interactions::request::Request;
use crate::discord::interactions::slash::{Ctx, Done, caller};
use crate::discord::panels::reply::present;
use serenity::all::CreateInteractionResponse;

#[poise::command(slash_command, interaction_context = "Guild")]
pub(super) async fn plan(ctx: Ctx<'_>, line: Option<String>) -> Done {
    let request = caller(&ctx);
    let Some(line) = line else { return form(ctx, &request).await };
    let answered = plan_pages::plan_typed(&request, &line).await;
    present(ctx, &request, answered).await
}

async fn form(ctx: Ctx<'_>, request: &Request) -> Done {
    match plan_pages::plan_form(request).await {
        Ok(form) => {
            ctx.has_sent_initial_response.store(true, std::sync::atomic::Ordering::SeqCst);
            interaction_response::respond(request, CreateInteractionResponse::Modal(form)).await
        }
        Err(refusal) => present(ctx, request, Err(refusal)).await,
    }
}
