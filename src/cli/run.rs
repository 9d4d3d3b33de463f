//! Command `run`: starts the bot, and stops it.

use super::database::Database;
use super::failure::Failure;
use crate::ai;
use crate::config::{self, Settings};
use crate::discord::{self, Connection, Workers};
use crate::external::ExternalPlayer;
use crate::ops::{Listener, ServiceManager, Watched};
use crate::render;
use crate::store::{self, Store};
use crate::table::{Clock, Limits, SystemClock, SystemSeeds, Table};
use std::sync::Arc;
use std::time::Duration;
use tokio::signal::unix::SignalKind;

/// Maximum duration of closing the database.
const CLOSE: Duration = Duration::from_secs(1);

/// Connects to Discord and runs until a stop signal.
pub(super) async fn run(settings: Settings) -> Result<(), Failure> {
    let stop = stopped();
    let clock: Arc<dyn Clock> = Arc::new(SystemClock);
    let connection = connection(&settings)?;
    let listener = listener(&settings).await?;
    // Checks the token before opening the database, so that a refused token leaves no new file behind.
    discord::reachable(&connection).await.map_err(|error| Failure::new(error.exit_code(), error))?;
    let database = Database::of(&settings, None)?;
    let store = database.alone().await?;
    let displaced = store.displaced();
    let table = table(&settings, store, Arc::clone(&clock));
    let (stopping, stopped) = tokio::sync::oneshot::channel();
    let stop = async {
        tokio::select! {
            () = stop => {}
            () = displaced => drop(stopping.send(())),
        }
    };
    serve(&settings, connection, table, (clock, listener), stop).await?;
    match { stopped }.try_recv() {
        Ok(()) => Err(Failure::new(
            3,
            format!("database {database}: another bot runs on it by now; this one has stopped"),
        )),
        Err(_) => Ok(()),
    }
}

/// The port of `/health` and `/metrics`, if the settings name one. Opened before anything is written.
pub(super) async fn listener(settings: &Settings) -> Result<Option<Listener>, Failure> {
    match settings.ops.listen {
        Some(address) => Listener::open(address).await.map(Some).map_err(|error| Failure::new(2, error)),
        None => Ok(None),
    }
}

/// The connection to Discord from the settings.
pub(super) fn connection(settings: &Settings) -> Result<Connection, Failure> {
    let no_token = "discord.token is not set; set it in the settings file or as CASUS_BELLI_DISCORD_TOKEN";
    let token = settings.discord.token.as_ref().ok_or_else(|| Failure::new(2, no_token))?;
    Connection::new(token, &settings.discord.api).map_err(|error| Failure::new(2, error))
}

/// Runs the bot until `stop` completes.
pub(super) async fn serve(
    settings: &Settings,
    connection: Connection,
    table: Table,
    (clock, listener): (Arc<dyn Clock>, Option<Listener>),
    stop: impl Future<Output = ()> + Send,
) -> Result<(), Failure> {
    render::check().map_err(|error| Failure::new(1, error))?;
    // Fill the caches of the renderer in the background; the thread ends with the process.
    drop(std::thread::spawn(render::warm));
    for (rulebook, error) in ai::weight_faults() {
        tracing::warn!(rulebook = rulebook.key(), %error, "strong computer players play like normal ones there");
    }
    for (number, player) in (1..).zip(external_players(settings)) {
        if let Err(error) = player.command.check() {
            tracing::warn!(number, %error, "an external player has no program: normal answers for it");
        }
    }
    let context = discord::handler_context(table.clone(), Arc::clone(&clock), settings, connection);
    let (monitor, database) = (context.monitor(), Database::of(settings, None)?);
    let probe = database.file().map(|path| store::beside(path, ".probe"));
    let watched = Watched { monitor, table: table.clone(), clock, probe };
    let manager = ServiceManager::default();
    // Both end with the process.
    if config::has_service_manager() {
        drop(tokio::spawn(manager.clone().inform(watched.clone())));
    }
    if let Some(listener) = listener {
        drop(tokio::spawn(listener.serve(watched)));
    }
    let stop = async {
        stop.await;
        manager.stops();
    };
    let done = discord::run(context, Workers::Running, stop).await;
    manager.stops();
    // While another program holds the database, the file beside it stays; the next start reads it.
    if tokio::time::timeout(CLOSE, table.close()).await.is_err() {
        tracing::warn!("the database was not closed in time; the newest changes stay in the file beside it");
    }
    done.map_err(|error| Failure::new(error.exit_code(), error))
}

/// The tables of a database, with the limits of the settings.
pub(super) fn table(settings: &Settings, store: Store, clock: Arc<dyn Clock>) -> Table {
    let limits = Limits {
        games_per_server: settings.limits.games_per_server,
        seats: settings.limits.seats,
        pace: settings.defaults.pace,
        paces: settings.defaults.paces.clone(),
        beacon: settings.uses_beacon().then_some(settings.dice.chain),
        external_players: external_players(settings),
        ..Limits::default()
    };
    Table::new(store, clock, Arc::new(SystemSeeds), limits)
}

/// The external players of the settings.
pub(super) fn external_players(settings: &Settings) -> Vec<ExternalPlayer> {
    let player = |player: &config::ExternalPlayer| {
        ExternalPlayer::new(&player.name, &player.command, &player.servers, player.seconds)
    };
    settings.external_players.iter().map(player).collect()
}

/// Completes on Ctrl-C, SIGTERM or SIGHUP (the terminal is closed). The signals are caught from the moment of the call.
pub(super) fn stopped() -> impl Future<Output = ()> + Send {
    let heard = |kind| tokio::signal::unix::signal(kind);
    let signals = (heard(SignalKind::interrupt()), heard(SignalKind::terminate()));
    let hung_up = (!ignores_hang_up()).then(|| heard(SignalKind::hangup()).ok()).flatten();
    async move {
        let hung_up = async {
            match hung_up {
                Some(mut hung_up) => drop(hung_up.recv().await),
                None => std::future::pending().await,
            }
        };
        match signals {
            (Ok(mut interrupted), Ok(mut terminated)) => {
                tokio::select! {
                    _ = interrupted.recv() => {}
                    _ = terminated.recv() => {}
                    () = hung_up => {}
                }
            }
            (Err(error), _) | (_, Err(error)) => {
                tracing::warn!(%error, "signals can't be heard; only a kill stops the bot");
                std::future::pending::<()>().await;
            }
        }
    }
}

/// Whether the program was started with SIGHUP ignored, by `nohup`: then it goes on without a terminal.
fn ignores_hang_up() -> bool {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let ignored = status.lines().find_map(|line| line.strip_prefix("SigIgn:"));
    let ignored = ignored.and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok());
    ignored.is_some_and(|mask| mask & 1 != 0)
}
