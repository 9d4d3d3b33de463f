//! `simulate`: whole games between computer players, without Discord or a database. Never touches a stored game.

use super::Failure;
use casus_belli::ai::Player;
use casus_belli::rules::{Chance, Event, Game, How, Rulebook, Setup, Viewer};
use casus_belli::table::SeededChance;
use casus_belli::text::{Ctx, Lang, Words};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// A game that has not ended after so many answers is cut: nobody wins it.
const MOST_ANSWERS: u32 = 200_000;
/// Names for the seats, in seating order.
const NAMES: [&str; 6] = ["Red", "Blue", "Green", "Yellow", "Purple", "Black"];

#[derive(clap::Args)]
pub(super) struct Arguments {
    /// The rulebook.
    #[arg(long, default_value = "classic")]
    rulebook: String,
    /// Seats at the table.
    #[arg(long, default_value_t = 4)]
    seats: u8,
    /// How many games.
    #[arg(long, default_value_t = 1)]
    games: u64,
    /// Number of the first game's luck; the next game's is one more.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How the seats play, in seating order, the last one repeated: easy, random.
    #[arg(long, value_delimiter = ',', default_value = "easy")]
    players: Vec<String>,
    /// An option of the rulebook, e.g. setup.way=instant; may be given again.
    #[arg(long = "option", value_name = "KEY=VALUE")]
    options: Vec<String>,
    /// Writes a report of each game into this directory, which is made if it isn't there.
    #[arg(long, value_name = "DIR")]
    record: Option<PathBuf>,
    /// Language of the reports: en or it.
    #[arg(long, default_value = "en")]
    lang: String,
    /// One JSON object on standard output, nothing else.
    #[arg(long)]
    json: bool,
}

/// One finished (or cut) game.
struct Played {
    game: Game,
    log: Vec<Event>,
    answers: u32,
}

/// What came of all games.
struct Tally {
    wins: Vec<u64>,
    endings: BTreeMap<&'static str, u64>,
    rounds: Vec<u32>,
    answers: Vec<u32>,
    spent: Duration,
}

pub(super) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let setup = setup(arguments)?;
    let players = players(arguments)?;
    if let Some(directory) = &arguments.record {
        std::fs::create_dir_all(directory).map_err(|error| cannot_write(directory, &error))?;
    }
    let mut tally = Tally {
        wins: vec![0; usize::from(setup.seats)],
        endings: BTreeMap::new(),
        rounds: Vec::new(),
        answers: Vec::new(),
        spent: Duration::ZERO,
    };
    for seed in arguments.seed..arguments.seed.saturating_add(arguments.games) {
        let played = play(&setup, &players, seed, &mut tally);
        if let Some(directory) = &arguments.record {
            record(directory, seed, &played, Lang::of(&arguments.lang))?;
        }
    }
    print(arguments, &tally);
    Ok(())
}

fn setup(arguments: &Arguments) -> Result<Setup, Failure> {
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
    Ok(setup)
}

fn players(arguments: &Arguments) -> Result<Vec<Player>, Failure> {
    let find = |key: &String| {
        Player::find(key)
            .ok_or_else(|| Failure::new(2, format!("no player `{key}`; there are: easy, random")))
    };
    arguments.players.iter().map(find).collect()
}

#[allow(clippy::disallowed_methods, reason = "it tells how long the games took")]
fn play(setup: &Setup, players: &[Player], seed: u64, tally: &mut Tally) -> Played {
    let begun = Instant::now();
    let mut chance = SeededChance::new(seed);
    let mut game = Game::new(setup.clone()).expect("the setup was checked");
    let mut log = game.open(&mut chance);
    log.iter().for_each(|event| game.evolve(event));
    let mut answers = 0;
    while let Some(ask) = game.asks().into_iter().next() {
        if answers == MOST_ANSWERS {
            break;
        }
        let player = players[ask.to.index().min(players.len() - 1)];
        let view = game.view(Viewer::Seat(ask.to));
        let action = player.answer(&view, &ask, &mut |n| chance.draw(0, n));
        let events = game.act(ask.to, ask.id, &action, How::Player, &mut chance);
        let events = events.expect("computer players answer from the menu");
        events.iter().for_each(|event| game.evolve(event));
        log.extend(events);
        answers += 1;
    }
    tally.spent += begun.elapsed();
    tally.answers.push(answers);
    tally.rounds.push(game.view(Viewer::Public).round);
    let ending = game.outcome().map_or("cut", |outcome| outcome.ending.key());
    *tally.endings.entry(ending).or_default() += 1;
    for winner in game.outcome().map(|outcome| outcome.winners.as_slice()).unwrap_or_default() {
        tally.wins[winner.index()] += 1;
    }
    Played { game, log, answers }
}

fn record(directory: &Path, seed: u64, played: &Played, lang: Lang) -> Result<(), Failure> {
    let words = Words::new(lang);
    let names = NAMES.iter().take(usize::from(played.game.setup().seats)).copied();
    let ctx = Ctx::new(played.game.board(), names);
    let seen: Vec<_> = played.log.iter().filter_map(|event| event.seen_by(Viewer::Public)).collect();
    let text = words.report(played.game.setup(), &seen, &ctx);
    let path = directory.join(format!("{}-{seed}.md", played.game.setup().rulebook.key()));
    std::fs::write(&path, text).map_err(|error| cannot_write(&path, &error))?;
    eprintln!("casus-belli: {} ({} answers)", path.display(), played.answers);
    Ok(())
}

fn cannot_write(path: &Path, error: &std::io::Error) -> Failure {
    Failure::new(1, format!("can't write {}: {error}", path.display()))
}

/// Least, middle and most.
fn spread(numbers: &[u32]) -> [u32; 3] {
    let mut sorted = numbers.to_vec();
    sorted.sort_unstable();
    let at = |i: usize| sorted.get(i).copied().unwrap_or(0);
    [at(0), at(sorted.len() / 2), at(sorted.len().saturating_sub(1))]
}

#[allow(clippy::print_stdout, reason = "the answer to the command")]
fn print(arguments: &Arguments, tally: &Tally) {
    let seconds = tally.spent.as_secs_f64();
    let rate = if seconds > 0.0 { arguments.games as f64 / seconds } else { 0.0 };
    let (rounds, answers) = (spread(&tally.rounds), spread(&tally.answers));
    if arguments.json {
        let told = serde_json::json!({
            "rulebook": arguments.rulebook, "seats": arguments.seats, "games": arguments.games,
            "seed": arguments.seed, "wins": tally.wins, "endings": tally.endings,
            "rounds": rounds, "actions": answers, "seconds": seconds, "games_per_second": rate,
        });
        println!("{told}");
        return;
    }
    println!("{} games of {} with {} seats", arguments.games, arguments.rulebook, arguments.seats);
    for (name, wins) in NAMES.iter().zip(&tally.wins) {
        println!("  {name}: {wins} won");
    }
    println!("  ended: {:?}", tally.endings);
    println!("  rounds: {} to {}, half of them within {}", rounds[0], rounds[2], rounds[1]);
    println!("  answers: {} to {}, half of them within {}", answers[0], answers[2], answers[1]);
    println!("  {seconds:.2} s, {rate:.1} games/s");
}
