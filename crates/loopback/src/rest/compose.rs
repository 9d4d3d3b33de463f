//! Builds a message from a request body, and applies an edit to an existing message.

use serde_json::{Map, Value};

use super::super::body::Body;
use super::super::message::{
    Attachment, COMPONENTS_V2, EPHEMERAL, File, LOADING, Message, SILENT, number_components, picture_size,
    spoken,
};
use super::super::reply::Reply;
use super::super::snowflakes::Id;
use super::super::state::World;
use super::call::{Call, given};

/// Flags that a bot can set on a message: suppress embeds, suppress notifications, components version 2.
const SETTABLE: u64 = 1 << 2 | SILENT | COMPONENTS_V2;

/// An empty message of the bot.
pub(super) fn blank(call: &mut Call<'_>, channel: Id) -> Message {
    let now = call.now();
    let author = call.world.application;
    let author_name = call.world.person(author).map_or_else(String::new, |p| p.name.clone());
    let id = call.world.ids.next(now);
    Message { author, author_name, ..Message::empty(id, channel, now) }
}

/// How a body fills a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fill {
    /// A new message.
    New,
    /// An edit by id or token.
    Edit,
    /// An edit as the first response (callback 7): without `attachments` the files go.
    Update,
}

/// Fills a message from a body. For an edit, keys that are absent leave the message as it is, null or empty values
/// clear, listed attachments stay and listed new files are added.
pub(super) fn fill(
    call: &mut Call<'_>,
    message: &mut Message,
    data: &Value,
    kind: Fill,
) -> Result<(), Reply> {
    if let Some(content) = data.get("content") {
        content.as_str().unwrap_or_default().clone_into(&mut message.content);
    }
    if let Some(flags) = given(data, "flags").and_then(Value::as_u64) {
        message.flags = (message.flags & (EPHEMERAL | LOADING | SILENT | COMPONENTS_V2)) | (flags & SETTABLE);
    }
    one_dialect(call, message, data)?;
    says(call, message, data);
    if let Some(poll) = given(data, "poll") {
        message.poll = Some(poll.clone());
    }
    let fresh = store(call, message, data, kind);
    match given(data, "attachments").and_then(Value::as_array) {
        Some(listed) => {
            message.attachments.retain(|a| listed.iter().any(|l| Id::from_json(&l["id"]) == Some(a.id)));
        }
        None if kind == Fill::Update => message.attachments.clear(),
        None => {}
    }
    message.attachments.extend(fresh);
    for (key, list) in [("embeds", &mut message.embeds), ("components", &mut message.components)] {
        if let Some(value) = data.get(key) {
            *list = value.as_array().cloned().unwrap_or_default();
        }
    }
    number_components(&mut message.components);
    resolve(call, message)?;
    if message.version_two() {
        for file in message.attachments.iter().filter(|file| !file.in_embed) {
            call.violate("file-unseen", format!("no component shows the file {}", file.filename));
        }
    }
    if message.is_empty() { Err(Reply::empty_message()) } else { Ok(()) }
}

/// Refuses what only one of the two versions of components has on a message of the other: the flag is never taken
/// back, and a message with the flag has neither content nor embeds.
fn one_dialect(call: &mut Call<'_>, message: &Message, data: &Value) -> Result<(), Reply> {
    if !message.version_two() {
        return Ok(());
    }
    let embeds = data.get("embeds").is_none() && !message.embeds.is_empty();
    if message.content.is_empty() && !embeds && message.poll.is_none() {
        return Ok(());
    }
    let what = "content and embeds cannot be used with components version 2, which no edit takes back";
    call.violate("components-v2", what);
    Err(Reply::error(400, 50035, what))
}

/// Notes whom the new text pings, and checks the commands that it mentions.
fn says(call: &mut Call<'_>, message: &mut Message, data: &Value) {
    let two = message.version_two() && data.get("components").is_some();
    if data.get("content").is_none() && !two {
        return;
    }
    let said = if two { spoken("", &data["components"]) } else { message.content.clone() };
    message.pinged = pinged(call.world, &said, &data["allowed_mentions"]);
    for mention in strange_commands(call.world, &said) {
        call.violate("command-mention", format!("no such command: {mention}"));
    }
    for emoji in strange_emojis(call.world, &said) {
        call.violate("emoji", format!("no such emoji: {emoji}"));
    }
}

/// Stores the uploaded files and returns their attachments; an edit adds only those that it lists.
fn store(call: &mut Call<'_>, message: &Message, data: &Value, fill: Fill) -> Vec<Attachment> {
    let body: &Body = call.body;
    let now = call.now();
    let kind = if message.only_for.is_some() { "ephemeral-attachments" } else { "attachments" };
    let mut made = Vec::new();
    for upload in &body.files {
        let listed = data["attachments"].as_array().into_iter().flatten();
        let mut described = listed.filter(|a| Id::from_json(&a["id"]) == Some(Id(upload.index))).peekable();
        if fill != Fill::New && described.peek().is_none() {
            call.violate(
                "file-unlisted",
                format!("attachments does not list the new file {}", upload.filename),
            );
            continue;
        }
        let id = call.world.ids.next(now);
        let path = format!("/cdn/{kind}/{}/{id}/{}", message.channel, upload.filename);
        let description = described.find_map(|a| a["description"].as_str()).map(String::from);
        let size = picture_size(&upload.bytes);
        call.world.files.insert(
            path.clone(),
            File {
                name: upload.filename.clone(),
                content_type: upload.content_type.clone(),
                bytes: if call.server.options().keeps_files { upload.bytes.clone() } else { Vec::new() },
            },
        );
        made.push(Attachment {
            id,
            filename: upload.filename.clone(),
            description,
            content_type: upload.content_type.clone(),
            size: upload.bytes.len() as u64,
            url: format!("{}{path}", call.server.base_url()),
            width: size.map(|s| s.0),
            height: size.map(|s| s.1),
            in_embed: false,
        });
    }
    made
}

/// Replaces `attachment://name` by the file's URL, sets the type of embeds and adds what Discord knows of media.
fn resolve(call: &mut Call<'_>, message: &mut Message) -> Result<(), Reply> {
    let mut missing = None;
    for file in &mut message.attachments {
        file.in_embed = false;
    }
    let mut parts = std::mem::take(&mut message.embeds);
    for embed in &mut parts {
        strip(embed);
        if let Some(object) = embed.as_object_mut() {
            object.insert("type".into(), "rich".into());
        }
        address(embed, &mut message.attachments, &mut missing);
    }
    message.embeds = parts;
    let mut parts = std::mem::take(&mut message.components);
    for component in &mut parts {
        address(component, &mut message.attachments, &mut missing);
        unfurl(call, component, &message.attachments);
    }
    message.components = parts;
    match missing {
        None => Ok(()),
        Some(name) => {
            let what = format!("no file named {name} came along or was there before");
            call.violate("attachment-reference", what.clone());
            Err(Reply::error(400, 50035, &what))
        }
    }
}

/// Removes nulls inside an embed, as Discord does.
fn strip(value: &mut Value) {
    match value {
        Value::Object(map) => {
            map.retain(|_, v| !v.is_null());
            map.values_mut().for_each(strip);
        }
        Value::Array(list) => list.iter_mut().for_each(strip),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

/// Completes the media of components: `media` of a thumbnail or gallery item, `file` of a file.
fn unfurl(call: &mut Call<'_>, component: &mut Value, files: &[Attachment]) {
    match component {
        Value::Array(list) => list.iter_mut().for_each(|child| unfurl(call, child, files)),
        Value::Object(object) => {
            for (key, value) in object.iter_mut() {
                match value.as_object_mut().filter(|_| matches!(key.as_str(), "media" | "file")) {
                    Some(media) => know_media(call, media, files),
                    None => unfurl(call, value, files),
                }
            }
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

fn know_media(call: &mut Call<'_>, media: &mut Map<String, Value>, files: &[Attachment]) {
    if media.contains_key("id") {
        return;
    }
    let now = call.now();
    let url = media.get("url").cloned().unwrap_or_default();
    media.insert("id".into(), call.world.ids.next(now).json());
    media.insert("proxy_url".into(), url.clone());
    let Some(file) = files.iter().find(|file| url == file.url.as_str()) else { return };
    media.insert("attachment_id".into(), file.id.json());
    media.insert("content_type".into(), file.content_type.clone().into());
    media.insert("width".into(), file.width.into());
    media.insert("height".into(), file.height.into());
}

fn address(value: &mut Value, files: &mut [Attachment], missing: &mut Option<String>) {
    match value {
        Value::String(text) => {
            let Some(name) = text.strip_prefix("attachment://") else {
                files.iter_mut().filter(|file| file.url == *text).for_each(|file| file.in_embed = true);
                return;
            };
            match files.iter_mut().rev().find(|f| f.filename == name) {
                Some(file) => {
                    file.in_embed = true;
                    *text = file.url.clone();
                }
                None => *missing = Some(name.to_owned()),
            }
        }
        Value::Array(list) => list.iter_mut().for_each(|v| address(v, files, missing)),
        Value::Object(map) => map.values_mut().for_each(|v| address(v, files, missing)),
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}

/// Emoji in a text that the application does not have: clients show their names.
fn strange_emojis(world: &World, text: &str) -> Vec<String> {
    let written = text.split("<:").skip(1).filter_map(|part| part.split_once('>'));
    let strange = written.filter_map(|(emoji, _)| {
        let (name, id) = emoji.rsplit_once(':')?;
        let id: Id = id.parse().ok()?;
        let known = world.emojis.get(&id).is_some_and(|emoji| emoji.name == name);
        (!known).then(|| emoji.to_owned())
    });
    strange.collect()
}

/// Mentions of commands in a text that name no registered command: clients show them as plain text.
fn strange_commands(world: &World, text: &str) -> Vec<String> {
    let mentions = text.split("</").skip(1).filter_map(|part| part.split_once('>'));
    let strange = mentions.filter_map(|(mention, _)| {
        let (path, id) = mention.rsplit_once(':')?;
        let mut commands = world.commands.values().flatten();
        let known = commands.find(|command| command["id"] == id).is_some_and(|command| calls(command, path));
        (!known).then(|| mention.to_owned())
    });
    strange.collect()
}

/// Whether a path such as `game new` leads to something that can be called.
fn calls(command: &Value, path: &str) -> bool {
    let mut words = path.split(' ');
    let nested = |value: &Value| -> Vec<Value> {
        let options = value["options"].as_array().cloned().unwrap_or_default();
        options.into_iter().filter(|option| matches!(option["type"].as_u64(), Some(1 | 2))).collect()
    };
    let mut at = command.clone();
    if words.next() != at["name"].as_str() {
        return false;
    }
    for word in words {
        let Some(next) = nested(&at).into_iter().find(|option| option["name"] == word) else { return false };
        at = next;
    }
    nested(&at).is_empty()
}

/// The people mentioned in a text whom `allowed_mentions` allows to ping.
pub(super) fn pinged(world: &World, text: &str, allowed: &Value) -> Vec<Id> {
    let mut named: Vec<Id> = Vec::new();
    for part in text.split("<@").skip(1) {
        let number = part.trim_start_matches('!').split('>').next().unwrap_or_default();
        if let Ok(id) = number.parse()
            && world.people.contains_key(&id)
            && !named.contains(&id)
        {
            named.push(id);
        }
    }
    let Some(allowed) = allowed.as_object() else { return named };
    if strings(allowed, "parse").iter().any(|p| p == "users") {
        return named;
    }
    let users = strings(allowed, "users");
    named.retain(|id| users.contains(&id.to_string()));
    named
}

fn strings(map: &Map<String, Value>, key: &str) -> Vec<String> {
    let list = map.get(key).and_then(Value::as_array);
    list.into_iter().flatten().filter_map(text).collect()
}

/// A string, or a number as text.
fn text(value: &Value) -> Option<String> {
    value.as_str().map(String::from).or_else(|| value.as_u64().map(|n| n.to_string()))
}
