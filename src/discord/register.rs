//! Registers the slash commands with Discord in the background, if they differ from those registered last: Discord
//! limits registrations. The ids that Discord gives them are stored, for mentions of commands ([PBP-60]).

use super::command_mentions::CommandIds;
use super::handler_context::HandlerContext;
use serenity::all::{Command, CreateCommand, Http};
use std::sync::Arc;
use std::time::Duration;

/// Setting key of the fingerprint registered last. It contains the application's id, because a database can be moved to
/// another bot.
fn key(application: u64) -> String {
    format!("commands.{application}")
}

/// Setting key of the ids of the commands registered last.
fn ids_key(application: u64) -> String {
    format!("commands.{application}.ids")
}

/// Fingerprint of the commands: FNV-1a, 64 bits. Serves only to detect changes.
fn mark(commands: &[CreateCommand]) -> String {
    let text = serde_json::to_string(commands).expect("commands are plain data");
    let hash = text.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    });
    format!("{hash:016x}")
}

/// Registers the commands if they have changed; retries with increasing delays while Discord fails.
pub(crate) async fn register(
    context: Arc<HandlerContext>,
    http: Arc<Http>,
    application: u64,
    (commands, paths): (Vec<CreateCommand>, Vec<String>),
) {
    let (key, mark) = (key(application), mark(&commands));
    if context.table.recall(&key).await.ok().flatten().as_deref() == Some(mark.as_str()) {
        tracing::info!("the commands are registered already");
        if !recall_ids(&context, application, &paths).await {
            ask_for_ids(&context, &http, application, &paths).await;
        }
        return;
    }
    for attempt in 0..8_u32 {
        match Command::set_global_commands(&http, commands.clone()).await {
            Ok(registered) => {
                tracing::info!(commands = registered.len(), "commands registered");
                let ids = ids_of(&registered);
                context.mentions.learn(&ids, &paths);
                keep_ids(&context, application, &ids).await;
                if let Err(error) = context.table.remember(&key, &mark).await {
                    tracing::warn!(%error, "that the commands are registered could not be remembered");
                }
                return;
            }
            Err(error) => {
                tracing::warn!(attempt, trouble = ?super::error_class::ErrorClass::of(&error), "commands could not be registered");
                pause(Duration::from_secs(1 << attempt)).await;
            }
        }
    }
    tracing::error!("the commands could not be registered; restart the bot to try again");
}

fn ids_of(registered: &[Command]) -> CommandIds {
    registered.iter().map(|command| (command.name.clone(), command.id.get())).collect()
}

async fn keep_ids(context: &HandlerContext, application: u64, ids: &CommandIds) {
    let text = serde_json::to_string(ids).expect("names and numbers");
    if let Err(error) = context.table.remember(&ids_key(application), &text).await {
        tracing::warn!(%error, "the ids of the commands could not be remembered");
    }
}

/// Learns the ids that are stored; false if there are none. Called before the first request is handled, so that a message
/// after a restart mentions commands as one before it.
pub(crate) async fn recall_ids(context: &HandlerContext, application: u64, paths: &[String]) -> bool {
    let stored = context.table.recall(&ids_key(application)).await.ok().flatten();
    let Some(ids) = stored.and_then(|text| serde_json::from_str(&text).ok()) else { return false };
    context.mentions.learn(&ids, paths);
    true
}

/// Asks Discord for the ids of commands that an older version registered. Without them commands in public messages stay
/// plain text.
async fn ask_for_ids(context: &HandlerContext, http: &Http, application: u64, paths: &[String]) {
    match http.get_global_commands().await {
        Ok(registered) => {
            let ids = ids_of(&registered);
            context.mentions.learn(&ids, paths);
            keep_ids(context, application, &ids).await;
        }
        Err(error) => {
            tracing::warn!(trouble = ?super::error_class::ErrorClass::of(&error), "the ids of the commands are unknown");
        }
    }
}

#[allow(clippy::disallowed_methods, reason = "a background try waits for Discord to recover")]
async fn pause(time: Duration) {
    tokio::time::sleep(time).await;
}
