//! The first edition: cards, eliminations, the end, the quarters variant (R0-35 to R0-49), by rule number.

use super::scenarios_first_setup::{first, given};
use crate::classic::fixtures::{BLUE, GREEN, Given, RED, WILD, When, at, attack, card, place};
use crate::classic_support::{self};
use casus_belli::rules::classic::{self, Action, AskKind, Menu, Public, Why, steps};
use casus_belli::rules::{Card, Ending, Rulebook, Viewer};

// Infantry: alaska, china, congo, peru. Cavalry: india, ural, alberta. Artillery: japan, brazil, indonesia.
fn one_of_each() -> [Card; 3] {
    [card("alaska"), card("india"), card("japan")]
}

/// Red with three isolated territories.
fn home() -> Given {
    given().holds(RED, &[("peru", 3), ("egypt", 1), ("siam", 1)])
}

fn in_hand(when: &When) -> u32 {
    when.view(Viewer::Public).seat(RED).in_hand
}

/// Red in Alaska takes Alberta, the last territory of blue, who holds these cards.
fn elimination(red: &[Card], blue: &[Card]) -> When {
    let given = given().round(5).holds(RED, &[("alaska", 6), ("peru", 2)]).holds(BLUE, &[("alberta", 1)]);
    given.hand(RED, red).hand(BLUE, blue).attacks_of(RED).dice(&[6, 5, 4, 1])
}

fn eliminate(when: &mut When) {
    when.must(RED, &attack("alaska", "alberta", 3));
    when.must(RED, &Action::Advance { armies: 3 });
}

#[test]
fn r0_35_one_card_at_the_end_of_a_turn_with_captures_after_the_transfers() {
    let given = given().holds(RED, &[("alaska", 9), ("kamchatka", 2)]);
    let given = given.holds(BLUE, &[("alberta", 1), ("northwest_territory", 1), ("japan", 3)]);
    let mut when = given.attacks_of(RED).dice(&[6, 5, 4, 1]);
    when.must(RED, &attack("alaska", "alberta", 3));
    when.must(RED, &Action::Advance { armies: 3 });
    let mut when = when.dice(&[6, 5, 4, 1]);
    when.must(RED, &attack("alaska", "northwest_territory", 3));
    when.must(RED, &Action::Advance { armies: 3 });
    when.must(RED, &Action::Stop);
    assert_eq!((when.asked().1, when.hand(RED).len()), (AskKind::Fortify, 0));
    let mut when = when.any_luck(3);
    when.must(RED, &Action::Hold);
    assert_eq!(when.hand(RED).len(), 1, "one for two captures");
    let mut idle = home().attacks_of(RED).any_luck(3);
    idle.must(RED, &Action::Stop);
    if idle.asked() == (RED, AskKind::Fortify) {
        idle.must(RED, &Action::Hold);
    }
    assert!(idle.hand(RED).is_empty(), "none without a capture");
}

#[test]
fn r0_36_a0_10_a0_17_three_different_arms_make_a_set_with_one_wild_card_at_most() {
    let sets = [one_of_each(), [card("alaska"), card("india"), WILD[0]]];
    for set in sets {
        let mut when = home().hand(RED, &set).turn_of(RED);
        when.must(RED, &Action::Trade { cards: set });
    }
    let none = [
        [card("alaska"), card("china"), card("congo")],
        [card("alaska"), card("china"), WILD[0]],
        [card("alaska"), WILD[0], WILD[1]],
    ];
    for set in none {
        let mut when = home().hand(RED, &set).turn_of(RED);
        assert_eq!(when.refused(RED, &Action::Trade { cards: set }), Why::NotASet, "{set:?}");
    }
    let two_wild = [card("alaska"), WILD[0], WILD[1]];
    let mut when = home().option("sets.max_jokers", "2").hand(RED, &two_wild).turn_of(RED);
    when.must(RED, &Action::Trade { cards: two_wild });
}

#[test]
fn r0_37_r0_38_sets_of_all_players_together_are_worth_more_and_more() {
    let table = [4, 6, 8, 10, 12, 15, 20, 25, 30, 35];
    for (before, armies) in table.into_iter().enumerate() {
        let mut when = home().hand(RED, &one_of_each()).sets_before(before as u32).turn_of(RED);
        let income = in_hand(&when);
        when.must(RED, &Action::Trade { cards: one_of_each() });
        assert_eq!(in_hand(&when) - income, armies, "after {before} sets by others");
    }
}

#[test]
fn r0_39_nobody_has_to_trade_however_many_cards_they_hold() {
    let hand = ["alaska", "china", "congo", "india", "ural", "japan", "brazil", "indonesia"].map(card);
    let mut when = home().hand(RED, &hand).turn_of(RED);
    assert_eq!(when.asked(), (RED, AskKind::Reinforce));
    when.must(RED, &place(&[("peru", 1)]));
    assert_eq!(when.hand(RED).len(), 8);
}

#[test]
fn r0_40_several_sets_in_one_turn_step_the_table() {
    let second = [card("china"), card("ural"), card("brazil")];
    let third = [card("congo"), card("alberta"), card("indonesia")];
    let all = [one_of_each(), second, third].concat();
    for (before, sets, armies) in [(0, 2, 10), (1, 3, 24)] {
        let mut when = home().hand(RED, &all).sets_before(before).turn_of(RED);
        let income = in_hand(&when);
        for set in [one_of_each(), second, third].into_iter().take(sets) {
            when.must(RED, &Action::Trade { cards: set });
        }
        assert_eq!(in_hand(&when) - income, armies);
    }
    let mut when = home().option("sets.per_turn", "1").hand(RED, &all).turn_of(RED);
    when.must(RED, &Action::Trade { cards: one_of_each() });
    assert_eq!(when.refused(RED, &Action::Trade { cards: second }), Why::TradingOver);
}

#[test]
fn r0_41_a0_14_the_exchanged_cards_become_the_deck_and_without_any_nobody_draws() {
    for (returned, renewed) in [(5, true), (0, false)] {
        let given = given().option("cards.draw", "start").holds(RED, &[("peru", 3)]).deck(0, returned);
        let mut when = given.holds(BLUE, &[("japan", 1), ("egypt", 1)]).turn_of(GREEN).any_luck(1);
        while when.asked().0 != RED {
            let (seat, _) = when.asked();
            let ask = when.ask(seat);
            when.must(seat, &ask.default);
        }
        let public = when.public();
        let found = |wanted: fn(&Public) -> bool| public.iter().any(wanted);
        let view = when.view(Viewer::Public);
        if renewed {
            assert!(view.seat(RED).cards > 0, "cards came back");
        } else {
            assert!(found(|p| matches!(p, Public::DeckEmpty(_))) && view.deck == 0);
        }
    }
}

#[test]
fn r0_42_a_hand_may_be_of_any_size() {
    let hand: Vec<Card> = (0..20).map(Card).collect();
    let given = given().option("cards.draw", "start").holds(RED, &[("peru", 3)]).hand(RED, &hand);
    assert_eq!(given.turn_of(RED).hand(RED).len(), 21);
}

#[test]
fn r0_43_whoever_takes_the_last_territory_takes_the_cards() {
    let mut when = elimination(&[], &[card("china"), card("ural")]);
    eliminate(&mut when);
    assert_eq!(when.hand(RED), [card("ural"), card("china")]);
    let view = when.view(Viewer::Public);
    assert_eq!((view.seat(BLUE).alive, view.seat(BLUE).eliminated_by), (false, Some(RED)));
}

#[test]
fn r0_44_a0_18_captured_cards_make_sets_at_once_and_their_armies_are_placed_before_the_next_attack() {
    let mut when = elimination(&[card("alaska"), card("india")], &[card("japan"), card("congo")]);
    eliminate(&mut when);
    assert_eq!(when.asked(), (RED, AskKind::Spoils));
    assert_eq!(when.ask(RED).default, Action::Keep, "silence keeps the cards");
    assert!(matches!(when.refused(RED, &attack("peru", "brazil", 1)), Why::NotNow { .. }));
    when.must(RED, &Action::Trade { cards: one_of_each() });
    // One card is left: no further set is possible, and the four armies are placed.
    assert_eq!(when.asked(), (RED, AskKind::Reinforce));
    when.must(RED, &place(&[("alberta", 4)]));
    assert_eq!((when.armies("alberta"), when.asked()), (7, (RED, AskKind::Attack)));
}

#[test]
fn r0_44_a0_18_each_set_must_hold_a_captured_card() {
    let own = [card("china"), card("ural"), card("brazil")];
    let mut when = elimination(&own, &[card("japan"), card("congo")]);
    eliminate(&mut when);
    assert_eq!(when.refused(RED, &Action::Trade { cards: own }), Why::NoCapturedCard);
    when.must(RED, &Action::Keep);
    assert_eq!((when.asked(), when.hand(RED).len()), ((RED, AskKind::Attack), 5));
}

#[test]
fn r0_44_a0_18_after_a_further_elimination_without_cards_the_earlier_ones_are_not_captured_any_more() {
    let setup = Given::of(Rulebook::FirstEdition, 4).round(5);
    let given = setup.holds(RED, &[("alaska", 9), ("peru", 9)]).holds(BLUE, &[("alberta", 1)]);
    let given = given.holds(GREEN, &[("brazil", 1)]).hand(BLUE, &one_of_each());
    let mut when = given.attacks_of(RED).dice(&[6, 5, 4, 1, 6, 5, 4, 1]);
    when.must(RED, &attack("alaska", "alberta", 3));
    when.must(RED, &Action::Advance { armies: 3 });
    assert_eq!(when.asked(), (RED, AskKind::Spoils));
    when.must(RED, &Action::Keep);
    let hand = when.hand(RED);
    assert!(hand.len() >= 3);
    when.must(RED, &attack("peru", "brazil", 3));
    when.must(RED, &Action::Advance { armies: 3 });
    assert!(!when.view(Viewer::Public).seat(GREEN).alive);
    assert_eq!((when.asked(), when.hand(RED)), ((RED, AskKind::Attack), hand), "nothing was captured");
}

#[test]
fn r0_46_outside_the_first_phase_nobody_places_armies() {
    let mut when = elimination(&[], &[]);
    let placing = place(&[("alaska", 1)]);
    assert!(matches!(when.refused(RED, &placing), Why::NotNow { asked: AskKind::Attack, tried: "place" }));
    eliminate(&mut when);
    assert!(matches!(when.refused(RED, &placing), Why::NotNow { asked: AskKind::Attack, tried: "place" }));
    when.must(RED, &Action::Stop);
    assert!(matches!(when.refused(RED, &placing), Why::NotNow { asked: AskKind::Fortify, tried: "place" }));
}

#[test]
fn r0_44_whether_the_question_is_put_tells_nobody_what_the_cards_are() {
    // Three cards that make no set: the question is asked all the same.
    let mut when = elimination(&[card("alaska"), card("china")], &[card("congo")]);
    eliminate(&mut when);
    let Menu::Spoils(steps::Spoils { sets, .. }) = when.ask(RED).menu else { panic!() };
    assert!(sets.is_empty());
    when.must(RED, &Action::Keep);
    let mut none = elimination(&[card("alaska"), card("china"), card("congo")], &[]);
    eliminate(&mut none);
    assert_eq!(none.asked(), (RED, AskKind::Attack), "no card was captured");
    let mut off = given().option("elimination.use_cards_now", "off").round(5);
    off = off.holds(RED, &[("alaska", 6), ("peru", 2)]).holds(BLUE, &[("alberta", 1)]);
    let mut off = off.hand(BLUE, &one_of_each()).attacks_of(RED).dice(&[6, 5, 4, 1]);
    eliminate(&mut off);
    assert_eq!(off.asked(), (RED, AskKind::Attack));
}

#[test]
fn r0_45_a0_2_until_the_fifth_round_a_last_army_stands() {
    let attackable = |round: u32, armies: u32, protection: &str| {
        let given = given().option("elimination.protection", protection).round(round);
        let given = given.holds(RED, &[("alaska", 6), ("peru", 2)]).holds(BLUE, &[("japan", armies)]);
        let when = given.holds(GREEN, &[("kamchatka", 5)]).attacks_of(GREEN);
        let Menu::Attack(steps::Attack { strikes }) = when.ask(GREEN).menu else { panic!() };
        strikes.iter().any(|strike| strike.to == at("japan"))
    };
    for (round, protected) in [(1, true), (4, true), (5, false)] {
        assert_eq!(!attackable(round, 1, "cap"), protected, "round {round}, one army");
        assert_eq!(!attackable(round, 2, "no_attack"), protected, "round {round}, no attack at all");
        assert!(attackable(round, 2, "cap"), "two armies may lose one");
        assert!(attackable(round, 1, "off"));
    }
}

#[test]
fn r0_45_losses_on_a_last_territory_stop_at_one_army() {
    let given = given().round(3).holds(RED, &[("alaska", 6), ("peru", 2)]).holds(BLUE, &[("alberta", 2)]);
    let mut when = given.attacks_of(RED).dice(&[6, 6, 6, 1, 1]);
    when.must(RED, &attack("alaska", "alberta", 3));
    assert_eq!((when.armies("alaska"), when.armies("alberta")), (6, 1));
    let why = when.refused(RED, &attack("alaska", "alberta", 3));
    assert_eq!(why, Why::Protected { at: at("alberta"), rounds: 4 });
}

#[test]
fn r0_2_a0_21_the_last_capture_ends_the_game_and_nothing_more_is_asked() {
    let given = Given::setup(first(3)).option("cards.draw", "conquest").round(9);
    let board = casus_belli::rules::Board::get(casus_belli::rules::BoardId::Risiko);
    let all: Vec<(&str, u32)> = board.territories().iter().map(|t| (t.key.as_str(), 4)).collect();
    let given = given.holds(RED, &all).holds(BLUE, &[("alberta", 1)]).hand(BLUE, &one_of_each());
    let mut when = given.attacks_of(RED).dice(&[6, 5, 4, 1]);
    when.must(RED, &attack("alaska", "alberta", 3));
    let outcome = when.game.outcome().unwrap();
    assert_eq!((outcome.winners.as_slice(), outcome.ending), ([RED].as_slice(), Ending::World));
    assert!(when.asks().is_empty());
    assert!(!when.public().iter().any(|public| matches!(public, Public::SpoilsOpened(_))));
}

#[test]
fn r0_47_r0_49_a0_9_a0_19_a0_20_quarters_bring_armies_and_the_rest_brings_cards() {
    let land = ["peru", "egypt", "siam", "japan", "ural", "india", "congo", "iceland", "quebec"];
    let expected = [(0, 1), (0, 2), (0, 3), (1, 0), (1, 1), (1, 2), (1, 3), (2, 0), (2, 1)];
    for (n, (armies, cards)) in (1..).zip(expected) {
        let keys: Vec<(&str, u32)> = land[..n].iter().map(|key| (*key, 1)).collect();
        let given = Given::setup(first(3)).option("variant.quarters", "on").holds(RED, &keys);
        let when = given.turn_of(RED);
        assert_eq!(when.view(Viewer::Public).seat(RED).income, armies, "{n} territories");
        assert_eq!(when.hand(RED).len(), cards, "{n} territories");
    }
    let given = Given::setup(first(3)).option("variant.quarters", "on").holds_all(RED, "south_america");
    assert_eq!(in_hand(&given.turn_of(RED)), 1 + 2, "continents as usual");
    for (card_too, cards) in [("off", 0), ("on", 1)] {
        let given = Given::setup(first(3)).option("variant.quarters", "on");
        let given = given.option("variant.quarters_conquest_card", card_too);
        let given = given.holds(RED, &[("alaska", 6), ("peru", 1), ("egypt", 1), ("siam", 1)]);
        let mut when = given.holds(BLUE, &[("alberta", 1), ("japan", 2)]).attacks_of(RED).dice(&[6, 1]);
        let before = when.hand(RED).len();
        when.must(RED, &attack("alaska", "alberta", 1));
        let mut when = when.any_luck(2);
        while when.asked().0 == RED {
            let ask = when.ask(RED);
            when.must(RED, &ask.default);
        }
        assert_eq!(when.hand(RED).len() - before, cards, "conquest card {card_too}");
    }
}

#[test]
fn r0_48_a0_8_the_variants_sets_begin_at_six() {
    for (start, worth) in [("6", [6, 8, 10]), ("6_then_6", [6, 6, 8]), ("4", [4, 6, 8])] {
        for (before, armies) in worth.into_iter().enumerate() {
            let given = home().option("variant.quarters", "on").option("sets.start", start);
            let mut when = given.hand(RED, &one_of_each()).sets_before(before as u32).turn_of(RED);
            let income = in_hand(&when);
            when.must(RED, &Action::Trade { cards: one_of_each() });
            assert_eq!(in_hand(&when) - income, armies, "{start}, after {before}");
        }
    }
}

#[test]
fn r0_13_captured_cards_are_seen_by_the_two_concerned_only() {
    let mut when = elimination(&[card("alaska"), card("india")], &[card("japan")]);
    eliminate(&mut when);
    let taken = when
        .events
        .iter()
        .find(|event| matches!(classic_support::event(event), Some(classic::Event::CardsTaken { .. })))
        .unwrap();
    let seen = |viewer| serde_json::to_string(&taken.seen_by(viewer)).unwrap();
    assert!(seen(Viewer::Seat(GREEN)).contains("null") && seen(Viewer::Public).contains("null"));
    assert!(!seen(Viewer::Seat(BLUE)).contains("null"));
}
