//! REST handlers of threads: open one in a channel or from a message, join and leave.

use super::super::entities::{Change, Channel, ChannelKind};
use super::super::json;
use super::super::permissions::Permission;
use super::super::reply::{Answer, Reply};
use super::super::sessions::GUILDS;
use super::super::snowflakes::Id;
use super::call::{Call, may};

pub(super) fn create(call: &mut Call<'_>) -> Answer {
    let kind = match call.body.json["type"].as_u64() {
        Some(11) => ChannelKind::PublicThread,
        // Discord's default is a private thread.
        _ => ChannelKind::PrivateThread,
    };
    let now = call.now();
    let id = call.world.ids.next(now);
    open(call, kind, id)
}

pub(super) fn from_message(call: &mut Call<'_>) -> Answer {
    let channel = call.channel(0)?.id;
    let id = call.id(1, Reply::unknown_message)?;
    let known = call.world.messages.get(&id).filter(|m| m.channel == channel && m.only_for.is_none());
    known.ok_or_else(Reply::unknown_message)?;
    if call.world.channels.contains_key(&id) {
        return Err(Reply::has_thread());
    }
    open(call, ChannelKind::PublicThread, id)
}

fn open(call: &mut Call<'_>, kind: ChannelKind, id: Id) -> Answer {
    let parent = call.channel(0)?.clone();
    if parent.kind != ChannelKind::Text {
        return Err(Reply::error(400, 50024, "Cannot execute action on this channel type"));
    }
    let needed = if kind == ChannelKind::PrivateThread {
        Permission::CreatePrivateThreads
    } else {
        Permission::CreatePublicThreads
    };
    if !may(call.world, &parent, needed) {
        return Err(Reply::missing_permissions());
    }
    let data = &call.body.json;
    let mut thread = Channel::bare(id, kind, data["name"].as_str().unwrap_or_default());
    thread.guild = parent.guild;
    thread.parent = Some(parent.id);
    thread.auto_archive = data["auto_archive_duration"].as_u64().unwrap_or(4320);
    thread.members.insert(call.world.application);
    let answer = json::channel(call.world, &thread);
    let mut event = answer.clone();
    event["newly_created"] = true.into();
    call.world.news.push(Change::Channel(id));
    call.world.channels.insert(id, thread);
    call.world.dispatch("THREAD_CREATE", parent.guild, GUILDS, event);
    Ok(Reply::created(answer))
}

fn change(call: &mut Call<'_>, person: Id, inside: bool) -> Answer {
    let channel = call.channel(0)?;
    if !channel.kind.is_thread() {
        return Err(Reply::unknown_channel());
    }
    if channel.archived {
        return Err(Reply::archived());
    }
    let id = channel.id;
    call.world.person(person).ok_or_else(Reply::unknown_user)?;
    if let Some(thread) = call.world.channels.get_mut(&id) {
        if inside {
            thread.members.insert(person);
        } else {
            thread.members.remove(&person);
        }
    }
    call.world.news.push(Change::Channel(id));
    Ok(Reply::empty())
}

pub(super) fn join(call: &mut Call<'_>) -> Answer {
    let me = call.world.application;
    change(call, me, true)
}

pub(super) fn add(call: &mut Call<'_>) -> Answer {
    let person = call.id(1, Reply::unknown_user)?;
    change(call, person, true)
}

pub(super) fn remove(call: &mut Call<'_>) -> Answer {
    let person = match call.params.get(1).map(String::as_str) {
        Some("@me") => call.world.application,
        _ => call.id(1, Reply::unknown_user)?,
    };
    change(call, person, false)
}
