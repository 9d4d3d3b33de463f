//! Outgoing messages: content, pictures and components of a message to be posted, and whom it calls.

use crate::discord::components::{MESSAGE, cut};
use crate::discord::context::answer::Answer;
use crate::discord::pictures::render_queue::Picture;
use serenity::all::{CreateActionRow, CreateAttachment, Message, MessageFlags, UserId};

/// A message ready to be sent.
pub(crate) struct OutgoingMessage {
    pub(crate) text: String,
    pub(crate) pictures: Vec<Picture>,
    pub(crate) rows: Vec<CreateActionRow>,
    pub(crate) pings: Vec<UserId>,
    /// Whether it is a direct message.
    pub(crate) direct: bool,
}

impl OutgoingMessage {
    pub(crate) fn new(text: &str) -> Self {
        Self {
            text: cut(text, MESSAGE),
            pictures: Vec::new(),
            rows: Vec::new(),
            pings: Vec::new(),
            direct: false,
        }
    }

    /// Flags at creation: a post that is for nobody in particular makes no phone ring ([PBP-60]).
    pub(crate) fn flags(&self) -> MessageFlags {
        let calls = self.direct || !self.pings.is_empty();
        if calls { MessageFlags::empty() } else { MessageFlags::SUPPRESS_NOTIFICATIONS }
    }

    /// Whether the existing message has other content: an earlier attempt posted it, and the game has changed since.
    pub(crate) fn differs(&self, message: &Message) -> bool {
        let here: Vec<String> = self.rows.iter().flat_map(pressed).collect();
        let there: Vec<String> = message.components.iter().flat_map(pressed).collect();
        message.content.trim() != self.text.trim() || here != there
    }
}

impl From<Answer> for OutgoingMessage {
    fn from(answer: Answer) -> Self {
        Self { rows: answer.panel().plain_rows(), ..Self::new(&answer.text) }
    }
}

/// The nonce of a message that is posted anew in place of that one.
pub(crate) fn anew(nonce: &str, message: u64) -> String {
    format!("{nonce}r{:x}", message & 0xff_ffff)
}

/// The custom ids of the components in a row, in order.
pub(crate) fn pressed(row: &impl serde::Serialize) -> Vec<String> {
    let row = serde_json::to_value(row).unwrap_or_default();
    let parts = row["components"].as_array().into_iter().flatten();
    parts.filter_map(|part| part["custom_id"].as_str().map(str::to_owned)).collect()
}

/// A picture as a file with its alt text.
pub(crate) fn attachment(picture: Picture) -> CreateAttachment {
    CreateAttachment::bytes(picture.bytes, picture.file).description(cut(&picture.alt, 1024))
}
