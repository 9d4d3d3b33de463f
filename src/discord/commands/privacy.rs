//! `/privacy`: what is kept about a person, and of a server; as a file, and erased ([PBP-54]). With buttons too ([PBP-8]).

use crate::discord::interactions::press_response::DataOf;
use crate::discord::interactions::slash::{Ctx, Done, caller};
use crate::discord::panels::privacy_page;
use crate::discord::panels::reply::present;

#[poise::command(
    slash_command,
    interaction_context = "Guild|BotDm",
    subcommands("show", "export", "erase", "export_server", "erase_server"),
    subcommand_required
)]
#[allow(clippy::unused_async, reason = "the framework calls it")]
pub(super) async fn privacy(_: Ctx<'_>) -> Done {
    Ok(())
}

#[poise::command(slash_command)]
async fn show(ctx: Ctx<'_>) -> Done {
    let request = caller(&ctx);
    let answered = Ok(privacy_page::show(&request));
    present(ctx, &request, answered).await
}

#[poise::command(slash_command)]
async fn export(ctx: Ctx<'_>) -> Done {
    privacy_page::respond_to_command(ctx, &caller(&ctx), DataOf::Person).await
}

#[poise::command(slash_command)]
async fn erase(ctx: Ctx<'_>) -> Done {
    let request = caller(&ctx);
    let answered = privacy_page::ask_erase(&request).await;
    present(ctx, &request, answered).await
}

#[poise::command(slash_command)]
async fn export_server(ctx: Ctx<'_>) -> Done {
    privacy_page::respond_to_command(ctx, &caller(&ctx), DataOf::Server).await
}

#[poise::command(slash_command)]
async fn erase_server(ctx: Ctx<'_>) -> Done {
    let request = caller(&ctx);
    let answered = privacy_page::ask_erase_server(&request).await;
    present(ctx, &request, answered).await
}
