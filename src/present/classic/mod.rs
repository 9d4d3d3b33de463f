//! What people see of a game of the classic family beside its choices.

pub mod figures;
