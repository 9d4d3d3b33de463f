//! Tournament rules (R4-3 to R4-18, R4-20 to R4-26, F-13, F-14, F-16), by rule number; closing throws and own
//! objectives have separate files.

use crate::classic::fixtures::{BLUE, GREEN, Given, RED, When, at, attack, card, fortify, place};
use crate::classic_support::InClassic;
use crate::luck::Told;
use casus_belli::rules::classic::{Action, AskKind, Menu, Public, Stage, Why, events, steps};
use casus_belli::rules::{Ending, Rulebook, Seat, Setup, SetupError, Viewer};

fn tournament(seats: u8) -> Given {
    Given::of(Rulebook::Tournament, seats)
}

/// The order of play, the first player first.
fn order(when: &When) -> Vec<Seat> {
    let Public::StartRolled(events::StartRolled { first, .. }) = when.public().remove(0) else { panic!() };
    let n = when.game.setup().seats;
    (0..n).map(|k| Seat((first.0 + k) % n)).collect()
}

fn dealt(seats: u8, extra: &str) -> Vec<u32> {
    let mut setup = Setup::preset(Rulebook::Tournament, seats);
    setup.options.set("setup.way", "instant").unwrap();
    setup.options.set("deal.extra", extra).unwrap();
    let when = When::opened(&setup, 9);
    let view = when.view(Viewer::Public);
    order(&when).iter().map(|seat| view.seat(*seat).territories).collect()
}

#[test]
fn r4_3_r4_8_a4_1_the_deal_goes_against_the_order_of_play_so_that_the_last_get_the_extra_territories() {
    assert_eq!(dealt(4, "last"), [10, 10, 11, 11]);
    assert_eq!(dealt(5, "last"), [8, 8, 8, 9, 9]);
    assert_eq!(dealt(4, "first"), [11, 11, 10, 10], "as the older page has it");
    assert_eq!(dealt(3, "last"), [14, 14, 14]);
}

/// Red in Alaska against blue in Alberta by tournament rules.
fn battle(attackers: u32, defenders: u32) -> Given {
    tournament(3).holds(RED, &[("alaska", attackers)]).holds(BLUE, &[("alberta", defenders), ("japan", 1)])
}

#[test]
fn r4_6_attack_capture_card_and_move_are_those_of_the_objectives_rulebook() {
    let mut when = battle(9, 1).attacks_of(RED).dice(&[6, 5, 4, 1]);
    when.must(RED, &attack("alaska", "alberta", 3));
    assert_eq!(when.asked(), (RED, AskKind::Advance));
    when.must(RED, &Action::Advance { armies: 3 });
    let mut when = when.any_luck(2);
    when.must(RED, &Action::Stop);
    assert_eq!((when.hand(RED).len(), when.asked().1), (0, AskKind::Fortify));
    when.must(RED, &Action::Hold);
    assert_eq!(when.hand(RED).len(), 1, "at the end of the turn");
    // In home rules the defender declares the number of dice before the roll.
    let mut when = battle(9, 3).option("tournament.rules", "home").attacks_of(RED);
    when.must(RED, &attack("alaska", "alberta", 3));
    assert_eq!(when.asked(), (BLUE, AskKind::Defend));
}

#[test]
fn r4_7_the_throws_of_the_page_cost_what_it_says() {
    for (dice, defenders, lost) in
        [(&[5, 3, 1, 6, 2, 1][..], 3, (2, 1)), (&[6, 3, 1, 5], 1, (0, 1)), (&[4, 2, 2, 5, 3], 2, (2, 0))]
    {
        let mut when = battle(9, defenders).attacks_of(RED).dice(dice);
        when.must(RED, &attack("alaska", "alberta", 3));
        assert_eq!((9 - when.armies("alaska"), defenders - when.armies("alberta")), lost, "{dice:?}");
    }
}

#[test]
fn s_6_the_roll_that_takes_the_last_defender_costs_the_attacker_nothing() {
    let mut captures = 0;
    for defenders in 1..=3u32 {
        for code in 0..6u32.pow(3 + defenders) {
            let dice: Vec<u32> = (0..3 + defenders).map(|n| 1 + code / 6u32.pow(n) % 6).collect();
            let mut when = battle_once(defenders);
            let mut luck = Told::dice(&dice);
            let ask = when.ask(RED).id;
            let how = casus_belli::rules::AnswerOrigin::Player;
            let action = attack("alaska", "alberta", 3);
            let events = when.game.act(RED, ask, &action.into(), how, &mut luck).unwrap();
            events.iter().for_each(|event| when.game.evolve(event));
            if when.armies("alberta") == 0 {
                captures += 1;
                assert_eq!(when.armies("alaska"), 9, "{dice:?}");
            }
        }
    }
    assert!(captures > 5_000);
}

fn battle_once(defenders: u32) -> When {
    battle(9, defenders).attacks_of(RED)
}

#[test]
fn r4_11_a4_8_nobody_has_more_than_130_armies_on_the_board() {
    let given =
        tournament(3).holds(BLUE, &[("japan", 1)]).holds_all(RED, "europe").holds(RED, &[("ural", 121)]);
    let when = given.turn_of(RED);
    let Menu::Reinforce(steps::Reinforce { left, .. }) = when.ask(RED).menu else { panic!() };
    assert_eq!(left, 130 - (121 + 7), "of 2 + 5");
    let given =
        tournament(3).holds(BLUE, &[("japan", 1)]).holds(RED, &[("ural", 129), ("siam", 1), ("peru", 1)]);
    let cards = ["siam", "afghanistan", "brazil"].map(card);
    let mut when = given.hand(RED, &cards).turn_of(RED);
    when.must(RED, &Action::Trade { cards });
    assert_eq!(when.asked(), (RED, AskKind::Attack), "a hundred and thirty-one already: nothing is received");
    assert!(when.public().iter().any(|e| matches!(e, Public::CapReached(_))));
    let mut when = tournament(3).option("army.cap", "none").holds(RED, &[("ural", 500)]).turn_of(RED);
    when.pass();
}

#[test]
fn r4_12_r4_26_captured_cards_wait_for_the_next_turn_and_nobody_falls_before_the_fifth_round() {
    let mut early = battle(9, 1).round(3).holds(GREEN, &[("japan", 1)]).attacks_of(RED);
    assert_eq!(early.game.view(Viewer::Public).round, 4);
    let why = early.refused(RED, &attack("alaska", "alberta", 3));
    assert_eq!(why, Why::Protected { at: at("alberta"), rounds: 4 }, "the last territory of blue");
    let given = battle(9, 1).round(4).holds(GREEN, &[("japan", 1)]);
    let mut when =
        given.hand(BLUE, &["brazil", "alaska", "alberta"].map(card)).attacks_of(RED).dice(&[6, 5, 4, 1]);
    when.must(RED, &attack("alaska", "alberta", 3));
    when.must(RED, &Action::Advance { armies: 3 });
    assert_eq!((when.hand(RED).len(), when.asked().1), (3, AskKind::Attack));
}

#[test]
fn a4_14_no_hand_grows_beyond_seven_cards() {
    let own = ["brazil", "peru", "china", "siam", "egypt", "india"].map(card);
    let given = battle(9, 1).round(5).holds(GREEN, &[("japan", 1)]).hand(RED, &own);
    let captured = ["alaska", "alberta", "japan"].map(card);
    let mut when = given.hand(BLUE, &captured).attacks_of(RED).dice(&[6, 5, 4, 1]);
    when.must(RED, &attack("alaska", "alberta", 3));
    when.must(RED, &Action::Advance { armies: 3 });
    let Menu::Discard(steps::Discard { count, .. }) = when.ask(RED).menu else { panic!() };
    assert_eq!(count, 2);
}

#[test]
fn r4_13_r4_20_a4_19_at_an_official_table_the_bot_carries_no_messages() {
    let value = |setup: &Setup, key: &str| setup.switches().into_iter().find(|s| s.key == key).unwrap().value;
    let mut setup = Setup::preset(Rulebook::Tournament, 4);
    assert_eq!((value(&setup, "table.talk"), value(&setup, "tournament.rules")), ("off", "official"));
    // R4-20: no actions out of turn: a seat that isn't asked is refused.
    let mut when = battle(9, 3).attacks_of(RED);
    let ask = when.ask(RED).id;
    let act = when.game.act(
        BLUE,
        ask,
        &Action::Stop.into(),
        casus_belli::rules::AnswerOrigin::Player,
        &mut Told::dice(&[]),
    );
    assert_eq!(act, Err(casus_belli::rules::Illegal::NotAsked));
    when.must(RED, &Action::Stop);
    assert!(!setup.options.talk());
    // A battle by consent would be a deal made through the bot.
    let mut deals = setup.clone();
    deals.options.set("endgame.fast_battle", "on").unwrap();
    let clash = SetupError::Clash { first: "table.talk = off", second: "endgame.fast_battle = on" };
    assert_eq!(deals.check(), Err(clash));
    deals.options.set("table.talk", "on").unwrap();
    assert!(deals.check().is_ok() && deals.options.talk());
    setup.options.set("tournament.rules", "home").unwrap();
    assert_eq!(value(&setup, "table.talk"), "on");
}

/// Time is called and the round of three is completed: scores by that method.
fn scored(method: &str, given: Given) -> When {
    let given = given.option("score.method", method).option("end.time_attack", "minutes");
    let mut when = given.turn_of(GREEN).any_luck(4);
    when.call_time();
    when.pass();
    when
}

/// Red's objective is the Cold War (North America and Asia); red holds Alaska (3), China (7) and Egypt (4).
fn cold_warrior() -> Given {
    let given =
        tournament(3).objective(RED, "cold_war").objective(BLUE, "carpet").objective(GREEN, "elephant");
    given.holds(RED, &[("alaska", 3), ("china", 2), ("egypt", 5)]).holds(BLUE, &[("japan", 1)])
}

#[test]
fn r4_15_r4_16_r4_17_f_13_the_four_methods_count_all_land_or_that_of_ones_objective_and_its_armies() {
    for (method, points) in [("1", 3 + 7 + 4), ("2", 3 + 7), ("3", 3 + 7 + 3 + 2), ("rtu", 3 + 7)] {
        let when = scored(method, cold_warrior());
        let score = when.outcome().scores[0];
        assert_eq!(
            (score.points, score.inside, score.outside, score.armies),
            (points, 10, 4, 10),
            "{method}"
        );
        assert_eq!(when.outcome().ending, Ending::Points);
    }
}

#[test]
fn r4_15_r4_16_r4_17_a_reached_objective_brings_50_or_100_points_more() {
    for (method, bonus) in [("1", 50), ("2", 100), ("3", 100), ("rtu", 0)] {
        let given = tournament(3).option("score.method", method).objective(RED, "north_america_australia");
        let given =
            given.holds_all(RED, "north_america").holds_all(RED, "australia").holds(BLUE, &[("japan", 1)]);
        let given = given.holds(GREEN, &[("alaska", 1)]).holds(RED, &[("alberta", 9)]);
        let mut when = given.attacks_of(RED).dice(&[6, 5, 4, 1]);
        when.must(RED, &attack("alberta", "alaska", 3));
        when.must(RED, &Action::Advance { armies: 3 });
        let score = when.outcome().scores[0];
        let armies = if method == "3" { score.armies } else { 0 };
        assert_eq!(
            (score.points.unsigned_abs(), score.objective),
            (35 + 11 + armies + bonus, true),
            "{method}"
        );
    }
}

#[test]
fn r4_18_a4_3_there_is_a_main_objective_only() {
    let when = scored("1", cold_warrior());
    let shown = when.view(Viewer::Public).objectives;
    assert_eq!(shown.iter().map(|(seat, _)| *seat).collect::<Vec<_>>(), [RED, BLUE, GREEN]);
}

#[test]
fn f_14_equal_points_go_to_more_land_outside_the_objective_then_to_the_later_place() {
    // Red and blue both have ten points inside the objective; red has four outside.
    let given = cold_warrior().objective(BLUE, "cold_war").objective(GREEN, "north_america_africa");
    let given = given.holds_all(BLUE, "south_america").holds(GREEN, &[("japan", 2)]);
    let blue = [("kamchatka", 1), ("mongolia", 1)];
    let when = scored("2", given.holds(BLUE, &blue));
    let scores = &when.outcome().scores;
    assert_eq!((scores[0].points, scores[1].points), (10, 10));
    assert!(scores[1].outside > scores[0].outside && scores[1].place < scores[0].place);
    assert_eq!(when.outcome().ending, Ending::Points, "never a draw");
}

#[test]
fn f_14_of_equal_points_inside_and_outside_the_later_place_in_the_order_of_play_wins() {
    // Red and blue have the same objective and ten points inside it each, and nothing else.
    let given = |order: &[Seat]| {
        let given = tournament(3).objective(RED, "cold_war").objective(BLUE, "cold_war");
        let given = given.objective(GREEN, "carpet").in_order(order);
        let given = given.holds(RED, &[("alaska", 3), ("china", 2)]);
        given.holds(BLUE, &[("kamchatka", 1), ("mongolia", 1)])
    };
    for (order, better, worse) in [([RED, BLUE, GREEN], BLUE, RED), ([BLUE, RED, GREEN], RED, BLUE)] {
        for method in ["2", "rtu"] {
            let when = scored(method, given(&order));
            let score = |seat: Seat| when.outcome().scores[seat.index()];
            assert_eq!((score(better).points, score(better).outside), (10, 0));
            assert_eq!((score(worse).points, score(worse).outside), (10, 0));
            assert!(score(better).place < score(worse).place, "{method}, {order:?}");
        }
    }
}

#[test]
fn a2_7_an_objective_reached_in_anothers_turn_scores_nothing_where_it_counts_in_ones_own_turn_only() {
    for (check, points) in [("own_turn", 35 + 11), ("any_time", 35 + 11 + 50)] {
        let given = tournament(3).option("objectives.check", check).objective(RED, "north_america_australia");
        let given = given.holds_all(RED, "north_america").holds_all(RED, "australia");
        let given = given.holds(BLUE, &[("japan", 1)]).option("end.time_attack", "minutes");
        if check == "own_turn" {
            let mut when = given.turn_of(GREEN).any_luck(4);
            when.call_time();
            when.pass();
            let score = when.outcome().scores[RED.index()];
            assert_eq!((score.points.unsigned_abs(), score.objective), (points, false));
            assert_eq!(when.outcome().ending, Ending::Points);
        } else {
            let when = given.turn_of(GREEN);
            let score = when.outcome().scores[RED.index()];
            assert_eq!(
                (score.points.unsigned_abs(), score.objective),
                (points, true),
                "the game ended by it at once"
            );
        }
    }
}

#[test]
fn r4_11_a_set_that_the_limit_of_armies_would_take_away_is_not_offered_without_a_word() {
    let cards = ["siam", "afghanistan", "brazil"].map(card);
    for (ural, comes, with_bonus) in [(129, 0, 0), (122, 7, 7), (100, 10, 12)] {
        let given = tournament(3).holds(BLUE, &[("japan", 1)]).holds(RED, &[("ural", ural), ("siam", 1)]);
        let mut when = given.hand(RED, &cards).turn_of(RED);
        let ask = when.ask(RED);
        let Menu::Reinforce(steps::Reinforce { value, lost, .. }) = ask.menu.clone() else { panic!() };
        assert_eq!((value, lost), (comes, 10 - comes), "of a set of ten, with {ural} armies in the Ural");
        assert_eq!(when.view(Viewer::Seat(RED)).set_value(cards), comes);
        let names = casus_belli::text::Ctx::new(when.game.board(), []);
        for lang in casus_belli::text::Lang::ALL {
            let asked = casus_belli::text::Words::new(lang).question(&ask.menu.clone().into(), &names);
            assert_eq!(asked.contains(&format!(" {} ", 10 - comes)), comes < 10, "{asked}");
        }
        // The default keeps the cards, and so does a computer player if they would bring nothing.
        assert!(matches!(ask.default, Action::Place { .. }), "nobody is made to trade");
        let played = casus_belli::ai::Player::Normal.answer(
            &when.game.view(Viewer::Seat(RED)),
            &when.game.asks()[0],
            &mut |_| 0,
        );
        assert_eq!(matches!(played.classic(), Action::Trade { .. }), comes > 0, "{played:?}");
        let before = when.view(Viewer::Public).seat(RED).in_hand;
        when.must(RED, &Action::Trade { cards });
        assert_eq!(when.view(Viewer::Public).seat(RED).in_hand, before + with_bonus, "Siam is red's");
    }
}

#[test]
fn f_16_the_eliminated_come_last_the_first_to_leave_at_the_very_end() {
    let given = tournament(4).round(6).holds(RED, &[("alaska", 9)]).holds(BLUE, &[("alberta", 1)]);
    let given = given.option("end.time_attack", "minutes");
    let mut when = given.attacks_of(RED).dice(&[6, 5, 4, 1]);
    when.must(RED, &attack("alaska", "alberta", 3));
    when.must(RED, &Action::Advance { armies: 3 });
    let mut when = when.any_luck(2);
    when.call_time();
    while when.game.outcome().is_none() {
        when.pass();
    }
    // Green had no land here and was the first to leave.
    let out: Vec<_> = when.outcome().scores.iter().map(|score| (score.out, score.place)).collect();
    assert_eq!(out, [(None, 2), (Some(2), 3), (Some(1), 4), (None, 1)]);
}

#[test]
fn r4_21_a4_7_the_defence_is_the_most_dice_and_nobody_is_asked() {
    for (defenders, dice) in [(1, 1), (2, 2), (3, 3), (8, 3)] {
        let mut when = battle(9, defenders).attacks_of(RED).any_luck(3);
        when.must(RED, &attack("alaska", "alberta", 3));
        let rolled = when.public().into_iter().find_map(|e| match e {
            Public::Rolled(events::Rolled { defence, .. }) => Some(defence.len()),
            _ => None,
        });
        assert_eq!(rolled, Some(dice));
    }
}

#[test]
fn r4_22_a4_18_no_attack_with_fewer_dice_than_the_defender_throws() {
    for (attackers, defenders, legal) in
        [(2, 1, true), (2, 2, false), (3, 2, true), (3, 3, false), (4, 3, true), (4, 9, true)]
    {
        let mut when = battle(attackers, defenders).attacks_of(RED);
        let most = (attackers - 1).min(3) as u8;
        if legal {
            let least = defenders.min(3) as u8;
            let Menu::Attack(steps::Attack { strikes }) = when.ask(RED).menu else { panic!() };
            let strike = strikes.iter().find(|s| s.to == at("alberta")).unwrap();
            assert_eq!((strike.least, strike.dice), (least, most));
            if least > 1 {
                let why = when.refused(RED, &attack("alaska", "alberta", least - 1));
                assert_eq!(why, Why::Dice { dice: least - 1, min: least, max: most });
            }
        } else {
            let why = when.refused(RED, &attack("alaska", "alberta", most));
            assert_eq!(why, Why::Inferior { from: at("alaska"), dice: most, defence: defenders as u8 });
        }
    }
}

#[test]
fn a4_5_the_numbers_are_looked_at_before_every_roll() {
    let mut when = battle(4, 3).attacks_of(RED).dice(&[1, 1, 1, 6, 6, 6]);
    when.must(RED, &attack("alaska", "alberta", 3));
    assert_eq!(when.armies("alaska"), 1);
    let mut when = battle(5, 3).attacks_of(RED).dice(&[6, 1, 1, 5, 3, 2]);
    when.must(RED, &attack("alaska", "alberta", 3));
    assert_eq!((when.armies("alaska"), when.armies("alberta")), (3, 2));
}

#[test]
fn r4_23_a4_6_a4_17_the_move_leaves_two_armies_beside_an_enemy() {
    let land = [("alaska", 4), ("northwest_territory", 4), ("alberta", 1), ("ontario", 1), ("greenland", 1)];
    let given = tournament(3).holds(BLUE, &[("japan", 1)]).holds(RED, &land).holds(RED, &[("kamchatka", 1)]);
    let mut when = given.attacks_of(RED);
    when.must(RED, &Action::Stop);
    // Alaska borders own territories only; Kamchatka is red's too.
    let Menu::Fortify(steps::Fortify { shifts, .. }) = when.ask(RED).menu else { panic!() };
    let most = |from: &str| shifts.iter().find(|s| s.from == at(from)).map(|s| s.armies);
    assert_eq!((most("alaska"), most("northwest_territory")), (Some(3), Some(3)));
    let given = tournament(3).holds(BLUE, &[("kamchatka", 1)]).holds(RED, &land);
    let mut when = given.attacks_of(RED);
    when.must(RED, &Action::Stop);
    let why = when.refused(RED, &fortify("alaska", "alberta", 3));
    assert_eq!(why, Why::Garrison { at: at("alaska"), least: 2 });
    when.must(RED, &fortify("alaska", "alberta", 2));
    // R4-23 is about the strategic move; the move after a capture is free unless an option restricts it.
    for (garrison, most) in [("1", 8), ("2", 7)] {
        let given = battle(9, 1).option("advance.min_border_garrison", garrison);
        let mut when = given.attacks_of(RED).dice(&[6, 5, 4, 1]);
        when.must(RED, &attack("alaska", "alberta", 3));
        let Menu::Advance(steps::Advance { min, max, .. }) = when.ask(RED).menu else { panic!() };
        assert_eq!((min, max), (3, most));
    }
    let mut when =
        battle(4, 1).option("advance.min_border_garrison", "2").attacks_of(RED).dice(&[6, 5, 4, 1]);
    when.must(RED, &attack("alaska", "alberta", 3));
    assert_eq!(when.armies("alberta"), 3, "what must move in moves in");
}

#[test]
fn r4_24_r4_25_the_four_official_rules_can_be_left_out_together() {
    let mut when = battle(2, 3).option("tournament.rules", "home").attacks_of(RED);
    when.must(RED, &attack("alaska", "alberta", 1));
    assert_eq!(when.asked(), (BLUE, AskKind::Defend));
    let land = [("alaska", 2), ("alberta", 1)];
    let given =
        tournament(3).option("tournament.rules", "home").holds(BLUE, &[("japan", 1)]).holds(RED, &land);
    let mut when = given.attacks_of(RED);
    when.must(RED, &Action::Stop);
    when.must(RED, &fortify("alaska", "alberta", 1));
    assert_eq!(when.armies("alaska"), 1);
}

#[test]
fn r4_5_a_set_and_the_bonus_are_those_of_the_objectives_rulebook() {
    let cards = ["siam", "madagascar", "brazil"].map(card);
    let given =
        tournament(3).holds(RED, &[("madagascar", 1), ("siam", 1), ("peru", 1)]).holds(BLUE, &[("japan", 1)]);
    let mut when = given.hand(RED, &cards).turn_of(RED);
    when.must(RED, &Action::Trade { cards });
    when.must(RED, &place(&[("siam", 15)]));
    assert_eq!((when.armies("siam"), when.view(Viewer::Public).stage), (16, Stage::Attack));
}
