//! REST handlers of interaction responses: the callback, the original response, follow-ups, with their deadlines.

use serde_json::{Value, json};

use super::super::entities::{Cause, Interaction};
use super::super::json;
use super::super::message::{EPHEMERAL, LOADING, Message};
use super::super::outcome::{Ack, Choice, Input, Modal};
use super::super::reply::{Answer, Reply};
use super::super::snowflakes::Id;
use super::call::Call;
use super::compose::{self, Fill};
use super::posts::announce;

/// Time limit of the first response, in ms.
pub(crate) const FIRST_MS: u64 = 3_000;
/// Lifetime of an interaction token, in ms.
const TOKEN_MS: u64 = 15 * 60 * 1000;

pub(super) fn callback(call: &mut Call<'_>) -> Answer {
    let id = call.id(0, Reply::unknown_interaction)?;
    let token = call.params[1].clone();
    let now = call.now();
    let answer = match call.world.interactions.get(&id) {
        Some(i) if i.token == token => first(call, id, now),
        _ => Err(Reply::unknown_interaction()),
    };
    note_refusal(call, id, &answer);
    answer
}

fn note_refusal(call: &mut Call<'_>, id: Id, answer: &Answer) {
    let code = match answer {
        Err(reply) => reply.body.as_ref().and_then(|b| b["code"].as_u64()),
        Ok(_) => None,
    };
    if let (Some(code), Some(known)) = (code, call.world.interactions.get_mut(&id)) {
        known.refusals.push(code);
        call.world.touch(id);
    }
}

fn first(call: &mut Call<'_>, id: Id, now: u64) -> Answer {
    let expired = call.server.faults.lock().expire();
    let known = &call.world.interactions[&id];
    if known.ack.is_some() {
        call.violate("callback-twice", "an interaction is answered once; then it is edited or followed up");
        return Err(Reply::already_acknowledged());
    }
    if expired || now > known.sent_ms + FIRST_MS {
        return Err(Reply::unknown_interaction());
    }
    let kind = call.body.json["type"].as_u64().unwrap_or(0);
    let (cause, source) = (known.cause, known.source);
    let fits = match kind {
        4 | 5 => cause != Cause::Autocomplete,
        6 | 7 => source.is_some() && matches!(cause, Cause::Component | Cause::Modal),
        8 => cause == Cause::Autocomplete,
        9 => matches!(cause, Cause::Command | Cause::Component),
        _ => false,
    };
    if !fits {
        call.violate("callback-kind", format!("callback of type {kind} does not answer a {cause:?}"));
        return Err(Reply::error(400, 50035, "Invalid Form Body"));
    }
    let data = call.body.json["data"].clone();
    let ack = match kind {
        4 => answer_with_message(call, id, &data)?,
        5 => defer(call, id, &data),
        6 => acknowledge(call, id, source, true),
        7 => update(call, id, source, &data)?,
        8 => suggest(call, id, &data),
        _ => open_modal(call, id, &data),
    };
    let arrived = call.arrived;
    if let Some(known) = call.world.interactions.get_mut(&id) {
        known.ack = Some(ack);
        known.answered = Some(arrived);
    }
    call.world.touch(id);
    Ok(callback_answer(call, id, kind))
}

/// 204, or the resource if `with_response` is set.
fn callback_answer(call: &Call<'_>, id: Id, kind: u64) -> Reply {
    if call.query("with_response") != Some("true") {
        return Reply::empty();
    }
    let known = &call.world.interactions[&id];
    let cause = match known.cause {
        Cause::Command => 2,
        Cause::Component => 3,
        Cause::Autocomplete => 4,
        Cause::Modal => 5,
    };
    let mut answer = json!({"interaction": {"id": id.json(), "type": cause}, "resource": {"type": kind}});
    if let Some(message) = known.original.and_then(|m| call.world.messages.get(&m)) {
        answer["interaction"]["response_message_id"] = message.id.json();
        answer["interaction"]["response_message_loading"] = message.loading().into();
        answer["interaction"]["response_message_ephemeral"] = message.ephemeral().into();
        answer["resource"]["message"] = json::message(call.world, message);
    }
    Reply::json(answer)
}

/// An empty message that responds to this interaction.
fn blank(call: &mut Call<'_>, id: Id, ephemeral: bool) -> Message {
    let (channel, person, command) = {
        let known = &call.world.interactions[&id];
        (known.channel, known.person, known.command.clone())
    };
    let mut message = compose::blank(call, channel);
    message.interaction = Some(id);
    let name = call.world.person(person).map_or_else(String::new, |p| p.name.clone());
    message.heading = command.map(|c| format!("{name} used /{c}"));
    if ephemeral {
        message.flags = EPHEMERAL;
        message.only_for = Some(person);
    }
    message
}

fn private(data: &Value) -> bool {
    data["flags"].as_u64().unwrap_or(0) & EPHEMERAL != 0
}

fn answer_with_message(call: &mut Call<'_>, id: Id, data: &Value) -> Result<Ack, Reply> {
    let mut message = blank(call, id, private(data));
    compose::fill(call, &mut message, data, Fill::New)?;
    publish(call, id, message);
    Ok(Ack::Message)
}

/// Posts a message as the original response of an interaction.
fn publish(call: &mut Call<'_>, id: Id, message: Message) {
    if let Some(known) = call.world.interactions.get_mut(&id) {
        known.original = Some(message.id);
        known.ephemeral = message.ephemeral();
    }
    announce(call.world, "MESSAGE_CREATE", &message);
    call.world.post(message);
}

fn defer(call: &mut Call<'_>, id: Id, data: &Value) -> Ack {
    let mut message = blank(call, id, private(data));
    message.flags |= LOADING;
    publish(call, id, message);
    if let Some(known) = call.world.interactions.get_mut(&id) {
        known.pending = true;
    }
    Ack::DeferredMessage
}

fn acknowledge(call: &mut Call<'_>, id: Id, source: Option<Id>, pending: bool) -> Ack {
    let ephemeral = source.and_then(|m| call.world.messages.get(&m)).is_some_and(Message::ephemeral);
    if let Some(known) = call.world.interactions.get_mut(&id) {
        known.original = source;
        known.pending = pending;
        known.ephemeral = ephemeral;
    }
    if pending { Ack::DeferredUpdate } else { Ack::Update }
}

fn update(call: &mut Call<'_>, id: Id, source: Option<Id>, data: &Value) -> Result<Ack, Reply> {
    let known = source.and_then(|m| call.world.messages.get(&m)).cloned();
    let mut message = known.ok_or_else(Reply::unknown_message)?;
    compose::fill(call, &mut message, data, Fill::Update)?;
    acknowledge(call, id, source, false);
    replace(call, message);
    Ok(Ack::Update)
}

/// Stores an edited message.
fn replace(call: &mut Call<'_>, mut message: Message) {
    message.edited_ms = Some(call.now());
    announce(call.world, "MESSAGE_UPDATE", &message);
    call.world.tell_of(&message);
    call.world.messages.insert(message.id, message);
}

fn suggest(call: &mut Call<'_>, id: Id, data: &Value) -> Ack {
    let choices = data["choices"].as_array().into_iter().flatten();
    let choices = choices
        .map(|c| Choice { name: c["name"].as_str().unwrap_or_default().into(), value: c["value"].clone() })
        .collect();
    if let Some(known) = call.world.interactions.get_mut(&id) {
        known.choices = choices;
    }
    Ack::Choices
}

fn open_modal(call: &mut Call<'_>, id: Id, data: &Value) -> Ack {
    let components = data["components"].as_array().cloned().unwrap_or_default();
    if let Some(known) = call.world.interactions.get_mut(&id) {
        known.modal = Some(Modal {
            interaction: id,
            person: known.person,
            channel: known.channel,
            message: known.source,
            custom_id: data["custom_id"].as_str().unwrap_or_default().into(),
            title: data["title"].as_str().unwrap_or_default().into(),
            inputs: components.iter().filter_map(input).collect(),
            components,
        });
    }
    Ack::Modal
}

fn input(row: &Value) -> Option<Input> {
    let labelled = row["type"] == 18;
    let field = if labelled { &row["component"] } else { &row["components"][0] };
    let text = |v: &Value| v.as_str().map(String::from);
    Some(Input {
        custom_id: text(&field["custom_id"])?,
        label: text(if labelled { &row["label"] } else { &field["label"] }).unwrap_or_default(),
        kind: field["type"].as_u64().unwrap_or(4),
        paragraph: field["style"] == 2,
        min_length: field["min_length"].as_u64().unwrap_or(0),
        max_length: field["max_length"].as_u64().unwrap_or(4000),
        required: field["required"].as_bool().unwrap_or(true),
        value: text(&field["value"]),
        placeholder: text(&field["placeholder"]),
    })
}

/// The interaction of a webhook path, if its token has not expired and it was responded to.
fn alive(call: &mut Call<'_>) -> Result<Id, Reply> {
    let application = call.id(0, Reply::unknown_webhook)?;
    let token = call.params[1].clone();
    let id = call.world.tokens.get(&token).copied().filter(|_| application == call.world.application);
    let id = id.ok_or_else(Reply::unknown_webhook)?;
    let known: &Interaction = &call.world.interactions[&id];
    if call.now() > known.sent_ms + TOKEN_MS {
        return Err(Reply::token_dead());
    }
    if known.ack.is_none() {
        call.violate("follow-up-first", "the first response goes to the callback");
        return Err(Reply::unknown_webhook());
    }
    Ok(id)
}

pub(super) fn follow_up(call: &mut Call<'_>) -> Answer {
    let id = alive(call)?;
    let data = call.body.json.clone();
    let known = &call.world.interactions[&id];
    // The first follow-up after "is thinking…" replaces it, and keeps its ephemeral flag.
    if known.pending && known.ack == Some(Ack::DeferredMessage) {
        let original = known.original.ok_or_else(Reply::unknown_message)?;
        return edit_known(call, id, original, &data);
    }
    let mut message = blank(call, id, private(&data));
    message.heading = None;
    compose::fill(call, &mut message, &data, Fill::New)?;
    let answer = json::message(call.world, &message);
    if let Some(known) = call.world.interactions.get_mut(&id) {
        known.follow_ups.push(message.id);
    }
    announce(call.world, "MESSAGE_CREATE", &message);
    call.world.post(message);
    call.world.touch(id);
    Ok(Reply::json(answer))
}

/// The message in the path: the original response, or a follow-up of the same interaction.
fn named(call: &Call<'_>, id: Id) -> Result<Id, Reply> {
    let known = &call.world.interactions[&id];
    let wanted = call.params[2].as_str();
    let found = if wanted == "@original" {
        known.original
    } else {
        let wanted: Option<Id> = wanted.parse().ok();
        wanted.filter(|w| known.original == Some(*w) || known.follow_ups.contains(w))
    };
    found.filter(|m| call.world.messages.contains_key(m)).ok_or_else(Reply::unknown_message)
}

pub(super) fn get(call: &mut Call<'_>) -> Answer {
    let id = alive(call)?;
    let message = named(call, id)?;
    Ok(Reply::json(json::message(call.world, &call.world.messages[&message])))
}

pub(super) fn edit(call: &mut Call<'_>) -> Answer {
    let id = alive(call)?;
    let message = named(call, id)?;
    let data = call.body.json.clone();
    edit_known(call, id, message, &data)
}

fn edit_known(call: &mut Call<'_>, id: Id, message: Id, data: &Value) -> Answer {
    let mut message = call.world.messages[&message].clone();
    compose::fill(call, &mut message, data, Fill::Edit)?;
    message.flags &= !LOADING;
    let answer = json::message(call.world, &message);
    let now = call.now();
    if let Some(known) = call.world.interactions.get_mut(&id)
        && known.original == Some(message.id)
    {
        known.pending = false;
        known.edits.push(Message { edited_ms: Some(now), ..message.clone() });
    }
    replace(call, message);
    call.world.touch(id);
    Ok(Reply::json(answer))
}

pub(super) fn delete(call: &mut Call<'_>) -> Answer {
    let id = alive(call)?;
    let message = named(call, id)?;
    if let Some(gone) = call.world.unpost(message) {
        announce(call.world, "MESSAGE_DELETE", &gone);
    }
    if let Some(known) = call.world.interactions.get_mut(&id) {
        known.pending = false;
    }
    call.world.touch(id);
    Ok(Reply::empty())
}
