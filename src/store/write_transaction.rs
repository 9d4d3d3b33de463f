//! The one transaction of a request: operations are collected by name, and the back end carries them out. Those that wait for
//! no answer travel to the database together: each journey there and back costs more than most statements.
//!
//! Never: half a transaction, whatever becomes of whoever waits for it; a statement of one kind of database.

use super::operation::Operation;
use super::{Fault, Store, StoreError, pass, sqlite};
use sqlx::sqlite::SqlitePool;
use std::sync::Arc;

/// A transaction that is being put together. Dropped, it never happened.
pub struct Write {
    pool: SqlitePool,
    /// Begun already: some operation had to be answered before the next.
    begun: Option<sqlite::Transaction>,
    /// What comes next.
    operations: Vec<Operation>,
    fault: Option<Arc<dyn Fault>>,
}

impl Store {
    /// The one transaction of a request. Nothing is kept until [`Write::commit`]; dropped, it never happened.
    pub fn write(&self) -> Result<Write, StoreError> {
        pass(self.fault.as_ref(), "begin")?;
        let (pool, fault) = (self.writer.clone(), self.fault.clone());
        Ok(Write { pool, begun: None, operations: Vec::new(), fault })
    }
}

impl Write {
    /// Makes everything last. After this returns, not even a power cut takes it back.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] if somebody else was quicker; nothing is kept then, nor after any other error.
    pub async fn commit(self) -> Result<(), StoreError> {
        self.commit_while(|| ()).await
    }

    /// Makes everything last, and does something else while the disk is written. What that gives is handed out only
    /// when everything lasts.
    ///
    /// # Errors
    /// As [`Write::commit`].
    pub async fn commit_while<T>(self, meanwhile: impl FnOnce() -> T + Send) -> Result<T, StoreError> {
        pass(self.fault.as_ref(), "commit")?;
        let done = match self.begun {
            Some(mut transaction) => {
                transaction.run(self.operations).await?;
                transaction.commit().await?;
                meanwhile()
            }
            None => sqlite::whole(self.pool, self.operations, meanwhile).await?,
        };
        pass(self.fault.as_ref(), "committed")?;
        Ok(done)
    }

    /// Adds an operation that nothing waits for, unless the program is stopped before it.
    pub(super) fn add(&mut self, operation: impl Into<Operation>) -> Result<(), StoreError> {
        let operation = operation.into();
        pass(self.fault.as_ref(), operation.name())?;
        self.operations.push(operation);
        Ok(())
    }

    /// The transaction, begun, for an operation whose answer is needed now, unless the program is stopped before it.
    pub(super) async fn at(&mut self, point: &'static str) -> Result<&mut sqlite::Transaction, StoreError> {
        pass(self.fault.as_ref(), point)?;
        if self.begun.is_none() {
            self.begun = Some(sqlite::Transaction::begin(&self.pool).await?);
        }
        let transaction = self.begun.as_mut().expect("begun just now");
        transaction.run(std::mem::take(&mut self.operations)).await?;
        Ok(transaction)
    }
}
