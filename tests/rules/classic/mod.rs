//! The classic family: a scenario for each rule, and their fixtures. The tests that hold for every family are in the
//! parent folder.

mod fairness;
pub(crate) mod fixtures;
mod laws;
mod moves;
mod scenarios_battle;
mod scenarios_closing;
mod scenarios_first_battle;
mod scenarios_first_cards;
mod scenarios_first_setup;
mod scenarios_objectives_ends;
mod scenarios_objectives_setup;
mod scenarios_objectives_turn;
mod scenarios_own_objectives;
mod scenarios_protection;
mod scenarios_setup;
mod scenarios_tournament;
mod scenarios_turn;
mod scenarios_two;
mod secrecy_twins;
