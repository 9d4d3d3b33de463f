//! Registers the slash commands with Discord in the background, if they differ from those registered last: Discord
//! limits registrations.

use super::handler_context::HandlerContext;
use serenity::all::{Command, CreateCommand, Http};
use std::sync::Arc;
use std::time::Duration;

/// Setting key of the fingerprint registered last. It contains the application's id, because a database can be moved to
/// another bot.
fn key(application: u64) -> String {
    format!("commands.{application}")
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
    commands: Vec<CreateCommand>,
) {
    let (key, mark) = (key(application), mark(&commands));
    if context.table.recall(&key).await.ok().flatten().as_deref() == Some(mark.as_str()) {
        tracing::info!("the commands are registered already");
        return;
    }
    for attempt in 0..8_u32 {
        match Command::set_global_commands(&http, commands.clone()).await {
            Ok(registered) => {
                tracing::info!(commands = registered.len(), "commands registered");
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

#[allow(clippy::disallowed_methods, reason = "a background try waits for Discord to recover")]
async fn pause(time: Duration) {
    tokio::time::sleep(time).await;
}
