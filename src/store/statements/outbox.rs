//! SQL statements for the outbox. Terms such as `game + 0` make `SQLite` search the few pending rows by their index, and
//! not all notices of the game.

use super::super::dialect::Dialect;
use super::super::outbox::{NoticeRow, OutboxOperation, OutboxWaitOperation};
use super::script::Script;

pub(super) fn add(script: &mut Script, operation: OutboxOperation) {
    match operation {
        OutboxOperation::Tell { notices } => {
            insert(script, notices, "ON CONFLICT (game, seq, audience, topic, item) DO NOTHING");
        }
        OutboxOperation::Show { notices } => show(script, notices),
        OutboxOperation::Supersede { game, topic } => {
            script.add(
                "UPDATE outbox SET state = 'dropped' \
                 WHERE state = 'pending' AND not_before >= 0 AND game + 0 = $1 AND topic = $2",
            );
            script.bind(game).bind(topic.key());
        }
        OutboxOperation::SetDelivered { id, revision, message } => {
            script.add(
                "UPDATE outbox SET message = COALESCE($3, message), \
                 state = CASE WHEN revision <= $2 THEN 'delivered' ELSE state END WHERE id = $1",
            );
            script.bind(id).bind(revision).bind(message);
        }
        OutboxOperation::Drop { id } => {
            script.add("UPDATE outbox SET state = 'dropped' WHERE id = $1 AND state = 'pending'").bind(id);
        }
        OutboxOperation::ForgetMessage { id } => {
            script.add("UPDATE outbox SET message = NULL WHERE id = $1").bind(id);
        }
        OutboxOperation::Redirect { id, body, in_order } => {
            script.add(
                "UPDATE outbox SET body = $2, in_order = $3, attempts = 0, not_before = 0 \
                 WHERE id = $1 AND state = 'pending'",
            );
            script.bind(id).bind(body).bind(i64::from(in_order));
        }
        OutboxOperation::PruneTold { before } => {
            script.add(
                "DELETE FROM outbox WHERE state <> 'pending' AND game IN (SELECT id FROM games \
                 WHERE status IN ('over', 'cancelled', 'closed') AND touched < $1)",
            );
            script.bind(before);
        }
        OutboxOperation::PruneLogParts {} => {
            script.add("DELETE FROM log_parts WHERE notice NOT IN (SELECT id FROM outbox)");
        }
    }
}

/// Adds an operation on the delays of pending rows.
pub(super) fn add_wait(script: &mut Script, operation: OutboxWaitOperation) {
    match operation {
        OutboxWaitOperation::TryAgain {} => {
            script.add("UPDATE outbox SET not_before = 0 WHERE state = 'pending' AND not_before > 0");
        }
        OutboxWaitOperation::PutOff { id, not_before } => {
            script.add(
                "UPDATE outbox SET attempts = attempts + 1, not_before = $2 WHERE id = $1 AND state = 'pending'",
            );
            script.bind(id).bind(not_before);
        }
        OutboxWaitOperation::Hold { id, until } => {
            script.add("UPDATE outbox SET not_before = $2 WHERE id = $1 AND state = 'pending'");
            script.bind(id).bind(until);
        }
        OutboxWaitOperation::Rouse { game } => {
            script.add(
                "UPDATE outbox SET not_before = 0 WHERE state = 'pending' AND not_before >= 0 AND game + 0 = $1",
            );
            script.bind(game);
        }
        OutboxWaitOperation::Schedule { notice, not_before } => {
            script.add(
                "INSERT INTO outbox (game, seq, audience, topic, item, in_order, body, state, revision, attempts, \
                 not_before) VALUES ($1, $2, $3, $4, $5, $6, $7, 'pending', 1, 0, $8) \
                 ON CONFLICT (game, seq, audience, topic, item) DO NOTHING",
            );
            script.bind(notice.game).bind(notice.seq).bind(notice.audience).bind(notice.topic.key());
            script.bind(notice.item).bind(i64::from(notice.in_order)).bind(notice.body).bind(not_before);
        }
        OutboxWaitOperation::HoldUnlessRoused { id, not_before, until } => {
            script.add(
                "UPDATE outbox SET not_before = $3 WHERE id = $1 AND state = 'pending' AND not_before = $2",
            );
            script.bind(id).bind(not_before).bind(until);
        }
        OutboxWaitOperation::RousePerson { person } => {
            // Another value each time, so that whoever has read the row before does not hold it back.
            script.add(
                "UPDATE outbox SET not_before = CASE WHEN not_before = 0 THEN 1 ELSE 0 END \
                 WHERE state = 'pending' AND audience = $1",
            );
            script.bind(person);
        }
        OutboxWaitOperation::RouseParked { place } => {
            script.add(
                "UPDATE outbox SET not_before = 0 WHERE state = 'pending' AND not_before >= 0 AND game + 0 IN \
                 (SELECT id FROM games WHERE (status = 'closed' OR (status = 'running' AND parked <> '')) \
                 AND $1 IN (channel, parent, guild))",
            );
            script.bind(place);
        }
    }
}

/// Inserts pending rows, or makes existing ones pending again.
fn show(script: &mut Script, notices: Vec<NoticeRow>) {
    const AGAIN: &str = "ON CONFLICT (game, seq, audience, topic, item) DO UPDATE SET body = excluded.body, \
                         state = 'pending', revision = outbox.revision + 1, attempts = 0, not_before = 0";
    if script.dialect() == Dialect::Postgres && has_one_twice(&notices) {
        // PostgreSQL changes no row twice in one statement.
        notices.into_iter().for_each(|notice| insert(script, vec![notice], AGAIN));
    } else {
        insert(script, notices, AGAIN);
    }
}

/// Whether two of them are the same row.
fn has_one_twice(notices: &[NoticeRow]) -> bool {
    let key = |notice: &NoticeRow| (notice.game, notice.seq, notice.audience, notice.topic, notice.item);
    notices.iter().enumerate().any(|(at, one)| notices[..at].iter().any(|other| key(other) == key(one)))
}

/// Inserts pending rows; `then` is the conflict clause.
fn insert(script: &mut Script, notices: Vec<NoticeRow>, then: &str) {
    if notices.is_empty() {
        return;
    }
    let insert = script.add_rows(
        "INSERT INTO outbox (game, seq, audience, topic, item, in_order, body, state, revision, attempts, not_before)",
        ("($1, $2, $3, $4, $5, $6, $7, 'pending', 1, 0, 0)", 7),
        notices.len(),
        then,
    );
    for notice in notices {
        insert.bind(notice.game).bind(notice.seq).bind(notice.audience);
        insert.bind(notice.topic.key()).bind(notice.item).bind(i64::from(notice.in_order)).bind(notice.body);
    }
}
