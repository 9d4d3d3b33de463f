//! Rules check of a record: decides every action again with the recorded draws and compares the events.
//! [`super::luck_check`] checks the draws themselves.

use super::draw_check::DrawCheck;
use super::from_log::decide;
use super::{Body, Draw, Fault, Move, Read, value_syntax};
use crate::rules::{Board, Chance, Event, Game, History, Milestone, Retrospect, Seen, Viewer};

/// Luck that returns the recorded draws, which must match the requests of the rules in order.
struct Recorded<'a> {
    draws: &'a [Draw],
    wrong: Option<String>,
}

impl Chance for Recorded<'_> {
    fn draw(&mut self, number: u64, bound: u32) -> u32 {
        if let Some((next, rest)) = self.draws.split_first()
            && (next.number, next.bound) == (number, bound)
        {
            self.draws = rest;
            return next.value;
        }
        if self.wrong.is_none() {
            let told = self.draws.first().map_or_else(
                || "the record tells no more".to_owned(),
                |draw| format!("the record tells {}/{}", draw.number, draw.bound),
            );
            self.wrong = Some(format!("the rules draw {number}/{bound} here, {told}"));
        }
        // The result is discarded. The values must differ from one another, so that rolls repeated on a tie come to an
        // end.
        (number % u64::from(bound)) as u32
    }
}

/// Decides one action again.
fn again(game: &Game, action: &Move, board: &Board) -> Result<Vec<Event>, String> {
    let Some(draws) = &action.draws else {
        return Err("its draws are not told: it was decided by another version of the rules".into());
    };
    let mut chance = Recorded { draws, wrong: None };
    let decided = decide(game, action.answer.as_ref(), &action.events, &mut chance)
        .map_err(|why| format!("the rules refuse it: {}", why.told(board)))?;
    if decided.is_empty() {
        let settled = action.events.last().and_then(Event::settlement);
        let reason = settled.map_or("time is not called here", |_| "players can't end the game so");
        return Err(reason.into());
    }
    if let Some(wrong) = chance.wrong {
        return Err(wrong);
    }
    if let Some(draw) = chance.draws.first() {
        return Err(format!("draw {}/{} is one too many", draw.number, draw.bound));
    }
    let skipped = usize::from(action.answer.is_some());
    let sealed = matches!(decided.first(), Some(Event::Sealed { .. } | Event::Partial { .. }));
    if action.answer.as_ref().is_some_and(|answer| answer.sealed != sealed) {
        return Err(if sealed { "this answer is sealed" } else { "this answer is open" }.into());
    }
    let outcome = &decided[skipped..];
    let same = outcome.iter().zip(&action.events).take_while(|(ours, theirs)| ours == theirs).count();
    if same == outcome.len() && same == action.events.len() {
        return Ok(decided);
    }
    let shown = |event: Option<&Event>| {
        let mut text = String::new();
        let told = event.map(|event| value_syntax::write(board, event, &mut text));
        if told.is_some_and(|told| told.is_ok()) { format!("`{text}`") } else { "nothing more".into() }
    };
    let (ours, theirs) = (shown(outcome.get(same)), shown(action.events.get(same)));
    Err(format!("by the rules comes {ours}, in the record stands {theirs}"))
}

/// The game after action `at` (`None`: the last one). Every line up to it is decided again.
///
/// # Errors
/// The first line that the rules do not produce.
pub fn replay(read: &Read, at: Option<usize>) -> Result<Game, Fault> {
    decided(read, at, None).map(|(game, _)| game)
}

/// Decides the whole game again, and checks with `drawn` that every draw had its round.
pub(super) fn replay_drawn(read: &Read, drawn: &mut DrawCheck) -> Result<(), Fault> {
    decided(read, None, Some(drawn)).map(drop)
}

/// The same game, with the public events of the last turn played: for a picture of what changed.
///
/// # Errors
/// As [`replay`].
pub fn replay_turn(read: &Read, at: Option<usize>) -> Result<(Game, Vec<Seen>), Fault> {
    let (game, events) = decided(read, at, None)?;
    let seen = Seen::in_force(events.iter().filter_map(|event| event.seen_by(Viewer::Public)).collect());
    let begins = |seen: &Seen| seen.turn_of().is_some();
    let moves = |seen: &Seen| seen.milestone() == Some(Milestone::BoardChanged);
    // A turn without a change of the board yet shows the turn before it.
    let last = seen.iter().rposition(moves).unwrap_or(0);
    let from = seen[..last].iter().rposition(begins).unwrap_or(0);
    Ok((game, seen[from..].to_vec()))
}

/// The same game turn by turn, as public information.
///
/// # Errors
/// As [`replay`].
pub fn history(read: &Read, at: Option<usize>) -> Result<History, Fault> {
    let (_, events) = decided(read, at, None)?;
    let setup = read.record.header.setup.clone();
    History::of(setup, &events).map_err(|why| Fault::new(read.lines.header("options"), why))
}

/// The same game with all its secrets; `None` while it goes on.
///
/// # Errors
/// As [`replay`].
pub fn retrospect(read: &Read, at: Option<usize>) -> Result<Option<Retrospect>, Fault> {
    let (_, events) = decided(read, at, None)?;
    let setup = read.record.header.setup.clone();
    Retrospect::of(setup, events).map_err(|why| Fault::new(read.lines.header("options"), why))
}

fn decided(
    read: &Read,
    at: Option<usize>,
    mut drawn: Option<&mut DrawCheck>,
) -> Result<(Game, Vec<Event>), Fault> {
    let mut events = Vec::new();
    let moves = whole(read)?;
    let header = &read.record.header;
    let board = Board::get(header.setup.board());
    let options = read.lines.header("options");
    let mut game = Game::new(header.setup.clone()).map_err(|why| Fault::new(options, why))?;
    if let Some(at) = at
        && at >= moves.len()
    {
        let last = read.lines.action(moves.len().saturating_sub(1));
        return Err(Fault::new(
            last,
            format_args!("there is no action {at}: the last one is {}", moves.len().saturating_sub(1)),
        ));
    }
    let wanted = at.map_or(moves.len(), |at| at + 1);
    for (index, action) in moves.iter().enumerate().take(wanted) {
        let fault = |why| Fault::new(read.lines.action(index), why);
        let decided = again(&game, action, board).map_err(fault)?;
        if let Some(drawn) = &mut drawn {
            drawn.action(&game, action).map_err(fault)?;
            drawn.happened(&decided);
        }
        decided.iter().for_each(|event| game.evolve(event));
        events.extend(decided);
    }
    if at.is_none() && game.outcome() != header.result.as_ref() {
        return Err(Fault::new(read.lines.header("result"), "the game did not end so"));
    }
    Ok((game, events))
}

pub(super) fn whole(read: &Read) -> Result<&[Move], Fault> {
    match &read.record.body {
        Body::Whole(moves) if moves.is_empty() => {
            Err(Fault::new(read.lines.header("scope"), "nothing happened in this game"))
        }
        Body::Whole(moves) => Ok(moves),
        Body::Public(_) => {
            let reason = "this is what everybody saw of a game that is running: what is hidden in it can't be \
                          checked before the end";
            Err(Fault::new(read.lines.header("scope"), reason))
        }
    }
}
