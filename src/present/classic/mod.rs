//! Figures that people see in a game of the classic family.

pub mod figures;
