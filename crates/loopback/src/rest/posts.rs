//! REST handlers of messages: create, read, edit, delete, pin.

use serde_json::Value;

use super::super::entities::{Channel, ChannelKind, Nonce, Post};
use super::super::json;
use super::super::message::Message;
use super::super::permissions::Permission;
use super::super::reply::{Answer, Reply};
use super::super::sessions::{DIRECT_MESSAGES, GUILD_MESSAGES};
use super::super::snowflakes::Id;
use super::super::state::World;
use super::call::{Call, given, may};
use super::compose::{self, Fill};
use serde_json::json;

/// Age in ms from which an edit of a message counts as an old edit.
const OLD_MS: u64 = 60 * 60 * 1000;
/// Maximum number of pinned messages of a channel.
const MOST_PINS: usize = 250;
/// Lifetime of a nonce in ms.
const NONCE_MS: u64 = 5 * 60 * 1000;

pub(super) fn create(call: &mut Call<'_>) -> Answer {
    let channel = call.channel(0)?.clone();
    let data = call.body.json.clone();
    may_write(call, &channel, &data)?;
    if let Some(known) = same_nonce(call, channel.id, &data) {
        return Ok(Reply::json(known));
    }
    let mut message = compose::blank(call, channel.id);
    message.reply_to = reply_to(call, &data)?;
    message.nonce = given(&data, "nonce").cloned();
    compose::fill(call, &mut message, &data, Fill::New)?;
    remember(call, &message, &data);
    let answer = json::message(call.world, &message);
    announce(call.world, "MESSAGE_CREATE", &message);
    if call.server.options().records_posts {
        let nonce = message
            .nonce
            .as_ref()
            .map(|nonce| nonce.as_str().map_or_else(|| nonce.to_string(), String::from));
        call.world.posts.push(Post { message: message.id, channel: message.channel, nonce });
    }
    call.world.post(message);
    Ok(Reply::json(answer))
}

/// Checks that the bot has the permissions to send this message to this channel.
fn may_write(call: &Call<'_>, channel: &Channel, data: &Value) -> Result<(), Reply> {
    if channel.kind == ChannelKind::Dm {
        let open = channel.recipient.and_then(|id| call.world.person(id)).is_some_and(|p| p.dms_open);
        let met = !call.world.guilds.is_empty();
        return if open && met { Ok(()) } else { Err(Reply::dms_closed()) };
    }
    if channel.locked && !may(call.world, channel, Permission::ManageThreads) {
        return Err(if channel.archived { Reply::archived() } else { Reply::thread_locked() });
    }
    let write = if channel.kind.is_thread() { Permission::SendInThreads } else { Permission::SendMessages };
    let embeds = data["embeds"].as_array().is_some_and(|e| !e.is_empty());
    let needed = [
        (true, write),
        (embeds, Permission::EmbedLinks),
        (!call.body.files.is_empty(), Permission::AttachFiles),
    ];
    let lacking = needed.iter().any(|(needed, p)| *needed && !may(call.world, channel, *p));
    if lacking { Err(Reply::missing_permissions()) } else { Ok(()) }
}

fn same_nonce(call: &mut Call<'_>, channel: Id, data: &Value) -> Option<Value> {
    if data["enforce_nonce"] != true {
        return None;
    }
    let text = data["nonce"].to_string();
    let now = call.now();
    call.world.nonces.retain(|n| n.at_ms + NONCE_MS > now);
    let known = call.world.nonces.iter().find(|n| n.channel == channel && n.text == text)?;
    let message = call.world.messages.get(&known.message)?;
    Some(json::message(call.world, message))
}

fn remember(call: &mut Call<'_>, message: &Message, data: &Value) {
    if data["enforce_nonce"] == true {
        call.world.nonces.push_back(Nonce {
            channel: message.channel,
            text: data["nonce"].to_string(),
            at_ms: message.created_ms,
            message: message.id,
        });
    }
}

fn reply_to(call: &Call<'_>, data: &Value) -> Result<Option<Id>, Reply> {
    let reference = &data["message_reference"];
    let Some(id) = Id::from_json(&reference["message_id"]) else { return Ok(None) };
    if call.world.messages.contains_key(&id) {
        return Ok(Some(id));
    }
    if reference["fail_if_not_exists"] == false {
        return Ok(None);
    }
    Err(Reply::error(400, 50035, "message_reference: Unknown message"))
}

/// Sends a message event to the sessions with the intent for messages. Ephemeral messages have no event.
pub(crate) fn announce(world: &mut World, event: &'static str, message: &Message) {
    if message.only_for.is_some() {
        return;
    }
    let guild = world.channels.get(&message.channel).and_then(|c| c.guild);
    let intent = if guild.is_some() { GUILD_MESSAGES } else { DIRECT_MESSAGES };
    let data = if event == "MESSAGE_DELETE" {
        let mut data = json!({"id": message.id.json(), "channel_id": message.channel.json()});
        if let Some(guild) = guild {
            data["guild_id"] = guild.json();
        }
        data
    } else {
        json::message_event(world, message)
    };
    world.dispatch(event, guild, intent, data);
}

/// The message in the path, if the channel routes can see it (they can't see ephemeral messages).
fn known(call: &Call<'_>) -> Result<Message, Reply> {
    let channel = call.channel(0)?;
    let id = call.id(1, Reply::unknown_message)?;
    let message = call.world.messages.get(&id).filter(|m| m.channel == channel.id && m.only_for.is_none());
    message.cloned().ok_or_else(Reply::unknown_message)
}

pub(super) fn list(call: &mut Call<'_>) -> Answer {
    let channel = call.channel(0)?;
    if !may(call.world, channel, Permission::ReadHistory) {
        return Ok(Reply::json(json!([])));
    }
    let limit = call.query("limit").and_then(|l| l.parse().ok()).unwrap_or(50_usize);
    let bound = |key: &str| call.query(key).and_then(|v| v.parse::<Id>().ok());
    let (before, after) = (bound("before"), bound("after"));
    let ids = channel.messages.iter().rev();
    let list: Vec<Value> = ids
        .filter(|id| before.is_none_or(|b| **id < b) && after.is_none_or(|a| **id > a))
        .filter_map(|id| call.world.messages.get(id))
        .filter(|m| m.only_for.is_none())
        .take(limit.clamp(1, 100))
        .map(|m| json::message(call.world, m))
        .collect();
    Ok(Reply::json(list.into()))
}

pub(super) fn get(call: &mut Call<'_>) -> Answer {
    let message = known(call)?;
    Ok(Reply::json(json::message(call.world, &message)))
}

pub(super) fn edit(call: &mut Call<'_>) -> Answer {
    let mut message = known(call)?;
    if message.author != call.world.application {
        return Err(Reply::not_yours());
    }
    if call.channel(0)?.archived {
        return Err(Reply::archived());
    }
    let now = call.now();
    if now > message.created_ms + OLD_MS {
        if message.old_edits >= call.server.options().limits.old_edits {
            *call.world.old_edits_refused.entry(message.id).or_default() += 1;
            return Err(Reply::too_old_to_edit());
        }
        message.old_edits += 1;
    }
    let data = call.body.json.clone();
    compose::fill(call, &mut message, &data, Fill::Edit)?;
    message.edited_ms = Some(now);
    Ok(changed(call, message))
}

/// Stores the changed message and sends the event.
fn changed(call: &mut Call<'_>, message: Message) -> Reply {
    let answer = json::message(call.world, &message);
    announce(call.world, "MESSAGE_UPDATE", &message);
    call.world.tell_of(&message);
    call.world.messages.insert(message.id, message);
    Reply::json(answer)
}

pub(super) fn delete(call: &mut Call<'_>) -> Answer {
    let message = known(call)?;
    let own = message.author == call.world.application;
    if !own && !may(call.world, call.channel(0)?, Permission::ManageMessages) {
        return Err(Reply::missing_permissions());
    }
    call.world.unpost(message.id);
    announce(call.world, "MESSAGE_DELETE", &message);
    Ok(Reply::empty())
}

pub(super) fn pin(call: &mut Call<'_>) -> Answer {
    set_pin(call, true)
}

pub(super) fn unpin(call: &mut Call<'_>) -> Answer {
    set_pin(call, false)
}

fn set_pin(call: &mut Call<'_>, pinned: bool) -> Answer {
    let mut message = known(call)?;
    let channel = call.channel(0)?;
    if !may(call.world, channel, Permission::PinMessages) {
        return Err(Reply::missing_permissions());
    }
    if channel.archived {
        return Err(Reply::archived());
    }
    let others = channel.messages.iter().filter_map(|id| call.world.messages.get(id));
    if pinned && others.filter(|m| m.pinned && m.id != message.id).count() >= MOST_PINS {
        return Err(Reply::too_many_pins());
    }
    message.pinned = pinned;
    changed(call, message);
    Ok(Reply::empty())
}
