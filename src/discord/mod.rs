//! Discord user interface: commands, lobby, turn panel, private menus, delivery of notices.
//!
//! Only this module depends on serenity and poise. A handler parses, calls the table, and presents the result. It works
//! on a viewer's view of a game, not on the whole game; texts come from the `text` module; no menu state or timer is
//! kept only in memory. A message pings at most the persons it is for. Secrets must not get into a channel or the log.

mod announcements;
mod bot;
mod chart_or_film;
mod charts;
mod classic;
mod cold_war;
mod command_comparison;
mod command_mentions;
mod commands;
mod component_handler;
mod components;
mod computers;
mod connection;
mod custom_id;
mod dice_emojis;
mod error_class;
mod events;
mod families;
mod film_queue;
mod game_end;
mod handler_context;
mod host;
mod integer_option;
mod interaction_response;
mod interaction_token;
mod lobby;
mod luck_lines;
mod matters;
mod my_games;
mod newest_presses;
mod notice_delivery;
mod open_menus;
mod open_panels;
mod outgoing_message;
mod own_thread;
mod panel;
mod panel_picture;
mod parse;
mod plan_texts;
mod plans;
mod play_commands;
mod player_result;
mod private_panel;
mod refusal_log;
mod register;
mod rematch;
mod render_queue;
mod request;
mod seat_names;
mod send_rate_limit;
mod server_language;
mod slash;
mod status_text;
mod switch_menus;
mod table_replies;
mod talk_threads;
mod talks;
mod threads;
mod tournament;
mod tournament_delivery;
mod tournament_settings;
mod turn_log;
mod undo;
mod unreadable_events;
mod user_rate_limit;
mod workers;
mod y2210;

pub use bot::{RunError, Workers, reachable, run};
pub use connection::{Connection, ConnectionError};
pub use handler_context::HandlerContext;
pub use notice_delivery::NoticeDelivery;
pub use workers::fetch_rounds;
