//! Texts of the family of the Cold War: questions, refusals, event lines, turn log, deals, status, books, report.

mod amounts;
mod answers;
mod board_post;
mod changes;
mod deals;
mod ending;
mod event_steps;
mod events;
mod family;
mod final_table;
mod game_report;
mod ledger;
mod log;
mod names;
mod picture;
mod plan;
mod question;
mod recap;
mod refusal_reasons;
mod standing_orders;
mod status;

pub(super) use family::{ColdWarWords, goes_without_saying};
pub(super) use picture::year;

use family::{public, publics};
