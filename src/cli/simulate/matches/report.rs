//! Output of a match: a table, or JSON.

use super::sequential_test::{SequentialTest, Verdict};
use super::tally::{Line, Tally};
use crate::cli::failure::Failure;
use crate::cli::simulate::shares::{Mean, Share};
use crate::cli::simulate::statistics::spread;
use crate::cli::{json, output};
use crate::external::Forfeits;
use crate::rules::Superpower;
use serde_json::{Value, json};
use std::time::Duration;

/// How results are printed.
pub(super) struct Form {
    /// The first seed.
    pub(super) seed: u64,
    /// As JSON, not as a table.
    pub(super) json: bool,
    /// As a list, also if there is only one setup.
    pub(super) list: bool,
}

/// Prints the results.
pub(super) fn report(form: &Form, tallies: &[Tally]) -> Result<(), Failure> {
    if !form.json {
        let texts: Vec<String> = tallies.iter().map(|tally| text(form.seed, tally)).collect();
        return output::print(&texts.join("\n"));
    }
    match tallies {
        [tally] if !form.list => json::print(&object(form.seed, tally)),
        _ => {
            let all: Vec<Value> = tallies.iter().map(|tally| object(form.seed, tally)).collect();
            let games: u64 = tallies.iter().map(|tally| tally.games).sum();
            json::print(&json!({"presets": all, "games": games}))
        }
    }
}

/// What a seat is: `USA`, or a coalition with its place at the table, the USA's is 1.
fn part(at: u8, superpower: Option<Superpower>) -> String {
    match superpower {
        Some(Superpower::American) => "USA".to_owned(),
        Some(Superpower::Soviet) => "USSR".to_owned(),
        None => format!("coalition {}", at + 1),
    }
}

fn micros(duration: Duration) -> f64 {
    duration.as_nanos() as f64 / 1e3
}

fn object(seed: u64, tally: &Tally) -> Value {
    let spread = |numbers: &[u32]| {
        let [min, median, max] = spread(numbers);
        json!({"min": min, "median": median, "max": max})
    };
    let seconds = tally.spent.as_secs_f64();
    json!({
        "match": tally.lines.iter().map(|line| &line.entrant.name).collect::<Vec<_>>(),
        "rulebook": tally.rulebook.key(),
        "seats": tally.seats,
        "seed": seed,
        "seeds": tally.blocks,
        "games": tally.games,
        "cut": tally.cut(),
        "players": (0..tally.lines.len()).map(|at| player(tally, at)).collect::<Vec<_>>(),
        "endings": tally.endings,
        "rounds": spread(&tally.rounds),
        "actions": spread(&tally.answers),
        "sprt": tally.test.as_ref().map(test),
        "seconds": seconds,
    })
}

fn share(share: Share) -> Value {
    let (low, high) = share.interval();
    let [value, low, high] = [share.value(), low, high].map(json::digits);
    json!({"won": share.part, "of": share.of, "share": value, "at_least": low, "at_most": high})
}

fn player(tally: &Tally, at: usize) -> Value {
    let line = &tally.lines[at];
    let rating = tally.rating(at);
    let mean =
        |mean: &Mean| json!({"mean": json::digits(mean.value()), "margin": json::digits(mean.margin())});
    let parts = line.parts.iter().map(|((place, superpower), won)| {
        let mut told = share(*won);
        told["as"] = json!(part(*place, *superpower));
        told
    });
    let parts: Vec<Value> = parts.collect();
    let [answers, turns] = [&line.answer, &line.turn].map(|times| {
        let [median, p99] = [50, 99].map(|percent| json::digits(micros(times.percentile(percent))));
        json!({"median": median, "p99": p99})
    });
    json!({
        "player": line.entrant.name,
        "seats": line.seats,
        "wins": share(line.won),
        "shared": line.shared,
        "chance": json::digits(line.seats as f64 / f64::from(tally.seats)),
        "place": mean(&line.place),
        "points": tally.scored.then(|| mean(&line.points)),
        "kingmaking": tally.kingmaking.then(|| json!({"game": mean(&line.kingmaking), "turns": line.hopeless_turns})),
        "rating": {"points": rating.points(), "margin": rating.margin()},
        "as": (!parts.is_empty()).then_some(parts),
        "forfeits": line.forfeits.as_ref().map(Forfeits::object),
        "answer_us": answers,
        "turn_us": turns,
    })
}

fn test(test: &SequentialTest) -> Value {
    let bounds = [test.bounds.low, test.bounds.high].map(json::digits);
    json!({"bounds": bounds, "ratio": json::digits(test.ratio()), "verdict": test.verdict().key()})
}

fn text(seed: u64, tally: &Tally) -> String {
    let names: Vec<&str> = tally.lines.iter().map(|line| line.entrant.name.as_str()).collect();
    let last = seed + tally.blocks.max(1) - 1;
    let mut lines = vec![format!(
        "{}: {} games of {} with {} seats, seeds {seed} to {last}, each in all rotations",
        names.join(" : "),
        tally.games,
        tally.rulebook.key(),
        tally.seats
    )];
    let head = ["player", "seats", "won", "share", "95 %", "chance", "place", "rating", "points"];
    let times = ["answer", "99 %", "turn", "99 %"];
    let head: Vec<String> = head.iter().chain(&times).map(|&title| title.to_owned()).collect();
    let rows = (0..tally.lines.len()).map(|at| row(tally, at));
    let mut rows: Vec<Vec<String>> = std::iter::once(head).chain(rows).collect();
    if !tally.scored {
        rows.iter_mut().for_each(|row| drop(row.remove(8)));
    }
    lines.extend(aligned(&rows));
    for line in tally.lines.iter().filter(|line| !line.parts.is_empty()) {
        lines.push(parts(line));
    }
    for line in &tally.lines {
        lines.extend(
            line.forfeits.as_ref().map(|of| format!("  answers of {}: {}", line.entrant.name, of.text())),
        );
    }
    if tally.kingmaking {
        lines.extend(tally.lines.iter().map(kingmaking));
    }
    lines.extend(tally.test.as_ref().map(|test| test_text(test, tally.games)));
    let endings: Vec<String> = tally.endings.iter().map(|(ending, n)| format!("{ending} {n}")).collect();
    let [_, rounds, most_rounds] = spread(&tally.rounds);
    let [_, answers, most_answers] = spread(&tally.answers);
    lines.push(format!(
        "  ended: {}; rounds: median {rounds}, at most {most_rounds}; answers: median {answers}, at most {most_answers}",
        endings.join(", ")
    ));
    let seconds = tally.spent.as_secs_f64();
    lines.push(format!(
        "  {seconds:.2} s of one core, {:.1} games/s\n",
        tally.games as f64 / seconds.max(1e-9)
    ));
    lines.join("\n")
}

fn range(share: Share) -> String {
    let (low, high) = share.interval();
    format!("{:.1} to {:.1}", low * 100.0, high * 100.0)
}

fn row(tally: &Tally, at: usize) -> Vec<String> {
    let line = &tally.lines[at];
    let rating = tally.rating(at);
    let chance = 100.0 * line.seats as f64 / f64::from(tally.seats);
    let shared = if line.shared > 0 { format!(" ({} shared)", line.shared) } else { String::new() };
    vec![
        line.entrant.name.clone(),
        line.seats.to_string(),
        format!("{}{shared}", line.won.part),
        format!("{:.1} %", line.won.value() * 100.0),
        range(line.won),
        format!("{chance:.1} %"),
        format!("{:.2}", line.place.value()),
        format!("{} ± {}", rating.points(), rating.margin()),
        format!("{:.2} ± {:.2}", line.points.value(), line.points.margin()),
        shown(line.answer.percentile(50)),
        shown(line.answer.percentile(99)),
        shown(line.turn.percentile(50)),
        shown(line.turn.percentile(99)),
    ]
}

/// A duration with the unit that fits it.
fn shown(duration: Duration) -> String {
    match micros(duration) {
        few if few < 1_000.0 => format!("{few:.0} µs"),
        some if some < 1e6 => format!("{:.1} ms", some / 1e3),
        many => format!("{:.1} s", many / 1e6),
    }
}

/// The rows of a table as lines: the first column to the left, the others to the right.
fn aligned(rows: &[Vec<String>]) -> Vec<String> {
    let columns = rows.first().map_or(0, Vec::len);
    let width = |column: usize| rows.iter().map(|row| row[column].chars().count()).max().unwrap_or(0);
    let widths: Vec<usize> = (0..columns).map(width).collect();
    let cell = |(column, text): (usize, &String)| match (column, widths[column]) {
        (0, width) => format!("{text:<width$}"),
        (_, width) => format!("{text:>width$}"),
    };
    rows.iter()
        .map(|row| format!("  {}", row.iter().enumerate().map(cell).collect::<Vec<_>>().join("  ")))
        .collect()
}

fn parts(line: &Line) -> String {
    let each = line.parts.iter().map(|((place, superpower), won)| {
        let (as_part, percent) = (part(*place, *superpower), won.value() * 100.0);
        format!("{as_part} {} of {}, {percent:.1} % ({})", won.part, won.of, range(*won))
    });
    format!("  {} as {}", line.entrant.name, each.collect::<Vec<_>>().join("; "))
}

/// How much a player's seats without a chance changed the chances of the others.
fn kingmaking(line: &Line) -> String {
    let [mean, margin] = [line.kingmaking.value(), line.kingmaking.margin()].map(|share| share * 100.0);
    format!(
        "  {} below 5 %: changed the others' chances by {mean:.1} ± {margin:.1} % in a game, in {} turns of all games",
        line.entrant.name, line.hopeless_turns
    )
}

fn test_text(test: &SequentialTest, games: u64) -> String {
    let [low, high] = [test.bounds.low, test.bounds.high].map(|share| share * 100.0);
    let says = match test.verdict() {
        Verdict::Low => format!("{low} %, not {high} %"),
        Verdict::High => format!("{high} %, not {low} %"),
        Verdict::Open => format!("nothing yet between {low} % and {high} %"),
    };
    format!("  sequential test after {games} games: {says} (log ratio {:.2})", test.ratio())
}
