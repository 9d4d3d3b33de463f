//! Whole games with random answers or between computer players, for pictures of their positions and turns.

use casus_belli::ai::Player;
use casus_belli::luck::SeededChance;
use casus_belli::rules::{AnswerOrigin, Chance, Clock, Game, History, Settlement, Setup, Viewer};

/// A whole game with random answers: the game at its end, and turn by turn.
pub(crate) fn random_game(setup: Setup, seed: u64) -> (Game, History) {
    game_between(Player::Random, setup, seed)
}

/// A whole game between computer players of that kind.
pub(crate) fn game_between(player: Player, setup: Setup, seed: u64) -> (Game, History) {
    game_until(player, setup, seed, None)
}

/// The same, ended by its players after so many answers, if it is not over before ([PBP-65]).
pub(crate) fn game_until(
    player: Player,
    setup: Setup,
    seed: u64,
    settled: Option<(usize, Settlement)>,
) -> (Game, History) {
    let mut answers = 0;
    let mut chance = SeededChance::new(seed);
    let mut game = Game::new(setup.clone()).unwrap();
    let mut log = game.open(&mut chance);
    log.iter().for_each(|event| game.evolve(event));
    while let Some(ask) = game.asks().into_iter().find(|ask| ask.clock != Clock::None) {
        answers += 1;
        if let Some((_, how)) = settled.filter(|(after, _)| *after < answers) {
            let events = game.settle(how);
            events.iter().for_each(|event| game.evolve(event));
            log.extend(events);
            break;
        }
        let view = game.view(Viewer::Seat(ask.to));
        let action = player.answer(&view, &ask, &mut |n| chance.draw(0, n));
        let events = game.act(ask.to, ask.id, &action, AnswerOrigin::Player, &mut chance).unwrap();
        events.iter().for_each(|event| game.evolve(event));
        log.extend(events);
    }
    (game, History::of(setup, &log).unwrap())
}
