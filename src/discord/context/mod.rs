//! `HandlerContext`, which every handler gets, and its parts: what is known in memory only and may be lost by a restart; `Answer`;
//! and `Family`, which each family implements.
//!
//! May use: `connection`, `components`, `pictures`.

pub(crate) mod answer;
pub(crate) mod board_checks;
pub(crate) mod command_mentions;
pub(crate) mod dice_emojis;
pub(crate) mod family;
pub(crate) mod first_response;
pub(crate) mod handler_context;
pub(crate) mod known_servers;
pub(crate) mod newest_presses;
pub(crate) mod open_menus;
pub(crate) mod open_panels;
pub(crate) mod prepared_panel;
pub(crate) mod repeated_presses;
pub(crate) mod server_language;
pub(crate) mod stored_servers;
pub(crate) mod user_rate_limit;
