//! Tests of the rules and of the source code: conformance, secrecy, scenarios, playthroughs, records, texts, tidy.

#![allow(clippy::unwrap_used, reason = "a test that can't go on fails")]

mod assets;
mod board_laws;
mod boards;
mod classic;
#[path = "../classic_support.rs"]
mod classic_support;
mod coach;
mod cold_war;
mod computers;
mod conformance;
mod fair_dice;
mod hidden_answers;
mod history;
mod kept_questions;
mod kingmaking;
mod luck;
mod nouns;
mod pages;
mod pairwise_cover;
mod playthroughs;
mod random_games;
mod records;
mod records_luck;
mod records_rounds;
mod records_strange;
mod second_verifier;
mod settled_games;
mod setups;
mod state_shape;
mod stored_events;
mod strange_answers;
mod switches;
mod table_with_rounds;
mod text;
mod tidy;
mod undo;
mod value_shape;
mod y2210;
