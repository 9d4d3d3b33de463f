//! One game from beginning to end. Never looks at another seat's secrets for a player.

use casus_belli::ai::Player;
use casus_belli::luck::{Entropy, KeyedChance, Seed, SeededChance};
use casus_belli::rules::{AnswerOrigin, Chance, Event, Game, Seat, Setup, Viewer};
use std::time::{Duration, Instant};

/// A game that has not ended after so many answers is cut: nobody wins it.
pub(super) const MOST_ANSWERS: u32 = 200_000;

/// One finished (or cut) game.
pub(super) struct Played {
    pub(super) game: Game,
    pub(super) log: Vec<Event>,
    /// What its luck follows from.
    pub(super) seed: Seed,
    pub(super) answers: u32,
    pub(super) spent: Duration,
}

/// The player of a seat; the last one named sits in all further seats.
pub(super) fn player_of(players: &[Player], seat: Seat) -> Player {
    players[seat.index().min(players.len() - 1)]
}

/// The seed of a game that is known by a number: 24 bytes of nothing, then the number, its highest byte first.
fn seed_of(number: u64) -> Seed {
    let mut seed = [0; 32];
    seed[24..].copy_from_slice(&number.to_be_bytes());
    Seed(seed)
}

#[allow(clippy::disallowed_methods, reason = "it tells how long the games took")]
pub(super) fn play(setup: &Setup, players: &[Player], seed: u64) -> Played {
    let begun = Instant::now();
    // What players choose at random has a source of its own, so that the dice can be made again from a record.
    let (number, mut choices) = (seed, SeededChance::new(seed));
    let seed = seed_of(number);
    let mut chance = KeyedChance::new(&seed, &Entropy::none(usize::from(setup.seats)));
    let mut game = Game::new(setup.clone()).expect("the setup was checked");
    let mut log = game.open(&mut chance);
    log.iter().for_each(|event| game.evolve(event));
    let mut answers = 0;
    while answers < MOST_ANSWERS
        && let Some(ask) = game.asks().into_iter().next()
    {
        let view = game.view(Viewer::Seat(ask.to));
        let action = player_of(players, ask.to).answer(&view, &ask, &mut |n| choices.draw(0, n));
        let events = game.act(ask.to, ask.id, &action, AnswerOrigin::Player, &mut chance);
        let events = events.expect("computer players answer from the menu");
        events.iter().for_each(|event| game.evolve(event));
        log.extend(events);
        answers += 1;
    }
    Played { game, log, seed, answers, spent: begun.elapsed() }
}
