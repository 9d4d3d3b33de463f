//! Entities of the loopback's Discord: people, guilds, channels, interactions. Plain data.

use std::collections::BTreeSet;
use std::time::Instant;

use tokio::sync::watch;

use super::message::Message;
use super::outcome::{Ack, Choice, Modal};
use super::snowflakes::Id;

/// A simulated user, or the bot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// The user's id.
    pub id: Id,
    /// User name and display name.
    pub name: String,
    /// Language of the client, for instance `en-US` or `it`.
    pub locale: String,
    /// Whether they accept direct messages of the bot; if not, it gets 50007.
    pub dms_open: bool,
    /// Whether they may manage the guild (and see commands that need permissions).
    pub manager: bool,
    /// Whether this is a bot.
    pub bot: bool,
    /// Whether they have left the guilds.
    pub left: bool,
    /// Whether they installed the application to their account: its commands of that kind then show everywhere.
    pub installed: bool,
    /// Ids of the roles that the person has in the guilds, besides everybody’s.
    pub roles: BTreeSet<Id>,
}

/// A guild ("server").
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Guild {
    /// The guild's id; also the id of its `@everyone` role.
    pub id: Id,
    /// Its name.
    pub name: String,
    /// The guild's preferred locale; `en-US` unless a community chose another.
    pub locale: String,
    /// Whether it is a community.
    pub community: bool,
}

/// Type of a channel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChannelKind {
    /// A text channel of a guild (type 0).
    Text,
    /// A DM channel of the bot with one person (type 1).
    Dm,
    /// A public thread (type 11).
    PublicThread,
    /// A private thread (type 12).
    PrivateThread,
}

impl ChannelKind {
    /// Discord's number of the type.
    pub fn number(self) -> u64 {
        match self {
            ChannelKind::Text => 0,
            ChannelKind::Dm => 1,
            ChannelKind::PublicThread => 11,
            ChannelKind::PrivateThread => 12,
        }
    }

    /// Whether it is a public or private thread.
    pub fn is_thread(self) -> bool {
        matches!(self, ChannelKind::PublicThread | ChannelKind::PrivateThread)
    }
}

/// A channel, thread or DM.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Channel {
    /// The channel's id.
    pub id: Id,
    /// Its type.
    pub kind: ChannelKind,
    /// Its name; for a DM the name of the recipient.
    pub name: String,
    /// Id of its guild; `None` for a DM.
    pub guild: Option<Id>,
    /// Id of the parent channel of a thread.
    pub parent: Option<Id>,
    /// The recipient of a DM.
    pub recipient: Option<Id>,
    /// Whether a thread is archived.
    pub archived: bool,
    /// Whether a thread is locked: only who may manage threads can open it again and write in it.
    pub locked: bool,
    /// Minutes of inactivity after which a thread is archived.
    pub auto_archive: u64,
    /// The topic, shown in the channel's header.
    pub topic: Option<String>,
    /// Members of a thread.
    pub members: BTreeSet<Id>,
    /// Permissions that the bot lacks here, as bits.
    pub denied: u64,
    /// Ids of its messages, oldest first.
    pub(crate) messages: Vec<Id>,
}

/// An emoji of the application.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Emoji {
    pub(crate) id: Id,
    pub(crate) name: String,
    /// The picture, a PNG.
    pub(crate) bytes: Vec<u8>,
}

/// What the user did to cause an interaction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Cause {
    Command,
    Autocomplete,
    Component,
    Modal,
}

/// One interaction: how it was sent, and the responses so far.
#[derive(Debug)]
pub(crate) struct Interaction {
    pub(crate) id: Id,
    pub(crate) token: String,
    pub(crate) cause: Cause,
    pub(crate) person: Id,
    pub(crate) channel: Id,
    /// The command's full name, shown above its response.
    pub(crate) command: Option<String>,
    /// The message whose component was used.
    pub(crate) source: Option<Id>,
    pub(crate) sent_ms: u64,
    pub(crate) sent: Instant,
    pub(crate) answered: Option<Instant>,
    pub(crate) ack: Option<Ack>,
    pub(crate) ephemeral: bool,
    /// Id of the message behind `@original`.
    pub(crate) original: Option<Id>,
    /// Whether it was deferred and is not completed yet.
    pub(crate) pending: bool,
    /// States of `@original` after each later edit.
    pub(crate) edits: Vec<Message>,
    pub(crate) follow_ups: Vec<Id>,
    pub(crate) modal: Option<Modal>,
    pub(crate) choices: Vec<Choice>,
    /// Discord error codes of the responses to requests about this interaction.
    pub(crate) refusals: Vec<u64>,
    /// Counts the changes of this interaction, to wait on.
    pub(crate) changed: watch::Sender<u64>,
}

/// A message that the bot posted in a channel, apart from responses to interactions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Post {
    /// Id of the message.
    pub message: Id,
    /// Id of its channel.
    pub channel: Id,
    /// Its nonce, if the bot gave one.
    pub nonce: Option<String>,
}

/// An enforced nonce: its channel, its time and the message that was created with it.
#[derive(Clone, Debug)]
pub(crate) struct Nonce {
    pub(crate) channel: Id,
    pub(crate) text: String,
    pub(crate) at_ms: u64,
    pub(crate) message: Id,
}

/// A change that a client would show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    /// A message was created, edited or deleted.
    Message {
        /// Id of the channel.
        channel: Id,
        /// Id of the message.
        id: Id,
        /// The only person who sees it; `None`: all members of the channel.
        only_for: Option<Id>,
    },
    /// A channel was created, changed or deleted.
    Channel(Id),
    /// A person was created or changed.
    Person(Id),
    /// A guild changed.
    Guild(Id),
    /// An emoji of the application was created, renamed or deleted.
    Emoji(Id),
    /// The bot's commands changed.
    Commands,
    /// An interaction was sent, answered or refused.
    Interaction(Id),
    /// The bot's gateway connection was opened or closed.
    Gateway {
        /// Whether any session is connected now.
        connected: bool,
    },
    /// A violation was recorded.
    Violation,
}
