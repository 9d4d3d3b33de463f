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
mod database;
mod database_outage;
mod dice_attacks;
mod dice_rounds;
mod duration;
mod external_players;
mod figures;
mod fixtures;
mod handovers;
mod hints;
mod host;
mod killed_dice;
mod lobby;
mod luck_and_records;
mod luck_commitment;
mod moving;
mod notices;
mod notices_digest;
mod notices_kinds;
mod notices_last;
mod nudges;
mod on_postgresql;
mod orders;
mod plans;
mod postgres_faults;
mod postgres_lost_servers;
#[path = "../postgres_proxy.rs"]
mod postgres_proxy;
mod postgres_round_trips;
#[path = "../postgres_server.rs"]
mod postgres_server;
mod postgres_upgrades;
mod privacy;
mod privacy_tournament;
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
mod upgrades;
mod vacations;
mod vanishing;
mod windows;
