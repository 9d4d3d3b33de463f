//! Tests of the store and the table: statements, refusals, clock, notices, secrecy, and the simulation with crashes.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod absence;
mod agreed_end;
mod agreed_end_laws;
#[path = "../classic_support.rs"]
mod classic_support;
mod clock;
mod clock_laws;
mod clock_steps;
mod cold_war;
mod computers;
mod crash;
mod damage;
mod dice_attacks;
mod dice_rounds;
mod duration;
mod fixtures;
mod host;
mod killed_dice;
mod lobby;
mod luck_and_records;
mod luck_commitment;
mod notices;
mod nudges;
mod orders;
mod plans;
mod privacy;
mod ratings;
mod refusals;
mod reliability;
mod rematch;
mod reminders;
mod results;
mod secrecy;
mod server_games;
mod silent_host;
mod simulated_dice;
mod simulated_families;
mod simulated_games;
mod simulated_openings;
mod simulated_tournaments;
mod standstill;
mod store;
mod talks;
mod tournament;
mod tournament_host;
mod tournament_luck;
mod undo;
mod unreachable_channels;
mod vacations;
mod vanishing;
mod windows;
