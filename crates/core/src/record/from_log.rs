//! Builds the actions of a record from the event log of a game.

use super::{Answer, Draw, Move, PublicAnswer, PublicMove, RoundLine};
use crate::luck::KeyedChance;
use crate::rules::{AnswerOrigin, Chance, Event, Game, Illegal, Seen, Setup, Viewer};

/// Maximum number of events with which players end a game by agreement.
const MOST_AT_END: usize = 2;

/// Groups a log: the opening, each answer with its consequences, each undo, each time call, and the end by agreement. Forced
/// answers (there was no other) belong to the group before them.
fn groups<'e>(setup: &Setup, events: &'e [Event]) -> Vec<&'e [Event]> {
    let mut game = Game::new(setup.clone()).ok();
    let (mut groups, mut begin) = (Vec::new(), 0);
    let settled = events.last().and_then(Event::settlement);
    for (at, event) in events.iter().enumerate() {
        let called = game.as_ref().map(Game::call_time).unwrap_or_default();
        let time = !called.is_empty() && events[at..].starts_with(&called);
        let settled = settled.filter(|_| at + MOST_AT_END >= events.len());
        let end = settled.zip(game.as_ref()).is_some_and(|(how, game)| game.settle(how) == events[at..]);
        if at > 0 && (given(event) || time || end || matches!(event, Event::Undone { .. })) {
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

/// Whether an event is an answer of a player or a default answer, not a forced one.
fn given(event: &Event) -> bool {
    match event {
        Event::Answered { how, .. } | Event::Sealed { how, .. } | Event::Partial { how, .. } => {
            *how != AnswerOrigin::Forced
        }
        Event::Happened(_) | Event::Undone { .. } => false,
    }
}

/// The answer at the beginning of a group.
fn answer(group: &[Event]) -> Option<Answer> {
    let first = group.first().filter(|event| given(event))?;
    match first {
        Event::Answered { ask, how, action, .. } => {
            Some(Answer { ask: *ask, how: *how, sealed: false, action: action.clone() })
        }
        Event::Sealed { ask, how, action, .. } | Event::Partial { ask, how, action, .. } => {
            Some(Answer { ask: *ask, how: *how, sealed: true, action: action.clone() })
        }
        Event::Happened(_) | Event::Undone { .. } => None,
    }
}

/// A source of luck that records its draws.
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

/// The events that the rules produce for an answer, including the answer itself; `None`: the opening, an undo, a time call, or
/// the end by agreement. `events`: what the record tells of it, which says what was taken back, or how the game was ended.
pub(super) fn decide(
    game: &Game,
    answer: Option<&Answer>,
    events: &[Event],
    chance: &mut dyn Chance,
) -> Result<Vec<Event>, Illegal> {
    match (answer, events) {
        (None, _) if game.seq() == 0 => Ok(game.open(chance)),
        (None, [Event::Undone { by, answers, events: _ }, ..]) => game.undo(*by, *answers),
        (None, _) => Ok(match events.last().and_then(Event::settlement) {
            Some(how) => game.settle(how),
            None => game.call_time(),
        }),
        (Some(Answer { ask, how, action, sealed: _ }), _) => game.act(ask.to, *ask, action, *how, chance),
    }
}

/// The actions of a log, with the draws that follow from the key of the start and the rounds mixed in since.
pub(super) fn moves(
    setup: &Setup,
    events: &[Event],
    rounds: &[(u64, RoundLine)],
    start: &KeyedChance,
) -> Vec<Move> {
    let mut game = Game::new(setup.clone()).ok();
    let (mut moves, mut seq, mut chance, mut rest) = (Vec::new(), 0, start.clone(), rounds);
    for group in groups(setup, events) {
        let before = rest.iter().take_while(|(place, _)| *place <= seq).count();
        let (mixed, later) = rest.split_at(before);
        rest = later;
        let mixed: Vec<RoundLine> = mixed.iter().map(|(_, line)| line.clone()).collect();
        if let Some(last) = mixed.last() {
            chance = start.mixed(last.round, &last.signature);
        }
        let answer = answer(group);
        let mut noting = Noting { chance: &mut chance, draws: Vec::new() };
        let decided = game.as_ref().map(|game| decide(game, answer.as_ref(), group, &mut noting));
        let same = decided.is_some_and(|decided| decided.is_ok_and(|decided| decided == group));
        let draws = same.then_some(noting.draws);
        if let Some(game) = &mut game {
            group.iter().for_each(|event| game.evolve(event));
        }
        let events = group[usize::from(answer.is_some())..].to_vec();
        seq += group.len() as u64;
        moves.push(Move { rounds: mixed, answer, events, draws });
    }
    moves
}

/// The actions of a log, as [`Viewer::Public`] sees them.
pub(super) fn public_moves(setup: &Setup, events: &[Event]) -> Vec<PublicMove> {
    let seen = |event: &Event| event.seen_by(Viewer::Public);
    let public = |group: &[Event]| {
        // An answer that the public does not see is an answer all the same, and not the clock.
        let answer = group.first().filter(|event| given(event)).map(|answer| match seen(answer) {
            Some(Seen::Answered { by, how, action }) => PublicAnswer::Open { by, how, action },
            _ => PublicAnswer::Sealed,
        });
        let rest = &group[usize::from(answer.is_some())..];
        PublicMove { answer, seen: rest.iter().filter_map(seen).collect() }
    };
    groups(setup, events).into_iter().map(public).collect()
}
