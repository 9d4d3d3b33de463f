//! Texts of whole random games of 2210: questions, log, status, hand, report speak in both languages, and what is secret is in
//! no public text.

use super::whole_games::{ctx, lines_and_logs_fit, questions_speak, readable_without, report_is_whole};
use crate::luck::Seeded;
use crate::random_games::random_game;
use casus_belli::rules::y2210::{self, CardKind, Public};
use casus_belli::rules::{
    AnswerOrigin, Event, FamilyEvent, FamilySeen, Game, Rulebook, Seat, Seen, Setup, View, Viewer,
};
use casus_belli::text::{CardPage, Lang, Words};
use std::collections::BTreeSet;

/// Each way of setting up, two players among them, once with everything asked.
fn setups() -> Vec<Setup> {
    let ways = [
        (2, "sealed", "wishes", "auto", "secret"),
        (4, "by_the_book", "dealt", "ask", "defender_first"),
        (5, "instant", "dealt", "auto", "attacker_first"),
    ];
    let setup = |(seats, way, land, casualties, declare): (u8, &str, &str, &str, &str)| {
        let mut setup = Setup::preset(Rulebook::Y2210, seats);
        setup.options.set("setup.way", way).unwrap();
        setup.options.set("setup.land", land).unwrap();
        setup.options.set("2210.casualties", casualties).unwrap();
        setup.options.set("dice.declare", declare).unwrap();
        for number in y2210::BlankNumber::ALL.into_iter().filter(|_| seats == 5) {
            setup.write_card(number.deck().key(), &"A text. ".repeat(20)[..159], 1).unwrap();
        }
        setup.options.set("2210.gifts", "energy").unwrap();
        setup
    };
    ways.into_iter().map(setup).collect()
}

fn readable(text: &str) {
    readable_without(text, &["_land", "_moon", "· ·"]);
}

#[test]
fn every_question_and_view_of_whole_games_of_2210_speaks_in_both_languages() {
    let mut asked = BTreeSet::new();
    for (seed, setup) in (0..).zip(setups()) {
        questions_speak((seed, &setup), &mut asked, readable);
    }
    // Three questions that come of rare cards have sentences of their own in `y2210_lines.rs`.
    let all = super::words_by_id::variants::<y2210::AskKind>().into_iter();
    let unmet: Vec<&str> = all
        .filter(|kind| !asked.contains(kind) && !["reduce", "nuclear_round", "confirm"].contains(kind))
        .collect();
    assert!(unmet.is_empty(), "{unmet:?}");
}

#[test]
fn every_event_of_2210_is_one_line_and_every_message_of_a_turn_log_fits_pbp_6() {
    for (seed, setup) in (0..).zip(setups()) {
        let (game, log) = random_game(seed, &setup);
        lines_and_logs_fit((&game, &log), is_long, readable);
    }
}

/// What needs several lines: the garrisons have one for each player, and so has the result.
fn is_long(seen: &Seen) -> bool {
    let ended = matches!(seen, Seen::Happened(FamilySeen::Y2210(y2210::Seen::Public(Public::Ended(_)))));
    ended || format!("{seen:?}").contains("Garrisoned")
}

#[test]
fn a_report_of_2210_has_a_heading_for_every_year_and_a_paragraph_for_every_turn() {
    for (seed, setup) in (10..).zip(setups()) {
        let (game, log) = random_game(seed, &setup);
        report_is_whole((&setup, &game, &log), readable, |words, outcome, report| {
            for year in 1..=outcome.round {
                let heading = format!("## {}\n", words.report_year(year));
                assert_eq!(report.matches(&heading).count(), 1, "{heading}");
            }
        });
    }
}

/// R1-6, A1-40, A1-41, A1-23, R1-14: cards drawn, scouts, hidden energy, reactions and bids before they are shown.
#[test]
fn r1_6_a1_40_what_a_player_keeps_secret_is_in_no_line_for_others() {
    let words = Words::new(Lang::En);
    let (mut cards, mut places, mut sealed) = (0, 0, 0);
    for seed in 0..16 {
        let (game, log) = random_game(seed, &Setup::preset(Rulebook::Y2210, 4));
        let ctx = ctx(&game);
        let line = |event: &Event, viewer| {
            event.seen_by(viewer).and_then(|seen| words.seen(&seen, &ctx)).unwrap_or_default()
        };
        for event in &log {
            let (owner, names): (Seat, Vec<String>) = match event {
                Event::Happened(FamilyEvent::Y2210(y2210::Event::Drew { seat, cards: drawn, .. })) => {
                    cards += 1;
                    (*seat, drawn.iter().map(|card| words.command_card(card.kind())).collect())
                }
                Event::Happened(FamilyEvent::Y2210(
                    y2210::Event::ScoutSent { seat, at, .. } | y2210::Event::EnergyHidden { seat, at, .. },
                )) => {
                    places += 1;
                    (*seat, vec![words.territory(game.board(), *at)])
                }
                Event::Sealed { by, .. } => {
                    sealed += 1;
                    assert_eq!(line(event, Viewer::Public), words.seen_one_more_sealed(), "{by:?}");
                    continue;
                }
                _ => continue,
            };
            for viewer in [Viewer::Public].into_iter().chain(game.setup().all_seats().map(Viewer::Seat)) {
                let said = line(event, viewer);
                for name in &names {
                    assert_eq!(said.contains(name.as_str()), viewer.is(owner), "{viewer:?} reads {said}");
                }
            }
        }
    }
    assert!(cards > 20 && places > 5 && sealed > 40, "{cards} {places} {sealed}");
}

#[test]
fn r1_6_a_status_says_how_many_cards_of_which_deck_somebody_holds_and_never_which() {
    let mut checked = 0;
    for seed in 0..4 {
        let mut luck = Seeded::new(seed);
        let mut game = Game::new(Setup::preset(Rulebook::Y2210, 3)).unwrap();
        let opening = game.open(&mut luck);
        opening.iter().for_each(|event| game.evolve(event));
        while let Some(ask) = game.asks().first() {
            let View::Y2210(public) = game.view(Viewer::Public) else { panic!("a game of 2210") };
            let texts: Vec<String> = Lang::ALL.map(|lang| status(&game, Viewer::Public, lang)).into();
            for seat in &public.seats {
                let View::Y2210(own) = game.view(Viewer::Seat(seat.seat)) else { panic!("of 2210") };
                let hand = own.own.unwrap().hand;
                if seat.alive && !hand.is_empty() && public.outcome.is_none() {
                    assert!(texts[0].contains(&Words::new(Lang::En).deck_counts(&seat.cards)), "{texts:#?}");
                    checked += 1;
                }
                for (text, lang) in texts.iter().zip(Lang::ALL) {
                    let named = hand.iter().find(|card| {
                        let shared = ["Hidden Energy", "Energia Nascosta", "Energy Extraction"];
                        let name = Words::new(lang).command_card(card.kind());
                        !shared.contains(&name.as_str()) && text.contains(&name)
                    });
                    assert_eq!(named, None, "{text}");
                }
            }
            let action = ask.menu.sample(&mut |n| luck.below(n));
            let events = game.act(ask.to, ask.id, &action, AnswerOrigin::Player, &mut luck).unwrap();
            events.iter().for_each(|event| game.evolve(event));
        }
    }
    assert!(checked > 200, "{checked}");
}

fn status(game: &Game, viewer: Viewer, lang: Lang) -> String {
    Words::new(lang).status(&game.view(viewer), &ctx(game))
}

#[test]
fn pbp_47_rules_explain_every_command_card_by_its_name_in_either_language_or_its_id() {
    let setup = Setup::preset(Rulebook::Y2210, 4);
    for lang in Lang::ALL {
        let words = Words::new(lang);
        for card in CardKind::all() {
            let names = Lang::ALL.map(|lang| Words::new(lang).command_card(card));
            for typed in [names[0].as_str(), &names[1], card.key()] {
                let CardPage::Found(page) = words.card_page(&setup.options, typed) else {
                    panic!("{typed} is not found")
                };
                assert!(page.contains(&words.command_card(card)), "{typed}: {page}");
                assert!(page.contains(&words.commander(card.printed().deck)), "{page}");
                assert!(page.chars().count() < 700, "{page}");
                readable(&page.replace('\n', " ").replace("   ", ""));
            }
        }
        let CardPage::Found(three) = words.card_page(&setup.options, "stealth mods") else { panic!("three") };
        assert_eq!(three.matches("**").count(), 6, "all that the text fits: {three}");
        let CardPage::NotFound(why) = words.card_page(&setup.options, "xyz*") else { panic!("no such card") };
        assert!(why.contains("xyz\\*") && why.ends_with('?'), "{why}");
        let classic = Setup::preset(Rulebook::Classic, 3);
        let CardPage::NotFound(why) = words.card_page(&classic.options, "evacuation") else { panic!("none") };
        assert_eq!(why, words.no_card_texts());
    }
}

#[test]
fn cards_of_2210_have_their_words_in_both_languages_and_no_word_is_left_over() {
    let ids: BTreeSet<&str> = CardKind::all().map(CardKind::key).collect();
    for lang in Lang::ALL {
        let there = super::phrases::messages(lang);
        let of = |begin: &str| -> BTreeSet<String> {
            there.keys().filter_map(|key| key.strip_prefix(begin)).map(str::to_owned).collect()
        };
        assert_eq!(of("card-"), ids.iter().map(|id| (*id).to_owned()).collect());
        let traps = ["land_death_trap", "water_death_trap", "orbital_mines"].map(|id| format!("{id}-units"));
        let varied = traps.into_iter().chain(["hidden_energy-open".to_owned()]);
        assert_eq!(of("effect-"), ids.iter().map(|id| (*id).to_owned()).chain(varied).collect());
        let names: BTreeSet<String> =
            CardKind::all().map(|card| Words::new(lang).command_card(card)).collect();
        assert_eq!(names.len(), ids.len(), "no two cards have the same name");
    }
}
