//! The family of the Cold War on Discord: one file per question with its menu.

mod commands;
mod panel;
mod question;
mod questions;
mod shared_commands;

pub(crate) use commands::commands;
pub(crate) use panel::panel_buttons;
pub(crate) use question::{Outcome, Question};
pub(crate) use questions::{Press, after, command_for, front, front_of, pressed};
