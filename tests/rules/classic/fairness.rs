//! Fairness: no set-up method favours a place in the order of play more than the one of the rulebook does ([PBP-35]).

use crate::classic_support::public;
use crate::luck::Seeded;
use casus_belli::ai::Player;
use casus_belli::rules::classic::{Public, events};
use casus_belli::rules::{AnswerOrigin, Game, Rulebook, Seat, Setup, Viewer};

const SEATS: u8 = 3;
const GAMES: u32 = 240;

/// Share of wins of each place in the order of play, the starting one first.
fn shares(way: &[(&str, &str)]) -> Vec<f64> {
    let mut wins = vec![0u32; usize::from(SEATS)];
    for seed in 0..GAMES {
        let mut setup = Setup::preset(Rulebook::Classic, SEATS);
        way.iter().for_each(|(key, value)| setup.options.set(key, value).unwrap());
        let (first, winner) = play(&setup, u64::from(seed));
        wins[usize::from((winner.0 + SEATS - first.0) % SEATS)] += 1;
    }
    wins.into_iter().map(|n| f64::from(n) / f64::from(GAMES)).collect()
}

fn play(setup: &Setup, seed: u64) -> (Seat, Seat) {
    let mut luck = Seeded::new(seed);
    let mut game = Game::new(setup.clone()).unwrap();
    let opening = game.open(&mut luck);
    opening.iter().for_each(|event| game.evolve(event));
    let Some(Public::StartRolled(events::StartRolled { first, .. })) = opening.first().and_then(public)
    else {
        panic!("no start roll")
    };
    while let Some(ask) = game.asks().into_iter().next() {
        let view = game.view(Viewer::Seat(ask.to));
        let action = Player::Normal.answer(&view, &ask, &mut |n| luck.below(n));
        let events = game.act(ask.to, ask.id, &action, AnswerOrigin::Player, &mut luck).unwrap();
        events.iter().for_each(|event| game.evolve(event));
    }
    (*first, game.outcome().unwrap().winners[0])
}

#[test]
fn pbp_35_no_way_of_setting_up_favours_a_seat_more_than_the_books_does() {
    let ways: [&[(&str, &str)]; 4] = [
        &[("setup.way", "by_the_book")],
        &[("setup.way", "sealed")],
        &[("setup.way", "sealed"), ("setup.land", "wishes")],
        &[("setup.way", "instant")],
    ];
    let shares: Vec<Vec<f64>> = std::thread::scope(|scope| {
        let playing: Vec<_> = ways.iter().map(|way| scope.spawn(|| shares(way))).collect();
        playing.into_iter().map(|thread| thread.join().unwrap()).collect()
    });
    let favoured = |shares: &[f64]| shares.iter().copied().fold(0.0, f64::max);
    let book = favoured(&shares[0]);
    // Three standard errors of the difference between two shares of that many games.
    let noise = 3.0 * (2.0 * book * (1.0 - book) / f64::from(GAMES)).sqrt();
    for (way, shares) in ways.iter().zip(&shares) {
        println!("{way:?}: {shares:.3?}");
        assert!(favoured(shares) <= book + noise, "{way:?}: {shares:?} against the book's {book}");
    }
}
