//! The SQL statements of the named operations, for both back ends: [`script`] turns operations into a [`Script`]. What differs
//! between the back ends stands in [`super::dialect`].

mod beacon_rounds;
mod digests;
mod erasure;
mod games;
mod log;
mod outbox;
mod people;
mod reliability;
mod results;
mod script;
mod tournaments;
mod vacations;

pub(super) use script::Script;

use super::dialect::Dialect;
use super::operation::Operation;

/// The statements of these operations, in order.
pub(super) fn script(dialect: Dialect, operations: Vec<Operation>) -> Script {
    let mut script = Script::new(dialect);
    for operation in operations {
        match operation {
            Operation::Game(operation) => games::add(&mut script, operation),
            Operation::Log(operation) => log::add(&mut script, operation),
            Operation::Timer(operation) => games::add_timer(&mut script, operation),
            Operation::Outbox(operation) => outbox::add(&mut script, operation),
            Operation::OutboxWait(operation) => outbox::add_wait(&mut script, operation),
            Operation::People(operation) => people::add(&mut script, operation),
            Operation::Result(operation) => results::add(&mut script, operation),
            Operation::Reliability(operation) => reliability::add(&mut script, operation),
            Operation::Round(operation) => beacon_rounds::add(&mut script, operation),
            Operation::Tournament(operation) => tournaments::add(&mut script, operation),
            Operation::TournamentNotice(operation) => tournaments::add_notice(&mut script, operation),
            Operation::Vacation(operation) => vacations::add(&mut script, operation),
            Operation::Digest(operation) => digests::add(&mut script, operation),
        }
    }
    script
}
