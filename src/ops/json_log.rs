//! The log as JSON: one object a line, with the fields of the line and of the interaction in which it was written.

use serde_json::{Map, Value};
use std::fmt;
use std::io::Write as _;
use tracing::field::{Field, Visit};
use tracing::span::{Attributes, Id, Record};
use tracing::{Event, Subscriber};
use tracing_subscriber::Layer;
use tracing_subscriber::fmt::MakeWriter;
use tracing_subscriber::fmt::format::Writer;
use tracing_subscriber::fmt::time::{FormatTime as _, SystemTime};
use tracing_subscriber::layer::Context;
use tracing_subscriber::registry::LookupSpan;

/// Writes the log.
#[derive(Debug)]
pub struct JsonLog<W> {
    writer: W,
}

impl<W> JsonLog<W> {
    /// Writes to that writer, each line at once.
    pub const fn new(writer: W) -> Self {
        Self { writer }
    }
}

/// Fields by name.
#[derive(Clone, Default)]
struct Fields(Map<String, Value>);

impl Visit for Fields {
    fn record_f64(&mut self, field: &Field, value: f64) {
        self.0.insert(field.name().to_owned(), value.into());
    }

    fn record_i64(&mut self, field: &Field, value: i64) {
        self.0.insert(field.name().to_owned(), value.into());
    }

    fn record_u64(&mut self, field: &Field, value: u64) {
        self.0.insert(field.name().to_owned(), value.into());
    }

    fn record_bool(&mut self, field: &Field, value: bool) {
        self.0.insert(field.name().to_owned(), value.into());
    }

    fn record_str(&mut self, field: &Field, value: &str) {
        self.0.insert(field.name().to_owned(), value.into());
    }

    fn record_debug(&mut self, field: &Field, value: &dyn fmt::Debug) {
        self.0.insert(field.name().to_owned(), format!("{value:?}").into());
    }
}

impl<S, W> Layer<S> for JsonLog<W>
where
    S: Subscriber + for<'span> LookupSpan<'span>,
    W: for<'writer> MakeWriter<'writer> + 'static,
{
    fn on_new_span(&self, attributes: &Attributes<'_>, id: &Id, context: Context<'_, S>) {
        let Some(span) = context.span(id) else { return };
        let mut fields = Fields::default();
        attributes.record(&mut fields);
        span.extensions_mut().insert(fields);
    }

    fn on_record(&self, id: &Id, values: &Record<'_>, context: Context<'_, S>) {
        let Some(span) = context.span(id) else { return };
        if let Some(fields) = span.extensions_mut().get_mut::<Fields>() {
            values.record(fields);
        }
    }

    fn on_event(&self, event: &Event<'_>, context: Context<'_, S>) {
        let mut fields = Fields::default();
        for span in
            context.event_scope(event).into_iter().flat_map(tracing_subscriber::registry::Scope::from_root)
        {
            if let Some(of_span) = span.extensions().get::<Fields>() {
                fields.0.extend(of_span.0.clone());
            }
        }
        event.record(&mut fields);
        let mut time = String::new();
        if SystemTime.format_time(&mut Writer::new(&mut time)).is_ok() {
            fields.0.insert("time".to_owned(), time.into());
        }
        fields.0.insert("level".to_owned(), event.metadata().level().as_str().into());
        fields.0.insert("target".to_owned(), event.metadata().target().into());
        let line = format!("{}\n", Value::Object(fields.0));
        // A log that can't be written must not stop the bot.
        let _ = self.writer.make_writer_for(event.metadata()).write_all(line.as_bytes());
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use parking_lot::Mutex;
    use std::sync::Arc;
    use tracing_subscriber::layer::SubscriberExt as _;

    #[derive(Clone, Default)]
    struct Lines(Arc<Mutex<Vec<u8>>>);

    impl std::io::Write for Lines {
        fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
            self.0.lock().extend_from_slice(bytes);
            Ok(bytes.len())
        }

        fn flush(&mut self) -> std::io::Result<()> {
            Ok(())
        }
    }

    #[test]
    fn a_line_is_one_object_with_its_own_fields_and_those_of_the_interaction() {
        let lines = Lines::default();
        let log = lines.clone();
        let subscriber = tracing_subscriber::registry().with(JsonLog::new(move || log.clone()));
        tracing::subscriber::with_default(subscriber, || {
            let span = tracing::error_span!("interaction", interaction = 77_u64, kind = "attack");
            span.in_scope(
                || tracing::warn!(game = 3, milliseconds = 1.5, why = ?Some("a\n\"b\""), "it\nfailed"),
            );
            tracing::info!(left_out = None::<u64>, "outside");
        });
        let text = String::from_utf8(lines.0.lock().clone()).unwrap();
        let objects: Vec<Value> = text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
        assert_eq!(objects.len(), 2, "{text}");
        let (first, second) = (&objects[0], &objects[1]);
        assert_eq!((&first["interaction"], &first["kind"]), (&77.into(), &"attack".into()));
        assert_eq!((&first["game"], &first["milliseconds"]), (&3.into(), &1.5.into()));
        assert_eq!((&first["level"], &first["message"]), (&"WARN".into(), &"it\nfailed".into()));
        assert!(first["time"].as_str().is_some_and(|time| time.ends_with('Z')), "{text}");
        assert!(second.get("interaction").is_none() && second.get("left_out").is_none(), "{text}");
    }
}
