//! A running program that reads lines and writes lines. Two threads of its own read and write, so that whoever waits for a
//! line waits no longer than the time limit, whether or not the program reads what it gets.

use super::command_line::CommandLine;
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, SyncSender, channel, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

/// Maximum length of a line of the program, in bytes, without its end.
pub(super) const LONGEST_LINE: u64 = 65_536;
/// Maximum number of its lines that wait to be read; then the program waits, as with any pipe.
const LINES_AHEAD: usize = 16;

/// What was heard within the time limit.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Heard {
    /// A line, without its end.
    Line(String),
    /// A line longer than [`LONGEST_LINE`]: nothing after it is read.
    TooLong,
    /// The program has closed its output.
    Ended,
    /// No line in that time.
    Nothing,
}

/// A running program. Dropping it kills it; a confined one with all that it has started.
pub(super) struct Process {
    child: Child,
    /// Whether it leads a process group of its own.
    is_group: bool,
    /// `None` once nothing more is sent.
    questions: Option<Sender<String>>,
    answers: Receiver<Heard>,
}

impl Process {
    pub(super) fn start(command: &CommandLine) -> std::io::Result<Self> {
        let mut child = command.command().spawn()?;
        let pipes = child.stdin.take().zip(child.stdout.take());
        let (input, output) = pipes.expect("both are pipes");
        let (questions, lines) = channel();
        let (heard, answers) = sync_channel(LINES_AHEAD);
        thread::spawn(move || write_lines(input, &lines));
        thread::spawn(move || read_lines(output, &heard));
        Ok(Self { child, is_group: command.confined, questions: Some(questions), answers })
    }

    /// Sends a line; a program that is dead gets nothing.
    pub(super) fn send(&self, line: String) {
        if let Some(questions) = &self.questions {
            drop(questions.send(line));
        }
    }

    /// The next line, if one comes in that time.
    pub(super) fn hear(&self, within: Duration) -> Heard {
        match self.answers.recv_timeout(within) {
            Ok(heard) => heard,
            Err(RecvTimeoutError::Timeout) => Heard::Nothing,
            Err(RecvTimeoutError::Disconnected) => Heard::Ended,
        }
    }

    /// Closes its input, and gives it that time to end by itself.
    #[allow(clippy::disallowed_methods, reason = "it limits the time that a program has to end")]
    pub(super) fn finish(mut self, within: Duration) {
        self.questions = None;
        let begun = Instant::now();
        while matches!(self.hear(within.saturating_sub(begun.elapsed())), Heard::Line(_))
            && begun.elapsed() < within
        {}
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // Errors mean that it has ended by itself. Until it is waited for nothing else can have its number.
        if self.is_group {
            let kill = ["-c", "kill -s KILL -- \"-$0\"", &self.child.id().to_string()];
            drop(Command::new("/bin/sh").args(kill).stdin(Stdio::null()).stderr(Stdio::null()).status());
        }
        drop(self.child.kill());
        drop(self.child.wait());
    }
}

/// Writes lines until the program is gone, or nothing more is sent.
fn write_lines(mut input: ChildStdin, lines: &Receiver<String>) {
    for line in lines {
        let written = input.write_all(line.as_bytes()).and_then(|()| input.write_all(b"\n"));
        if written.and_then(|()| input.flush()).is_err() {
            return;
        }
    }
}

/// Reads lines until the program is gone, one is too long, or nobody hears them any more.
fn read_lines(output: ChildStdout, heard: &SyncSender<Heard>) {
    let mut output = BufReader::new(output);
    loop {
        let mut line = Vec::new();
        let read = (&mut output).take(LONGEST_LINE + 1).read_until(b'\n', &mut line);
        if !read.is_ok_and(|bytes| bytes > 0) {
            return;
        }
        if line.last() == Some(&b'\n') {
            line.pop();
        } else if line.len() as u64 > LONGEST_LINE {
            drop(heard.send(Heard::TooLong));
            return;
        }
        if heard.send(Heard::Line(String::from_utf8_lossy(&line).into_owned())).is_err() {
            return;
        }
    }
}
