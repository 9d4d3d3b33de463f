//! The family of the Cold War on Discord: one file per question with its menu; deals, launches and standing orders on pages of
//! their own; commands in `commands`.

mod commands;
mod deal_news;
mod deal_terms;
mod deals;
mod deals_page;
mod family;
mod launch;
mod open_questions;
pub(crate) mod orders_page;
mod page_buttons;
mod page_codes;
pub(crate) mod pages;
mod panel;
mod question;
mod questions;
pub(crate) mod shared_commands;

pub(crate) use commands::commands;
pub(crate) use family::ColdWar;
pub(crate) use question::{Outcome, Question};
pub(crate) use questions::{Press, page, pressed};
