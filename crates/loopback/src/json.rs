//! Discord's JSON for users, members, guilds, channels and messages.
//!
//! Serializer only; each handler parses its own input.

use serde_json::{Map, Value, json};

use super::clock::iso;
use super::entities::{Channel, ChannelKind, Guild, Person};
use super::message::{Attachment, Message};
use super::permissions;
use super::snowflakes::Id;
use super::state::World;

pub(crate) fn user(person: &Person) -> Value {
    json!({
        "id": person.id.json(), "username": person.name, "discriminator": if person.bot { "0001" } else { "0" },
        "global_name": if person.bot { Value::Null } else { person.name.clone().into() },
        "avatar": null, "bot": person.bot, "system": false, "public_flags": 0, "flags": 0,
        "banner": null, "accent_color": null, "primary_guild": null,
    })
}

/// A member without its user, as in `resolved.members`.
pub(crate) fn partial_member(person: &Person, joined_ms: u64) -> Map<String, Value> {
    let member = json!({
        "nick": null, "avatar": null, "banner": null,
        "roles": person.roles.iter().map(|role| role.json()).collect::<Vec<_>>(), "joined_at": iso(joined_ms),
        "premium_since": null, "flags": 0, "pending": false, "communication_disabled_until": null,
        "permissions": person_permissions(person).to_string(),
    });
    let Value::Object(member) = member else { unreachable!("json! of braces is an object") };
    member
}

/// The member of an interaction.
pub(crate) fn interaction_member(person: &Person) -> Value {
    let mut member = partial_member(person, person.id.made_at_ms());
    member.insert("user".into(), user(person));
    member.insert("deaf".into(), false.into());
    member.insert("mute".into(), false.into());
    Value::Object(member)
}

/// A member as in `GUILD_CREATE` and REST responses.
pub(crate) fn guild_member(person: &Person) -> Value {
    let mut member = interaction_member(person);
    if let Some(object) = member.as_object_mut() {
        object.remove("permissions");
    }
    member
}

/// The bot as a member: it has its own role.
pub(crate) fn bot_member(world: &World, bot: &Person) -> Value {
    let mut member = guild_member(bot);
    member["roles"] = json!([world.application.json()]);
    member
}

pub(crate) fn person_permissions(person: &Person) -> u64 {
    if person.manager { permissions::ALL } else { permissions::EVERYDAY }
}

/// The roles of a guild: everybody's, that of the bot, which has the id of the application, and those that were made.
fn roles(world: &World, guild: &Guild) -> Value {
    let bot = json!({"id": world.application.json(), "name": "bot", "permissions": permissions::BOT.to_string(),
        "managed": true, "position": 1});
    let mut own = role(guild);
    if let (Some(own), Value::Object(bot)) = (own.as_object_mut(), bot) {
        own.extend(bot);
    }
    let made = world.roles.iter().map(|(id, name)| made_role(guild, *id, name));
    [role(guild), own].into_iter().chain(made).collect()
}

/// A role that was made in the guild: it gives no permissions.
pub(crate) fn made_role(guild: &Guild, id: Id, name: &str) -> Value {
    let mut made = role(guild);
    made["id"] = id.json();
    made["name"] = name.into();
    made["position"] = 1.into();
    made["permissions"] = "0".into();
    made
}

fn role(guild: &Guild) -> Value {
    json!({
        "id": guild.id.json(), "name": "@everyone", "color": 0, "hoist": false, "icon": null,
        "colors": {"primary_color": 0, "secondary_color": null, "tertiary_color": null},
        "unicode_emoji": null, "position": 0, "permissions": permissions::EVERYDAY.to_string(),
        "managed": false, "mentionable": false, "flags": 0, "description": null,
    })
}

/// The features of a guild.
pub(crate) fn features(guild: &Guild) -> Value {
    if guild.community { json!(["COMMUNITY"]) } else { json!([]) }
}

/// A guild as `GET /guilds/{id}` returns it.
pub(crate) fn guild(world: &World, guild: &Guild) -> Value {
    // Nobody's id before somebody has come: the bot owns no guild.
    let owner = world.people.values().find(|p| !p.bot).map_or(guild.id, |p| p.id);
    let mut value = json!({
        "id": guild.id.json(), "name": guild.name, "icon": null, "icon_hash": null, "splash": null,
        "discovery_splash": null, "owner_id": owner.json(), "afk_channel_id": null, "afk_timeout": 300,
        "verification_level": 0, "default_message_notifications": 0, "explicit_content_filter": 0,
        "roles": roles(world, guild), "emojis": [], "features": features(guild), "mfa_level": 0, "application_id": null,
        "system_channel_id": null, "system_channel_flags": 0, "rules_channel_id": null,
    });
    let more = json!({
        "max_members": 500_000, "max_presences": null, "vanity_url_code": null, "description": null,
        "banner": null, "premium_tier": 0, "premium_subscription_count": 0,
        "preferred_locale": guild.locale, "public_updates_channel_id": null, "nsfw_level": 0, "nsfw": false,
        "stickers": [], "premium_progress_bar_enabled": false, "safety_alerts_channel_id": null,
        "incidents_data": null, "hub_type": null, "widget_enabled": false, "widget_channel_id": null,
        "region": "deprecated", "max_video_channel_users": 25, "max_stage_video_channel_users": 50,
        "home_header": null, "latest_onboarding_question_id": null, "premium_features": null,
    });
    if let (Some(value), Value::Object(more)) = (value.as_object_mut(), more) {
        value.extend(more);
    }
    value
}

/// A guild as in `GUILD_CREATE`: with its channels and threads, and the bot as a member.
pub(crate) fn guild_create(world: &World, known: &Guild, channels: &[&Channel]) -> Value {
    let mut value = guild(world, known);
    let here = |thread: bool| {
        let here = channels.iter().filter(|c| c.kind.is_thread() == thread && !c.archived);
        here.map(|c| channel(world, c)).collect::<Vec<_>>()
    };
    let bot = world.person(world.application).map(|bot| bot_member(world, bot));
    let people = world.people.values().filter(|p| !p.bot).count() + 1;
    value["joined_at"] = iso(known.id.made_at_ms()).into();
    value["large"] = false.into();
    value["unavailable"] = false.into();
    value["member_count"] = people.into();
    value["voice_states"] = json!([]);
    value["members"] = json!(bot.into_iter().collect::<Vec<_>>());
    value["channels"] = here(false).into();
    value["threads"] = here(true).into();
    for empty in ["presences", "stage_instances", "guild_scheduled_events", "soundboard_sounds"] {
        value[empty] = json!([]);
    }
    value
}

/// A channel, thread or DM.
pub(crate) fn channel(world: &World, channel: &Channel) -> Value {
    let last = channel.messages.last().map_or(Value::Null, |m| m.json());
    let mut value = json!({
        "id": channel.id.json(), "type": channel.kind.number(), "flags": 0, "last_message_id": last,
    });
    if channel.kind == ChannelKind::Dm {
        let other = channel.recipient.and_then(|id| world.person(id)).map(user);
        value["name"] = Value::Null;
        value["recipients"] = json!(other.into_iter().collect::<Vec<_>>());
        return value;
    }
    value["name"] = channel.name.clone().into();
    value["guild_id"] = channel.guild.map_or(Value::Null, Id::json);
    value["parent_id"] = channel.parent.map_or(Value::Null, Id::json);
    value["rate_limit_per_user"] = 0.into();
    if channel.kind.is_thread() {
        thread_parts(world, channel, &mut value);
    } else {
        value["topic"] = channel.topic.clone().into();
        value["position"] = 0.into();
        value["nsfw"] = false.into();
        value["permission_overwrites"] = if channel.denied == 0 {
            json!([])
        } else {
            json!([{"id": world.application.json(), "type": 1, "allow": "0", "deny": channel.denied.to_string()}])
        };
    }
    value
}

fn thread_parts(world: &World, channel: &Channel, value: &mut Value) {
    let made = iso(channel.id.made_at_ms());
    value["owner_id"] = world.application.json();
    value["message_count"] = channel.messages.len().into();
    value["total_message_sent"] = channel.messages.len().into();
    value["member_count"] = channel.members.len().into();
    value["applied_tags"] = json!([]);
    value["thread_metadata"] = json!({
        "archived": channel.archived, "auto_archive_duration": channel.auto_archive,
        "archive_timestamp": made, "locked": channel.locked, "create_timestamp": made,
    });
    if channel.kind == ChannelKind::PrivateThread
        && let Some(metadata) = value["thread_metadata"].as_object_mut()
    {
        metadata.insert("invitable".into(), true.into());
    }
}

/// The partial channel of an interaction, with the person's permissions there.
pub(crate) fn interaction_channel(world: &World, known: &Channel, person: &Person) -> Value {
    let mut value = channel(world, known);
    if let Some(object) = value.as_object_mut() {
        object.remove("permission_overwrites");
        if known.guild.is_some() {
            object.insert("permissions".into(), person_permissions(person).to_string().into());
        }
    }
    value
}

fn attachment(file: &Attachment) -> Value {
    let mut value = json!({
        "id": file.id.json(), "filename": file.filename, "size": file.size, "url": file.url,
        "proxy_url": file.url, "content_type": file.content_type,
    });
    if let (Some(width), Some(height)) = (file.width, file.height) {
        value["width"] = width.into();
        value["height"] = height.into();
    }
    if let Some(description) = &file.description {
        value["description"] = description.clone().into();
    }
    value
}

/// A message.
pub(crate) fn message(world: &World, message: &Message) -> Value {
    let author = world.person(message.author).map_or(Value::Null, user);
    let mentions: Vec<Value> = message.pinged.iter().filter_map(|id| world.person(*id)).map(user).collect();
    let files: Vec<Value> = message.attachments.iter().filter(|a| !a.in_embed).map(attachment).collect();
    let kind = match (message.interaction.is_some(), message.reply_to.is_some()) {
        (true, _) => 20,
        (false, true) => 19,
        (false, false) => 0,
    };
    let mut value = json!({
        "id": message.id.json(), "channel_id": message.channel.json(), "author": author,
        "content": message.content, "timestamp": iso(message.created_ms),
        "edited_timestamp": message.edited_ms.map(iso), "tts": false, "mention_everyone": false,
        "mentions": mentions, "mention_roles": [], "attachments": files, "embeds": message.embeds,
        "components": message.components, "pinned": message.pinned, "type": kind, "flags": message.flags,
    });
    if message.author == world.application && message.interaction.is_some() {
        value["application_id"] = world.application.json();
        value["webhook_id"] = world.application.json();
    }
    if let Some(nonce) = &message.nonce {
        value["nonce"] = nonce.clone();
    }
    if let Some(poll) = &message.poll {
        value["poll"] = poll.clone();
    }
    if let Some(id) = message.reply_to {
        let guild = world.channels.get(&message.channel).and_then(|c| c.guild);
        value["message_reference"] =
            json!({"type": 0, "message_id": id.json(), "channel_id": message.channel.json()});
        if let Some(guild) = guild {
            value["message_reference"]["guild_id"] = guild.json();
        }
    }
    value
}

/// A message as in `MESSAGE_CREATE` and `MESSAGE_UPDATE`.
pub(crate) fn message_event(world: &World, known: &Message) -> Value {
    let mut value = message(world, known);
    let channel = world.channels.get(&known.channel);
    if let Some(guild) = channel.and_then(|c| c.guild) {
        value["guild_id"] = guild.json();
        if let Some(author) = world.person(known.author) {
            value["member"] = guild_member(author);
            if let Some(member) = value["member"].as_object_mut() {
                member.remove("user");
            }
        }
    }
    value
}
