//! The classic family on Discord: one file per question with its menu, its panel buttons and its command.

mod amounts;
mod attack_options;
mod autocomplete;
mod cards;
mod defaults;
mod family;
mod panel;
pub(crate) mod plan;
mod question;
pub(crate) mod questions;
pub(crate) mod shared_commands;
mod standing_orders;

pub(crate) use family::Classic;
pub(crate) use question::{Outcome, Question};
pub(crate) use questions::{Press, commands, own, pressed};
pub(crate) use shared_commands::complete;
