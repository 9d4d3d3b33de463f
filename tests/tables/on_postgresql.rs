//! The tests of this binary on a real PostgreSQL server: a process of the same binary runs them again. For some of them only:
//! `POSTGRES_TESTS=part_of_a_name cargo test --test tables on_postgresql`.

use crate::database::VARIABLE;
use crate::postgres_server::Server;
use std::process::Command;

/// Tests that are about files or need no database, each by a part of its name.
const LEFT_OUT: [&str; 13] = [
    "in_ten_thousand_random_sequences",
    "upgrades::",
    "killed_dice::",
    "a_database_that_cannot_be_opened_says_what_to_do",
    "a_database_from_before_the_first_release",
    "a_running_bot_leaves_no_trace_in_its_log",
    "every_setting_that_durability_rests_on_is_on",
    "games_are_counted_in_an_index_without_reading_them",
    "a_backup_put_back_gives_a_second_commitment",
    "the_same_decision_made_again_after_a_crash_rolls_the_same_dice",
    "news_of_a_channel_without_a_game_that_stands_still_write_nothing",
    // Texts in columns of numbers, which PostgreSQL keeps out.
    "a_game_whose_very_row_can_not_be_read_stops_neither_clock_nor_delivery",
    // `both_back_ends_have_the_same_tables_and_columns` compares them.
    "every_column_is_known_to_the_erasure",
];

#[test]
#[allow(clippy::disallowed_methods, reason = "a filter for whoever runs the tests")]
fn every_test_of_the_table_holds_on_postgresql_too() {
    if crate::database::server().is_some() {
        return;
    }
    let Some(server) = Server::start_unflushed() else { return };
    let mut again = Command::new(std::env::current_exe().unwrap());
    again.env(VARIABLE, server.games()).args(["--skip", "on_postgresql", "--skip", "postgres_"]);
    for name in LEFT_OUT {
        again.args(["--skip", name]);
    }
    if let Ok(only) = std::env::var("POSTGRES_TESTS") {
        again.arg(only);
    }
    let done = again.output().unwrap();
    let said = String::from_utf8_lossy(&done.stdout);
    assert!(done.status.success(), "{said}{}", String::from_utf8_lossy(&done.stderr));
    assert!(!said.contains(" 0 passed"), "no test was run: {said}");
}
