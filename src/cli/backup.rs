//! Commands `backup` and `restore`: the database as one file.

use super::failure::Failure;
use super::output;
use casus_belli::config::Settings;
use casus_belli::store::{CopyError, Store};
use std::path::PathBuf;

#[derive(clap::Args)]
pub(super) struct Backup {
    /// The file to write; it must not exist yet.
    file: PathBuf,
    /// The database (default: the setting database.path).
    #[arg(long, value_name = "FILE")]
    database: Option<PathBuf>,
}

#[derive(clap::Args)]
pub(super) struct Restore {
    /// The backup.
    file: PathBuf,
    /// The database to put it in the place of (default: the setting database.path).
    #[arg(long, value_name = "FILE")]
    database: Option<PathBuf>,
}

pub(super) async fn backup(settings: Settings, arguments: Backup) -> Result<(), Failure> {
    let (file, database) = (arguments.file, arguments.database.unwrap_or(settings.database.path));
    let contents = Store::back_up(&database, &file).await.map_err(failed)?;
    output::note(format!(
        "{} holds all of {} now: {contents}. Keep it secret: hands and seeds stand in it",
        file.display(),
        database.display()
    ));
    Ok(())
}

pub(super) async fn restore(settings: Settings, arguments: Restore) -> Result<(), Failure> {
    let (file, database) = (arguments.file, arguments.database.unwrap_or(settings.database.path));
    let restored = Store::restore(&file, &database).await.map_err(failed)?;
    let before = match restored.before {
        Some(before) => format!("; the state before is kept in {}", before.display()),
        None => String::new(),
    };
    output::note(format!(
        "{} is as in {} now: {}{before}",
        database.display(),
        file.display(),
        restored.contents
    ));
    Ok(())
}

fn failed(error: CopyError) -> Failure {
    Failure::new(error.exit_code(), error)
}
