//! Fights of the Cold War against enumeration of all throws and of all courses.

use crate::odds::{
    Fight, Force, MOST_FIGHTS, MOST_KNOWN, MOST_POOL, OddsError, Ones, PoolDice, fight_series, interception,
    to_the_end,
};
use std::collections::BTreeMap;

const DICE: [PoolDice; 6] = {
    const fn dice(sides: u8, success: u8, ones: Ones) -> PoolDice {
        PoolDice { sides, success, ones }
    }
    [
        dice(10, 6, Ones::Net),
        dice(10, 6, Ones::WithoutSuccess),
        dice(10, 6, Ones::Ignored),
        dice(6, 4, Ones::Net),
        dice(6, 4, Ones::WithoutSuccess),
        dice(6, 4, Ones::Ignored),
    ]
};

/// Successes for oneself and for the other side, of one throw: read off the text of A3-1.
fn brought(throw: &[u8], dice: PoolDice) -> (i32, i32) {
    let count = |wanted: &dyn Fn(u8) -> bool| throw.iter().filter(|die| wanted(**die)).count() as i32;
    let (successes, ones) = (count(&|die| die >= dice.success), count(&|die| die == 1));
    let gift = match dice.ones {
        Ones::Net => (ones - successes).max(0),
        Ones::WithoutSuccess => {
            if successes == 0 {
                ones
            } else {
                0
            }
        }
        Ones::Ignored => 0,
    };
    let kept = if dice.ones == Ones::Ignored { successes } else { (successes - ones).max(0) };
    (kept, gift)
}

/// How often each difference comes, over all throws.
fn counted(attack: usize, defence: usize, dice: PoolDice) -> BTreeMap<i32, u64> {
    let mut ways = BTreeMap::new();
    for a in super::throws(&vec![dice.sides; attack]) {
        for d in super::throws(&vec![dice.sides; defence]) {
            let ((own, gift), (others, gift_of_others)) = (brought(&a, dice), brought(&d, dice));
            *ways.entry(own + gift_of_others - others - gift).or_default() += 1;
        }
    }
    ways
}

#[test]
fn a_fight_has_the_chances_of_all_its_throws_r3_22_a3_1() {
    for dice in DICE {
        for (attack, defence) in [(1, 1), (2, 1), (1, 2), (2, 2), (3, 1), (1, 3), (3, 2)] {
            let all = f64::from(dice.sides).powi((attack + defence) as i32);
            let fight = Fight::of(attack as u32, defence as u32, dice).unwrap();
            let ways = counted(attack, defence, dice);
            for difference in -6..=6 {
                let exact = *ways.get(&difference).unwrap_or(&0) as f64 / all;
                let found = fight.chance(difference);
                assert!(
                    (exact - found).abs() < 1e-14,
                    "{dice:?} {attack}:{defence} {difference}: {found} {exact}"
                );
            }
        }
    }
}

#[test]
fn the_vectors_of_a3_1_are_met() {
    let dice = PoolDice::default();
    // 7 1 1 against 6: nothing against 1 + 1.
    assert_eq!(dice.worth(1, 2) - dice.worth(1, 0), -2);
    // 1 against 1: 1 each, nothing happens (A3-16).
    assert_eq!(dice.worth(0, 1) - dice.worth(0, 1), 0);
    // Only without a success do ones count for the other side.
    let seldom = PoolDice { ones: Ones::WithoutSuccess, ..dice };
    assert_eq!((seldom.worth(1, 2), seldom.worth(0, 2)), (0, -2));
    let ignored = PoolDice { ones: Ones::Ignored, ..dice };
    assert_eq!((ignored.worth(0, 2), ignored.worth(1, 2)), (0, 1));
}

#[test]
fn the_chances_of_a_fight_add_up_and_mirror_each_other() {
    for dice in DICE {
        for (attack, defence) in [(0, 4), (6, 3), (17, 30), (MOST_POOL, 1)] {
            let (fight, mirror) =
                (Fight::of(attack, defence, dice).unwrap(), Fight::of(defence, attack, dice).unwrap());
            let sum: f64 = fight.differences().map(|(_, chance)| chance).sum();
            assert!((sum - 1.0).abs() < 1e-12, "{sum}");
            assert!((fight.win() + fight.level() + fight.lose() - 1.0).abs() < 1e-12);
            assert!((fight.win() - mirror.lose()).abs() < 1e-12);
            let (first, second) = fight.mean_damage();
            let of_mirror = mirror.mean_damage();
            assert!((first - of_mirror.1).abs() < 1e-9 && (second - of_mirror.0).abs() < 1e-9);
            assert!((fight.damage_at_least(1) - fight.win()).abs() < 1e-12);
        }
    }
}

#[test]
fn what_is_kept_is_what_is_computed() {
    let dice = PoolDice::default();
    for (attack, defence) in [(0, 0), (1, 4), (6, 3), (MOST_KNOWN, MOST_KNOWN)] {
        assert_eq!(Fight::known(attack, defence), Some(&Fight::of(attack, defence, dice).unwrap()));
    }
    assert_eq!(Fight::known(MOST_KNOWN + 1, 1), None);
}

/// All sets of armies that can be removed.
fn subsets(force: &Force) -> Vec<Force> {
    let mut all = vec![Force::default()];
    for at in 0..4 {
        all = all
            .iter()
            .flat_map(|part| (0..=force.of[at]).map(move |n| (part, n)))
            .map(|(part, n)| {
                let mut part = *part;
                part.of[at] = n;
                part
            })
            .collect();
    }
    all.iter().flat_map(|part| (0..=force.dear).map(|dear| Force { dear, ..*part })).collect()
}

#[test]
fn the_loser_removes_the_largest_strength_that_the_damage_covers_a3_15() {
    let forces = [[2, 2, 0, 0], [0, 3, 1, 1], [1, 2, 2, 0], [3, 0, 0, 1]];
    for (of, dear) in forces.into_iter().flat_map(|of| [(of, 0), (of, 2)]) {
        let force = Force { of, dear };
        for damage in 0..=force.strength() + 1 {
            let most =
                subsets(&force).iter().map(Force::strength).filter(|sum| *sum <= damage).max().unwrap();
            let lost = force.removed(damage);
            assert_eq!(lost.strength(), most, "{force:?} {damage}");
            let equal = subsets(&force).into_iter().filter(|other| other.strength() == most);
            let rank = |lost: &Force| (lost.dear, lost.armies());
            assert_eq!(rank(&lost), equal.map(|other| rank(&other)).min().unwrap(), "{force:?} {damage}");
        }
    }
}

#[test]
fn two_damage_removes_one_tank_and_less_than_a_strength_nothing_r3_23_r3_24() {
    let attack = Force { of: [2, 2, 0, 0], dear: 0 };
    assert_eq!(attack.strength(), 6);
    assert_eq!(attack.removed(2), Force { of: [0, 1, 0, 0], dear: 0 });
    assert_eq!(Force { of: [0, 2, 0, 0], dear: 0 }.removed(1), Force::default());
    assert_eq!(Force { of: [0, 0, 1, 0], dear: 1 }.removed(2), Force { of: [0; 4], dear: 1 });
    assert_eq!(attack.removed(99), attack, "armies that are not there can't be lost (A3-47)");
}

/// The chance to clear, by recursion over all throws of each fight.
fn clears(a: Force, d: Force, fights: u32) -> f64 {
    if d.is_empty() || a.is_empty() || fights == 0 {
        return if d.is_empty() { 1.0 } else { 0.0 };
    }
    let dice = PoolDice::default();
    let (n, m) = (a.strength() as usize, d.strength() as usize);
    let all = 10_f64.powi((n + m) as i32);
    let ways = counted(n, m, dice);
    let part = |(difference, ways): (&i32, &u64)| {
        let damage = difference.unsigned_abs();
        let next = match difference {
            1.. => clears(a, d.without(&d.removed(damage)), fights - 1),
            0 => clears(a, d, fights - 1),
            _ => clears(a.without(&a.removed(damage)), d, fights - 1),
        };
        next * *ways as f64 / all
    };
    ways.iter().map(part).sum()
}

#[test]
fn a_series_sums_over_all_its_courses_a3_35_a3_48() {
    let tank = Force { of: [0, 1, 0, 0], dear: 0 };
    let pairs = [(Force::ones(2), Force::ones(1)), (tank, Force::ones(2)), (Force::ones(2), tank)];
    for ((attack, defence), fights) in pairs.into_iter().flat_map(|pair| (0..4).map(move |n| (pair, n))) {
        let found = fight_series(attack, defence, fights, PoolDice::default()).unwrap();
        let exact = clears(attack, defence, fights);
        assert!(
            (found.clear - exact).abs() < 1e-12,
            "{attack:?} {defence:?} {fights}: {} {exact}",
            found.clear
        );
        let sum: f64 = found.ends.iter().map(|end| end.chance).sum();
        assert!((sum - 1.0).abs() < 1e-12);
    }
}

#[test]
fn fights_to_the_end_are_a_long_series() {
    for (attack, defence) in [(1, 1), (3, 1), (4, 6), (8, 5)] {
        let long = fight_series(Force::ones(attack), Force::ones(defence), MOST_FIGHTS, PoolDice::default())
            .unwrap();
        let table = to_the_end(attack, defence);
        assert!((long.clear - table.clear).abs() < 1e-9, "{} {}", long.clear, table.clear);
        assert!((long.attack_losses - table.attack_losses).abs() < 1e-9);
        assert!((long.defence_losses - table.defence_losses).abs() < 1e-9);
    }
    assert!(to_the_end(0, 3).clear.abs() < 1e-12);
    assert!((to_the_end(3, 0).clear - 1.0).abs() < 1e-12);
    assert!(to_the_end(u32::MAX, 1).clear > 0.99);
    assert!(to_the_end(1, u32::MAX).clear < 0.01);
}

#[test]
fn interceptors_throw_four_dice_each_against_one_r3_28_a3_19() {
    let dice = PoolDice::default();
    assert!(interception(0, dice).unwrap().abs() < 1e-12);
    let one = interception(1, dice).unwrap();
    assert!((one - Fight::of(4, 1, dice).unwrap().win()).abs() < 1e-15);
    assert!(interception(2, dice).unwrap() > one);
}

#[test]
fn what_cannot_be_computed_is_refused() {
    let dice = PoolDice::default();
    assert_eq!(Fight::of(MOST_POOL + 1, 1, dice).unwrap_err(), OddsError::Pool(MOST_POOL + 1));
    assert_eq!(Fight::of(1, 1, PoolDice { sides: 1, ..dice }).unwrap_err(), OddsError::Sides(1));
    for success in [0, 1, 11] {
        assert_eq!(Fight::of(1, 1, PoolDice { success, ..dice }).unwrap_err(), OddsError::Success(success));
    }
    assert_eq!(interception(u32::MAX, dice).unwrap_err(), OddsError::Pool(u32::MAX));
    let ones = Force::ones(1);
    assert_eq!(
        fight_series(ones, ones, MOST_FIGHTS + 1, dice).unwrap_err(),
        OddsError::Fights(MOST_FIGHTS + 1)
    );
    let many = Force { of: [9, 9, 9, 9], dear: 9 };
    assert_eq!(fight_series(many, many, 20, dice).unwrap_err(), OddsError::Courses);
    assert_eq!(fight_series(Force::ones(u32::MAX), ones, 1, dice).unwrap_err(), OddsError::Pool(u32::MAX));
}
