//! `/rules`: what a table plays, and what a command card does, for everybody ([PBP-47]); `/orders`: a player's own standing
//! orders ([PBP-14]). All responses are private.

use super::super::components::MESSAGE;
use crate::discord::commands::plan_pages;
use crate::discord::context::answer::Answer;
use crate::discord::families;
use crate::discord::interactions::request::{Answered, Refusal, Request};
use crate::discord::interactions::slash::{Ctx, Done, caller, choices, refusal};
use crate::discord::lobby::table_options::clock_text;
use crate::discord::panels::reply::present;
use crate::discord::texts::status_text;
use crate::rules::Setup;
use crate::table::TableError;
use crate::text::{CardPage, ClockText};
use serenity::all::CreateAutocompleteResponse;

#[poise::command(slash_command, interaction_context = "Guild")]
pub(super) async fn rules(ctx: Ctx<'_>, #[autocomplete = "complete_card"] card: Option<String>) -> Done {
    let request = caller(&ctx);
    let answered = match card {
        None => rules_here(&request).await,
        Some(card) => card_here(&request, &card).await,
    };
    present(ctx, &request, answered).await
}

/// Command cards of the game in this channel: those in the person's hand first.
async fn complete_card(ctx: Ctx<'_>, partial: &str) -> CreateAutocompleteResponse {
    let request = Request::of_command(ctx.framework.user_data, ctx.interaction);
    let Ok(look) = request.look().await else { return choices(Vec::new()) };
    choices(request.words.card_choices(&look.view, partial))
}

#[poise::command(slash_command, interaction_context = "Guild")]
pub(super) async fn orders(ctx: Ctx<'_>) -> Done {
    let request = caller(&ctx);
    let answered = own_orders(&request).await;
    present(ctx, &request, answered).await
}

/// The rules of the game or lobby in this channel.
async fn rules_here(request: &Request) -> Answered {
    let (setup, clock) = setup_here(request).await?;
    Ok(Answer::new(request.words.rules_text(&setup, &clock, MESSAGE)))
}

/// What a command card does by these rules ([PBP-47]).
async fn card_here(request: &Request, typed: &str) -> Answered {
    let (setup, ..) = setup_here(request).await?;
    match request.words.card_page(&setup.options, typed) {
        CardPage::Found(page) => Ok(Answer::new(page)),
        CardPage::NotFound(why) => Err(refusal(why)),
    }
}

/// Set-up of the game or lobby in this channel, and what it does about time.
async fn setup_here(request: &Request) -> Result<(Setup, ClockText), Refusal> {
    Ok(match request.look().await {
        Ok(look) => {
            let view = &look.view;
            let options = view.options.clone();
            let setup = Setup { rulebook: view.rulebook, seats: view.players, options };
            (setup, clock_text(look.pace, look.clock, look.defence_waits))
        }
        Err(Refusal::Table(TableError::NotRunning { .. })) => {
            let lobby = request.context.table.lobby(request.place()?).await?;
            let clock = clock_text(lobby.pace, lobby.clock, lobby.defence_waits);
            (lobby.setup, clock)
        }
        Err(refusal) => return Err(refusal),
    })
}

async fn own_orders(request: &Request) -> Answered {
    let look = request.look().await?;
    let standing = request.context.table.standing(request.place()?, &request.person).await?;
    let said = request.words.standing(&standing, &look.view, &status_text::names(&look));
    let (plans, rows) = plan_pages::own_plans(request, &look);
    let mut lines = vec![request.words.orders_title(look.number), said];
    lines.extend(plans);
    families::standing_page(request, &look, Answer::new(lines.join("\n")).with(rows)).await
}
