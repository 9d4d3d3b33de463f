//! How a command fails: the line for the operator and the exit code.

use std::path::Path;

/// A failure: one line for the operator, and the exit code of the process.
pub(super) struct Failure {
    pub(super) line: String,
    pub(super) code: u8,
}

impl Failure {
    pub(super) fn new(code: u8, line: impl std::fmt::Display) -> Self {
        Self { line: line.to_string(), code }
    }

    /// A failure without a message.
    pub(super) fn quiet(code: u8) -> Self {
        Self { line: String::new(), code }
    }
}

/// The failure to write a file, with the reason.
pub(super) fn cannot_write(path: &Path, error: &std::io::Error) -> Failure {
    let missing = path.parent().filter(|parent| !parent.as_os_str().is_empty() && !parent.is_dir());
    let why = missing
        .map_or_else(|| error.to_string(), |parent| format!("there is no directory {}", parent.display()));
    Failure::new(1, format!("can't write {}: {why}", path.display()))
}
