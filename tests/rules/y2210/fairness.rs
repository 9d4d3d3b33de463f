//! Fairness: no way of setting up favours a place in the order of play more than the one of the rulebook does ([PBP-35]).

use crate::luck::Seeded;
use casus_belli::ai::Player;
use casus_belli::rules::y2210::{self, Public};
use casus_belli::rules::{AnswerOrigin, Event, FamilyEvent, Game, Rulebook, Seat, Setup, Viewer};

const SEATS: u8 = 3;
const GAMES: u32 = 90;

/// Share of wins of each place in the order of the set-up, the one that begins first.
fn shares((way, land): (&str, &str)) -> Vec<f64> {
    let mut setup = Setup::preset(Rulebook::Y2210, SEATS);
    setup.options.set("setup.way", way).unwrap();
    setup.options.set("setup.land", land).unwrap();
    let mut wins = vec![0.0; usize::from(SEATS)];
    for seed in 0..GAMES {
        let (first, winners) = play(&setup, u64::from(seed));
        for winner in &winners {
            // Those who share a victory share the win.
            wins[usize::from((winner.0 + SEATS - first.0) % SEATS)] += 1.0 / winners.len() as f64;
        }
    }
    wins.into_iter().map(|won: f64| won / f64::from(GAMES)).collect()
}

fn play(setup: &Setup, seed: u64) -> (Seat, Vec<Seat>) {
    let mut luck = Seeded::new(seed);
    let mut game = Game::new(setup.clone()).unwrap();
    let opening = game.open(&mut luck);
    opening.iter().for_each(|event| game.evolve(event));
    let first = opening.iter().find_map(|event| match event {
        Event::Happened(FamilyEvent::Y2210(y2210::Event::Public(Public::StartRolled(rolled)))) => {
            Some(rolled.first)
        }
        _ => None,
    });
    while let Some(ask) = game.asks().into_iter().next() {
        let view = game.view(Viewer::Seat(ask.to));
        let action = Player::Normal.answer(&view, &ask, &mut |n| luck.below(n));
        let events = game.act(ask.to, ask.id, &action, AnswerOrigin::Player, &mut luck).unwrap();
        events.iter().for_each(|event| game.evolve(event));
    }
    (first.expect("a start roll"), game.outcome().unwrap().winners.clone())
}

#[test]
fn pbp_35_no_way_of_setting_up_favours_a_seat_more_than_the_books_does() {
    let ways = [("by_the_book", "dealt"), ("sealed", "dealt"), ("sealed", "wishes"), ("instant", "dealt")];
    let shares: Vec<Vec<f64>> = std::thread::scope(|scope| {
        let playing: Vec<_> = ways.iter().map(|way| scope.spawn(|| shares(*way))).collect();
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
