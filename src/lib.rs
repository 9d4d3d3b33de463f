//! Casus Belli: play-by-post games of world conquest in a Discord channel.
//!
//! Modules and their allowed dependencies: `docs/ARCHITECTURE.md`.

pub mod ai;
pub mod beacon;
pub mod config;
pub mod discord;
pub mod league;
#[cfg(feature = "playground")]
pub mod loopback;
pub mod luck;
pub mod odds;
pub mod pace;
pub mod present;
pub mod record;
pub mod render;
pub mod rules;
pub mod store;
pub mod table;
pub mod text;
