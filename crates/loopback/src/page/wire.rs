//! JSON of the loopback's values for the page's script.
//!
//! Shows no more than the requesting person may see: the loopback leaves out the ephemeral messages of others.

use serde_json::{Value, json};

use crate::{Attachment, Channel, ChannelKind, Id, Loopback, Message, Modal, Outcome, Person};

/// A person in the side bar.
pub(super) fn person(p: &Person) -> Value {
    json!({"id": p.id.to_string(), "name": p.name, "locale": p.locale, "dms_open": p.dms_open})
}

/// A channel, a thread or a DM with the bot.
pub(super) fn channel(c: &Channel) -> Value {
    let kind = match c.kind {
        ChannelKind::Text => "text",
        ChannelKind::Dm => "dm",
        ChannelKind::PublicThread | ChannelKind::PrivateThread => "thread",
    };
    json!({
        "id": c.id.to_string(), "name": c.name, "kind": kind, "topic": c.topic, "archived": c.archived,
        "parent": c.parent.map(|id| id.to_string()), "person": c.recipient.map(|id| id.to_string()),
    })
}

/// A message in Discord's shape, with additional keys for the page.
pub(super) fn message(m: &Message, loopback: &Loopback) -> Value {
    let base = loopback.base_url();
    let mut embeds = Value::Array(m.embeds.clone());
    own_files(&mut embeds, &base);
    let mut components = Value::Array(m.components.clone());
    own_files(&mut components, &base);
    let bot = m.author == loopback.application();
    json!({
        "id": m.id.to_string(),
        "author": {"id": m.author.to_string(), "username": m.author_name, "bot": bot},
        "content": m.content,
        "timestamp": m.created_ms,
        "edited": m.edited_ms,
        "embeds": embeds,
        "components": components,
        "version_two": m.version_two(),
        "attachments": m.attachments.iter().map(|a| attachment(a, &base)).collect::<Vec<_>>(),
        "only_for": m.only_for.map(|id| id.to_string()),
        "loading": m.loading(),
        "pinged": m.pinged.iter().map(ToString::to_string).collect::<Vec<_>>(),
        "heading": m.heading,
    })
}

fn attachment(a: &Attachment, base: &str) -> Value {
    json!({
        "id": a.id.to_string(), "filename": a.filename, "description": a.description, "content_type": a.content_type,
        "size": a.size, "width": a.width, "height": a.height, "url": own_file(&a.url, base),
    })
}

/// Rewrites the URL of a loopback file to the page's own origin.
fn own_file(url: &str, base: &str) -> String {
    match url.strip_prefix(base) {
        Some(path) if path.starts_with("/cdn/") => format!("/page/file{path}"),
        _ => url.to_owned(),
    }
}

fn own_files(value: &mut Value, base: &str) {
    match value {
        Value::String(text) => *text = own_file(text, base),
        Value::Array(items) => items.iter_mut().for_each(|item| own_files(item, base)),
        Value::Object(map) => map.values_mut().for_each(|item| own_files(item, base)),
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}

/// The outcome of a command, a button, a select menu or a modal.
pub(super) fn outcome(o: &Outcome) -> Value {
    json!({
        "answered": o.ack.is_some(),
        "modal": o.modal.as_ref().map(modal),
        "modal_key": o.modal.as_ref().map(|m| m.interaction.to_string()),
    })
}

fn modal(m: &Modal) -> Value {
    json!({"title": m.title, "components": m.components})
}

/// An id in a request: a decimal string.
pub(super) fn id(value: &Value) -> Option<Id> {
    value.as_str()?.parse().ok()
}
