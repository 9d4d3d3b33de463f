mod exact;
mod fights;
mod marches;
mod mixes;
mod stops;

use std::collections::BTreeMap;

use super::{Battle, BattleRules, Dice, MOST_ARMIES, OddsError, Roll, Ties, battle};

/// All outcomes of the dice, enumerated: slow and simple.
fn throws(sides: &[u8]) -> Vec<Vec<u8>> {
    let Some((first, rest)) = sides.split_first() else { return vec![vec![]] };
    let rest = throws(rest);
    (1..=*first).flat_map(|value| rest.iter().map(move |more| [&[value], &more[..]].concat())).collect()
}

fn sorted(dice: &[u8]) -> Vec<u8> {
    let mut dice = dice.to_vec();
    dice.sort_unstable_by(|a, b| b.cmp(a));
    dice
}

/// How often the defender loses 0, 1, 2, 3 armies, by enumeration.
fn counted(attack: &[u8], defence: &[u8], ties: Ties) -> Vec<u64> {
    let mut ways = vec![0; 1 + attack.len().min(defence.len())];
    for a in throws(attack) {
        for d in throws(defence) {
            let pairs = sorted(&a).into_iter().zip(sorted(&d));
            ways[pairs.filter(|(a, d)| a > d || a == d && ties == Ties::Attacker).count()] += 1;
        }
    }
    ways
}

fn ways(roll: &Roll) -> Vec<u64> {
    (0..=roll.pairs()).map(|losses| roll.ways(losses)).collect()
}

#[test]
fn single_rolls_are_those_of_f50() {
    // Number of outcomes in which the defender loses 0, 1, 2, 3 armies.
    let table: [(usize, usize, &[u64]); 9] = [
        (1, 1, &[21, 15]),
        (2, 1, &[91, 125]),
        (3, 1, &[441, 855]),
        (1, 2, &[161, 55]),
        (2, 2, &[581, 420, 295]),
        (3, 2, &[2275, 2611, 2890]),
        (1, 3, &[1071, 225]),
        (2, 3, &[4816, 1981, 979]),
        (3, 3, &[17871, 12348, 10017, 6420]),
    ];
    for (attack, defence, expected) in table {
        let roll = Roll::of(&vec![6; attack], &vec![6; defence], Ties::Defender).unwrap();
        assert_eq!(ways(&roll), expected, "{attack} against {defence}");
        assert_eq!(roll.all_ways(), 6_u64.pow((attack + defence) as u32));
    }
}

#[test]
fn mixed_dice_are_counted_like_trying_everything() {
    let hands: [&[u8]; 9] =
        [&[6], &[8], &[2, 20], &[6, 6], &[8, 6], &[6, 8, 6], &[8, 8, 8], &[4, 6, 8], &[2, 3]];
    for attack in hands {
        for defence in hands {
            for ties in [Ties::Defender, Ties::Attacker] {
                let roll = Roll::of(attack, defence, ties).unwrap();
                assert_eq!(ways(&roll), counted(attack, defence, ties), "{attack:?} {defence:?} {ties:?}");
            }
        }
    }
}

#[test]
fn the_means_of_a_roll_add_up_to_its_comparisons() {
    let roll = Roll::of(&[6; 3], &[6; 2], Ties::Defender).unwrap();
    assert!((roll.defender_losses() - (2611.0 + 2.0 * 2890.0) / 7776.0).abs() < 1e-15);
    assert!((roll.attacker_losses() + roll.defender_losses() - 2.0).abs() < 1e-15);
    assert!((roll.chance(1) - 2611.0 / 7776.0).abs() < 1e-15);
    assert!(roll.chance(3).abs() < f64::EPSILON);
}

#[test]
fn battles_are_those_of_f52() {
    let table = [
        (1, 1, 0.416_666_666_7, 0.416_666_666_7),
        (2, 1, 0.754_243_827_2, 0.754_243_827_2),
        (3, 1, 0.916_374_635_6, 0.916_374_635_6),
        (3, 2, 0.655_953_999_8, 0.655_953_999_8),
        (3, 3, 0.470_251_091_7, 0.327_617_666_8),
        (5, 5, 0.506_202_829_0, 0.277_807_779_8),
        (7, 5, 0.736_395_576_0, 0.462_056_681_7),
        (10, 5, 0.916_283_548_7, 0.681_423_649_0),
        (10, 8, 0.723_969_978_5, 0.341_124_587_8),
        (10, 10, 0.567_592_872_1, 0.190_247_583_0),
        (20, 20, 0.633_432_241_7, 0.099_984_141_2),
        (30, 30, 0.676_113_632_6, 0.056_525_701_8),
    ];
    for (attackers, defenders, two, three) in table {
        for (dice, expected) in [(2, two), (3, three)] {
            let win = battle(attackers, defenders, &BattleRules::six_sided(3, dice)).unwrap().win;
            assert!((win - expected).abs() < 6e-11, "{attackers} {defenders} {dice}: {win}");
        }
    }
}

#[test]
fn battles_with_two_defence_dice_are_those_of_osbornes_table_f51() {
    // In thousandths; rows: 1 to 10 free attackers, columns: 1 to 10 defenders.
    let table = [
        [417, 106, 27, 7, 2, 0, 0, 0, 0, 0],
        [754, 363, 206, 91, 49, 21, 11, 5, 3, 1],
        [916, 656, 470, 315, 206, 134, 84, 54, 33, 21],
        [972, 785, 642, 477, 359, 253, 181, 123, 86, 57],
        [990, 890, 769, 638, 506, 397, 297, 224, 162, 118],
        [997, 934, 857, 745, 638, 521, 423, 329, 258, 193],
        [999, 967, 910, 834, 736, 640, 536, 446, 357, 287],
        [1000, 980, 947, 888, 818, 730, 643, 547, 464, 380],
        [1000, 990, 967, 930, 873, 808, 726, 646, 558, 480],
        [1000, 994, 981, 954, 916, 861, 800, 724, 650, 568],
    ];
    for (attackers, row) in (1..).zip(table) {
        for (defenders, thousandths) in (1..).zip(row) {
            let win = battle(attackers, defenders, &BattleRules::classic()).unwrap().win;
            assert_eq!((win * 1000.0).round() as u32, thousandths, "{attackers} against {defenders}: {win}");
        }
    }
}

/// The smallest number of free armies with a chance above one half, as F-52 lists it.
#[test]
fn the_smallest_force_with_more_than_an_even_chance_is_that_of_f52() {
    let needed = |defenders, dice| {
        let wins = |&free: &u32| battle(free, defenders, &BattleRules::six_sided(3, dice)).unwrap().win > 0.5;
        (1..100).find(wins).unwrap()
    };
    for (defenders, free) in
        [(1, 2), (2, 3), (3, 4), (5, 5), (10, 10), (15, 14), (18, 17), (20, 18), (30, 27)]
    {
        assert_eq!(needed(defenders, 2), free, "{defenders} defenders, two dice");
    }
    for (defenders, free) in [(1, 2), (2, 3), (3, 5), (5, 8), (10, 17), (15, 25), (18, 30)] {
        assert_eq!(needed(defenders, 3), free, "{defenders} defenders, three dice");
    }
    assert!(needed(20, 3) > 30 && needed(30, 3) > 30);
}

/// The ends of a battle by definition: follows every course, with dice counted by enumeration.
fn courses(a: u32, d: u32, terms: &BattleRules, chance: f64, ends: &mut BTreeMap<(u32, u32), f64>) {
    if d == 0 || a <= terms.stop.left {
        *ends.entry((d, a)).or_default() += chance;
        return;
    }
    let first = &terms.dice.attack[..terms.dice.attack.len().min(a as usize)];
    let attack = terms.dice.few.get(a as usize - 1).map_or(first, Vec::as_slice);
    let defence = &terms.dice.defence[..terms.dice.defence.len().min(d as usize)];
    let ways = counted(attack, defence, terms.dice.ties);
    let (pairs, all) = (ways.len() as u32 - 1, ways.iter().sum::<u64>() as f64);
    for (lost, ways) in (0..).zip(ways) {
        courses(a + lost - pairs, d - lost, terms, chance * ways as f64 / all, ends);
    }
}

#[test]
fn whole_battles_are_like_following_every_course() {
    let fought = |attack: &[u8], defence: &[u8], ties| {
        let dice = Dice { ties, ..Dice::of(attack.to_vec(), defence.to_vec()) };
        BattleRules { dice, ..BattleRules::classic() }
    };
    let variants = [
        BattleRules::six_sided(2, 2),
        BattleRules::six_sided(1, 1),
        fought(&[4, 3], &[3, 4, 2], Ties::Attacker).stopping_at(1),
        fought(&[4, 3], &[3, 4, 2], Ties::Defender),
        fought(&[3; 3], &[4; 3], Ties::Defender).stopping_at(2),
        BattleRules {
            dice: Dice::by_armies(vec![vec![3], vec![4], vec![4, 4, 3], vec![5, 4, 3]], vec![4, 3]),
            ..BattleRules::classic()
        },
    ];
    for terms in variants {
        for (a, d) in [(0, 0), (0, 3), (3, 0), (1, 1), (2, 4), (4, 3), (5, 4)] {
            let mut expected = BTreeMap::new();
            courses(a, d, &terms, 1.0, &mut expected);
            let found = battle(a, d, &terms).unwrap();
            assert_eq!(found.ends.len(), expected.len(), "{a} {d} {terms:?}");
            for end in &found.ends {
                let chance = expected[&(end.defenders, end.attackers)];
                assert!((end.chance - chance).abs() < 1e-12, "{a} {d} {terms:?}: {end:?}, not {chance}");
            }
        }
    }
}

#[track_caller]
fn assert_sound(battle: &Battle, attackers: u32, defenders: u32) {
    let all: f64 = battle.ends.iter().map(|end| end.chance).sum();
    assert!((all - 1.0).abs() < 1e-9, "{all}");
    assert!((0.0..=1.0 + 1e-9).contains(&battle.win));
    assert!((battle.win_with(0) - battle.win).abs() < 1e-12);
    assert!(battle.attacker_losses >= -1e-6 && battle.attacker_losses <= f64::from(attackers));
    assert!(battle.defender_losses >= -1e-6 && battle.defender_losses <= f64::from(defenders));
}

#[test]
fn a_thousand_against_a_thousand_adds_up() {
    let found = battle(1000, 1000, &BattleRules::classic()).unwrap();
    assert_sound(&found, 1000, 1000);
    // In a long battle both sides throw all their dice almost always, so the losses are as in that one roll: of 7776
    // outcomes, 2 * 2275 + 2611 armies of the attacker for 2 * 2890 + 2611 of the defender.
    let ratio = found.attacker_losses / found.defender_losses;
    assert!((ratio - 7161.0 / 8391.0).abs() < 0.002, "{ratio}");
    assert!(found.win > 0.99);
}

#[test]
fn s6_the_roll_that_captures_costs_the_attacker_nothing() {
    // One free army against one: a capture always leaves that army.
    for (a, d) in [(1, 1), (2, 2), (3, 2), (6, 5)] {
        let found = battle(a, d, &BattleRules::classic()).unwrap();
        assert!(found.ends.iter().all(|end| end.defenders > 0 || end.attackers > 0), "{a} {d}");
    }
}

#[test]
fn the_attacker_stops_when_the_free_armies_fall_to_the_bound() {
    let terms = BattleRules::classic().stopping_at(4);
    let found = battle(9, 6, &terms).unwrap();
    assert_sound(&found, 9, 6);
    for end in found.ends.iter().filter(|end| end.defenders > 0) {
        assert!((3..=4).contains(&end.attackers), "two dice cost at most two: {end:?}");
    }
    assert!(found.win < battle(9, 6, &BattleRules::classic()).unwrap().win);
    let none = battle(4, 6, &terms).unwrap();
    assert_eq!((none.win, none.attacker_losses, none.ends.len()), (0.0, 0.0, 1), "over before it begins");
}

#[test]
fn more_attackers_or_fewer_defenders_never_hurt() {
    for dice in 1..=3 {
        let terms = BattleRules::six_sided(3, dice);
        for a in 1..20 {
            for d in 2..20 {
                let here = battle(a, d, &terms).unwrap().win;
                assert!(battle(a + 1, d, &terms).unwrap().win > here, "{a} {d} {dice}");
                assert!(battle(a, d - 1, &terms).unwrap().win > here, "{a} {d} {dice}");
            }
        }
    }
}

#[test]
fn ends_come_best_first_and_answer_how_many_are_left() {
    let found = battle(5, 3, &BattleRules::classic()).unwrap();
    let order: Vec<_> = found.ends.iter().map(|end| (end.defenders, end.attackers)).collect();
    assert_eq!(order, [(0, 5), (0, 4), (0, 3), (0, 2), (0, 1), (1, 0), (2, 0), (3, 0)]);
    assert!((found.win_with(5) - found.ends[0].chance).abs() < 1e-15);
    assert!(found.win_with(6).abs() < 1e-15);
}

#[test]
fn dice_and_numbers_that_make_no_sense_are_refused() {
    let classic = BattleRules::classic();
    assert_eq!(battle(MOST_ARMIES + 1, 1, &classic), Err(OddsError::Armies(5001)));
    assert_eq!(battle(1, u32::MAX, &classic), Err(OddsError::Armies(u32::MAX)));
    assert_eq!(battle(1, 1, &BattleRules::six_sided(0, 2)), Err(OddsError::Dice(0)));
    assert_eq!(battle(1, 1, &BattleRules::six_sided(3, 4)), Err(OddsError::Dice(4)));
    assert_eq!(Roll::of(&[6], &[], Ties::Defender), Err(OddsError::Dice(0)));
    assert_eq!(Roll::of(&[1], &[6], Ties::Defender), Err(OddsError::Sides(1)));
    assert_eq!(Roll::of(&[6], &[6, 21], Ties::Defender), Err(OddsError::Sides(21)));
    let shown = OddsError::Armies(9999).to_string();
    assert_eq!(shown, "at most 5000 armies a side, not 9999");
}
