//! The family of 2210 on Discord: one file per question with its menu and its panel buttons; commands in `commands`.

mod choices;
pub(crate) mod commands;
mod drawn_cards;
mod family;
mod hand_buttons;
mod names;
mod panel;
mod placement_draft;
mod question;
mod questions;
mod standing_card_page;
mod standing_losses_page;
mod standing_orders;
pub(crate) mod standing_page;
mod standing_press;

pub(crate) use commands::{commands, complete};
pub(crate) use family::Y2210;
pub(crate) use question::{Outcome, Question};
pub(crate) use questions::{Press, pressed, standing};
