//! Command `simulate`: whole games between computer players, without Discord or a database.

mod absence;
mod absent_wins;
mod entrants;
mod learning;
mod matches;
mod new_file;
mod parallel;
mod play;
mod report;
mod shares;
mod statistics;

use super::failure::{Failure, cannot_write};
use super::language::words;
use super::output;
use crate::ai;
use crate::rules::{Rulebook, Setup};
use crate::table::AbsencePolicy;
use absence::Vanishing;
use entrants::Entrant;
use play::play;
use statistics::Tally;
use std::path::{Path, PathBuf};

#[derive(clap::Args)]
#[command(group = clap::ArgGroup::new("on_all_cores").args(["named", "learn"]))]
pub(super) struct Arguments {
    /// The rulebook.
    #[arg(long, default_value = "classic")]
    rulebook: String,
    /// Every rulebook in turn, with its preset options.
    #[arg(long, conflicts_with_all = ["rulebook", "options"])]
    all_presets: bool,
    /// Number of seats.
    #[arg(long, default_value_t = 4)]
    seats: u8,
    /// Number of games (of each rulebook).
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// Seed of the first game; the seed of each further game is one more.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Players by seat, the last one repeated: strong, human, normal, easy, random, quick, extern:COMMAND.
    #[arg(long, default_value = "normal")]
    players: String,
    #[command(flatten)]
    contest: matches::MatchArguments,
    /// An option of the rulebook, e.g. setup.way=instant; may be repeated.
    #[arg(long = "option", value_name = "KEY=VALUE")]
    options: Vec<String>,
    /// People go silent, and the table does with them what this policy says: caretaker, skip, computer, host.
    #[arg(long, value_name = "POLICY", conflicts_with = "record")]
    absent: Option<String>,
    /// Chance that a person goes silent when a turn of theirs begins, in percent.
    #[arg(long, value_name = "PERCENT", default_value_t = 5, requires = "absent",
        value_parser = clap::value_parser!(u8).range(1..=100))]
    vanish: u8,
    /// Writes each game into this directory, which is created if needed: the record, and a readable report.
    #[arg(long, value_name = "DIR")]
    record: Option<PathBuf>,
    /// Learns from the games how to judge a position, and writes the weights into this file, which must not be there.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["record", "absent", "all_presets"])]
    learn: Option<PathBuf>,
    /// Language of the reports: en or it.
    #[arg(long, default_value = "en")]
    lang: String,
    /// One JSON object on standard output, nothing else.
    #[arg(long)]
    json: bool,
}

pub(super) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let lang = words(&arguments.lang)?.lang();
    let setups = setups(arguments)?;
    for (rulebook, error) in ai::weight_faults() {
        output::note(format!("in {} strong plays like normal: {error}", rulebook.key()));
    }
    if arguments.contest.is_asked() {
        return matches::run(arguments, &setups);
    }
    let players = players(arguments)?;
    let last = last_seed(arguments.seed, arguments.games)?;
    if let Some(file) = &arguments.learn {
        let contest = (arguments.seed, arguments.games, arguments.contest.threads());
        return learning::run(&setups[0], (&arguments.players, &players), contest, file);
    }
    let vanishing = vanishing(arguments)?;
    if let Some(directory) = &arguments.record {
        std::fs::create_dir_all(directory).map_err(|error| cannot_write(directory, &error))?;
        // Checked before the first game, so that a long run does not fail at its last game.
        let named = |setup| (arguments.seed..=last).map(move |seed| report::files(directory, setup, seed));
        if let Some(there) = setups.iter().flat_map(named).flatten().find(|file| file.exists()) {
            return Err(Failure::new(2, is_there(&there)));
        }
    }
    let mut tallies = Vec::new();
    for setup in &setups {
        let mut tally = Tally::new(setup, &players);
        for seed in arguments.seed..=last {
            let played = play(setup, &players, seed, vanishing);
            tally.count(&played);
            if let Some(how) = vanishing {
                let played_on = Vanishing { policy: None, ..how };
                tally.count_played_on(&play(setup, &players, seed, Some(played_on)));
            }
            if let Some(directory) = &arguments.record {
                let path = report::record(directory, seed, &played, lang);
                path.map_err(|(path, error)| match error.kind() {
                    std::io::ErrorKind::AlreadyExists => Failure::new(2, is_there(&path)),
                    _ => cannot_write(&path, &error),
                })?;
            }
        }
        tallies.push(tally);
    }
    report::report(arguments, &tallies)?;
    none_cut(tallies.iter().map(Tally::cut).sum())
}

/// The seed of the last of so many games or blocks, at least one, whose seeds follow one another.
fn last_seed(first: u64, count: u64) -> Result<u64, Failure> {
    first.checked_add(count - 1).ok_or_else(|| Failure::new(2, "no seed is left for the last game"))
}

/// More players than seats are a fault.
fn all_have_seats(players: &[Entrant], seats: u8) -> Result<(), Failure> {
    let count = players.len();
    if count <= usize::from(seats) {
        return Ok(());
    }
    Err(Failure::new(2, format!("{count} players for {seats} seats")))
}

/// A game that nobody had won in time is a failure.
fn none_cut(cut: u64) -> Result<(), Failure> {
    if cut == 0 {
        return Ok(());
    }
    let games = if cut == 1 { "game was" } else { "games were" };
    Err(Failure::new(1, format!("{cut} {games} cut after {} answers: nobody had won", play::MOST_ANSWERS)))
}

/// The message for an existing file: records and reports are not overwritten.
fn is_there(file: &Path) -> String {
    format!("--record: {} is there already and stays as it is; name another directory", file.display())
}

/// The setups to play: one rulebook with its options, or every preset with that number of seats.
fn setups(arguments: &Arguments) -> Result<Vec<Setup>, Failure> {
    if arguments.all_presets {
        let setups = Rulebook::ALL.into_iter().map(|rulebook| Setup::preset(rulebook, arguments.seats));
        let setups: Vec<Setup> = setups.collect();
        setups.iter().try_for_each(|setup| setup.check().map_err(|error| Failure::new(2, error)))?;
        return Ok(setups);
    }
    let rulebook = Rulebook::find(&arguments.rulebook).ok_or_else(|| {
        let known: Vec<&str> = Rulebook::ALL.iter().map(|rulebook| rulebook.key()).collect();
        Failure::new(2, format!("no rulebook `{}`; there is: {}", arguments.rulebook, known.join(", ")))
    })?;
    let mut setup = Setup::preset(rulebook, arguments.seats);
    for option in &arguments.options {
        let (key, value) =
            option.split_once('=').ok_or_else(|| Failure::new(2, format!("`{option}` is not KEY=VALUE")))?;
        setup.options.set(key, value).map_err(|error| Failure::new(2, error))?;
    }
    setup.check().map_err(|error| Failure::new(2, error))?;
    Ok(vec![setup])
}

/// How people go silent; `None` if everybody stays.
fn vanishing(arguments: &Arguments) -> Result<Option<Vanishing>, Failure> {
    let find = |key: &String| {
        AbsencePolicy::find(key).ok_or_else(|| {
            let known: Vec<&str> = AbsencePolicy::ALL.iter().map(|policy| policy.key()).collect();
            Failure::new(2, format!("no policy `{key}`; there are: {}", known.join(", ")))
        })
    };
    let policy = arguments.absent.as_ref().map(find).transpose()?;
    Ok(policy.map(|policy| Vanishing { policy: Some(policy), percent: arguments.vanish }))
}

/// The players, in seat order.
fn players(arguments: &Arguments) -> Result<Vec<Entrant>, Failure> {
    let limit = arguments.contest.time_limit();
    let players =
        Entrant::read_list(&arguments.players, ',', limit).map_err(|error| Failure::new(2, error))?;
    all_have_seats(&players, arguments.seats)?;
    if arguments.absent.is_some() && players.iter().any(|player| player.level().is_none()) {
        return Err(Failure::new(2, "people who go silent are played by normal, easy or random only"));
    }
    Ok(players)
}
