//! The alarm for what the client can't read: serenity drops an event that it can't deserialise without a word, and the
//! person reads "The application did not respond". Never prints what was in it.

use serenity::all::{Context, Event, RawEventHandler};
use serenity::async_trait;

/// Tells the log about interactions that could not be read.
pub(crate) struct Alarm;

#[async_trait]
impl RawEventHandler for Alarm {
    async fn raw_event(&self, _: Context, event: Event) {
        if let Event::Unknown(unknown) = event
            && unknown.kind == "INTERACTION_CREATE"
        {
            let fields: Vec<&str> =
                unknown.value.as_object().map(|o| o.keys().map(String::as_str).collect()).unwrap_or_default();
            tracing::error!(?fields, "an interaction could not be read and stays unanswered");
        }
    }
}
