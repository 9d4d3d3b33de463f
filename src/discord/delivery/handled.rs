//! `Handled`: what was delivered of a queue.

/// What was delivered of a queue.
#[derive(Clone, Copy, Default)]
pub(super) struct Handled {
    /// Number of notices.
    pub(super) notices: usize,
    /// Whether one of them has to be tried again.
    pub(super) put_off: bool,
}

impl From<usize> for Handled {
    fn from(notices: usize) -> Self {
        Self { notices, put_off: false }
    }
}
