//! Settings of the operator, read once at the start from a TOML file and from environment variables.
//!
//! Precedence: environment, then file, then default. Each setting is one entry of the list in `keys.rs`, which alone
//! defines its name, shape and bounds (only external players are a list of sections, `external_players.rs`); `config.example.toml` explains each, and a test compares the two. This is the only
//! file of the crate that reads the environment.
//!
//! Every setting has bounds, no default needs a secret, and messages do not show secrets. Rules of the game are not
//! settings: hosts choose them in the lobby of a table.

mod external_players;
mod keys;
mod listen;
mod secret;
mod values;

use std::collections::BTreeMap;
use std::io::Read as _;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};

use crate::luck::Chain;

pub use crate::pace::Pace;
pub use external_players::ExternalPlayer;
pub use secret::Secret;

/// The settings file that is read when no other is named.
pub const DEFAULT_FILE: &str = "config.toml";
/// Prefix of the environment variables.
pub const ENV_PREFIX: &str = "CASUS_BELLI_";
/// Maximum size of a settings file, in bytes.
pub const MOST_BYTES: u64 = 1024 * 1024;
/// Maximum number of characters in the description of an error.
const LONGEST_WRONG: usize = 300;
/// Environment variable that names the file; `--config` on the command line takes precedence.
const ENV_FILE: &str = "CASUS_BELLI_CONFIG";

/// All settings, checked.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Settings {
    /// Connection to Discord.
    pub discord: Discord,
    /// Database of the games.
    pub database: Database,
    /// Defaults of servers and tables.
    pub defaults: Defaults,
    /// Limits for a server and a user.
    pub limits: Limits,
    /// Entropy of the dice.
    pub dice: Dice,
    /// Log on standard error.
    pub log: Log,
    /// What the operator's tools can ask the running bot.
    pub ops: Ops,
    /// The local web page for playing without Discord.
    pub playground: Playground,
    /// External players that may sit at tables.
    pub external_players: Vec<ExternalPlayer>,
}

/// Connection to Discord.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Discord {
    /// The bot's token. Without it the program starts the playground by default, and the command `run` fails.
    pub token: Option<Secret>,
    /// Id of the application; `None`: taken from Discord's READY event.
    pub application_id: Option<u64>,
    /// Server of the Discord API.
    pub api: Api,
}

/// Server of the Discord API.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Api {
    /// Discord itself.
    Discord,
    /// Another server with Discord's API: `http://host:port`, no path, no slash at the end.
    ///
    /// The client's own rate limiter must be off here: serenity's limiter rebuilds the requests without this base, so
    /// they would go to discord.com.
    Base(String),
    /// `discord.com` resolved to this address and trusted by this certificate authority: tests the client as in
    /// production, rate limiter included, against a TLS double.
    Resolve {
        /// Address of the TLS listener.
        address: SocketAddr,
        /// PEM file with the certificate to trust.
        ca: PathBuf,
    },
}

/// Database of the games.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Database {
    /// The SQLite file; created if it does not exist. Not used if there is a url.
    pub path: PathBuf,
    /// The url of a PostgreSQL database, with its password.
    pub url: Option<Secret>,
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
    /// The code in Discord and Fluent: `en` or `it`.
    pub fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::Italian => "it",
        }
    }
}

/// Defaults of servers and tables, until an administrator or a host changes them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Defaults {
    /// Language of messages in channels ([PBP-16]).
    pub language: Language,
    /// Pace of a table until its host changes it; one of [`Defaults::paces`].
    pub pace: Pace,
    /// Paces that a host may choose from ([PBP-23]): 1 to 25 (the maximum of a Discord select menu).
    pub paces: Vec<Pace>,
    /// Level of detail of board pictures in channels and direct messages.
    pub picture: Picture,
    /// What private turn panels are made of.
    pub components: Components,
}

/// What private turn panels are made of.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Components {
    /// Discord's components version 2: a coloured box, texts beside their buttons.
    VersionTwo,
    /// Text with rows of buttons and menus.
    Plain,
}

/// Level of detail of a board picture.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Picture {
    /// Large badges and short names, for a phone.
    Compact,
    /// Everything, for a large screen.
    Full,
}

/// Limits for a server and a user ([PBP-52]).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Limits {
    /// Maximum number of open games and lobbies in one server.
    pub games_per_server: u32,
    /// Maximum number of commands, buttons and menus of one user in one minute.
    pub commands_per_minute: u32,
    /// Maximum number of seats at one table; a rulebook's own maximum applies too.
    pub seats: u8,
}

/// Entropy of the dice besides the secret seed and the players' words ([PBP-40]).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Dice {
    /// Whether games wait for a round of the public beacon.
    pub beacon: Beacon,
    /// The chain whose rounds are awaited; no file can set it.
    pub chain: Chain,
    /// Servers of the beacon, asked in order: bases as in [`Api::Base`]; never empty.
    pub endpoints: Vec<String>,
}

/// When the public beacon is used.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Beacon {
    /// Only when the bot is connected to Discord itself.
    Auto,
    /// Always, except in the playground, because its clock can be moved.
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
/// Maximum number of configured beacon servers.
const MOST_ENDPOINTS: usize = 8;

/// Log on standard error.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Log {
    /// The least severe level that is logged.
    pub level: Level,
    /// How a line is written.
    pub format: LogFormat,
}

/// How a log line is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LogFormat {
    /// For people.
    Text,
    /// One JSON object a line.
    Json,
}

/// What the operator's tools can ask the running bot.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Ops {
    /// Where `/health` and `/metrics` are served; `None`: nowhere.
    pub listen: Option<SocketAddr>,
}

/// Severity of a log line.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Level {
    /// A failure.
    Error,
    /// An unexpected condition that was handled.
    Warn,
    /// Events of interest to an operator, one line each.
    Info,
    /// One line for each interaction.
    Debug,
    /// Everything.
    Trace,
}

impl Log {
    /// The directives for the log filter.
    ///
    /// The level applies to this crate. The libraries stay at `warn`, because at lower levels a Discord client and a
    /// database driver log what they transmit: tokens, private messages, statements with their values.
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

/// The local web page for playing without Discord.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Playground {
    /// The port on the loopback interface; 0: a free port chosen by the system.
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
            database: Database { path: PathBuf::from("casus-belli.db"), url: None },
            defaults: Defaults {
                language: Language::English,
                pace: Pace::DAY,
                paces: Pace::offered(),
                picture: Picture::Compact,
                components: Components::VersionTwo,
            },
            limits: Limits { games_per_server: 20, commands_per_minute: 90, seats: 6 },
            dice: Dice {
                beacon: Beacon::Auto,
                chain: Chain::Quicknet,
                endpoints: ENDPOINTS.map(str::to_owned).to_vec(),
            },
            log: Log { level: Level::Info, format: LogFormat::Text },
            ops: Ops { listen: None },
            playground: Playground { port: 8080 },
            external_players: Vec::new(),
        }
    }
}

/// A setting that cannot be used. The message is one line: source and name of the setting, what is wrong, what would be
/// right.
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

/// Truncates the description of an error, so that it does not repeat a value of any length.
fn cut(text: String) -> String {
    match text.char_indices().nth(LONGEST_WRONG) {
        Some((at, _)) => format!("{}…", &text[..at]),
        None => text,
    }
}

/// Reads the settings: the file named by `file`, else by `CASUS_BELLI_CONFIG`, else `config.toml` if it exists; then the
/// environment, which takes precedence.
///
/// A file that was named must exist. The caller should print the error and exit with code 2, without having written
/// anything.
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

/// Reads at most [`MOST_BYTES`] and one byte of a file: the named file could be endless (a device).
fn read(path: &Path) -> std::io::Result<String> {
    let mut text = String::new();
    std::fs::File::open(path)?.take(MOST_BYTES + 1).read_to_string(&mut text)?;
    Ok(text)
}

/// Combines the settings of a file (its name for messages, and its text) with those of an environment.
///
/// Variables with an empty value count as not set. Names in `env` without the prefix [`ENV_PREFIX`] are ignored; those
/// with it must be settings.
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

/// Whether a service manager started the program and wants to be told how it does (`sd_notify`).
#[allow(clippy::disallowed_methods, reason = "the one place that reads the environment")]
pub fn has_service_manager() -> bool {
    std::env::var_os("NOTIFY_SOCKET").is_some()
}

#[cfg(test)]
mod tests;
