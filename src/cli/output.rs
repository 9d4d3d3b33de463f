//! Output of the commands: results on standard output, messages on standard error. A broken pipe (`| head`) ends the
//! program quietly instead of panicking.

use super::failure::Failure;
use std::fmt::Display;
use std::io::{ErrorKind, Write as _};

/// Exit code of a program whose reader is gone: 128 plus the number of SIGPIPE.
const READER_GONE: u8 = 141;

/// Writes to standard output.
pub(super) fn print(text: &str) -> Result<(), Failure> {
    let mut out = std::io::stdout().lock();
    out.write_all(text.as_bytes()).and_then(|()| out.flush()).map_err(|error| match error.kind() {
        ErrorKind::BrokenPipe => Failure::quiet(READER_GONE),
        _ => Failure::new(1, format!("can't write to standard output: {error}")),
    })
}

/// Writes one line to standard output.
pub(super) fn line(text: impl Display) -> Result<(), Failure> {
    print(&format!("{text}\n"))
}

/// Writes one line to standard error; errors are ignored.
pub(super) fn note(text: impl Display) {
    drop(writeln!(std::io::stderr(), "casus-belli: {text}"));
}
