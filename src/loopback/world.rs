//! What exists in the loopback's Discord: guilds, channels, persons, messages, files, commands, interactions.
//!
//! Plain data under one lock; it decides nothing about who may do what (that is `rest` and `people`).

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::time::Instant;

use serde_json::Value;
use tokio::sync::watch;

use super::gateway::Gateway;
use super::ids::{Id, Ids};
use super::message::{File, Message};
use super::outcome::{Ack, Choice, Modal};
use super::police::Violation;
use super::world_file::WorldFile;

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

/// Everything there is.
#[derive(Debug)]
pub(crate) struct World {
    pub(crate) ids: Ids,
    pub(crate) application: Id,
    pub(crate) guilds: BTreeMap<Id, Guild>,
    /// Guilds that the bot was removed from.
    pub(crate) left: BTreeMap<Id, Guild>,
    pub(crate) channels: BTreeMap<Id, Channel>,
    pub(crate) people: BTreeMap<Id, Person>,
    pub(crate) messages: BTreeMap<Id, Message>,
    pub(crate) files: BTreeMap<String, File>,
    /// Commands by scope: `None` global, else of that guild; as Discord returns them.
    pub(crate) commands: BTreeMap<Option<Id>, Vec<Value>>,
    pub(crate) interactions: BTreeMap<Id, Interaction>,
    pub(crate) tokens: BTreeMap<String, Id>,
    pub(crate) nonces: VecDeque<Nonce>,
    pub(crate) gateway: Gateway,
    pub(crate) violations: Vec<Violation>,
    /// Events sent but not yet held against the schema (done after the lock is released).
    pub(crate) unchecked: Vec<(&'static str, Value)>,
    pub(crate) news: Vec<Change>,
    /// Where all of this is kept for the next start, if it is.
    pub(crate) file: Option<WorldFile>,
}

/// Interactions are forgotten beyond this many: their tokens are long dead.
const KEPT_INTERACTIONS: usize = 20_000;

impl World {
    pub(crate) fn new(now_ms: u64, bot: &str) -> World {
        let mut ids = Ids::default();
        let application = ids.next(now_ms);
        let mut world = World {
            ids,
            application,
            guilds: BTreeMap::new(),
            left: BTreeMap::new(),
            channels: BTreeMap::new(),
            people: BTreeMap::new(),
            messages: BTreeMap::new(),
            files: BTreeMap::new(),
            commands: BTreeMap::new(),
            interactions: BTreeMap::new(),
            tokens: BTreeMap::new(),
            nonces: VecDeque::new(),
            gateway: Gateway::default(),
            violations: Vec::new(),
            unchecked: Vec::new(),
            news: Vec::new(),
            file: None,
        };
        world.people.insert(
            application,
            Person {
                id: application,
                name: bot.into(),
                locale: "en-US".into(),
                dms_open: true,
                manager: false,
                bot: true,
            },
        );
        world
    }

    pub(crate) fn person(&self, id: Id) -> Option<&Person> {
        self.people.get(&id)
    }

    /// The DM channel with this person, opened now if it never was.
    pub(crate) fn dm_with(&mut self, person: Id, now_ms: u64) -> Id {
        let known = self.channels.values().find(|c| c.kind == ChannelKind::Dm && c.recipient == Some(person));
        if let Some(channel) = known {
            return channel.id;
        }
        let id = self.ids.next(now_ms);
        let name = self.person(person).map_or_else(String::new, |p| p.name.clone());
        let channel = Channel { recipient: Some(person), ..Channel::bare(id, ChannelKind::Dm, name) };
        self.channels.insert(id, channel);
        self.news.push(Change::Channel(id));
        id
    }

    /// Puts a message into its channel and says so.
    pub(crate) fn post(&mut self, message: Message) {
        if let Some(channel) = self.channels.get_mut(&message.channel) {
            channel.messages.push(message.id);
        }
        self.tell_of(&message);
        self.messages.insert(message.id, message);
    }

    pub(crate) fn tell_of(&mut self, message: &Message) {
        self.news.push(Change::Message {
            channel: message.channel,
            id: message.id,
            only_for: message.only_for,
        });
    }

    /// Removes a message everywhere.
    pub(crate) fn unpost(&mut self, id: Id) -> Option<Message> {
        let message = self.messages.remove(&id)?;
        if let Some(channel) = self.channels.get_mut(&message.channel) {
            channel.messages.retain(|m| *m != id);
        }
        self.tell_of(&message);
        Some(message)
    }

    pub(crate) fn keep(&mut self, interaction: Interaction) {
        if self.interactions.len() >= KEPT_INTERACTIONS
            && let Some((_, old)) = self.interactions.pop_first()
        {
            self.tokens.remove(&old.token);
        }
        self.tokens.insert(interaction.token.clone(), interaction.id);
        self.interactions.insert(interaction.id, interaction);
    }

    /// Wakes whoever waits for this interaction.
    pub(crate) fn touch(&mut self, interaction: Id) {
        if let Some(found) = self.interactions.get(&interaction) {
            found.changed.send_modify(|n| *n += 1);
            self.news.push(Change::Interaction(interaction));
        }
    }

    pub(crate) fn violate(&mut self, rule: &'static str, route: &str, what: impl Into<String>) {
        let violation = Violation { rule, route: route.into(), what: what.into() };
        tracing::warn!(target: "loopback", %violation, "violation");
        self.violations.push(violation);
        self.news.push(Change::Violation);
    }
}

impl Channel {
    pub(crate) fn bare(id: Id, kind: ChannelKind, name: impl Into<String>) -> Channel {
        Channel {
            id,
            kind,
            name: name.into(),
            guild: None,
            parent: None,
            recipient: None,
            archived: false,
            auto_archive: 4320,
            topic: None,
            members: BTreeSet::new(),
            denied: 0,
            messages: Vec::new(),
        }
    }
}
