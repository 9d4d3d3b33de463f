//! REST handlers of applications: the gateway URL, the application itself, its commands.

#![expect(clippy::unnecessary_wraps, reason = "every handler of the table has one signature")]

use serde_json::{Value, json};

use super::super::entities::Change;
use super::super::json;
use super::super::reply::{Answer, Reply};
use super::super::snowflakes::Id;
use super::call::Call;

/// Type of the command that opens an application's activity.
const ENTRY_POINT: u64 = 4;

pub(super) fn gateway(call: &mut Call<'_>) -> Answer {
    Ok(Reply::json(json!({"url": call.server.gateway_url()})))
}

pub(super) fn gateway_bot(call: &mut Call<'_>) -> Answer {
    let options = call.server.options();
    let limit =
        call.world.gateway.starts.limit(call.now(), options.limits.identifies, options.session_starts);
    Ok(Reply::json(json!({
        "url": call.server.gateway_url(), "shards": options.shards, "session_start_limit": limit,
    })))
}

pub(super) fn me(call: &mut Call<'_>) -> Answer {
    let bot = call.world.person(call.world.application).ok_or_else(Reply::unknown_application)?;
    let owner = call.world.people.values().find(|p| !p.bot).unwrap_or(bot);
    Ok(Reply::json(json!({
        "id": bot.id.json(), "name": bot.name, "icon": null, "description": "", "type": null,
        "bot_public": true, "bot_require_code_grant": false, "verify_key": "0".repeat(64), "flags": 8_388_608,
        "bot": json::user(bot), "owner": json::user(owner), "team": null, "hook": true, "rpc_origins": [],
        "redirect_uris": [], "interactions_endpoint_url": null, "role_connections_verification_url": null,
        "integration_types_config": {"0": {}, "1": {}}, "summary": "",
        "approximate_guild_count": call.world.guilds.len(),
    })))
}

/// The scope in the path: `None` for the application's global commands, else the guild.
fn scope(call: &Call<'_>) -> Result<Option<Id>, Reply> {
    if call.id(0, Reply::unknown_application)? != call.world.application {
        return Err(Reply::unknown_application());
    }
    if !call.spec.path.contains("{guild_id}") {
        return Ok(None);
    }
    let guild = call.id(1, Reply::unknown_guild)?;
    if call.world.guilds.contains_key(&guild) { Ok(Some(guild)) } else { Err(Reply::missing_access()) }
}

pub(super) fn list(call: &mut Call<'_>) -> Answer {
    let scope = scope(call)?;
    let mut list: Value = call.world.commands.get(&scope).cloned().unwrap_or_default().into();
    if call.query("with_localizations") != Some("true") {
        drop_localizations(&mut list);
    }
    Ok(Reply::json(list))
}

/// Removes the names and descriptions in other languages from commands, options and choices.
fn drop_localizations(list: &mut Value) {
    for item in list.as_array_mut().into_iter().flatten() {
        let Some(object) = item.as_object_mut() else { continue };
        object.retain(|key, _| key != "name_localizations" && key != "description_localizations");
        for key in ["options", "choices"] {
            if let Some(below) = object.get_mut(key) {
                drop_localizations(below);
            }
        }
    }
}

pub(super) fn replace(call: &mut Call<'_>) -> Answer {
    let scope = scope(call)?;
    let wanted = call.body.json.as_array().cloned().unwrap_or_default();
    let entry_point = |list: &[Value]| list.iter().any(|command| command["type"] == ENTRY_POINT);
    let held = call.world.commands.get(&scope).map(Vec::as_slice).unwrap_or_default();
    if entry_point(held) && !entry_point(&wanted) {
        return Err(Reply::entry_point_left_out());
    }
    let before = call.world.commands.remove(&scope).unwrap_or_default();
    let made: Vec<Value> = wanted.into_iter().map(|c| complete(call, scope, c, &before)).collect();
    call.world.commands.insert(scope, made.clone());
    call.world.news.push(Change::Commands);
    Ok(Reply::json(made.into()))
}

/// A command as Discord stores it: with id, version and default values. A command of a known name keeps its id.
fn complete(call: &mut Call<'_>, scope: Option<Id>, mut command: Value, before: &[Value]) -> Value {
    let now = call.now();
    let kind = command["type"].as_u64().unwrap_or(1);
    let known = before.iter().find(|c| c["name"] == command["name"] && c["type"] == kind);
    let id = known.map_or_else(|| call.world.ids.next(now).json(), |c| c["id"].clone());
    let version = call.world.ids.next(now).json();
    let application = call.world.application.json();
    if let Some(object) = command.as_object_mut() {
        object.insert("id".into(), id);
        object.insert("version".into(), version);
        object.insert("application_id".into(), application);
        object.insert("type".into(), kind.into());
        object.entry("description").or_insert_with(|| "".into());
        object.entry("default_member_permissions").or_insert(Value::Null);
        object.entry("nsfw").or_insert(Value::Bool(false));
        object.entry("dm_permission").or_insert(Value::Bool(true));
        object.entry("contexts").or_insert(Value::Null);
        // What the application supports.
        object.entry("integration_types").or_insert_with(|| json!([0, 1]));
        if let Some(guild) = scope {
            object.insert("guild_id".into(), guild.json());
        }
        if let Some(options) = object.get_mut("options") {
            tidy(options);
        }
    }
    command
}

/// Removes nulls and empty arrays from options, as Discord does.
fn tidy(options: &mut Value) {
    for option in options.as_array_mut().into_iter().flatten() {
        let Some(object) = option.as_object_mut() else { continue };
        object.retain(|key, value| {
            let empty = value.as_array().is_some_and(Vec::is_empty) && key != "options";
            !value.is_null() && !empty
        });
        if let Some(inner) = object.get_mut("options") {
            tidy(inner);
        }
    }
}

pub(super) fn create(call: &mut Call<'_>) -> Answer {
    let scope = scope(call)?;
    let command = call.body.json.clone();
    let before = call.world.commands.get(&scope).cloned().unwrap_or_default();
    let made = complete(call, scope, command, &before);
    let list = call.world.commands.entry(scope).or_default();
    let existed = list.len();
    list.retain(|c| c["id"] != made["id"]);
    let new = list.len() == existed;
    list.push(made.clone());
    call.world.news.push(Change::Commands);
    Ok(if new { Reply::created(made) } else { Reply::json(made) })
}

fn find(call: &Call<'_>, scope: Option<Id>) -> Result<Value, Reply> {
    let wanted = call.params.last().cloned().unwrap_or_default();
    let list = call.world.commands.get(&scope);
    let found = list.into_iter().flatten().find(|c| c["id"] == wanted.as_str());
    found.cloned().ok_or_else(Reply::unknown_command)
}

pub(super) fn one(call: &mut Call<'_>) -> Answer {
    let scope = scope(call)?;
    find(call, scope).map(Reply::json)
}

pub(super) fn edit(call: &mut Call<'_>) -> Answer {
    let scope = scope(call)?;
    let mut command = find(call, scope)?;
    let changes = call.body.json.as_object().cloned().unwrap_or_default();
    if let Some(object) = command.as_object_mut() {
        object.extend(changes);
    }
    for known in call.world.commands.get_mut(&scope).into_iter().flatten() {
        if known["id"] == command["id"] {
            *known = command.clone();
        }
    }
    call.world.news.push(Change::Commands);
    Ok(Reply::json(command))
}

pub(super) fn delete(call: &mut Call<'_>) -> Answer {
    let scope = scope(call)?;
    let command = find(call, scope)?;
    if let Some(list) = call.world.commands.get_mut(&scope) {
        list.retain(|c| c["id"] != command["id"]);
    }
    call.world.news.push(Change::Commands);
    Ok(Reply::empty())
}
