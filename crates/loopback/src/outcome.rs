//! `Outcome`: what a user sees after an interaction: the response, its edits and follow-ups, or that there was none.

use std::time::{Duration, Instant};

use serde_json::Value;

use super::message::Message;
use super::snowflakes::Id;

/// The kind of the first response to an interaction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ack {
    /// A message (type 4).
    Message,
    /// "… is thinking" (type 5): deferred, a message follows.
    DeferredMessage,
    /// Acknowledged; the component's message may be edited later (type 6).
    DeferredUpdate,
    /// The message of the component was changed (type 7).
    Update,
    /// Autocomplete choices (type 8).
    Choices,
    /// A modal was opened (type 9).
    Modal,
}

/// One choice of an autocompleted option.
#[derive(Clone, Debug, PartialEq)]
pub struct Choice {
    /// Text shown to the person.
    pub name: String,
    /// Value sent to the bot.
    pub value: Value,
}

/// An input of a modal.
#[derive(Clone, Debug, PartialEq)]
pub struct Input {
    /// Custom id.
    pub custom_id: String,
    /// Text above the input.
    pub label: String,
    /// Component type: 4 is a text input; others come only inside labels.
    pub kind: u64,
    /// Whether the text input has several lines.
    pub paragraph: bool,
    /// Minimum number of characters.
    pub min_length: u64,
    /// Maximum number of characters.
    pub max_length: u64,
    /// Whether it may be left empty.
    pub required: bool,
    /// Initial value.
    pub value: Option<String>,
    /// Placeholder text.
    pub placeholder: Option<String>,
}

/// A modal that the bot opened for one person.
#[derive(Clone, Debug, PartialEq)]
pub struct Modal {
    /// The interaction that opened it.
    pub interaction: Id,
    /// The person who sees it.
    pub person: Id,
    /// The channel of that interaction.
    pub channel: Id,
    /// The message whose component opened it; `None` for a command.
    pub message: Option<Id>,
    /// Custom id.
    pub custom_id: String,
    /// Title.
    pub title: String,
    /// Inputs, in order.
    pub inputs: Vec<Input>,
    /// Raw components.
    pub components: Vec<Value>,
}

/// State of an interaction so far.
#[derive(Clone, Debug)]
pub struct Outcome {
    /// Id of the interaction.
    pub interaction: Id,
    /// Kind of the first response; `None` shows "the application did not respond".
    pub ack: Option<Ack>,
    /// Whether only one person sees the response.
    pub ephemeral: bool,
    /// The current response (`@original`); after an update, the updated message.
    pub message: Option<Message>,
    /// What a person reads of that response.
    pub(crate) said: String,
    /// Whether it was deferred and no message has followed yet.
    pub pending: bool,
    /// The response after each later edit.
    pub edits: Vec<Message>,
    /// Follow-up messages of the interaction.
    pub follow_ups: Vec<Message>,
    /// The modal that was opened.
    pub modal: Option<Modal>,
    /// Autocomplete choices.
    pub choices: Vec<Choice>,
    /// Error codes of the bot's requests about this interaction.
    pub refusals: Vec<u64>,
    /// Time at which the event was sent.
    pub sent: Instant,
    /// Time at which the first response arrived.
    pub answered: Option<Instant>,
}

impl Outcome {
    /// The outcome of an interaction that is no longer kept.
    pub(crate) fn unknown(interaction: Id, sent: Instant) -> Outcome {
        Outcome {
            interaction,
            ack: None,
            ephemeral: false,
            message: None,
            said: String::new(),
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

    /// Whether there was no response ("The application did not respond").
    pub fn silent(&self) -> bool {
        self.ack.is_none()
    }

    /// Time from the event to the first response.
    pub fn latency(&self) -> Option<Duration> {
        self.answered.map(|at| at.duration_since(self.sent))
    }

    /// What a person reads of the response; empty if there is none.
    pub fn text(&self) -> &str {
        &self.said
    }
}

/// Reason why the Discord client itself would not send an interaction.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refused(pub String);

impl std::fmt::Display for Refused {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Refused {}

/// A wait timed out; holds a description of the awaited event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TimedOut(pub String);

impl std::fmt::Display for TimedOut {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "waited in vain for {}", self.0)
    }
}

impl std::error::Error for TimedOut {}
