//! The family of 2210: a scenario for each rule, and their fixtures; whole random games. The tests that hold for every
//! family are in the parent folder.

mod fairness;
pub(crate) mod fixtures;
mod play;
mod scenarios_basics;
mod scenarios_battle;
mod scenarios_blank_cards;
mod scenarios_cards;
mod scenarios_declaring;
mod scenarios_odds;
mod scenarios_orders;
mod scenarios_reactions;
mod scenarios_rulings;
mod scenarios_switches;
mod scenarios_turn;
mod walk;
