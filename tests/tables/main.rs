//! Tests of the store and the table: statements, refusals, clock, notices, secrecy, and the simulation with crashes.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

#[path = "../classic_support.rs"]
mod classic_support;
mod clock;
mod closing;
mod crash;
mod damage;
mod duration;
mod fixtures;
mod lobby;
mod notices;
mod orders;
mod parking;
mod refusals;
mod secrecy;
mod sim;
mod sim_opening;
mod sim_tournament;
mod store;
mod tournament;
mod tournament_host;
mod tournament_luck;
mod trust;
