//! The buttons of a running game: on the newest board post for all, and the private panel of one player with its pages; and
//! the replies of the table.
//!
//! May use: `connection`, `components`, `texts`, `options`, `pictures`, `context`, `interactions`, `lobby`,
//! `tournaments`.

pub(crate) mod agreed_end;
pub(crate) mod away_page;
pub(crate) mod give_order;
pub(crate) mod hand;
pub(crate) mod hint;
pub(crate) mod lost_seat;
pub(crate) mod manage_page;
pub(crate) mod manage_replacement;
pub(crate) mod my_games;
pub(crate) mod notices_page;
pub(crate) mod nudge_button;
pub(crate) mod open_question;
pub(crate) mod own_turn_end;
pub(crate) mod privacy_page;
pub(crate) mod private_panel;
pub(crate) mod proposals;
pub(crate) mod public_panel;
pub(crate) mod reply;
pub(crate) mod seat_handover;
pub(crate) mod server_rules_page;
pub(crate) mod table_replies;
pub(crate) mod undo;
