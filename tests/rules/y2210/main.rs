//! The laws and scenarios of the family of 2210.

#![allow(clippy::unwrap_used, reason = "a test that can't go on fails")]

#[path = "../conformance.rs"]
mod conformance;
mod fixtures;
#[path = "../luck.rs"]
mod luck;
#[path = "../pairwise_cover.rs"]
mod pairwise_cover;
mod play;
mod scenarios_battle;
mod scenarios_cards;
mod scenarios_orders;
mod scenarios_reactions;
mod scenarios_switches;
mod scenarios_turn;
mod setups;
#[path = "../strange_answers.rs"]
mod strange_answers;
mod walk;
