//! Commands `run` and `check`: start the bot, or check settings and database.

use super::failure::Failure;
use casus_belli::config::Settings;
use casus_belli::discord::{self, Connection, HandlerContext, Workers};
use casus_belli::render;
use casus_belli::store::Store;
use casus_belli::table::{Clock, Limits, SystemClock, SystemSeeds, Table};
use std::path::Path;
use std::sync::Arc;
use tokio::signal::unix::SignalKind;

/// Connects to Discord and runs until a stop signal.
pub(super) async fn run(settings: Settings) -> Result<(), Failure> {
    let stop = stopped();
    let clock: Arc<dyn Clock> = Arc::new(SystemClock);
    let connection = connection(&settings)?;
    // Checks the token before opening the database, so that a refused token leaves no new file behind.
    discord::reachable(&connection).await.map_err(|error| Failure::new(1, error))?;
    let table = table(&settings, alone(&settings.database.path).await?, Arc::clone(&clock));
    serve(&settings, connection, table, clock, stop).await
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
    clock: Arc<dyn Clock>,
    stop: impl Future<Output = ()> + Send,
) -> Result<(), Failure> {
    render::check().map_err(|error| Failure::new(1, error))?;
    // Fill the caches of the renderer in the background; the thread ends with the process.
    drop(std::thread::spawn(render::warm));
    let context = HandlerContext::new(table, clock, settings, connection);
    discord::run(context, Workers::Running, stop).await.map_err(|error| Failure::new(1, error))
}

/// Checks whether settings and database can be used; boards and decks were checked before.
pub(super) async fn check(settings: Settings) -> Result<(), Failure> {
    render::check().map_err(|error| Failure::new(1, error))?;
    // A bot may be running on this database: open it without the exclusive lock and change nothing.
    let path = &settings.database.path;
    let store = Store::open(path).await.map_err(|error| Failure::new(error.exit_code(), error))?;
    let table = table(&settings, store, Arc::new(SystemClock));
    let due = table.next_due().await.map_err(|error| Failure::new(1, error))?;
    let wrong = table.verify_games().await.map_err(|error| Failure::new(1, error))?;
    if !wrong.is_empty() {
        wrong.iter().for_each(|line| super::output::note(format!("{}: {line}", path.display())));
        let line = format!("{}: not well, as the lines above say; restore a backup", path.display());
        return Err(Failure::new(1, line));
    }
    let token = if settings.discord.token.is_some() { "a token is set" } else { "no token is set" };
    let clock = if due.is_some() { "a deadline is running" } else { "no deadline is running" };
    super::output::note(format!(
        "all is well: {token}, boards and decks are whole, the database is whole and every game in it can be read, {clock}"
    ));
    Ok(())
}

/// Opens the database with an exclusive lock.
pub(super) async fn alone(database: &Path) -> Result<Store, Failure> {
    Store::open_alone(database).await.map_err(|error| Failure::new(error.exit_code(), error))
}

/// The tables of a database, with the limits of the settings.
pub(super) fn table(settings: &Settings, store: Store, clock: Arc<dyn Clock>) -> Table {
    let limits = Limits {
        games_per_server: settings.limits.games_per_server,
        seats: settings.limits.seats,
        pace: settings.defaults.pace,
        paces: settings.defaults.paces.clone(),
        beacon: settings.uses_beacon(),
        ..Limits::default()
    };
    Table::new(store, clock, Arc::new(SystemSeeds), limits)
}

/// Completes on Ctrl-C or SIGTERM. The signals are caught from the moment of the call.
pub(super) fn stopped() -> impl Future<Output = ()> + Send {
    let heard = |kind| tokio::signal::unix::signal(kind);
    let signals = (heard(SignalKind::interrupt()), heard(SignalKind::terminate()));
    async move {
        match signals {
            (Ok(mut interrupted), Ok(mut terminated)) => {
                tokio::select! { _ = interrupted.recv() => {} _ = terminated.recv() => {} }
            }
            (Err(error), _) | (_, Err(error)) => {
                tracing::warn!(%error, "signals can't be heard; only a kill stops the bot");
                std::future::pending::<()>().await;
            }
        }
    }
}
