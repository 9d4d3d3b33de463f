//! Plays one simulated game from start to end. Computer players get the view of their own seat only.

use casus_belli::ai::Player;
use casus_belli::luck::{Entropy, KeyedChance, Seed, SeededChance};
use casus_belli::rules::{AnswerOrigin, Chance, Event, Game, Seat, Setup, Viewer};
use std::time::{Duration, Instant};

/// Maximum number of answers in a game; then the game is cut and has no winner.
pub(super) const MOST_ANSWERS: u32 = 200_000;

/// One finished (or cut) game.
pub(super) struct Played {
    pub(super) game: Game,
    pub(super) log: Vec<Event>,
    /// Seed of the game's draws.
    pub(super) seed: Seed,
    pub(super) answers: u32,
    pub(super) spent: Duration,
}

/// The computer player of a seat; the last one named takes all further seats.
pub(super) fn player_of(players: &[Player], seat: Seat) -> Player {
    players[seat.index().min(players.len() - 1)]
}

/// The seed of a game number: 24 zero bytes, then the number in big-endian order.
fn seed_of(number: u64) -> Seed {
    let mut seed = [0; 32];
    seed[24..].copy_from_slice(&number.to_be_bytes());
    Seed(seed)
}

#[allow(clippy::disallowed_methods, reason = "it tells how long the games took")]
pub(super) fn play(setup: &Setup, players: &[Player], seed: u64) -> Played {
    let begun = Instant::now();
    // Random choices of the players have a generator of their own, so that a record can reproduce the draws.
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
