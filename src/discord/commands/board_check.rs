//! Looks for the message with the buttons of a game, newest board or lobby, when somebody asks for them: it may have been
//! deleted. Discord tells of deletions only those who read every message, so the bot asks, at most once a minute a channel.

use crate::discord::connection::error_class::ErrorClass;
use crate::discord::context::handler_context::HandlerContext;
use crate::discord::interactions::request::Request;
use crate::table::Place;
use serenity::all::{ChannelId, MessageId};
use std::sync::Arc;

/// Looks, in the background, whether the buttons of this channel's game are still there.
pub(crate) fn look_for_buttons(request: &Request) {
    let Ok(place) = request.place() else { return };
    if request.context.board_checks.is_due(place.channel, request.context.clock.now()) {
        tokio::spawn(look(Arc::clone(&request.context), place));
    }
}

async fn look(context: Arc<HandlerContext>, place: Place) {
    let Ok(Some((game, channel, message))) = context.table.message_with_buttons(place).await else { return };
    let http = context.connection.request().await;
    let found = ChannelId::new(channel).message(http, MessageId::new(message)).await;
    if found.is_err_and(|error| ErrorClass::of(&error) == ErrorClass::MessageGone)
        && let Err(error) = context.table.message_gone(game, message).await
    {
        tracing::warn!(%error, "a board that was deleted is not posted anew");
    }
}
