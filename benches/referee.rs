//! Speed of the referee: seeded random play through `asks`, `act` and `evolve` on one core, and whole games between
//! computer players, for every rulebook. Prints games and actions per second, with numbers of rounds and kinds of endings.

#![allow(clippy::print_stdout, reason = "a bench reports on stdout")]
#![allow(clippy::disallowed_methods, reason = "a bench measures time")]

use casus_belli::ai::Player;
use casus_belli::rules::{AnswerOrigin, Ask, Chance, Clock, Game, Rulebook, Setup, Viewer};
use casus_belli::table::SeededChance;
use std::collections::BTreeMap;
use std::time::{Duration, Instant};

/// A longer game is cut at this round.
const MOST_ROUNDS: u32 = 100;

#[derive(Default)]
struct Tally {
    games: u32,
    actions: u64,
    rounds: u64,
    endings: BTreeMap<String, u32>,
    spent: Duration,
}

/// One of the questions that the game waits for. Nobody waits for offers and launches, so that they never end a game.
fn awaited(game: &Game) -> Option<Ask> {
    game.asks().into_iter().find(|ask| ask.clock != Clock::None)
}

fn play(rulebook: Rulebook, seats: u8, seed: u64, player: Player, tally: &mut Tally) {
    let mut setup = Setup::preset(rulebook, seats);
    if rulebook == Rulebook::Classic {
        setup.options.set("setup.way", "instant").expect("the classic rulebook knows it");
    }
    let mut chance = SeededChance::new(seed);
    let mut game = Game::new(setup).expect("presets can be played");
    game.open(&mut chance).iter().for_each(|event| game.evolve(event));
    let begun = Instant::now();
    let mut round = 0;
    while let Some(ask) = awaited(&game) {
        let action = match player {
            Player::Random => ask.menu.sample(&mut |n| chance.draw(0, n)),
            Player::Quick | Player::Easy | Player::Normal | Player::Human | Player::Strong => {
                let view = game.view(Viewer::Seat(ask.to));
                round = view.round;
                player.answer(&view, &ask, &mut |n| chance.draw(0, n))
            }
        };
        let events =
            game.act(ask.to, ask.id, &action, AnswerOrigin::Player, &mut chance).expect("it is on the menu");
        events.iter().for_each(|event| game.evolve(event));
        tally.actions += 1;
        // Random games may go on for long: check the round every few hundred actions.
        if player == Player::Random && tally.actions.is_multiple_of(512) {
            round = game.view(Viewer::Public).round;
        }
        if round > MOST_ROUNDS {
            break;
        }
    }
    tally.spent += begun.elapsed();
    tally.games += 1;
    tally.rounds += u64::from(game.view(Viewer::Public).round);
    let ending = game.outcome().map_or("cut after 100 rounds".to_owned(), |o| format!("{:?}", o.ending));
    *tally.endings.entry(ending).or_default() += 1;
}

fn report(rulebook: Rulebook, name: &str, player: Player, games: u64) {
    let mut tally = Tally::default();
    let (least, most) = rulebook.seats();
    for seed in 0..games {
        play(rulebook, least + (seed % u64::from(most - least + 1)) as u8, seed, player, &mut tally);
    }
    let seconds = tally.spent.as_secs_f64();
    println!(
        "{} {name}: {} games of {least} to {most} seats, {} rounds, {} actions in {seconds:.2} s = {:.0} actions/s, {:.1} games/s; ended: {:?}",
        rulebook.key(),
        tally.games,
        tally.rounds,
        tally.actions,
        tally.actions as f64 / seconds,
        f64::from(tally.games) / seconds,
        tally.endings,
    );
}

fn main() {
    println!(
        "goal: at least 200 000 decided actions a second in classic random play, and 30 whole games a second, one core"
    );
    for rulebook in Rulebook::ALL {
        report(rulebook, "random play", Player::Random, 100);
        report(rulebook, "computer players (view + answer + referee)", Player::Normal, 50);
    }
}
