//! The connection to Discord's gateway: login, registered commands, and what becomes of each event.
//!
//! May use: `connection`, `components`, `texts`, `pictures`, `context`, `interactions`, `lobby`, `tournaments`,
//! `panels`, `families`, `delivery`, `commands`.

pub(crate) mod bot;
pub(crate) mod command_comparison;
pub(crate) mod component_handler;
pub(crate) mod events;
pub(crate) mod gateway_shards;
pub(crate) mod locked_threads;
pub(crate) mod place_events;
pub(crate) mod register;
pub(crate) mod second_press;
pub(crate) mod session_starts;
pub(crate) mod shown_texts;
pub(crate) mod unreadable_events;
