//! Secrecy of hidden answers, for every family: other viewers see only the part of a hidden answer that the family
//! made public (its face), or nothing, until the rules reveal what it led to. Names no family, so that a new one is
//! covered.

use crate::conformance::every_game;
use crate::luck::Seeded;
use casus_belli::rules::{Action, AnswerOrigin, Ask, Event, Game, Seat, Seen, Viewer};
use std::cell::Cell;

/// Number of alternative answers tried for each hidden one.
const TRIES: u32 = 16;

/// A game after one more answer, with the events of that answer.
struct After {
    game: Game,
    events: Vec<Event>,
}

fn answer(game: &Game, ask: &Ask, action: &Action, seed: u64) -> After {
    let events = game.act(ask.to, ask.id, action, AnswerOrigin::Player, &mut Seeded::new(seed)).unwrap();
    let mut game = game.clone();
    events.iter().for_each(|event| game.evolve(event));
    After { game, events }
}

/// Whether these events begin with an answer that some viewers do not see.
fn is_hidden(events: &[Event]) -> bool {
    matches!(events.first(), Some(Event::Sealed { .. } | Event::Partial { .. }))
}

fn others(game: &Game, by: Seat) -> Vec<Viewer> {
    let seats = game.setup().all_seats().filter(|seat| *seat != by);
    seats.map(Viewer::Seat).chain([Viewer::Public]).collect()
}

/// Everything that a viewer sees of an answer and its consequences, as JSON: the events, the position, who is asked,
/// and the viewer's own questions.
fn told(after: &After, viewer: Viewer) -> String {
    let seen: Vec<Seen> = after.events.iter().filter_map(|event| event.seen_by(viewer)).collect();
    let asked: Vec<_> = after.game.asks().into_iter().map(|ask| (ask.id, ask.clock)).collect();
    serde_json::to_string(&(seen, after.game.view(viewer), asked)).unwrap()
}

/// Other viewers see the face of the answer, the same for all; without a face they see nothing, or that one more
/// answer is in.
fn shows_no_more_than_its_face(event: &Event, by: Seat, others: &[Viewer]) {
    let face = event.seen_by(Viewer::Public);
    match (event, &face) {
        (Event::Sealed { .. }, Some(Seen::OneMoreSealed)) | (Event::Partial { .. }, None) => {}
        (Event::Partial { .. }, Some(Seen::Partial { by: whose, .. })) => assert_eq!(*whose, by),
        _ => panic!("everybody sees {face:?} of the hidden {event:?}"),
    }
    for viewer in others {
        assert_eq!(event.seen_by(*viewer), face, "{viewer:?} sees more of {event:?} than everybody");
    }
}

/// Another answer to the same question with the same face and the same later events: only the hidden part differs.
fn other_answer(game: &Game, ask: &Ask, one: &Action, after: &After, luck: &mut Seeded) -> Option<After> {
    let face = |events: &[Event]| events[0].seen_by(Viewer::Public);
    (0..TRIES).find_map(|_| {
        let other = ask.menu.sample(&mut |n| luck.below(n));
        if other == *one {
            return None;
        }
        let other = answer(game, ask, &other, 7);
        let alike = is_hidden(&other.events)
            && face(&other.events) == face(&after.events)
            && other.events[1..] == after.events[1..];
        alike.then_some(other)
    })
}

/// The other seats answer the same in both games. Until the rules reveal the difference, no other viewer can see it.
fn goes_on_alike(mut one: After, mut other: After, by: Seat, luck: &mut Seeded) {
    loop {
        for viewer in others(&one.game, by) {
            assert_eq!(
                told(&one, viewer),
                told(&other, viewer),
                "{viewer:?} can tell two hidden answers apart"
            );
        }
        let open = one.game.asks().into_iter().find(|ask| ask.to != by);
        let Some(ask) = open.filter(|_| is_hidden(&one.events)) else { return };
        let action = ask.menu.sample(&mut |n| luck.below(n));
        if !other.game.ask(ask.id).is_some_and(|same| same.menu.offers(&action)) {
            return;
        }
        (one, other) = (answer(&one.game, &ask, &action, 7), answer(&other.game, &ask, &action, 7));
        if one.events != other.events {
            // Here the rules reveal the hidden part; the answer that triggers it is still the same.
            return assert_eq!(one.events[0], other.events[0]);
        }
    }
}

#[test]
fn of_a_hidden_answer_nobody_sees_more_than_its_face_until_the_rules_tell_what_it_led_to() {
    let (sealed, partial) = (Cell::new(0), Cell::new(0));
    every_game(|game, _, luck| {
        for ask in game.asks() {
            let action = ask.menu.sample(&mut |n| luck.below(n));
            let after = answer(game, &ask, &action, 7);
            if !is_hidden(&after.events) {
                continue;
            }
            shows_no_more_than_its_face(&after.events[0], ask.to, &others(game, ask.to));
            let met = if matches!(after.events[0], Event::Sealed { .. }) { &sealed } else { &partial };
            if let Some(other) = other_answer(game, &ask, &action, &after, luck) {
                goes_on_alike(after, other, ask.to, luck);
                met.set(met.get() + 1);
            }
        }
    });
    println!("pairs of hidden answers: {} sealed, {} partly hidden", sealed.get(), partial.get());
    assert!(sealed.get() >= 100 && partial.get() >= 100, "the law is tried: {sealed:?} {partial:?}");
}
