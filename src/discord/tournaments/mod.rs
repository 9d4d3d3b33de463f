//! A tournament: its message, presses on it, and the host's settings.
//!
//! May use: `components`, `texts`, `context`, `interactions`, `lobby`.

pub(crate) mod tournament_message;
pub(crate) mod tournament_settings;
