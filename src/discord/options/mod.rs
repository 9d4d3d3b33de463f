//! Options of commands: bounds, and the parsers of what was typed.
//!
//! May use: `texts`.

pub(crate) mod integer_option;
pub(crate) mod parse;
pub(crate) mod play_options;
pub(crate) mod seat_names;
