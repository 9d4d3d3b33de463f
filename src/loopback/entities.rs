//! What exists in the loopback's Discord, one by one: people, guilds, channels, interactions. Plain data.

use std::collections::BTreeSet;
use std::time::Instant;

use tokio::sync::watch;

use super::message::Message;
use super::outcome::{Ack, Choice, Modal};
use super::snowflakes::Id;

/// A person (or the bot): somebody with a name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// The user's id.
    pub id: Id,
    /// User name and display name.
    pub name: String,
    /// Language of the client, for instance `en-US` or `it`.
    pub locale: String,
    /// Whether the bot may write to them; closed answers 50007.
    pub dms_open: bool,
    /// Whether they may manage the guild (sees commands that need permissions).
    pub manager: bool,
    /// Whether this is a bot.
    pub bot: bool,
}

/// A guild ("server").
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Guild {
    /// The guild's id; also the id of its `@everyone` role.
    pub id: Id,
    /// Its name.
    pub name: String,
    /// The guild's own language.
    pub locale: String,
}

/// What a channel is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChannelKind {
    /// A text channel of a guild (type 0).
    Text,
    /// A conversation of the bot with one person (type 1).
    Dm,
    /// A public thread (type 11).
    PublicThread,
    /// A private thread (type 12).
    PrivateThread,
}

impl ChannelKind {
    /// Discord's number for it.
    pub fn number(self) -> u64 {
        match self {
            ChannelKind::Text => 0,
            ChannelKind::Dm => 1,
            ChannelKind::PublicThread => 11,
            ChannelKind::PrivateThread => 12,
        }
    }

    /// Whether it is a thread of any kind.
    pub fn is_thread(self) -> bool {
        matches!(self, ChannelKind::PublicThread | ChannelKind::PrivateThread)
    }
}

/// A place where messages are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Channel {
    /// The channel's id.
    pub id: Id,
    /// What it is.
    pub kind: ChannelKind,
    /// Its name; for a DM the other person's.
    pub name: String,
    /// The guild it belongs to; none for a DM.
    pub guild: Option<Id>,
    /// The channel a thread hangs from.
    pub parent: Option<Id>,
    /// The other side of a DM.
    pub recipient: Option<Id>,
    /// Whether a thread is archived.
    pub archived: bool,
    /// Minutes of silence after which a thread is archived.
    pub auto_archive: u64,
    /// The topic shown above.
    pub topic: Option<String>,
    /// Members of a thread.
    pub members: BTreeSet<Id>,
    /// What the bot may not do here, as permission bits.
    pub denied: u64,
    /// Ids of its messages, oldest first.
    pub(crate) messages: Vec<Id>,
}

/// What caused an interaction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Cause {
    Command,
    Autocomplete,
    Component,
    Modal,
}

/// One interaction from its event to the death of its token.
#[derive(Debug)]
pub(crate) struct Interaction {
    pub(crate) id: Id,
    pub(crate) token: String,
    pub(crate) cause: Cause,
    pub(crate) person: Id,
    pub(crate) channel: Id,
    /// The command's full name, for the line above its answer.
    pub(crate) command: Option<String>,
    /// The message whose component was used.
    pub(crate) source: Option<Id>,
    pub(crate) sent_ms: u64,
    pub(crate) sent: Instant,
    pub(crate) answered: Option<Instant>,
    pub(crate) ack: Option<Ack>,
    pub(crate) ephemeral: bool,
    /// The message that `@original` names.
    pub(crate) original: Option<Id>,
    /// Deferred and not yet completed.
    pub(crate) pending: bool,
    /// States of `@original` after each later edit.
    pub(crate) edits: Vec<Message>,
    pub(crate) follow_ups: Vec<Id>,
    pub(crate) modal: Option<Modal>,
    pub(crate) choices: Vec<Choice>,
    /// Discord's error codes that requests about this interaction were answered with.
    pub(crate) refusals: Vec<u64>,
    /// Told of each change of this interaction.
    pub(crate) changed: watch::Sender<u64>,
}

/// A nonce that was enforced: who sent it where, and which message it made.
#[derive(Clone, Debug)]
pub(crate) struct Nonce {
    pub(crate) channel: Id,
    pub(crate) text: String,
    pub(crate) at_ms: u64,
    pub(crate) message: Id,
}

/// Something happened that a client's window would show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    /// A message appeared, changed or vanished.
    Message {
        /// Where.
        channel: Id,
        /// Which.
        id: Id,
        /// The only person who sees it, if it is private.
        only_for: Option<Id>,
    },
    /// A channel appeared, changed or vanished.
    Channel(Id),
    /// A person appeared or changed.
    Person(Id),
    /// The bot's commands changed.
    Commands,
    /// An interaction was sent, answered or refused.
    Interaction(Id),
    /// The bot's gateway connection came or went.
    Gateway {
        /// Whether any session is connected now.
        connected: bool,
    },
    /// A violation was recorded.
    Violation,
}
