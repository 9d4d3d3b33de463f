//! `playground`: the real bot against a Discord of its own on this machine, with a page to sit in every seat.
//! Never a second way of playing: only the address and the clock differ.

use super::Failure;
use super::run::{alone, connection, serve, stopped, table};
use casus_belli::config::{Api, Secret, Settings};
use casus_belli::loopback::{Limits, Loopback, Options, page};
use casus_belli::table::{Clock, Millis, SystemClock, Table};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

/// Who is there when the playground opens.
const PEOPLE: [(&str, &str); 4] =
    [("Ilaria", "it"), ("Marco", "en-GB"), ("Zoë", "en-GB"), ("Karim", "en-US")];

#[derive(clap::Args, Default)]
pub(super) struct Arguments {
    /// Port of the page (default: the setting playground.port).
    #[arg(long)]
    port: Option<u16>,
    /// Where to keep the games (default: a new file, removed at the end).
    #[arg(long, value_name = "FILE")]
    database: Option<PathBuf>,
}

/// The machine's clock, moved forward by "Skip to the deadline".
#[derive(Default)]
struct ShiftedClock(AtomicI64);

impl Clock for ShiftedClock {
    fn now(&self) -> Millis {
        SystemClock.now() + self.0.load(Ordering::SeqCst)
    }
}

pub(super) async fn run(mut settings: Settings, arguments: Arguments) -> Result<(), Failure> {
    let stop = stopped();
    let clock = Arc::new(ShiftedClock::default());
    let loopback = loopback(clock.clone()).await?;
    settings.discord.token = Some(Secret::new(loopback.token()));
    settings.discord.api = Api::Base(loopback.base_url());
    let kept = arguments.database.is_some();
    let database = arguments.database.unwrap_or_else(fresh_database);
    let table = table(&settings, alone(&database).await?, clock.clone());
    let options = page::Options { skip: Some(skip(table.clone(), Arc::clone(&clock))) };
    let port = arguments.port.unwrap_or(settings.playground.port);
    let page = page::start(loopback.clone(), options, port).await.map_err(|error| {
        Failure::new(1, format!("can't listen on 127.0.0.1:{port}: {error}; choose another with --port"))
    })?;
    super::out::note(format!("the playground is open at {}  (Ctrl-C closes it)", page.url()));
    let done = serve(&settings, connection(&settings)?, table, clock, stop).await;
    page.stop();
    loopback.shutdown();
    if !kept {
        remove(&database);
    }
    done
}

/// A Discord with a server, a channel and some people in it.
async fn loopback(clock: Arc<ShiftedClock>) -> Result<Loopback, Failure> {
    let reads = clock.clone();
    let options = Options {
        bot: "Casus Belli".into(),
        guild: "The war room".into(),
        channel: "games".into(),
        clock: casus_belli::loopback::Clock::new(move || u64::try_from(reads.now()).unwrap_or(0)),
        limits: Limits::discord(),
        ..Options::default()
    };
    let loopback = Loopback::start(options).await.map_err(|error| Failure::new(1, error))?;
    for (name, locale) in PEOPLE {
        let person = loopback.person(name);
        loopback.set_locale(person, locale);
    }
    Ok(loopback)
}

/// What the page's button does: time goes forward to the next deadline, and what falls due happens.
fn skip(table: Table, clock: Arc<ShiftedClock>) -> page::Skip {
    Arc::new(move || {
        let (table, clock) = (table.clone(), clock.clone());
        Box::pin(async move {
            let due = table.next_due().await.map_err(|error| error.to_string())?;
            let due = due.ok_or("Nobody's time is running: there is no deadline to skip to.")?;
            let ahead = (due - clock.now()).max(0);
            clock.0.fetch_add(ahead, Ordering::SeqCst);
            let fired = table.fire_due().await.map_err(|error| error.to_string())?;
            Ok(format!("{} minutes went by; {fired} decisions fell due.", ahead / 60_000))
        })
    })
}

fn fresh_database() -> PathBuf {
    std::env::temp_dir().join(format!("casus-belli-playground-{}.db", std::process::id()))
}

/// The database and what is kept beside it.
fn remove(database: &std::path::Path) {
    for ending in ["", "-wal", "-shm", ".lock"] {
        let mut name = database.as_os_str().to_owned();
        name.push(ending);
        drop(std::fs::remove_file(PathBuf::from(name)));
    }
}
