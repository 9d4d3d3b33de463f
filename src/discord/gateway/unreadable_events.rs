//! Logs interactions that serenity can't deserialise. Serenity drops them silently, and the person sees "The
//! application did not respond". The log contains only field names, not the content.

use serenity::all::{Context, Event, RawEventHandler};
use serenity::async_trait;

/// Event handler that logs unreadable interactions.
pub(crate) struct UnreadableEventLogger;

#[async_trait]
impl RawEventHandler for UnreadableEventLogger {
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
