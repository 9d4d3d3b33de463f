//! Texts of whole random games of the Cold War: questions, log, status, hand, report speak in both languages, and deals are in no
//! public text.

use super::whole_games::{ctx, lines_and_logs_fit, questions_speak, readable_without, report_is_whole};
use crate::random_games::random_game;
use casus_belli::rules::cold_war::{self, Public};
use casus_belli::rules::{Event, FamilySeen, Game, Milestone, Rulebook, Seen, Setup, View, Viewer};
use casus_belli::text::{Lang, Words};
use std::collections::BTreeSet;

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

/// Maximum number of games with each setup.
const MOST_GAMES: u64 = 6;

fn readable(text: &str) {
    readable_without(text, &["None", "cold_war", "· ·"]);
}

#[test]
fn every_question_and_view_of_whole_games_of_the_cold_war_speaks_in_both_languages() {
    let mut asked = BTreeSet::new();
    let rare = ["present", "pieces", "last_launch", "lose"];
    let mut unmet: Vec<&str> = super::words_by_id::variants::<cold_war::AskKind>().into_iter().collect();
    unmet.retain(|kind| !rare.contains(kind));
    // Which questions a random game meets is chance: more games are played until all have been met.
    for round in 0..MOST_GAMES {
        for (seed, setup) in (round * 10..).zip(setups()) {
            questions_speak((seed, &setup), &mut asked, readable);
        }
        unmet.retain(|kind| !asked.contains(kind));
        if unmet.is_empty() {
            break;
        }
    }
    assert!(unmet.is_empty(), "{unmet:?}");
}

#[test]
fn every_event_of_the_cold_war_is_one_line_and_every_message_of_a_turn_log_fits_pbp_6() {
    for (seed, setup) in (0..).zip(setups()) {
        let (game, log) = random_game(seed, &setup);
        lines_and_logs_fit((&game, &log), is_long, readable);
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
        let (game, log) = random_game(seed, &setup);
        report_is_whole((&setup, &game, &log), readable, |_, _, report| {
            for year in [1950, 1955, 1960, 1965, 1970, 1975, 1980] {
                let found =
                    report.lines().filter(|line| line.starts_with("## ") && line.contains(&year.to_string()));
                assert_eq!(found.count(), 1, "{year}: {report}");
                // What begins a year or a turn in the channel's log is a heading here.
                assert!(!report.contains(&format!("{year} · ")), "{year} again: {report}");
            }
        });
    }
}

/// What a turn can change of the board: who controls each state, what stands there, and what each player would receive.
fn position(game: &Game) -> impl PartialEq + use<> {
    let View::ColdWar(view) = game.view(Viewer::Public) else { panic!("a game of the Cold War") };
    let places: Vec<_> = view.places.iter().map(|place| (place.control, place.armies.clone())).collect();
    (places, view.seats.iter().map(|seat| seat.income).collect::<Vec<_>>())
}

#[test]
fn a_turn_that_has_changed_states_incomes_or_armies_never_says_that_nothing_changed_pbp_6() {
    let nothing = Words::new(Lang::En).change_nothing();
    let (mut changed, mut quiet) = (0, 0);
    for (seed, setup) in (30..).zip(setups().into_iter().cycle().take(9)) {
        let (whole, log) = random_game(seed, &setup);
        let ctx = ctx(&whole);
        let mut game = Game::new(setup).unwrap();
        let (mut before, mut since) = (position(&game), Vec::new());
        for event in &log {
            let seen = event.seen_by(Viewer::Public);
            if matches!(seen.as_ref().and_then(Seen::milestone), Some(Milestone::TurnBegan { .. })) {
                let told = Words::new(Lang::En).changes(&since, &ctx);
                let same = position(&game) == before;
                (changed, quiet) = if same { (changed, quiet + 1) } else { (changed + 1, quiet) };
                assert!(same || told != [nothing.clone()], "seed {seed}: {since:?}");
                told.iter().for_each(|line| readable(line));
                (before, since) = (position(&game), Vec::new());
            }
            game.evolve(event);
            since.extend(seen);
        }
    }
    assert!(changed > 100 && quiet > 0, "{changed} turns with changes, {quiet} without");
}

/// A3-45: a deal is seen by its parties; with secret money a payment too.
#[test]
fn a3_45_what_two_players_agree_is_in_no_line_for_others() {
    for (seed, setup) in (20..).zip(setups()) {
        let (game, log) = random_game(seed, &setup);
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
