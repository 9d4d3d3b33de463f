//! Texts of the family of the Cold War: questions, refusals, event lines, turn log, deals, status, report.

mod deals;
mod names;
