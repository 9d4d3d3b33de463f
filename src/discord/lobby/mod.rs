//! The lobby of a game: its message, the host's settings, roles, computer players, and a rematch.
//!
//! May use: `components`, `texts`, `context`, `interactions`.

pub(crate) mod computers;
pub(crate) mod lobby_message;
pub(crate) mod lobby_roles;
pub(crate) mod luck_word;
pub(crate) mod rematch;
pub(crate) mod switch_menus;
pub(crate) mod table_options;
