//! Tests of marches.

use super::super::{BattleRules, Halt, Leg, MOST_LEGS, OddsError, Stop, battle, march};

fn legs(defenders: &[u32]) -> Vec<Leg> {
    defenders.iter().map(|&defenders| Leg { defenders, terms: BattleRules::classic() }).collect()
}

/// All ends by definition: fight, leave one army behind, go on.
fn followed(attackers: u32, defenders: &[u32], captured: usize, chance: f64, halts: &mut Vec<Halt>) {
    let Some((&first, rest)) = defenders.split_first() else {
        halts.push(Halt { captured, attackers, defenders: 0, chance });
        return;
    };
    for end in battle(attackers, first, &BattleRules::classic()).unwrap().ends {
        let chance = chance * end.chance;
        if end.defenders == 0 && end.attackers > 0 {
            followed(end.attackers - 1, rest, captured + 1, chance, halts);
        } else {
            halts.push(Halt { captured, attackers: end.attackers, defenders: end.defenders, chance });
        }
    }
}

#[test]
fn a_march_is_one_battle_after_the_other_with_one_army_left_behind() {
    for (attackers, defenders) in
        [(8, &[2, 1, 3][..]), (5, &[1, 1, 1, 1]), (1, &[1, 1]), (9, &[0, 3]), (0, &[0])]
    {
        let found = march(attackers, &legs(defenders)).unwrap();
        let mut expected = Vec::new();
        followed(attackers, defenders, 0, 1.0, &mut expected);
        let same = |one: &Halt, other: &Halt| {
            (one.captured, one.attackers, one.defenders) == (other.captured, other.attackers, other.defenders)
        };
        for halt in &found.halts {
            let chance: f64 =
                expected.iter().filter(|other| same(halt, other)).map(|other| other.chance).sum();
            assert!((halt.chance - chance).abs() < 1e-13, "{halt:?}, not {chance}");
        }
        let all: f64 = found.halts.iter().map(|halt| halt.chance).sum();
        assert!((all - 1.0).abs() < 1e-13);
        for (leg, capture) in found.captures.iter().enumerate() {
            let chance: f64 =
                expected.iter().filter(|halt| halt.captured > leg).map(|halt| halt.chance).sum();
            assert!((capture - chance).abs() < 1e-13);
        }
    }
}

#[test]
fn a_march_through_one_territory_is_a_battle() {
    for (a, d) in [(1, 1), (6, 4), (30, 30)] {
        let (one, way) = (battle(a, d, &BattleRules::classic()).unwrap(), march(a, &legs(&[d])).unwrap());
        assert!((way.captures[0] - one.win).abs() < 1e-14);
        assert!((way.attacker_losses - one.attacker_losses).abs() < 1e-12);
        assert!((way.defender_losses - one.defender_losses).abs() < 1e-12);
        assert_eq!(way.halts.len(), one.ends.len());
    }
}

#[test]
fn armies_are_lost_left_behind_or_left_over_and_nothing_else() {
    let found = march(20, &legs(&[3, 1, 5, 2])).unwrap();
    let kept = |halt: &Halt| f64::from(halt.attackers) + halt.captured as f64;
    let left: f64 = found.halts.iter().map(|halt| kept(halt) * halt.chance).sum();
    assert!((left + found.attacker_losses - 20.0).abs() < 1e-12);
    assert!(found.captures.is_sorted_by(|before, after| before >= after), "{:?}", found.captures);
}

#[test]
fn empty_territories_cost_one_army_each_and_no_roll() {
    let found = march(3, &legs(&[0, 0, 0, 0])).unwrap();
    let only = Halt { captured: 3, attackers: 0, defenders: 0, chance: 1.0 };
    assert_eq!((found.halts, found.captures), (vec![only], vec![1.0, 1.0, 1.0, 0.0]));
    assert!(found.attacker_losses.abs() < 1e-15);
}

#[test]
fn conditions_hold_in_each_territory_for_itself() {
    let stop = Stop { left: 4, ..Stop::default() };
    let way: Vec<Leg> =
        [2, 2].map(|defenders| Leg { defenders, terms: BattleRules::classic().stopping(stop) }).into();
    let found = march(8, &way).unwrap();
    for halt in found.halts.iter().filter(|halt| halt.captured < 2) {
        assert!((3..=4).contains(&halt.attackers), "{halt:?}");
    }
}

#[test]
fn a_march_without_end_and_dice_of_nobody_are_refused() {
    assert_eq!(march(9, &legs(&vec![1; MOST_LEGS + 1])).unwrap_err(), OddsError::Legs(101));
    assert_eq!(march(u32::MAX, &legs(&[1])).unwrap_err(), OddsError::Armies(u32::MAX));
    let four = Leg { defenders: 1, terms: BattleRules::six_sided(4, 2) };
    assert_eq!(march(3, &[four]).unwrap_err(), OddsError::Dice(4));
    assert!(march(7, &[]).unwrap().halts.len() == 1, "nowhere to go: everybody stays");
}
