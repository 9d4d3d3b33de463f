//! `World`: the in-memory state of the loopback's Discord: guilds, channels, people, messages, files, commands,
//! interactions.
//!
//! Plain data under one lock; `rest` and `users` check permissions.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use serde_json::Value;

use super::entities::{Change, Channel, ChannelKind, Emoji, Guild, Interaction, Nonce, Person, Post};
use super::message::{File, Message};
use super::sessions::Gateway;
use super::snowflakes::{Id, Ids};
use super::state_file::WorldFile;
use super::validation::Violation;

/// The whole state.
#[derive(Debug)]
pub(crate) struct World {
    pub(crate) ids: Ids,
    pub(crate) application: Id,
    pub(crate) guilds: BTreeMap<Id, Guild>,
    /// Guilds that the bot was removed from.
    pub(crate) left: BTreeMap<Id, Guild>,
    pub(crate) channels: BTreeMap<Id, Channel>,
    pub(crate) people: BTreeMap<Id, Person>,
    /// Names of the roles that were made in the guilds, by id.
    pub(crate) roles: BTreeMap<Id, String>,
    pub(crate) messages: BTreeMap<Id, Message>,
    pub(crate) files: BTreeMap<String, File>,
    /// Emoji of the application.
    pub(crate) emojis: BTreeMap<Id, Emoji>,
    /// Commands by scope (`None`: global, else the guild), in the form in which Discord returns them.
    pub(crate) commands: BTreeMap<Option<Id>, Vec<Value>>,
    pub(crate) interactions: BTreeMap<Id, Interaction>,
    pub(crate) tokens: BTreeMap<String, Id>,
    pub(crate) nonces: VecDeque<Nonce>,
    pub(crate) gateway: Gateway,
    pub(crate) violations: Vec<Violation>,
    /// Number of edits refused because the message is old, by message.
    pub(crate) old_edits_refused: BTreeMap<Id, u32>,
    /// Events that were sent and not yet validated (that happens after the lock is released).
    pub(crate) unchecked: Vec<(&'static str, Value)>,
    /// Whether events are validated.
    pub(crate) checked: bool,
    /// The messages that the bot posted, if they are recorded.
    pub(crate) posts: Vec<Post>,
    pub(crate) news: Vec<Change>,
    /// The state file; `None`: the state is not kept.
    pub(crate) file: Option<WorldFile>,
}

/// Maximum number of interactions kept; the tokens of older ones have expired long ago.
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
            roles: BTreeMap::new(),
            messages: BTreeMap::new(),
            files: BTreeMap::new(),
            emojis: BTreeMap::new(),
            commands: BTreeMap::new(),
            interactions: BTreeMap::new(),
            tokens: BTreeMap::new(),
            nonces: VecDeque::new(),
            gateway: Gateway::default(),
            violations: Vec::new(),
            old_edits_refused: BTreeMap::new(),
            unchecked: Vec::new(),
            checked: true,
            posts: Vec::new(),
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
                left: false,
                installed: false,
                roles: BTreeSet::new(),
            },
        );
        world
    }

    /// The file at that path of the content server: a sent file, or the picture of an emoji.
    pub(crate) fn file_at(&self, path: &str) -> Option<File> {
        let emoji = path.strip_prefix("/cdn/emojis/").and_then(|name| name.strip_suffix(".png"));
        let Some(id) = emoji.and_then(|id| id.parse().ok()) else { return self.files.get(path).cloned() };
        let Emoji { name, bytes, .. } = self.emojis.get(&id)?.clone();
        Some(File { name, content_type: "image/png".into(), bytes })
    }

    pub(crate) fn person(&self, id: Id) -> Option<&Person> {
        self.people.get(&id)
    }

    /// The channels and threads of a guild.
    pub(crate) fn channels_of(&self, guild: Id) -> Vec<&Channel> {
        self.channels.values().filter(|c| c.guild == Some(guild)).collect()
    }

    /// Ids of the channels and threads of every guild: one pass for all of them.
    pub(crate) fn channels_by_guild(&self) -> BTreeMap<Id, Vec<Id>> {
        let mut found: BTreeMap<Id, Vec<Id>> = BTreeMap::new();
        for channel in self.channels.values() {
            if let Some(guild) = channel.guild {
                found.entry(guild).or_default().push(channel.id);
            }
        }
        found
    }

    /// The DM channel with this person, created if there is none.
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

    /// Adds a message to its channel and records the change.
    pub(crate) fn post(&mut self, message: Message) {
        if let Some(channel) = self.channels.get_mut(&message.channel) {
            channel.messages.push(message.id);
            // A message that all can see makes an archived thread active again.
            if message.only_for.is_none() && std::mem::take(&mut channel.archived) {
                self.news.push(Change::Channel(message.channel));
            }
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

    /// Deletes a message and records the change.
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

    /// Wakes the tasks that wait for this interaction.
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
            locked: false,
            auto_archive: 4320,
            topic: None,
            members: BTreeSet::new(),
            denied: 0,
            messages: Vec::new(),
        }
    }
}
