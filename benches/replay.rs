//! Time to parse, replay and verify a record of 500 turns. `cargo bench --bench replay`.

use casus_belli::luck::{Entropy, KeyedChance, Seed};
use casus_belli::record::{self, Header, Record, SeatLine};
use casus_belli::rules::{AnswerOrigin, Game, Rulebook, Setup, Viewer};
use criterion::{Criterion, criterion_group, criterion_main};
use std::hint::black_box;

const TURNS: u32 = 500;

/// The record of a game of four random players, cut after 500 turns.
fn text() -> String {
    let mut setup = Setup::preset(Rulebook::Classic, 4);
    setup.options.set("setup.way", "instant").expect("a value of that switch");
    let (seed, mix) = (Seed([5; 32]), Entropy::open(vec![Some("pizza".to_owned()), None, None, None]));
    let mut luck = KeyedChance::new(&seed, &mix);
    let mut game = Game::new(setup.clone()).expect("a preset can be played");
    let mut log = game.open(&mut luck);
    log.iter().for_each(|event| game.evolve(event));
    let mut state = 1_u32;
    let mut pick = |bound: u32| {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (state >> 8) % bound
    };
    while game.view(Viewer::Public).turn <= TURNS && game.outcome().is_none() {
        let ask = game.asks().into_iter().next().expect("somebody is asked");
        let action = ask.menu.sample(&mut pick);
        let events =
            game.act(ask.to, ask.id, &action, AnswerOrigin::Player, &mut luck).expect("it is on the menu");
        events.iter().for_each(|event| game.evolve(event));
        log.extend(events);
    }
    assert!(game.view(Viewer::Public).turn > TURNS, "500 turns were played");
    let seat = |colour: &str| SeatLine { colour: colour.to_owned(), name: None };
    let header = Header {
        game: 1,
        setup,
        seats: ["red", "blue", "green", "yellow"].map(seat).into(),
        fixed: None,
        began: None,
        ended: None,
        result: game.outcome().cloned(),
        promise: Some(seed.promise(1)),
        commitment: Some(seed.commitment(1, &mix, None)),
        mix: Some(mix.clone()),
        seed: Some(seed.clone()),
        tournament: None,
    };
    record::write(&Record::whole(header, &log, &[], &mix, &seed))
}

fn replay(c: &mut Criterion) {
    let text = text();
    let read = record::parse(text.as_bytes()).expect("it was just written");
    eprintln!("{} actions of {TURNS} turns, {} bytes", read.record.actions(), text.len());
    c.bench_function("read a record of 500 turns", |b| b.iter(|| record::parse(black_box(text.as_bytes()))));
    c.bench_function("replay a record of 500 turns", |b| {
        b.iter(|| record::replay(&record::parse(black_box(text.as_bytes())).expect("a record"), None));
    });
    c.bench_function("verify a record of 500 turns", |b| {
        b.iter(|| record::verify(&record::parse(black_box(text.as_bytes())).expect("a record")));
    });
}

criterion_group!(benches, replay);
criterion_main!(benches);
