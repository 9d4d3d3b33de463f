//! Whether the bot may write in a thread that was locked. Discord is asked, and only if a game, a lobby or a tournament is there:
//! threads are locked rarely, and to know the permissions in all channels of all servers takes much memory.

use super::place_events::is_locked;
use crate::discord::connection::error_class::ErrorClass;
use crate::discord::context::handler_context::HandlerContext;
use serenity::all::{ChannelId, GuildChannel, GuildId, Permissions};

/// Whether a thread stays open for the bot: it is not locked any more, or the bot may manage threads, or it is not known: then
/// the next post shows it.
pub(super) async fn may_write(context: &HandlerContext, guild: GuildId, thread: ChannelId) -> bool {
    match context.table.channel_in_use(thread.get()).await {
        Ok(true) => {}
        Ok(false) => return true,
        Err(error) => {
            tracing::error!(%error, "the games of a locked thread are not known");
            return true;
        }
    }
    match permissions(context, guild, thread).await {
        Ok(Some((thread, permissions))) => !is_locked(&thread) || permissions.manage_threads(),
        Ok(None) => true,
        Err(error) => {
            tracing::warn!(error = ?ErrorClass::of(&error), "the permissions in a locked thread are not known");
            true
        }
    }
}

/// The thread, and what the bot may do in its channel. `None`: there is no such thread.
async fn permissions(
    context: &HandlerContext,
    guild: GuildId,
    thread: ChannelId,
) -> Result<Option<(GuildChannel, Permissions)>, serenity::Error> {
    let connection = &context.connection;
    let Some(bot) = context.bot_user.get().copied() else { return Ok(None) };
    let Some(thread) = connection.request().await.get_channel(thread).await?.guild() else { return Ok(None) };
    let Some(parent) = thread.parent_id else { return Ok(None) };
    let Some(parent) = connection.request().await.get_channel(parent).await?.guild() else { return Ok(None) };
    let member = connection.request().await.get_member(guild, bot).await?;
    let guild = connection.request().await.get_guild(guild).await?;
    let permissions = guild.user_permissions_in(&parent, &member);
    Ok(Some((thread, permissions)))
}
