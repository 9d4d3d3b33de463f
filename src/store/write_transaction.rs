//! `Write`: the transaction of a request. It collects named operations and sends them to the back end in one batch,
//! because a round trip costs more than most statements. Operations that return a value are executed at once.
//!
//! A commit is atomic, also if the caller is dropped while it runs. SQL belongs to the back end, not here.

use super::backend::Backend;
use super::operation::Operation;
use super::postgres::ReadyConnection;
use super::transaction::Transaction;
use super::{Fault, Store, StoreError, pass, sqlite, statements};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// A transaction under construction. Dropped without [`Write::commit`], it has no effect.
pub struct Write {
    backend: Arc<Backend>,
    /// The transaction in the database, if an operation had to return a value.
    begun: Option<Transaction>,
    /// Operations not sent yet.
    operations: Vec<Operation>,
    fault: Option<Arc<dyn Fault>>,
    /// The connection for a change that needs nothing returned.
    early: Option<ReadyConnection>,
    /// See [`Store::is_failing`].
    failing: Arc<AtomicBool>,
}

/// A connection that is tried while it is still being decided what to write on it. Nothing for a file, and if it was used just now.
#[derive(Default)]
pub struct EarlyConnection(Option<ReadyConnection>);

impl Store {
    /// Opens the transaction of a request. Dropped without [`Write::commit`], it has no effect.
    pub fn write(&self) -> Result<Write, StoreError> {
        self.write_on(EarlyConnection::default())
    }

    /// Tries the connection for the next change, which is then given to [`Store::write_on`]. Does not wait for the server.
    pub async fn early_connection(&self) -> EarlyConnection {
        match &*self.backend {
            Backend::Sqlite(_) => EarlyConnection::default(),
            Backend::Postgres(postgres) => EarlyConnection(postgres.ready_early().await),
        }
    }

    /// The same as [`Store::write`] on a connection that was tried early.
    pub fn write_on(&self, early: EarlyConnection) -> Result<Write, StoreError> {
        pass(self.fault.as_ref(), "begin")?;
        let (backend, fault) = (Arc::clone(&self.backend), self.fault.clone());
        let failing = Arc::clone(&self.failing);
        Ok(Write { backend, begun: None, operations: Vec::new(), fault, early: early.0, failing })
    }
}

impl Write {
    /// Commits the transaction. After it returns, the changes survive a power cut.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] if a concurrent change was committed first. After any error nothing is stored.
    pub async fn commit(self) -> Result<(), StoreError> {
        self.commit_while(|| ()).await
    }

    /// Commits the transaction and calls `meanwhile` while the disk is written. Its value is returned only after the
    /// commit.
    ///
    /// # Errors
    /// As [`Write::commit`].
    pub async fn commit_while<T>(self, meanwhile: impl FnOnce() -> T + Send) -> Result<T, StoreError> {
        let failing = Arc::clone(&self.failing);
        let done = self.committed_while(meanwhile).await;
        note(&failing, &done);
        done
    }

    async fn committed_while<T>(self, meanwhile: impl FnOnce() -> T + Send) -> Result<T, StoreError> {
        pass(self.fault.as_ref(), "commit")?;
        let script = statements::script(self.backend.dialect(), self.operations);
        let done = match (self.begun, &*self.backend) {
            (Some(mut transaction), _) => {
                transaction.run(script).await?;
                transaction.commit().await?;
                meanwhile()
            }
            (None, _) if script.is_empty() => meanwhile(),
            (None, Backend::Sqlite(sqlite)) => {
                sqlite::whole(sqlite.writer.clone(), script, meanwhile).await?
            }
            (None, Backend::Postgres(postgres)) => {
                Box::pin(postgres.whole(script, self.early, meanwhile)).await?
            }
        };
        pass(self.fault.as_ref(), "committed")?;
        Ok(done)
    }

    /// Adds an operation without a result, unless the fault hook stops the program.
    pub(super) fn add(&mut self, operation: impl Into<Operation>) -> Result<(), StoreError> {
        let operation = operation.into();
        pass(self.fault.as_ref(), operation.name())?;
        self.operations.push(operation);
        Ok(())
    }

    /// Begins the transaction for an operation whose result is needed now, unless the fault hook stops the program.
    pub(super) async fn at(&mut self, point: &'static str) -> Result<&mut Transaction, StoreError> {
        pass(self.fault.as_ref(), point)?;
        if self.begun.is_none() {
            let begun = Transaction::begin(&self.backend).await;
            if begun.is_err() {
                note(&self.failing, &begun);
            }
            self.begun = Some(begun?);
        }
        let transaction = self.begun.as_mut().expect("begun just now");
        let operations = std::mem::take(&mut self.operations);
        transaction.run(statements::script(self.backend.dialect(), operations)).await?;
        Ok(transaction)
    }
}

/// Takes note whether the database takes changes at the moment.
fn note<T>(failing: &AtomicBool, done: &Result<T, StoreError>) {
    match done {
        Ok(_) => failing.store(false, Ordering::Release),
        Err(error) if error.is_outage() => failing.store(true, Ordering::Release),
        Err(_) => {}
    }
}
