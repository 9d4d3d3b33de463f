//! The first edition: pieces, seating, the deal by dice, and the beginning of a turn (R0-1 to R0-18), by rule number.

use crate::classic::fixtures::{BLUE, GREEN, Given, RED, When, at, card, place};
use crate::classic_support::InClassic;
use crate::classic_support::{self, public};
use casus_belli::rules::classic::{self, Action, AskKind, Menu, Public, Why, events, steps};
use casus_belli::rules::{Board, BoardId, Rulebook, Seat, Setup, SetupError, TerritorySet, Viewer};
use std::collections::BTreeSet;

pub(crate) fn first(seats: u8) -> Setup {
    Setup::preset(Rulebook::FirstEdition, seats)
}

/// A position of three players without the card at the start of a turn, whose luck would have to be specified.
pub(crate) fn given() -> Given {
    Given::setup(first(3)).option("cards.draw", "conquest")
}

fn dealt(when: &When) -> Vec<(Seat, u8, usize)> {
    let found = when.events.iter().find_map(|event| match public(event) {
        Some(Public::DealtByDice(events::DealtByDice { throws, .. })) => Some(throws.clone()),
        _ => None,
    });
    found.unwrap().into_iter().map(|(seat, die, drawn)| (seat, die, drawn.len())).collect()
}

#[test]
fn r0_1_three_to_six_may_play() {
    for seats in [2, 7] {
        let rulebook = Rulebook::FirstEdition;
        assert_eq!(first(seats).check(), Err(SetupError::Seats { rulebook, seats, min: 3, max: 6 }));
    }
    for seats in 3..=6 {
        assert_eq!(first(seats).check(), Ok(()));
    }
}

#[test]
fn r0_3_a0_15_the_box_of_120_armies_is_no_bound_unless_the_table_makes_it_one() {
    let rich =
        |cap| given().option("army.cap", cap).holds(RED, &[("alaska", 118), ("peru", 1), ("japan", 1)]);
    for (cap, in_hand) in [("none", 4), ("120", 0)] {
        let land = ["egypt", "congo", "india", "ural", "siam", "iceland", "quebec", "ontario", "alberta"];
        let given = land.into_iter().fold(rich(cap), |given, key| given.holds(RED, &[(key, 1)]));
        assert_eq!(
            given.turn_of(RED).game.view(Viewer::Public).classic().seat(RED).in_hand,
            in_hand,
            "{cap}"
        );
    }
}

#[test]
fn r0_4_r0_12_forty_four_cards_are_shuffled_after_the_deal_the_wild_ones_among_them() {
    let when = When::opened(&first(4), 3);
    let view = when.view(Viewer::Public);
    // One card was drawn at the start of the first turn (R0-13).
    assert_eq!((view.deck, view.seats.iter().map(|seat| seat.cards).sum::<u32>()), (43, 1));
}

#[test]
fn r0_6_r0_7_the_order_of_play_follows_the_throws_and_ties_are_thrown_again() {
    for seed in 0..60 {
        let when = When::opened(&first(6), seed);
        let Some(Public::OrderRolled(events::OrderRolled { rounds, order, .. })) =
            when.events.first().and_then(public)
        else {
            panic!()
        };
        assert_eq!(order.iter().collect::<BTreeSet<_>>().len(), 6, "everybody has one place");
        let die = |seat: Seat| rounds[0].iter().find(|(s, _)| *s == seat).unwrap().1;
        assert!(order.windows(2).all(|pair| die(pair[0]) >= die(pair[1])), "{rounds:?} {order:?}");
        for again in &rounds[1..] {
            let tied: BTreeSet<u8> = again.iter().map(|(seat, _)| die(*seat)).collect();
            assert_eq!(tied.len(), 1, "only the tied throw again: {rounds:?}");
        }
        assert_eq!(when.asked().0, order[0]);
    }
}

#[test]
fn r0_6_a0_13_the_turn_goes_round_in_that_order_or_as_people_sit_to_either_side() {
    let turns = |order: &str, direction: &str| {
        let mut setup = first(4);
        setup.options.set("turn.order", order).unwrap();
        setup.options.set("turn.direction", direction).unwrap();
        let mut when = When::opened(&setup, 11);
        let mut seats = Vec::new();
        while seats.len() < 5 {
            let (seat, kind) = when.asked();
            if seats.last() != Some(&seat) {
                seats.push(seat);
            }
            let ask = when.ask(seat);
            assert_ne!(kind, AskKind::Defend);
            when.must(seat, &ask.default);
        }
        seats
    };
    for direction in ["left", "right"] {
        let seats = turns("seats", direction);
        let step = if direction == "left" { 1 } else { 3 };
        assert!(seats.windows(2).all(|pair| pair[1].0 == (pair[0].0 + step) % 4), "{direction}: {seats:?}");
        assert_eq!(seats[0], seats[4]);
    }
    let when = When::opened(&first(4), 11);
    let Some(Public::OrderRolled(events::OrderRolled { order, .. })) = when.events.first().and_then(public)
    else {
        panic!()
    };
    assert_eq!(turns("throws", "right")[..4], order[..]);
}

#[test]
fn r0_8_r0_9_r0_10_each_throws_a_die_in_turn_and_draws_that_many_territories_until_none_is_left() {
    let mut beyond = 0;
    for seed in 0..40 {
        let when = When::opened(&first(5), seed);
        let throws = dealt(&when);
        beyond += throws.iter().filter(|(_, die, drawn)| *drawn < usize::from(*die)).count();
        let Some(Public::OrderRolled(events::OrderRolled { order, .. })) =
            when.events.first().and_then(public)
        else {
            panic!()
        };
        for (i, (seat, die, drawn)) in throws.iter().enumerate() {
            assert_eq!(*seat, order[i % 5], "in turn");
            let last = i + 1 == throws.len();
            assert!(*drawn == usize::from(*die) || last && *drawn < usize::from(*die), "{throws:?}");
        }
        assert_eq!(throws.iter().map(|(_, _, drawn)| drawn).sum::<usize>(), 42);
        let view = when.view(Viewer::Public);
        assert!(view.seats.iter().all(|seat| seat.territories > 0), "nobody is left without land");
    }
    assert!(beyond > 5, "a throw beyond what is left happens");
}

#[test]
fn r0_11_the_game_begins_with_one_army_on_each_territory_whatever_the_way_of_setting_up() {
    for way in ["sealed", "by_the_book", "instant"] {
        let mut setup = first(6);
        setup.options.set("setup.way", way).unwrap();
        let when = When::opened(&setup, 1);
        let view = when.view(Viewer::Public);
        assert!(view.territories.iter().all(|held| held.armies == 1), "{way}");
        assert_eq!(view.turn, 1, "{way}: nothing is left to place");
    }
}

#[test]
fn r0_12_an_own_territory_on_a_traded_card_brings_nothing() {
    let set = [card("alaska"), card("india"), card("japan")];
    let mut when =
        given().holds(RED, &[("alaska", 1), ("india", 1), ("japan", 1)]).hand(RED, &set).turn_of(RED);
    when.must(RED, &Action::Trade { cards: set });
    assert_eq!(when.view(Viewer::Public).seat(RED).in_hand, 1 + 4);
    assert_eq!((when.armies("alaska"), when.armies("india"), when.armies("japan")), (1, 1, 1));
}

#[test]
fn r0_13_a0_1_a_turn_begins_with_a_card_unseen_by_the_others_and_the_first_turn_too() {
    let when = When::opened(&first(3), 5);
    let (seat, _) = when.asked();
    let drew = when
        .events
        .iter()
        .find(|event| matches!(classic_support::event(event), Some(classic::Event::Drew { .. })))
        .unwrap();
    let seen = |viewer| serde_json::to_string(&drew.seen_by(viewer)).unwrap();
    assert!(seen(Viewer::Seat(seat)).contains("\"card\":") && seen(Viewer::Public).contains("\"card\":null"));
    for (draw, cards) in [("both", 1), ("start", 1), ("conquest", 0)] {
        let mut setup = first(3);
        setup.options.set("cards.draw", draw).unwrap();
        let when = When::opened(&setup, 5);
        assert_eq!(when.hand(when.asked().0).len(), cards, "{draw}");
    }
}

#[test]
fn r0_14_a0_12_a_third_of_the_territories_and_no_minimum() {
    let land = ["alaska", "peru", "egypt", "japan", "siam", "ukraine", "congo", "india", "ural"];
    for (territories, armies) in [(9, 3), (8, 2), (3, 1), (2, 0)] {
        let keys: Vec<(&str, u32)> = land[..territories].iter().map(|key| (*key, 1)).collect();
        let when = given().holds(RED, &keys).turn_of(RED);
        assert_eq!(when.view(Viewer::Public).seat(RED).income, armies, "{territories} territories");
    }
}

#[test]
fn r0_15_r0_16_sixteen_territories_with_africa_and_oceania_bring_ten_armies() {
    let five =
        [("iceland", 1), ("ukraine", 1), ("scandinavia", 1), ("great_britain", 1), ("western_europe", 1)];
    let when = given()
        .holds_all(RED, "africa")
        .holds_all(RED, "australia")
        .holds(RED, &five)
        .holds(RED, &[("alaska", 1)]);
    let view = when.turn_of(RED).game.view(Viewer::Public);
    assert_eq!(view.classic().seat(RED).territories, 16);
    assert_eq!(view.classic().seat(RED).in_hand, 5 + 3 + 2);
}

#[test]
fn r0_17_r0_18_r0_46_sets_come_first_then_all_armies_are_placed_before_the_first_attack() {
    let set = [card("alaska"), card("india"), card("japan")];
    let mut when = given().holds(RED, &[("peru", 2), ("egypt", 1), ("ural", 1)]).hand(RED, &set).turn_of(RED);
    assert_eq!(when.asked(), (RED, AskKind::Reinforce));
    assert!(matches!(when.refused(RED, &Action::Stop), Why::NotNow { asked: AskKind::Reinforce, .. }));
    when.must(RED, &Action::Trade { cards: set });
    when.must(RED, &place(&[("peru", 5)]));
    assert_eq!((when.armies("peru"), when.asked()), (7, (RED, AskKind::Attack)));
    let traded = when.refused(RED, &Action::Trade { cards: set });
    assert!(matches!(traded, Why::NotNow { asked: AskKind::Attack, .. }));
}

#[test]
fn r0_22_targets_lie_across_a_border_of_the_italian_board() {
    let board = Board::get(BoardId::Risiko);
    assert_eq!(first(3).board(), BoardId::Risiko);
    let mut when =
        given().holds(RED, &[("alaska", 3), ("china", 3)]).holds(BLUE, &[("japan", 1)]).attacks_of(RED);
    let Menu::Attack(steps::Attack { strikes }) = when.ask(RED).menu else { panic!() };
    for from in ["alaska", "china"] {
        let targets: TerritorySet = strikes.iter().filter(|s| s.from == at(from)).map(|s| s.to).collect();
        assert_eq!(targets, board.territory(at(from)).borders, "{from}");
    }
    assert!(strikes.iter().any(|s| s.from == at("alaska") && s.to == at("kamchatka")), "across the edge");
    assert!(strikes.iter().any(|s| s.from == at("china") && s.to == at("middle_east")));
    assert!(matches!(
        when.refused(RED, &crate::classic::fixtures::attack("alaska", "japan", 1)),
        Why::NotAdjacent { .. }
    ));
    assert_eq!(when.asked().0, RED);
    assert_ne!(GREEN, RED);
}
