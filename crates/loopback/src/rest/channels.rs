//! REST handlers of channels: read, edit (rename, archive), delete; open a DM.

use serde_json::Value;

use super::super::entities::{Change, Channel, ChannelKind};
use super::super::json;
use super::super::permissions::Permission;
use super::super::rate_limits::Key;
use super::super::reply::{Answer, Reply};
use super::super::sessions::GUILDS;
use super::super::snowflakes::Id;
use super::super::state::World;
use super::call::{Call, given, may};

pub(super) fn open_dm(call: &mut Call<'_>) -> Answer {
    let recipient = Id::from_json(&call.body.json["recipient_id"]).ok_or_else(Reply::unknown_user)?;
    let person = call.world.person(recipient).ok_or_else(Reply::unknown_user)?;
    if person.bot {
        return Err(Reply::dms_closed());
    }
    let (now, limits) = (call.now(), &call.server.options().limits);
    call.server.buckets.lock().take(&Key::DmOpened, limits, now)?;
    let id = call.world.dm_with(recipient, now);
    let channel = &call.world.channels[&id];
    Ok(Reply::json(json::channel(call.world, channel)))
}

pub(super) fn get(call: &mut Call<'_>) -> Answer {
    let channel = call.channel(0)?;
    Ok(Reply::json(json::channel(call.world, channel)))
}

/// What the creator of a thread may change without a permission; the bot has created all of them.
const OWNERS: [&str; 3] = ["name", "archived", "auto_archive_duration"];

/// Checks that the bot has the permission to change a channel.
fn may_edit(call: &Call<'_>, channel: &Channel) -> Result<(), Reply> {
    let owners = |data: &Value| {
        data.as_object().is_some_and(|data| data.keys().all(|key| OWNERS.contains(&key.as_str())))
    };
    if channel.kind.is_thread() && owners(&call.body.json) { Ok(()) } else { allowed(call, channel) }
}

/// Checks that the bot has the permission to delete a channel.
fn allowed(call: &Call<'_>, channel: &Channel) -> Result<(), Reply> {
    let needed =
        if channel.kind.is_thread() { Permission::ManageThreads } else { Permission::ManageChannels };
    let ok = channel.kind == ChannelKind::Dm || may(call.world, channel, needed);
    if ok { Ok(()) } else { Err(Reply::missing_permissions()) }
}

pub(super) fn edit(call: &mut Call<'_>) -> Answer {
    let mut channel = call.channel(0)?.clone();
    may_edit(call, &channel)?;
    let data = &call.body.json;
    let unarchives = given(data, "archived") == Some(&Value::Bool(false));
    let locked = channel.locked && !may(call.world, &channel, Permission::ManageThreads);
    if channel.archived && (locked || !unarchives) {
        return Err(Reply::archived());
    }
    let renamed = given(data, "name").and_then(Value::as_str);
    if let Some(name) = renamed {
        rename(call, channel.id)?;
        name.clone_into(&mut channel.name);
    }
    if let Some(topic) = data.get("topic") {
        channel.topic = topic.as_str().map(String::from);
    }
    if let Some(archived) = given(data, "archived").and_then(Value::as_bool) {
        channel.archived = archived;
    }
    if let Some(minutes) = given(data, "auto_archive_duration").and_then(Value::as_u64) {
        channel.auto_archive = minutes;
    }
    let answer = json::channel(call.world, &channel);
    call.world.news.push(Change::Channel(channel.id));
    let event = if channel.kind.is_thread() { "THREAD_UPDATE" } else { "CHANNEL_UPDATE" };
    let guild = channel.guild;
    call.world.channels.insert(channel.id, channel);
    call.world.dispatch(event, guild, GUILDS, answer.clone());
    Ok(Reply::json(answer))
}

/// Counts a change of a channel's name against Discord's limit.
fn rename(call: &Call<'_>, channel: Id) -> Result<(), Reply> {
    let limits = &call.server.options().limits;
    call.server.buckets.lock().take(&Key::Name(channel.to_string()), limits, call.now()).map(drop)
}

pub(super) fn delete(call: &mut Call<'_>) -> Answer {
    let channel = call.channel(0)?.clone();
    allowed(call, &channel)?;
    let answer = json::channel(call.world, &channel);
    remove(call.world, channel.id);
    Ok(Reply::json(answer))
}

/// Deletes a channel with its messages and threads.
pub(crate) fn remove(world: &mut World, id: Id) {
    let threads: Vec<Id> = world.channels.values().filter(|c| c.parent == Some(id)).map(|c| c.id).collect();
    for thread in threads {
        remove(world, thread);
    }
    let Some(channel) = world.channels.get(&id) else { return };
    let (guild, kind) = (channel.guild, channel.kind);
    let full = json::channel(world, channel);
    world.channels.remove(&id);
    world.messages.retain(|_, m| m.channel != id);
    world.news.push(Change::Channel(id));
    if kind.is_thread() {
        let keys = ["id", "guild_id", "parent_id", "type"];
        let data: serde_json::Map<String, Value> =
            keys.iter().map(|k| ((*k).to_owned(), full[*k].clone())).collect();
        world.dispatch("THREAD_DELETE", guild, GUILDS, Value::Object(data));
    } else if kind == ChannelKind::Text {
        world.dispatch("CHANNEL_DELETE", guild, GUILDS, full);
    }
}

pub(super) fn typing(call: &mut Call<'_>) -> Answer {
    call.channel(0)?;
    Ok(Reply::empty())
}
