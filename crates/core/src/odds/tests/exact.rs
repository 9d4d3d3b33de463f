//! Compares odds with exact fractions: the same battles in integers of arbitrary precision, rounded once at the end.

use super::super::{BattleRules, Dice, MOST_IN_TABLE, OddsError, Roll, Table, battle};

/// An integer of arbitrary precision, the lowest 32 bits first.
#[derive(Clone)]
struct Big(Vec<u32>);

impl Big {
    fn times(&self, factor: u64) -> Self {
        let mut carry = 0_u64;
        let mut digits = Vec::new();
        assert!(factor < 1 << 32);
        for digit in &self.0 {
            carry += u64::from(*digit) * factor;
            digits.push(carry as u32);
            carry >>= 32;
        }
        digits.push(carry as u32);
        while digits.last() == Some(&0) {
            digits.pop();
        }
        Self(digits)
    }

    fn plus(&self, other: &Self) -> Self {
        let mut carry = 0_u64;
        let mut digits = Vec::new();
        for i in 0..=self.0.len().max(other.0.len()) {
            let at = |big: &Self| u64::from(big.0.get(i).copied().unwrap_or(0));
            carry += at(self) + at(other);
            digits.push(carry as u32);
            carry >>= 32;
        }
        Self(digits).times(1)
    }

    /// This over 48^`power`, to the precision of a floating-point number: divides the top 96 bits of both.
    fn over(&self, power: u32) -> f64 {
        let below = (0..power).fold(Self(vec![1]), |big, _| big.times(48 * 48 * 48));
        let top = |big: &Self| {
            big.0.iter().rev().take(3).fold(0.0, |sum, digit| sum * 2_f64.powi(32) + f64::from(*digit))
        };
        let short = |big: &Self| big.0.len().saturating_sub(3) as i32;
        top(self) / top(&below) * 2_f64.powi(32 * (short(self) - short(&below)))
    }
}

/// Common denominator of a roll of six- and eight-sided dice: 48 is divisible by both 6 and 8.
const SCALE: u64 = 48_u64.pow(6);

/// The chances to capture of all battles up to this size, each as an integer over `SCALE` to the power of `a + d`.
fn whole_numbers(size: usize, dice: &Dice) -> Vec<Vec<Big>> {
    let one = Big(vec![1]);
    let scaled =
        |big: &Big, times: usize| (0..2 * times).fold(big.clone(), |big, _| big.times(48_u64.pow(3)));
    let mut wins: Vec<Vec<Big>> = Vec::new();
    for a in 0..=size {
        let mut row: Vec<Big> = Vec::new();
        for d in 0..=size {
            if d == 0 {
                row.push(scaled(&one, a));
                continue;
            }
            if a == 0 {
                row.push(Big(Vec::new()));
                continue;
            }
            let (attack, defence) = (&dice.attack[..a.min(3)], &dice.defence[..d.min(dice.defence.len())]);
            let roll = Roll::of(attack, defence, dice.ties).unwrap();
            assert_eq!(SCALE % roll.all_ways(), 0);
            let mut sum = Big(Vec::new());
            for lost in 0..=roll.pairs() {
                let (own, share) = (roll.pairs() - lost, SCALE / roll.all_ways());
                let next = if own == 0 { &row[d - lost] } else { &wins[a - own][d - lost] };
                // Each army lost lowers the power by one; one of the `pairs` factors is the roll's own.
                let raised = scaled(next, roll.pairs() - 1);
                sum = sum.plus(&raised.times(roll.ways(lost)).times(share));
            }
            row.push(sum);
        }
        wins.push(row);
    }
    wins
}

#[test]
fn battles_are_within_a_millionth_of_a_millionth_of_fractions() {
    let mixed = Dice::of(vec![8, 6, 6], vec![8, 6]);
    for (size, dice) in [(30, Dice::six_sided(3, 2)), (16, Dice::six_sided(3, 3)), (12, mixed)] {
        let table = Table::new(size, size, &dice).unwrap();
        let exact = whole_numbers(size as usize, &dice);
        for a in 0..=size {
            for d in 0..=size {
                let exact = exact[a as usize][d as usize].over(2 * (a + d));
                let terms = BattleRules { dice: dice.clone(), ..BattleRules::classic() };
                for found in [table.get(a, d).unwrap().win, battle(a, d, &terms).unwrap().win] {
                    assert!((found - exact).abs() < 1e-14, "{a} {d} {dice:?}: {found}, not {exact}");
                }
            }
        }
    }
}

/// The two computations share only the rolls: one goes forwards from the start, the other backwards from the end.
#[test]
fn the_table_and_single_battles_agree_up_to_a_thousand() {
    for dice in [Dice::six_sided(3, 2), Dice::six_sided(3, 3), Dice::six_sided(2, 2)] {
        let table = Table::new(MOST_IN_TABLE, MOST_IN_TABLE, &dice).unwrap();
        let terms = BattleRules { dice, ..BattleRules::classic() };
        for (a, d) in
            [(1, 1), (7, 300), (300, 7), (100, 100), (400, 470), (850, 1000), (1000, 850), (1000, 1000)]
        {
            let (one, all) = (battle(a, d, &terms).unwrap(), table.get(a, d).unwrap());
            assert!((one.win - all.win).abs() < 1e-12, "{a} {d}: {} {}", one.win, all.win);
            let near = |one: f64, all: f64| (one - all).abs() <= 1e-12 * all.max(1.0);
            assert!(near(one.attacker_losses, all.attacker_losses), "{a} {d}: {one:?} {all:?}");
            assert!(near(one.defender_losses, all.defender_losses), "{a} {d}: {one:?} {all:?}");
        }
    }
}

#[test]
fn more_armies_never_lower_the_chance_in_the_whole_table() {
    for defence in 1..=3 {
        for attack in 1..=3 {
            let table = Table::new(250, 250, &Dice::six_sided(attack, defence)).unwrap();
            let win = |a, d| table.get(a, d).unwrap().win;
            for a in 0..250 {
                for d in 1..250 {
                    let slack = 1e-14;
                    assert!(win(a + 1, d) >= win(a, d) - slack, "{attack} {defence}: {a} {d}");
                    assert!(win(a, d + 1) <= win(a, d) + slack, "{attack} {defence}: {a} {d}");
                }
            }
        }
    }
}

#[test]
fn whoever_loses_everything_has_lost_the_battle_and_no_other() {
    let table = Table::new(60, 60, &Dice::six_sided(3, 2)).unwrap();
    for a in 1..=60 {
        for d in 1..=60 {
            let found = table.get(a, d).unwrap();
            let (all, killed, slack) = (f64::from(a), f64::from(d), 1e-12);
            let (own, others) = (found.attacker_losses, found.defender_losses);
            assert!(own <= all + slack && own >= (1.0 - found.win) * all - slack, "{a} {d}: {found:?}");
            assert!(others <= killed + slack && others >= found.win * killed - slack, "{a} {d}: {found:?}");
        }
    }
}

#[test]
fn a_table_is_refused_beyond_its_bound_and_answers_only_inside() {
    let dice = Dice::six_sided(3, 2);
    assert_eq!(Table::new(1001, 1, &dice).unwrap_err(), OddsError::TableSize(1001));
    assert_eq!(Table::new(1, 1, &Dice::six_sided(3, 0)).unwrap_err(), OddsError::Dice(0));
    let table = Table::new(2, 3, &dice).unwrap();
    assert!(table.get(2, 3).is_some() && table.get(3, 3).is_none() && table.get(2, 4).is_none());
}
