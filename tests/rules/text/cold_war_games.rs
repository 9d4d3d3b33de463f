//! Texts of whole random games of the Cold War: questions, log, status, hand, report speak in both languages, and deals are in no
//! public text.

use crate::cold_war::play::random_game;
use crate::luck::Seeded;
use casus_belli::rules::cold_war::{self, Public};
use casus_belli::rules::{AnswerOrigin, Event, FamilySeen, Game, Rulebook, Seat, Seen, Setup, Viewer};
use casus_belli::text::{Ctx, Lang, Words};
use std::collections::BTreeSet;

const NAMES: [&str; 6] = ["Ilaria", "Marco", "Zoë", "Red", "Blue", "Green"];

fn ctx(game: &Game) -> Ctx {
    Ctx::new(game.board(), NAMES)
}

fn seen(log: &[Event], viewer: Viewer) -> Vec<Seen> {
    log.iter().filter_map(|event| event.seen_by(viewer)).collect()
}

/// Each number of seats, once with secret money and much of it.
fn setups() -> Vec<Setup> {
    let setup = |(seats, money, start): (u8, &str, &str)| {
        let mut setup = Setup::preset(Rulebook::ColdWar, seats);
        setup.options.set("cold_war.money", money).unwrap();
        setup.options.set("cold_war.start_money", start).unwrap();
        setup
    };
    [(4, "public", "0"), (5, "secret", "20"), (6, "public", "20")].into_iter().map(setup).collect()
}

/// Asserts that a text for players contains no key, placeholder or Rust syntax.
fn readable(text: &str) {
    for bad in ["{", "}", "Some(", "None", "TerritoryId", "Seat(", "  ", "\u{2068}", "cold_war", "· ·"] {
        assert!(!text.contains(bad), "{bad:?} in: {text}");
    }
    assert!(!text.trim().is_empty());
}

#[test]
fn every_question_and_view_of_whole_games_of_the_cold_war_speaks_in_both_languages() {
    let mut asked = BTreeSet::new();
    for (seed, setup) in (0..).zip(setups()) {
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
                let (words, ctx) = (Words::new(lang), ctx(&game));
                let texts = [
                    words.question(&ask.menu, &ctx),
                    words.task(ask.menu.kind()),
                    words.status(&view, &ctx),
                    words.hand(&view, &ctx),
                    words.board_text(&view, &ctx),
                    words.waiting(&view, &ctx).expect("the game goes on"),
                    words.picture_title(&view),
                    words.picture_line(&view, &ctx),
                ];
                texts.iter().for_each(|text| readable(text));
                assert!(texts[2].chars().count() < 2000, "a status is one message: {}", texts[2]);
                assert!(words.picture_title(&view).chars().count() < 20);
            }
            let action = ask.menu.sample(&mut |n| luck.below(n));
            let events = game.act(ask.to, ask.id, &action, AnswerOrigin::Player, &mut luck).unwrap();
            events.iter().for_each(|event| game.evolve(event));
        }
    }
    let rare = ["present", "pieces", "last_launch", "lose"];
    let all = super::words_by_id::variants::<cold_war::AskKind>().into_iter();
    let unmet: Vec<&str> = all.filter(|kind| !asked.contains(kind) && !rare.contains(kind)).collect();
    assert!(unmet.is_empty(), "{unmet:?}");
}

#[test]
fn every_event_of_the_cold_war_is_one_line_and_every_message_of_a_turn_log_fits_pbp_6() {
    for (seed, setup) in (0..).zip(setups()) {
        let (game, log) = random_game(seed, &setup, |_| {});
        let (ctx, public) = (ctx(&game), seen(&log, Viewer::Public));
        for viewer in [Viewer::Public, Viewer::Seat(Seat(0))] {
            for event in seen(&log, viewer) {
                for lang in Lang::ALL {
                    let Some(line) = Words::new(lang).seen(&event, &ctx) else { continue };
                    readable(&line);
                    assert!(is_long(&event) || !line.contains('\n'), "one line: {line}");
                }
            }
        }
        let begins = |seen: &Seen| seen.turn_of().is_some();
        let starts: Vec<usize> =
            (0..public.len()).filter(|at| begins(&public[*at])).chain([public.len()]).collect();
        for turn in starts.windows(2).map(|pair| &public[pair[0]..pair[1]]) {
            for lang in Lang::ALL {
                let words = Words::new(lang);
                let (mut since, mut told) = (0, Vec::new());
                while let Some((upto, text)) = words.turn_log_part(turn, since, &ctx) {
                    assert!(upto > since && text.chars().count() <= 2000, "{text}");
                    readable(&text);
                    told.push(text);
                    since = upto;
                }
                assert!(told[0].starts_with("**"), "{told:#?}");
                words.changes(turn, &ctx).iter().for_each(|line| readable(line));
                readable(&words.headline(&game.view(Viewer::Public), &ctx, turn));
                readable(&words.past_headline(&game.view(Viewer::Public), &ctx, turn));
                words.result_lines(turn, 1500, &ctx).iter().for_each(|line| readable(line));
            }
        }
    }
}

/// What needs several lines: the set-up, the demographic phase and the result have one for each player, a deal one for each side.
fn is_long(seen: &Seen) -> bool {
    match seen {
        Seen::Happened(FamilySeen::ColdWar(cold_war::Seen::Public(public))) => {
            matches!(public, Public::SetUp(_) | Public::Counted(_) | Public::Ended(_))
        }
        Seen::Happened(FamilySeen::ColdWar(cold_war::Seen::Dealt(_))) => true,
        _ => false,
    }
}

#[test]
fn a_report_of_the_cold_war_has_a_heading_for_every_year_and_a_paragraph_for_every_turn() {
    for (seed, setup) in (10..).zip(setups()) {
        let (game, log) = random_game(seed, &setup, |_| {});
        let (ctx, seen) = (ctx(&game), seen(&log, Viewer::Public));
        let turns = seen.iter().filter(|seen| seen.turn_of().is_some()).count();
        let outcome = game.outcome().unwrap();
        for lang in Lang::ALL {
            let words = Words::new(lang);
            let report = words.report(&setup, &seen, &ctx);
            readable(&report.replace("\n\n", "\n"));
            assert_eq!(report.lines().filter(|line| line.starts_with("**")).count(), turns);
            for year in [1950, 1955, 1960, 1965, 1970, 1975, 1980] {
                let found =
                    report.lines().filter(|line| line.starts_with("## ") && line.contains(&year.to_string()));
                assert_eq!(found.count(), 1, "{year}: {report}");
            }
            assert!(report.contains(&words.ended(outcome, &game.view(Viewer::Public), &ctx)));
        }
    }
}

/// A3-45: a deal is seen by its parties; with secret money a payment too.
#[test]
fn a3_45_what_two_players_agree_is_in_no_line_for_others() {
    for (seed, setup) in (20..).zip(setups()) {
        let (game, log) = random_game(seed, &setup, |_| {});
        let ctx = ctx(&game);
        for event in &log {
            let Event::Happened(casus_belli::rules::FamilyEvent::ColdWar(cold_war::Event::Dealt(dealt))) =
                event
            else {
                continue;
            };
            for viewer in setup.all_seats().map(Viewer::Seat).chain([Viewer::Public]) {
                let party = viewer.seat().is_some_and(|seat| dealt.parties().contains(&seat));
                assert_eq!(event.seen_by(viewer).is_some(), party, "{dealt:?} for {viewer:?}");
            }
            let own = event.seen_by(Viewer::Seat(dealt.parties()[0])).unwrap();
            Lang::ALL
                .into_iter()
                .filter_map(|lang| Words::new(lang).seen(&own, &ctx))
                .for_each(|line| readable(&line));
        }
    }
}
