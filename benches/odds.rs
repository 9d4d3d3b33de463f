//! How long the odds take: one label of autocomplete, a large battle, the largest that is answered.

use std::hint::black_box;

use casus_belli::odds::{MOST_ARMIES, Roll, Terms, Ties, battle};
use criterion::{Criterion, criterion_group, criterion_main};

fn odds(criterion: &mut Criterion) {
    let classic = Terms::classic();
    criterion.bench_function("roll of 3 against 2", |b| {
        b.iter(|| Roll::of(black_box(&[6; 3]), black_box(&[6; 2]), Ties::Defender));
    });
    for armies in [10, 100, 1000, MOST_ARMIES] {
        criterion.bench_function(&format!("battle of {armies} against {armies}"), |b| {
            b.iter(|| battle(black_box(armies), black_box(armies), &classic));
        });
    }
}

criterion_group! { name = benches; config = Criterion::default().sample_size(20); targets = odds }
criterion_main!(benches);
