//! The back end for `SQLite`: turns the named operations of a transaction into one script. Another back end would stand beside
//! it with the same three things: a transaction that answers, a whole one in one journey, the statements of each operation.

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

/// A whole transaction in one journey. On its own task: if whoever waits for it goes away, it still comes to its end
/// and leaves the connection as it was.
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
            // Where it failed before it began there is nothing to take back, and that is fine.
            let _ = connection.execute("ROLLBACK").await;
        }
        done
    });
    // The new task gets its turn first, or the journey would begin only after what is done meanwhile.
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
