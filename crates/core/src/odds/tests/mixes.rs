//! Tests of combinations of six- and eight-sided dice, as in A.D. 2210 (R1-2, R1-24, R1-27): three black ones against
//! two white ones.

use super::super::{BattleRules, Dice, Roll, Ties, battle};
use super::{counted, ways};

/// All combinations of `dice` dice, eight-sided first.
fn mixtures(dice: usize) -> Vec<Vec<u8>> {
    (0..=dice).map(|eights| [vec![8; eights], vec![6; dice - eights]].concat()).collect()
}

#[test]
fn r1_24_every_mixture_is_counted_like_trying_everything() {
    for (attack, defence) in (1..=3).flat_map(|a| (1..=3).map(move |d| (a, d))) {
        for attack in mixtures(attack) {
            for defence in mixtures(defence) {
                let roll = Roll::of(&attack, &defence, Ties::Defender).unwrap();
                assert_eq!(ways(&roll), counted(&attack, &defence, Ties::Defender), "{attack:?} {defence:?}");
                assert_eq!(
                    roll,
                    Roll::of(&attack, &defence, Ties::Defender).unwrap(),
                    "the same the second time"
                );
                let turned: Vec<u8> = attack.iter().rev().copied().collect();
                assert_eq!(roll, Roll::of(&turned, &defence, Ties::Defender).unwrap(), "in any order");
            }
        }
    }
}

#[test]
fn f37_an_eight_for_a_six_never_hurts_who_throws_it() {
    let win = |attack: &[u8], defence: &[u8]| {
        let dice = Dice::of(attack.to_vec(), defence.to_vec());
        battle(7, 5, &BattleRules { dice, ..BattleRules::classic() }).unwrap().win
    };
    for defence in mixtures(2) {
        for pair in mixtures(3).windows(2) {
            assert!(win(&pair[1], &defence) > win(&pair[0], &defence), "{pair:?} {defence:?}");
        }
    }
    for attack in mixtures(3) {
        for pair in mixtures(2).windows(2) {
            assert!(win(&attack, &pair[1]) < win(&attack, &pair[0]), "{pair:?} {attack:?}");
        }
    }
}
