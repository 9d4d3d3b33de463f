//! Laws that hold for every rulebook of every family, with every option, at every step of seeded random play. No family is
//! named here: a registered one is covered without a line of its own.

use crate::luck::Seeded;
use crate::setups;
use crate::strange_answers::strange_answers;
use casus_belli::rules::{
    Action, AnswerOrigin, Ask, AskId, Clock, Event, Game, Illegal, Rulebook, Seat, Setup, Viewer,
};

/// Random games of a preset, and of every other setup of the covering array; each is cut after [`STEPS`] answers.
const GAMES: u64 = 4;
const STEPS: usize = 240;

pub(crate) fn games(setup: &Setup) -> std::ops::Range<u64> {
    let preset = *setup == Setup::preset(setup.rulebook, setup.seats);
    0..if preset { GAMES } else { 1 }
}

/// One of the open questions; in three of four cases one that the game waits for, if there are others that are always open.
pub(crate) fn some_ask(game: &Game, luck: &mut Seeded) -> Option<Ask> {
    let mut asks = game.asks();
    let offered = |ask: &Ask| ask.clock == Clock::None;
    if asks.iter().any(offered) && luck.below(4) > 0 {
        asks.retain(|ask| !offered(ask));
    }
    let one = luck.below(asks.len().max(1) as u32) as usize;
    asks.into_iter().nth(one)
}

/// Questions that are always open at which a law is tried before an answer.
const OFFERED: usize = 2;

/// The questions that the game waits for, and at most [`OFFERED`] of those that are always open.
pub(crate) fn some_asks(game: &Game, luck: &mut Seeded) -> Vec<Ask> {
    let (mut offered, mut some): (Vec<_>, Vec<_>) =
        game.asks().into_iter().partition(|ask| ask.clock == Clock::None);
    while offered.len() > OFFERED {
        offered.swap_remove(luck.below(offered.len() as u32) as usize);
    }
    some.append(&mut offered);
    some
}

/// Plays one seeded random game and calls `law` before every answer.
pub(crate) fn play(seed: u64, setup: &Setup, mut law: impl FnMut(&Game, &[Event], &mut Seeded)) -> Game {
    let mut luck = Seeded::new(seed);
    let mut game = Game::new(setup.clone()).expect("registered setups can be played");
    let mut log = game.open(&mut luck);
    log.iter().for_each(|event| game.evolve(event));
    for _ in 0..STEPS {
        law(&game, &log, &mut luck);
        // The table's clock may speak at any moment, to a game that ends by time.
        if luck.below(60) == 0 {
            let called = game.call_time();
            called.iter().for_each(|event| game.evolve(event));
            log.extend(called);
            continue;
        }
        if luck.below(25) == 0 && take_back(&mut game, &mut log, &mut luck) {
            continue;
        }
        let Some(ask) = some_ask(&game, &mut luck) else { break };
        let action = ask.menu.sample(&mut |n| luck.below(n));
        let events =
            game.act(ask.to, ask.id, &action, AnswerOrigin::Player, &mut luck).unwrap_or_else(|why| {
                panic!("seed {seed}: {action:?} is on the menu {:?} but refused: {why}", ask.menu)
            });
        events.iter().for_each(|event| game.evolve(event));
        log.extend(events);
    }
    game
}

/// The seat on turn takes back some of its last answers, if it can. Returns whether it did.
pub(crate) fn take_back(game: &mut Game, log: &mut Vec<Event>, luck: &mut Seeded) -> bool {
    let able = game.setup().all_seats().find(|seat| game.undoable_answers(*seat) > 0);
    let Some(seat) = able else { return false };
    let answers = 1 + luck.below(game.undoable_answers(seat));
    let events = game.undo(seat, answers).expect("they can be taken back");
    events.iter().for_each(|event| game.evolve(event));
    log.extend(events);
    true
}

/// Calls `law` before every answer of every seeded game of every setup.
pub(crate) fn every_game(law: impl Fn(&Game, &[Event], &mut Seeded)) {
    every_game_of(setups::all().iter().enumerate(), law);
}

/// The same for these setups.
pub(crate) fn every_game_of(
    setups: impl Iterator<Item = (usize, &'static Setup)>,
    law: impl Fn(&Game, &[Event], &mut Seeded),
) {
    for (i, setup) in setups {
        for game in games(setup) {
            play(game * 1_000 + i as u64, setup, &law);
        }
    }
}

#[test]
fn the_log_alone_gives_the_same_game_and_a_stored_one_reads_back_equal() {
    for (i, setup) in setups::all().iter().enumerate() {
        for seed in games(setup) {
            let mut kept = Vec::new();
            let game = play(seed * 77 + i as u64, setup, |_, log, _| kept = log.to_vec());
            let told = serde_json::to_string(&kept).unwrap();
            let heard: Vec<Event> = serde_json::from_str(&told).unwrap();
            assert_eq!(heard, kept);
            let replayed = Game::replay(setup.clone(), &heard).unwrap();
            assert!(replayed.seq() <= game.seq());
            let stored = serde_json::to_string(&replayed).unwrap();
            assert_eq!(serde_json::from_str::<Game>(&stored).unwrap(), replayed);
        }
    }
}

#[test]
fn there_is_always_a_question_or_an_outcome_and_every_default_is_on_its_menu() {
    every_game(|game, _, luck| {
        let asks = game.asks();
        assert_eq!(asks.is_empty(), game.outcome().is_some(), "questions and outcome exclude each other");
        for seat in game.setup().all_seats() {
            let own = asks.iter().filter(|ask| ask.to == seat);
            assert!(game.view(Viewer::Seat(seat)).asks.iter().eq(own), "each seat sees the questions to it");
        }
        for ask in asks {
            assert_eq!(ask.id.to, ask.to);
            assert!(ask.menu.offers(&ask.default), "{ask:?}");
            assert!(game.expire(ask.id, luck).is_ok());
        }
    });
}

/// Tries the answers on each of these questions: the menu offers exactly what the check accepts.
pub(crate) fn menu_and_check_agree(game: &Game, asks: &[Ask], answers: &[Action]) {
    for ask in asks {
        for action in answers {
            let decided = game.act(ask.to, ask.id, action, AnswerOrigin::Player, &mut Seeded::new(1));
            assert_eq!(ask.menu.offers(action), decided.is_ok(), "{action:?} on {:?}: {decided:?}", ask.menu);
        }
    }
}

#[test]
fn the_menu_and_the_check_agree_on_what_is_legal() {
    every_game(|game, log, luck| {
        let asks = some_asks(game, luck);
        menu_and_check_agree(game, &asks, &strange_answers(&asks, log, luck));
    });
}

#[test]
fn a_wrong_seat_and_a_stale_question_are_refused() {
    every_game(|game, _, luck| {
        for ask in game.asks() {
            for seat in game.setup().all_seats().filter(|seat| *seat != ask.to) {
                let refused = game.act(seat, ask.id, &ask.default, AnswerOrigin::Player, luck);
                assert!(matches!(refused, Err(Illegal::NotAsked | Illegal::Stale)), "{refused:?}");
            }
            let mut stale = ask.id;
            stale.opened += 1;
            assert_eq!(
                game.act(ask.to, stale, &ask.default, AnswerOrigin::Player, luck),
                Err(Illegal::Stale)
            );
        }
    });
}

#[test]
fn computer_players_bring_every_preset_to_its_end_and_a_finished_game_refuses_every_answer() {
    for rulebook in Rulebook::ALL {
        let (least, most) = rulebook.seats();
        for seats in least..=most {
            for seed in 0..3 {
                let (over, log) = setups::play_out(seed, &Setup::preset(rulebook, seats));
                let outcome = over.outcome().expect("it was played to the end");
                assert_eq!(Game::replay(over.setup().clone(), &log).unwrap(), over);
                let first = outcome.scores.iter().filter(|score| score.place == 1).map(|score| score.seat);
                assert_eq!(first.collect::<Vec<_>>(), outcome.winners, "the winners stand first");
                println!("{rulebook:?}, {seats} seats: {:?} in round {}", outcome.ending, outcome.round);
                let (by, id, action) = log.iter().rev().find_map(answer_in).expect("it was played");
                let refused = over.act(by, id, action, AnswerOrigin::Player, &mut Seeded::new(0));
                assert_eq!(refused, Err(Illegal::Over));
            }
        }
    }
}

/// The answer that an event records, with who gave it to which question.
pub(crate) fn answer_in(event: &Event) -> Option<(Seat, AskId, &Action)> {
    match event {
        Event::Answered { by, ask, action, .. }
        | Event::Sealed { by, ask, action, .. }
        | Event::Partial { by, ask, action, .. } => Some((*by, *ask, action)),
        Event::Happened(_) | Event::Undone { .. } => None,
    }
}

#[test]
fn no_viewer_can_tell_a_resampled_world_from_the_real_one() {
    every_game(|game, _, luck| {
        let seat = Seat(luck.below(u32::from(game.setup().seats)) as u8);
        for viewer in [Viewer::Seat(seat), Viewer::Public] {
            let twin = game.resample(viewer, luck);
            assert_eq!(
                twin.view(viewer),
                game.view(viewer),
                "secret of another seat in the view of {viewer:?}"
            );
        }
    });
}
