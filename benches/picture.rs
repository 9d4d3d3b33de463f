//! Scene to PNG: the time that a picture after a turn costs, and its bytes.
#![allow(clippy::unwrap_used, reason = "a bench may stop with a panic")]
#![allow(missing_docs, reason = "criterion's macros")]

#[path = "../tests/pictures/given.rs"]
#[allow(dead_code, reason = "shared with the tests")]
mod given;

use casus_belli::render::{Lang, draw, pixels};
use criterion::{Criterion, criterion_group, criterion_main};
use std::hint::black_box;

fn pictures(c: &mut Criterion) {
    let scene = given::middle(Lang::En);
    eprintln!("picture: {} bytes", draw(&scene).unwrap().len());
    c.bench_function("scene to pixels", |b| b.iter(|| pixels(black_box(&scene))));
    c.bench_function("scene to PNG", |b| b.iter(|| draw(black_box(&scene)).unwrap()));
}

criterion_group! { name = benches; config = Criterion::default().sample_size(30); targets = pictures }
criterion_main!(benches);
