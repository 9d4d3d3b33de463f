//! The family of 2210 on Discord: one file per question with its menu, its panel buttons and its command.

mod panel;
mod question;
mod questions;
mod standing_orders;

pub(crate) use panel::Panel;
pub(crate) use question::{Outcome, Question};
pub(crate) use questions::{Press, after, command_for, commands, front, front_of, panel_buttons, pressed};
