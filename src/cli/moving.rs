//! Command `move`: everything from one database to another, of either kind.

use super::database::Database;
use super::failure::Failure;
use super::output;
use crate::store::MoveError;
use std::path::PathBuf;

#[derive(clap::Args)]
pub(super) struct Arguments {
    /// The database with the games. The bot must be stopped.
    #[arg(long, value_name = "FILE_OR_URL")]
    from: PathBuf,
    /// An empty database, or a file that does not exist yet.
    #[arg(long, value_name = "FILE_OR_URL")]
    to: PathBuf,
}

pub(super) async fn run(arguments: Arguments) -> Result<(), Failure> {
    let (from, to) = (Database::named(arguments.from)?, Database::named(arguments.to)?);
    if from.file().is_some_and(|path| !path.is_file()) {
        return Err(Failure::new(2, format!("database {from}: there is no such file")));
    }
    if from.to_string() == to.to_string() {
        return Err(Failure::new(2, format!("database {to}: this is the database itself; name another")));
    }
    // Both are locked: no bot may run on either of them.
    let (source, target) = (from.alone().await?, to.locked().await?);
    let moved = source.move_to(&target).await;
    target.close().await;
    source.close().await;
    let contents = moved.map_err(|error| match error {
        MoveError::NotEmpty(_) | MoveError::Unfinished => Failure::new(2, format!("{from} to {to}: {error}")),
        other => Failure::new(
            1,
            format!(
                "{from} to {to}: {other}; the source is as it was, and the same command begins the move again"
            ),
        ),
    })?;
    let setting = if to.file().is_some() { "database.path" } else { "database.url" };
    output::note(format!(
        "{to} holds all of {from} now: {contents}. Name it as {setting}, and keep the old one away from bots"
    ));
    Ok(())
}
