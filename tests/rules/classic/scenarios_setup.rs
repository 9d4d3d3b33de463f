//! Set-up and the two-player game: R1-60, R1-61, R1-73, R1-74, [PBP-35], by rule number.

use crate::classic::fixtures::{BLUE, RED, When, at};
use crate::classic_support::{self, public};
use crate::setups::instant;
use casus_belli::rules::classic::{self, Action, AskKind, Menu, Public, Stage, Why, events, steps};
use casus_belli::rules::{
    AnswerOrigin, BoardId, Clock, Event, Holder, Rulebook, Seat, Setup, SetupError, Viewer, Waiting,
};

fn way(seats: u8, way: &str) -> Setup {
    let mut setup = Setup::preset(Rulebook::Classic, seats);
    setup.options.set("setup.way", way).unwrap();
    setup
}

/// Answers every question with its default until `until` is true.
fn go_on(when: &mut When, until: impl Fn(&When) -> bool) {
    for _ in 0..2_000 {
        if until(when) {
            return;
        }
        let ask = when.asks().remove(0);
        when.must(ask.to, &ask.default);
    }
    panic!("never came there");
}

fn begun(when: &When) -> bool {
    when.view(Viewer::Public).turn == 1
}

#[test]
fn r1_60_two_to_six_play_on_the_42_land_territories_with_44_cards() {
    for seats in [0, 1, 7] {
        let refused = Setup::preset(Rulebook::Classic, seats).check();
        assert_eq!(refused, Err(SetupError::Seats { rulebook: Rulebook::Classic, seats, min: 2, max: 6 }));
    }
    let when = When::opened(&instant(4), 1);
    let view = when.view(Viewer::Public);
    assert_eq!(view.territories.len(), 42);
    assert_eq!(view.deck, 44);
}

#[test]
fn r1_61_each_starts_with_35_30_25_or_20_armies_and_40_for_two() {
    for (seats, armies) in [(2, 40), (3, 35), (4, 30), (5, 25), (6, 20)] {
        for way_id in ["instant", "sealed", "by_the_book"] {
            let mut when = When::opened(&way(seats, way_id), 5).any_luck(5);
            go_on(&mut when, begun);
            let view = when.view(Viewer::Public);
            for seat in &view.seats {
                assert_eq!(seat.armies, armies, "{seats} seats, {way_id}");
            }
            let neutral = view.territories.iter().filter(|held| held.holder == Holder::Neutral);
            let (territories, total) = neutral.fold((0, 0), |(n, sum), held| (n + 1, sum + held.armies));
            assert_eq!((territories, total), if seats == 2 { (14, 40) } else { (0, 0) });
        }
    }
}

#[test]
fn r1_61_the_highest_die_starts_and_the_tied_throw_again_s_8() {
    for seed in 0..200 {
        let when = When::opened(&way(4, "by_the_book"), seed);
        let Public::StartRolled(events::StartRolled { rounds, first, .. }) = when.public().remove(0) else {
            panic!("a start roll first")
        };
        let mut in_it: Vec<Seat> = (0..4).map(Seat).collect();
        for round in &rounds {
            assert_eq!(round.iter().map(|(seat, _)| *seat).collect::<Vec<_>>(), in_it);
            let best = round.iter().map(|(_, die)| *die).max().unwrap();
            in_it = round.iter().filter(|(_, die)| *die == best).map(|(seat, _)| *seat).collect();
        }
        assert_eq!(in_it, [first]);
        assert_eq!(when.asked(), (first, AskKind::Claim));
    }
}

#[test]
fn r1_61_claims_go_clockwise_until_all_42_are_taken_then_single_armies_are_placed() {
    let mut when = When::opened(&way(5, "by_the_book"), 3).any_luck(3);
    let first = when.asked().0;
    for turn in 0..41u8 {
        assert_eq!(when.asked(), (Seat((first.0 + turn) % 5), AskKind::Claim));
        let ask = when.ask(when.asked().0);
        when.must(ask.to, &ask.default);
    }
    // The last free territory leaves no choice: the rules claim it (S-10). A1-54: the next in the round continues.
    let claims = when.public().iter().filter(|p| matches!(p, Public::Claimed(_))).count();
    assert_eq!(claims, 42);
    assert_eq!(when.asked(), (Seat((first.0 + 42) % 5), AskKind::Deploy));
    let next = when.asked().0;
    let ask = when.ask(next);
    let Menu::Deploy(steps::Deploy { armies, neutral_armies, .. }) = ask.menu else { panic!("{ask:?}") };
    assert_eq!((armies, neutral_armies), (1, 0));
    when.must(next, &ask.default);
    assert_eq!(when.asked().0, Seat((next.0 + 1) % 5));
    go_on(&mut when, begun);
    assert_eq!(when.asked(), (first, AskKind::Reinforce));
}

#[test]
fn r1_61_a_taken_territory_cant_be_claimed_and_armies_go_on_own_territories_only() {
    let mut when = When::opened(&way(3, "by_the_book"), 3).any_luck(3);
    let first = when.asked().0;
    when.must(first, &Action::Claim { at: at("brazil") });
    let second = when.asked().0;
    let refused = when.refused(second, &Action::Claim { at: at("brazil") });
    assert_eq!(refused, Why::NotFree { at: at("brazil"), holder: Holder::Seat(first) });
    go_on(&mut when, |w| w.asked().1 == AskKind::Deploy);
    let next = when.asked().0;
    let view = when.view(Viewer::Public);
    let foreign = view.map().ids().find(|t| view.at(*t).holder != Holder::Seat(next)).unwrap();
    let refused = when.refused(next, &Action::Deploy { own: vec![(foreign, 1)], neutral: vec![] });
    assert_eq!(refused, Why::NotYours { at: foreign, holder: view.at(foreign).holder });
    let own = view.map().ids().find(|t| view.at(*t).holder == Holder::Seat(next)).unwrap();
    let refused = when.refused(next, &Action::Deploy { own: vec![(own, 2)], neutral: vec![] });
    assert_eq!(refused, Why::Armies { armies: 2, min: 1, max: 1 });
}

#[test]
fn r1_73_two_players_get_14_dealt_territories_each_and_a_neutral_army_the_third_pile() {
    let when = When::opened(&way(2, "by_the_book"), 9);
    let view = when.view(Viewer::Public);
    for holder in [Holder::Seat(RED), Holder::Seat(BLUE), Holder::Neutral] {
        let held = view.territories.iter().filter(|held| held.holder == holder);
        assert!(held.clone().all(|held| held.armies == 1));
        assert_eq!(held.count(), 14);
    }
}

#[test]
fn r1_74_each_turn_places_two_own_armies_and_one_neutral_until_all_stand() {
    let mut when = When::opened(&way(2, "by_the_book"), 9).any_luck(9);
    let mut turns = 0;
    while !begun(&when) {
        let ask = when.ask(when.asked().0);
        let Menu::Deploy(steps::Deploy { own, armies, neutral, neutral_armies }) = &ask.menu else {
            panic!("{ask:?}")
        };
        assert_eq!((*armies, *neutral_armies), (2, 1));
        let (mine, theirs) = (own.nth(0).unwrap(), neutral.nth(0).unwrap());
        if turns == 0 {
            let on_neutral = Action::Deploy { own: vec![(theirs, 2)], neutral: vec![(theirs, 1)] };
            assert_eq!(
                when.refused(ask.to, &on_neutral),
                Why::NotYours { at: theirs, holder: Holder::Neutral }
            );
            let no_neutral = Action::Deploy { own: vec![(mine, 2)], neutral: vec![] };
            assert_eq!(when.refused(ask.to, &no_neutral), Why::Armies { armies: 0, min: 1, max: 1 });
            let own_as_neutral = Action::Deploy { own: vec![(mine, 2)], neutral: vec![(mine, 1)] };
            assert_eq!(when.refused(ask.to, &own_as_neutral), Why::NotNeutral { at: mine });
        }
        let other = own.nth(1).unwrap();
        when.must(ask.to, &Action::Deploy { own: vec![(mine, 1), (other, 1)], neutral: vec![(theirs, 1)] });
        turns += 1;
    }
    assert_eq!(turns, 26, "40 - 14 = 26 own armies each, two at a time, by two players");
}

#[test]
fn pbp_35_sealed_everybody_places_at_once_unseen_and_all_is_revealed_together() {
    let mut when = When::opened(&way(3, "sealed"), 4).any_luck(4);
    let asks = when.asks();
    assert_eq!(asks.len(), 3);
    assert!(asks.iter().all(|ask| ask.clock == Clock::Everybody && ask.menu.kind() == AskKind::Deploy));
    let before = when.view(Viewer::Public).territories;
    when.must(asks[1].to, &asks[1].default);
    when.must(asks[0].to, &asks[0].default);
    let view = when.view(Viewer::Public);
    assert_eq!(view.territories, before, "nothing shows before all are in");
    assert_eq!(view.waiting, Waiting::Sealed { kind: AskKind::Deploy.into(), answered: 2, of: 3 });
    // A question keeps its id while others answer theirs.
    assert_eq!(when.ask(asks[2].to).id, asks[2].id);
    let events = when.events.len();
    when.must(asks[2].to, &asks[2].default);
    let shown = when.events[events..].iter().filter(|e| matches!(public(e), Some(Public::Deployed(_))));
    assert_eq!(shown.count(), 3);
    assert_eq!(when.view(Viewer::Public).stage, Stage::Reinforce);
}

#[test]
fn pbp_35_wish_lists_are_worked_off_in_the_books_order() {
    let mut setup = way(3, "sealed");
    setup.options.set("setup.land", "wishes").unwrap();
    let mut when = When::opened(&setup, 4).any_luck(4);
    let Public::StartRolled(events::StartRolled { first, .. }) = when.public().remove(0) else {
        panic!("a start roll first")
    };
    let dear = [at("brazil"), at("peru")];
    for seat in (0..3).map(Seat) {
        when.must(seat, &Action::Wish { order: dear.to_vec() });
    }
    assert_eq!(when.holder("brazil"), Holder::Seat(first));
    assert_eq!(when.holder("peru"), Holder::Seat(Seat((first.0 + 1) % 3)));
    for seat in (0..3).map(Seat) {
        assert_eq!(when.view(Viewer::Public).seat(seat).territories, 14);
        assert_eq!(when.ask(seat).menu.kind(), AskKind::Deploy);
    }
}

#[test]
fn pbp_35_options_that_contradict_one_another_are_refused_with_the_two_that_clash() {
    let mut setup = way(3, "by_the_book");
    setup.options.set("setup.land", "wishes").unwrap();
    let refused = setup.check();
    assert!(matches!(refused, Err(SetupError::Clash { first: "setup.land = wishes", .. })), "{refused:?}");
    let unknown = setup.options.set("fortify.mode", "teleport");
    assert!(matches!(unknown, Err(SetupError::UnknownValue { key: "fortify.mode", .. })));
    assert!(matches!(setup.options.set("warp", "1"), Err(SetupError::UnknownSwitch { .. })));
}

#[test]
fn a1_30_the_board_has_83_borders_or_82_without_the_lane_over_the_red_sea() {
    let setup = Setup::preset(Rulebook::Classic, 3);
    assert_eq!(setup.board(), BoardId::Classic83);
    let lane = |id| casus_belli::rules::Board::get(id).adjacent(at("east_africa"), at("middle_east"));
    assert!(lane(BoardId::Classic83));
    assert!(!lane(BoardId::Classic82));
    for (id, borders) in [(BoardId::Classic83, 83), (BoardId::Classic82, 82)] {
        let board = casus_belli::rules::Board::get(id);
        assert_eq!(board.border_count(), borders);
        for a in board.ids() {
            assert!(!board.adjacent(a, a));
            assert!(board.territory(a).borders.iter().all(|b| board.adjacent(b, a)));
        }
        assert!(board.adjacent(at("alaska"), at("kamchatka")), "S-3");
        assert!(board.adjacent(at("egypt"), at("middle_east")), "S-7");
    }
}

#[test]
fn s_11_silence_in_the_set_up_places_the_rules_default_and_is_written_down_as_silence() {
    let when = When::opened(&way(3, "sealed"), 4).any_luck(4);
    let ask = when.ask(RED);
    let events = when.game.expire(ask.id, &mut crate::luck::Seeded::new(1)).unwrap();
    assert_eq!(
        events,
        [Event::Sealed {
            by: RED,
            ask: ask.id,
            how: AnswerOrigin::Silence,
            action: ask.default.clone().into()
        }]
    );
}

#[test]
fn r1_74_the_deck_of_two_players_holds_all_cards_the_wild_ones_too() {
    for seats in [2, 3] {
        let when = When::opened(&instant(seats), 9);
        assert_eq!(when.view(Viewer::Public).deck, 44, "{seats} players");
    }
    // Wild cards are drawn in real games.
    let drawn = (0..6).flat_map(|seed| crate::setups::play_out(seed, &instant(2)).1);
    let wild = drawn.filter(|event| matches!(classic_support::event(event), Some(classic::Event::Drew { card, .. }) if card.0 >= 42)).count();
    assert!(wild > 0);
}

#[test]
fn a1_31_six_players_begin_with_twenty_armies_and_seven_territories_each() {
    let when = When::opened(&way(6, "sealed"), 9);
    for seat in (0..6).map(Seat) {
        let view = when.view(Viewer::Public);
        assert_eq!((view.seat(seat).territories, view.seat(seat).armies), (7, 7));
        let Menu::Deploy(steps::Deploy { armies, .. }) = when.ask(seat).menu else { panic!() };
        assert_eq!(armies, 20 - 7);
    }
}

#[test]
fn r1_73_r1_74_one_army_on_each_territory_is_no_game_for_two() {
    let mut setup = way(2, "by_the_book");
    setup.options.set("setup.armies", "one_each").unwrap();
    let clash = SetupError::Clash { first: "setup.armies = one_each", second: "two players (R1-73 deals)" };
    assert_eq!(setup.check(), Err(clash));
    // With fewer seats, options that the host no longer sees return to their defaults.
    let mut setup = way(3, "by_the_book");
    for (key, value) in [("setup.armies", "one_each"), ("setup.place", "3"), ("deal.land", "dice")] {
        setup.options.set(key, value).unwrap();
    }
    setup.reseat(2);
    assert_eq!((setup.check(), setup.clone()), (Ok(()), way(2, "by_the_book")));
    setup.options.set("neutral.defence", "max").unwrap();
    setup.reseat(4);
    assert_eq!(setup, way(4, "by_the_book"));
}

/// The most armies that one territory gets of its owner's free armies, and a third of those free armies.
fn largest_stack(setup: &Setup, seed: u64) -> (u32, u32) {
    let when = When::opened(setup, seed);
    let mut worst = (0, 1);
    for event in when.public() {
        let Public::Deployed(events::Deployed { own, neutral, .. }) = event else { continue };
        for placed in [own, neutral].iter().filter(|placed| !placed.is_empty()) {
            let free: u32 = placed.iter().map(|(_, n)| n).sum();
            let most = placed.iter().map(|(_, n)| *n).max().unwrap();
            if most * worst.1 > worst.0 * (free / 3).max(1) {
                worst = (most, (free / 3).max(1));
            }
        }
    }
    worst
}

#[test]
fn pbp_35_instant_puts_no_more_than_a_third_of_a_seats_armies_in_one_place() {
    for rulebook in crate::setups::rulebooks_of(casus_belli::rules::FamilyId::Classic) {
        for seats in rulebook.seats().0..=rulebook.seats().1 {
            let mut setup = Setup::preset(rulebook, seats);
            setup.options.set("setup.way", "instant").unwrap();
            for seed in 0..40 {
                let (most, third) = largest_stack(&setup, seed);
                assert!(most <= third, "{rulebook:?}, {seats} seats, seed {seed}: {most} of {third}");
            }
        }
    }
}

#[test]
fn s_11_two_who_stay_silent_do_not_answer_one_anothers_armies_at_one_border_for_ever() {
    for seats in 2..=6 {
        for seed in 0..6 {
            let mut when = When::opened(&way(seats, "by_the_book"), seed).any_luck(seed);
            go_on(&mut when, begun);
            let view = when.view(Viewer::Public);
            for seat in (0..seats).map(Seat) {
                let own = view.territories.iter().filter(|held| held.holder == Holder::Seat(seat));
                let most = own.map(|held| held.armies).max().unwrap();
                let third = view.seat(seat).armies.div_ceil(3);
                assert!(most <= third, "{seats} seats, seed {seed}: {most} armies, {third} are a third");
            }
        }
    }
}
