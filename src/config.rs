//! Settings: what an operator may choose, read once at the start from a TOML file and the environment.
//!
//! Precedence: environment, then file, then default. Every setting is one line of the list in `keys.rs`, which is
//! the only place that knows its name, its shape and its bounds; `config.example.toml` explains each, and a test
//! holds the two together. This file is the only one in the crate that reads the environment.
//!
//! Never: a setting without bounds, a message that shows a secret, a default that needs a secret, a rule of the game
//! (those are options of a table, chosen in its lobby), knowledge of any room but the value of a pace.

mod keys;
mod secret;

use std::collections::BTreeMap;
use std::io::Read as _;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};

pub use crate::pace::Pace;
pub use secret::Secret;

/// The file that is read when no other is named.
pub const DEFAULT_FILE: &str = "config.toml";
/// What the name of every environment variable of ours begins with.
pub const ENV_PREFIX: &str = "CASUS_BELLI_";
/// The largest settings file that is read, in bytes.
pub const MOST_BYTES: u64 = 1024 * 1024;
/// The most characters that a message says about what is wrong.
const LONGEST_WRONG: usize = 300;
/// The variable that names the file; the command line's `--config` is stronger.
const ENV_FILE: &str = "CASUS_BELLI_CONFIG";

/// Everything an operator has chosen, checked.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Settings {
    /// How to reach Discord, and as whom.
    pub discord: Discord,
    /// Where games are kept.
    pub database: Database,
    /// What a server and a table start from before anybody changes it.
    pub defaults: Defaults,
    /// What one server or one person may use up.
    pub limits: Limits,
    /// What is mixed into the dice.
    pub dice: Dice,
    /// How much is written to standard error.
    pub log: Log,
    /// The local page on which the game can be tried without Discord.
    pub playground: Playground,
}

/// How to reach Discord, and as whom.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Discord {
    /// The bot's token; without one, `run` starts the playground instead.
    pub token: Option<Secret>,
    /// The application's id; learnt from Discord's READY when absent.
    pub application_id: Option<u64>,
    /// Which server stands behind the bot.
    pub api: Api,
}

/// Which server stands behind the bot.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Api {
    /// Discord itself.
    Discord,
    /// Another server that speaks Discord's API: `http://host:port`, no path, no slash at the end.
    ///
    /// The client's own rate limiter must be off here: switched on, serenity's limiter rebuilds the requests without
    /// this base, and they would leave for discord.com.
    Base(String),
    /// `discord.com` resolved to this address and trusted by this certificate authority: the production path of the
    /// client, rate limiter included, against a TLS double.
    Resolve {
        /// Where the TLS listener is.
        address: SocketAddr,
        /// A PEM file with the certificate to trust.
        ca: PathBuf,
    },
}

/// Where games are kept.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Database {
    /// The SQLite file; created when it does not exist.
    pub path: PathBuf,
}

/// A language that the bot speaks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Language {
    /// English.
    English,
    /// Italian.
    Italian,
}

impl Language {
    /// Its code as Discord and Fluent write it: `en` or `it`.
    pub fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::Italian => "it",
        }
    }
}

/// What a server and a table start from before anybody changes it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Defaults {
    /// The language of what is said in channels ([PBP-16]).
    pub language: Language,
    /// The pace of a table until its host changes it; one of [`Defaults::paces`].
    pub pace: Pace,
    /// The paces that a host may choose from ([PBP-23]), never empty, at most 25 (what a Discord menu holds).
    pub paces: Vec<Pace>,
    /// How much the pictures of boards in channels and direct messages show.
    pub picture: Picture,
}

/// How much the picture of a board shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Picture {
    /// Large badges and short names, for a telephone.
    Compact,
    /// Everything, for a large screen.
    Full,
}

/// What one server or one person may use up ([PBP-52]).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Limits {
    /// Games and lobbies open at the same time in one server.
    pub games_per_server: u32,
    /// Commands, buttons and menus of one person in one minute.
    pub commands_per_minute: u32,
    /// Most seats at one table; a rulebook's own bound holds besides.
    pub seats: u8,
}

/// What is mixed into the dice besides the secret seed and the players' words ([PBP-40]).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Dice {
    /// Whether a game's dice wait for a round of the public beacon.
    pub beacon: Beacon,
    /// Servers that publish its rounds, asked one after another: bases as in [`Api::Base`]; never empty.
    pub endpoints: Vec<String>,
}

/// Whether the public beacon is used.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Beacon {
    /// Where the bot speaks to Discord itself, and nowhere else.
    Auto,
    /// Always, except in the playground, whose clock people move.
    On,
    /// Never.
    Off,
}

/// The public servers of the drand network.
const ENDPOINTS: [&str; 4] = [
    "https://api.drand.sh",
    "https://api2.drand.sh",
    "https://api3.drand.sh",
    "https://drand.cloudflare.com",
];
/// Most servers of the public beacon that can be named.
const MOST_ENDPOINTS: usize = 8;

/// How much is written to standard error.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Log {
    /// The least severe level that is written.
    pub level: Level,
}

/// Severity of a line in the log.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Level {
    /// Something is broken.
    Error,
    /// Something is odd and was survived.
    Warn,
    /// One line for what an operator wants to know.
    Info,
    /// One line for each interaction.
    Debug,
    /// Everything that is written at all.
    Trace,
}

impl Log {
    /// The directives for the log filter.
    ///
    /// The level is for our own lines. The libraries stay at `warn`, because the lower levels of a Discord client and
    /// of a database driver print what passes through them: tokens, private messages, statements with their values.
    pub fn directives(self) -> String {
        let level = match self.level {
            Level::Error => "error",
            Level::Warn => "warn",
            Level::Info => "info",
            Level::Debug => "debug",
            Level::Trace => "trace",
        };
        let libraries = if self.level == Level::Error { "error" } else { "warn" };
        format!("{libraries},casus_belli={level}")
    }
}

/// The local page on which the game can be tried without Discord.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Playground {
    /// The port on the loopback interface; 0 lets the system choose one.
    pub port: u16,
}

impl Settings {
    /// Whether games wait for the public beacon.
    pub fn uses_beacon(&self) -> bool {
        match self.dice.beacon {
            Beacon::Auto => self.discord.api == Api::Discord,
            Beacon::On => true,
            Beacon::Off => false,
        }
    }
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            discord: Discord { token: None, application_id: None, api: Api::Discord },
            database: Database { path: PathBuf::from("casus-belli.db") },
            defaults: Defaults {
                language: Language::English,
                pace: Pace::DAY,
                paces: Pace::offered(),
                picture: Picture::Compact,
            },
            limits: Limits { games_per_server: 20, commands_per_minute: 90, seats: 6 },
            dice: Dice { beacon: Beacon::Auto, endpoints: ENDPOINTS.map(str::to_owned).to_vec() },
            log: Log { level: Level::Info },
            playground: Playground { port: 8080 },
        }
    }
}

/// A setting that cannot be used. One line: where it was given, which one, what is wrong, what would be right.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{place}: {wrong}; {right}")]
pub struct ConfigError {
    place: String,
    wrong: String,
    right: String,
}

impl ConfigError {
    fn new(place: impl Into<String>, wrong: impl Into<String>, right: impl Into<String>) -> Self {
        Self { place: place.into(), wrong: cut(wrong.into()), right: right.into() }
    }
}

/// What is wrong, short enough for one line: a value of a megabyte is not repeated.
fn cut(text: String) -> String {
    match text.char_indices().nth(LONGEST_WRONG) {
        Some((at, _)) => format!("{}…", &text[..at]),
        None => text,
    }
}

/// Reads the settings: the file named by `file`, else by `CASUS_BELLI_CONFIG`, else `config.toml` if there is one;
/// over it the environment.
///
/// A file that was named must exist. The program is expected to print the error as it stands and to leave with
/// code 2, having written nothing.
pub fn load(file: Option<&Path>) -> Result<Settings, ConfigError> {
    let env = environment()?;
    let named = file.map(Path::to_path_buf).or_else(|| env.get(ENV_FILE).map(PathBuf::from));
    let path = named.clone().unwrap_or_else(|| PathBuf::from(DEFAULT_FILE));
    let shown = path.display().to_string();
    match read(&path) {
        Ok(text) if text.len() as u64 > MOST_BYTES => Err(ConfigError::new(
            shown,
            format!("holds more than {MOST_BYTES} bytes"),
            "name a settings file with --config, or start from config.example.toml",
        )),
        Ok(text) => resolve(Some((&shown, &text)), &env),
        Err(gone) if named.is_none() && gone.kind() == std::io::ErrorKind::NotFound => resolve(None, &env),
        Err(reason) => Err(ConfigError::new(
            shown,
            format!("cannot be read ({reason})"),
            "name a readable TOML file with --config, or start from config.example.toml",
        )),
    }
}

/// A file's text, never more of it than one byte above the bound: what is named may be endless.
fn read(path: &Path) -> std::io::Result<String> {
    let mut text = String::new();
    std::fs::File::open(path)?.take(MOST_BYTES + 1).read_to_string(&mut text)?;
    Ok(text)
}

/// The settings that follow from a file (its name for messages, and its text) and from an environment.
///
/// Variables whose value is empty count as not set. Names in `env` that do not begin with [`ENV_PREFIX`] are not
/// looked at; those that do must be settings.
pub fn resolve(file: Option<(&str, &str)>, env: &BTreeMap<String, String>) -> Result<Settings, ConfigError> {
    let mut chosen = keys::Chosen::default();
    if let Some((name, text)) = file {
        keys::read_file(&mut chosen, name, text)?;
    }
    for (variable, value) in env {
        if variable.starts_with(ENV_PREFIX) && variable != ENV_FILE && !value.is_empty() {
            keys::read_variable(&mut chosen, variable, value)?;
        }
    }
    chosen.finish()
}

#[allow(clippy::disallowed_methods, reason = "the one place that reads the environment")]
fn environment() -> Result<BTreeMap<String, String>, ConfigError> {
    let mut ours = BTreeMap::new();
    for (name, value) in std::env::vars_os() {
        let Some(name) = name.to_str().filter(|name| name.starts_with(ENV_PREFIX)) else { continue };
        let Ok(value) = value.into_string() else {
            return Err(ConfigError::new(
                format!("environment variable {name}"),
                "its value is not Unicode text",
                "write it in UTF-8",
            ));
        };
        ours.insert(name.to_owned(), value);
    }
    Ok(ours)
}

#[cfg(test)]
mod tests;
