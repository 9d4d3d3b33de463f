//! The list of settings: name, shape, bounds, and where the value is stored. File and environment are both read through
//! this list, so both support the same settings.
//!
//! Messages must not contain a value of [`Shape::Hidden`].

use std::collections::{BTreeMap, BTreeSet};
use std::net::SocketAddr;
use std::path::PathBuf;

use toml::Value;

use super::values::{api_base, database_url, pace, path};
use super::{
    Api, Beacon, Components, ConfigError, ENV_PREFIX, Language, Level, LogFormat, Picture, Secret, Settings,
    external_players, listen,
};

/// Shape of a value: the check before its meaning.
#[derive(Debug, Clone, Copy)]
enum Shape {
    Whole {
        least: i64,
        most: i64,
    },
    Text,
    /// Text that messages must not repeat.
    Hidden,
    Texts,
}

/// A value of the right shape.
enum Given {
    Whole(i64),
    Text(String),
    Texts(Vec<String>),
}

impl Given {
    fn whole(self) -> i64 {
        if let Self::Whole(number) = self { number } else { unreachable!("Shape::Whole gives Given::Whole") }
    }

    fn text(self) -> String {
        if let Self::Text(text) = self { text } else { unreachable!("Shape::Text gives Given::Text") }
    }

    fn texts(self) -> Vec<String> {
        if let Self::Texts(texts) = self { texts } else { unreachable!("Shape::Texts gives Given::Texts") }
    }
}

/// One setting. `right` completes the sentence "write …"; `set` stores a value or returns what is wrong with it.
struct Key {
    name: &'static str,
    shape: Shape,
    right: &'static str,
    set: fn(&mut Chosen, Given) -> Result<(), String>,
}

/// The settings while they are being read. Values that must be checked together are kept until [`Chosen::finish`].
#[derive(Default)]
pub(super) struct Chosen {
    settings: Settings,
    base: Option<String>,
    resolve: Option<SocketAddr>,
    ca: Option<PathBuf>,
    /// Source of each setting that was given: its place in the file, or the variable.
    places: BTreeMap<&'static str, String>,
}

const KEYS: &[Key] = &[
    Key {
        name: "discord.token",
        shape: Shape::Hidden,
        right: "the bot's token as the developer portal shows it, one word",
        set: |c, v| {
            let token = v.text();
            if token.is_empty() || token.starts_with("Bot ") || !token.bytes().all(|b| b.is_ascii_graphic()) {
                return Err("this is not a token (its value is not shown here)".into());
            }
            c.settings.discord.token = Some(Secret::new(token));
            Ok(())
        },
    },
    Key {
        name: "discord.application_id",
        shape: Shape::Whole { least: 1, most: i64::MAX },
        right: "the application's id, a positive whole number, or leave it out",
        set: |c, v| {
            c.settings.discord.application_id = Some(v.whole() as u64);
            Ok(())
        },
    },
    Key {
        name: "discord.api_base",
        shape: Shape::Text,
        right: "a base such as \"http://127.0.0.1:8081\", without a path",
        set: |c, v| {
            c.base = Some(api_base(&v.text())?);
            Ok(())
        },
    },
    Key {
        name: "discord.api_resolve",
        shape: Shape::Text,
        right: "an address and a port such as \"127.0.0.1:8443\"",
        set: |c, v| {
            let text = v.text();
            c.resolve = Some(text.parse().map_err(|_| format!("{text:?} is not an address with a port"))?);
            Ok(())
        },
    },
    Key {
        name: "discord.api_ca",
        shape: Shape::Text,
        right: "the path of a PEM file",
        set: |c, v| {
            c.ca = Some(path(&v.text())?);
            Ok(())
        },
    },
    Key {
        name: "database.path",
        shape: Shape::Text,
        right: "the path of a file such as \"casus-belli.db\"",
        set: |c, v| {
            let text = v.text();
            let bare =
                text.strip_prefix("sqlite://").or_else(|| text.strip_prefix("sqlite:")).unwrap_or(&text);
            if bare.contains("://") {
                return Err("this is a url; one of PostgreSQL is for database.url".to_owned());
            }
            c.settings.database.path = path(bare)?;
            Ok(())
        },
    },
    Key {
        name: "database.url",
        shape: Shape::Hidden,
        right: "a url such as \"postgres://USER:PASSWORD@HOST/DATABASE\"",
        set: |c, v| {
            c.settings.database.url = Some(Secret::new(database_url(v.text())?));
            Ok(())
        },
    },
    Key {
        name: "defaults.language",
        shape: Shape::Text,
        right: "\"en\" or \"it\"",
        set: |c, v| {
            c.settings.defaults.language = match v.text().as_str() {
                "en" => Language::English,
                "it" => Language::Italian,
                other => return Err(format!("{other:?} is not a language of this bot")),
            };
            Ok(())
        },
    },
    Key {
        name: "defaults.pace",
        shape: Shape::Text,
        right: "one of defaults.paces, such as \"24h\" or \"none\"",
        set: |c, v| {
            c.settings.defaults.pace = pace(&v.text())?;
            Ok(())
        },
    },
    Key {
        name: "defaults.paces",
        shape: Shape::Texts,
        right: "between 1 and 25 different paces from 1m to 30d, such as [\"5m\", \"24h\", \"none\"]",
        set: |c, v| {
            let paces = v.texts().iter().map(|text| pace(text)).collect::<Result<Vec<_>, _>>()?;
            let distinct: BTreeSet<_> = paces.iter().collect();
            if paces.is_empty() || paces.len() > 25 || distinct.len() != paces.len() {
                return Err(format!("{} paces, {} of them different", paces.len(), distinct.len()));
            }
            c.settings.defaults.paces = paces;
            Ok(())
        },
    },
    Key {
        name: "defaults.picture",
        shape: Shape::Text,
        right: "\"compact\" or \"full\"",
        set: |c, v| {
            c.settings.defaults.picture = match v.text().as_str() {
                "compact" => Picture::Compact,
                "full" => Picture::Full,
                other => return Err(format!("{other:?} is not a picture of a board")),
            };
            Ok(())
        },
    },
    Key {
        name: "defaults.components",
        shape: Shape::Text,
        right: "\"v2\" or \"plain\"",
        set: |c, v| {
            c.settings.defaults.components = match v.text().as_str() {
                "v2" => Components::VersionTwo,
                "plain" => Components::Plain,
                other => return Err(format!("{other:?} is none of its values")),
            };
            Ok(())
        },
    },
    Key {
        name: "limits.games_per_server",
        shape: Shape::Whole { least: 1, most: 10_000 },
        right: "a whole number from 1 to 10000",
        set: |c, v| {
            c.settings.limits.games_per_server = v.whole() as u32;
            Ok(())
        },
    },
    Key {
        name: "limits.commands_per_minute",
        shape: Shape::Whole { least: 5, most: 100_000 },
        right: "a whole number from 5 to 100000",
        set: |c, v| {
            c.settings.limits.commands_per_minute = v.whole() as u32;
            Ok(())
        },
    },
    Key {
        name: "limits.seats",
        shape: Shape::Whole { least: 2, most: 6 },
        right: "a whole number from 2 to 6",
        set: |c, v| {
            c.settings.limits.seats = v.whole() as u8;
            Ok(())
        },
    },
    Key {
        name: "dice.beacon",
        shape: Shape::Text,
        right: "\"auto\", \"on\" or \"off\"",
        set: |c, v| {
            c.settings.dice.beacon = match v.text().as_str() {
                "auto" => Beacon::Auto,
                "on" => Beacon::On,
                "off" => Beacon::Off,
                other => return Err(format!("{other:?} is none of its values")),
            };
            Ok(())
        },
    },
    Key {
        name: "dice.beacon_endpoints",
        shape: Shape::Texts,
        right: "between 1 and 8 different bases such as [\"https://api.drand.sh\"], without a path",
        set: |c, v| {
            let endpoints = v.texts().iter().map(|text| api_base(text)).collect::<Result<Vec<_>, _>>()?;
            let distinct: BTreeSet<_> = endpoints.iter().collect();
            if endpoints.is_empty()
                || endpoints.len() > super::MOST_ENDPOINTS
                || distinct.len() != endpoints.len()
            {
                return Err(format!("{} bases, {} of them different", endpoints.len(), distinct.len()));
            }
            c.settings.dice.endpoints = endpoints;
            Ok(())
        },
    },
    Key {
        name: "log.level",
        shape: Shape::Text,
        right: "\"error\", \"warn\", \"info\", \"debug\" or \"trace\"",
        set: |c, v| {
            c.settings.log.level = match v.text().as_str() {
                "error" => Level::Error,
                "warn" => Level::Warn,
                "info" => Level::Info,
                "debug" => Level::Debug,
                "trace" => Level::Trace,
                other => return Err(format!("{other:?} is not a level")),
            };
            Ok(())
        },
    },
    Key {
        name: "log.format",
        shape: Shape::Text,
        right: "\"text\" or \"json\"",
        set: |c, v| {
            c.settings.log.format = match v.text().as_str() {
                "text" => LogFormat::Text,
                "json" => LogFormat::Json,
                other => return Err(format!("{other:?} is not a format")),
            };
            Ok(())
        },
    },
    Key {
        name: "ops.listen",
        shape: Shape::Text,
        right: "an address and a port such as \"127.0.0.1:9464\", or the port alone",
        set: |c, v| {
            c.settings.ops.listen = Some(listen::parse(&v.text())?);
            Ok(())
        },
    },
    Key {
        name: "playground.port",
        shape: Shape::Whole { least: 0, most: 65_535 },
        right: "a port from 0 (any free one) to 65535",
        set: |c, v| {
            c.settings.playground.port = v.whole() as u16;
            Ok(())
        },
    },
];

/// Reads all settings of a file. `name` is used in messages.
pub(super) fn read_file(chosen: &mut Chosen, name: &str, text: &str) -> Result<(), ConfigError> {
    let table: toml::Table = text.parse().map_err(|error| not_toml(name, text, &error))?;
    for (section, value) in table {
        if section == "external_player" {
            chosen.settings.external_players = external_players::read(name, value)?;
            continue;
        }
        let Value::Table(entries) = value else {
            return Err(unknown(&format!("{name}: {section}"), "is not a section of the settings", None));
        };
        if !KEYS.iter().any(|key| section_of(key.name) == section) {
            return Err(unknown(&format!("{name}: [{section}]"), "there is no such section", None));
        }
        for (entry, value) in entries {
            let full = format!("{section}.{entry}");
            let place = format!("{name}: {full}");
            let Some(key) = KEYS.iter().find(|key| key.name == full) else {
                return Err(unknown(&place, "there is no such setting", Some(&section)));
            };
            let given = from_toml(key.shape, value);
            take(chosen, key, &place, given)?;
        }
    }
    Ok(())
}

/// Reads one environment variable, whose name must begin with [`ENV_PREFIX`].
pub(super) fn read_variable(chosen: &mut Chosen, variable: &str, value: &str) -> Result<(), ConfigError> {
    let place = format!("environment variable {variable}");
    let Some(key) = KEYS.iter().find(|key| variable_of(key.name) == variable) else {
        let known: Vec<_> = KEYS.iter().map(|key| variable_of(key.name)).collect();
        return Err(ConfigError::new(
            place,
            "there is no such setting",
            format!("known are {}", known.join(", ")),
        ));
    };
    take(chosen, key, &place, from_variable(key.shape, value))
}

fn take(
    chosen: &mut Chosen,
    key: &Key,
    place: &str,
    given: Result<Given, String>,
) -> Result<(), ConfigError> {
    given
        .and_then(|value| (key.set)(chosen, value))
        .map_err(|wrong| ConfigError::new(place, wrong, format!("write {}", key.right)))?;
    chosen.places.insert(key.name, place.to_owned());
    Ok(())
}

fn section_of(name: &str) -> &str {
    name.split_once('.').map_or(name, |(section, _)| section)
}

/// The environment variable of a setting: `limits.seats` is `CASUS_BELLI_LIMITS_SEATS`.
fn variable_of(name: &str) -> String {
    format!("{ENV_PREFIX}{}", name.replace('.', "_").to_uppercase())
}

fn unknown(place: &str, wrong: &str, section: Option<&str>) -> ConfigError {
    let right = if let Some(section) = section {
        let inside = KEYS.iter().filter(|key| section_of(key.name) == section);
        let inside: Vec<_> = inside.map(|key| &key.name[section.len() + 1..]).collect();
        format!("[{section}] knows {}", inside.join(", "))
    } else {
        let mut sections: Vec<_> = KEYS.iter().map(|key| format!("[{}]", section_of(key.name))).collect();
        sections.dedup();
        format!("sections are {}", sections.join(", "))
    };
    ConfigError::new(place, wrong, right)
}

/// Only the reason and the line number: the library's own rendering quotes the line, which may contain a token.
fn not_toml(name: &str, text: &str, error: &toml::de::Error) -> ConfigError {
    let line = error.span().map_or(1, |span| 1 + text[..span.start.min(text.len())].matches('\n').count());
    let reason = error.message().lines().next().unwrap_or("malformed").to_owned();
    // A path of Windows between double quotes: its backslashes begin escapes.
    let (reason, right) = if reason.contains("escape") || reason.contains("unicode") {
        let right = "between double quotes a backslash begins an escape; write such a text, for instance a path, between \
                     single quotes: path = 'C:\\games\\casus-belli.db'";
        ("an escape that TOML does not know".to_owned(), right)
    } else {
        (reason, "write a section in brackets and below it lines such as level = \"info\"")
    };
    ConfigError::new(format!("{name}, line {line}"), format!("this is not TOML ({reason})"), right)
}

fn from_toml(shape: Shape, value: Value) -> Result<Given, String> {
    let kind = value.type_str();
    match (shape, value) {
        (Shape::Whole { least, most }, Value::Integer(number)) => whole(number, least, most),
        (Shape::Text | Shape::Hidden, Value::String(text)) => Ok(Given::Text(text)),
        (Shape::Texts, Value::Array(items)) => {
            let text = |item| if let Value::String(text) = item { Some(text) } else { None };
            let texts: Option<Vec<_>> = items.into_iter().map(text).collect();
            texts.map(Given::Texts).ok_or_else(|| "not every item of the list is a text in quotes".into())
        }
        (Shape::Whole { .. }, _) => Err(format!("a whole number is needed, this is of type {kind}")),
        (Shape::Text | Shape::Hidden, _) => {
            Err(format!("a text in quotes is needed, this is of type {kind}"))
        }
        (Shape::Texts, _) => Err(format!("a list of texts is needed, this is of type {kind}")),
    }
}

fn from_variable(shape: Shape, value: &str) -> Result<Given, String> {
    match shape {
        Shape::Whole { least, most } => {
            let number = value.parse().map_err(|_| format!("{value:?} is not a whole number"))?;
            whole(number, least, most)
        }
        Shape::Text | Shape::Hidden => Ok(Given::Text(value.to_owned())),
        Shape::Texts => Ok(Given::Texts(value.split(',').map(|item| item.trim().to_owned()).collect())),
    }
}

fn whole(number: i64, least: i64, most: i64) -> Result<Given, String> {
    if (least..=most).contains(&number) {
        Ok(Given::Whole(number))
    } else {
        Err(format!("{number} is out of range"))
    }
}

impl Chosen {
    /// The settings, after checks across several of them.
    pub(super) fn finish(mut self) -> Result<Settings, ConfigError> {
        let place =
            |name: &str| self.places.get(name).cloned().unwrap_or_else(|| format!("settings: {name}"));
        self.settings.discord.api = match (self.base, self.resolve, self.ca) {
            (None, None, None) => Api::Discord,
            (Some(base), None, None) => Api::Base(base),
            (None, Some(address), Some(ca)) => Api::Resolve { address, ca },
            (Some(_), _, _) => {
                let wrong = "it cannot be set together with discord.api_resolve or discord.api_ca";
                return Err(ConfigError::new(place("discord.api_base"), wrong, "keep one of the two ways"));
            }
            (None, Some(_), None) => {
                let wrong = "it needs discord.api_ca";
                return Err(ConfigError::new(place("discord.api_resolve"), wrong, "set both or neither"));
            }
            (None, None, Some(_)) => {
                let wrong = "it needs discord.api_resolve";
                return Err(ConfigError::new(place("discord.api_ca"), wrong, "set both or neither"));
            }
        };
        let Settings { defaults, database, .. } = &self.settings;
        // The default path may be written beside a url: the example of a settings file has it.
        let given =
            self.places.contains_key("database.path") && database.path != Settings::default().database.path;
        if given && database.url.is_some() {
            let wrong = "it cannot be set together with database.url";
            return Err(ConfigError::new(place("database.path"), wrong, "keep the file or the server"));
        }
        if !defaults.paces.contains(&defaults.pace) {
            let offered: Vec<_> = defaults.paces.iter().map(ToString::to_string).collect();
            return Err(ConfigError::new(
                place("defaults.pace"),
                format!("{} is not among defaults.paces", defaults.pace),
                format!("write one of {}, or add it there", offered.join(", ")),
            ));
        }
        Ok(self.settings)
    }
}

/// The names and environment variables of all settings, in the order of the list.
#[cfg(test)]
pub(super) fn names() -> impl Iterator<Item = (&'static str, String)> {
    KEYS.iter().map(|key| (key.name, variable_of(key.name)))
}
