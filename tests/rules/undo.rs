//! Taking back answers ([PBP-12]): laws for every rulebook of every family over seeded random play. No family is named
//! here: a registered one is covered without a line of its own.

use crate::conformance::{answer_in, every_game};
use crate::luck::Seeded;
use casus_belli::rules::{
    AnswerOrigin, AskId, Event, Game, Illegal, Milestone, Seat, Seen, UndoBarrier, Viewer,
};
use serde_json::Value;
use std::cell::Cell;

/// One state in so many is examined.
const ONE_IN: u32 = 30;

/// Everything that a viewer sees, but the number of events and the ids of questions, which depend on it.
fn facts(game: &Game, viewer: Viewer) -> Value {
    let mut view = serde_json::to_value(game.view(viewer)).unwrap();
    forget_numbers(&mut view);
    view
}

fn forget_numbers(value: &mut Value) {
    match value {
        Value::Object(fields) => {
            fields.retain(|key, _| key != "seq" && key != "opened");
            fields.values_mut().for_each(forget_numbers);
        }
        Value::Array(items) => items.iter_mut().for_each(forget_numbers),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

fn viewers(game: &Game) -> Vec<Viewer> {
    game.setup().all_seats().map(Viewer::Seat).chain([Viewer::Public]).collect()
}

fn draws(game: &Game) -> Value {
    serde_json::to_value(game).unwrap()["draws"].clone()
}

fn after(game: &Game, events: &[Event]) -> Game {
    let mut game = game.clone();
    events.iter().for_each(|event| game.evolve(event));
    game
}

fn seen_by(log: &[Event], viewer: Viewer) -> Vec<Seen> {
    Seen::in_force(log.iter().filter_map(|event| event.seen_by(viewer)).collect())
}

/// The seat that can take something back now, with its answers.
fn offer(game: &Game) -> Option<(Seat, Vec<Vec<Event>>)> {
    game.setup().all_seats().find_map(|seat| game.undoable(seat).ok().map(|steps| (seat, steps)))
}

/// The events without the ids of the questions that they answer.
fn without_ids(events: &[Event]) -> Value {
    let mut events = serde_json::to_value(events).unwrap();
    forget_numbers(&mut events);
    events
}

/// Gives the same answers again, each to the question that is open now.
fn again(game: &Game, steps: &[Vec<Event>]) -> Game {
    let mut game = game.clone();
    for step in steps {
        let (by, _, action) = answer_in(&step[0]).unwrap();
        let asks = game.asks();
        let ask = asks.iter().find(|ask| ask.to == by && ask.menu.offers(action)).unwrap();
        let mut no_luck = Seeded::new(0);
        let events = game.act(by, ask.id, action, AnswerOrigin::Player, &mut no_luck).unwrap();
        assert_eq!(without_ids(&events), without_ids(step), "the same answer has the same effect");
        events.iter().for_each(|event| game.evolve(event));
    }
    game
}

/// At the begin of a turn nothing can be taken back, nor by a seat that is not asked, nor when the game is over.
fn nothing_at_the_begin_and_at_the_end(game: &Game, log: &[Event]) {
    let asks = game.asks();
    if let Some(Milestone::TurnBegan { seat, .. }) = log.last().and_then(Event::milestone)
        && asks.iter().any(|ask| ask.to == seat)
    {
        assert_eq!(game.undoable(seat), Err(Illegal::NothingToUndo(UndoBarrier::Began)));
    }
    for seat in game.setup().all_seats() {
        if asks.iter().all(|ask| ask.to != seat) {
            assert!(game.undoable(seat).is_err());
            assert_eq!(game.undoable_answers(seat), 0);
        }
        if game.outcome().is_some() {
            assert_eq!(game.undoable(seat), Err(Illegal::Over));
        }
    }
}

#[test]
fn what_can_be_taken_back_is_free_of_luck_secrets_and_other_seats_pbp_12() {
    let met = Cell::new(0_u32);
    every_game(|game, log, _| {
        nothing_at_the_begin_and_at_the_end(game, log);
        let Some((seat, steps)) = offer(game) else { return };
        assert_eq!(steps.len() as u32, game.undoable_answers(seat));
        for step in &steps {
            met.set(met.get() + 1);
            let (by, _, _) = answer_in(&step[0]).expect("a step begins with its answer");
            assert_eq!(by, seat);
            for event in step {
                assert_eq!(event.roll(), None, "a roll is never taken back: {event:?}");
                let open = match event {
                    Event::Answered { by, how, .. } => {
                        *by == seat && matches!(how, AnswerOrigin::Player | AnswerOrigin::Forced)
                    }
                    Event::Happened(_) => true,
                    Event::Sealed { .. } | Event::Partial { .. } | Event::Undone { .. } => false,
                };
                assert!(open, "{event:?}");
                let milestone = event.milestone();
                assert!(matches!(milestone, None | Some(Milestone::BoardChanged)), "{milestone:?}");
                let public = event.seen_by(Viewer::Public);
                for viewer in viewers(game) {
                    assert_eq!(event.seen_by(viewer), public, "a secret of {viewer:?} is taken back");
                }
            }
        }
        // What is offered goes up to the end of the log.
        let last = log.last().expect("a log");
        let offered = steps.last().and_then(|step| step.last());
        assert!(offered == Some(last) || matches!(last, Event::Undone { .. }), "{last:?}");
        for other in game.setup().all_seats().filter(|other| *other != seat) {
            let refused = game.undo(other, 1).unwrap_err();
            assert!(matches!(refused, Illegal::NotAsked | Illegal::NothingToUndo(_)), "{refused:?}");
        }
        assert_eq!(game.undo(seat, 0), Err(Illegal::Stale));
        assert_eq!(game.undo(seat, steps.len() as u32 + 1), Err(Illegal::Stale));
    });
    assert!(met.get() > 5_000, "answers can be taken back in random play: {}", met.get());
}

/// What must hold when the last `count` answers of the seat are taken back. That the log alone gives the same game is a law
/// of conformance, whose games contain undos.
fn undo_then_redo(game: &Game, log: &[Event], seat: Seat, steps: &[Vec<Event>], count: usize) {
    let undo = game.undo(seat, count as u32).unwrap();
    let undone = after(game, &undo);
    let kept = steps.len() - count;
    let taken: usize = steps[kept..].iter().map(Vec::len).sum();
    let [Event::Undone { events, .. }] = undo.as_slice() else { panic!("one event: {undo:?}") };
    assert_eq!(*events as usize, taken);
    assert_eq!(undone.undoable_answers(seat) as usize, kept);
    assert_eq!(draws(&undone), draws(game), "no draw is taken back");

    let old: Vec<AskId> = game.asks().iter().map(|ask| ask.id).collect();
    let asks = undone.asks();
    for (at, ask) in asks.iter().enumerate() {
        assert!(asks[..at].iter().all(|other| other.id != ask.id), "ids are unique");
        assert!(undone.expire(ask.id, &mut Seeded::new(1)).is_ok());
    }
    let own = asks.iter().find(|ask| ask.to == seat).expect("the seat is asked again");
    assert!(!old.contains(&own.id), "a button of before is stale");
    let (_, first, action) = answer_in(&steps[kept][0]).unwrap();
    let pressed_twice = undone.act(seat, first, action, AnswerOrigin::Player, &mut Seeded::new(1));
    assert_eq!(pressed_twice, Err(Illegal::Stale));

    let redone = again(&undone, &steps[kept..]);
    let turn = log.iter().rposition(|event| event.milestone().is_some_and(Milestone::begins_wait));
    let log = &log[turn.expect("somebody is on turn")..];
    let mut whole = log.to_vec();
    whole.extend(undo);
    let stored = serde_json::to_string(&undone).unwrap();
    assert_eq!(serde_json::from_str::<Game>(&stored).unwrap(), undone);
    for viewer in viewers(game) {
        assert_eq!(facts(&redone, viewer), facts(game, viewer), "the same answers, the same game");
        let before = seen_by(log, viewer);
        let shown = seen_by(&whole, viewer);
        let gone: usize =
            steps[kept..].iter().flatten().filter(|event| event.seen_by(viewer).is_some()).count();
        assert_eq!(shown, before[..before.len() - gone], "a log shows what is left");
    }
}

/// The state after an undo is the one before the answer. Returns how many answers could be taken back.
fn answer_then_undo(game: &Game, luck: &mut Seeded) -> u32 {
    let mut met = 0;
    for ask in game.asks() {
        let action = ask.menu.sample(&mut |n| luck.below(n));
        let events = game.act(ask.to, ask.id, &action, AnswerOrigin::Player, luck).unwrap();
        let answered = after(game, &events);
        let Ok(undo) = answered.undo(ask.to, 1) else { continue };
        met += 1;
        let undone = after(&answered, &undo);
        for viewer in viewers(game) {
            assert_eq!(facts(&undone, viewer), facts(game, viewer));
        }
    }
    met
}

#[test]
fn what_is_taken_back_and_done_again_gives_the_same_game_to_every_viewer_pbp_12() {
    let (met, before) = (Cell::new(0_u32), Cell::new(0_u32));
    every_game(|game, log, luck| {
        if luck.below(ONE_IN) > 0 {
            return;
        }
        before.set(before.get() + answer_then_undo(game, luck));
        let Some((seat, steps)) = offer(game) else { return };
        for count in if steps.len() > 1 { vec![1, steps.len()] } else { vec![1] } {
            met.set(met.get() + 1);
            undo_then_redo(game, log, seat, &steps, count);
        }
    });
    assert!(met.get() > 300 && before.get() > 300, "{} {}", met.get(), before.get());
}
