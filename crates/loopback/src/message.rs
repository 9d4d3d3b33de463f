//! `Message`: a stored message with its files, and the buttons and select menus on it.

use std::sync::LazyLock;

use serde_json::{Map, Value};

use super::snowflakes::Id;

/// Flag: only the person who caused it sees it.
pub(crate) const EPHEMERAL: u64 = 1 << 6;
/// Flag: deferred, "is thinking…".
pub(crate) const LOADING: u64 = 1 << 7;
/// Flag: created without a notification.
pub(crate) const SILENT: u64 = 1 << 12;
/// Flag: uses components version 2.
pub(crate) const COMPONENTS_V2: u64 = 1 << 15;

/// A stored file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct File {
    /// Its name, for instance `board.png`.
    pub name: String,
    /// Its MIME type.
    pub content_type: String,
    /// Its content.
    pub bytes: Vec<u8>,
}

/// An attachment of a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Attachment {
    /// The attachment's id.
    pub id: Id,
    /// The file's name.
    pub filename: String,
    /// Alt text.
    pub description: Option<String>,
    /// MIME type.
    pub content_type: String,
    /// Size in bytes.
    pub size: u64,
    /// Full URL.
    pub url: String,
    /// Width in pixels, of a PNG or a GIF.
    pub width: Option<u64>,
    /// Height in pixels, of a PNG or a GIF.
    pub height: Option<u64>,
    /// Whether an embed or a media component shows it, so that it is not listed below the message.
    pub in_embed: bool,
}

/// A message.
#[derive(Clone, Debug, PartialEq)]
pub struct Message {
    /// The message's id.
    pub id: Id,
    /// Id of its channel.
    pub channel: Id,
    /// Id of its author.
    pub author: Id,
    /// Name of its author.
    pub author_name: String,
    /// Its text.
    pub content: String,
    /// Embeds as the bot sent them, with `type`.
    pub embeds: Vec<Value>,
    /// Components as the bot sent them, each with a numeric `id`.
    pub components: Vec<Value>,
    /// Its files.
    pub attachments: Vec<Attachment>,
    /// Discord's message flags.
    pub flags: u64,
    /// The only person who sees it (an ephemeral message).
    pub only_for: Option<Id>,
    /// Creation time in Unix milliseconds.
    pub created_ms: u64,
    /// Time of the last edit in Unix milliseconds.
    pub edited_ms: Option<u64>,
    /// How many times it was edited when it was older than an hour.
    pub old_edits: u32,
    /// People whom it pinged (named in the text and allowed by `allowed_mentions`).
    pub pinged: Vec<Id>,
    /// Id of the interaction that it responds to.
    pub interaction: Option<Id>,
    /// Line shown above a response, for instance `/command`.
    pub heading: Option<String>,
    /// Id of the message that it replies to.
    pub reply_to: Option<Id>,
    /// The nonce it was sent with.
    pub nonce: Option<Value>,
    /// Whether it is pinned.
    pub pinned: bool,
    /// Its poll, as the bot sent it.
    pub poll: Option<Value>,
}

/// A visible button.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Button {
    /// Custom id; `None` for a link.
    pub custom_id: Option<String>,
    /// What a person reads: the text that it stands beside, if it does, in one line; its emoji, and its label.
    pub label: String,
    /// Style: 1 primary, 2 secondary, 3 success, 4 danger, 5 link.
    pub style: u64,
    /// Whether it is disabled.
    pub disabled: bool,
    /// URL of a link button.
    pub url: Option<String>,
}

/// A visible select menu.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Select {
    /// Custom id.
    pub custom_id: String,
    /// Component type: 3 strings, 5 users, 6 roles, 7 mentionables, 8 channels.
    pub kind: u64,
    /// Its options as (value, label, description).
    pub options: Vec<(String, String, Option<String>)>,
    /// Placeholder text.
    pub placeholder: Option<String>,
    /// Minimum number of values.
    pub min_values: u64,
    /// Maximum number of values.
    pub max_values: u64,
    /// Whether it is disabled.
    pub disabled: bool,
}

impl Message {
    /// An empty message without an author.
    pub(crate) fn empty(id: Id, channel: Id, created_ms: u64) -> Message {
        Message {
            id,
            channel,
            author: Id(0),
            author_name: String::new(),
            content: String::new(),
            embeds: Vec::new(),
            components: Vec::new(),
            attachments: Vec::new(),
            flags: 0,
            only_for: None,
            created_ms,
            edited_ms: None,
            old_edits: 0,
            pinged: Vec::new(),
            interaction: None,
            heading: None,
            reply_to: None,
            nonce: None,
            pinned: false,
            poll: None,
        }
    }

    /// Whether this person can see it.
    pub fn visible_to(&self, person: Id) -> bool {
        self.only_for.is_none_or(|only| only == person)
    }

    /// Whether it still shows "is thinking…".
    pub fn loading(&self) -> bool {
        self.flags & LOADING != 0
    }

    /// Whether only one person can see it.
    pub fn ephemeral(&self) -> bool {
        self.only_for.is_some()
    }

    /// Whether it was created silently: no notification on anybody's device.
    pub fn silent(&self) -> bool {
        self.flags & SILENT != 0
    }

    /// Whether it has no content at all.
    pub fn is_empty(&self) -> bool {
        self.content.trim().is_empty()
            && self.embeds.is_empty()
            && self.attachments.is_empty()
            && self.components.is_empty()
            && self.poll.is_none()
    }

    /// Whether it uses components version 2.
    pub fn version_two(&self) -> bool {
        self.flags & COMPONENTS_V2 != 0
    }

    /// What a person reads: the content, or the texts of components version 2, in reading order.
    pub fn text(&self) -> String {
        if self.version_two() {
            spoken("", &Value::Array(self.components.clone()))
        } else {
            self.content.clone()
        }
    }

    /// The text of the notification on a person's phone: the content, without anything that components say. It is
    /// empty for components version 2. `None`: no device makes a sound.
    pub fn push_text(&self) -> Option<&str> {
        (!self.silent() && !self.ephemeral()).then_some(self.content.as_str())
    }

    /// All buttons, in reading order.
    pub fn buttons(&self) -> Vec<Button> {
        let mut found = Vec::new();
        let mut beside = None;
        each_component(&self.components, &mut |c| match c["type"].as_u64() {
            Some(9) => beside = Some(spoken("", &c["components"])),
            Some(2) => found.push(button_of(c, beside.take().as_deref())),
            _ => {}
        });
        found
    }

    /// All select menus, in reading order.
    pub fn selects(&self) -> Vec<Select> {
        let mut found = Vec::new();
        each_component(&self.components, &mut |c| {
            if matches!(c["type"].as_u64(), Some(3 | 5..=8)) {
                found.push(select_of(c));
            }
        });
        found
    }

    /// The numeric `id` that Discord gave to the component with this custom id.
    pub(crate) fn component_number(&self, custom_id: &str) -> Option<u64> {
        let mut found = None;
        each_component(&self.components, &mut |c| {
            if c["custom_id"] == custom_id {
                found = c["id"].as_u64();
            }
        });
        found
    }
}

fn button_of(c: &Value, beside: Option<&str>) -> Button {
    let line = |line: &str| line.strip_prefix("-# ").unwrap_or(line).replace("**", "");
    let beside = beside.map(|text| text.lines().map(line).collect::<Vec<_>>().join(" "));
    let label: Vec<String> = beside.into_iter().chain([label_of(c)]).collect();
    Button {
        custom_id: c["custom_id"].as_str().map(Into::into),
        label: label.join(" · "),
        style: c["style"].as_u64().unwrap_or(2),
        disabled: c["disabled"].as_bool().unwrap_or(false),
        url: c["url"].as_str().map(Into::into),
    }
}

fn label_of(c: &Value) -> String {
    let emoji = c["emoji"]["name"].as_str().unwrap_or_default();
    let label = c["label"].as_str().unwrap_or_default();
    [emoji, label].into_iter().filter(|s| !s.is_empty()).collect::<Vec<_>>().join(" ")
}

fn select_of(c: &Value) -> Select {
    let options = c["options"].as_array().map(Vec::as_slice).unwrap_or_default();
    let text = |v: &Value| v.as_str().map(String::from);
    Select {
        custom_id: text(&c["custom_id"]).unwrap_or_default(),
        kind: c["type"].as_u64().unwrap_or(3),
        options: options
            .iter()
            .map(|o| {
                let value = text(&o["value"]).unwrap_or_default();
                (value, text(&o["label"]).unwrap_or_default(), text(&o["description"]))
            })
            .collect(),
        placeholder: text(&c["placeholder"]),
        min_values: c["min_values"].as_u64().unwrap_or(1),
        max_values: c["max_values"].as_u64().unwrap_or(1),
        disabled: c["disabled"].as_bool().unwrap_or(false),
    }
}

/// Calls `see` for every component, parents before children.
pub(crate) fn each_component(components: &[Value], see: &mut dyn FnMut(&Value)) {
    for component in components {
        see(component);
        if let Some(children) = component["components"].as_array() {
            each_component(children, see);
        }
        for key in ["component", "accessory"] {
            if component[key].is_object() {
                each_component(std::slice::from_ref(&component[key]), see);
            }
        }
    }
}

/// Adds what Discord fills in: a numeric `id` for every component without one, and default values.
pub(crate) fn number_components(components: &mut [Value]) {
    let mut next = 0;
    number(components, &mut next);
}

/// Default values that Discord fills in beside a picture.
static PICTURE: LazyLock<[(&str, Value); 2]> =
    LazyLock::new(|| [("description", Value::Null), ("spoiler", false.into())]);

/// Default values that Discord fills in, by component type.
fn defaults(kind: Option<u64>) -> &'static [(&'static str, Value)] {
    static MENU: LazyLock<[(&str, Value); 2]> =
        LazyLock::new(|| [("min_values", 1.into()), ("max_values", 1.into())]);
    static CONTAINER: LazyLock<[(&str, Value); 2]> =
        LazyLock::new(|| [("accent_color", Value::Null), ("spoiler", false.into())]);
    static SEPARATOR: LazyLock<[(&str, Value); 2]> =
        LazyLock::new(|| [("divider", true.into()), ("spacing", 1.into())]);
    match kind {
        Some(3 | 5..=8) => &*MENU,
        Some(11) => &*PICTURE,
        Some(14) => &*SEPARATOR,
        Some(17) => &*CONTAINER,
        _ => &[],
    }
}

fn number(components: &mut [Value], next: &mut u64) {
    for component in components {
        let Some(object) = component.as_object_mut() else { continue };
        *next += 1;
        let given = object.get("id").and_then(Value::as_u64).filter(|id| *id > 0);
        object.insert("id".into(), given.unwrap_or(*next).into());
        complete(object, defaults(object.get("type").and_then(Value::as_u64)));
        for item in object.get_mut("items").and_then(Value::as_array_mut).into_iter().flatten() {
            item.as_object_mut().into_iter().for_each(|item| complete(item, &*PICTURE));
        }
        if let Some(Value::Array(children)) = object.get_mut("components") {
            number(children, next);
        }
        for key in ["component", "accessory"] {
            if let Some(child) = object.get_mut(key).filter(|c| c.is_object()) {
                number(std::slice::from_mut(child), next);
            }
        }
    }
}

fn complete(object: &mut Map<String, Value>, defaults: &[(&str, Value)]) {
    for (key, value) in defaults {
        if object.get(*key).is_none_or(Value::is_null) {
            object.insert((*key).into(), value.clone());
        }
    }
}

/// What a message says: its content, then its text displays in reading order, a line each.
pub(crate) fn spoken(content: &str, components: &Value) -> String {
    let mut said = vec![content.to_owned()];
    each_component(components.as_array().map(Vec::as_slice).unwrap_or_default(), &mut |component| {
        if component["type"] == 10 {
            said.extend(component["content"].as_str().map(str::to_owned));
        }
    });
    said.retain(|text| !text.is_empty());
    said.join("\n")
}

/// Width and height of a PNG or a GIF in pixels, from its header.
pub(crate) fn picture_size(bytes: &[u8]) -> Option<(u64, u64)> {
    if is_png(bytes) && bytes.len() >= 24 {
        let number = |at: usize| bytes[at..at + 4].iter().fold(0u64, |n, b| n << 8 | u64::from(*b));
        return Some((number(16), number(20)));
    }
    let gif = bytes.starts_with(b"GIF8") && bytes.len() >= 10;
    let number = |at: usize| u64::from(u16::from_le_bytes([bytes[at], bytes[at + 1]]));
    gif.then(|| (number(6), number(8)))
}

/// Whether these bytes start with the PNG signature.
pub(crate) fn is_png(bytes: &[u8]) -> bool {
    bytes.starts_with(b"\x89PNG\r\n\x1a\n")
}
