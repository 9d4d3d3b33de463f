//! From the log of a game to the actions of a record. Never decides anything that ends up in a game.

use super::{Answer, Draw, Move, PublicAnswer, PublicMove};
use crate::rules::{AnswerOrigin, Chance, Event, Game, Illegal, Seen, Setup, Viewer};

/// The opening, then each answer that somebody gave, and the clock's call, each with all that came of it. Answers that
/// the rules give at once (there was no other) belong to what they followed from.
fn groups<'e>(setup: &Setup, events: &'e [Event]) -> Vec<&'e [Event]> {
    let mut game = Game::new(setup.clone()).ok();
    let (mut groups, mut begin) = (Vec::new(), 0);
    for (at, event) in events.iter().enumerate() {
        let called = game.as_ref().map(Game::call_time).unwrap_or_default();
        let time = !called.is_empty() && events[at..].starts_with(&called);
        if at > 0 && (given(event) || time) {
            groups.push(&events[begin..at]);
            begin = at;
        }
        if let Some(game) = &mut game {
            game.evolve(event);
        }
    }
    if begin < events.len() {
        groups.push(&events[begin..]);
    }
    groups
}

/// Whether this is an answer that somebody (or silence) gave.
fn given(event: &Event) -> bool {
    match event {
        Event::Answered { how, .. } | Event::Sealed { how, .. } | Event::Partial { how, .. } => {
            *how != AnswerOrigin::Forced
        }
        Event::Happened(_) => false,
    }
}

/// The answer that begins a group.
fn answer(group: &[Event]) -> Option<Answer> {
    let first = group.first().filter(|event| given(event))?;
    match first {
        Event::Answered { ask, how, action, .. } => {
            Some(Answer { ask: *ask, how: *how, sealed: false, action: action.clone() })
        }
        Event::Sealed { ask, how, action, .. } | Event::Partial { ask, how, action, .. } => {
            Some(Answer { ask: *ask, how: *how, sealed: true, action: action.clone() })
        }
        Event::Happened(_) => None,
    }
}

/// Luck that remembers what was drawn.
struct Noting<'a> {
    chance: &'a mut dyn Chance,
    draws: Vec<Draw>,
}

impl Chance for Noting<'_> {
    fn draw(&mut self, number: u64, bound: u32) -> u32 {
        let value = self.chance.draw(number, bound);
        self.draws.push(Draw { number, bound, value });
        value
    }
}

/// What the rules make of an answer, the answer itself included; without one it is the opening, or time is called.
pub(super) fn decide(
    game: &Game,
    answer: Option<&Answer>,
    chance: &mut dyn Chance,
) -> Result<Vec<Event>, Illegal> {
    match answer {
        None if game.seq() == 0 => Ok(game.open(chance)),
        None => Ok(game.call_time()),
        Some(Answer { ask, how, action, sealed: _ }) => game.act(ask.to, *ask, action, *how, chance),
    }
}

/// The actions of a log, with the draws of that luck.
pub(super) fn moves(setup: &Setup, events: &[Event], chance: &mut dyn Chance) -> Vec<Move> {
    let mut game = Game::new(setup.clone()).ok();
    let mut moves = Vec::new();
    for group in groups(setup, events) {
        let answer = answer(group);
        let mut noting = Noting { chance: &mut *chance, draws: Vec::new() };
        let decided = game.as_ref().map(|game| decide(game, answer.as_ref(), &mut noting));
        let same = decided.is_some_and(|decided| decided.is_ok_and(|decided| decided == group));
        let draws = same.then_some(noting.draws);
        if let Some(game) = &mut game {
            group.iter().for_each(|event| game.evolve(event));
        }
        let events = group[usize::from(answer.is_some())..].to_vec();
        moves.push(Move { answer, events, draws });
    }
    moves
}

/// The actions of a log as everybody saw them.
pub(super) fn public_moves(setup: &Setup, events: &[Event]) -> Vec<PublicMove> {
    let seen = |event: &Event| event.seen_by(Viewer::Public);
    let public = |group: &[Event]| {
        let answer = group.first().filter(|event| given(event)).and_then(seen);
        let answer = answer.map(|answer| match answer {
            Seen::Answered { by, how, action } => PublicAnswer::Open { by, how, action },
            _ => PublicAnswer::Sealed,
        });
        let rest = &group[usize::from(answer.is_some())..];
        PublicMove { answer, seen: rest.iter().filter_map(seen).collect() }
    };
    groups(setup, events).into_iter().map(public).collect()
}
