//! Simulated users: slash commands and autocomplete.

use serde_json::{Value, json};

use super::super::entities::Cause;
use super::super::state::World;
use super::super::{Choice, Id, Loopback, Outcome, Refused, json};
use super::interactions::{Intent, Pending};
use super::options::{Bounds, Filled, Place, fixed_choices};

/// A command that was looked up: the command, the names of its subcommands, and the options of the last one.
struct Found {
    command: Value,
    nested: Vec<Value>,
    options: Vec<Value>,
}

impl Loopback {
    /// Sends a slash command, for instance `game new`, with options by name, and waits for its response (if deferred,
    /// for the message that replaces "is thinking…").
    pub async fn slash(
        &self,
        person: Id,
        channel: Id,
        path: &str,
        options: Vec<(String, Value)>,
    ) -> Result<Outcome, Refused> {
        Ok(self.begin_slash(person, channel, path, options)?.finished().await)
    }

    /// Like `slash`, but without the client's check of option bounds, as an outdated or hostile client sends it.
    pub async fn slash_unchecked(
        &self,
        person: Id,
        channel: Id,
        path: &str,
        options: Vec<(String, Value)>,
    ) -> Result<Outcome, Refused> {
        Ok(self.slash_with(person, channel, path, &options, Bounds::Ignored)?.finished().await)
    }

    /// Sends a slash command without waiting.
    #[expect(clippy::needless_pass_by_value, reason = "the same shape as `slash`, which has to own them")]
    pub fn begin_slash(
        &self,
        person: Id,
        channel: Id,
        path: &str,
        options: Vec<(String, Value)>,
    ) -> Result<Pending, Refused> {
        self.slash_with(person, channel, path, &options, Bounds::Held)
    }

    fn slash_with(
        &self,
        person: Id,
        channel: Id,
        path: &str,
        options: &[(String, Value)],
        bounds: Bounds,
    ) -> Result<Pending, Refused> {
        let data = self.read(|w| {
            let found = find(w, path, person, channel)?;
            let guild = in_guild(w, channel);
            let filled = Place { world: w, guild }.fill(&found.options, options, bounds)?;
            Ok(command_data(&found, &filled))
        })?;
        let command = Some(path.to_owned());
        self.send(Intent { cause: Cause::Command, person, channel, command, source: None, data })
    }

    /// Chooses an entry of the context menu of a message and waits for the response.
    pub async fn message_menu(&self, person: Id, message: Id, name: &str) -> Result<Outcome, Refused> {
        let known = self.message(message, person);
        let known = known.ok_or_else(|| Refused("that message is not visible to this person".into()))?;
        let data = self.read(|w| {
            let resolved = json!({"messages": {message.to_string(): json::message(w, &known)}});
            menu_data(w, (person, known.channel), (name, 3), (message, resolved))
        })?;
        self.choose(person, known.channel, data).await
    }

    /// Chooses an entry of the context menu of another person and waits for the response.
    pub async fn person_menu(
        &self,
        person: Id,
        channel: Id,
        other: Id,
        name: &str,
    ) -> Result<Outcome, Refused> {
        let data = self.read(|w| {
            let mut filled = Filled::default();
            filled.point_to_user(w, other, in_guild(w, channel))?;
            let resolved = filled.resolved().unwrap_or_else(|| json!({}));
            menu_data(w, (person, channel), (name, 2), (other, resolved))
        })?;
        self.choose(person, channel, data).await
    }

    async fn choose(&self, person: Id, channel: Id, data: Value) -> Result<Outcome, Refused> {
        let cause = Cause::Command;
        let intent = Intent { cause, person, channel, command: None, source: None, data };
        Ok(self.send(intent)?.finished().await)
    }

    /// The choices for `focused` when `typed` is entered and `options` are filled in. For an option with fixed
    /// choices, those that contain the text.
    pub async fn autocomplete(
        &self,
        person: Id,
        channel: Id,
        path: &str,
        options: Vec<(String, Value)>,
        focused: &str,
        typed: &str,
    ) -> Result<Vec<Choice>, Refused> {
        let prepared = self.read(|w| {
            let found = find(w, path, person, channel)?;
            let spec = found.options.iter().find(|o| o["name"] == focused);
            if let Some(spec) = spec.filter(|s| s["choices"].as_array().is_some_and(|c| !c.is_empty())) {
                let locale = w.person(person).map_or("en-US", |p| p.locale.as_str());
                return Ok(Err(fixed_choices(spec, locale)));
            }
            let place = Place { world: w, guild: in_guild(w, channel) };
            let filled = place.fill_partly(&found.options, &options, focused, typed)?;
            Ok(Ok(command_data(&found, &filled)))
        })?;
        let data = match prepared {
            Ok(data) => data,
            Err(fixed) => {
                let wanted = typed.to_lowercase();
                return Ok(fixed.into_iter().filter(|c| c.name.to_lowercase().contains(&wanted)).collect());
            }
        };
        let cause = Cause::Autocomplete;
        let pending = self.send(Intent { cause, person, channel, command: None, source: None, data })?;
        let outcome = pending.acknowledged().await;
        if outcome.silent() { Err(Refused("loading options failed".into())) } else { Ok(outcome.choices) }
    }
}

fn in_guild(world: &World, channel: Id) -> bool {
    world.channels.get(&channel).is_some_and(|c| c.guild.is_some())
}

/// The command of this name and kind in this channel's guild, or the global one.
fn named(world: &World, channel: Id, name: &str, kind: u64) -> Result<Value, Refused> {
    let guild = world.channels.get(&channel).and_then(|c| c.guild);
    let scopes = [guild, None];
    let lists = scopes.iter().filter_map(|scope| world.commands.get(scope));
    let mut all = lists.flatten();
    let found = all.find(|c| c["name"] == name && c["type"].as_u64().unwrap_or(1) == kind);
    found.cloned().ok_or_else(|| Refused(format!("there is no command {name}")))
}

fn find(world: &World, path: &str, person: Id, channel: Id) -> Result<Found, Refused> {
    let mut words = path.trim_start_matches('/').split_whitespace();
    let name = words.next().unwrap_or_default();
    let command = named(world, channel, name, 1)?;
    may_use(world, &command, person, channel)?;
    let mut nested = Vec::new();
    let mut options = list(&command);
    for word in words {
        let next = options.iter().find(|o| o["name"] == word && matches!(o["type"].as_u64(), Some(1 | 2)));
        let next = next.cloned().ok_or_else(|| Refused(format!("there is no command {path}")))?;
        options = list(&next);
        nested.push(next);
    }
    if options.iter().any(|o| matches!(o["type"].as_u64(), Some(1 | 2))) {
        return Err(Refused(format!("{path} needs one of its subcommands")));
    }
    Ok(Found { command, nested, options })
}

fn list(value: &Value) -> Vec<Value> {
    value["options"].as_array().cloned().unwrap_or_default()
}

/// Checks that the client shows this command to this person here: context and permissions.
fn may_use(world: &World, command: &Value, person: Id, channel: Id) -> Result<(), Refused> {
    let guild = in_guild(world, channel);
    let context = u64::from(!guild);
    let shown = match command["contexts"].as_array() {
        Some(list) => list.iter().any(|c| c.as_u64() == Some(context)),
        None => guild || command["dm_permission"] != false,
    };
    if !shown {
        return Err(Refused("that command is not offered here".into()));
    }
    let guild_id = world.channels.get(&channel).and_then(|c| c.guild);
    let with_bot = guild_id.is_none_or(|guild| world.guilds.contains_key(&guild));
    let installed = world.person(person).is_some_and(|person| person.installed);
    let of_kind = |kind: u64| match command["integration_types"].as_array() {
        Some(list) => list.iter().any(|k| k.as_u64() == Some(kind)),
        None => true,
    };
    if !(with_bot && of_kind(0) || installed && of_kind(1)) {
        return Err(Refused("that command is not installed here".into()));
    }
    let needed = command["default_member_permissions"].as_str().and_then(|p| p.parse::<u64>().ok());
    let person = world.person(person).ok_or_else(|| Refused("there is no such person".into()))?;
    match needed {
        Some(bits)
            if guild && !person.manager && (bits == 0 || json::person_permissions(person) & bits != bits) =>
        {
            Err(Refused("that command is not offered to this person".into()))
        }
        _ => Ok(()),
    }
}

/// The `data` of a context menu: kind 2 for a person, 3 for a message.
fn menu_data(
    world: &World,
    (person, channel): (Id, Id),
    (name, kind): (&str, u64),
    (target, resolved): (Id, Value),
) -> Result<Value, Refused> {
    let command = named(world, channel, name, kind)?;
    may_use(world, &command, person, channel)?;
    Ok(json!({
        "id": command["id"], "name": command["name"], "type": kind, "options": [], "target_id": target.json(),
        "resolved": resolved,
    }))
}

/// The `data` of a slash command, with options nested below their subcommands.
fn command_data(found: &Found, filled: &Filled) -> Value {
    let mut options = filled.options.clone();
    for level in found.nested.iter().rev() {
        options = vec![json!({"name": level["name"], "type": level["type"], "options": options})];
    }
    let mut data =
        json!({"id": found.command["id"], "name": found.command["name"], "type": 1, "options": options});
    if let Some(resolved) = filled.resolved() {
        data["resolved"] = resolved;
    }
    if let Some(guild) = found.command.get("guild_id") {
        data["guild_id"] = guild.clone();
    }
    data
}
