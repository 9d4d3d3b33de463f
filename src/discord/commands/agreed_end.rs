//! `/game concede` and `/game call`: the end of a game by agreement ([PBP-65]).

use crate::discord::interactions::request::{Answered, Request};
use crate::discord::interactions::slash::{Ctx, Done, caller, choices, fitting, refusal};
use crate::discord::options::seat_names::seat_named;
use crate::discord::panels::agreed_end;
use crate::discord::panels::reply::present;
use crate::discord::texts::status_text;
use serenity::all::CreateAutocompleteResponse;

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

/// The other players who are still in the game.
async fn complete_rival(ctx: Ctx<'_>, partial: &str) -> CreateAutocompleteResponse {
    let request = Request::of_command(ctx.framework.user_data, ctx.interaction);
    let Ok(look) = request.look().await else { return choices(Vec::new()) };
    let (names, own) = (status_text::plain_names(&look), look.view.viewer_seat());
    let rivals = look.view.alive.iter().filter(|seat| Some(**seat) != own);
    let named = rivals.map(|seat| request.words.seat_name(&names, *seat)).map(|name| (name.clone(), name));
    choices(fitting(named, partial))
}
