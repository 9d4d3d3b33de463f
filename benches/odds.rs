//! Time to compute odds: one roll, a battle, the largest battle that is answered, the whole table; and for comparison
//! the same battle by naive recursion and by memoized recursion.

use std::collections::BTreeMap;
use std::hint::black_box;

use casus_belli::odds::{
    BattleRules, Dice, Leg, MOST_ARMIES, MOST_IN_TABLE, Roll, Stop, Table, Ties, battle, march,
};
use criterion::{Criterion, criterion_group, criterion_main};

/// The chances of each pair of numbers of dice, computed in advance, so that the recursions do not include that cost.
fn rolls() -> Vec<Vec<Vec<f64>>> {
    let chances = |a: usize, d: usize| {
        let roll = Roll::of(&[6; 3][..a], &[6; 2][..d], Ties::Defender).expect("six-sided dice");
        (0..=roll.pairs()).map(|lost| roll.chance(lost)).collect()
    };
    (1..=3).map(|a| (1..=2).map(|d| chances(a, d)).collect()).collect()
}

/// The definition as a plain recursion.
fn naive(a: usize, d: usize, rolls: &[Vec<Vec<f64>>]) -> f64 {
    if d == 0 {
        return 1.0;
    }
    if a == 0 {
        return 0.0;
    }
    let outcomes = &rolls[a.min(3) - 1][d.min(2) - 1];
    let pairs = outcomes.len() - 1;
    outcomes.iter().enumerate().map(|(lost, chance)| chance * naive(a + lost - pairs, d - lost, rolls)).sum()
}

/// The definition as a memoized recursion.
fn remembering(
    a: usize,
    d: usize,
    rolls: &[Vec<Vec<f64>>],
    known: &mut BTreeMap<(usize, usize), f64>,
) -> f64 {
    if d == 0 || a == 0 {
        return if d == 0 { 1.0 } else { 0.0 };
    }
    if let Some(win) = known.get(&(a, d)) {
        return *win;
    }
    let outcomes = &rolls[a.min(3) - 1][d.min(2) - 1];
    let pairs = outcomes.len() - 1;
    let next = outcomes.iter().enumerate();
    let win = next.map(|(lost, chance)| chance * remembering(a + lost - pairs, d - lost, rolls, known)).sum();
    known.insert((a, d), win);
    win
}

fn odds(criterion: &mut Criterion) {
    let (classic, rolls) = (BattleRules::classic(), rolls());
    criterion.bench_function("roll of 3 against 2, counted", |b| {
        // Rolls with four-sided dice are not cached.
        b.iter(|| Roll::of(black_box(&[6, 6, 4]), black_box(&[6, 4]), Ties::Defender));
    });
    for armies in [10, 30, 100, 1000, MOST_ARMIES] {
        criterion.bench_function(&format!("battle of {armies} against {armies}"), |b| {
            b.iter(|| battle(black_box(armies), black_box(armies), &classic));
        });
    }
    criterion.bench_function("battle of 10 against 10 by naive recursion", |b| {
        b.iter(|| naive(black_box(10), black_box(10), &rolls));
    });
    criterion.bench_function("battle of 30 against 30 by recursion that remembers", |b| {
        b.iter(|| remembering(black_box(30), black_box(30), &rolls, &mut BTreeMap::new()));
    });
    let wary = BattleRules::classic().stopping(Stop { left: 3, rolls: Some(20), below_percent: 40 });
    criterion.bench_function("battle of 30 against 30 with every condition", |b| {
        b.iter(|| battle(black_box(30), black_box(30), &wary));
    });
    let way: Vec<Leg> = (1..=10).map(|defenders| Leg { defenders, terms: BattleRules::classic() }).collect();
    criterion.bench_function("march of 60 through ten territories", |b| {
        b.iter(|| march(black_box(60), &way));
    });
    let dice = Dice::six_sided(3, 2);
    criterion.bench_function("table of 1000 against 1000", |b| {
        b.iter(|| Table::new(MOST_IN_TABLE, MOST_IN_TABLE, black_box(&dice)));
    });
}

criterion_group! { name = benches; config = Criterion::default().sample_size(20); targets = odds }
criterion_main!(benches);
