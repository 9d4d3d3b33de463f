//! `SQLite` back end: turns the named operations of a transaction into one script. Another back end would have to provide
//! the same three things: an open transaction for operations with results, [`whole`], and the statements of each
//! operation.

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
mod transaction;
mod uncancellable;
mod vacations;

pub(super) use transaction::Transaction;

use super::StoreError;
use super::operation::Operation;
use super::write_connection::WriteConnection;
use script::Script;
use sqlx::Executor;
use std::task::Poll;
use uncancellable::Uncancellable;

impl Transaction {
    pub(in crate::store) async fn run(&mut self, operations: Vec<Operation>) -> Result<(), StoreError> {
        let script = script(operations);
        if script.is_empty() { Ok(()) } else { script.run(self.connection()).await }
    }
}

/// Executes a whole transaction in one round trip, and calls `meanwhile` while the disk is written. If the caller is
/// dropped, the transaction still completes and leaves the connection in a clean state.
pub(super) async fn whole<T>(
    writer: WriteConnection,
    operations: Vec<Operation>,
    meanwhile: impl FnOnce() -> T + Send,
) -> Result<T, StoreError> {
    let script = script(operations);
    if script.is_empty() {
        return Ok(meanwhile());
    }
    let mut writing = Uncancellable::new(async move {
        let mut connection = writer.claim().await?;
        let done = script.whole().run(&mut connection).await;
        if done.is_err() {
            // Fails harmlessly if the transaction was not begun.
            let _ = connection.execute("ROLLBACK").await;
        } else {
            writer.committed();
        }
        done
    });
    // The first poll gives the script to the database, which runs on its own thread.
    let early = futures_util::poll!(&mut writing);
    let value = meanwhile();
    match early {
        Poll::Ready(done) => done?,
        Poll::Pending => writing.await?,
    }
    Ok(value)
}

fn script(operations: Vec<Operation>) -> Script {
    let mut script = Script::default();
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
