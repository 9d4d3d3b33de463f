//! Kingmaking: a seat with hardly a chance left counts as choosing the winner only by what it does.

use casus_belli::ai::{Kingmaking, Player, kingmaking};
use casus_belli::luck::SeededChance;
use casus_belli::rules::{AnswerOrigin, Game, Retrospect, Rulebook, Seat, Setup, Viewer};

/// The seat that is watched.
const WATCHED: Seat = Seat(1);
/// Games of each rulebook.
const GAMES: u64 = 8;

/// What the turns of the watched seat did in some games of normal players, in which it says nothing at all or plays like the others.
fn made(rulebook: Rulebook, silent: bool) -> Kingmaking {
    let mut all = Kingmaking::default();
    for seed in 1..=GAMES {
        let (setup, mut chance) = (Setup::preset(rulebook, 4), SeededChance::new(seed));
        let mut game = Game::new(setup.clone()).unwrap();
        let mut log = game.open(&mut chance);
        log.iter().for_each(|event| game.evolve(event));
        while let Some(ask) = game.asks().into_iter().next() {
            let events = if silent && ask.to == WATCHED {
                game.expire(ask.id, &mut chance)
            } else {
                let view = game.view(Viewer::Seat(ask.to));
                let action = Player::Normal.answer(&view, &ask, &mut |bound| bound / 2);
                game.act(ask.to, ask.id, &action, AnswerOrigin::Player, &mut chance)
            };
            let events = events.unwrap();
            events.iter().for_each(|event| game.evolve(event));
            log.extend(events);
        }
        let over = Retrospect::of(setup, log).unwrap().expect("it is over");
        let one = kingmaking(&over).expect("it has weights")[WATCHED.index()];
        all = Kingmaking { turns: all.turns + one.turns, moved: all.moved + one.moved };
    }
    all
}

#[test]
fn who_has_hardly_a_chance_left_and_says_nothing_makes_nobody_king_though_chances_change_meanwhile() {
    for rulebook in [Rulebook::Classic, Rulebook::Objectives, Rulebook::ColdWar] {
        let silent = made(rulebook, true);
        assert!(silent.turns > 0, "{}: {silent:?}", rulebook.key());
        assert!(silent.moved < 1e-9, "{}: {silent:?}", rulebook.key());
    }
}

#[test]
fn who_has_hardly_a_chance_left_and_attacks_changes_the_chances_of_the_others() {
    let playing = made(Rulebook::ColdWar, false);
    assert!(playing.turns > 0 && playing.moved > 0.0, "{playing:?}");
}
