//! Kingmaking: a seat with hardly a chance left counts as choosing the winner only by what it does.

use crate::coach::played_beside;
use casus_belli::ai::{Kingmaking, kingmaking};
use casus_belli::rules::{Retrospect, Rulebook, Seat};

/// The seat that is watched.
const WATCHED: Seat = Seat(1);
/// Games of each rulebook.
const GAMES: u64 = 8;

/// What the turns of the watched seat did in some games of normal players, in which it says nothing at all or plays like the others.
fn made(rulebook: Rulebook, silent: bool) -> Kingmaking {
    let mut all = Kingmaking::default();
    for seed in 1..=GAMES {
        let (game, log) = played_beside(silent.then_some(WATCHED), rulebook, 4, seed, u32::MAX);
        let over = Retrospect::of(game.setup().clone(), log).unwrap().expect("it is over");
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
