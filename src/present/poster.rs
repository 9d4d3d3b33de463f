//! Content of the poster at the end of a game, for the bot and the command line.

use crate::present::chart_labels::Charted;
use crate::present::superlatives::Told;
use crate::render::{Chart, ChartKind, Person, Poster, Scene, Superlative, Tint};
use crate::rules::{ChartMeasure, History, Seat};
use crate::text::{Calendar, Ctx, Words};

/// Maximum number of characters of a description on Discord.
const LONGEST: usize = 1024;

/// The poster of a game that is over; `None` of one that is not. `scene` is its last board, `people` have names and colours in
/// seat order.
pub fn poster(history: &History, scene: Scene, people: &[(Person, Tint)], words: Words) -> Option<Poster> {
    let view = &history.moments.last()?.view;
    let outcome = view.outcome.as_ref()?;
    let ctx = Ctx::plain(view.map(), people.iter().map(|(person, _)| person.name.as_str()));
    let names: Vec<String> = outcome.winners.iter().map(|seat| words.seat_name(&ctx, *seat)).collect();
    let ended = words.ended(outcome, view, &ctx);
    let tint = |seat: &Seat| people.get(seat.index()).map_or(Tint::of_seat(seat.index()), |(_, tint)| *tint);
    let said = Charted { words, line: String::new(), rulebook: Some(view.rulebook) };
    let share = ChartKind::Share(ChartMeasure::Territories);
    let chart = Chart::of(share, history, people, &said);
    let shares = chart.into_iter().flat_map(|chart| chart.lines).map(|line| (line.tint, line.values));
    let when = |round: u32| words.chart_when(Calendar::of(view.rulebook), round);
    let mut poster = Poster {
        winners: outcome.winners.iter().map(tint).collect(),
        name: words.list(names),
        lines: std::iter::once(ended).chain(words.winning_objective(outcome, view, &ctx)).collect(),
        scene,
        shares: shares.collect(),
        axis: [when(1), words.poster_shares(), when(outcome.round.max(1))],
        superlatives: Told { history, people, ctx: &ctx, view, words }.superlatives(),
        alt: String::new(),
    };
    poster.alt = alt(&poster, words);
    Some(poster)
}

/// The lines, the superlatives, then the alt text of the board, or as many of its players as fit.
fn alt(poster: &Poster, words: Words) -> String {
    let superlative = |superlative: &Superlative| match superlative.by.as_str() {
        "" => format!("{} {}.", superlative.figure, superlative.said),
        by => format!("{} {} ({by}).", superlative.figure, superlative.said),
    };
    let superlatives = poster.superlatives.iter().map(superlative);
    let parts: Vec<String> = poster.lines.iter().cloned().chain(superlatives).collect();
    let said = words.poster_alt(&parts.join(" "));
    let whole = format!("{said} {}", poster.scene.alt);
    if whole.chars().count() <= LONGEST {
        return whole;
    }
    let players = poster.scene.legend.iter().map(|entry| {
        let held: Vec<&str> = entry.order.as_deref().into_iter().chain([entry.line.as_str()]).collect();
        format!(" {} ({}).", entry.name, held.join(", "))
    });
    players.fold(said, |said, more| {
        if said.chars().count() + more.chars().count() <= LONGEST { said + &more } else { said }
    })
}
