//! Texts about a game that several rooms show: its state, its dice, its plans.
//!
//! May use: `components`.

pub(crate) mod away_texts;
pub(crate) mod ending_texts;
pub(crate) mod handover_texts;
pub(crate) mod luck_lines;
pub(crate) mod pause_texts;
pub(crate) mod plan_texts;
pub(crate) mod silence_texts;
pub(crate) mod status_text;
