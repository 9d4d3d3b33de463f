//! Secrecy of hidden answers, for every family: other viewers see only the part of a hidden answer that the family
//! made public (its face), or nothing, until the rules reveal what it led to. Names no family, so that a new one is
//! covered.

use crate::conformance::{every_game, some_asks};
use crate::luck::Seeded;
use casus_belli::rules::{Action, AnswerOrigin, Ask, AskId, Clock, Event, Game, Seat, Seen, View, Viewer};
use std::cell::Cell;

/// Number of alternative answers tried for each hidden one.
const TRIES: u32 = 16;

/// A game after one more answer, with the events of that answer.
struct After {
    game: Game,
    events: Vec<Event>,
}

fn decided(game: &Game, ask: &Ask, action: &Action) -> Vec<Event> {
    game.act(ask.to, ask.id, action, AnswerOrigin::Player, &mut Seeded::new(7)).unwrap()
}

fn after(game: &Game, events: Vec<Event>) -> After {
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

/// Everything that a viewer sees of an answer and its consequences: the events, the position with the viewer's own
/// questions, who is asked.
fn told(after: &After, viewer: Viewer) -> (Vec<Seen>, View, Vec<(AskId, Clock)>) {
    let seen = after.events.iter().filter_map(|event| event.seen_by(viewer)).collect();
    let asked = after.game.asks().into_iter().map(|ask| (ask.id, ask.clock)).collect();
    (seen, after.game.view(viewer), asked)
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
fn other_answer(game: &Game, ask: &Ask, action: &Action, one: &After, luck: &mut Seeded) -> Option<After> {
    let face = |events: &[Event]| events[0].seen_by(Viewer::Public);
    (0..TRIES).find_map(|_| {
        let other = ask.menu.sample(&mut |n| luck.below(n));
        if other == *action {
            return None;
        }
        let other = decided(game, ask, &other);
        let alike = is_hidden(&other) && face(&other) == face(&one.events) && other[1..] == one.events[1..];
        alike.then(|| after(game, other))
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
        let next = |world: &After| after(&world.game, decided(&world.game, &ask, &action));
        (one, other) = (next(&one), next(&other));
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
        for ask in some_asks(game, luck) {
            let action = ask.menu.sample(&mut |n| luck.below(n));
            let events = decided(game, &ask, &action);
            if !is_hidden(&events) {
                continue;
            }
            shows_no_more_than_its_face(&events[0], ask.to, &others(game, ask.to));
            let met = if matches!(events[0], Event::Sealed { .. }) { &sealed } else { &partial };
            let one = after(game, events);
            if let Some(other) = other_answer(game, &ask, &action, &one, luck) {
                goes_on_alike(one, other, ask.to, luck);
                met.set(met.get() + 1);
            }
        }
    });
    println!("pairs of hidden answers: {} sealed, {} partly hidden", sealed.get(), partial.get());
    assert!(sealed.get() >= 100 && partial.get() >= 100, "the law is tried: {sealed:?} {partial:?}");
}
