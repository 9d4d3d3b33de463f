//! `simulate --match`: players against one another, in every seat in turn with the same dice, on all cores. The figures follow
//! from the seeds alone: neither the number of threads nor the speed of the machine changes them (`docs/players.md`).

mod durations;
mod ratings;
mod report;
mod sequential_test;
mod tally;

use super::entrants::Entrant;
use super::parallel;
use super::play::play;
use super::{all_have_seats, last_seed, none_cut};
use crate::cli::failure::Failure;
use crate::rules::Setup;
use report::Form;
use sequential_test::{Bounds, SequentialTest};
use std::path::PathBuf;
use std::time::Duration;
use tally::{GameResult, Tally};

#[derive(clap::Args)]
pub(super) struct MatchArguments {
    /// A match: players separated by colons, the last one repeated. `normal:easy` is one normal against easy ones. Each seed is
    /// played in all rotations of the seats; --games is rounded up to whole rotations.
    #[arg(long = "match", value_name = "A:B", conflicts_with_all = ["players", "absent", "record"])]
    named: Option<String>,
    /// Stops as soon as it is clear whether the first player wins P0 or P1 percent of the games, with errors of 5 %.
    #[arg(long, value_name = "P0,P1", requires = "named", value_parser = Bounds::read)]
    sprt: Option<Bounds>,
    /// Number of games that are played at once, for --match and --learn; by default the number of processor cores.
    #[arg(long, value_name = "N", requires = "on_all_cores", value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: Option<u16>,
    /// Also measures how much seats that have hardly a chance left change the chances of the others.
    #[arg(long, requires = "named")]
    kingmaking: bool,
    /// Writes the ratings of the levels of a match into this file, which must not be there.
    #[arg(long, value_name = "FILE", requires = "named")]
    ratings: Option<PathBuf>,
    /// Time limit of each answer of an external player, in milliseconds.
    #[arg(long, value_name = "MS", default_value_t = 1_000, value_parser = clap::value_parser!(u64).range(10..=600_000))]
    time_limit: u64,
}

impl MatchArguments {
    /// Whether a match is to be played.
    pub(super) const fn is_asked(&self) -> bool {
        self.named.is_some()
    }

    /// Time limit of an answer of an external player.
    pub(super) const fn time_limit(&self) -> Duration {
        Duration::from_millis(self.time_limit)
    }

    fn entrants(&self, seats: u8) -> Result<Vec<Entrant>, Failure> {
        let named = self.named.as_deref().unwrap_or_default();
        let entrants = Entrant::read_list(named, ':', self.time_limit());
        let entrants = entrants.map_err(|error| Failure::new(2, error))?;
        if entrants.len() == 1 {
            return Err(Failure::new(2, format!("a match needs two players, e.g. --match {named}:easy")));
        }
        all_have_seats(&entrants, seats)?;
        Ok(entrants)
    }

    /// Number of games that are played at once.
    pub(super) fn threads(&self) -> usize {
        let cores = || std::thread::available_parallelism().map_or(1, usize::from);
        self.threads.map_or_else(cores, usize::from)
    }
}

/// Plays the match once for each of the setups, and prints how it went.
pub(super) fn run(arguments: &super::Arguments, setups: &[Setup]) -> Result<(), Failure> {
    let contest = &arguments.contest;
    let entrants = contest.entrants(arguments.seats)?;
    contest.ratings.as_deref().map_or(Ok(()), |file| ratings::check(file, &entrants))?;
    let blocks = arguments.games.div_ceil(u64::from(arguments.seats));
    last_seed(arguments.seed, blocks)?;
    let tallies: Vec<Tally> = setups
        .iter()
        .map(|setup| {
            let mut tally = Tally::new(setup, &entrants, contest.sprt.map(SequentialTest::new));
            let block = |number| rotations(setup, &entrants, arguments.seed + number, contest.kingmaking);
            parallel::in_order(contest.threads(), blocks, &block, &mut |games| tally.count(&games));
            tally
        })
        .collect();
    let form = Form { seed: arguments.seed, json: arguments.json, list: arguments.all_presets };
    report::report(&form, &tallies)?;
    if let Some(file) = &contest.ratings {
        ratings::write(file, &command(arguments), &tallies)?;
    }
    none_cut(tallies.iter().map(Tally::cut).sum())
}

/// The command that plays the same games again.
fn command(arguments: &super::Arguments) -> String {
    let super::Arguments { games, seed, seats, .. } = arguments;
    let named = arguments.contest.named.as_deref().unwrap_or_default();
    let rulebook = || format!("--rulebook {}", arguments.rulebook);
    let rules = if arguments.all_presets { "--all-presets".to_owned() } else { rulebook() };
    let options: Vec<String> = arguments.options.iter().map(|option| format!(" --option {option}")).collect();
    let rules = format!("{rules}{}", options.concat());
    format!(
        "casus-belli simulate --match {named} {rules} --seats {seats} --games {games} --seed {seed} --ratings FILE"
    )
}

/// The games of one seed: every player has each seat in turn.
fn rotations(setup: &Setup, entrants: &[Entrant], seed: u64, kingmaking: bool) -> Vec<GameResult> {
    let seats = usize::from(setup.seats);
    let game = |turned: usize| {
        let at_seat = |seat: usize| ((seat + seats - turned) % seats).min(entrants.len() - 1);
        let by_seat: Vec<usize> = (0..seats).map(at_seat).collect();
        let players: Vec<Entrant> = by_seat.iter().map(|at| entrants[*at].clone()).collect();
        GameResult::of(play(setup, &players, seed, None), by_seat, kingmaking)
    };
    (0..seats).map(game).collect()
}
