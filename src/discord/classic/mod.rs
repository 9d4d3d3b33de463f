//! The classic family on Discord: one file per question with its menu, its panel buttons and its command.

mod amounts;
mod attack_options;
mod autocomplete;
mod cards;
mod defaults;
mod panel;
pub(crate) mod plan;
mod question;
pub(crate) mod questions;
pub(crate) mod shared_commands;
mod standing_orders;

pub(crate) use panel::Panel;
pub(crate) use question::{Outcome, Question};
pub(crate) use questions::{
    Press, after, command_for, commands, front, front_of, own, panel_buttons, pressed,
};
pub(crate) use shared_commands::complete;
