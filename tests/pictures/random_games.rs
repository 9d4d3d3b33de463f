//! Whole games with random answers or between computer players, for pictures of their positions and turns.

use casus_belli::ai::Player;
use casus_belli::luck::SeededChance;
use casus_belli::rules::{AnswerOrigin, Chance, Clock, Game, History, Setup, Viewer};

/// A whole game with random answers: the game at its end, and turn by turn.
pub(crate) fn random_game(setup: Setup, seed: u64) -> (Game, History) {
    game_between(Player::Random, setup, seed)
}

/// A whole game between computer players of that kind.
pub(crate) fn game_between(player: Player, setup: Setup, seed: u64) -> (Game, History) {
    let mut chance = SeededChance::new(seed);
    let mut game = Game::new(setup.clone()).unwrap();
    let mut log = game.open(&mut chance);
    log.iter().for_each(|event| game.evolve(event));
    while let Some(ask) = game.asks().into_iter().find(|ask| ask.clock != Clock::None) {
        let view = game.view(Viewer::Seat(ask.to));
        let action = player.answer(&view, &ask, &mut |n| chance.draw(0, n));
        let events = game.act(ask.to, ask.id, &action, AnswerOrigin::Player, &mut chance).unwrap();
        events.iter().for_each(|event| game.evolve(event));
        log.extend(events);
    }
    (game, History::of(setup, &log).unwrap())
}
