//! External players: programs of anybody, in any language, that get the questions of one seat as lines of JSON and answer them
//! (`docs/players.md`). A program has one seat of one game; the next game starts it anew.
//!
//! Whatever it does wrong costs only its own answer: the rules' default answers instead, and that is counted. A program that
//! is silent, floods or is dead is ended, so that no game waits for it twice.
//!
//! Architecture Invariant: nothing here names the game. What goes out is made from the view of the program's own seat.

mod command_line;
mod forfeits;
mod process;
mod protocol;

use casus_belli::rules::{Action, Ask, Seat, View};
pub(super) use command_line::{CommandLine, cut};
pub(super) use forfeits::{Fault, Forfeits};
use process::{Heard, Process};
use protocol::{Question, Said};
use std::time::{Duration, Instant};

/// A program has so many times the limit of an answer to get ready.
const START: u32 = 10;
/// Lines that answer nothing while one answer is awaited; with more of them the program floods.
const MOST_STRAYS: u32 = 100;

/// The program that has one seat of one game.
pub(super) struct External {
    seat: Seat,
    limit: Duration,
    /// `None` once it is ended.
    process: Option<Process>,
    /// Number of the last question.
    number: u32,
    /// The last question that was only offered: it is asked again only once it has changed.
    offered: Option<Ask>,
    forfeits: Forfeits,
}

/// An answer was not given, or was no answer to the question.
struct Forfeited;

impl External {
    /// Starts the program for a seat; `view` is what this seat sees of the game that begins.
    pub(super) fn start(command: &CommandLine, seat: Seat, view: &View, limit: Duration) -> Self {
        let process = Process::start(command).ok();
        let mut player =
            Self { seat, limit, process, number: 0, offered: None, forfeits: Forfeits::default() };
        player.send(&protocol::begin(seat, view, limit));
        match player.hear(limit * START, protocol::is_ready) {
            Ok(true) => {}
            Ok(false) => player.end(Fault::Protocol),
            Err(fault) => player.end(fault),
        }
        player
    }

    /// What went wrong so far.
    pub(super) fn forfeits(&self) -> &Forfeits {
        &self.forfeits
    }

    /// Its answer to a question that the game waits for; `None`: it has forfeited the answer.
    pub(super) fn answer(&mut self, view: &View, ask: &Ask) -> Option<Action> {
        if self.process.is_none() {
            self.forfeits.add(Fault::Gone);
            return None;
        }
        let said = self.asked(view, ask, false).ok()?;
        if said.is_none() {
            self.refused("this question needs an answer");
        }
        said
    }

    /// Whether a question that is only offered is another one than it last had.
    pub(super) fn is_news(&self, ask: &Ask) -> bool {
        self.process.is_some() && self.offered.as_ref() != Some(ask)
    }

    /// What it says to a question that is only offered; `None`: nothing.
    pub(super) fn offered(&mut self, view: &View, ask: &Ask) -> Option<Action> {
        self.process.as_ref()?;
        self.offered = Some(ask.clone());
        self.asked(view, ask, true).ok().flatten()
    }

    /// Its last answer is no legal one: it is told why.
    pub(super) fn refused(&mut self, why: &str) {
        self.forfeits.add(Fault::Illegal);
        self.send(&protocol::refused(self.number, why));
    }

    /// Tells it how the game ended, as its seat sees it, and lets it end.
    pub(super) fn over(&mut self, view: &View) {
        if let Some(told) = protocol::over(self.seat, view) {
            self.send(&told);
        }
        if let Some(process) = self.process.take() {
            process.finish(self.limit);
        }
    }

    /// Asks, and waits for the answer: `None` if it says that it has none.
    fn asked(&mut self, view: &View, ask: &Ask, optional: bool) -> Result<Option<Action>, Forfeited> {
        let question = Question::of(self.seat, view, ask).expect("a seat is asked with its own view");
        self.number += 1;
        let (number, seat) = (self.number, self.seat);
        self.send(&question.line(number, optional));
        match self.hear(self.limit, |line| protocol::answer(line, number, seat)) {
            Ok(Said::Action(action)) => Ok(Some(action)),
            Ok(Said::Nothing) => Ok(None),
            Ok(Said::NoAction) => {
                self.refused("that is no action of any game");
                Err(Forfeited)
            }
            Ok(Said::ForOther) => {
                self.forfeits.add(Fault::OtherSeat);
                self.send(&protocol::refused(number, "that is not your seat"));
                Err(Forfeited)
            }
            Err(fault) => {
                self.end(fault);
                Err(Forfeited)
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
            let line = match process.hear(within.saturating_sub(begun.elapsed())) {
                Heard::Line(line) => line,
                Heard::TooLong => return Err(Fault::Flooding),
                Heard::Ended => return Err(Fault::Ended),
                Heard::Nothing => return Err(Fault::Silent),
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
        // Dropping it kills it.
        self.process = None;
    }
}
