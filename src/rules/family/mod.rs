//! Families of rulebooks: one for each order of play. Different numbers are options; a different order of play is
//! a family.

pub mod classic;
