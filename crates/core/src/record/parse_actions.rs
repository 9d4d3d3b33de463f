//! Parser of the lines after the headers: actions, and the rounds of the beacon between them.

use super::round_lines;
use super::value_syntax::{Reader, TermError};
use super::{Answer, Draw, Move, PublicAnswer, PublicMove, RoundLine};
use crate::rules::{AskId, Board, Event, Seen};
use serde::de::DeserializeOwned;

/// Actions read so far.
pub(super) struct Page {
    board: &'static Board,
    public: bool,
    /// Rounds before the next action.
    rounds: Vec<RoundLine>,
    pub(super) whole: Vec<Move>,
    pub(super) seen: Vec<PublicMove>,
}

/// What a line was.
pub(super) enum Kind {
    /// An action.
    Action,
    /// A round of the beacon.
    Round,
}

impl Page {
    pub(super) const fn new(board: &'static Board, public: bool) -> Self {
        Self { board, public, rounds: Vec::new(), whole: Vec::new(), seen: Vec::new() }
    }

    /// Reads a line; `count` actions stand before it.
    pub(super) fn line(&mut self, text: &str, count: usize) -> Result<Kind, TermError> {
        if let Some(round) = round_lines::read(text)? {
            if self.public {
                return Err(TermError("a record of a game that is running can't tell it".into()));
            }
            self.rounds.push(round);
            return Ok(Kind::Round);
        }
        let mut reader = Reader::new(self.board, text);
        if self.public {
            self.seen.push(public_action(&mut reader, count)?);
        } else {
            let action = action(&mut reader, count)?;
            self.whole.push(Move { rounds: std::mem::take(&mut self.rounds), ..action });
        }
        Ok(Kind::Action)
    }

    /// Checks that an action follows every round.
    pub(super) fn nothing_waits(&self) -> Result<(), TermError> {
        if self.rounds.is_empty() { Ok(()) } else { Err(TermError("no action follows the round".into())) }
    }
}

/// Reads the number at the beginning of a line, which must be `next`.
fn numbered(reader: &mut Reader<'_>, next: usize) -> Result<(), TermError> {
    let number = reader.number()?;
    if number != next as u64 {
        return Err(TermError(format!("action {next} is the next, not {number}")));
    }
    reader.expect(" ")
}

/// Reads the events after the answer.
fn outcome<T: DeserializeOwned>(reader: &mut Reader<'_>) -> Result<Vec<T>, TermError> {
    let mut events = Vec::new();
    let mut next = " > ";
    while reader.takes(next) {
        events.push(reader.value()?);
        next = " ; ";
    }
    Ok(events)
}

/// Reads the word of an action that answers no question.
fn unasked(reader: &mut Reader<'_>, next: usize, later: &[&'static str]) -> Option<&'static str> {
    let words: &[&str] = if next == 0 { &["open"] } else { later };
    words.iter().copied().find(|word| reader.takes(word))
}

/// Checks that an action says `undo` if its first event is one, and only then.
fn fits(unasked: Option<&str>, undone: bool) -> Result<(), TermError> {
    match (unasked == Some("undo"), undone) {
        (true, false) => Err(TermError("`undone` follows an undo".into())),
        (false, true) => Err(TermError("`undone` follows nothing but an undo".into())),
        _ => Ok(()),
    }
}

/// Checks that an action says `agreed` if players end the game with it, and only then.
fn fits_end(unasked: Option<&str>, settled: bool) -> Result<(), TermError> {
    if (unasked == Some("agreed")) == settled {
        return Ok(());
    }
    Err(TermError("a game that ends by agreement ends with `agreed`, and no other does".into()))
}

fn action(reader: &mut Reader<'_>, next: usize) -> Result<Move, TermError> {
    numbered(reader, next)?;
    let unasked = unasked(reader, next, &["time", "undo", "agreed"]);
    let answer = if unasked.is_some() {
        None
    } else {
        let ask: AskId = reader.word()?.parse().map_err(|()| TermError("no such question".into()))?;
        reader.expect(" ")?;
        let how = reader.value()?;
        reader.expect(" ")?;
        let sealed = reader.takes("sealed ");
        Some(Answer { ask, how, sealed, action: reader.value()? })
    };
    if next == 0 && answer.is_some() {
        return Err(TermError("the first line is the opening".into()));
    }
    let events = outcome(reader)?;
    fits(unasked, matches!(events.first(), Some(Event::Undone { .. })))?;
    fits_end(unasked, events.last().and_then(Event::settlement).is_some())?;
    let mut draws = Some(Vec::new());
    if reader.takes(" @ ?") {
        draws = None;
    } else if reader.takes(" @") {
        while !reader.is_done() {
            draws.get_or_insert_default().push(draw(reader)?);
        }
        if draws.as_ref().is_some_and(Vec::is_empty) {
            return Err(TermError("no draw follows the `@`".into()));
        }
    }
    reader.end()?;
    Ok(Move { rounds: Vec::new(), answer, events, draws })
}

fn draw(reader: &mut Reader<'_>) -> Result<Draw, TermError> {
    let small = |n: u64| u32::try_from(n).map_err(|_| TermError(format!("`{n}` is too large")));
    reader.expect(" ")?;
    let number = reader.number()?;
    reader.expect("/")?;
    let bound = small(reader.number()?)?;
    reader.expect("=")?;
    let value = small(reader.number()?)?;
    if value >= bound {
        return Err(TermError(format!("draw {number}: {value} does not lie below {bound}")));
    }
    Ok(Draw { number, bound, value })
}

fn public_action(reader: &mut Reader<'_>, next: usize) -> Result<PublicMove, TermError> {
    numbered(reader, next)?;
    let unasked = unasked(reader, next, &["time", "undo"]);
    let answer = if unasked.is_some() {
        None
    } else if reader.takes("sealed") {
        Some(PublicAnswer::Sealed)
    } else {
        let by = reader.value()?;
        reader.expect(" ")?;
        let how = reader.value()?;
        reader.expect(" ")?;
        Some(PublicAnswer::Open { by, how, action: reader.value()? })
    };
    if next == 0 && answer.is_some() {
        return Err(TermError("the first line is the opening".into()));
    }
    let seen = outcome(reader)?;
    fits(unasked, matches!(seen.first(), Some(Seen::Undone { .. })))?;
    reader.end()?;
    Ok(PublicMove { answer, seen })
}
