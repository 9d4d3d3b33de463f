//! External players: programs of anybody, in any language, that get the questions of one seat as lines of JSON and answer them
//! (`docs/players.md`): in simulated games, and at tables of servers that the operator allows.
//!
//! Whatever it does wrong costs only its own answer: somebody else answers instead, and that is counted. A program that
//! is silent, floods or is dead is ended, so that no game waits for it twice.
//!
//! Architecture Invariant: nothing here names the game. What goes out is made from the view of the program's own seat.

mod board_json;
mod command_line;
mod forfeits;
mod process;
mod protocol;
mod registered;

use crate::rules::{Action, Ask, Seat, View};
pub use board_json::board_as_json;
pub use command_line::{CommandLine, cut};
pub use forfeits::{Fault, Forfeits};
use process::{Heard, Process};
use protocol::{Question, Said};
pub use registered::{ExternalPlayer, ExternalPlayers};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// How often whoever waits for a line looks whether it is to stop.
const LOOK: Duration = Duration::from_millis(100);
/// Lines that answer nothing while one answer is awaited; with more of them the program floods.
const MOST_STRAYS: u32 = 100;

/// How long a program is waited for.
#[derive(Clone, Debug)]
pub struct Patience {
    /// For an answer.
    pub answer: Duration,
    /// Until it is ready.
    pub ready: Duration,
    /// Once it is set, for nothing any more.
    pub stop: Arc<AtomicBool>,
}

/// A running program that has one seat of one game.
pub struct External {
    seat: Seat,
    patience: Patience,
    /// `None` once it is ended.
    process: Option<Process>,
    /// Why it was ended.
    ended_by: Option<Fault>,
    /// Number of the last question.
    number: u32,
    /// The last question that was only offered: it is asked again only once it has changed.
    offered: Option<Ask>,
    forfeits: Forfeits,
}

impl std::fmt::Debug for External {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("External")
    }
}

impl External {
    /// Starts the program for a seat; `view` is what this seat sees of the game that begins.
    pub fn start(command: &CommandLine, seat: Seat, view: &View, patience: Patience) -> Self {
        let process = Process::start(command).ok();
        let Patience { answer, ready, .. } = patience;
        let mut player = Self {
            seat,
            patience,
            process,
            ended_by: None,
            number: 0,
            offered: None,
            forfeits: Forfeits::default(),
        };
        player.send(&protocol::begin(seat, view, answer));
        match player.hear(ready, protocol::is_ready) {
            Ok(true) => {}
            Ok(false) => player.end(Fault::Protocol),
            Err(fault) => player.end(fault),
        }
        player
    }

    /// What went wrong so far.
    pub fn forfeits(&self) -> &Forfeits {
        &self.forfeits
    }

    /// Why it was ended; `None`: it runs.
    pub fn ended_by(&self) -> Option<Fault> {
        self.ended_by
    }

    /// Its answer to a question that the game waits for.
    ///
    /// # Errors
    /// Why it has forfeited the answer.
    pub fn answer(&mut self, view: &View, ask: &Ask) -> Result<Action, Fault> {
        if self.process.is_none() {
            self.forfeits.add(Fault::Gone);
            return Err(Fault::Gone);
        }
        self.asked(view, ask, false)?.ok_or_else(|| {
            self.refused("this question needs an answer");
            Fault::Illegal
        })
    }

    /// Whether a question that is only offered is another one than it last had.
    pub fn is_news(&self, ask: &Ask) -> bool {
        self.process.is_some() && self.offered.as_ref() != Some(ask)
    }

    /// What it says to a question that is only offered; `None`: nothing.
    pub fn offered(&mut self, view: &View, ask: &Ask) -> Option<Action> {
        self.process.as_ref()?;
        self.offered = Some(ask.clone());
        self.asked(view, ask, true).ok().flatten()
    }

    /// Its last answer is no legal one: it is told why.
    pub fn refused(&mut self, why: &str) {
        self.forfeits.add(Fault::Illegal);
        self.send(&protocol::refused(self.number, why));
    }

    /// Tells it how the game ended, as its seat sees it, and lets it end.
    pub fn over(&mut self, view: &View) {
        if let Some(told) = protocol::over(self.seat, view) {
            self.send(&told);
        }
        self.leave(self.patience.answer);
    }

    /// Closes its input, gives it that time to end by itself, and ends it.
    pub fn leave(&mut self, within: Duration) {
        if let Some(process) = self.process.take() {
            process.finish(within);
        }
    }

    /// Asks, and waits for the answer: `None` if it says that it has none.
    fn asked(&mut self, view: &View, ask: &Ask, optional: bool) -> Result<Option<Action>, Fault> {
        let question = Question::of(self.seat, view, ask).expect("a seat is asked with its own view");
        self.number += 1;
        let (number, seat) = (self.number, self.seat);
        self.send(&question.line(number, optional));
        match self.hear(self.patience.answer, |line| protocol::answer(line, number, seat)) {
            Ok(Said::Action(action)) => Ok(Some(action)),
            Ok(Said::Nothing) => Ok(None),
            Ok(Said::NoAction) => {
                self.refused("that is no action of any game");
                Err(Fault::Illegal)
            }
            Ok(Said::ForOther) => {
                self.forfeits.add(Fault::OtherSeat);
                self.send(&protocol::refused(number, "that is not your seat"));
                Err(Fault::OtherSeat)
            }
            Err(fault) => {
                self.end(fault);
                Err(fault)
            }
        }
    }

    fn send(&self, line: &str) {
        if let Some(process) = &self.process {
            process.send(line.to_owned());
        }
    }

    /// The first line within that time of which `read` makes something; lines of which it makes nothing are counted.
    #[allow(clippy::disallowed_methods, reason = "it limits the time of an answer")]
    fn hear<T>(&mut self, within: Duration, read: impl Fn(&str) -> Option<T>) -> Result<T, Fault> {
        let (begun, mut strays) = (Instant::now(), 0);
        loop {
            let process = self.process.as_ref().ok_or(Fault::Ended)?;
            let left = within.saturating_sub(begun.elapsed());
            let line = match process.hear(left.min(LOOK)) {
                Heard::Line(line) => line,
                Heard::TooLong => return Err(Fault::Flooding),
                Heard::Ended => return Err(Fault::Ended),
                Heard::Nothing if self.patience.stop.load(Ordering::Relaxed) => return Err(Fault::Gone),
                Heard::Nothing if left <= LOOK => return Err(Fault::Silent),
                Heard::Nothing => continue,
            };
            if let Some(found) = read(&line) {
                return Ok(found);
            }
            self.forfeits.stray_lines += 1;
            strays += 1;
            if strays > MOST_STRAYS {
                return Err(Fault::Flooding);
            }
        }
    }

    /// Ends the program because of that fault.
    fn end(&mut self, fault: Fault) {
        self.forfeits.add(fault);
        self.ended_by = Some(fault);
        // Dropping it kills it.
        self.process = None;
    }
}
