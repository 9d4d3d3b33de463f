//! Tests of scenes, pictures, charts and films.
#![allow(clippy::unwrap_used, reason = "in a test a panic is the report")]

mod art;
mod charts;
#[path = "../classic_support.rs"]
mod classic_support;
mod close_ups;
mod cold_war;
mod cold_war_games;
mod colonies;
mod crowded_boards;
mod endings;
mod films;
mod fixtures;
mod hand_of_cards;
mod landing;
mod leaderboards;
mod names_apart;
mod phone;
mod pixels;
mod position_files;
mod private;
mod random_games;
mod scenes;
mod standings;
mod two_boards;
mod y2210;
mod zoom;
