//! Tests of the stop conditions.

use super::super::{BattleRules, Stop, Table, battle, capture, capture_percent};
use super::super::{Dice, End};

fn stopping(stop: Stop) -> BattleRules {
    BattleRules::classic().stopping(stop)
}

#[track_caller]
fn assert_same(one: &[End], other: &[End]) {
    assert_eq!(one.len(), other.len(), "{one:?} {other:?}");
    for (one, other) in one.iter().zip(other) {
        assert_eq!((one.attackers, one.defenders), (other.attackers, other.defenders));
        assert!((one.chance - other.chance).abs() < 1e-13, "{one:?} {other:?}");
    }
}

#[test]
fn after_one_roll_the_ends_are_those_of_the_roll() {
    let found = battle(5, 4, &stopping(Stop { rolls: Some(1), ..Stop::default() })).unwrap();
    let ends: Vec<_> = found.ends.iter().map(|end| (end.attackers, end.defenders)).collect();
    assert_eq!(ends, [(5, 2), (4, 3), (3, 4)]);
    for (end, ways) in found.ends.iter().zip([2890.0, 2611.0, 2275.0]) {
        assert!((end.chance - ways / 7776.0).abs() < 1e-15);
    }
    let none = battle(5, 4, &stopping(Stop { rolls: Some(0), ..Stop::default() })).unwrap();
    assert_eq!((none.ends.len(), none.win, none.attacker_losses), (1, 0.0, 0.0));
}

#[test]
fn so_many_rolls_that_the_battle_is_over_are_no_bound() {
    for (a, d) in [(1, 1), (6, 3), (3, 7), (12, 12)] {
        let whole = battle(a, d, &BattleRules::classic()).unwrap();
        for rolls in [a + d - 1, a + d, u32::MAX] {
            let bound = battle(a, d, &stopping(Stop { rolls: Some(rolls), ..Stop::default() })).unwrap();
            assert_same(&bound.ends, &whole.ends);
        }
    }
}

#[test]
fn one_roll_more_never_lowers_the_chance_and_never_saves_anybody() {
    let after = |rolls| battle(9, 6, &stopping(Stop { rolls: Some(rolls), ..Stop::default() })).unwrap();
    for rolls in 0..15 {
        let (now, then) = (after(rolls), after(rolls + 1));
        assert!(then.win >= now.win - 1e-15);
        assert!(then.attacker_losses >= now.attacker_losses - 1e-14);
        assert!(then.defender_losses >= now.defender_losses - 1e-14);
        let all: f64 = now.ends.iter().map(|end| end.chance).sum();
        assert!((all - 1.0).abs() < 1e-13, "{all}");
    }
}

#[test]
fn it_stops_where_the_chance_has_fallen_below_the_bound_and_nowhere_else() {
    let table = Table::new(12, 12, &Dice::six_sided(3, 2)).unwrap();
    for percent in [1, 33, 50, 75, 100] {
        let found = battle(12, 9, &stopping(Stop { below_percent: percent, ..Stop::default() })).unwrap();
        for end in found.ends.iter().filter(|end| end.defenders > 0) {
            let win = table.get(end.attackers, end.defenders).unwrap().win * 100.0;
            assert!(win < f64::from(percent), "{end:?} has {win} %");
        }
        let whole = battle(12, 9, &BattleRules::classic()).unwrap();
        assert!(found.win <= whole.win + 1e-15 && found.attacker_losses <= whole.attacker_losses + 1e-14);
    }
    let never = battle(12, 9, &stopping(Stop { below_percent: 100, ..Stop::default() })).unwrap();
    assert_eq!(never.ends.len(), 1, "nothing is certain while somebody defends");
}

#[test]
fn several_conditions_hold_at_once() {
    let all = Stop { left: 3, rolls: Some(4), below_percent: 40 };
    let found = battle(10, 8, &stopping(all)).unwrap();
    for one in [
        Stop { left: 3, ..Stop::default() },
        Stop { rolls: Some(4), ..Stop::default() },
        Stop { below_percent: 40, ..Stop::default() },
    ] {
        assert!(found.win <= battle(10, 8, &stopping(one)).unwrap().win + 1e-15, "{one:?}");
    }
    assert!(found.ends.iter().all(|end| end.attackers >= 2), "two armies at most fall in a roll: {found:?}");
}

#[test]
fn a_long_battle_by_rolls_adds_up() {
    let found = battle(600, 500, &stopping(Stop { rolls: Some(300), ..Stop::default() })).unwrap();
    let all: f64 = found.ends.iter().map(|end| end.chance).sum();
    assert!((all - 1.0).abs() < 1e-12, "{all}");
    // Neither side is near its end yet: all dice were thrown in all rolls.
    let per_roll = (2611.0 + 2.0 * 2890.0) / 7776.0;
    assert!((found.defender_losses - 300.0 * per_roll).abs() < 1e-9, "{}", found.defender_losses);
}

#[test]
fn labels_are_rounded_down_and_never_certain_while_somebody_defends() {
    let dice = Dice::six_sided(3, 2);
    assert!((capture(1, 1, &dice) - 15.0 / 36.0).abs() < 1e-15);
    assert_eq!(capture_percent(1, 1, &dice), 41, "15 of 36");
    assert_eq!(capture_percent(0, 1, &dice), 0, "no free army");
    assert_eq!(capture_percent(u32::MAX, 1, &dice), 99);
    assert_eq!(capture_percent(1, u32::MAX, &dice), 0);
    assert_eq!(capture_percent(5, 0, &dice), 100);
    assert_eq!(capture_percent(3, 3, &Dice::six_sided(4, 2)), 0, "dice that nobody throws");
    // Large armies keep their ratio: the attacker wins a long battle from about 85 against 100 on.
    assert_eq!(capture_percent(200_000, 200_000, &dice), 99);
    assert_eq!(capture_percent(120_000, 200_000, &dice), 0);
    for (a, d) in [(30, 30), (300, 280), (1000, 999)] {
        let exact = battle(a, d, &BattleRules::classic()).unwrap().win;
        assert!((capture(a, d, &dice) - exact).abs() < f64::EPSILON, "exact up to a thousand");
    }
}
