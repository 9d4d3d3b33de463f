//! The classic family on Discord: its questions as menus, its commands, its completion.

pub(super) mod commands;
mod completion;
mod figures;
mod panel;
mod press;
mod question;
mod setup_menu;
mod turn_menu;
mod typed;

pub(crate) use panel::{command_for, panel_buttons};
pub(crate) use press::{after, form, open_menu, order, shown};
pub(crate) use question::Question;
