//! `/plan`: a whole turn in one line or in a form ([PBP-11]). The response is private.

use crate::discord::interactions::request::Request;
use crate::discord::interactions::slash::{Ctx, Done, caller, present};
use serenity::all::CreateInteractionResponse;

#[poise::command(slash_command, interaction_context = "Guild")]
pub(super) async fn plan(ctx: Ctx<'_>, line: Option<String>) -> Done {
    let call = caller(&ctx);
    let Some(line) = line else { return form(ctx, &call).await };
    let answered = call.plan_typed(&line).await;
    present(ctx, &call, answered).await
}

async fn form(ctx: Ctx<'_>, call: &Request) -> Done {
    match call.plan_form().await {
        Ok(form) => {
            ctx.has_sent_initial_response.store(true, std::sync::atomic::Ordering::SeqCst);
            call.respond(CreateInteractionResponse::Modal(form)).await
        }
        Err(refusal) => present(ctx, call, Err(refusal)).await,
    }
}
