//! The family of the Cold War on Discord: one file per question with its menu; deals, launches and standing orders on pages of
//! their own; commands in `commands`.

mod aside;
mod aside_press;
mod commands;
mod deal_news;
mod deal_terms;
mod deals;
mod deals_page;
mod launch;
mod orders_page;
mod panel;
mod question;
mod questions;
mod shared_commands;
mod talk_ask;

pub(crate) use aside::hand_buttons;
pub(crate) use commands::commands;
pub(crate) use deal_news::matter;
pub(crate) use panel::panel_buttons;
pub(crate) use question::{Outcome, Question};
pub(crate) use questions::{Press, after, aside, command_for, front, front_of, pressed};
