//! Command line: arguments, dispatch to the commands, exit codes. Rules and Discord handling are in the other rooms.
//!
//! Exit codes: 0 done · 1 failure while running · 2 wrong arguments or settings · 3 the database can't be used · 4 a
//! record fits the rules but does not reveal its seed · 141 the reader of standard output is gone (broken pipe).

mod backup;
mod board;
mod chart;
mod check;
mod database;
mod draw;
mod failure;
mod health;
mod json;
mod language;
mod log;
mod moving;
mod odds;
mod odds_of_fight;
mod output;
#[cfg(feature = "playground")]
mod playground;
mod record;
mod run;
mod simulate;
mod tournament;
#[cfg(feature = "playground")]
mod without_bot;

use crate::config::{self, Settings};
use crate::rules::check_assets;
use clap::{Parser, Subcommand};
use failure::Failure;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Play-by-post games of world conquest in a Discord channel.
#[derive(Parser)]
#[command(version, about)]
struct Arguments {
    /// The settings file (default: config.toml, if there is one).
    #[arg(long, value_name = "FILE", global = true)]
    config: Option<PathBuf>,
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    /// Connects to Discord. This is the default command when a token is set.
    Run,
    /// Runs the bot against a local Discord double, in the browser. This is the default command without a token.
    #[cfg(feature = "playground")]
    Playground(playground::Arguments),
    /// Plays games between computer players and prints statistics.
    Simulate(simulate::Arguments),
    /// The exact chances of a battle, of a march through several territories, or of a fight of the Cold War.
    Odds(odds::Arguments),
    /// A board's territories, continents, borders and values.
    Board(board::Arguments),
    /// Exports a game of a database as a record.
    Export(record::Export),
    /// Replays a record action by action, and shows the board at its end or after any action.
    Replay(record::Replay),
    /// Checks a record: prints `ok`, or the line that is wrong and why. Exit code 4: it fits the rules, but its luck can't be
    /// checked without its seed (`ok, luck not revealed`), or without the record of its tournament (`luck not proved`).
    Verify(record::Verify),
    /// Draws a board into a PNG file.
    Draw(draw::Arguments),
    /// Checks settings, boards, decks and the database, replays every game in it, and lists what is wrong.
    Check(check::Arguments),
    /// Copies the database into a new file, whole, also while the bot runs.
    Backup(backup::Backup),
    /// Moves everything from one database to another, of either kind: a file, or a PostgreSQL server. The bot must be stopped.
    Move(moving::Arguments),
    /// Puts a backup in the place of the database, and keeps the database under another name. The bot must be stopped.
    Restore(backup::Restore),
}

/// Runs the program with the arguments of the process, to its end.
pub fn main() -> ExitCode {
    let arguments = Arguments::parse();
    match dispatch(arguments) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            if !failure.line.is_empty() {
                log::failed(&failure.line.trim().replace('\n', " "));
            }
            ExitCode::from(failure.code)
        }
    }
}

fn dispatch(arguments: Arguments) -> Result<(), Failure> {
    check_assets().map_err(|error| Failure::new(1, error))?;
    let Arguments { config, command } = arguments;
    let settings = || settings(config.as_deref());
    match command {
        Some(Command::Simulate(arguments)) => simulate::run(&arguments),
        Some(Command::Odds(arguments)) => odds::run(&arguments),
        Some(Command::Board(arguments)) => board::run(&arguments),
        Some(Command::Draw(arguments)) => draw::run(&arguments),
        Some(Command::Export(arguments)) => block_on(record::export(arguments)),
        Some(Command::Replay(arguments)) => record::replay(&arguments),
        Some(Command::Verify(arguments)) => record::verify(&arguments),
        Some(Command::Run) => block_on(run::run(settings()?)),
        #[cfg(feature = "playground")]
        Some(Command::Playground(arguments)) => block_on(playground::run(settings()?, arguments)),
        Some(Command::Check(arguments)) => block_on(check::run(settings()?, arguments)),
        Some(Command::Backup(arguments)) => block_on(backup::backup(settings()?, arguments)),
        Some(Command::Move(arguments)) => block_on(moving::run(arguments)),
        Some(Command::Restore(arguments)) => block_on(backup::restore(settings()?, arguments)),
        None => {
            let settings = settings()?;
            match settings.discord.token {
                Some(_) => block_on(run::run(settings)),
                #[cfg(feature = "playground")]
                None => block_on(playground::run(settings, playground::Arguments::default())),
                #[cfg(not(feature = "playground"))]
                None => Err(Failure::new(
                    2,
                    "discord.token is not set; this program is built without the playground",
                )),
            }
        }
    }
}

/// Loads the settings and sets up the log.
fn settings(path: Option<&Path>) -> Result<Settings, Failure> {
    let settings = config::load(path).map_err(|error| Failure::new(2, error))?;
    log::begin(settings.log);
    Ok(settings)
}

fn block_on(work: impl Future<Output = Result<(), Failure>>) -> Result<(), Failure> {
    let runtime = tokio::runtime::Runtime::new();
    let runtime = runtime.map_err(|error| Failure::new(1, format!("can't start: {error}")))?;
    let done = runtime.block_on(work);
    // Do not wait for a picture that is being drawn.
    runtime.shutdown_background();
    done
}
