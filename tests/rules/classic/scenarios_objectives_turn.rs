//! The rulebook of secret objectives: battles, cards and the end by an objective (R2-16 to R2-26), by rule number.

use super::scenarios_objectives_setup::objectives;
use crate::classic::fixtures::{BLUE, GREEN, Given, RED, WILD, When, at, attack, card, fortify};
use crate::classic_support::public;
use casus_belli::rules::classic::{Action, AskKind, Menu, Public, Why, events, steps};
use casus_belli::rules::{Card, Ending, Holder, Viewer};

/// Red in Alaska against blue in Alberta; green has the rest.
fn battle(attackers: u32, defenders: u32) -> Given {
    objectives(3)
        .holds(RED, &[("alaska", attackers), ("peru", 1)])
        .holds(BLUE, &[("alberta", defenders), ("japan", 3)])
}

#[test]
fn r2_16_r2_17_an_attack_names_origin_and_target_and_needs_two_armies_and_a_border() {
    let mut when = battle(2, 1).holds(RED, &[("peru", 1)]).attacks_of(RED);
    assert!(matches!(when.refused(RED, &attack("peru", "brazil", 1)), Why::OneArmy { .. }));
    assert!(matches!(when.refused(RED, &attack("alaska", "japan", 1)), Why::NotAdjacent { .. }));
    let Menu::Attack(steps::Attack { strikes }) = when.ask(RED).menu else { panic!() };
    let targets: Vec<_> = strikes.iter().map(|strike| strike.to).collect();
    assert_eq!(targets, ["northwest_territory", "alberta", "kamchatka"].map(at), "by land and by sea");
    // Attacking is optional.
    when.must(RED, &Action::Stop);
}

#[test]
fn r2_18_the_attacker_throws_one_to_three_dice_with_one_army_more() {
    for (armies, most) in [(2, 1), (3, 2), (4, 3), (9, 3)] {
        let mut when = battle(armies, 1).attacks_of(RED);
        let why = when.refused(RED, &attack("alaska", "alberta", most + 1));
        assert_eq!(why, Why::Dice { dice: most + 1, min: 1, max: most });
        assert!(matches!(when.refused(RED, &attack("alaska", "alberta", 0)), Why::Dice { .. }));
    }
}

#[test]
fn r2_19_a2_5_the_defender_declares_up_to_three_dice_before_any_are_thrown() {
    let mut when = battle(5, 4).attacks_of(RED);
    when.must(RED, &attack("alaska", "alberta", 3));
    assert_eq!(when.asked(), (BLUE, AskKind::Defend));
    let Menu::Defend(steps::Defend { dice, attack: named, .. }) = when.ask(BLUE).menu else { panic!() };
    assert_eq!((dice, named), (3, 3));
    let mut when = when.dice(&[6, 5, 4, 6, 5, 3]);
    when.must(BLUE, &Action::Defend { dice: 3 });
    assert_eq!((when.armies("alaska"), when.armies("alberta")), (3, 3));
}

#[test]
fn a2_5_where_the_defender_names_first_the_attacker_follows() {
    let mut when = battle(5, 4).option("dice.declare", "defender_first").attacks_of(RED);
    when.must(RED, &attack("alaska", "alberta", 3));
    let Menu::Defend(steps::Defend { attack: named, .. }) = when.ask(BLUE).menu else { panic!() };
    assert_eq!(named, 0, "not named yet");
    when.must(BLUE, &Action::Defend { dice: 2 });
    assert_eq!(when.asked(), (RED, AskKind::Throw));
    assert_eq!(when.refused(RED, &Action::Throw { dice: 4 }), Why::Dice { dice: 4, min: 1, max: 3 });
    let mut when = when.dice(&[6, 5, 4]);
    when.must(RED, &Action::Throw { dice: 1 });
    assert_eq!((when.armies("alaska"), when.armies("alberta")), (5, 3));
}

#[test]
fn r2_20_s_4_best_against_best_and_a_tie_is_the_defenders() {
    let mut when = battle(9, 9).option("defence.choice", "max").attacks_of(RED).dice(&[6, 6, 2, 6, 5, 1]);
    when.must(RED, &attack("alaska", "alberta", 3));
    assert_eq!((when.armies("alaska"), when.armies("alberta")), (8, 7));
}

#[test]
fn r2_21_the_attacker_repeats_switches_and_stops_at_will() {
    let mut when =
        battle(9, 9).option("defence.choice", "max").attacks_of(RED).dice(&[6, 6, 6, 1, 1, 1, 6, 1]);
    when.must(RED, &attack("alaska", "alberta", 3));
    when.must(RED, &attack("alaska", "kamchatka", 1));
    assert_eq!(when.asked(), (RED, AskKind::Advance));
}

#[test]
fn r2_22_s_6_at_least_the_armies_of_the_last_throw_move_in_and_attack_on_from_there() {
    let mut when = battle(9, 1).attacks_of(RED).dice(&[6, 5, 4, 1]);
    when.must(RED, &attack("alaska", "alberta", 3));
    let Menu::Advance(steps::Advance { min, max, .. }) = when.ask(RED).menu else { panic!() };
    assert_eq!((min, max, when.armies("alaska")), (3, 8, 9), "the last throw cost the attacker nothing");
    when.must(RED, &Action::Advance { armies: 5 });
    let mut when = when.dice(&[6, 5, 4, 1]);
    when.must(RED, &attack("alberta", "ontario", 3));
    assert_eq!(when.asked(), (RED, AskKind::Advance));
}

#[test]
fn r2_23_one_card_at_the_end_of_a_turn_with_a_conquest_however_many() {
    let mut when = battle(9, 1).attacks_of(RED).dice(&[6, 5, 4, 1, 6, 5, 4, 1]);
    when.must(RED, &attack("alaska", "alberta", 3));
    when.must(RED, &Action::Advance { armies: 8 });
    when.must(RED, &attack("alberta", "ontario", 3));
    when.must(RED, &Action::Advance { armies: 3 });
    let mut when = when.any_luck(1);
    when.pass();
    assert_eq!(when.hand(RED).len(), 1);
}

#[test]
fn r2_24_one_strategic_move_to_a_neighbour_ends_the_turn() {
    let mut when = battle(9, 1).holds(RED, &[("kamchatka", 1), ("mongolia", 1)]).attacks_of(RED).any_luck(1);
    when.must(RED, &Action::Stop);
    assert!(matches!(when.refused(RED, &fortify("alaska", "mongolia", 3)), Why::NotAdjacent { .. }));
    when.must(RED, &fortify("alaska", "kamchatka", 8));
    assert_eq!((when.armies("alaska"), when.armies("kamchatka")), (1, 9));
    assert_eq!(when.asked().0, BLUE);
}

/// Blue's last army is in Alberta, with that many cards; it is round five, so the protection is over.
fn last_of_blue(cards: &[Card], options: &[(&str, &str)]) -> Given {
    let given =
        objectives(3).round(5).holds(RED, &[("alaska", 9)]).holds(BLUE, &[("alberta", 1)]).hand(BLUE, cards);
    options.iter().fold(given, |given, (key, value)| given.option(key, value))
}

fn eliminate(given: Given) -> When {
    let mut when = given.attacks_of(RED).dice(&[6, 5, 4, 1]);
    when.must(RED, &attack("alaska", "alberta", 3));
    when.must(RED, &Action::Advance { armies: 3 });
    when
}

#[test]
fn r2_25_the_eliminator_takes_the_victims_cards_and_keeps_them_for_the_next_turn() {
    let when = eliminate(last_of_blue(&["brazil", "alaska", "alberta"].map(card), &[]));
    assert!(!when.view(Viewer::Public).seat(BLUE).alive);
    assert_eq!(when.hand(RED).len(), 3);
    assert_eq!(when.asked(), (RED, AskKind::Attack), "A2-8: no set is traded now");
}

#[test]
fn r2_34_a2_22_against_time_nobody_keeps_more_than_seven_cards() {
    let captured = ["brazil", "peru", "china", "siam", "japan"].map(card);
    let own = ["ontario", "quebec", "iceland", "egypt"].map(card);
    let time = [("end.time_attack", "reshuffles")];
    let mut when = eliminate(last_of_blue(&captured, &time).hand(RED, &own));
    assert_eq!(when.asked(), (RED, AskKind::Discard));
    assert_eq!(
        when.ask(RED).default,
        Action::Discard { cards: vec![card("siam"), card("china")] },
        "last captured"
    );
    let two = |a, b| Action::Discard { cards: vec![a, b] };
    assert!(matches!(when.refused(RED, &two(card("egypt"), card("egypt"))), Why::Cards { .. }));
    assert!(matches!(when.refused(RED, &two(card("egypt"), WILD[0])), Why::NotInHand { .. }));
    assert!(matches!(
        when.refused(RED, &Action::Discard { cards: vec![] }),
        Why::Cards { given: 0, wanted: 2 }
    ));
    when.must(RED, &two(card("egypt"), card("brazil")));
    assert_eq!((when.hand(RED).len(), when.asked().1), (7, AskKind::Attack));
    let when = eliminate(last_of_blue(&captured, &[]).hand(RED, &own));
    assert_eq!(when.asked().1, AskKind::Attack, "the traditional game knows no limit");
}

#[test]
fn r2_34_a2_9_at_seven_cards_no_card_is_drawn() {
    let seven = ["brazil", "peru", "china", "siam", "japan", "india", "egypt"].map(card);
    let given = battle(9, 1).option("end.time_attack", "reshuffles").hand(RED, &seven);
    let mut when = given.attacks_of(RED).dice(&[6, 5, 4, 1]);
    when.must(RED, &attack("alaska", "alberta", 3));
    when.must(RED, &Action::Advance { armies: 3 });
    when.pass();
    assert_eq!(when.hand(RED).len(), 7);
    assert!(when.public().contains(&Public::HandFull(events::HandFull { seat: RED })));
}

/// Red needs Alaska for North America and Oceania, and can take it.
fn reaching() -> Given {
    let given = objectives(3).objective(RED, "north_america_australia").objective(BLUE, "asia_africa");
    let given =
        given.holds_all(RED, "north_america").holds_all(RED, "australia").holds(BLUE, &[("japan", 1)]);
    given.holds(GREEN, &[("alaska", 1)]).holds(RED, &[("alberta", 9)])
}

#[test]
fn r2_26_a2_7_the_game_ends_as_soon_as_an_objective_is_reached_with_the_armies_moved_in() {
    let mut when = reaching().attacks_of(RED).dice(&[6, 5, 4, 1]);
    when.must(RED, &attack("alberta", "alaska", 3));
    assert!(when.game.outcome().is_none(), "the armies are still to move in");
    when.must(RED, &Action::Advance { armies: 3 });
    let outcome = when.outcome().clone();
    assert_eq!((outcome.winners.clone(), outcome.ending), (vec![RED], Ending::Objective));
    assert!(outcome.scores[0].objective && outcome.scores[0].place == 1);
    // All objectives are revealed now.
    let shown: Vec<_> = when.view(Viewer::Public).objectives.iter().map(|(seat, _)| *seat).collect();
    assert_eq!(shown, [RED, BLUE]);
}

#[test]
fn r2_26_eighteen_territories_with_two_armies_count_as_soon_as_the_last_army_is_placed() {
    let board = objectives(3).turn_of(RED).game.board();
    let keys: Vec<(&str, u32)> = board.territories().iter().take(18).map(|t| (t.key.as_str(), 2)).collect();
    let given =
        objectives(3).objective(RED, "eighteen_with_two").holds(BLUE, &[("japan", 1)]).holds(RED, &keys);
    let mut when = given.holds(RED, &[("alaska", 1)]).turn_of(RED);
    when.must(RED, &crate::classic::fixtures::place(&[("peru", 2)]));
    assert!(when.game.outcome().is_none());
    when.must(RED, &crate::classic::fixtures::place(&[("alaska", 1)]));
    assert_eq!(when.outcome().ending, Ending::Objective);
}

#[test]
fn f_3_f_7_an_elimination_becomes_24_territories_if_the_target_is_oneself_absent_or_anothers_prey() {
    let instead = |when: &When, seat| when.view(Viewer::Seat(seat)).own.unwrap().instead;
    for (key, expected) in [("eliminate_1", true), ("eliminate_2", false), ("eliminate_6", true)] {
        let when = objectives(3)
            .objective(RED, key)
            .holds(RED, &[("alaska", 1)])
            .holds(BLUE, &[("peru", 1)])
            .turn_of(RED);
        assert_eq!(instead(&when, RED), expected, "{key}");
    }
    // Green's objective is to eliminate blue; red does it first.
    let hunted =
        |option: &[(&str, &str)]| eliminate(last_of_blue(&[], option).objective(GREEN, "eliminate_2"));
    assert_eq!(hunted(&[("objectives.check", "own_turn")]).asked(), (RED, AskKind::Attack));
    let own_turn = hunted(&[("objectives.check", "own_turn")]);
    assert!(instead(&own_turn, GREEN));
    // Green holds forty territories: it reaches the fallback at that moment, in red's turn (A2-7).
    assert_eq!(hunted(&[]).outcome().winners, [GREEN]);
    let completed = hunted(&[("mission.third_party_kill", "completes")]);
    assert_eq!(completed.outcome().winners, [GREEN]);
}

#[test]
fn r2_26_eliminating_the_target_oneself_wins() {
    let when = eliminate(last_of_blue(&[], &[]).objective(RED, "eliminate_2"));
    assert_eq!((when.outcome().winners.clone(), when.outcome().ending), (vec![RED], Ending::Objective));
}

#[test]
fn a2_7_of_several_who_reach_theirs_at_once_the_active_player_wins() {
    let given = last_of_blue(&[], &[]).objective(GREEN, "eliminate_2").objective(RED, "eliminate_2");
    assert_eq!(eliminate(given).outcome().winners, [RED]);
}

#[test]
fn a2_7_where_objectives_count_in_ones_own_turn_they_wait_for_it() {
    let given = last_of_blue(&[], &[("objectives.check", "own_turn")]).objective(GREEN, "eliminate_2");
    let mut when = eliminate(given).any_luck(1);
    while when.game.outcome().is_none() {
        when.pass();
    }
    assert_eq!((when.outcome().winners.clone(), when.view(Viewer::Public).on_turn), (vec![GREEN], None));
    let began = when.public().into_iter().rev().find_map(|e| match e {
        Public::TurnBegan(events::TurnBegan { seat, .. }) => Some(seat),
        _ => None,
    });
    assert_eq!(began, Some(GREEN));
}

#[test]
fn r2_26_the_whole_world_wins_where_no_objective_does() {
    let world = objectives(3).round(6).holds(GREEN, &[("alaska", 9)]);
    let mut when = world.holds(RED, &[("alberta", 1)]).attacks_of(GREEN).dice(&[6, 5, 4, 1]);
    when.must(GREEN, &attack("alaska", "alberta", 3));
    assert_eq!((when.outcome().winners.clone(), when.outcome().ending), (vec![GREEN], Ending::World));
    assert_eq!(when.holder("alberta"), Holder::Seat(GREEN));
    assert!(!when.events.iter().any(|e| matches!(public(e), Some(Public::ObjectivesShown(_)))));
}
