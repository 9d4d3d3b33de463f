//! Registers the slash commands with Discord in the background. At each start they are compared with those that Discord
//! holds, and replaced if they differ. The ids that Discord gives them are stored, for mentions of commands ([PBP-60]).

use super::command_comparison::{differing, entry_points, ids};
use crate::discord::connection::error_class::ErrorClass;
use crate::discord::connection::http_clients::Connection;
use crate::discord::context::command_mentions::CommandIds;
use crate::discord::context::handler_context::HandlerContext;
use serde_json::Value;
use serenity::all::{ApplicationId, CreateCommand, LightMethod, Request, Route};
use std::sync::Arc;
use std::time::Duration;

/// Setting key of the ids of the commands. It contains the application's id, because a database can be moved to another
/// bot.
fn ids_key(application: u64) -> String {
    format!("commands.{application}.ids")
}

/// Registers the commands unless Discord holds the same; retries with increasing delays while Discord fails.
pub(crate) async fn register(
    context: Arc<HandlerContext>,
    application: ApplicationId,
    (commands, paths): (Vec<CreateCommand>, Vec<String>),
) {
    let wanted: Vec<Value> = commands
        .iter()
        .map(|command| serde_json::to_value(command).expect("commands are plain data"))
        .collect();
    for attempt in 0..8_u32 {
        match registered(&context.connection, application, &wanted).await {
            Ok(held) => {
                let ids = ids(&held);
                context.mentions.learn(&ids, &paths);
                keep_ids(&context, application.get(), &ids).await;
                return;
            }
            Err(error) => {
                tracing::warn!(attempt, trouble = ?ErrorClass::of(&error), "commands could not be registered");
                pause(Duration::from_secs(1 << attempt)).await;
            }
        }
    }
    tracing::error!("the commands could not be registered; restart the bot to try again");
}

/// The commands as Discord holds them, after replacing them if they differ. Read as raw JSON, because serenity drops the
/// fields of entry points.
async fn registered(
    connection: &Connection,
    application_id: ApplicationId,
    wanted: &[Value],
) -> Result<Vec<Value>, serenity::Error> {
    let route = Route::Commands { application_id };
    let with_localizations = Some(vec![("with_localizations", "true".to_owned())]);
    let held: Vec<Value> = connection
        .request()
        .await
        .fire(Request::new(route, LightMethod::Get).params(with_localizations))
        .await?;
    let changed = differing(wanted, &held);
    if changed.is_empty() {
        tracing::info!(commands = held.len(), "the commands are registered already");
        return Ok(held);
    }
    let all: Vec<Value> = wanted.iter().cloned().chain(entry_points(&held)).collect();
    let body = serde_json::to_vec(&all).expect("commands are plain data");
    let replace = Request::new(route, LightMethod::Put).body(Some(body));
    let held: Vec<Value> = connection.request().await.fire(replace).await?;
    tracing::info!(commands = held.len(), changed = changed.len(), "commands registered");
    Ok(held)
}

async fn keep_ids(context: &HandlerContext, application: u64, ids: &CommandIds) {
    let key = ids_key(application);
    let text = serde_json::to_string(ids).expect("names and numbers");
    if context.table.recall(&key).await.ok().flatten().as_deref() == Some(text.as_str()) {
        return;
    }
    if let Err(error) = context.table.remember(&key, &text).await {
        tracing::warn!(%error, "the ids of the commands could not be remembered");
    }
}

/// Learns the ids that are stored. Called before the first request is handled, so that a message after a restart mentions
/// commands as one before it.
pub(crate) async fn recall_ids(context: &HandlerContext, application: u64, paths: &[String]) {
    let stored = context.table.recall(&ids_key(application)).await.ok().flatten();
    if let Some(ids) = stored.and_then(|text| serde_json::from_str(&text).ok()) {
        context.mentions.learn(&ids, paths);
    }
}

#[allow(clippy::disallowed_methods, reason = "a background try waits for Discord to recover")]
async fn pause(time: Duration) {
    tokio::time::sleep(time).await;
}
