//! External players that may sit at tables: the sections `[[external_player]]` of a settings file. No variable can set them.

use super::ConfigError;
use crate::ai::Player;
use toml::{Table, Value};

/// Maximum number of external players that may sit in one server: they fill a menu beside five seats.
const MOST_IN_A_SERVER: usize = 5;
/// Maximum number of characters of a name.
const LONGEST_NAME: usize = 24;
/// The time for an answer in seconds: at least, at most, and if none is given.
const SECONDS: (i64, i64, i64) = (1, 10, 2);
/// The settings of one.
const KNOWN: &str = "[[external_player]] knows name, command, servers, seconds";

/// An external player that may sit at tables ([PBP-44]).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ExternalPlayer {
    /// The name by which hosts choose it.
    pub name: String,
    /// Its program and the arguments.
    pub command: Vec<String>,
    /// Ids of the servers in which it may sit.
    pub servers: Vec<u64>,
    /// The time for an answer, in seconds.
    pub seconds: u32,
}

/// Reads all of them. `file` is used in messages.
pub(super) fn read(file: &str, value: Value) -> Result<Vec<ExternalPlayer>, ConfigError> {
    let section = || format!("{file}: external_player");
    let wrong = || {
        let right = "write each as a section of its own, [[external_player]]";
        ConfigError::new(section(), "this is no list of sections", right)
    };
    let Value::Array(entries) = value else { return Err(wrong()) };
    let mut players: Vec<ExternalPlayer> = Vec::new();
    for (at, entry) in entries.into_iter().enumerate() {
        let Value::Table(entry) = entry else { return Err(wrong()) };
        let place = format!("{file}: [[external_player]] number {}", at + 1);
        players.push(one(&place, entry)?);
    }
    let mut names: Vec<String> = players.iter().map(|player| player.name.to_lowercase()).collect();
    names.sort();
    let mut pairs = names.iter().zip(names.iter().skip(1));
    if let Some((twice, _)) = pairs.find(|(one, next)| one == next) {
        let wrong = format!("{twice:?} is the name of two");
        return Err(ConfigError::new(
            section(),
            wrong,
            "give each its own name; capitals make no difference",
        ));
    }
    for server in players.iter().flat_map(|player| &player.servers) {
        let there = players.iter().filter(|player| player.servers.contains(server)).count();
        if there > MOST_IN_A_SERVER {
            let wrong = format!("{there} may sit in server {server}");
            let right = format!("allow at most {MOST_IN_A_SERVER} in one server");
            return Err(ConfigError::new(section(), wrong, right));
        }
    }
    Ok(players)
}

fn one(place: &str, mut entry: Table) -> Result<ExternalPlayer, ConfigError> {
    let error = |key: &str, wrong: String, right: &str| {
        Err(ConfigError::new(format!("{place}: {key}"), wrong, format!("write {right}")))
    };
    let rest = |entry: &Table| entry.keys().next().cloned();
    let (name, command) = (entry.remove("name"), entry.remove("command"));
    let (servers, seconds) = (entry.remove("servers"), entry.remove("seconds"));
    if let Some(other) = rest(&entry) {
        return Err(ConfigError::new(format!("{place}: {other}"), "there is no such setting", KNOWN));
    }
    let right =
        "a name of 1 to 24 letters, digits, blanks, hyphens and dots that begins with a letter or digit";
    let Some(Value::String(name)) = name else {
        return error("name", "a text in quotes is needed".into(), right);
    };
    if !is_name(&name) {
        return error("name", format!("{name:?} is not such a name"), right);
    }
    if Player::find(&name.to_lowercase()).is_some() {
        return error(
            "name",
            format!("{name:?} is a level of the bot's own computer players"),
            "another name",
        );
    }
    let right =
        "a program and its arguments, each in quotes, such as [\"python3\", \"/srv/players/player.py\"]";
    let command = command.and_then(texts).filter(|words| words.first().is_some_and(|word| !word.is_empty()));
    let Some(command) = command else { return error("command", "this is no command".into(), right) };
    if command.iter().any(|word| word.contains('\0')) {
        return error("command", "it has a character that no argument can have".into(), right);
    }
    let right = "the ids of the servers in which it may sit, such as [1234567890123456789], or leave it out: then in none";
    let Some(servers) = servers.map_or(Some(Vec::new()), ids) else {
        return error("servers", "this is no list of ids".into(), right);
    };
    let (least, most, default) = SECONDS;
    match seconds.unwrap_or(Value::Integer(default)) {
        Value::Integer(seconds) if (least..=most).contains(&seconds) => {
            Ok(ExternalPlayer { name, command, servers, seconds: seconds as u32 })
        }
        other => error("seconds", format!("{other} is out of range"), "a whole number from 1 to 10"),
    }
}

/// Whether that is a name: it can't be taken for markup or for a mention, and fits into a menu.
fn is_name(name: &str) -> bool {
    let fits = |letter: char| letter.is_alphanumeric() || [' ', '-', '.'].contains(&letter);
    name.chars().count() <= LONGEST_NAME
        && name.chars().all(fits)
        && name.starts_with(char::is_alphanumeric)
        && !name.ends_with(' ')
}

fn texts(value: Value) -> Option<Vec<String>> {
    let Value::Array(items) = value else { return None };
    items.into_iter().map(|item| if let Value::String(text) = item { Some(text) } else { None }).collect()
}

fn ids(value: Value) -> Option<Vec<u64>> {
    let Value::Array(items) = value else { return None };
    let id = |item| match item {
        Value::Integer(id) => u64::try_from(id).ok().filter(|id| *id > 0),
        Value::String(text) => text.parse().ok().filter(|id| *id > 0),
        _ => None,
    };
    items.into_iter().map(id).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::config::{Settings, resolve};
    use std::collections::BTreeMap;

    fn from_file(text: &str) -> Result<Settings, ConfigError> {
        resolve(Some(("config.toml", text)), &BTreeMap::new())
    }

    /// A section with these lines, and those that it needs besides.
    fn section(lines: &[&str]) -> String {
        let given = |key: &str| lines.iter().any(|line| line.starts_with(key));
        let needed = ["name = \"Ada\"", "command = [\"./player\"]"];
        let needed = needed.into_iter().filter(|line| !given(line.split(' ').next().unwrap_or_default()));
        let all: Vec<&str> = needed.chain(lines.iter().copied()).collect();
        format!("[[external_player]]\n{}\n", all.join("\n"))
    }

    #[test]
    fn an_external_player_has_a_name_a_command_servers_and_seconds() {
        let text = "[[external_player]]\nname = \"Ada 2.1\"\ncommand = [\"python3\", \"my player.py\"]\n\
                    servers = [7, \"1234567890123456789\"]\nseconds = 5\n";
        let read = from_file(&format!("{text}{}", section(&["name = \"Bob\""]))).unwrap().external_players;
        let command = vec!["python3".to_owned(), "my player.py".to_owned()];
        let servers = vec![7, 1_234_567_890_123_456_789];
        assert_eq!(read[0], ExternalPlayer { name: "Ada 2.1".to_owned(), command, servers, seconds: 5 });
        assert_eq!((read[1].servers.len(), read[1].seconds), (0, 2), "none is allowed without being named");
    }

    #[test]
    fn a_bad_external_player_gets_one_line_that_says_which_and_what_is_right() {
        for (lines, place, wrong) in [
            (&["name = \"\""][..], "number 1: name", "is not such a name"),
            (&["name = 7"], "number 1: name", "a text in quotes"),
            (&["name = \"a name of more than 24 letters\""], "name", "is not such a name"),
            (&["name = \"<@77>\""], "name", "is not such a name"),
            (&["name = \" Ada\""], "name", "is not such a name"),
            (&["name = \"Ada\\nBob\""], "name", "is not such a name"),
            (&["name = \"Normal\""], "name", "is a level"),
            (&["command = []"], "command", "no command"),
            (&["command = [\"\"]"], "command", "no command"),
            (&["command = \"./player\""], "command", "no command"),
            (&["command = [\"./player\", 3]"], "command", "no command"),
            (&["servers = 7"], "servers", "no list of ids"),
            (&["servers = [0]"], "servers", "no list of ids"),
            (&["servers = [\"here\"]"], "servers", "no list of ids"),
            (&["seconds = 0"], "seconds", "0 is out of range"),
            (&["seconds = 11"], "seconds", "11 is out of range"),
            (&["seconds = \"2\""], "seconds", "out of range"),
            (&["level = \"easy\""], "level", "there is no such setting"),
        ] {
            let message = from_file(&section(lines)).unwrap_err().to_string();
            assert!(message.starts_with("config.toml: [[external_player]] number 1"), "{message}");
            assert!(message.contains(place) && message.contains(wrong), "{message}");
            assert!(message.contains("; ") && message.lines().count() == 1, "{message}");
        }
        for (text, wrong) in [
            ("external_player = 3\n".to_owned(), "no list of sections"),
            (section(&[]).replace("[[external_player]]", "[external_player]"), "no list of sections"),
            (format!("{}{}", section(&[]), section(&["name = \"ADA\""])), "\"ada\" is the name of two"),
            (
                (1..=6).map(|n| section(&[&format!("name = \"P{n}\""), "servers = [7]"])).collect(),
                "6 may sit in server 7",
            ),
        ] {
            let message = from_file(&text).unwrap_err().to_string();
            assert!(
                message.starts_with("config.toml: external_player: ") && message.contains(wrong),
                "{message}"
            );
        }
    }
}
