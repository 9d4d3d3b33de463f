//! `/talk`: private talks between players, each a thread that the bot opens and archives ([R3-8]).

use super::super::slash::{Ctx, Done, caller, present};
use serenity::all::User;

#[poise::command(
    slash_command,
    interaction_context = "Guild",
    subcommands("open", "list", "close"),
    subcommand_required
)]
#[allow(clippy::unused_async, reason = "the framework calls it")]
pub(super) async fn talk(_: Ctx<'_>) -> Done {
    Ok(())
}

#[poise::command(slash_command)]
async fn open(
    ctx: Ctx<'_>,
    player: User,
    second: Option<User>,
    third: Option<User>,
    fourth: Option<User>,
) -> Done {
    let call = caller(&ctx);
    let with = [Some(player), second, third, fourth].into_iter().flatten().map(|user| user.id.get());
    let with: Vec<u64> = with.collect();
    let answered = call.open_talk(&with).await;
    present(ctx, &call, answered).await
}

#[poise::command(slash_command)]
async fn list(ctx: Ctx<'_>) -> Done {
    let call = caller(&ctx);
    let answered = call.list_talks().await;
    present(ctx, &call, answered).await
}

#[poise::command(slash_command)]
async fn close(ctx: Ctx<'_>) -> Done {
    let call = caller(&ctx);
    let answered = call.close_talk().await;
    present(ctx, &call, answered).await
}
