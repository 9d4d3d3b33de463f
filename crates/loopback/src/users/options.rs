//! Converts typed command options into the option values of an interaction, as the client does.

use serde_json::{Map, Value, json};

use super::super::state::World;
use super::super::{Choice, Id, Refused, json};

/// Option values, and the entities that they refer to.
#[derive(Debug, Default)]
pub(super) struct Filled {
    pub(super) options: Vec<Value>,
    users: Map<String, Value>,
    members: Map<String, Value>,
    channels: Map<String, Value>,
    roles: Map<String, Value>,
}

impl Filled {
    /// The `resolved` object; `None` if no option refers to an entity.
    pub(super) fn resolved(&self) -> Option<Value> {
        let parts = [
            ("users", &self.users),
            ("members", &self.members),
            ("channels", &self.channels),
            ("roles", &self.roles),
        ];
        let filled: Map<String, Value> = parts
            .into_iter()
            .filter(|(_, map)| !map.is_empty())
            .map(|(key, map)| (key.to_owned(), Value::Object(map.clone())))
            .collect();
        (!filled.is_empty()).then_some(Value::Object(filled))
    }

    /// Adds a user to the `resolved` object.
    pub(super) fn point_to_user(&mut self, world: &World, id: Id, guild: bool) -> Result<(), Refused> {
        let person = world.person(id).ok_or_else(|| Refused(format!("there is no user {id}")))?;
        self.users.insert(id.to_string(), json::user(person));
        if guild {
            let member = json::partial_member(person, person.id.made_at_ms());
            self.members.insert(id.to_string(), Value::Object(member));
        }
        Ok(())
    }

    /// Adds a role to the `resolved` object.
    fn point_to_role(&mut self, world: &World, id: Id) -> Result<(), Refused> {
        let name = world.roles.get(&id).ok_or_else(|| Refused(format!("there is no role {id}")))?;
        let guild = world.guilds.values().next().ok_or_else(|| Refused("there is no guild".into()))?;
        self.roles.insert(id.to_string(), json::made_role(guild, id, name));
        Ok(())
    }

    fn point_to_channel(&mut self, world: &World, id: Id) -> Result<(), Refused> {
        let channel = world.channels.get(&id).ok_or_else(|| Refused(format!("there is no channel {id}")))?;
        let partial = json!({
            "id": id.json(), "type": channel.kind.number(), "name": channel.name,
            "permissions": super::super::permissions::EVERYDAY.to_string(),
        });
        self.channels.insert(id.to_string(), partial);
        Ok(())
    }
}

/// How the client treats a value outside its option's bounds.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Bounds {
    /// It refuses to send it.
    Held,
    /// It sends it all the same.
    Ignored,
}

/// Where the command is used.
pub(super) struct Place<'a> {
    pub(super) world: &'a World,
    pub(super) guild: bool,
}

impl Place<'_> {
    /// Fills in the options of a command that is to be sent.
    pub(super) fn fill(
        &self,
        specs: &[Value],
        given: &[(String, Value)],
        bounds: Bounds,
    ) -> Result<Filled, Refused> {
        known_names(specs, given)?;
        let mut filled = Filled::default();
        for spec in specs {
            let name = spec["name"].as_str().unwrap_or_default();
            match given.iter().find(|(n, v)| n == name && !v.is_null()) {
                Some((_, value)) => {
                    let value = self.typed(&mut filled, spec, value, bounds)?;
                    filled.options.push(json!({"name": name, "type": spec["type"], "value": value}));
                }
                None if spec["required"] == true => {
                    return Err(Refused(format!("the option {name} is required")));
                }
                None => {}
            }
        }
        Ok(filled)
    }

    /// Fills in the options so far, for autocomplete; the focused option is taken as typed.
    pub(super) fn fill_partly(
        &self,
        specs: &[Value],
        given: &[(String, Value)],
        focused: &str,
        typed: &str,
    ) -> Result<Filled, Refused> {
        known_names(specs, given)?;
        let mut filled = Filled::default();
        for spec in specs {
            let name = spec["name"].as_str().unwrap_or_default();
            if name == focused {
                if spec["autocomplete"] != true {
                    return Err(Refused(format!("the option {name} has no suggestions")));
                }
                filled
                    .options
                    .push(json!({"name": name, "type": spec["type"], "value": typed, "focused": true}));
            } else if let Some((_, value)) = given.iter().find(|(n, v)| n == name && !v.is_null()) {
                let value = self.typed(&mut filled, spec, value, Bounds::Ignored)?;
                filled.options.push(json!({"name": name, "type": spec["type"], "value": value}));
            }
        }
        if filled.options.iter().any(|o| o["focused"] == true) {
            Ok(filled)
        } else {
            Err(Refused(format!("there is no option {focused}")))
        }
    }

    fn typed(
        &self,
        filled: &mut Filled,
        spec: &Value,
        given: &Value,
        bounds: Bounds,
    ) -> Result<Value, Refused> {
        let name = spec["name"].as_str().unwrap_or_default();
        let wrong = |what: &str| Refused(format!("the option {name} {what}"));
        let kind = spec["type"].as_u64().unwrap_or(3);
        let value = match kind {
            3 => Value::String(as_text(given)),
            4 => whole(given).map(Value::from).ok_or_else(|| wrong("needs a whole number"))?,
            5 => truth(given).map(Value::from).ok_or_else(|| wrong("needs true or false"))?,
            10 => as_text(given).parse::<f64>().map(Value::from).map_err(|_| wrong("needs a number"))?,
            6 | 9 => {
                let id = self.user(given).ok_or_else(|| wrong("needs a user"))?;
                filled.point_to_user(self.world, id, self.guild)?;
                id.json()
            }
            7 => {
                let id = Id::from_json(given).ok_or_else(|| wrong("needs a channel"))?;
                filled.point_to_channel(self.world, id)?;
                id.json()
            }
            8 => {
                let id = Id::from_json(given).ok_or_else(|| wrong("needs a role"))?;
                filled.point_to_role(self.world, id)?;
                id.json()
            }
            _ => return Err(wrong("is of a kind that the loopback does not know")),
        };
        let value = chosen(spec, value).map_err(wrong)?;
        if bounds == Bounds::Held {
            in_range(spec, &value).map_err(|what| wrong(&what))?;
        }
        Ok(value)
    }

    /// A user by id, mention or name.
    fn user(&self, given: &Value) -> Option<Id> {
        let text = as_text(given);
        let bare = text.trim_start_matches("<@").trim_start_matches('!').trim_end_matches('>');
        if let Ok(id) = bare.parse::<Id>()
            && self.world.people.contains_key(&id)
        {
            return Some(id);
        }
        let name = text.trim_start_matches('@');
        self.world.people.values().find(|p| p.name == name).map(|p| p.id)
    }
}

fn known_names(specs: &[Value], given: &[(String, Value)]) -> Result<(), Refused> {
    let stranger = given.iter().find(|(name, _)| !specs.iter().any(|s| s["name"] == name.as_str()));
    stranger.map_or(Ok(()), |(name, _)| Err(Refused(format!("there is no option {name}"))))
}

fn as_text(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), String::from)
}

fn whole(value: &Value) -> Option<i64> {
    value.as_i64().or_else(|| value.as_str()?.trim().parse().ok())
}

fn truth(value: &Value) -> Option<bool> {
    value.as_bool().or_else(|| value.as_str()?.trim().parse().ok())
}

/// The fixed choice with this value, or with this name in any locale; without fixed choices, the value itself.
fn chosen(spec: &Value, value: Value) -> Result<Value, &'static str> {
    let choices = spec["choices"].as_array().map(Vec::as_slice).unwrap_or_default();
    if choices.is_empty() {
        return Ok(value);
    }
    let named = |c: &&Value| {
        c["value"] == value
            || c["name"] == value
            || c["name_localizations"].as_object().is_some_and(|m| m.values().any(|v| *v == value))
    };
    choices.iter().find(named).map(|c| c["value"].clone()).ok_or("takes one of its choices only")
}

fn in_range(spec: &Value, value: &Value) -> Result<(), String> {
    if let Some(number) = value.as_f64() {
        if spec["min_value"].as_f64().is_some_and(|least| number < least) {
            return Err(format!("must be at least {}", spec["min_value"]));
        }
        if spec["max_value"].as_f64().is_some_and(|most| number > most) {
            return Err(format!("must be at most {}", spec["max_value"]));
        }
    }
    if let (Some(text), 3) = (value.as_str(), spec["type"].as_u64().unwrap_or(0)) {
        let length = text.chars().count() as u64;
        let least = spec["min_length"].as_u64().unwrap_or(0).max(u64::from(spec["required"] == true));
        if length < least || length > spec["max_length"].as_u64().unwrap_or(6000) {
            return Err("is too short or too long".into());
        }
    }
    Ok(())
}

/// The fixed choices of an option, with their names in this locale.
pub(super) fn fixed_choices(spec: &Value, locale: &str) -> Vec<Choice> {
    let list = spec["choices"].as_array().into_iter().flatten();
    list.map(|c| {
        let name = c["name_localizations"][locale].as_str().or_else(|| c["name"].as_str());
        Choice { name: name.unwrap_or_default().into(), value: c["value"].clone() }
    })
    .collect()
}
