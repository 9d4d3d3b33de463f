//! The family of the Cold War on Discord.

mod question;

pub(crate) use question::{
    Outcome, Press, Question, after, command_for, front, front_of, panel_buttons, pressed,
};
