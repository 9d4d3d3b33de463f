//! The pure rooms of Casus Belli: the rules, and what stands on them alone. No clock, file, network or environment.
//!
//! Modules and their allowed dependencies: `docs/ARCHITECTURE.md`.

pub mod ai;
pub mod league;
pub mod luck;
pub mod odds;
pub mod record;
pub mod rules;
