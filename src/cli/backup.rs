//! Commands `backup` and `restore`: the database as one file.

use super::database::Database;
use super::failure::Failure;
use super::output;
use crate::config::Settings;
use crate::store::{CopyError, Store};
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
    let (file, database) = (arguments.file, copied(&settings, arguments.database)?);
    let contents = Store::back_up(&database, &file).await.map_err(failed)?;
    output::note(format!(
        "{} holds all of {} now: {contents}. Keep it secret: hands and seeds stand in it",
        file.display(),
        database.display()
    ));
    Ok(())
}

pub(super) async fn restore(settings: Settings, arguments: Restore) -> Result<(), Failure> {
    let (file, database) = (arguments.file, copied(&settings, arguments.database)?);
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

/// The file to copy, or to put a copy in the place of.
fn copied(settings: &Settings, named: Option<PathBuf>) -> Result<PathBuf, Failure> {
    match Database::of(settings, named)? {
        Database::File(path) => Ok(path),
        Database::Server(address) => Err(Failure::new(
            2,
            format!(
                "database {address}: this command is for files; back this one up with `pg_dump`, and restore it with `pg_restore`"
            ),
        )),
    }
}

fn failed(error: CopyError) -> Failure {
    Failure::new(error.exit_code(), error)
}
