//! Waits: open decisions that timers and notices are keyed by. A turn is one wait for all its questions. Every other
//! question is a wait of its own, also if one seat has several.

use super::time::Millis;
use crate::rules::{Ask, AskKind, Clock, Seat};
use crate::store::TimerRow;
use serde::{Deserialize, Serialize};

/// Kind of the timer after which a computer player takes its turn, or an external player is asked.
pub(super) const COMPUTER: &str = "computer";

/// The decision that a player is waited for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Decision {
    /// The player's turn, with all its questions.
    Turn,
    /// One question.
    Question {
        /// Number of the question among those put to that seat at once (see [`crate::rules::AskId`]).
        number: u8,
    },
}

impl Decision {
    /// Distinguishes notices for one event and person.
    pub(super) const fn item(self) -> i64 {
        match self {
            Self::Turn => 0,
            Self::Question { number } => number as i64 + 1,
        }
    }

    const fn number(self) -> i64 {
        match self {
            Self::Turn => 0,
            Self::Question { number } => number as i64,
        }
    }
}

/// An open decision of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Wait {
    pub(super) seat: Seat,
    pub(super) clock: Clock,
    /// Number of the event after which the wait began.
    pub(super) span: i64,
    pub(super) decision: Decision,
    /// Kind of the open question; for a turn, of its current one.
    pub(super) ask: AskKind,
}

impl Wait {
    /// The wait that a question belongs to, in a turn that began at `span`; `None` if the question is only offered.
    pub(super) fn of(ask: &Ask, span: i64) -> Option<Self> {
        let (span, decision) = match ask.clock {
            // Answered before anybody could wait for it.
            Clock::None | Clock::Standing | Clock::Idle => return None,
            Clock::Turn => (span, Decision::Turn),
            Clock::Reaction | Clock::Awaited | Clock::Everybody => {
                (i64::from(ask.id.opened), Decision::Question { number: ask.id.number })
            }
        };
        Some(Self { seat: ask.to, clock: ask.clock, span, decision, ask: ask.menu.kind() })
    }

    /// Whether it is the same wait, possibly with another question of the same turn.
    pub(super) fn same(&self, other: &Self) -> bool {
        (self.seat, self.clock, self.span, self.decision)
            == (other.seat, other.clock, other.span, other.decision)
    }

    /// Whether it interrupts another seat's turn, whose clock stands still meanwhile.
    pub(super) fn interrupts(&self) -> bool {
        matches!(self.clock, Clock::Reaction | Clock::Awaited)
    }

    /// Kind of its timer.
    const fn kind(&self) -> &'static str {
        match self.clock {
            Clock::Turn => "turn",
            Clock::Reaction | Clock::Awaited => "reaction",
            Clock::Everybody => "sealed",
            Clock::None | Clock::Standing | Clock::Idle => "offer",
        }
    }

    /// Key of the timer of a computer player's wait.
    pub(super) const fn computer_key(&self) -> (i64, &'static str, i64, i64) {
        (self.seat.0 as i64, COMPUTER, self.span, self.decision.number())
    }

    /// Whether the timer belongs to this wait.
    pub(super) fn has(&self, timer: &TimerRow) -> bool {
        timer.key() == (i64::from(self.seat.0), self.kind(), self.span, self.decision.number())
    }

    fn timer(&self, game: i64, due: Millis) -> TimerRow {
        TimerRow {
            game,
            seat: i64::from(self.seat.0),
            kind: self.kind().to_owned(),
            span: self.span,
            number: self.decision.number(),
            due: Some(due),
            remaining: 0,
        }
    }
}

/// The waits of those questions without duplicates, in a turn that began at `span`.
pub(super) fn waits_of(asks: &[Ask], span: i64) -> Vec<Wait> {
    let mut waits: Vec<Wait> = Vec::new();
    for wait in asks.iter().filter_map(|ask| Wait::of(ask, span)) {
        if !waits.iter().any(|known| known.same(&wait)) {
            waits.push(wait);
        }
    }
    waits
}

/// The timers of those waits. An existing timer continues, a new one runs for `limit`, or for `window` in another seat's turn. While another player must react,
/// the timer of the turn that began at `span` is suspended.
pub(super) fn timers_of(
    (game, span): (i64, i64),
    waits: &[Wait],
    old: &[TimerRow],
    (limit, window): (Millis, Millis),
    now: Millis,
) -> Vec<TimerRow> {
    let mut timers = Vec::new();
    for wait in waits {
        let due = match old.iter().find(|timer| wait.has(timer)) {
            Some(TimerRow { due: Some(due), .. }) => *due,
            Some(TimerRow { due: None, remaining, .. }) => now + remaining,
            None if wait.interrupts() => now + window,
            None => now + limit,
        };
        timers.push(wait.timer(game, due));
    }
    if waits.iter().any(Wait::interrupts) {
        timers.extend(interrupted(span, waits, old, now));
    }
    timers
}

/// The timer of the turn that began at `span`, if there is one, suspended while other players are asked.
pub(super) fn interrupted(
    span: i64,
    waits: &[Wait],
    old: &[TimerRow],
    now: Millis,
) -> impl Iterator<Item = TimerRow> {
    let still = old.iter().filter(move |timer| timer.kind == "turn" && timer.span == span);
    let still = still.filter(|timer| !waits.iter().any(|wait| wait.has(timer)));
    still.map(move |timer| {
        // At least one minute, so that the player can act after the interruption.
        let remaining = timer.due.map_or(timer.remaining, |due| (due - now).max(super::time::MINUTE));
        TimerRow { due: None, remaining, ..timer.clone() }
    })
}

#[cfg(test)]
mod tests;
