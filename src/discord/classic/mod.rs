//! The classic family on Discord: one file per question with its menu, its panel buttons and its command.

mod amounts;
mod autocomplete;
mod cards;
mod panel;
mod question;
mod questions;
mod standing_orders;

pub(crate) use panel::Panel;
pub(crate) use question::{Outcome, Question};
pub(crate) use questions::{Press, after, command_for, commands, panel_buttons, pressed};
