//! The family of 2210 on Discord: one file per question with its menu and its panel buttons; commands in `commands`.

mod choices;
pub(crate) mod commands;
mod drawn_cards;
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
pub(crate) use drawn_cards::with_offer;
pub(crate) use hand_buttons::hand_buttons;
pub(crate) use panel::Panel;
pub(crate) use question::{Outcome, Question};
pub(crate) use questions::{
    Press, after, command_for, front, front_of, panel_buttons, pressed, standing, tells_recap,
};
