//! Simulated users: what a person does and sees in a Discord client.
//!
//! What the client itself refuses is refused here, before anything reaches the bot.

mod commands;
mod components;
mod fault_injection;
mod interactions;
mod options;
mod queries;

pub use interactions::Pending;
