//! `/my games` and `/my next`: work in every channel, also where the bot isn't, and in direct messages ([PBP-4],
//! [PBP-58]).

use crate::discord::interactions::slash::{Ctx, Done, caller, present};

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
    let call = caller(&ctx);
    let answered = call.my_games(0).await;
    present(ctx, &call, answered).await
}

#[poise::command(slash_command)]
async fn next(ctx: Ctx<'_>) -> Done {
    let call = caller(&ctx);
    let answered = call.my_next().await;
    present(ctx, &call, answered).await
}
