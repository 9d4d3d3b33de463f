//! SQL statements for daily digests.

use super::super::digests::{DigestOperation, DigestRow};
use super::script::Script;

#[allow(clippy::needless_pass_by_value, reason = "as every kind of operation")]
pub(super) fn add(script: &mut Script, operation: DigestOperation) {
    let DigestOperation::Put { row: DigestRow { person, due, sent } } = operation;
    let put = script.add(
        "INSERT INTO digests (person, due, sent) VALUES ($1, $2, $3) \
         ON CONFLICT (person) DO UPDATE SET due = excluded.due, sent = excluded.sent",
    );
    put.bind(person).bind(due).bind(sent);
}
