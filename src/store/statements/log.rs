//! SQL statements for event logs, snapshots and the messages of turn logs.

use super::super::log::{LogEntry, LogOperation};
use super::super::log_parts::LogPartRow;
use super::script::Script;
use crate::rules::EVENT_VERSION;

/// Number of rows in one statement: with six values each, far below `SQLite`'s limit of parameters.
const ROWS_AT_ONCE: usize = 500;

pub(super) fn add(script: &mut Script, operation: LogOperation) {
    match operation {
        LogOperation::Append { game, entries } => append(script, game, entries),
        LogOperation::PutSnapshot { game, snapshot } => {
            let put = script.add(
                "INSERT INTO snapshots (game, seq, state_version, body) VALUES ($1, $2, $3, $4) ON CONFLICT (game) DO \
                 UPDATE SET seq = excluded.seq, state_version = excluded.state_version, body = excluded.body",
            );
            put.bind(game).bind(snapshot.seq).bind(snapshot.state_version).bind(snapshot.body);
        }
        LogOperation::DropSnapshots {} => {
            script.add("DELETE FROM snapshots");
        }
        LogOperation::PutPart { notice, row: LogPartRow { part, message, since, told, posted } } => {
            let put = script.add(
                "INSERT INTO log_parts (notice, part, message, since, told, posted) VALUES ($1, $2, $3, $4, $5, $6) \
                 ON CONFLICT (notice, part) DO UPDATE SET message = excluded.message, since = excluded.since, \
                 told = excluded.told, posted = excluded.posted",
            );
            put.bind(notice).bind(part).bind(message).bind(since).bind(told).bind(posted);
        }
    }
}

fn append(script: &mut Script, game: i64, entries: Vec<LogEntry>) {
    // The number of parameters in one statement is limited.
    let mut left = entries.len();
    let mut entries = entries.into_iter();
    while left > 0 {
        let rows = left.min(ROWS_AT_ONCE);
        left -= rows;
        let insert = script.add_rows(
            "INSERT INTO events (game, seq, turn, at, body, version)",
            ("($1, $2, $3, $4, $5, $6)", 6),
            rows,
            "",
        );
        for LogEntry { seq, turn, at, body } in entries.by_ref().take(rows) {
            insert.bind(game).bind(seq).bind(turn).bind(at).bind(body).bind(i64::from(EVENT_VERSION));
        }
    }
}
