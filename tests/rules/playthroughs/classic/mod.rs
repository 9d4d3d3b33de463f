//! Playthroughs of the classic family: text of its answers, events and positions, and its ways to end.

pub(super) mod answers;
pub(super) mod count;
pub(super) mod events;
pub(super) mod position;
pub(super) mod secrets;
pub(super) mod ways;
