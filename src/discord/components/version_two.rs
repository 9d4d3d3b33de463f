//! Components version 2 as Discord's API writes them, and the limits that a message must keep. The client's own builders
//! know action rows only.

use super::cut;
use serde::{Serialize, Serializer};
use serde_json::Value;
use serenity::all::{AttachmentId, CreateActionRow, CreateAllowedMentions, CreateButton, MessageFlags};
use std::collections::BTreeSet;

/// The message uses components version 2. No edit takes the flag back.
const VERSION_TWO: u64 = 1 << 15;
/// Maximum number of components of a message, nested ones and accessories counted.
pub(crate) const PARTS: usize = 40;
/// Maximum number of characters of all texts of a message together.
pub(crate) const TEXT: usize = 4_000;
/// Maximum number of characters of an alt text.
const ALT: usize = 1_024;

/// The number of a component's type.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Kind<const N: u8>;

impl<const N: u8> Serialize for Kind<N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(N)
    }
}

/// One component.
#[derive(Clone, Debug, Serialize)]
#[serde(untagged)]
pub(crate) enum Part {
    /// Text with Markdown.
    Text {
        #[serde(rename = "type")]
        kind: Kind<10>,
        content: String,
    },
    /// Text with a button beside it.
    Section {
        #[serde(rename = "type")]
        kind: Kind<9>,
        components: Vec<Part>,
        accessory: CreateButton,
    },
    /// Pictures.
    Gallery {
        #[serde(rename = "type")]
        kind: Kind<12>,
        items: Vec<Item>,
    },
    /// A line between parts.
    Separator {
        #[serde(rename = "type")]
        kind: Kind<14>,
        divider: bool,
        spacing: u8,
    },
    /// A box with a coloured edge.
    Container {
        #[serde(rename = "type")]
        kind: Kind<17>,
        #[serde(skip_serializing_if = "Option::is_none")]
        accent_color: Option<u32>,
        components: Vec<Part>,
    },
    /// Buttons, or one menu.
    Row(CreateActionRow),
}

/// One picture of a gallery.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct Item {
    media: Media,
    description: String,
}

#[derive(Clone, Debug, Serialize)]
struct Media {
    url: String,
}

impl Part {
    pub(crate) const fn text(content: String) -> Self {
        Self::Text { kind: Kind, content }
    }

    pub(crate) fn section(text: String, accessory: CreateButton) -> Self {
        Self::Section { kind: Kind, components: vec![Self::text(text)], accessory }
    }

    /// One picture that is a file of the message.
    pub(crate) fn picture(file: &PanelFile) -> Self {
        let media = Media { url: format!("attachment://{}", file.name) };
        Self::Gallery { kind: Kind, items: vec![Item { media, description: cut(&file.alt, ALT) }] }
    }

    pub(crate) const fn separator() -> Self {
        Self::Separator { kind: Kind, divider: true, spacing: 1 }
    }

    pub(crate) const fn container(accent_color: Option<u32>, components: Vec<Self>) -> Self {
        Self::Container { kind: Kind, accent_color, components }
    }
}

/// The picture of a panel.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct PanelFile {
    /// Its id if the message has it already; `None` if it comes along.
    pub(crate) id: Option<AttachmentId>,
    pub(crate) name: String,
    pub(crate) alt: String,
}

/// A listed file: one that stays, or the one that comes along. An edit drops what it does not list.
#[derive(Clone, Debug, Serialize)]
#[serde(untagged)]
enum Listed {
    Kept { id: AttachmentId },
    New { id: u8, filename: String, description: String },
}

/// The body of a message with components version 2. It pings nobody.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct Body {
    flags: u64,
    components: Vec<Part>,
    allowed_mentions: CreateAllowedMentions,
    attachments: Vec<Listed>,
}

/// Why components can't be sent.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum Misfit {
    #[error("{0} components, at most {PARTS}")]
    Parts(usize),
    #[error("{0} characters, at most {TEXT}")]
    Text(usize),
    #[error("an empty text")]
    EmptyText,
    #[error("an alt text of {0} characters")]
    Alt(usize),
    #[error("the id {0} twice")]
    SameId(String),
    #[error("not JSON")]
    NotJson,
}

impl Body {
    /// The body; an error if it breaks a limit of Discord.
    pub(crate) fn new(
        ephemeral: bool,
        components: Vec<Part>,
        file: Option<&PanelFile>,
    ) -> Result<Self, Misfit> {
        fits(&components)?;
        let private = if ephemeral { MessageFlags::EPHEMERAL.bits() } else { 0 };
        let listed = |file: &PanelFile| match file.id {
            Some(id) => Listed::Kept { id },
            None => Listed::New { id: 0, filename: file.name.clone(), description: cut(&file.alt, ALT) },
        };
        Ok(Self {
            flags: VERSION_TWO | private,
            components,
            allowed_mentions: CreateAllowedMentions::new(),
            attachments: file.map(listed).into_iter().collect(),
        })
    }
}

/// Checks Discord's limits of components.
fn fits(components: &[Part]) -> Result<(), Misfit> {
    let tree = serde_json::to_value(components).map_err(|_| Misfit::NotJson)?;
    let mut found = Found::default();
    found.walk(&tree)?;
    if found.parts > PARTS {
        return Err(Misfit::Parts(found.parts));
    }
    if found.text > TEXT {
        return Err(Misfit::Text(found.text));
    }
    Ok(())
}

/// What a tree of components holds.
#[derive(Default)]
struct Found {
    parts: usize,
    text: usize,
    ids: BTreeSet<String>,
}

impl Found {
    fn walk(&mut self, tree: &Value) -> Result<(), Misfit> {
        for part in tree.as_array().into_iter().flatten() {
            self.part(part)?;
        }
        Ok(())
    }

    fn part(&mut self, part: &Value) -> Result<(), Misfit> {
        self.parts += 1;
        if let Some(content) = part["content"].as_str() {
            if content.trim().is_empty() {
                return Err(Misfit::EmptyText);
            }
            self.text += content.chars().count();
        }
        for id in [&part["custom_id"], &part["id"]] {
            if !id.is_null() && !self.ids.insert(id.to_string()) {
                return Err(Misfit::SameId(id.to_string()));
            }
        }
        for item in part["items"].as_array().into_iter().flatten() {
            let alt = item["description"].as_str().map_or(0, |alt| alt.chars().count());
            if alt == 0 || alt > ALT {
                return Err(Misfit::Alt(alt));
            }
        }
        if part["accessory"].is_object() {
            self.part(&part["accessory"])?;
        }
        self.walk(&part["components"])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn button(code: &str) -> CreateButton {
        CreateButton::new(code).label("Attack")
    }

    fn file(alt: &str) -> PanelFile {
        PanelFile { id: None, name: "front.png".into(), alt: alt.into() }
    }

    #[test]
    fn a_body_is_written_as_discord_reads_it() {
        let parts = vec![
            Part::text("## Your turn".into()),
            Part::picture(&file("the front")),
            Part::separator(),
            Part::section("Ural".into(), button("a")),
            Part::Row(CreateActionRow::Buttons(vec![button("b")])),
        ];
        let body = Body::new(true, vec![Part::container(Some(0x12), parts)], Some(&file("the front")));
        let json = serde_json::to_value(body.unwrap()).unwrap();
        let container = &json["components"][0];
        let kinds: Vec<&Value> =
            container["components"].as_array().unwrap().iter().map(|part| &part["type"]).collect();
        assert_eq!((json["flags"].as_u64(), container["type"].as_u64()), (Some(32768 | 64), Some(17)));
        assert_eq!(container["accent_color"], 0x12);
        assert_eq!(kinds, [10, 12, 14, 9, 1]);
        assert_eq!(container["components"][3]["accessory"]["custom_id"], "a");
        assert_eq!(container["components"][1]["items"][0]["media"]["url"], "attachment://front.png");
        assert_eq!(json["attachments"][0]["filename"], "front.png");
        assert_eq!(json["allowed_mentions"]["parse"], Value::Array(Vec::new()), "it pings nobody");
    }

    #[test]
    fn what_discord_would_refuse_is_not_sent() {
        let made = |parts: Vec<Part>| Body::new(false, parts, None).map(drop);
        let text = |n: usize| Part::text("x".repeat(n));
        assert_eq!(made((0..40).map(|_| text(100)).collect()), Ok(()));
        assert_eq!(made((0..41).map(|_| text(1)).collect()), Err(Misfit::Parts(41)));
        let section = Part::section("a".into(), button("a"));
        let accessories = (0..13).map(|_| text(1)).chain([section.clone()]).collect();
        assert_eq!(made(vec![Part::container(None, accessories)]), Ok(()));
        assert_eq!(made(vec![text(4_000), text(1)]), Err(Misfit::Text(4_001)));
        assert_eq!(made(vec![Part::text(" \n".into())]), Err(Misfit::EmptyText));
        assert_eq!(made(vec![Part::picture(&file(""))]), Err(Misfit::Alt(0)));
        assert_eq!(made(vec![section.clone(), section]), Err(Misfit::SameId("\"a\"".into())));
    }
}
