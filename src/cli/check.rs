//! Command `check`: whether settings and database can be used, and what is in the database.

use super::database::Database;
use super::failure::Failure;
use super::output::note;
use super::run::{external_players, table};
use crate::config::Settings;
use crate::render;
use crate::store::Store;
use crate::table::SystemClock;
use std::path::{Path, PathBuf};
use std::sync::Arc;

#[derive(clap::Args)]
pub(super) struct Arguments {
    /// The database, or a backup of one (default: the settings database.path and database.url).
    #[arg(long, value_name = "FILE_OR_URL")]
    database: Option<PathBuf>,
    /// Asks the bot that runs with these settings whether it works, by its `/health`, and looks at nothing else.
    #[arg(long, conflicts_with = "database")]
    health: bool,
}

/// Checks whether settings and database can be used; boards and decks were checked before.
pub(super) async fn run(settings: Settings, arguments: Arguments) -> Result<(), Failure> {
    if arguments.health {
        return super::health::ask(settings.ops.listen).await;
    }
    render::check().map_err(|error| Failure::new(1, error))?;
    for player in external_players(&settings) {
        let wrong = |error| Failure::new(2, format!("the external player {:?}: {error}", player.name));
        player.command.check().map_err(wrong)?;
    }
    let named = arguments.database.is_some();
    let database = Database::of(&settings, arguments.database)?;
    if named && database.file().is_some_and(|path| !path.is_file()) {
        return Err(Failure::new(2, format!("database {database}: there is no such file")));
    }
    let known = database.file().is_none_or(Path::exists);
    let beside = database.file().map(Store::side_files).unwrap_or_default();
    // A bot may be running on this database: open it without the exclusive lock and change nothing.
    let store = database.open().await?;
    let table = table(&settings, store, Arc::new(SystemClock));
    let due = table.next_due().await.map_err(|error| Failure::new(1, error))?;
    let contents = table.contents().await.map_err(|error| Failure::new(1, error))?;
    let wrong = table.verify_games().await.map_err(|error| Failure::new(1, error))?;
    table.close().await;
    if let Some(path) = database.file() {
        warn(path, &beside);
    }
    if !wrong.is_empty() {
        wrong.iter().for_each(|line| note(format!("{database}: {line}")));
        let restore = if database.file().is_some() { "`casus-belli restore FILE`" } else { "`pg_restore`" };
        let line = format!(
            "{database}: not well, as the lines above say ({contents}); put back a backup with {restore}"
        );
        return Err(Failure::new(1, line));
    }
    let token = if settings.discord.token.is_some() { "a token is set" } else { "no token is set" };
    let clock = if due.is_some() { "a deadline is running" } else { "no deadline is running" };
    let new = if known { "" } else { ", which is new" };
    note(format!(
        "all is well: {token}, boards and decks are whole, the database {database}{new} is whole and every game in it can be read: \
         {contents}; {clock}"
    ));
    Ok(())
}

/// Warns of files beside the database. `before` lay there before it was opened.
fn warn(path: &Path, before: &[PathBuf]) {
    let names = |files: &[PathBuf]| {
        let names = files.iter().map(|file| file.display().to_string());
        names.collect::<Vec<_>>().join(" and ")
    };
    let now = Store::side_files(path);
    if !now.is_empty() {
        note(format!(
            "{} beside the database belong to it, because a program has it open: the newest changes stand there, so copy no \
             file by hand; `casus-belli backup FILE` copies all",
            names(&now)
        ));
    } else if !before.is_empty() {
        note(format!(
            "{} lay beside the database, left by a program that was killed; {} holds all of it now",
            names(before),
            path.display()
        ));
    }
    for file in Store::left_over(path) {
        note(format!(
            "{} is left of a restore that was interrupted before it changed anything; it can be deleted",
            file.display()
        ));
    }
}
