//! `Stopwatch`: how long work really takes, whatever the clock of the games shows.

use std::time::{Duration, Instant};

/// Runs from its start on.
#[derive(Clone, Copy, Debug)]
pub struct Stopwatch(Instant);

impl Stopwatch {
    /// Starts one.
    #[allow(clippy::disallowed_methods, reason = "measures work for the operator; nothing is decided by it")]
    pub fn start() -> Self {
        Self(Instant::now())
    }

    /// The time since its start.
    pub fn elapsed(self) -> Duration {
        self.0.elapsed()
    }
}
