//! Discord user interface: commands, lobby, turn panel, private menus, delivery of notices.
//!
//! Only this module depends on serenity and poise. A handler parses, calls the table, and presents the result. It works
//! on a viewer's view of a game, not on the whole game; texts come from the `text` module; no menu state or timer is
//! kept only in memory. A message pings at most the persons it is for. Secrets must not get into a channel or the log.

mod classic;
mod cold_war;
mod commands;
mod components;
mod connection;
mod context;
mod delivery;
mod families;
mod gateway;
mod interactions;
mod lobby;
mod options;
mod panels;
mod pictures;
mod texts;
mod tournaments;
mod y2210;

pub use connection::http_clients::{Connection, ConnectionError};
pub use context::handler_context::HandlerContext;
pub use delivery::notice_delivery::NoticeDelivery;
pub use delivery::workers::fetch_rounds;
pub use gateway::bot::{RunError, Workers, handler_context, reachable, run};
