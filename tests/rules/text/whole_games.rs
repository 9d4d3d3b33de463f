//! What the texts of whole games of every family must keep: questions and views speak in both languages, an event is one line, a
//! turn's log fits in messages, a report tells every turn.

use crate::luck::Seeded;
use casus_belli::rules::{AnswerOrigin, Ask, Event, Game, Outcome, Seat, Seen, Setup, View, Viewer};
use casus_belli::text::{Ctx, Lang, Words};
use std::collections::BTreeSet;

/// The names of the players, by seat.
pub(super) const NAMES: [&str; 6] = ["Ilaria", "Marco", "Zoë", "Red", "Blue", "Green"];

pub(super) fn ctx(game: &Game) -> Ctx {
    Ctx::new(game.board(), NAMES)
}

/// A log as the viewer sees it.
pub(super) fn seen(log: &[Event], viewer: Viewer) -> Vec<Seen> {
    log.iter().filter_map(|event| event.seen_by(viewer)).collect()
}

/// Asserts that a text for players contains no key, placeholder or Rust syntax, and none of `also`.
pub(super) fn readable_without(text: &str, also: &[&str]) {
    for bad in ["{", "}", "Some(", "TerritoryId", "Seat(", "  ", "\u{2068}"].iter().chain(also) {
        assert!(!text.contains(bad), "{bad:?} in: {text}");
    }
    assert!(!text.trim().is_empty());
}

/// The texts of a question and of a view; the third is the status.
pub(super) fn texts_of(words: Words, ask: &Ask, view: &View, ctx: &Ctx) -> [String; 8] {
    let texts = [
        words.question(&ask.menu, ctx),
        words.task(ask.menu.kind()),
        words.status(view, ctx),
        words.hand(view, ctx),
        words.board_text(view, ctx),
        words.waiting(view, ctx).expect("the game goes on"),
        words.picture_title(view),
        words.picture_line(view, ctx),
    ];
    assert!(words.picture_title(view).chars().count() < 20);
    texts
}

/// Plays a random game, and asserts that all questions and views speak in both languages. Each kind of question is read once,
/// and one question in twenty; `asked` holds the kinds.
pub(super) fn questions_speak(
    (seed, setup): (u64, &Setup),
    asked: &mut BTreeSet<&'static str>,
    readable: impl Fn(&str),
) {
    let mut luck = Seeded::new(seed);
    let mut game = Game::new(setup.clone()).unwrap();
    let opening = game.open(&mut luck);
    opening.iter().for_each(|event| game.evolve(event));
    for step in 0.. {
        let asks = game.asks();
        let Some(ask) = asks.get(luck.below(asks.len().max(1) as u32) as usize) else { break };
        let new = asked.insert(ask.menu.kind().key());
        let view = game.view(Viewer::Seat(ask.to));
        for lang in Lang::ALL.into_iter().filter(|_| new || step % 20 == 0) {
            let texts = texts_of(Words::new(lang), ask, &view, &ctx(&game));
            texts.iter().for_each(|text| readable(text));
            assert!(texts[2].chars().count() < 2000, "a status is one message: {}", texts[2]);
        }
        let action = ask.menu.sample(&mut |n| luck.below(n));
        let events = game.act(ask.to, ask.id, &action, AnswerOrigin::Player, &mut luck).unwrap();
        events.iter().for_each(|event| game.evolve(event));
    }
}

/// Asserts that each event of a whole game is one line, except those that are `long`, and that each turn's log fits in messages
/// ([PBP-6]).
pub(super) fn lines_and_logs_fit(
    (game, log): (&Game, &[Event]),
    long: impl Fn(&Seen) -> bool,
    readable: impl Fn(&str),
) {
    let (ctx, public) = (ctx(game), seen(log, Viewer::Public));
    for viewer in [Viewer::Public, Viewer::Seat(Seat(0))] {
        for event in seen(log, viewer) {
            for lang in Lang::ALL {
                let Some(line) = Words::new(lang).seen(&event, &ctx) else { continue };
                readable(&line);
                assert!(long(&event) || !line.contains('\n'), "one line: {line}");
            }
        }
    }
    let begins = |seen: &Seen| seen.turn_of().is_some();
    let starts: Vec<usize> =
        (0..public.len()).filter(|at| begins(&public[*at])).chain([public.len()]).collect();
    for turn in starts.windows(2).map(|pair| &public[pair[0]..pair[1]]) {
        for lang in Lang::ALL {
            let words = Words::new(lang);
            let told = messages(words, turn, &ctx);
            for text in &told {
                assert!(text.chars().count() <= 2000, "{text}");
                readable(text);
            }
            assert!(told[0].starts_with("**"), "{told:#?}");
            words.changes(turn, &ctx).iter().for_each(|line| readable(line));
            readable(&words.headline(&game.view(Viewer::Public), &ctx, turn));
            readable(&words.past_headline(&game.view(Viewer::Public), &ctx, turn));
            words.result_lines(turn, 1500, &ctx).iter().for_each(|line| readable(line));
        }
    }
}

/// The messages of a turn's log in the channel.
pub(super) fn messages(words: Words, turn: &[Seen], ctx: &Ctx) -> Vec<String> {
    let (mut all, mut since) = (Vec::new(), 0);
    while let Some((told, text)) = words.turn_log_part(turn, since, ctx) {
        assert!(told > since, "it goes on");
        all.push(text);
        since = told;
    }
    all
}

/// Asserts that the report of a whole game has a paragraph for every turn and says how it ended. `years` looks at its headings.
pub(super) fn report_is_whole(
    (setup, game, log): (&Setup, &Game, &[Event]),
    readable: impl Fn(&str),
    years: impl Fn(Words, &Outcome, &str),
) {
    let (ctx, seen) = (ctx(game), seen(log, Viewer::Public));
    let turns = seen.iter().filter(|seen| seen.turn_of().is_some()).count();
    let outcome = game.outcome().unwrap();
    for lang in Lang::ALL {
        let words = Words::new(lang);
        let report = words.report(setup, &seen, &ctx);
        readable(&report.replace("\n\n", "\n"));
        assert_eq!(
            report.lines().filter(|line| line.starts_with("**")).count(),
            turns,
            "one paragraph a turn"
        );
        years(words, outcome, &report);
        assert!(report.contains(&words.ended(outcome, &game.view(Viewer::Public), &ctx)));
    }
}
