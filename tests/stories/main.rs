//! End-to-end tests: the real client against the loopback, a second client library, the real process, the page in a
//! browser.

#![allow(clippy::unwrap_used, reason = "a helper that fails shows where")]

mod beacon_client;
mod beacon_server;
#[path = "../classic_support.rs"]
mod classic_support;
mod command_line;
mod damage;
mod drawing;
mod harness;
mod loopback_bot;
mod loopback_client;
mod loopback_faults;
mod loopback_guard;
mod loopback_limits;
mod loopback_raw;
mod loopback_state_file;
mod loopback_tls;
mod loopback_validation;
mod node;
mod operator;
mod page_api;
mod page_game;
mod page_view;
mod process;
mod records;
mod second_client;
mod story_beacon;
mod story_cards;
mod story_channel;
mod story_charts;
mod story_command_mentions;
mod story_commands;
mod story_computers;
mod story_direct;
mod story_first_edition;
mod story_luck_and_records;
mod story_my_games;
mod story_nine_taps;
mod story_notices;
mod story_objectives;
mod story_odds;
mod story_opening;
mod story_options;
mod story_past_turns;
mod story_public_posts;
mod story_refusals;
mod story_server_language;
mod story_talk;
mod story_thread;
mod story_tournament;
mod story_turn;
mod story_turn_panel;
mod story_unreachable_channels;
mod story_whole_game;
