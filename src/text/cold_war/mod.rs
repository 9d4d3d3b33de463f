//! Texts of the family of the Cold War: deals, names and amounts. The files of questions, events, log, status and report wait
//! for the family to be in the list of families.

mod deals;
mod names;
