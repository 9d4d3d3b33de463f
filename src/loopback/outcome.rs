//! What a person sees after doing something: the answer, or that there was none.

use std::time::{Duration, Instant};

use serde_json::Value;

use super::message::Message;
use super::snowflakes::Id;

/// The kind of the first response to an interaction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ack {
    /// A message (type 4).
    Message,
    /// "… is thinking" (type 5).
    DeferredMessage,
    /// Acknowledged, to be edited later (type 6).
    DeferredUpdate,
    /// The message of the component was changed (type 7).
    Update,
    /// Suggestions (type 8).
    Choices,
    /// A form was opened (type 9).
    Modal,
}

/// One suggestion of an autocompleted option.
#[derive(Clone, Debug, PartialEq)]
pub struct Choice {
    /// What the person reads.
    pub name: String,
    /// What the bot gets.
    pub value: Value,
}

/// A field of a form.
#[derive(Clone, Debug, PartialEq)]
pub struct Input {
    /// What identifies it to the bot.
    pub custom_id: String,
    /// The text above it.
    pub label: String,
    /// Component type: 4 is a text input; others come only inside labels.
    pub kind: u64,
    /// Whether the text input has several lines.
    pub paragraph: bool,
    /// Fewest characters.
    pub min_length: u64,
    /// Most characters.
    pub max_length: u64,
    /// Whether it may be left empty.
    pub required: bool,
    /// What is in it already.
    pub value: Option<String>,
    /// The grey text.
    pub placeholder: Option<String>,
}

/// A form that the bot opened for one person.
#[derive(Clone, Debug, PartialEq)]
pub struct Modal {
    /// The interaction that opened it.
    pub interaction: Id,
    /// The person in front of whom it is open.
    pub person: Id,
    /// The channel in which that happened.
    pub channel: Id,
    /// The message whose button opened it.
    pub message: Option<Id>,
    /// What identifies it to the bot.
    pub custom_id: String,
    /// The heading.
    pub title: String,
    /// The fields.
    pub inputs: Vec<Input>,
    /// The components as they came.
    pub components: Vec<Value>,
}

/// What came of an interaction, as far as it is known now.
#[derive(Clone, Debug)]
pub struct Outcome {
    /// Which interaction this is about.
    pub interaction: Id,
    /// The first response; none means "the application did not respond".
    pub ack: Option<Ack>,
    /// Whether the answer is seen by one person only.
    pub ephemeral: bool,
    /// The answer (`@original`) as it is now; for an update, the updated message.
    pub message: Option<Message>,
    /// Whether it was deferred and the answer has not come.
    pub pending: bool,
    /// The answer after each later edit.
    pub edits: Vec<Message>,
    /// Further messages through the same interaction.
    pub follow_ups: Vec<Message>,
    /// The form that was opened.
    pub modal: Option<Modal>,
    /// Suggestions.
    pub choices: Vec<Choice>,
    /// Error codes that the bot got for requests about this interaction.
    pub refusals: Vec<u64>,
    /// When the event was sent.
    pub sent: Instant,
    /// When the first response arrived.
    pub answered: Option<Instant>,
}

impl Outcome {
    /// The outcome of an interaction that nobody remembers.
    pub(crate) fn unknown(interaction: Id, sent: Instant) -> Outcome {
        Outcome {
            interaction,
            ack: None,
            ephemeral: false,
            message: None,
            pending: false,
            edits: Vec::new(),
            follow_ups: Vec::new(),
            modal: None,
            choices: Vec::new(),
            refusals: Vec::new(),
            sent,
            answered: None,
        }
    }

    /// Whether the person read "The application did not respond".
    pub fn silent(&self) -> bool {
        self.ack.is_none()
    }

    /// From the event to the first response.
    pub fn latency(&self) -> Option<Duration> {
        self.answered.map(|at| at.duration_since(self.sent))
    }

    /// The text of the answer; empty if there is none.
    pub fn text(&self) -> &str {
        self.message.as_ref().map_or("", |m| m.content.as_str())
    }
}

/// Why the Discord client would not even send it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refused(pub String);

impl std::fmt::Display for Refused {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Refused {}

/// A wait that ended without what was waited for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TimedOut(pub String);

impl std::fmt::Display for TimedOut {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "waited in vain for {}", self.0)
    }
}

impl std::error::Error for TimedOut {}
