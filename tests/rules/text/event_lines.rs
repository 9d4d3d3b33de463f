//! Texts of whole games: logs, headlines, status, hand, report.

use super::whole_games::{NAMES, ctx, messages, readable_without, seen, texts_of};
use crate::classic_support::{seen_public, shown};
use crate::luck::Seeded;
use crate::setups::{self, play_out};
use casus_belli::ai::Player;
use casus_belli::rules::classic::{Public, events};
use casus_belli::rules::{AnswerOrigin, Event, Game, Seat, Seen, Setup, Viewer};
use casus_belli::text::{Ctx, Faces, Lang, Words};

fn games() -> Vec<(Setup, Game, Vec<Event>)> {
    let mut book = Setup::preset(casus_belli::rules::Rulebook::Classic, 2);
    book.options.set("setup.way", "by_the_book").unwrap();
    [(1, setups::instant(3)), (2, setups::quick_to_end()), (3, book)]
        .into_iter()
        .map(|(seed, setup)| {
            let (game, log) = play_out(seed, &setup);
            (setup, game, log)
        })
        .collect()
}

fn readable(text: &str) {
    readable_without(text, &["None"]);
}

#[test]
fn every_event_question_and_view_of_whole_games_speaks_in_both_languages() {
    for (setup, _, _) in games() {
        let mut luck = Seeded::new(9);
        let mut game = Game::new(setup.clone()).unwrap();
        let mut log = game.open(&mut luck);
        log.iter().for_each(|event| game.evolve(event));
        for _ in 0..300 {
            let Some(ask) = game.asks().into_iter().next() else { break };
            let view = game.view(Viewer::Seat(ask.to));
            for lang in Lang::ALL {
                let texts = texts_of(Words::new(lang), &ask, &view, &ctx(&game));
                texts.iter().for_each(|text| readable(text));
            }
            let action = Player::Normal.answer(&view, &ask, &mut |n| luck.below(n));
            let events = game.act(ask.to, ask.id, &action, AnswerOrigin::Player, &mut luck).unwrap();
            events.iter().for_each(|event| game.evolve(event));
            log.extend(events);
        }
        for viewer in [Viewer::Public, Viewer::Seat(Seat(0))] {
            for event in seen(&log, viewer) {
                for lang in Lang::ALL {
                    if let Some(line) = Words::new(lang).seen(&event, &ctx(&game)) {
                        readable(&line);
                        assert!(!line.contains('\n'), "one line: {line}");
                    }
                }
            }
        }
    }
}

#[test]
fn every_message_of_a_turn_log_fits_and_a_headline_names_who_played() {
    for (_, game, log) in games() {
        let ctx = ctx(&game);
        let seen = seen(&log, Viewer::Public);
        let starts: Vec<_> = seen
            .iter()
            .enumerate()
            .filter(|(_, event)| matches!(seen_public(event), Some(Public::TurnBegan(_))))
            .map(|(at, _)| at)
            .chain([seen.len()])
            .collect();
        for turn in starts.windows(2).map(|pair| &seen[pair[0]..pair[1]]) {
            let Some(Public::TurnBegan(events::TurnBegan { seat, round, .. })) = seen_public(&turn[0]) else {
                panic!("begins so")
            };
            for lang in Lang::ALL {
                let words = Words::new(lang);
                let told = messages(words, turn, &ctx).remove(0);
                assert!(told.chars().count() <= 2000, "{told}");
                readable(&told);
                assert!(!words.changes(turn, &ctx).is_empty());
                let view = game.view(Viewer::Public);
                let headline = words.headline(&view, &ctx, turn);
                assert!(!headline.contains("Ω") && headline.contains("**"), "{headline}");
                let said = words.log_turn(*round, NAMES[seat.index()]);
                assert!(told.starts_with(&said), "{told}");
            }
        }
    }
}

fn a_roll(from: &str, to: &str) -> Seen {
    shown(events::Rolled {
        seat: Seat(0),
        from: crate::classic::fixtures::at(from),
        to: crate::classic::fixtures::at(to),
        against: casus_belli::rules::Holder::Seat(Seat(1)),
        attack: vec![6, 5, 2],
        defence: vec![6, 3],
        attacker_lost: 1,
        defender_lost: 1,
        draw: 0,
    })
}

#[test]
fn a_short_fight_lists_its_dice_as_emoji_and_a_long_one_says_how_many_rolls_it_had() {
    let (_, game, _) = games().remove(0);
    let faces: Vec<String> = (1..=6).map(|face| format!("<:die_{face}:1456074443980800025>")).collect();
    let faces = std::sync::Arc::new(Faces::try_from(faces).expect("six of them"));
    let (words, in_digits) = (Words::new(Lang::En), ctx(&game));
    let in_faces = in_digits.clone().with_faces(Some(faces));
    let rolls = |n: usize| vec![a_roll("alaska", "kamchatka"); n];
    let few = messages(words, &rolls(3), &in_faces);
    let roll = "<:die_6:1456074443980800025><:die_5:1456074443980800025><:die_2:1456074443980800025>:\
                <:die_6:1456074443980800025><:die_3:1456074443980800025>";
    assert!(few.len() == 1 && few[0].matches(roll).count() == 3, "{few:?}");
    assert_eq!(
        messages(words, &rolls(6), &in_digits)[0].matches("652:63").count(),
        6,
        "the last that is listed"
    );
    for many in [7, 60] {
        let told = messages(words, &rolls(many), &in_faces);
        assert_eq!(told, messages(words, &rolls(many), &in_digits), "as without emoji");
        assert!(told.len() == 1 && told[0].ends_with(&format!(" · {many} rolls")), "{told:?}");
    }
    // The private result has one line for a roll, and as much room as it is given.
    let lines = |most, ctx: &Ctx| words.result_lines(&rolls(3), most, ctx);
    assert!(lines(2000, &in_faces)[1].starts_with("<:die_6:"), "{:?}", lines(2000, &in_faces));
    assert_eq!(lines(200, &in_faces), lines(200, &in_digits));
}

#[test]
fn a_long_turn_goes_on_in_a_new_message_and_nothing_is_cut_pbp_6() {
    let (_, game, _) = games().remove(0);
    let (ctx, words) = (ctx(&game), Words::new(Lang::En));
    let began = shown(events::TurnBegan { seat: Seat(0), round: 7, turn: 19, territories: 5, continents: 0 });
    let fights = [("alaska", "kamchatka"), ("peru", "brazil")].into_iter().cycle().take(90);
    let fights = fights.flat_map(|(from, to)| vec![a_roll(from, to); 3]);
    let (from, to) = (crate::classic::fixtures::at("peru"), crate::classic::fixtures::at("brazil"));
    let ended = shown(events::Fortified { seat: Seat(0), from, to, armies: 3 });
    let turn: Vec<Seen> = std::iter::once(began).chain(fights).chain([ended]).collect();
    let told = messages(words, &turn, &ctx);
    assert!(told.len() > 1 && told.iter().all(|text| text.chars().count() <= 2000), "{told:#?}");
    assert!(told[0].starts_with("**Round 7 · Ilaria**\n"), "{}", told[0]);
    assert!(told[1..].iter().all(|text| text.starts_with("**Round 7 · Ilaria** (continued)\n")), "{told:#?}");
    let rolls: usize = told.iter().map(|text| text.matches("652:63").count()).sum();
    assert_eq!(rolls, 270, "every roll stands there, once");
    assert!(told.iter().all(|text| !text.contains('…')), "{told:#?}");
    assert!(
        told.last().unwrap().ends_with("Peru → Brazil: 3 armies move at the end of the turn."),
        "{told:#?}"
    );
}

#[test]
fn who_receives_and_places_nothing_is_not_told_so_r2_9() {
    let (_, game, _) = games().remove(0);
    let began = shown(events::TurnBegan { seat: Seat(1), round: 9, turn: 30, territories: 0, continents: 0 });
    let placed = shown(events::Placed { seat: Seat(1), armies: vec![] });
    for lang in Lang::ALL {
        let told = Words::new(lang).turn_lines(&[began.clone(), placed.clone()], &ctx(&game));
        assert_eq!(told, [Words::new(lang).log_turn(9, "Marco")], "only whose turn it was");
    }
}

#[test]
fn a_report_has_a_heading_for_every_round_and_a_paragraph_for_every_turn() {
    for (setup, game, log) in games() {
        let seen = seen(&log, Viewer::Public);
        let turns =
            seen.iter().filter(|event| matches!(seen_public(event), Some(Public::TurnBegan(_)))).count();
        let rounds = game.outcome().expect("played to the end").round;
        for lang in Lang::ALL {
            let words = Words::new(lang);
            let report = words.report(&setup, &seen, &ctx(&game));
            readable(&report.replace("\n\n", "\n"));
            let paragraphs = report.lines().filter(|line| line.starts_with("**")).count();
            assert_eq!(paragraphs, turns, "one paragraph a turn");
            for round in 1..=rounds {
                let heading = format!("## {}\n", words.report_round(round));
                assert_eq!(report.matches(&heading).count(), 1, "{heading}");
            }
            let view = game.view(Viewer::Public);
            assert!(report.contains(&words.ended(game.outcome().unwrap(), &view, &ctx(&game))));
        }
    }
}

#[test]
fn the_public_report_of_a_game_holds_no_card_that_nobody_showed() {
    let (setup, game, log) = games().remove(0);
    let public = Words::new(Lang::En).report(&setup, &seen(&log, Viewer::Public), &ctx(&game));
    assert!(public.contains("draws a card"), "cards were drawn");
    assert!(!public.contains("You draw"), "which card is the drawer's alone");
}
