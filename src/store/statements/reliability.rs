//! SQL statements for the reliability of people.

use super::super::reliability::ReliabilityOperation;
use super::script::Script;

#[allow(clippy::needless_pass_by_value, reason = "as every kind of operation")]
pub(super) fn add(script: &mut Script, operation: ReliabilityOperation) {
    let ReliabilityOperation::AddTurn { guild, person, in_time, most } = operation;
    let put = script.add(
        "INSERT INTO reliability (guild, person, turns) VALUES ($1, $2, $3) ON CONFLICT (guild, person) DO UPDATE SET \
         turns = CASE WHEN LENGTH(reliability.turns) < $4 THEN reliability.turns ELSE SUBSTR(reliability.turns, 2) END \
         || excluded.turns",
    );
    put.bind(guild).bind(person).bind(if in_time { "1" } else { "0" }).bind(most);
}
