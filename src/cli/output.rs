//! What commands answer: on standard output, and beside it a word on standard error. A reader that has seen enough (`| head`)
//! ends the program quietly. Never a panic, whatever becomes of the reader.

use super::Failure;
use std::fmt::Display;
use std::io::{ErrorKind, Write as _};

/// What a shell shows for a program whose reader is gone: 128 and the number of the signal.
const READER_GONE: u8 = 141;

/// Writes to standard output.
pub(super) fn print(text: &str) -> Result<(), Failure> {
    let mut out = std::io::stdout().lock();
    out.write_all(text.as_bytes()).and_then(|()| out.flush()).map_err(|error| match error.kind() {
        ErrorKind::BrokenPipe => Failure::quiet(READER_GONE),
        _ => Failure::new(1, format!("can't write to standard output: {error}")),
    })
}

/// One line, likewise.
pub(super) fn line(text: impl Display) -> Result<(), Failure> {
    print(&format!("{text}\n"))
}

/// One line for people on standard error; what becomes of it changes nothing.
pub(super) fn note(text: impl Display) {
    drop(writeln!(std::io::stderr(), "casus-belli: {text}"));
}
