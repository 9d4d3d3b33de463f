//! Output of `simulate`: statistics as text or JSON, and the record and report files of one game.

use super::Arguments;
use super::absence::RECEIVED;
use super::absent_wins::AbsentTally;
use super::play::Played;
use super::shares::Share;
use super::statistics::{Luck, Tally, Thrown, spread};
use crate::cli::failure::Failure;
use crate::cli::{json, output};
use crate::external::Forfeits;
use crate::luck::Entropy;
use crate::record::{self, Fixed, Header, Record, SeatLine};
use crate::rules::cold_war;
use crate::rules::{Event, FamilyEvent, Seat, Seen, Setup, Viewer};
use crate::text::{Ctx, Lang, Words};
use serde_json::{Value, json};
use std::io::Write as _;
use std::path::{Path, PathBuf};

/// Names of the seats, in seat order.
const NAMES: [&str; 6] = ["Red", "Blue", "Green", "Yellow", "Purple", "Black"];

/// Prints the statistics.
pub(super) fn report(arguments: &Arguments, tallies: &[Tally]) -> Result<(), Failure> {
    if !arguments.json {
        return output::print(&tallies.iter().map(tally_text).collect::<String>());
    }
    match tallies {
        [tally] if !arguments.all_presets => json::print(&object(arguments, tally)),
        _ => {
            let all: Vec<Value> = tallies.iter().map(|tally| object(arguments, tally)).collect();
            let seconds: f64 = tallies.iter().map(|tally| tally.spent.as_secs_f64()).sum();
            let games: u64 = tallies.iter().map(|tally| tally.games).sum();
            json::print(&json!({
                "presets": all, "games": games, "seconds": seconds, "games_per_second": rate(games, seconds),
            }))
        }
    }
}

fn rate(games: u64, seconds: f64) -> f64 {
    if seconds > 0.0 { games as f64 / seconds } else { 0.0 }
}

fn object(arguments: &Arguments, tally: &Tally) -> Value {
    let seconds = tally.spent.as_secs_f64();
    let spread = |numbers: &[u32]| {
        let [min, median, max] = spread(numbers);
        json!({"min": min, "median": median, "max": max})
    };
    json!({
        "rulebook": tally.rulebook.key(),
        "seats": tally.wins.len(),
        "players": tally.players.iter().map(|player| &player.name).collect::<Vec<_>>(),
        "games": tally.games,
        "seed": arguments.seed,
        "wins": tally.wins,
        "wins_by_place": tally.wins_by_place,
        "endings": tally.endings,
        "rounds": spread(&tally.rounds),
        "actions": spread(&tally.answers),
        "out_of_turn": out_of_turn(tally),
        "absent": tally.absent.as_ref().map(absent),
        "forfeits": tally.forfeits.iter().map(|of| of.as_ref().map(Forfeits::object)).collect::<Vec<_>>(),
        "luck": luck(tally),
        "seconds": seconds,
        "games_per_second": rate(tally.games, seconds),
    })
}

/// Decisions per seat and turn of seats that were not on turn.
fn per_turn(tally: &Tally, decisions: u64) -> f64 {
    decisions as f64 / tally.others.seat_turns.max(1) as f64
}

fn out_of_turn(tally: &Tally) -> Value {
    let per_turn = |decisions| json::digits(per_turn(tally, decisions));
    json!({"standing_orders": per_turn(tally.others.waited_for),
        "all_asked": per_turn(tally.others.waited_for + tally.others.standing)})
}

fn absent(tally: &AbsentTally) -> Value {
    let missed = &tally.missed;
    let turns = missed.turns.max(1) as f64;
    let received = |sums: [u64; 3]| sums.map(|sum| json::digits(sum as f64 / turns));
    let wins = |wins: Share| {
        let [share, at_most] = [wins.value(), wins.at_most()].map(json::digits);
        json!({"seats": wins.of, "wins": wins.part, "share": share, "at_most": at_most})
    };
    let [advantage, at_most] = tally.advantage().map(json::digits);
    json!({
        "all": wins(tally.all), "decided": wins(tally.decided), "played_on": wins(tally.played_on),
        "advantage": advantage, "advantage_at_most": at_most, "missed_turns": missed.turns,
        "received": {"of": RECEIVED, "missed": received(missed.absent), "played": received(missed.present)},
    })
}

fn absent_lines(tally: &AbsentTally) -> Vec<String> {
    let missed = &tally.missed;
    let turns = missed.turns.max(1) as f64;
    let received = RECEIVED.iter().zip(missed.absent).zip(missed.present);
    let received: Vec<String> = received
        .filter(|((_, absent), present)| *absent > 0 || *present > 0)
        .map(|((kind, absent), present)| {
            format!("{kind} {:.2} ({:.2})", absent as f64 / turns, present as f64 / turns)
        })
        .collect();
    let wins = |wins: Share| {
        let (share, at_most) = (100.0 * wins.value(), 100.0 * wins.at_most());
        format!("{} seats, {} won: {share:.1} %, at most {at_most:.1} % (95 %)", wins.of, wins.part)
    };
    let [advantage, at_most] = tally.advantage().map(|points| 100.0 * points);
    vec![
        format!("  away for more than a third of their turns: {}", wins(tally.all)),
        format!("    at tables with a winner: {}", wins(tally.decided)),
        format!("    the same draws, but everybody plays on: {}", wins(tally.played_on)),
        format!("    being away brings {advantage:+.1} points, at most {at_most:+.1} (95 %)"),
        format!(
            "  received in each of {} missed turns (played with the same dice): {}",
            missed.turns,
            received.join(", ")
        ),
    ]
}

fn luck(tally: &Tally) -> Value {
    let luck = &tally.luck;
    let dice = |thrown: &Thrown| {
        let [mean, expected] = [thrown.mean(), thrown.expected()].map(|mean| mean.map(json::digits));
        json!({"dice": thrown.dice, "mean": mean, "expected": expected})
    };
    let lost = |(actual, expected): (u64, f64)| {
        (luck.clashes == 0).then(|| json!({"actual": actual, "expected": json::digits(expected)}))
    };
    json!({
        "rolls": luck.rolls,
        "attack": dice(&luck.attack),
        "defence": dice(&luck.defence),
        "attacker_losses": lost(luck.attackers_lost),
        "defender_losses": lost(luck.defenders_lost),
        "seats": luck.seats.iter().map(dice).collect::<Vec<_>>(),
    })
}

fn tally_text(tally: &Tally) -> String {
    let seconds = tally.spent.as_secs_f64();
    let games = if tally.games == 1 { "game" } else { "games" };
    let (rulebook, seats) = (tally.rulebook.key(), tally.wins.len());
    let mut lines = vec![format!("{} {games} of {rulebook} with {seats} seats", tally.games)];
    for ((name, wins), player) in NAMES.iter().zip(&tally.wins).zip(&tally.players) {
        lines.push(format!("  {name} ({}): {wins} won", player.name));
    }
    if let Some(wins) = &tally.wins_by_place {
        let wins: Vec<String> = wins.iter().map(u64::to_string).collect();
        lines.push(format!("  by place at the table, the USA first: {} won", wins.join(", ")));
    }
    let endings: Vec<String> = tally.endings.iter().map(|(ending, n)| format!("{ending} {n}")).collect();
    lines.push(format!("  ended: {}", endings.join(", ")));
    for (what, numbers) in [("rounds", &tally.rounds), ("answers", &tally.answers)] {
        let [least, half, most] = spread(numbers);
        lines.push(if least == most {
            format!("  {what}: {least}")
        } else {
            format!("  {what}: {least} to {most}, median {half}")
        });
    }
    let (waited_for, standing) = (tally.others.waited_for, tally.others.standing);
    lines.push(format!(
        "  out of turn, per seat and turn: {:.2} decisions with standing orders, {:.2} if all are asked",
        per_turn(tally, waited_for),
        per_turn(tally, waited_for + standing)
    ));
    lines.extend(tally.absent.iter().flat_map(absent_lines));
    let forfeits = NAMES.iter().zip(&tally.forfeits).filter_map(|(name, of)| Some((name, of.as_ref()?)));
    lines.extend(forfeits.map(|(name, of)| format!("  answers of {name}: {}", of.text())));
    if tally.luck.rolls > 0 {
        lines.extend(luck_lines(&tally.luck));
    }
    lines.push(format!("  {seconds:.2} s, {:.1} games/s\n", rate(tally.games, seconds)));
    lines.join("\n")
}

/// The dice, and the armies lost in battles; what is lost in fights of the Cold War is counted nowhere.
fn luck_lines(luck: &Luck) -> Vec<String> {
    let mean = |thrown: &Thrown| match thrown.mean().zip(thrown.expected()) {
        Some((mean, expected)) => format!("{mean:.3} (expected: {expected:.1})"),
        None => "-".to_owned(),
    };
    let (rolls, attack, defence) = (luck.rolls, mean(&luck.attack), mean(&luck.defence));
    let ((own, own_expected), (others, others_expected)) = (luck.attackers_lost, luck.defenders_lost);
    let dice = format!("  dice: {rolls} rolls, attack {attack}, defence {defence}");
    let lost = format!(
        "  lost: attackers {own} (expected: {own_expected:.0}), defenders {others} ({others_expected:.0})"
    );
    std::iter::once(dice).chain((luck.clashes == 0).then_some(lost)).collect()
}

/// The files of a game: its record and its report. The name identifies the game.
pub(super) fn files(directory: &Path, setup: &Setup, seed: u64) -> [PathBuf; 2] {
    let name = format!("{}-{}-seats-seed-{seed}", setup.rulebook.key(), setup.seats);
    [directory.join(format!("{name}.txt")), directory.join(format!("{name}.md"))]
}

/// Writes the record and the report of a game; on failure returns the path with the error.
pub(super) fn record(
    directory: &Path,
    seed: u64,
    played: &Played,
    lang: Lang,
) -> Result<(), (PathBuf, std::io::Error)> {
    let words = Words::new(lang);
    let names = NAMES.iter().take(usize::from(played.game.setup().seats)).copied();
    let ctx = Ctx::new(played.game.board(), names);
    let seen: Vec<_> = played.log.iter().filter_map(|event| told(event, played.game.setup().seats)).collect();
    let text = words.report(played.game.setup(), &seen, &ctx);
    let [path, report] = files(directory, played.game.setup(), seed);
    let new = |path: &Path, text: &str| {
        let file = std::fs::OpenOptions::new().write(true).create_new(true).open(path);
        file.and_then(|mut file| file.write_all(text.as_bytes())).map_err(|error| (path.to_owned(), error))
    };
    let record = written(seed, played);
    if let Err(fault) = record::parse(record.as_bytes()) {
        output::note(format!("game {seed} is not written, because it can't be read again: {}", fault.reason));
        return Ok(());
    }
    new(&report, &text)?;
    new(&path, &record)?;
    output::note(format!("{} ({} answers)", path.display(), played.answers));
    Ok(())
}

/// An event as a report tells it: as everybody sees it, or a deal as its parties see it (R3-8). The game is over, and no person
/// played it. `None`: the report is silent about it.
fn told(event: &Event, seats: u8) -> Option<Seen> {
    let between_two = matches!(
        event,
        Event::Happened(FamilyEvent::ColdWar(cold_war::Event::Dealt(_) | cold_war::Event::Paid(_)))
    );
    let parties = (0..seats).map(|seat| Viewer::Seat(Seat(seat))).filter(|_| between_two);
    std::iter::once(Viewer::Public).chain(parties).find_map(|viewer| event.seen_by(viewer))
}

/// The record of a simulated game; its seed number is the game's number. Every seat has a computer player, and nobody an id.
fn written(number: u64, played: &Played) -> String {
    let setup = played.game.setup().clone();
    let mix = Entropy::none(usize::from(setup.seats));
    let seat = |name: &str| SeatLine { colour: name.to_lowercase(), name: None };
    let levels: Vec<&str> = played.players.iter().map(super::entrants::Entrant::key).collect();
    let players = played.seed.players(levels.iter().map(|level| (0, *level)));
    let computers = levels.iter().map(|level| Some((*level).to_owned())).collect();
    let mut header = Header {
        game: number,
        seats: NAMES.iter().take(mix.words.len()).map(|name| seat(name)).collect(),
        fixed: Some(Fixed { dice: None, computers, players }),
        began: None,
        ended: None,
        result: played.game.outcome().cloned(),
        promise: Some(played.seed.promise(number)),
        commitment: None,
        mix: Some(mix.clone()),
        seed: Some(played.seed.clone()),
        tournament: None,
        setup,
    };
    header.commitment = Some(played.seed.commitment(number, &mix, record::terms(&header).as_ref()));
    record::write(&Record::whole(header, &played.log, &[], &mix, &played.seed))
}
