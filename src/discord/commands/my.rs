//! `/my games` and `/my next`: work in every channel, also where the bot isn't, and in direct messages ([PBP-4],
//! [PBP-58]).

use crate::discord::interactions::slash::{Ctx, Done, caller};
use crate::discord::panels::my_games;
use crate::discord::panels::reply::present;

#[poise::command(
    slash_command,
    install_context = "Guild|User",
    interaction_context = "Guild|BotDm|PrivateChannel",
    subcommands("games", "next"),
    subcommand_required
)]
#[allow(clippy::unused_async, reason = "the framework calls it")]
pub(super) async fn my(_: Ctx<'_>) -> Done {
    Ok(())
}

#[poise::command(slash_command)]
async fn games(ctx: Ctx<'_>) -> Done {
    let request = caller(&ctx);
    let answered = my_games::my_games(&request, 0).await;
    present(ctx, &request, answered).await
}

#[poise::command(slash_command)]
async fn next(ctx: Ctx<'_>) -> Done {
    let request = caller(&ctx);
    let answered = my_games::my_next(&request).await;
    present(ctx, &request, answered).await
}
