//! Command `playground`: the real bot against a Discord double on this machine, with a web page to play every seat. Only
//! the address of Discord and the clock differ from `run`.
//!
//! Games are kept in a database and the state of the Discord double in a file next to it, so that games continue after a
//! restart.

use super::database::Database;
use super::failure::Failure;
use super::run::{connection, listener, serve, stopped, table};
use super::without_bot;
use crate::beacon::local_server;
use crate::config::{Api, Beacon, Dice, Language, Secret, Settings};
use crate::loopback::{Limits, Loopback, Options, page};
use crate::luck::Chain;
use crate::table::{Clock, Millis, SystemClock, Table};
use crate::text::{Lang, Words};
use serde_json::json;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

/// Name of the person on a new server.
const PERSON: &str = "Ilaria";
/// Number of the set-up `instant` among the choices of `/game new`.
const INSTANT: u8 = 2;
/// Computer players in a game that the page's button starts.
const COMPUTERS: u8 = 2;

/// Default database, in the current directory.
const DATABASE: &str = "casus-belli-playground.db";

/// How the page's Markdown mentions the command that opens a game.
const NEW_GAME: &str = "</game new:0>";

/// The locales of people on the page, with the languages of its texts.
const LOCALES: [(&str, Lang); 2] = [("en-US", Lang::En), ("it", Lang::It)];

#[derive(clap::Args, Default)]
pub(super) struct Arguments {
    /// Port of the page (default: the setting playground.port).
    #[arg(long)]
    port: Option<u16>,
    /// Database file for the games (default: casus-belli-playground.db in this directory).
    #[arg(long, value_name = "FILE")]
    database: Option<PathBuf>,
    /// Runs a public beacon of its own, a local chain made for tests: games begin 30 seconds later and draw as on a real server.
    #[arg(long)]
    beacon: bool,
    /// Starts without games, and keeps none.
    #[arg(long, conflicts_with = "database")]
    temporary: bool,
    /// Starts the simulated Discord alone, for bots of any kind: prints its address and the token that it accepts. Keeps nothing.
    #[arg(long, conflicts_with_all = ["database", "beacon", "temporary"])]
    without_bot: bool,
}

/// The system clock, moved forward by "Skip to the deadline".
#[derive(Default)]
struct ShiftedClock(AtomicI64);

impl ShiftedClock {
    /// Moves the clock forward to at least `time`, so that skipped time stays skipped after a restart.
    fn not_before(&self, time: Millis) {
        self.0.fetch_add((time - self.now()).max(0), Ordering::SeqCst);
    }
}

impl Clock for ShiftedClock {
    fn now(&self) -> Millis {
        SystemClock.now() + self.0.load(Ordering::SeqCst)
    }

    /// Skipped time passes.
    fn steady(&self) -> Millis {
        SystemClock.steady() + self.0.load(Ordering::SeqCst)
    }
}

pub(super) async fn run(mut settings: Settings, arguments: Arguments) -> Result<(), Failure> {
    if arguments.without_bot {
        return without_bot::run(&settings, arguments.port).await;
    }
    let (stop, listener) = (stopped(), listener(&settings).await?);
    let clock = Arc::new(ShiftedClock::default());
    let database = arguments.database.clone().unwrap_or_else(|| default_database(arguments.temporary));
    let world = beside(&database, ".world");
    let known = database.exists();
    // Locks the database before the state file is touched: from here on no other process has either of them open.
    let store = Database::File(database.clone()).alone().await.map_err(|failure| {
        Failure::new(failure.code, format!("{}; or choose another with --database", failure.line.trim()))
    })?;
    if !known {
        // The state file belongs to a database that no longer exists.
        drop(std::fs::rename(&world, beside(&database, ".world.old")));
    }
    let loopback = loopback(&settings, clock.clone(), world).await?;
    settings.database.path.clone_from(&database);
    // The playground has a file of its own.
    settings.database.url = None;
    settings.discord.token = Some(Secret::new(loopback.token()));
    settings.discord.api = Api::Base(loopback.base_url());
    // The clock of the playground can be skipped forward, and the playground must not use the network.
    settings.dice.beacon = Beacon::Off;
    if arguments.beacon {
        let reads = clock.clone();
        let base =
            local_server::start(Arc::new(move || reads.now())).await.map_err(|e| Failure::new(1, e))?;
        settings.dice = Dice { beacon: Beacon::On, chain: Chain::Local, endpoints: vec![base] };
    }
    let table = table(&settings, store, clock.clone());
    let options = page::Options {
        start: Some(start(loopback.clone())),
        skip: Some(skip(table.clone(), Arc::clone(&clock), loopback.clone())),
        // A language in the settings counts more than that of the browser.
        browser_language: loopback.restored_until().is_none()
            && settings.defaults.language == Language::English,
        hints: LOCALES.map(|(locale, lang)| (locale, Words::new(lang).playground_hint(NEW_GAME))).to_vec(),
    };
    let page = page(&settings, loopback.clone(), options, arguments.port).await?;
    super::output::note(kept_in(&database, arguments.temporary));
    super::output::note(format!("the playground is open at {}  (Ctrl-C closes it)", page.url()));
    let done = serve(&settings, connection(&settings)?, table, (clock, listener), stop).await;
    page.stop();
    loopback.shutdown();
    if arguments.temporary {
        remove(&database);
    }
    done
}

/// Serves the page on a port, by default that of the settings.
pub(super) async fn page(
    settings: &Settings,
    loopback: Loopback,
    options: page::Options,
    port: Option<u16>,
) -> Result<page::Server, Failure> {
    let port = port.unwrap_or(settings.playground.port);
    page::start(loopback, options, port).await.map_err(|error| {
        Failure::new(1, format!("can't listen on 127.0.0.1:{port}: {error}; choose another with --port"))
    })
}

/// A Discord double with a server, a channel and some people: restored from `world` if the file exists.
async fn loopback(
    settings: &Settings,
    clock: Arc<ShiftedClock>,
    world: PathBuf,
) -> Result<Loopback, Failure> {
    let reads = clock.clone();
    let options = Options {
        bot: "Casus Belli".into(),
        guild: "The war room".into(),
        channel: "games".into(),
        clock: crate::loopback::Clock::new(move || u64::try_from(reads.now()).unwrap_or(0)),
        limits: Limits::discord(),
        world: Some(world),
        ..Options::default()
    };
    let loopback = Loopback::start(options).await.map_err(|error| Failure::new(1, error))?;
    if let Some(until) = loopback.restored_until() {
        own(&loopback);
        clock.not_before(Millis::try_from(until).unwrap_or(0));
        return Ok(loopback);
    }
    first_person(settings, &loopback);
    Ok(loopback)
}

/// The person on a new server, with the language of the settings.
pub(super) fn first_person(settings: &Settings, loopback: &Loopback) {
    let locale = match settings.defaults.language {
        Language::English => "en-US",
        Language::Italian => "it",
    };
    let person = loopback.person(PERSON);
    loopback.set_locale(person, locale);
    own(loopback);
}

/// The first person owns the server, as does whoever creates one.
fn own(loopback: &Loopback) {
    if let Some(first) = loopback.people().iter().filter(|person| !person.bot).min_by_key(|person| person.id)
    {
        loopback.set_manager(first.id, true);
    }
}

/// Action of the page's start button: the person opens a lobby with computer players by command, and starts the game by
/// its button.
fn start(loopback: Loopback) -> page::Start {
    Arc::new(move |person, channel| {
        let loopback = loopback.clone();
        Box::pin(async move {
            let options =
                [("seats", json!(COMPUTERS + 1)), ("computers", json!(COMPUTERS)), ("setup", json!(INSTANT))];
            let options = options.map(|(name, value)| (name.to_owned(), value)).to_vec();
            let opened =
                loopback.slash(person, channel, "game new", options).await.map_err(|r| r.to_string())?;
            let said = opened.text().to_owned();
            let lobby = opened.message.filter(|_| !opened.ephemeral).ok_or_else(|| said.clone())?;
            let buttons = lobby.buttons();
            // The last button of a lobby starts the game.
            let last = buttons.last().and_then(|button| button.custom_id.as_deref());
            let last = last.ok_or("The lobby has no buttons.")?;
            let begun = loopback.press(person, lobby.id, last).await.map_err(|r| r.to_string())?;
            if begun.ephemeral { Err(begun.text().to_owned()) } else { Ok(()) }
        })
    })
}

/// Action of the page's skip button: moves the clock to the next deadline and fires the timers that are due.
fn skip(table: Table, clock: Arc<ShiftedClock>, loopback: Loopback) -> page::Skip {
    let asked = table.clone();
    let due = move || -> page::Due {
        let table = asked.clone();
        Box::pin(async move { matches!(table.next_due().await, Ok(Some(_))) })
    };
    let go = move |locale: &str| -> page::Skipped {
        let (table, clock, loopback) = (table.clone(), clock.clone(), loopback.clone());
        let words = Words::new(Lang::of(locale));
        Box::pin(async move {
            let due = table.next_due().await.map_err(|error| error.to_string())?;
            let due = due.ok_or_else(|| words.playground_no_deadline())?;
            let ahead = (due - clock.now()).max(0);
            // Counted before, as the bot's own worker may do first what falls due.
            let waiting = table.due_by(clock.now() + ahead).await.map_err(|error| error.to_string())?;
            clock.0.fetch_add(ahead, Ordering::SeqCst);
            loopback.note_time();
            table.fire_due().await.map_err(|error| error.to_string())?;
            Ok(words.playground_skipped(&spoken(words, ahead), waiting as u32))
        })
    };
    page::Skip { due: Arc::new(due), go: Arc::new(go) }
}

/// A duration in words: `a day`, `3 hours`.
fn spoken(words: Words, length: Millis) -> String {
    let minutes = (length + 30_000) / 60_000;
    let hours = (minutes + 30) / 60;
    let days = (minutes + 720) / 1_440;
    match (days, hours, minutes) {
        (_, _, 0) => words.playground_moment(),
        (_, 0, some) => words.playground_minutes(some as u32),
        (_, 1, some) if some < 60 => words.playground_minutes(some as u32),
        (_, some, _) if some < 24 => words.playground_hours(some as u32),
        (some, _, _) => words.playground_days(some as u32),
    }
}

/// The message about where games are kept.
fn kept_in(database: &Path, temporary: bool) -> String {
    if temporary {
        return "games are not kept: they are gone when the playground closes".into();
    }
    let path = std::path::absolute(database).unwrap_or_else(|_| database.to_owned());
    format!("games are kept in {} and the channels beside it, in .world", path.display())
}

fn default_database(temporary: bool) -> PathBuf {
    if temporary {
        return std::env::temp_dir().join(format!("casus-belli-playground-{}.db", std::process::id()));
    }
    PathBuf::from(DATABASE)
}

/// The path of the database with `ending` appended.
fn beside(database: &Path, ending: &str) -> PathBuf {
    let mut name = database.as_os_str().to_owned();
    name.push(ending);
    PathBuf::from(name)
}

/// Removes the database and the files next to it.
fn remove(database: &Path) {
    for ending in ["", "-wal", "-shm", ".lock", ".world"] {
        drop(std::fs::remove_file(beside(database, ending)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_skipped_time_is_told_as_one_says_it() {
        let minutes = [0, 1, 25, 59, 60, 80, 100, 1_380, 1_439, 1_440, 2_900, 4_320];
        let said = minutes.map(|m| spoken(Words::new(Lang::En), m * 60_000));
        let expected = [
            "a moment",
            "a minute",
            "25 minutes",
            "59 minutes",
            "an hour",
            "an hour",
            "2 hours",
            "23 hours",
            "a day",
            "a day",
            "2 days",
            "3 days",
        ];
        assert_eq!(said, expected);
    }
}
