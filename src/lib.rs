//! Casus Belli: play-by-post games of world conquest in a Discord channel.
//!
//! Modules and their allowed dependencies: `docs/ARCHITECTURE.md`.

pub use casus_belli_core::{ai, league, luck, odds, record, rules};
#[cfg(feature = "playground")]
pub use casus_belli_loopback as loopback;
pub use casus_belli_render as render;

pub mod beacon;
pub mod cli;
pub mod config;
pub mod discord;
pub mod external;
pub mod ops;
pub mod pace;
pub mod present;
pub mod store;
pub mod table;
pub mod text;
