//! The start of a turn in the classic game: income, cards, placing (R1-62 to R1-66), by rule number.

use crate::classic::fixtures::{BLUE, GREEN, Given, RED, WILD, at, attack, card, place};
use crate::classic_support::InClassic;
use casus_belli::rules::classic::{Action, AskKind, Menu, Public, Why, events, steps};
use casus_belli::rules::{Holder, Viewer};

/// Territories of red, far from each other.
const RED_LAND: [&str; 6] = ["alaska", "brazil", "egypt", "japan", "siam", "ukraine"];

fn red_with(armies: u32) -> Given {
    Given::seats(3).holds(RED, &RED_LAND.map(|key| (key, armies)))
}

#[test]
fn r1_62_a_turn_brings_a_third_of_the_territories_but_never_fewer_than_three() {
    for (territories, armies) in [(2u8, 3), (8, 3), (11, 3), (12, 4), (14, 4), (17, 5)] {
        // Board order goes through the continents: leave one territory out of each so that none is complete.
        let board = casus_belli::rules::Board::get(casus_belli::rules::BoardId::Classic83);
        let skip = ["greenland", "peru", "iceland", "congo", "japan", "indonesia"];
        let keys: Vec<(&str, u32)> = board
            .territories()
            .iter()
            .map(|t| t.key.as_str())
            .filter(|key| !skip.contains(key))
            .map(|k| (k, 1))
            .collect();
        let when = Given::seats(3).holds(RED, &keys[..usize::from(territories)]).turn_of(RED);
        let Menu::Reinforce(steps::Reinforce { left, .. }) = when.ask(RED).menu else { panic!() };
        assert_eq!(left, armies, "{territories} territories");
    }
}

#[test]
fn r1_62_s_2_a_whole_continent_brings_its_bonus() {
    let bonuses = [
        ("north_america", 5),
        ("south_america", 2),
        ("europe", 5),
        ("africa", 3),
        ("asia", 7),
        ("australia", 2),
    ];
    for (continent, bonus) in bonuses {
        let when = Given::seats(3).holds_all(RED, continent).turn_of(RED);
        let view = when.view(Viewer::Public);
        let base = (view.seat(RED).territories / 3).max(3);
        assert_eq!(view.seat(RED).in_hand, base + bonus, "{continent}");
    }
}

#[test]
fn r1_62_all_armies_are_placed_on_own_territories_before_the_first_attack() {
    let mut when = red_with(2).turn_of(RED);
    let why = when.refused(RED, &attack("alaska", "alberta", 1));
    assert_eq!(why, Why::NotNow { asked: AskKind::Reinforce, tried: "attack" });
    assert_eq!(when.refused(RED, &place(&[("alaska", 4)])), Why::Armies { armies: 4, min: 1, max: 3 });
    assert_eq!(when.refused(RED, &place(&[])), Why::Armies { armies: 0, min: 1, max: 3 });
    assert_eq!(when.refused(RED, &place(&[("alaska", 0)])), Why::BadPlacement { at: at("alaska") });
    assert_eq!(
        when.refused(RED, &place(&[("alaska", u32::MAX), ("brazil", u32::MAX)])),
        Why::Armies { armies: u32::MAX, min: 1, max: 3 }
    );
    let why = when.refused(RED, &place(&[("china", 1)]));
    assert_eq!(why, Why::NotYours { at: at("china"), holder: Holder::Seat(GREEN) });
    when.must(RED, &place(&[("alaska", 1), ("brazil", 1)]));
    assert_eq!(when.asked(), (RED, AskKind::Reinforce));
    when.must(RED, &place(&[("alaska", 1)]));
    assert_eq!(when.asked(), (RED, AskKind::Attack));
    assert_eq!((when.armies("alaska"), when.armies("brazil")), (4, 3));
}

#[test]
fn r1_63_a_set_is_three_alike_one_of_each_or_any_two_with_a_wild_card() {
    // Infantry: alaska, china, congo. Cavalry: india, ural. Artillery: japan, brazil.
    let c = card;
    let sets = [
        [c("alaska"), c("china"), c("congo")],
        [c("alaska"), c("india"), c("japan")],
        [c("alaska"), c("china"), WILD[0]],
        [c("alaska"), c("india"), WILD[1]],
        [c("alaska"), WILD[0], WILD[1]],
    ];
    for set in sets {
        let mut when = red_with(1).hand(RED, &set).turn_of(RED);
        when.must(RED, &Action::Trade { cards: set });
        assert!(when.hand(RED).is_empty());
    }
    let no_set = [c("alaska"), c("china"), c("india")];
    let mut when = red_with(1).hand(RED, &no_set).turn_of(RED);
    assert_eq!(when.refused(RED, &Action::Trade { cards: no_set }), Why::NotASet);
    let twice = [c("alaska"), c("alaska"), c("china")];
    assert_eq!(when.refused(RED, &Action::Trade { cards: twice }), Why::NotASet);
    let foreign = [c("alaska"), c("china"), c("congo")];
    assert_eq!(when.refused(RED, &Action::Trade { cards: foreign }), Why::NotInHand { card: c("congo") });
}

#[test]
fn r1_64_with_three_or_four_cards_trading_is_free_and_ends_when_placing_begins() {
    let set = [card("alaska"), card("china"), card("congo")];
    let four = [set[0], set[1], set[2], card("india")];
    for hand in [&set[..], &four[..]] {
        let mut when = red_with(1).hand(RED, hand).turn_of(RED);
        assert_eq!(when.asked(), (RED, AskKind::Reinforce), "{} cards", hand.len());
        when.must(RED, &place(&[("alaska", 1)]));
        assert_eq!(when.refused(RED, &Action::Trade { cards: set }), Why::TradingOver);
        assert_eq!(when.hand(RED).len(), hand.len());
        let mut when = red_with(1).hand(RED, hand).turn_of(RED);
        when.must(RED, &Action::Trade { cards: set });
        assert_eq!(when.hand(RED).len(), hand.len() - 3, "or they are traded");
    }
}

#[test]
fn r1_64_with_five_cards_trading_is_forced_until_fewer_than_five_are_left() {
    let hand = ["alaska", "china", "congo", "india", "ural"].map(card);
    let mut when = red_with(1).hand(RED, &hand).turn_of(RED);
    assert_eq!(when.asked(), (RED, AskKind::Trade));
    let why = when.refused(RED, &place(&[("alaska", 1)]));
    assert_eq!(why, Why::NotNow { asked: AskKind::Trade, tried: "place" });
    when.must(RED, &Action::Trade { cards: [hand[0], hand[1], hand[2]] });
    assert_eq!(when.asked(), (RED, AskKind::Reinforce));
}

#[test]
fn r1_64_more_sets_than_needed_may_be_traded() {
    let hand = ["argentina", "china", "congo", "india", "afghanistan", "quebec"].map(card);
    let mut when = red_with(1).hand(RED, &hand).turn_of(RED);
    when.must(RED, &Action::Trade { cards: [hand[0], hand[1], hand[2]] });
    when.must(RED, &Action::Trade { cards: [hand[3], hand[4], hand[5]] });
    assert!(when.hand(RED).is_empty());
    assert_eq!(when.view(Viewer::Public).seat(RED).in_hand, 3 + 4 + 6);
}

#[test]
fn r1_65_sets_are_worth_4_6_8_10_12_15_then_5_more_each_whoever_trades() {
    for (before, worth) in [4, 6, 8, 10, 12, 15, 20, 25, 30].into_iter().enumerate() {
        let set = [card("alaska"), card("china"), WILD[0]];
        let mut when = Given::seats(3)
            .holds(RED, &[("japan", 1)])
            .hand(RED, &set)
            .sets_before(before as u32)
            .turn_of(RED);
        assert_eq!(when.view(Viewer::Public).next_set, worth);
        when.must(RED, &Action::Trade { cards: set });
        assert!(when.public().contains(&Public::Traded(events::Traded {
            seat: RED,
            cards: set,
            armies: worth
        })));
    }
}

#[test]
fn r1_65_a1_32_exchanged_cards_come_back_only_when_the_deck_is_gone() {
    // 14 sets were traded before: 42 cards are discarded, the two wild cards are blue's.
    let mut when = Given::seats(3)
        .holds(RED, &[("alaska", 9)])
        .hand(BLUE, &WILD)
        .sets_before(14)
        .attacks_of(RED)
        .dice(&[6, 6, 6, 1]);
    assert_eq!(when.view(Viewer::Public).deck, 0);
    when.must(RED, &attack("alaska", "alberta", 3));
    let mut when = when.any_luck(1);
    when.must(RED, &Action::Advance { armies: 3 });
    when.must(RED, &Action::Stop);
    assert!(when.public().contains(&Public::DeckRenewed));
    assert_eq!(when.hand(RED).len(), 1);
    assert_eq!(when.view(Viewer::Public).deck, 41);
}

#[test]
fn r1_66_an_own_territory_on_a_traded_card_gets_two_armies_once_a_turn() {
    let hand = ["alaska", "egypt", "siam", "brazil", "japan", "great_britain"].map(card);
    let mut when = red_with(1).hand(RED, &hand).turn_of(RED);
    when.must(RED, &Action::Trade { cards: [hand[0], hand[1], hand[2]] });
    // Three own territories on the cards: red chooses one of them.
    assert_eq!(when.asked(), (RED, AskKind::Bonus));
    assert_eq!(when.refused(RED, &Action::Bonus { at: at("brazil") }), Why::NotOffered { at: at("brazil") });
    when.must(RED, &Action::Bonus { at: at("egypt") });
    assert_eq!(when.armies("egypt"), 3);
    // The second set of the same turn brings no further bonus.
    when.must(RED, &Action::Trade { cards: [hand[3], hand[4], hand[5]] });
    assert_eq!(when.asked(), (RED, AskKind::Reinforce));
    assert_eq!((when.armies("brazil"), when.armies("japan")), (1, 1));
}

#[test]
fn r1_66_a_single_own_territory_gets_them_without_a_question() {
    let set = [card("alaska"), card("china"), card("congo")];
    let mut when = red_with(1).hand(RED, &set).turn_of(RED);
    when.must(RED, &Action::Trade { cards: set });
    assert_eq!(when.armies("alaska"), 3);
    assert_eq!(when.asked(), (RED, AskKind::Reinforce));
}

#[test]
fn a1_66_silence_keeps_cards_when_free_to_and_trades_the_best_set_when_forced() {
    let three = [card("alaska"), card("china"), card("congo")];
    let when = red_with(1).hand(RED, &three).turn_of(RED);
    assert!(matches!(when.ask(RED).default, Action::Place { .. }));
    let five = [card("china"), card("congo"), card("iceland"), card("alaska"), WILD[0]];
    let when = red_with(1).hand(RED, &five).turn_of(RED);
    // Most own territories first (alaska is red's), then no wild card, then the lowest card numbers.
    let mut expected = [card("alaska"), card("iceland"), card("congo")];
    expected.sort_unstable();
    assert_eq!(when.ask(RED).default, Action::Trade { cards: expected });
}

#[test]
fn s_11_silence_reinforces_the_most_threatened_border_and_nothing_else_happens() {
    let given = Given::seats(3)
        .holds(RED, &[("alaska", 1), ("alberta", 2), ("brazil", 1)])
        .holds(BLUE, &[("peru", 8)]);
    let when = given.turn_of(RED);
    let ask = when.ask(RED);
    // Brazil: 8 + 1 + 1 + 1 against 1; no other border is as threatened.
    assert_eq!(ask.default, place(&[("brazil", 3)]));
    let mut game = when.game.clone();
    let mut luck = crate::luck::Seeded::new(0);
    for expected in [AskKind::Attack, AskKind::Fortify] {
        let ask = game.asks().remove(0);
        game.expire(ask.id, &mut luck).unwrap().iter().for_each(|event| game.evolve(event));
        assert_eq!(*game.asks()[0].menu.kind().classic(), expected);
    }
    assert_eq!(*game.asks()[0].default.classic(), Action::Hold);
}

#[test]
fn s_11_armies_that_can_only_go_where_no_enemy_is_near_go_where_fewest_stand() {
    // The two bonus armies of a set go to one of its own territories; both of these are behind red's own land.
    for (new_guinea, eastern, weaker) in [(5, 2, "eastern_australia"), (2, 5, "new_guinea")] {
        let given = red_with(1).holds_all(RED, "australia").holds(RED, &[("indonesia", 3)]);
        let given = given.holds(RED, &[("new_guinea", new_guinea), ("eastern_australia", eastern)]);
        let cards = [card("new_guinea"), card("eastern_australia"), WILD[0]];
        let mut when = given.hand(RED, &cards).turn_of(RED);
        when.must(RED, &Action::Trade { cards });
        assert_eq!(when.asked(), (RED, AskKind::Bonus));
        assert_eq!(when.ask(RED).default, Action::Bonus { at: at(weaker) });
    }
}

#[test]
fn s_11_a_territory_with_a_third_of_all_ones_armies_gets_no_more_while_another_border_has_less() {
    let given = Given::seats(3)
        .holds(RED, &[("alaska", 1), ("alberta", 2), ("brazil", 9), ("egypt", 3)])
        .holds(BLUE, &[("peru", 30), ("argentina", 30)]);
    let ask = given.turn_of(RED).ask(RED);
    let Action::Place { armies } = ask.default else { panic!() };
    assert!(armies.iter().all(|(t, _)| *t != at("brazil")), "nine of eighteen stand there: {armies:?}");
    // With only one border there is no choice.
    let given = Given::seats(3).holds_all(RED, "australia").holds(RED, &[("indonesia", 9)]);
    assert_eq!(given.turn_of(RED).ask(RED).default, place(&[("indonesia", 3 + 2)]));
}
