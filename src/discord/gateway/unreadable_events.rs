//! Logs interactions that serenity can't deserialise. Serenity drops them silently, and the person sees "The
//! application did not respond". The log contains only field names, not the content.

use futures_util::StreamExt as _;
use futures_util::stream::BoxStream;
use parking_lot::Mutex;
use serenity::all::{Context, Event, ShardId};
use serenity::collector::collect;
use std::collections::BTreeMap;

/// The shards whose events are looked at. Serenity does so as long as what it returned is kept.
#[derive(Default)]
pub(crate) struct UnreadableEventLogger(Mutex<BTreeMap<ShardId, BoxStream<'static, ()>>>);

impl UnreadableEventLogger {
    /// Logs the unreadable interactions of a shard that has just begun a session. A handler of raw events would do the same, but
    /// gets a copy and a task for each event of any kind, while a person waits.
    pub(crate) fn watch(&self, ctx: &Context) {
        let looked_at = collect(&ctx.shard, |event| {
            if let Some(fields) = unreadable(event) {
                tracing::error!(?fields, "an interaction could not be read and stays unanswered");
            }
            None
        });
        self.0.lock().insert(ctx.shard_id, looked_at.boxed());
    }
}

/// The names of the fields of an interaction that could not be deserialised.
fn unreadable(event: &Event) -> Option<Vec<&str>> {
    match event {
        Event::Unknown(unknown) if unknown.kind == "INTERACTION_CREATE" => Some(
            unknown.value.as_object().map(|o| o.keys().map(String::as_str).collect()).unwrap_or_default(),
        ),
        _ => None,
    }
}
