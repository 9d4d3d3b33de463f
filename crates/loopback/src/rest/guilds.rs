//! REST handlers of guilds, members and users (read only).

#![expect(clippy::unnecessary_wraps, reason = "every handler of the table has one signature")]

use serde_json::{Value, json};

use super::super::entities::Guild;
use super::super::json;
use super::super::reply::{Answer, Reply};
use super::call::Call;

fn known(call: &Call<'_>) -> Result<Guild, Reply> {
    let id = call.id(0, Reply::unknown_guild)?;
    call.world.guilds.get(&id).cloned().ok_or_else(Reply::unknown_guild)
}

pub(super) fn me(call: &mut Call<'_>) -> Answer {
    let bot = call.world.person(call.world.application).ok_or_else(Reply::unknown_user)?;
    let mut me = json::user(bot);
    me["mfa_enabled"] = true.into();
    me["verified"] = true.into();
    me["locale"] = "en-US".into();
    me["email"] = Value::Null;
    Ok(Reply::json(me))
}

pub(super) fn mine(call: &mut Call<'_>) -> Answer {
    let list: Vec<Value> = call
        .world
        .guilds
        .values()
        .map(|g| {
            json!({"id": g.id.json(), "name": g.name, "icon": null, "banner": null, "owner": false,
                   "permissions": crate::permissions::BOT.to_string(), "features": []})
        })
        .collect();
    Ok(Reply::json(list.into()))
}

pub(super) fn user(call: &mut Call<'_>) -> Answer {
    let id = call.id(0, Reply::unknown_user)?;
    call.world.person(id).map(|p| Reply::json(json::user(p))).ok_or_else(Reply::unknown_user)
}

pub(super) fn guild(call: &mut Call<'_>) -> Answer {
    let guild = known(call)?;
    Ok(Reply::json(json::guild(call.world, &guild)))
}

fn list(call: &Call<'_>, guild: &Guild, threads: bool) -> Vec<Value> {
    let here = call.world.channels.values().filter(|c| c.guild == Some(guild.id));
    here.filter(|c| c.kind.is_thread() == threads && !c.archived)
        .map(|c| json::channel(call.world, c))
        .collect()
}

pub(super) fn channels(call: &mut Call<'_>) -> Answer {
    let guild = known(call)?;
    Ok(Reply::json(list(call, &guild, false).into()))
}

pub(super) fn threads(call: &mut Call<'_>) -> Answer {
    let guild = known(call)?;
    Ok(Reply::json(json!({"threads": list(call, &guild, true), "members": [], "has_more": false})))
}

pub(super) fn roles(call: &mut Call<'_>) -> Answer {
    let guild = known(call)?;
    Ok(Reply::json(json::guild(call.world, &guild)["roles"].clone()))
}

pub(super) fn member(call: &mut Call<'_>) -> Answer {
    known(call)?;
    let id = call.id(1, Reply::unknown_member)?;
    let member = call.world.person(id).filter(|person| !person.left);
    let member = member.ok_or_else(Reply::unknown_member)?;
    let is_bot = id == call.world.application;
    Ok(Reply::json(if is_bot { json::bot_member(call.world, member) } else { json::guild_member(member) }))
}
