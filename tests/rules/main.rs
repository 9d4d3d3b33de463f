//! The referee and the rules of the house: conformance, secrecy, scenarios, tidy.

#![allow(clippy::unwrap_used, reason = "a test that can't go on fails")]

mod assets;
mod board_laws;
mod boards;
mod chronicle;
#[path = "../classic_support.rs"]
mod classic_support;
mod computers;
mod conformance;
mod cover;
mod fair_dice;
mod fairness;
mod given;
mod luck;
mod moves;
mod nouns;
mod pages;
mod playthroughs;
mod records;
mod records_strange;
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
mod second_verifier;
mod setups;
mod state_shape;
mod switches;
mod text;
mod tidy;
mod twins;
