//! A game makes its open questions once and keeps them until it changes. The law, for every rulebook of every family over seeded
//! random play: those that it keeps are those that it would make anew. No family is named here.

use crate::conformance::{every_game, some_ask};
use casus_belli::rules::{AnswerOrigin, Event, Game, Imagination, Seat, Viewer};

/// The same game with nothing kept: it was stored and read again.
fn anew(game: &Game) -> Game {
    serde_json::from_str(&serde_json::to_string(game).unwrap()).unwrap()
}

/// Applies the events of a decision to a game that keeps the questions which were open before it.
fn evolve_and_compare(game: &mut Game, events: &[Event]) {
    let before = game.asks();
    events.iter().for_each(|event| game.evolve(event));
    assert_eq!(game.asks(), anew(game).asks(), "after {events:?}; before them: {before:?}");
}

#[test]
fn the_questions_that_a_game_keeps_are_those_that_it_would_make_anew_after_every_decision() {
    every_game(|game, _, luck| {
        let mut next = game.clone();
        if let Some(ask) = some_ask(&next, luck) {
            let action = ask.menu.sample(&mut |n| luck.below(n));
            let events = next.act(ask.to, ask.id, &action, AnswerOrigin::Player, luck).unwrap();
            evolve_and_compare(&mut next, &events);
        }
        if let Some(seat) = next.setup().all_seats().find(|seat| next.undoable_answers(*seat) > 0) {
            let events = next.undo(seat, 1).unwrap();
            evolve_and_compare(&mut next, &events);
        }
        let called = next.call_time();
        evolve_and_compare(&mut next, &called);
    });
}

#[test]
fn a_resampled_world_keeps_none_of_the_real_questions() {
    every_game(|game, _, luck| {
        let viewer = Viewer::Public;
        let _ = game.asks();
        let twin = game.resample(viewer, luck);
        assert_eq!(twin.asks(), anew(&twin).asks());
    });
}

/// How seldom a game is imagined to go on, and for how many answers.
const SELDOM: u32 = 24;
const IMAGINED: u32 = 4;

#[test]
fn an_imagined_game_has_the_questions_that_it_would_make_anew_after_every_answer() {
    every_game(|game, _, luck| {
        let Some(asked) = some_ask(game, luck).filter(|_| luck.below(SELDOM) == 0) else { return };
        let seats: Vec<_> = game.setup().all_seats().collect();
        let mut world = Imagination::new(game, asked.to).world(luck.below(1_000).into());
        for _ in 0..IMAGINED {
            let own = |seat: &Seat| world.view(*seat).awaited_asks().next().cloned();
            let Some(ask) = seats.iter().find_map(own) else { return };
            let action = ask.menu.sample(&mut |n| luck.below(n));
            assert!(world.answer(ask.to, ask.id, &action), "{action:?} is offered");
            // A copy keeps no questions.
            let anew = world.clone();
            assert_eq!(world.asked(), anew.asked());
            for seat in &seats {
                assert_eq!(world.view(*seat).asks, anew.view(*seat).asks, "after {action:?}");
            }
        }
    });
}
