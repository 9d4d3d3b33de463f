//! The rulebook of secret objectives: set-up and reinforcements (R2-1 to R2-15, R2-27, R2-35), by rule number.

use crate::classic::fixtures::{BLUE, GREEN, Given, RED, WILD, When, at, card, place};
use crate::classic_support::{self};
use casus_belli::rules::classic::{self, Action, AskKind, Menu, Public, events, steps};
use casus_belli::rules::objective::{self, DeckId};
use casus_belli::rules::{Board, BoardId, Ending, Goal, Holder, Rulebook, Seat, Setup, SetupError, Viewer};

pub(crate) fn objectives(seats: u8) -> Given {
    Given::of(Rulebook::Objectives, seats)
}

fn by_the_book(seats: u8, seed: u64) -> When {
    let mut setup = Setup::preset(Rulebook::Objectives, seats);
    setup.options.set("setup.way", "by_the_book").unwrap();
    When::opened(&setup, seed)
}

/// Seats in the order of play, the first player first.
fn order(when: &When) -> Vec<Seat> {
    let first = when.public().into_iter().find_map(|event| match event {
        Public::StartRolled(events::StartRolled { first, .. }) => Some(first),
        _ => None,
    });
    let (first, n) = (first.unwrap().0, when.game.setup().seats);
    (0..n).map(|k| Seat((first + k) % n)).collect()
}

fn own(when: &When, seat: Seat) -> classic::Own {
    when.view(Viewer::Seat(seat)).own.unwrap()
}

#[test]
fn r2_1_three_to_six_play_and_the_first_to_reach_the_secret_objective_wins() {
    for seats in [2, 7] {
        let refused = Setup::preset(Rulebook::Objectives, seats).check();
        assert!(matches!(refused, Err(SetupError::Seats { min: 3, max: 6, .. })), "{refused:?}");
    }
    let given = objectives(3).objective(RED, "north_america_australia").objective(BLUE, "asia_africa");
    let given =
        given.holds_all(RED, "north_america").holds_all(RED, "australia").holds(GREEN, &[("alaska", 1)]);
    let mut when = given.holds(RED, &[("alberta", 9)]).attacks_of(RED).dice(&[6, 5, 4, 1]);
    when.must(RED, &crate::classic::fixtures::attack("alberta", "alaska", 3));
    when.must(RED, &Action::Advance { armies: 3 });
    assert_eq!(
        (when.outcome().winners.as_slice(), when.outcome().ending),
        ([RED].as_slice(), Ending::Objective)
    );
}

#[test]
fn r2_2_r4_1_there_are_42_territory_cards_2_jokers_and_decks_of_14_16_and_20_objectives() {
    let when = by_the_book(4, 1);
    assert_eq!(when.view(Viewer::Public).deck, 44);
    let board = Board::get(BoardId::Risiko);
    for symbol in [0, 1, 2] {
        let of =
            board.territories().iter().filter(|t| t.symbol.is_some_and(|figure| figure as usize == symbol));
        assert_eq!(of.count(), 14);
    }
    for (id, cards) in [(DeckId::Classic14, 14), (DeckId::Challenge16, 16), (DeckId::Prestige20, 20)] {
        assert_eq!(objective::deck(id, board).len(), cards);
    }
    DeckId::ALL.into_iter().for_each(|id| objective::check(id, board).unwrap());
}

#[test]
fn f_9_f_10_every_territory_objective_is_worth_86_points_and_holds_two_whole_continents() {
    let board = Board::get(BoardId::Risiko);
    let sizes = [23, 20, 22, 21, 22, 22, 22, 22, 20, 21, 21, 20, 21, 23, 23, 22, 21, 21, 21, 23];
    for (card, size) in objective::deck(DeckId::Prestige20, board).iter().zip(sizes) {
        let land = card.goal.land(board);
        let worth: u32 = land.iter().map(|t| board.value(t)).sum();
        assert_eq!((worth, land.len()), (86, size), "{}", card.key);
        let whole = board.continents().iter().filter(|c| land.covers(c.territories)).count();
        assert!(whole >= 2, "{}", card.key);
    }
}

#[test]
fn f_3_the_classic_deck_is_two_counts_six_pairs_of_continents_and_six_eliminations() {
    let deck = objective::deck(DeckId::Classic14, Board::get(BoardId::Risiko));
    let counts = deck.iter().filter_map(|card| match card.goal {
        Goal::Count { territories, armies } => Some((territories, armies)),
        _ => None,
    });
    assert_eq!(counts.collect::<Vec<_>>(), [(18, 2), (24, 1)]);
    let land = deck.iter().filter_map(|card| match &card.goal {
        Goal::Land { continents, others, territories } => {
            assert!(territories.is_empty());
            Some((continents.len(), *others))
        }
        _ => None,
    });
    assert_eq!(land.collect::<Vec<_>>(), [(2, 0), (2, 0), (2, 0), (2, 0), (2, 1), (2, 1)]);
    let kills = deck.iter().filter(|card| matches!(card.goal, Goal::Eliminate { .. }));
    assert_eq!(kills.count(), 6);
}

#[test]
fn r2_3_the_highest_die_plays_first_and_the_others_follow_clockwise() {
    for seed in 0..20 {
        let when = by_the_book(4, seed);
        let Public::StartRolled(events::StartRolled { rounds, first, .. }) = when.public().remove(0) else {
            panic!()
        };
        let last = rounds.last().unwrap();
        let best = last.iter().map(|(_, die)| *die).max().unwrap();
        assert!(last.iter().all(|(seat, die)| (*die == best) == (*seat == first)), "only one is highest");
        assert_eq!(when.asked(), (first, AskKind::Deploy));
        let mut when = when.any_luck(seed);
        when.must(first, &when.ask(first).default.clone());
        assert_eq!(when.asked().0, order(&when)[1]);
    }
}

#[test]
fn r2_4_r4_2_the_starting_armies_are_35_30_25_and_20() {
    for (seats, armies) in [(3, 35), (4, 30), (5, 25), (6, 20)] {
        for rulebook in [Rulebook::Objectives, Rulebook::Tournament] {
            let mut setup = Setup::preset(rulebook, seats);
            setup.options.set("setup.way", "instant").unwrap();
            let when = When::opened(&setup, 3);
            let view = when.view(Viewer::Public);
            assert!(view.seats.iter().all(|seat| seat.armies == armies), "{seats}");
        }
    }
}

#[test]
fn r2_5_each_is_dealt_one_secret_objective_no_two_alike_and_only_the_owner_sees_it() {
    for seed in 0..12 {
        let when = by_the_book(6, seed);
        let dealt: Vec<_> = when
            .events
            .iter()
            .filter(|e| matches!(classic_support::event(e), Some(classic::Event::ObjectiveDealt { .. })))
            .collect();
        assert_eq!(dealt.len(), 6);
        let mut kept = Vec::new();
        for seat in order(&when) {
            let objective = own(&when, seat).objective.expect("everybody has one");
            assert!(!kept.contains(&objective), "{objective:?} twice");
            for viewer in order(&when).into_iter().map(Viewer::Seat).chain([Viewer::Public]) {
                let seen = dealt.iter().filter_map(|event| event.seen_by(viewer)).any(|seen| {
                    matches!(classic_support::seen(&seen), Some(classic::Seen::ObjectiveDealt { objective: Some(shown), .. }) if *shown == objective)
                });
                assert_eq!(seen, viewer == Viewer::Seat(seat));
            }
            kept.push(objective);
        }
        assert!(when.view(Viewer::Public).objectives.is_empty());
    }
}

#[test]
fn r2_5_f_7_cards_of_colours_that_nobody_plays_stay_in_the_box_unless_the_table_says_otherwise() {
    let targets = |value: &str| {
        let mut setup = Setup::preset(Rulebook::Objectives, 3);
        setup.options.set("mission.unused_colours", value).unwrap();
        let dealt = (0..80).flat_map(|seed| When::opened(&setup, seed).events);
        let absent = dealt.filter(|event| {
            matches!(classic_support::event(event), Some(classic::Event::ObjectiveDealt { objective, .. })
                if matches!(objective.goal, Goal::Eliminate { seat } if seat.0 >= 3))
        });
        absent.count()
    };
    assert_eq!(targets("remove"), 0);
    assert!(targets("fallback24") > 0);
}

#[test]
fn f_7_whoever_is_dealt_their_own_colour_keeps_it_or_draws_another() {
    let own_colour = |value: &str| {
        let mut setup = Setup::preset(Rulebook::Objectives, 6);
        setup.options.set("mission.own_colour", value).unwrap();
        let dealt = (0..60).flat_map(|seed| When::opened(&setup, seed).events);
        let own = dealt.filter(|event| {
            matches!(classic_support::event(event), Some(classic::Event::ObjectiveDealt { seat, objective, .. })
                if objective.goal == Goal::Eliminate { seat: *seat })
        });
        own.count()
    };
    assert_eq!(own_colour("redraw"), 0);
    assert!(own_colour("fallback24") > 0);
}

#[test]
fn r2_6_the_cards_are_dealt_from_the_dealers_left_one_by_one_with_an_army_on_each() {
    let shares: [(u8, &[usize]); 4] =
        [(3, &[14, 14, 14]), (4, &[10, 11, 11, 10]), (5, &[8, 9, 9, 8, 8]), (6, &[7, 7, 7, 7, 7, 7])];
    for (seats, expected) in shares {
        let when = by_the_book(seats, 7);
        let view = when.view(Viewer::Public);
        let found: Vec<usize> = order(&when).iter().map(|s| view.seat(*s).territories as usize).collect();
        assert_eq!(found, expected, "{seats} players");
        assert!(view.territories.iter().all(|held| held.armies == 1 && held.holder != Holder::Nobody));
    }
}

#[test]
fn a4_16_a_table_can_deal_so_that_nobody_has_more_than_half_of_a_continent() {
    for seats in 3..=6 {
        for seed in 0..10 {
            let mut setup = Setup::preset(Rulebook::Objectives, seats);
            setup.options.set("deal.half_continent", "on").unwrap();
            let when = When::opened(&setup, seed);
            let view = when.view(Viewer::Public);
            for continent in when.game.board().continents() {
                for seat in setup.all_seats() {
                    let held =
                        continent.territories.iter().filter(|t| view.at(*t).holder == Holder::Seat(seat));
                    assert!(2 * held.count() <= continent.territories.len(), "{}", continent.key);
                }
            }
        }
    }
}

#[test]
fn r2_7_r4_4_three_armies_at_a_time_are_placed_in_turn_until_none_are_left() {
    let mut when = by_the_book(4, 2).any_luck(2);
    let (order, mut asked) = (order(&when), Vec::new());
    while when.view(Viewer::Public).turn == 0 {
        let (seat, kind) = when.asked();
        assert_eq!(kind, AskKind::Deploy);
        let Menu::Deploy(steps::Deploy { armies, .. }) = when.ask(seat).menu else { panic!() };
        asked.push((seat, armies));
        when.must(seat, &when.ask(seat).default.clone());
    }
    let first: Vec<u32> = asked.iter().filter(|(s, _)| *s == order[0]).map(|(_, n)| *n).collect();
    let second: Vec<u32> = asked.iter().filter(|(s, _)| *s == order[1]).map(|(_, n)| *n).collect();
    assert_eq!(first, [3, 3, 3, 3, 3, 3, 2], "30 armies, 10 territories");
    assert_eq!(second, [3, 3, 3, 3, 3, 3, 1], "30 armies, 11 territories");
    assert_eq!(asked[..4].iter().map(|(s, _)| *s).collect::<Vec<_>>(), order);
    // R2-8: all cards and the jokers are the deck, and the first player begins.
    assert_eq!(when.asked(), (order[0], AskKind::Reinforce));
}

#[test]
fn r2_8_the_cards_and_the_jokers_are_the_deck_and_the_first_player_begins() {
    let mut when = by_the_book(5, 4).any_luck(4);
    let order = order(&when);
    while when.view(Viewer::Public).turn == 0 {
        let (seat, _) = when.asked();
        when.must(seat, &when.ask(seat).default.clone());
    }
    let view = when.view(Viewer::Public);
    assert_eq!((view.deck, view.on_turn), (44, Some(order[0])));
    assert!(view.seats.iter().all(|seat| seat.cards == 0));
}

/// Red's income with that many territories and no continent.
fn income(territories: usize, options: &[(&str, &str)]) -> When {
    let board = Board::get(BoardId::Risiko);
    let skip = ["greenland", "peru", "iceland", "congo", "japan", "indonesia"];
    let keys = board.territories().iter().map(|t| t.key.as_str()).filter(|key| !skip.contains(key));
    let keys: Vec<(&str, u32)> = keys.map(|key| (key, 1)).collect();
    let given = objectives(3).holds(BLUE, &[("peru", 1)]).holds(RED, &keys[..territories]);
    options.iter().fold(given, |given, (key, value)| given.option(key, value)).turn_of(RED)
}

fn left(when: &When) -> u32 {
    when.view(Viewer::Public).seat(RED).in_hand
}

#[test]
fn r2_9_r4_10_a_third_of_the_territories_brings_armies_from_the_first_turn_on_and_never_a_minimum() {
    for (territories, armies) in [(14, 4), (12, 4), (11, 3), (5, 1), (3, 1)] {
        assert_eq!(left(&income(territories, &[])), armies, "{territories} territories");
    }
    // Without armies to place or cards in hand the question is skipped; here there is no attack either.
    assert_eq!(left(&income(2, &[])), 0);
    assert_ne!(income(2, &[]).asked(), (RED, AskKind::Reinforce));
}

#[test]
fn r2_10_a_whole_continent_brings_its_bonus() {
    let when = objectives(3).holds(BLUE, &[("japan", 1)]).holds_all(RED, "africa").turn_of(RED);
    assert_eq!(left(&when), 2 + 3);
}

/// Cards by symbol on the Italian board, for sets: three artillery, infantry, cavalry; one of each; a joker with two alike.
const ARTILLERY: [&str; 3] = ["brazil", "central_america", "eastern_australia"];
const INFANTRY: [&str; 3] = ["alaska", "argentina", "china"];
const CAVALRY: [&str; 3] = ["afghanistan", "alberta", "greenland"];

/// Red holds three distant territories and these cards; blue Japan, green the rest.
fn with_cards(cards: &[casus_belli::rules::Card], options: &[(&str, &str)]) -> When {
    let given = objectives(3).holds(RED, &[("madagascar", 1), ("siam", 1), ("peru", 1)]);
    let given = given.holds(BLUE, &[("japan", 1)]).hand(RED, cards);
    options.iter().fold(given, |given, (key, value)| given.option(key, value)).turn_of(RED)
}

fn trade(when: &mut When, cards: [casus_belli::rules::Card; 3]) -> u32 {
    when.must(RED, &Action::Trade { cards });
    left(when)
}

#[test]
fn r2_11_r4_5_sets_are_worth_4_6_8_10_and_12_by_their_figures() {
    let one_each = [card("brazil"), card("alaska"), card("alberta")];
    let joker = [WILD[0], card("alaska"), card("china")];
    let cases = [
        (ARTILLERY.map(card), 4),
        (INFANTRY.map(card), 6),
        (CAVALRY.map(card), 8),
        (one_each, 10),
        (joker, 12),
    ];
    for (cards, worth) in cases {
        let mut when = with_cards(&cards, &[]);
        assert_eq!(when.view(Viewer::Public).set_value(cards), worth);
        assert_eq!(trade(&mut when, cards), 1 + worth);
    }
    for no_set in [[WILD[0], card("alaska"), card("alberta")], [WILD[0], WILD[1], card("alaska")]] {
        let mut when = with_cards(&no_set, &[]);
        when.refused(RED, &Action::Trade { cards: no_set });
    }
    let mut when = with_cards(&[WILD[0], card("alaska"), card("alberta")], &[("sets.joker", "any_pair")]);
    assert_eq!(trade(&mut when, [WILD[0], card("alaska"), card("alberta")]), 1 + 12, "A2-3");
    let mut when = with_cards(&ARTILLERY.map(card), &[("sets.alike", "flat8")]);
    assert_eq!(trade(&mut when, ARTILLERY.map(card)), 1 + 8, "A4-15");
}

#[test]
fn a2_2_one_set_a_turn_unless_the_table_allows_more() {
    let hand = [ARTILLERY, INFANTRY].concat().into_iter().map(card).collect::<Vec<_>>();
    let mut when = with_cards(&hand, &[]);
    trade(&mut when, ARTILLERY.map(card));
    when.refused(RED, &Action::Trade { cards: INFANTRY.map(card) });
    let mut when = with_cards(&hand, &[("sets.per_turn", "2")]);
    trade(&mut when, ARTILLERY.map(card));
    assert_eq!(trade(&mut when, INFANTRY.map(card)), 1 + 4 + 6);
}

#[test]
fn r2_12_a2_21_each_traded_card_of_an_own_territory_brings_two_more_to_place_anywhere() {
    let cards = ["siam", "madagascar", "brazil"].map(card);
    let mut when = with_cards(&cards, &[]);
    assert_eq!(trade(&mut when, cards), 1 + 10 + 2 * 2);
    assert_eq!((when.armies("siam"), when.armies("madagascar")), (1, 1));
    let mut when = with_cards(&cards, &[("sets.owned_bonus_place", "on_territory")]);
    assert_eq!(trade(&mut when, cards), 1 + 10);
    assert_eq!((when.armies("siam"), when.armies("madagascar")), (3, 3), "A2-4");
}

#[test]
fn r2_13_all_reinforcements_are_placed_freely_before_the_first_attack() {
    let mut when = income(14, &[]);
    let why = when.refused(RED, &crate::classic::fixtures::attack("alaska", "kamchatka", 1));
    assert!(matches!(why, classic::Why::NotNow { asked: AskKind::Reinforce, .. }));
    when.must(RED, &place(&[("alaska", 4)]));
    assert_eq!((when.armies("alaska"), when.asked().1), (5, AskKind::Attack));
}

#[test]
fn r2_14_traded_cards_go_to_the_pile_from_which_the_deck_is_renewed() {
    let cards = ARTILLERY.map(card);
    let mut when = with_cards(&cards, &[]);
    let before = when.view(Viewer::Public).deck;
    trade(&mut when, cards);
    assert!(when.hand(RED).is_empty());
    assert_eq!(when.view(Viewer::Public).deck, before, "not into the deck itself");
}

#[test]
fn r2_15_a_table_can_give_everybody_one_army_more_even_with_fewer_than_three_territories() {
    let plus = [("reinforce.plus_one", "on")];
    assert_eq!(left(&income(14, &plus)), 5);
    assert_eq!(left(&income(2, &plus)), 1);
}

#[test]
fn r2_27_a2_19_the_traditional_game_and_the_three_against_time_exclude_one_another() {
    let mut setup = Setup::preset(Rulebook::Objectives, 4);
    let value = |setup: &Setup, key: &str| {
        setup.switches().into_iter().find(|switch| switch.key == key).unwrap().value
    };
    assert_eq!((value(&setup, "end.time_attack"), value(&setup, "end.reshuffles")), ("off", "2"));
    for mode in ["minutes", "reshuffles", "rounds"] {
        setup.options.set("end.time_attack", mode).unwrap();
        setup.check().unwrap();
    }
    setup.options.set("deck.renew", "at_need").unwrap();
    setup.options.set("end.time_attack", "reshuffles").unwrap();
    assert!(matches!(setup.check(), Err(SetupError::Clash { .. })));
    setup.options.set("deck.renew", "at_once").unwrap();
    setup.options.set("end.mode", "sdadata").unwrap();
    assert!(matches!(setup.check(), Err(SetupError::Clash { .. })), "closing throws need a time");
}

#[test]
fn r2_35_r4_9_f_12_each_territory_is_worth_as_many_points_as_it_has_borders() {
    let board = Board::get(BoardId::Risiko);
    assert!(board.ids().all(|t| board.value(t) as usize == board.territory(t).borders.len()));
    assert_eq!((board.ids().map(|t| board.value(t)).sum::<u32>(), board.border_count()), (164, 82));
    let continents: Vec<u32> =
        board.continents().iter().map(|c| c.territories.iter().map(|t| board.value(t)).sum()).collect();
    assert_eq!(continents, [35, 12, 32, 23, 51, 11]);
    for (a, b, adjacent) in [
        ("egypt", "middle_east", true),
        ("china", "middle_east", true),
        ("east_africa", "middle_east", false),
        ("afghanistan", "india", false),
    ] {
        assert_eq!(board.adjacent(at(a), at(b)), adjacent, "{a} - {b}");
    }
}
