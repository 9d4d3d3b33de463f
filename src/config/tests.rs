use std::collections::BTreeMap;

use super::{Api, Beacon, ConfigError, Language, Level, Pace, Secret, Settings, keys, resolve};

const EXAMPLE: &str = include_str!("../../config.example.toml");
/// A valid value for each setting, different from its default.
const OTHER: [(&str, &str, &str); 21] = [
    ("discord.token", "\"MTIz.abc.def\"", "MTIz.abc.def"),
    ("discord.application_id", "77", "77"),
    ("discord.api_base", "\"http://127.0.0.1:9\"", "http://127.0.0.1:9"),
    ("discord.api_resolve", "\"127.0.0.1:9\"", "127.0.0.1:9"),
    ("discord.api_ca", "\"x.pem\"", "x.pem"),
    ("database.path", "\"x.db\"", "x.db"),
    ("database.url", "\"postgres://a:b@c/d\"", "postgres://a:b@c/d"),
    ("defaults.language", "\"it\"", "it"),
    ("defaults.pace", "\"1h\"", "1h"),
    ("defaults.paces", "[\"24h\", \"30d\"]", "24h, 30d"),
    ("defaults.picture", "\"full\"", "full"),
    ("defaults.components", "\"plain\"", "plain"),
    ("limits.games_per_server", "3", "3"),
    ("limits.commands_per_minute", "9", "9"),
    ("limits.seats", "4", "4"),
    ("dice.beacon", "\"off\"", "off"),
    (
        "dice.beacon_endpoints",
        "[\"https://a.example\", \"http://[::1]:9\"]",
        "https://a.example, http://[::1]:9",
    ),
    ("log.level", "\"debug\"", "debug"),
    ("log.format", "\"json\"", "json"),
    ("ops.listen", "\"0.0.0.0:9\"", "0.0.0.0:9"),
    ("playground.port", "9000", "9000"),
];

fn from_file(text: &str) -> Result<Settings, ConfigError> {
    resolve(Some(("config.toml", text)), &BTreeMap::new())
}

fn env(pairs: &[(&str, &str)]) -> BTreeMap<String, String> {
    pairs.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect()
}

fn from_env(pairs: &[(&str, &str)]) -> Result<Settings, ConfigError> {
    resolve(None, &env(pairs))
}

/// One setting as a file.
fn line(name: &str, value: &str) -> String {
    let (section, entry) = name.split_once('.').unwrap();
    format!("[{section}]\n{entry} = {value}\n")
}

/// `api_resolve` and `api_ca` are only valid together: adds the other one.
fn partner(name: &str) -> Option<(&'static str, &'static str)> {
    match name {
        "discord.api_resolve" => Some(("CASUS_BELLI_DISCORD_API_CA", "x.pem")),
        "discord.api_ca" => Some(("CASUS_BELLI_DISCORD_API_RESOLVE", "127.0.0.1:9")),
        _ => None,
    }
}

/// The message for an invalid file; checks that it is one line that names the file.
#[track_caller]
fn refused(text: &str) -> String {
    let message = from_file(text).unwrap_err().to_string();
    assert!(message.starts_with("config.toml"), "{message}");
    assert_eq!(message.lines().count(), 1, "{message}");
    message
}

#[test]
fn without_file_and_environment_the_defaults_hold() {
    assert_eq!(resolve(None, &BTreeMap::new()), Ok(Settings::default()));
    assert_eq!(Settings::default().defaults.pace, Pace::DAY, "PBP-23: 24 h is the default");
}

#[test]
fn the_example_file_as_it_stands_is_the_defaults() {
    assert_eq!(from_file(EXAMPLE), Ok(Settings::default()));
}

#[test]
fn the_example_file_shows_every_setting_with_an_explanation_and_its_variable() {
    for (name, variable) in keys::names() {
        let (section, entry) = name.split_once('.').unwrap();
        let part = EXAMPLE.split(&format!("\n[{section}]\n")).nth(1).unwrap();
        let part = part.split("\n[").next().unwrap();
        let lines: Vec<&str> = part.lines().collect();
        let shows = |line: &&str| line.trim_start_matches('#').starts_with(&format!("{entry} = "));
        let at = lines.iter().position(shows).unwrap_or_else(|| panic!("{name} is not shown"));
        assert_eq!(lines[at - 1], format!("# Environment: {variable}"), "{name}");
        let explained: usize = lines[..at - 1]
            .iter()
            .rev()
            .take_while(|line| line.starts_with("# "))
            .map(|line| line.len())
            .sum();
        assert!(explained > 40, "{name} is not explained");
    }
}

#[test]
fn the_readme_lists_every_setting_with_its_variable() {
    let readme = include_str!("../../README.md");
    for (name, variable) in keys::names() {
        let rows = readme.lines().filter(|line| line.starts_with('|'));
        let row = rows.filter(|row| row.contains(&format!("`{name}`"))).find(|row| row.contains(&variable));
        assert!(row.is_some(), "{name} with {variable}");
    }
}

#[test]
fn every_line_that_the_example_file_leaves_out_parses_when_it_is_taken_in() {
    let (mut seen, mut section) = (0, "");
    for left_out in EXAMPLE.lines() {
        if left_out.starts_with('[') {
            section = left_out;
        }
        if !left_out.starts_with('#') || left_out.starts_with("# ") || left_out == "#" {
            continue;
        }
        seen += 1;
        let line = left_out.trim_start_matches('#');
        let entry = line.split_once(" = ").unwrap().0;
        let pairs: Vec<_> = partner(&format!("discord.{entry}")).into_iter().collect();
        let read = resolve(Some(("config.toml", &format!("{section}\n{line}"))), &env(&pairs));
        assert_ne!(read.unwrap(), Settings::default(), "{line}");
    }
    assert_eq!(seen, 7);
}

#[test]
fn every_setting_can_be_given_by_file_and_by_environment_and_the_environment_wins() {
    let known: Vec<_> = keys::names().collect();
    assert_eq!(known.len(), OTHER.len());
    for ((name, variable), (listed, in_file, in_env)) in known.into_iter().zip(OTHER) {
        assert_eq!(name, listed);
        let with: Vec<_> = partner(name).into_iter().collect();
        let by_file = resolve(Some(("config.toml", &line(name, in_file))), &env(&with)).unwrap();
        assert_ne!(by_file, Settings::default(), "{name} does nothing");
        let by_env = from_env(&[&with[..], &[(&*variable, in_env)]].concat()).unwrap();
        assert_eq!(by_file, by_env, "{name}");
    }
    let both = resolve(
        Some(("config.toml", "[limits]\nseats = 3\n[log]\nlevel = \"warn\"")),
        &env(&[("CASUS_BELLI_LIMITS_SEATS", "5")]),
    );
    let both = both.unwrap();
    assert_eq!((both.limits.seats, both.log.level), (5, Level::Warn));
}

#[test]
fn a_setting_means_what_it_says() {
    let all = "[discord]\ntoken = \"abc\"\napplication_id = 5\napi_base = \"http://[::1]:80/\"\n\
               [defaults]\nlanguage = \"it\"\npace = \"none\"\n[playground]\nport = 0\n\
               [database]\npath = \"sqlite://games.db\"";
    let read = from_file(all).unwrap();
    assert_eq!(read.discord.token.as_ref().map(Secret::reveal), Some("abc"));
    assert_eq!(read.discord.application_id, Some(5));
    assert_eq!(read.discord.api, Api::Base("http://[::1]:80".into()), "no slash at the end");
    assert_eq!((read.defaults.language, read.defaults.language.code()), (Language::Italian, "it"));
    assert_eq!(read.defaults.pace.limit(), None);
    assert_eq!(read.playground.port, 0);
    assert_eq!(read.database.path.to_str(), Some("games.db"));
}

#[test]
fn a_bad_file_gets_one_line_with_file_setting_fault_and_remedy() {
    let cases = [
        (
            "[limits]\nseats = 9",
            "config.toml: limits.seats: 9 is out of range; write a whole number from 2 to 6",
        ),
        (
            "[limits]\nseats = \"two\"",
            "config.toml: limits.seats: a whole number is needed, this is of type string; \
             write a whole number from 2 to 6",
        ),
        (
            "[limits]\nseat = 3",
            "config.toml: limits.seat: there is no such setting; \
             [limits] knows games_per_server, commands_per_minute, seats",
        ),
        (
            "[limit]\nseats = 3",
            "config.toml: [limit]: there is no such section; \
             sections are [discord], [database], [defaults], [limits], [dice], [log], [ops], [playground]",
        ),
        (
            "[defaults]\nlanguage = \"fr\"",
            "config.toml: defaults.language: \"fr\" is not a language of this bot; write \"en\" or \"it\"",
        ),
        (
            "[log]\nlevel = \"loud\"",
            "config.toml: log.level: \"loud\" is not a level; \
             write \"error\", \"warn\", \"info\", \"debug\" or \"trace\"",
        ),
        (
            "[defaults]\npace = \"4h\"\npaces = [\"1h\", \"none\"]",
            "config.toml: defaults.pace: 4h is not among defaults.paces; write one of 1h, none, or add it there",
        ),
    ];
    for (text, message) in cases {
        assert_eq!(refused(text), message);
    }
    assert!(refused("seats = 3").contains("seats: is not a section of the settings"));
    assert!(refused("[log]\n\nlevel = = 3").starts_with("config.toml, line 3: this is not TOML"));
}

#[test]
fn values_out_of_bounds_are_refused() {
    for (name, value) in [
        ("discord.token", "\"\""),
        ("discord.token", "\"two words\""),
        ("discord.token", "\"Bot abc\""),
        ("discord.application_id", "0"),
        ("discord.application_id", "-3"),
        ("discord.api_base", "\"discord.example\""),
        ("discord.api_base", "\"ftp://host\""),
        ("discord.api_base", "\"http://host/api/v10\""),
        ("discord.api_base", "\"http://\""),
        ("discord.api_resolve", "\"localhost\""),
        ("discord.api_ca", "\"\""),
        ("database.path", "\"postgres://host/games\""),
        ("database.path", "\"\""),
        ("database.path", "7"),
        ("defaults.pace", "\"25\""),
        ("defaults.pace", "\"+5m\""),
        ("defaults.pace", "\"0m\""),
        ("defaults.pace", "\"31d\""),
        ("defaults.pace", "\"99999999999999999999d\""),
        ("defaults.paces", "[]"),
        ("defaults.paces", "[\"24h\", \"1440m\"]"),
        ("defaults.paces", "[\"24h\", 5]"),
        ("defaults.paces", "\"24h\""),
        ("defaults.picture", "\"large\""),
        ("limits.games_per_server", "0"),
        ("limits.games_per_server", "10001"),
        ("limits.commands_per_minute", "4"),
        ("limits.seats", "1"),
        ("limits.seats", "2.5"),
        ("dice.beacon", "\"maybe\""),
        ("dice.beacon", "true"),
        ("dice.beacon_endpoints", "[]"),
        ("dice.beacon_endpoints", "[\"https://a\", \"https://a/\"]"),
        ("dice.beacon_endpoints", "[\"https://a/public\"]"),
        ("dice.beacon_endpoints", "[\"a.example\"]"),
        ("dice.beacon_endpoints", "\"https://a\""),
        (
            "dice.beacon_endpoints",
            &format!("[{}]", (0..9).map(|n| format!("\"https://a{n}\"")).collect::<Vec<_>>().join(", ")),
        ),
        ("log.level", "true"),
        ("log.format", "\"xml\""),
        ("ops.listen", "\"localhost:9464\""),
        ("ops.listen", "\":9464\""),
        ("ops.listen", "9464"),
        ("ops.listen", "\"\""),
        ("playground.port", "65536"),
        ("playground.port", "-1"),
    ] {
        let message = refused(&line(name, value));
        assert!(
            message.contains(&format!("config.toml: {name}: ")) && message.contains("; write "),
            "{message}"
        );
    }
}

#[test]
fn the_two_ways_to_another_server_exclude_each_other_and_the_tls_way_is_whole() {
    let base = "api_base = \"http://h:1\"\n";
    let resolve = "api_resolve = \"127.0.0.1:9\"\n";
    let ca = "api_ca = \"x.pem\"\n";
    for broken in [[base, resolve].concat(), [base, ca].concat(), resolve.into(), ca.into()] {
        refused(&format!("[discord]\n{broken}"));
    }
}

#[test]
fn a_file_and_a_server_exclude_each_other_and_the_url_is_never_shown() {
    let url = "url = \"postgres://bot:hunter2@db/games\"";
    let with_default = from_file(&format!("[database]\npath = \"casus-belli.db\"\n{url}")).unwrap();
    assert!(!format!("{with_default:?}").contains("hunter2"));
    assert_eq!(with_default.database.url.unwrap().reveal(), "postgres://bot:hunter2@db/games");
    let message = refused(&format!("[database]\npath = \"other.db\"\n{url}"));
    assert!(message.contains("database.path: it cannot be set together with database.url"), "{message}");
    let message = refused("[database]\nurl = \"mysql://bot:hunter2@db/games\"");
    assert!(
        message.contains("postgres://USER:PASSWORD@HOST/DATABASE") && !message.contains("hunter2"),
        "{message}"
    );
}

#[test]
fn a_bad_variable_is_named_and_a_misspelt_one_is_noticed() {
    let message = from_env(&[("CASUS_BELLI_LIMITS_SEATS", "many")]).unwrap_err().to_string();
    assert_eq!(
        message,
        "environment variable CASUS_BELLI_LIMITS_SEATS: \"many\" is not a whole number; \
         write a whole number from 2 to 6"
    );
    let message = from_env(&[("CASUS_BELLI_SEATS", "3")]).unwrap_err().to_string();
    assert!(message.contains("there is no such setting; known are CASUS_BELLI_DISCORD_TOKEN,"), "{message}");
}

#[test]
fn an_empty_variable_and_the_variables_of_others_are_as_good_as_unset() {
    let read =
        from_env(&[("CASUS_BELLI_LIMITS_SEATS", ""), ("CASUS_BELLI_DISCORD_TOKEN", ""), ("PATH", "x")]);
    assert_eq!(read, Ok(Settings::default()));
}

#[test]
fn the_beacon_is_used_where_the_bot_speaks_to_discord_itself_unless_it_is_said_otherwise() {
    let elsewhere = "[discord]\napi_base = \"http://127.0.0.1:9\"\n";
    let double = "[discord]\napi_resolve = \"127.0.0.1:9\"\napi_ca = \"x.pem\"\n";
    for (way, text) in [("discord.com", ""), ("api_base", elsewhere), ("api_resolve", double)] {
        let used = |said: &str| from_file(&format!("{text}{said}")).unwrap().uses_beacon();
        assert_eq!(used(""), way == "discord.com", "{way}");
        assert_eq!(used("[dice]\nbeacon = \"auto\""), way == "discord.com", "{way}");
        assert!(used("[dice]\nbeacon = \"on\""), "{way}");
        assert!(!used("[dice]\nbeacon = \"off\""), "{way}");
    }
    assert_eq!(Settings::default().dice.beacon, Beacon::Auto);
}

#[test]
fn the_token_is_never_shown() {
    let hidden = "MTIz-hidden";
    let read = from_file(&line("discord.token", &format!("{hidden:?}"))).unwrap();
    let token = read.discord.token.clone().unwrap();
    let mut shown = vec![format!("{read:?}"), format!("{read:#?}"), format!("{token}"), format!("{token:?}")];
    for text in [
        format!("[discord]\ntoken = \"Bot {hidden}\""),
        format!("[discord]\ntoken = [\"{hidden}\"]"),
        format!("[discord]\ntoken = \"{hidden}"),
        format!("[discord]\ntoken = {hidden}"),
        format!("[discord]\ntoken = \"a\"\ntoken = \"{hidden}\""),
    ] {
        shown.push(refused(&text));
    }
    let bad = format!("two words {hidden}");
    shown.push(from_env(&[("CASUS_BELLI_DISCORD_TOKEN", &bad)]).unwrap_err().to_string());
    for text in shown {
        assert!(!text.contains(hidden), "{text}");
    }
}

#[test]
fn the_libraries_never_log_below_warnings() {
    for (level, directives) in [
        ("error", "error,casus_belli=error"),
        ("info", "warn,casus_belli=info"),
        ("trace", "warn,casus_belli=trace"),
    ] {
        let read = from_env(&[("CASUS_BELLI_LOG_LEVEL", level)]).unwrap();
        assert_eq!(read.log.directives(), directives);
    }
}

#[test]
fn a_file_that_was_named_must_exist() {
    let folder = tempfile::tempdir().unwrap();
    let missing = folder.path().join("none.toml");
    let message = super::load(Some(&missing)).unwrap_err().to_string();
    assert!(message.starts_with(&format!("{}: cannot be read", missing.display())), "{message}");
    assert!(message.ends_with("name a readable TOML file with --config, or start from config.example.toml"));
    let present = folder.path().join("mine.toml");
    std::fs::write(&present, "[limits]\nseats = 2\n").unwrap();
    assert_eq!(super::load(Some(&present)).unwrap().limits.seats, 2);
}

#[test]
fn a_path_with_backslashes_is_told_to_stand_between_single_quotes() {
    for path in ["C:\\games\\casus-belli.db", "C:\\users\\me\\casus-belli.db"] {
        let text = format!("[database]\npath = \"{path}\"\n");
        let said = from_file(&text).unwrap_err().to_string();
        assert!(said.contains("line 2") && said.contains("single quotes: path = 'C:\\"), "{said}");
        assert!(from_file(&format!("[database]\npath = '{path}'\n")).is_ok());
    }
}
