//! Protection in the first four rounds: no player can be eliminated, in the rulebooks of objectives and of
//! tournaments (R2-25, R4-12, A2-6, A4-12); and the time at which the card for a capture is drawn there (R2-23).

use crate::classic::fixtures::{BLUE, GREEN, Given, RED, When, at, attack, card, fortify};
use crate::classic_support::{self, public};
use casus_belli::rules::classic::{self, Action, AskKind, Menu, Public, Why, steps};
use casus_belli::rules::{Ending, Event, Rulebook, Seat, Viewer};

const YELLOW: Seat = Seat(3);
const BOTH: [Rulebook; 2] = [Rulebook::Objectives, Rulebook::Tournament];

/// Green, last in the round, may attack red in Irkutsk from Kamchatka; blue has only that many armies in Japan.
fn last_of_blue(rulebook: Rulebook, round: u32, armies: u32) -> Given {
    let given = Given::of(rulebook, 3).round(round).option("defence.choice", "max");
    given
        .holds(RED, &[("irkutsk", 1), ("peru", 1)])
        .holds(GREEN, &[("kamchatka", 9)])
        .holds(BLUE, &[("japan", armies)])
}

fn may_attack(when: &When, key: &str) -> bool {
    let Menu::Attack(steps::Attack { strikes }) = when.ask(GREEN).menu else { panic!("{:?}", when.asks()) };
    strikes.iter().any(|strike| strike.to == at(key))
}

#[test]
fn r2_25_r4_12_a2_6_a_last_army_cannot_be_attacked_before_the_fifth_round() {
    for rulebook in BOTH {
        for round in 1..=4 {
            let mut when = last_of_blue(rulebook, round, 1).attacks_of(GREEN);
            assert_eq!(when.view(Viewer::Public).round, round);
            assert!(!may_attack(&when, "japan"), "{rulebook:?}, round {round}");
            let why = when.refused(GREEN, &attack("kamchatka", "japan", 3));
            assert_eq!(why, Why::Protected { at: at("japan"), rounds: 4 });
        }
        let mut when = last_of_blue(rulebook, 5, 1).attacks_of(GREEN).dice(&[6, 5, 4, 1]);
        when.must(GREEN, &attack("kamchatka", "japan", 3));
        let view = when.view(Viewer::Public);
        assert!(!view.seat(BLUE).alive && view.seat(BLUE).eliminated_by == Some(GREEN), "{rulebook:?}");
    }
}

#[test]
fn r2_25_r4_12_the_protection_ends_as_soon_as_the_fifth_round_begins() {
    for rulebook in BOTH {
        // Red begins each round: green's turn is the last of the fourth, red's the first of the fifth.
        let given = last_of_blue(rulebook, 4, 1).holds(RED, &[("mongolia", 9)]);
        assert!(!may_attack(&given.clone().attacks_of(GREEN), "japan"));
        let when = given.attacks_of(RED);
        assert_eq!(when.view(Viewer::Public).round, 5);
        let Menu::Attack(steps::Attack { strikes }) = when.ask(RED).menu else { panic!() };
        assert!(strikes.iter().any(|strike| strike.to == at("japan")), "{rulebook:?}");
    }
}

#[test]
fn r2_25_r4_12_a2_6_losses_on_a_last_territory_stop_at_one_army() {
    for rulebook in BOTH {
        let mut when = last_of_blue(rulebook, 3, 3).attacks_of(GREEN).dice(&[6, 6, 6, 1, 1, 1]);
        when.must(GREEN, &attack("kamchatka", "japan", 3));
        assert_eq!(
            (when.armies("kamchatka"), when.armies("japan")),
            (9, 1),
            "{rulebook:?}: two of three lost"
        );
        assert_eq!(when.asked(), (GREEN, AskKind::Attack), "nothing fell");
        assert!(!may_attack(&when, "japan"));
        assert!(when.view(Viewer::Public).seat(BLUE).alive);
    }
}

#[test]
fn r2_25_r4_12_only_the_last_territory_is_protected() {
    for rulebook in BOTH {
        let given = last_of_blue(rulebook, 2, 1).holds(BLUE, &[("alaska", 1)]);
        let mut when = given.attacks_of(GREEN).dice(&[6, 5, 4, 1]);
        when.must(GREEN, &attack("kamchatka", "alaska", 3));
        when.must(GREEN, &Action::Advance { armies: 3 });
        assert!(!may_attack(&when, "japan"), "{rulebook:?}: now it is the last");
        assert!(when.view(Viewer::Public).seat(BLUE).alive);
    }
}

#[test]
fn r2_25_r4_12_a_table_may_protect_otherwise() {
    for rulebook in BOTH {
        let attackable = |key: &str, value: &str, round, armies| {
            may_attack(&last_of_blue(rulebook, round, armies).option(key, value).attacks_of(GREEN), "japan")
        };
        assert!(!attackable("elimination.protection", "no_attack", 4, 3), "not even three armies");
        assert!(attackable("elimination.protection", "no_attack", 5, 1));
        assert!(attackable("elimination.protection", "off", 1, 1));
        assert!(attackable("elimination.protected_rounds", "0", 1, 1));
        assert!(!attackable("elimination.protected_rounds", "6", 6, 1));
    }
}

#[test]
fn r2_25_r2_26_an_objective_against_somebody_protected_waits_for_the_fifth_round() {
    for rulebook in BOTH {
        let hunt = |round| {
            let given = last_of_blue(rulebook, round, 2).objective(GREEN, "eliminate_2");
            let mut when = given.attacks_of(GREEN).dice(&[6, 6, 6, 1, 1]);
            when.must(GREEN, &attack("kamchatka", "japan", 3));
            when
        };
        assert!(hunt(4).game.outcome().is_none());
        let mut when = hunt(5);
        when.must(GREEN, &Action::Advance { armies: 3 });
        assert_eq!((when.outcome().winners.clone(), when.outcome().ending), (vec![GREEN], Ending::Objective));
    }
}

/// Green takes Japan, where blue has other land, and stops attacking.
fn after_a_capture(given: Given) -> When {
    let given = given.holds(BLUE, &[("alaska", 3)]);
    let mut when = given.attacks_of(GREEN).dice(&[6, 5, 4, 1]);
    when.must(GREEN, &attack("kamchatka", "japan", 3));
    when.must(GREEN, &Action::Advance { armies: 3 });
    let mut when = when.any_luck(4);
    when.must(GREEN, &Action::Stop);
    when
}

fn place_of(when: &When, wanted: impl Fn(&Event) -> bool) -> Option<usize> {
    when.events.iter().position(wanted)
}

#[test]
fn r2_23_the_card_for_a_capture_is_drawn_at_the_end_of_the_turn_after_the_move() {
    for rulebook in BOTH {
        let mut when = after_a_capture(last_of_blue(rulebook, 2, 1));
        assert_eq!((when.hand(GREEN).len(), when.asked()), (0, (GREEN, AskKind::Fortify)), "{rulebook:?}");
        when.must(GREEN, &fortify("kamchatka", "mongolia", 2));
        assert_eq!(when.hand(GREEN).len(), 1);
        let drew = place_of(&when, |event| {
            matches!(classic_support::event(event), Some(classic::Event::Drew { .. }))
        });
        let moved = place_of(&when, |event| matches!(public(event), Some(Public::Fortified(_))));
        let over = place_of(&when, |event| matches!(public(event), Some(Public::TurnEnded(_))));
        assert!(moved < drew && drew < over, "{moved:?} {drew:?} {over:?}");
        // A card is drawn without a move too.
        let mut when = after_a_capture(last_of_blue(rulebook, 2, 1));
        when.must(GREEN, &Action::Hold);
        assert_eq!(when.hand(GREEN).len(), 1);
    }
}

#[test]
fn r2_23_a_table_may_draw_before_the_move() {
    for rulebook in BOTH {
        let given = last_of_blue(rulebook, 2, 1).option("cards.draw_at", "after_attacks");
        assert_eq!(after_a_capture(given).hand(GREEN).len(), 1);
    }
}

#[test]
fn r2_23_a_turn_without_a_capture_brings_no_card() {
    for rulebook in BOTH {
        let given = last_of_blue(rulebook, 2, 1).hand(GREEN, &[card("peru")]);
        let mut when = given.attacks_of(GREEN).any_luck(1);
        when.pass();
        assert_eq!(when.hand(GREEN), [card("peru")]);
    }
}

#[test]
fn a2_7_of_several_others_the_next_in_the_order_of_play_wins() {
    // Red eliminates yellow, which is the objective of both blue and green. The one who plays sooner after red wins.
    let hunted = |order: &[Seat]| {
        let given = Given::of(Rulebook::Objectives, 4).round(5).in_order(order);
        let given = given.option("mission.third_party_kill", "completes").option("defence.choice", "max");
        let board = given.clone().turn_of(order[0]).game.board();
        let given = board.continents().iter().fold(given, |given, all| given.holds_all(GREEN, &all.key));
        let given = given.holds(RED, &[("kamchatka", 9)]).holds(BLUE, &[("peru", 1)]);
        let given = given.holds(YELLOW, &[("japan", 1)]);
        let given = given.objective(BLUE, "eliminate_4").objective(GREEN, "eliminate_4");
        let mut when = given.attacks_of(RED).dice(&[6, 5, 4, 1]);
        when.must(RED, &attack("kamchatka", "japan", 3));
        when.must(RED, &Action::Advance { armies: 3 });
        when.outcome().winners.clone()
    };
    assert_eq!(hunted(&[RED, BLUE, GREEN, YELLOW]), [BLUE]);
    assert_eq!(hunted(&[RED, YELLOW, GREEN, BLUE]), [GREEN], "anticlockwise");
    assert_eq!(hunted(&[GREEN, BLUE, YELLOW, RED]), [GREEN]);
}
