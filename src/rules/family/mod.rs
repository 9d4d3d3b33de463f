//! Families of rulebooks: one for each order of play. Different numbers are options; a different order of play is
//! a family. Never asks which rulebook it plays outside the presets.

pub mod classic;
