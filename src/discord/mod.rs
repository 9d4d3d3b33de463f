//! The bot as people meet it on Discord: commands, lobby, turn panel, private menus, delivery of notices.
//!
//! The only room that knows serenity and poise. Every handler parses, asks the table, presents. Never: the whole game
//! (only what a viewer may see), SQL, a timer or a menu's state kept in memory, a word of its own (those are the text
//! room's), a ping to anybody but the person notified, a secret in a channel or in the log.

mod bot;
mod call;
mod charts;
mod classic;
mod codec;
mod commands;
mod connection;
mod courier;
mod cup_settings;
mod desk;
mod dice;
mod events;
mod families;
mod films;
mod finale;
mod flood;
mod herald;
mod kit;
mod lobby;
mod menu;
mod open_menus;
mod panel;
mod parse;
mod pictures;
mod press;
mod rate;
mod raw;
mod register;
mod reply;
mod say;
mod shape;
mod slash;
mod switchboard;
mod token;
mod tournament;
mod trouble;
mod turn_log;
mod whole;
mod workers;

pub use bot::{RunError, Workers, reachable, run};
pub use connection::{Connection, ConnectionError};
pub use courier::Courier;
pub use desk::Desk;
pub use workers::fetch_rounds;
