//! Playthroughs of the family of A.D. 2210: text of its answers, events and positions, and its ways to end.

pub(super) mod answers;
pub(super) mod events;
pub(super) mod offer;
pub(super) mod position;
pub(super) mod secrets;
pub(super) mod ways;
