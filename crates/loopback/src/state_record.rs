//! Records of the state file: serializer and parser of people, guilds, channels and messages as lines of JSON.
//!
//! URLs of sent files are written without the host, because the port changes with each start.

use std::collections::{BTreeMap, BTreeSet};

use data_encoding::BASE64;
use serde_json::{Value, json};

use super::entities::{Channel, ChannelKind, Emoji, Guild, Person};
use super::message::{Attachment, Message};
use super::snowflakes::Id;

/// An id in a line, as a number.
pub(super) fn id(value: &Value) -> Option<Id> {
    value.as_u64().map(Id)
}

fn text(value: &Value) -> Option<String> {
    value.as_str().map(String::from)
}

fn ids(value: &Value) -> Option<Vec<Id>> {
    value.as_array()?.iter().map(id).collect()
}

fn list(value: &Value) -> Option<Vec<Value>> {
    value.as_array().cloned()
}

fn numbers<'a>(ids: impl IntoIterator<Item = &'a Id>) -> Vec<u64> {
    ids.into_iter().map(|id| id.0).collect()
}

fn number(id: Option<Id>) -> Option<u64> {
    id.map(|id| id.0)
}

pub(super) fn person(p: &Person) -> Value {
    json!({
        "id": p.id.0, "name": p.name, "locale": p.locale, "dms_open": p.dms_open, "manager": p.manager, "bot": p.bot,
        "left": p.left,
        "installed": p.installed,
    })
}

pub(super) fn read_person(v: &Value) -> Option<Person> {
    Some(Person {
        id: id(&v["id"])?,
        name: text(&v["name"])?,
        locale: text(&v["locale"])?,
        dms_open: v["dms_open"].as_bool()?,
        manager: v["manager"].as_bool()?,
        bot: v["bot"].as_bool()?,
        // Absent in files of earlier versions.
        left: v["left"].as_bool().unwrap_or(false),
        // Files of earlier versions lack it.
        installed: v["installed"].as_bool().unwrap_or(false),
        // Roles are made by tests only and are not kept.
        roles: BTreeSet::new(),
    })
}

pub(super) fn guild(g: &Guild) -> Value {
    json!({"id": g.id.0, "name": g.name, "locale": g.locale, "community": g.community})
}

pub(super) fn read_guild(v: &Value) -> Option<Guild> {
    Some(Guild {
        id: id(&v["id"])?,
        name: text(&v["name"])?,
        locale: text(&v["locale"])?,
        // Absent in files of older versions.
        community: v["community"].as_bool().unwrap_or(false),
    })
}

pub(super) fn emoji(e: &Emoji) -> Value {
    json!({"id": e.id.0, "name": e.name, "png": BASE64.encode(&e.bytes)})
}

pub(super) fn read_emoji(v: &Value) -> Option<Emoji> {
    let bytes = BASE64.decode(v["png"].as_str()?.as_bytes()).ok()?;
    Some(Emoji { id: id(&v["id"])?, name: text(&v["name"])?, bytes })
}

/// All commands: pairs of scope (null: global, else the guild) and the list of commands.
pub(super) fn commands(all: &BTreeMap<Option<Id>, Vec<Value>>) -> Value {
    all.iter().map(|(scope, list)| json!([number(*scope), list])).collect()
}

pub(super) fn read_commands(v: &Value) -> Option<BTreeMap<Option<Id>, Vec<Value>>> {
    v.as_array()?.iter().map(|pair| Some((id(&pair[0]), list(&pair[1])?))).collect()
}

/// A channel without its messages: each message names its channel.
pub(super) fn channel(c: &Channel) -> Value {
    json!({
        "id": c.id.0, "kind": c.kind.number(), "name": c.name, "guild": number(c.guild), "parent": number(c.parent),
        "recipient": number(c.recipient), "archived": c.archived, "locked": c.locked, "auto_archive": c.auto_archive, "topic": c.topic,
        "members": numbers(&c.members), "denied": c.denied,
    })
}

pub(super) fn read_channel(v: &Value) -> Option<Channel> {
    let kinds = [ChannelKind::Text, ChannelKind::Dm, ChannelKind::PublicThread, ChannelKind::PrivateThread];
    let kind = kinds.into_iter().find(|k| v["kind"] == k.number())?;
    Some(Channel {
        guild: id(&v["guild"]),
        parent: id(&v["parent"]),
        recipient: id(&v["recipient"]),
        archived: v["archived"].as_bool()?,
        locked: v["locked"].as_bool().unwrap_or_default(),
        auto_archive: v["auto_archive"].as_u64()?,
        topic: text(&v["topic"]),
        members: ids(&v["members"])?.into_iter().collect(),
        denied: v["denied"].as_u64()?,
        ..Channel::bare(id(&v["id"])?, kind, text(&v["name"])?)
    })
}

pub(super) fn message(m: &Message, base: &str) -> Value {
    let mut value = json!({
        "id": m.id.0, "channel": m.channel.0, "author": m.author.0, "author_name": m.author_name,
        "content": m.content, "embeds": m.embeds, "components": m.components,
        "attachments": m.attachments.iter().map(attachment).collect::<Vec<_>>(),
        "flags": m.flags, "only_for": number(m.only_for), "created_ms": m.created_ms, "edited_ms": m.edited_ms,
        "old_edits": m.old_edits, "pinged": numbers(&m.pinged), "interaction": number(m.interaction),
        "heading": m.heading, "reply_to": number(m.reply_to), "nonce": m.nonce, "pinned": m.pinned, "poll": m.poll,
    });
    addresses(&mut value, &|url| {
        url.strip_prefix(base).filter(|path| path.starts_with("/cdn/")).map(String::from)
    });
    value
}

pub(super) fn read_message(v: &Value, base: &str) -> Option<Message> {
    let mut value = v.clone();
    addresses(&mut value, &|url| url.starts_with("/cdn/").then(|| format!("{base}{url}")));
    let v = &value;
    let some = |v: &Value| (!v.is_null()).then(|| v.clone());
    Some(Message {
        author: id(&v["author"])?,
        author_name: text(&v["author_name"])?,
        content: text(&v["content"])?,
        embeds: list(&v["embeds"])?,
        components: list(&v["components"])?,
        attachments: v["attachments"].as_array()?.iter().map(read_attachment).collect::<Option<_>>()?,
        flags: v["flags"].as_u64()?,
        only_for: id(&v["only_for"]),
        edited_ms: v["edited_ms"].as_u64(),
        old_edits: v["old_edits"].as_u64()?.try_into().ok()?,
        pinged: ids(&v["pinged"])?,
        interaction: id(&v["interaction"]),
        heading: text(&v["heading"]),
        reply_to: id(&v["reply_to"]),
        nonce: some(&v["nonce"]),
        pinned: v["pinned"].as_bool()?,
        poll: some(&v["poll"]),
        ..Message::empty(id(&v["id"])?, id(&v["channel"])?, v["created_ms"].as_u64()?)
    })
}

fn attachment(a: &Attachment) -> Value {
    json!({
        "id": a.id.0, "filename": a.filename, "description": a.description, "content_type": a.content_type,
        "size": a.size, "url": a.url, "width": a.width, "height": a.height, "in_embed": a.in_embed,
    })
}

fn read_attachment(v: &Value) -> Option<Attachment> {
    Some(Attachment {
        id: id(&v["id"])?,
        filename: text(&v["filename"])?,
        description: text(&v["description"]),
        content_type: text(&v["content_type"])?,
        size: v["size"].as_u64()?,
        url: text(&v["url"])?,
        width: v["width"].as_u64(),
        height: v["height"].as_u64(),
        in_embed: v["in_embed"].as_bool()?,
    })
}

/// Rewrites every URL anywhere in a message.
fn addresses(value: &mut Value, rewrite: &dyn Fn(&str) -> Option<String>) {
    match value {
        Value::Array(items) => items.iter_mut().for_each(|item| addresses(item, rewrite)),
        Value::Object(map) => {
            for (key, item) in map {
                match item {
                    Value::String(url) if key == "url" || key == "proxy_url" => {
                        if let Some(other) = rewrite(url) {
                            *url = other;
                        }
                    }
                    _ => addresses(item, rewrite),
                }
            }
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_is_read_as_it_was_written_at_the_address_of_the_next_start() {
        let mut message = Message::empty(Id(7), Id(3), 1_000);
        message.content = "http://127.0.0.1:1/cdn/attachments/x stays as it was said".into();
        message.embeds = vec![json!({"image": {"url": "http://127.0.0.1:1/cdn/attachments/3/8/board.png"}})];
        message.components = vec![json!({"type": 1, "id": 1, "components": []})];
        message.attachments = vec![Attachment {
            id: Id(8),
            filename: "board.png".into(),
            description: Some("the board".into()),
            content_type: "image/png".into(),
            size: 5,
            url: "http://127.0.0.1:1/cdn/attachments/3/8/board.png".into(),
            width: Some(800),
            height: None,
            in_embed: true,
        }];
        message.only_for = Some(Id(5));
        message.nonce = Some(json!("n1"));
        message.pinged = vec![Id(5)];
        let written = super::message(&message, "http://127.0.0.1:1");
        let read = read_message(&written, "http://127.0.0.1:2").expect("it is read");
        let url = "http://127.0.0.1:2/cdn/attachments/3/8/board.png";
        assert_eq!((read.attachments[0].url.as_str(), &read.embeds[0]["image"]["url"]), (url, &json!(url)));
        let back = super::message(&read, "http://127.0.0.1:2");
        assert_eq!((back, &read.content), (written, &message.content));
    }

    #[test]
    fn a_channel_is_read_as_it_was_written() {
        let mut thread = Channel::bare(Id(9), ChannelKind::PrivateThread, "round 1");
        thread.parent = Some(Id(3));
        thread.members.insert(Id(5));
        thread.topic = Some("t".into());
        assert_eq!(read_channel(&channel(&thread)), Some(thread));
    }
}
