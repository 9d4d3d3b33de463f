//! Delivery of notices: queues of games and tournaments, one message for each notice, sent or edited once.
//!
//! May use: `connection`, `components`, `texts`, `pictures`, `context`, `lobby`, `tournaments`, `panels`.

pub(crate) mod announcements;
mod computer_turns;
pub(crate) mod delivery_queues;
mod digest;
pub(crate) mod film_queue;
pub(crate) mod game_end;
mod handled;
mod last_to_answer;
mod lost_seat;
pub(crate) mod message_sending;
pub(crate) mod notice_delivery;
mod nudge;
pub(crate) mod outgoing_message;
pub(crate) mod own_thread;
mod pause_notice;
pub(crate) mod player_result;
pub(crate) mod private_news;
mod reminder;
pub(crate) mod talk_threads;
pub(crate) mod threads;
pub(crate) mod tournament_delivery;
pub(crate) mod turn_log;
pub(crate) mod workers;
