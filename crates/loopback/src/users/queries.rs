//! Queries for tests and the page: people, channels, messages, files, commands; and a few changes to them.

use serde_json::Value;
use std::collections::BTreeSet;

use super::super::entities::Change;
use super::super::rest;
use super::super::sessions::GUILDS;
use super::super::state::World;
use super::super::{Channel, ChannelKind, File, Guild, Id, Loopback, Message, Person, json};

impl Loopback {
    /// The person of this name, created if there is none: a member of every guild, with locale English and open DMs.
    pub fn person(&self, name: &str) -> Id {
        let now = self.server.clock().now_ms();
        self.server.with(|world| {
            if let Some(known) = world.people.values().find(|p| p.name == name && !p.bot) {
                return known.id;
            }
            let id = world.ids.next(now);
            let locale = "en-US".into();
            let person = Person {
                id,
                name: name.into(),
                locale,
                dms_open: true,
                manager: false,
                bot: false,
                left: false,
                installed: false,
                roles: BTreeSet::new(),
            };
            world.people.insert(id, person);
            world.news.push(Change::Person(id));
            id
        })
    }

    /// Another bot of the guild, for tests that try to make one play.
    pub fn other_bot(&self, name: &str) -> Id {
        let id = self.person(name);
        self.change(id, |p| p.bot = true);
        id
    }

    /// All people, and all bots but ours.
    pub fn people(&self) -> Vec<Person> {
        self.read(|w| w.people.values().filter(|p| p.id != w.application).cloned().collect())
    }

    /// Sets the locale of a person's client.
    pub fn set_locale(&self, person: Id, locale: &str) {
        self.change(person, |p| p.locale = locale.into());
    }

    /// Gives a person the permission to manage the guild, or takes it away.
    pub fn set_manager(&self, person: Id, manager: bool) {
        self.change(person, |p| p.manager = manager);
    }

    /// Makes a role in the guilds.
    pub fn make_role(&self, name: &str) -> Id {
        let now = self.server.clock().now_ms();
        self.server.with(|world| {
            let id = world.ids.next(now);
            world.roles.insert(id, name.into());
            id
        })
    }

    /// Gives a person a role, or takes it away.
    pub fn set_role(&self, person: Id, role: Id, has: bool) {
        self.change(person, |p| {
            if has {
                p.roles.insert(role);
            } else {
                p.roles.remove(&role);
            }
        });
    }

    /// Opens or closes a person's DMs.
    pub fn set_dms(&self, person: Id, open: bool) {
        self.change(person, |p| p.dms_open = open);
    }

    /// The person leaves every guild.
    pub fn leave_guilds(&self, person: Id) {
        self.change(person, |p| p.left = true);
    }

    /// Installs the application to a person's account, or removes it.
    pub fn set_installed(&self, person: Id, installed: bool) {
        self.change(person, |p| p.installed = installed);
    }

    fn change(&self, person: Id, change: impl FnOnce(&mut Person)) {
        self.server.with(|world| {
            if let Some(known) = world.people.get_mut(&person) {
                change(known);
                world.news.push(Change::Person(person));
            }
        });
    }

    /// All guilds.
    pub fn guilds(&self) -> Vec<Guild> {
        self.read(|w| w.guilds.values().cloned().collect())
    }

    /// Sets the preferred locale of the first guild, and whether it is a community: only communities choose one.
    pub fn set_guild_locale(&self, locale: &str, community: bool) {
        self.server.with(|world| {
            let Some(guild) = world.guilds.get_mut(&self.guild) else { return };
            locale.clone_into(&mut guild.locale);
            guild.community = community;
            let guild = guild.clone();
            let event = json::guild(world, &guild);
            world.dispatch("GUILD_UPDATE", Some(guild.id), GUILDS, event);
            world.news.push(Change::Guild(guild.id));
        });
    }

    /// All channels, threads and DMs.
    pub fn channels(&self) -> Vec<Channel> {
        self.read(|w| w.channels.values().cloned().collect())
    }

    /// The channels, threads and DMs that this person can see.
    pub fn channels_seen_by(&self, viewer: Id) -> Vec<Channel> {
        self.read(|w| w.channels.values().filter(|c| sees(c, viewer, w)).cloned().collect())
    }

    /// Adds a text channel to the first guild.
    pub fn add_channel(&self, name: &str) -> Id {
        let now = self.server.clock().now_ms();
        self.server.with(|world| {
            let id = world.ids.next(now);
            let mut channel = Channel::bare(id, ChannelKind::Text, name);
            channel.guild = Some(self.guild);
            let event = json::channel(world, &channel);
            world.channels.insert(id, channel);
            world.news.push(Change::Channel(id));
            world.dispatch("CHANNEL_CREATE", Some(self.guild), GUILDS, event);
            id
        })
    }

    /// Adds a guild with one text channel; returns their ids. The bot isn't in it: [`Fault::BotInvited`] adds it.
    ///
    /// [`Fault::BotInvited`]: super::super::Fault::BotInvited
    pub fn add_guild(&self, name: &str) -> (Id, Id) {
        let now = self.server.clock().now_ms();
        self.server.with(|world| {
            let (id, channel) = (world.ids.next(now), world.ids.next(now));
            let guild = Guild { id, name: name.into(), locale: "en-US".into(), community: false };
            world.left.insert(id, guild);
            let text = Channel { guild: Some(id), ..Channel::bare(channel, ChannelKind::Text, "general") };
            world.channels.insert(channel, text);
            world.news.push(Change::Channel(channel));
            (id, channel)
        })
    }

    /// Adds guilds in which the bot is, each with this number of text channels, before the bot connects; returns the ids of the
    /// guilds with their channels. Each is a millisecond older than the one before, so that they are spread evenly over shards.
    pub fn add_guilds(&self, guilds: usize, channels: u64) -> Vec<(Id, Vec<Id>)> {
        self.server.with(|world| {
            let mut oldest = *world.guilds.keys().next().unwrap_or(&world.application);
            let mut made = Vec::new();
            for number in 0..guilds {
                oldest = oldest.a_millisecond_before();
                let name = format!("Server {number}");
                world
                    .guilds
                    .insert(oldest, Guild { id: oldest, name, locale: "en-US".into(), community: false });
                world.news.push(Change::Guild(oldest));
                let ids: Vec<Id> = (1..=channels).map(|channel| Id(oldest.0 + channel)).collect();
                for (channel, id) in ids.iter().enumerate() {
                    let name = format!("channel-{channel}");
                    let text = Channel { guild: Some(oldest), ..Channel::bare(*id, ChannelKind::Text, name) };
                    world.channels.insert(*id, text);
                    world.news.push(Change::Channel(*id));
                }
                made.push((oldest, ids));
            }
            made
        })
    }

    /// The DM channel of the bot with this person, created if there is none.
    pub fn dm_channel(&self, person: Id) -> Id {
        let now = self.server.clock().now_ms();
        self.server.with(|world| world.dm_with(person, now))
    }

    /// The messages of a channel that this person can see, oldest first. With the application's id: all that are not
    /// ephemeral.
    pub fn messages(&self, channel: Id, viewer: Id) -> Vec<Message> {
        self.read(|w| {
            let ids = w.channels.get(&channel).filter(|c| sees(c, viewer, w)).map(|c| &c.messages);
            let all = ids.into_iter().flatten().filter_map(|id| w.messages.get(id));
            all.filter(|m| m.visible_to(viewer)).cloned().collect()
        })
    }

    /// The bot's direct messages to this person.
    pub fn dms(&self, person: Id) -> Vec<Message> {
        let dm = self.read(|w| {
            let mut all = w.channels.values();
            all.find(|c| c.kind == ChannelKind::Dm && c.recipient == Some(person)).map(|c| c.id)
        });
        dm.map_or_else(Vec::new, |channel| self.messages(channel, person))
    }

    /// One message, if this person can see it.
    pub fn message(&self, id: Id, viewer: Id) -> Option<Message> {
        self.read(|w| {
            let message = w.messages.get(&id).filter(|m| m.visible_to(viewer))?;
            let channel = w.channels.get(&message.channel)?;
            sees(channel, viewer, w).then(|| message.clone())
        })
    }

    /// A file by its URL (complete, or from `/cdn` on).
    pub fn file(&self, url: &str) -> Option<File> {
        let path = &url[url.find("/cdn/")?..];
        let path = path.split('?').next().unwrap_or(path);
        self.read(|w| w.file_at(path))
    }

    /// The emoji of the application: ids and names.
    pub fn emojis(&self) -> Vec<(Id, String)> {
        self.read(|w| w.emojis.values().map(|emoji| (emoji.id, emoji.name.clone())).collect())
    }

    /// The bot's commands in the form in which Discord returns them, global ones first.
    pub fn commands(&self) -> Vec<Value> {
        self.read(|w| w.commands.values().flatten().cloned().collect())
    }

    /// Posts a text message of this person.
    pub fn say(&self, person: Id, channel: Id, text: &str) -> Option<Id> {
        let now = self.server.clock().now_ms();
        self.server.with(|world| {
            let name = world.person(person)?.name.clone();
            let id = world.ids.next(now);
            let message = Message {
                author: person,
                author_name: name,
                content: text.into(),
                ..Message::empty(id, channel, now)
            };
            rest::announce(world, "MESSAGE_CREATE", &message);
            world.post(message);
            Some(id)
        })
    }
}

/// Whether this person can see this channel: a DM is for its two sides, a private thread for its members and for those
/// who manage the guild.
pub(super) fn sees(channel: &Channel, viewer: Id, world: &World) -> bool {
    if viewer == world.application {
        return true;
    }
    match channel.kind {
        ChannelKind::Dm => channel.recipient == Some(viewer),
        ChannelKind::PrivateThread => {
            channel.members.contains(&viewer) || world.person(viewer).is_some_and(|person| person.manager)
        }
        ChannelKind::Text | ChannelKind::PublicThread => true,
    }
}
