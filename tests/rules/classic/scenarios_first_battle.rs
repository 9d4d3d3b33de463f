//! The first edition: combat, captures, transfers, fast battles (R0-19 to R0-34, R0-50), by rule number.

use super::scenarios_first_setup::given;
use crate::classic::fixtures::{BLUE, GREEN, Given, RED, When, at, attack, fortify};
use crate::classic_support::public;
use casus_belli::rules::classic::{Action, AskKind, Menu, Public, Why, events, steps};
use casus_belli::rules::{self, Holder, Seen, Viewer};

/// Red in Alaska against blue in Alberta; red and blue have other territories too, green the rest.
fn battle(attackers: u32, defenders: u32) -> Given {
    given()
        .holds(RED, &[("alaska", attackers), ("peru", 1)])
        .holds(BLUE, &[("alberta", defenders), ("japan", 3)])
}

fn defend(dice: u8) -> Action {
    Action::Defend { dice }
}

/// Losses of the last roll, the attacker's first.
fn losses(when: &When) -> (u32, u32) {
    let rolled = when.public().into_iter().rev().find_map(|public| match public {
        Public::Rolled(events::Rolled { attacker_lost, defender_lost, .. }) => {
            Some((attacker_lost, defender_lost))
        }
        _ => None,
    });
    rolled.unwrap()
}

#[test]
fn r0_19_r0_28_r0_32_attacking_is_free_may_be_repeated_and_stopped_at_any_time() {
    let mut when = battle(5, 4).attacks_of(RED).dice(&[1, 6, 6, 1]);
    for _ in 0..2 {
        when.must(RED, &attack("alaska", "alberta", 1));
        let ask = when.ask(BLUE);
        assert!(matches!(ask.menu, Menu::Defend(_)));
        let mut dice = when.dice(&[1, 6, 6]);
        dice.must(BLUE, &defend(2));
        when = dice;
    }
    when.must(RED, &Action::Stop);
    assert_ne!(when.asked(), (RED, AskKind::Attack));
    let mut idle = battle(5, 4).attacks_of(RED);
    idle.must(RED, &Action::Stop);
    let mut nothing = given().holds(RED, &[("alaska", 1)]).holds(BLUE, &[("alberta", 1)]).turn_of(RED);
    // With one army everywhere combat ends before it begins, and so does the turn.
    if nothing.asked() == (RED, AskKind::Reinforce) {
        let ask = nothing.ask(RED);
        nothing.must(RED, &ask.default);
    }
    assert_ne!(nothing.asked().0, RED);
}

#[test]
fn r0_20_r0_23_one_to_three_dice_and_one_army_more() {
    for (armies, most) in [(2, 1), (3, 2), (4, 3), (9, 3)] {
        let mut when = battle(armies, 3).attacks_of(RED);
        for dice in [0, most + 1] {
            let why = when.refused(RED, &attack("alaska", "alberta", dice));
            assert_eq!(why, Why::Dice { dice, min: 1, max: most });
        }
        for dice in 1..=most {
            let mut when = battle(armies, 3).attacks_of(RED);
            when.must(RED, &attack("alaska", "alberta", dice));
        }
    }
    let mut when = battle(2, 3).attacks_of(RED);
    assert_eq!(when.refused(RED, &attack("peru", "brazil", 1)), Why::OneArmy { at: at("peru"), armies: 1 });
}

#[test]
fn r0_21_a0_4_an_attack_always_says_where_from_and_where_to_before_the_throw() {
    let mut when = battle(4, 3).attacks_of(RED);
    when.must(RED, &attack("alaska", "alberta", 3));
    let announced = when.public().into_iter().any(|public| {
        matches!(public, Public::Announced(events::Announced { from, to, .. }) if (from, to) == (at("alaska"), at("alberta")))
    });
    assert!(announced && when.view(Viewer::Public).battle.is_some());
    assert_eq!((when.armies("alaska"), when.armies("alberta")), (4, 3), "and nobody pays a fine");
}

#[test]
fn r0_24_a0_3_one_army_defends_with_one_die_two_with_two_more_with_two_or_three() {
    for (armies, dice) in [(1, (1, 1)), (2, (2, 2)), (3, (2, 3)), (7, (2, 3))] {
        let mut when = battle(6, armies).attacks_of(RED).any_luck(1);
        when.must(RED, &attack("alaska", "alberta", 1));
        if dice.0 == dice.1 {
            assert_ne!(when.asked().1, AskKind::Defend, "nothing to choose");
            let thrown = when.public().into_iter().find_map(|public| match public {
                Public::Rolled(events::Rolled { defence, .. }) => Some(defence.len()),
                _ => None,
            });
            assert_eq!(thrown, Some(usize::from(dice.0)));
            continue;
        }
        let Menu::Defend(steps::Defend { least, dice: most, .. }) = when.ask(BLUE).menu else { panic!() };
        assert_eq!((least, most), dice);
        assert_eq!(when.refused(BLUE, &defend(1)), Why::Dice { dice: 1, min: 2, max: 3 });
        assert_eq!(when.ask(BLUE).default, defend(3), "silence throws the most");
    }
    let mut free = battle(6, 5).option("defence.choice", "free").attacks_of(RED).any_luck(1);
    free.must(RED, &attack("alaska", "alberta", 1));
    free.must(BLUE, &defend(1));
}

#[test]
fn r0_25_a0_5_the_attackers_dice_may_be_hidden_until_the_defender_has_chosen() {
    let mut when = battle(6, 5).option("dice.declare", "secret").attacks_of(RED).dice(&[1, 1, 6, 6, 6]);
    when.must(RED, &attack("alaska", "alberta", 2));
    let Menu::Defend(steps::Defend { attack: shown, .. }) = when.ask(BLUE).menu else { panic!() };
    assert_eq!(shown, 0);
    for viewer in [Viewer::Public, Viewer::Seat(BLUE), Viewer::Seat(GREEN)] {
        let seen: Vec<Seen> = when.events.iter().filter_map(|event| event.seen_by(viewer)).collect();
        assert!(seen.iter().all(|seen| !matches!(
            seen,
            Seen::Answered { action: rules::Action::Classic(Action::Attack { .. }), .. }
        )));
        assert_eq!(when.view(viewer).battle.map(|battle| battle.dice), Some(0));
    }
    when.must(BLUE, &defend(3));
    let Some(Public::Rolled(events::Rolled { attack, defence, .. })) =
        when.public().into_iter().find(|p| matches!(p, Public::Rolled(_)))
    else {
        panic!()
    };
    assert_eq!((attack.len(), defence.len()), (2, 3));
}

#[test]
fn r0_5_r0_26_r0_27_best_against_best_a_tie_costs_the_attacker() {
    /// Attack, defence, losses of both.
    type Vector = (&'static [u32], &'static [u32], (u32, u32));
    // The booklet's own examples.
    let vectors: [Vector; 4] = [
        (&[5, 3, 2], &[6, 2], (1, 1)),
        (&[6, 4, 3], &[5], (0, 1)),
        (&[6], &[6], (1, 0)),
        (&[6, 2, 2], &[5, 4, 2], (2, 1)),
    ];
    for (attacking, defending, lost) in vectors {
        let dice = [attacking, defending].concat();
        let armies = if defending.len() == 1 { 1 } else { defending.len() as u32 + 1 };
        let mut when = battle(4, armies).attacks_of(RED).dice(&dice);
        when.must(RED, &attack("alaska", "alberta", attacking.len() as u8));
        if armies > 1 {
            when.must(BLUE, &defend(defending.len() as u8));
        }
        assert_eq!(losses(&when), lost, "{attacking:?} against {defending:?}");
    }
}

#[test]
fn r0_29_as_many_armies_as_dice_move_in_at_least_and_all_but_one_at_most() {
    let mut when = battle(7, 1).attacks_of(RED).dice(&[6, 5, 4, 1]);
    when.must(RED, &attack("alaska", "alberta", 3));
    let Menu::Advance(steps::Advance { from, min, max, .. }) = when.ask(RED).menu else { panic!() };
    assert_eq!((from, min, max), (at("alaska"), 3, 6));
    assert_eq!(when.refused(RED, &Action::Advance { armies: 2 }), Why::Armies { armies: 2, min: 3, max: 6 });
    when.must(RED, &Action::Advance { armies: 6 });
    assert_eq!((when.armies("alaska"), when.armies("alberta")), (1, 6));
}

#[test]
fn r0_30_r0_31_a_captured_territory_attacks_on_and_one_target_may_be_attacked_from_several() {
    let given = battle(7, 1).holds(RED, &[("northwest_territory", 4)]).holds(BLUE, &[("ontario", 2)]);
    let mut when = given.attacks_of(RED).dice(&[6, 5, 4, 1]);
    when.must(RED, &attack("alaska", "alberta", 3));
    when.must(RED, &Action::Advance { armies: 6 });
    let mut when = when.dice(&[1, 6, 6]);
    when.must(RED, &attack("alberta", "ontario", 1));
    let mut when = when.dice(&[1, 6, 6]);
    when.must(RED, &attack("northwest_territory", "ontario", 1));
    assert_eq!((when.armies("alberta"), when.armies("northwest_territory")), (5, 3));
}

#[test]
fn r0_33_a0_7_any_number_of_transfers_each_army_one_step() {
    let line = [("alaska", 5), ("alberta", 1), ("ontario", 2), ("peru", 1)];
    let mut when = given().holds(RED, &line).holds(BLUE, &[("japan", 1)]).attacks_of(RED);
    when.must(RED, &Action::Stop);
    when.must(RED, &fortify("alaska", "alberta", 3));
    assert_eq!(when.asked(), (RED, AskKind::Fortify), "more may follow");
    // Armies that have just moved stay: three of the four in Alberta.
    let why = when.refused(RED, &fortify("alberta", "ontario", 3));
    assert_eq!(why, Why::Engaged { at: at("alberta"), stay: 3 });
    when.must(RED, &fortify("alberta", "ontario", 1));
    assert_eq!(
        when.refused(RED, &fortify("alaska", "ontario", 1)),
        Why::NotAdjacent { from: at("alaska"), to: at("ontario") }
    );
    when.must(RED, &fortify("alaska", "alberta", 1));
    when.must(RED, &fortify("ontario", "alberta", 2));
    assert_eq!((when.armies("alaska"), when.armies("alberta"), when.armies("ontario")), (1, 6, 1));
    assert_ne!(when.asked().0, RED, "nothing is left to move");
}

#[test]
fn r0_34_a0_6_armies_that_attacked_this_turn_stay_where_they_are() {
    let land = [("alaska", 6), ("northwest_territory", 1), ("peru", 1)];
    let fought = |exclude: &str| {
        let given = given().option("fortify.exclude_engaged", exclude);
        let given = given.holds(RED, &land).holds(BLUE, &[("alberta", 2), ("japan", 3)]);
        let mut when = given.attacks_of(RED).dice(&[6, 5, 1, 5, 5]);
        // Three attacked and one was lost: two of the remaining five took part.
        when.must(RED, &attack("alaska", "alberta", 3));
        when
    };
    let mut when = fought("on");
    assert_eq!(losses(&when), (1, 1));
    when.must(RED, &Action::Stop);
    let why = when.refused(RED, &fortify("alaska", "northwest_territory", 4));
    assert_eq!(why, Why::Engaged { at: at("alaska"), stay: 2 });
    when.must(RED, &fortify("alaska", "northwest_territory", 3));
    let mut when = fought("off");
    when.must(RED, &Action::Stop);
    when.must(RED, &fortify("alaska", "northwest_territory", 4));
}

#[test]
fn r0_34_a0_6_a_capture_takes_those_that_fought_along() {
    let given =
        given().holds(RED, &[("alaska", 8), ("peru", 1)]).holds(BLUE, &[("alberta", 1), ("japan", 3)]);
    let mut when = given.attacks_of(RED).dice(&[6, 5, 4, 1]);
    when.must(RED, &attack("alaska", "alberta", 3));
    when.must(RED, &Action::Advance { armies: 4 });
    when.must(RED, &Action::Stop);
    assert_eq!(when.view(Viewer::Public).staying[at("alberta").index()], 4);
    // The card for the capture is drawn when nothing is left to move.
    let mut when = when.any_luck(1);
    when.must(RED, &fortify("alaska", "alberta", 3));
    assert_eq!((when.armies("alaska"), when.armies("alberta")), (1, 7));
}

fn large(option: &str) -> When {
    let given = given().option("endgame.fast_battle", option).option("defence.choice", "max");
    let given =
        given.holds(RED, &[("alaska", 30), ("peru", 1)]).holds(BLUE, &[("alberta", 24), ("japan", 3)]);
    given.attacks_of(RED)
}

fn propose(dice: u8) -> Action {
    Action::Propose { from: at("alaska"), to: at("alberta"), dice }
}

#[test]
fn r0_50_a0_11_a_fast_battle_needs_the_tables_leave_and_both_players_and_twenty_armies() {
    let why = Why::NotFast { from: at("alaska"), to: at("alberta") };
    assert_eq!(large("off").refused(RED, &propose(3)), why);
    let mut when = large("on").dice(&[6, 6, 1, 5, 5, 5]);
    when.must(RED, &propose(3));
    assert_eq!(when.asked(), (BLUE, AskKind::Consent));
    assert_eq!(when.ask(BLUE).default, Action::Consent { yes: false }, "silence is a no");
    when.must(BLUE, &Action::Consent { yes: true });
    assert_eq!(losses(&when), (5, 10));
    // Fourteen are left in Alberta: from now on one army per comparison, and the defender is not asked again.
    assert_eq!((when.armies("alaska"), when.armies("alberta")), (25, 14));
    assert_eq!(when.refused(RED, &propose(3)), why);
    let mut when = when.dice(&[6, 6, 6, 1, 1, 1]);
    when.must(RED, &attack("alaska", "alberta", 3));
    assert_eq!(losses(&when), (0, 3));
}

#[test]
fn r0_50_a_declined_fast_battle_is_an_ordinary_one_and_is_not_asked_about_again_in_this_turn() {
    let mut when = large("on").dice(&[6, 6, 1, 5, 5, 5]);
    when.must(RED, &propose(3));
    when.must(BLUE, &Action::Consent { yes: false });
    assert_eq!(losses(&when), (1, 2));
    let why = Why::NotFast { from: at("alaska"), to: at("alberta") };
    assert_eq!(when.refused(RED, &propose(3)), why);
    assert_eq!(when.holder("alberta"), Holder::Seat(BLUE));
    let settled = when.events.iter().any(|event| {
        matches!(public(event), Some(Public::FastSettled(events::FastSettled { agreed: false, .. })))
    });
    assert!(settled);
}
