//! Casus Belli: world conquest by post, in a Discord channel.
//!
//! The rooms and who may know whom: `docs/ARCHITECTURE.md`.

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
