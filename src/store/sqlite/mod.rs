//! `SQLite` back end: turns the named operations of a transaction into one script. Another back end would have to provide
//! the same three things: an open transaction for operations with results, [`whole`], and the statements of each
//! operation.

mod games;
mod log;
mod outbox;
mod people;
mod script;
mod tournaments;
mod transaction;

pub(super) use transaction::Transaction;

use super::StoreError;
use super::operation::Operation;
use script::Script;
use sqlx::Executor;
use sqlx::sqlite::SqlitePool;

impl Transaction {
    pub(in crate::store) async fn run(&mut self, operations: Vec<Operation>) -> Result<(), StoreError> {
        let script = script(operations);
        if script.is_empty() { Ok(()) } else { script.run(self.connection()).await }
    }
}

/// Executes a whole transaction in one round trip. It runs on its own task: if the caller is dropped, it still completes
/// and leaves the connection in a clean state.
pub(super) async fn whole<T>(
    pool: SqlitePool,
    operations: Vec<Operation>,
    meanwhile: impl FnOnce() -> T + Send,
) -> Result<T, StoreError> {
    let script = script(operations);
    if script.is_empty() {
        return Ok(meanwhile());
    }
    let journey = tokio::spawn(async move {
        let mut connection = pool.acquire().await?;
        let done = script.whole().run(&mut connection).await;
        if done.is_err() {
            // Fails harmlessly if the transaction was not begun.
            let _ = connection.execute("ROLLBACK").await;
        }
        done
    });
    // Lets the new task run first; else the database would only begin after `meanwhile`.
    tokio::task::yield_now().await;
    let value = meanwhile();
    journey.await.map_err(|_| StoreError::Failed("the writing task ended early".to_owned()))??;
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
            Operation::OutboxWait(operation) => outbox::add_wait(&mut script, &operation),
            Operation::People(operation) => people::add(&mut script, operation),
            Operation::Tournament(operation) => tournaments::add(&mut script, operation),
            Operation::TournamentNotice(operation) => tournaments::add_notice(&mut script, operation),
        }
    }
    script
}
