//! `Query`: one statement with its values, for a read or within a transaction.

use super::backend::Backend;
use super::row::Row;
use super::transaction::Transaction;
use super::value::Value;
use super::{Store, StoreError};
use sqlx::{SqlSafeStr, SqlStr};

/// Where a statement is executed.
enum On<'a> {
    Backend(&'a Backend),
    Transaction(&'a mut Transaction),
}

/// A statement.
pub(super) struct Query<'a> {
    on: On<'a>,
    text: SqlStr,
    values: Vec<Value>,
}

impl Store {
    /// A statement that reads; the caller binds its values next, in the order of their numbers.
    pub(super) fn query(&self, text: impl SqlSafeStr) -> Query<'_> {
        Query { on: On::Backend(&self.backend), text: text.into_sql_str(), values: Vec::new() }
    }
}

impl Transaction {
    /// As [`Store::query`], within the transaction.
    pub(super) fn query(&mut self, text: impl SqlSafeStr) -> Query<'_> {
        Query { on: On::Transaction(self), text: text.into_sql_str(), values: Vec::new() }
    }
}

impl Query<'_> {
    /// Binds the next value.
    pub(super) fn bind(mut self, value: impl Into<Value>) -> Self {
        self.values.push(value.into());
        self
    }

    /// All rows.
    pub(super) async fn all(self) -> Result<Vec<Row>, StoreError> {
        match self.on {
            On::Backend(backend) => backend.all(self.text, self.values).await,
            On::Transaction(transaction) => transaction.all(self.text, self.values).await,
        }
    }

    /// The first row, if there is one.
    pub(super) async fn optional(self) -> Result<Option<Row>, StoreError> {
        match self.on {
            On::Backend(backend) => backend.optional(self.text, self.values).await,
            On::Transaction(transaction) => {
                Ok(transaction.all(self.text, self.values).await?.into_iter().next())
            }
        }
    }

    /// The only row.
    pub(super) async fn one(self) -> Result<Row, StoreError> {
        self.optional().await?.ok_or_else(|| sqlx::Error::RowNotFound.into())
    }

    /// The number of rows that it changed.
    pub(super) async fn execute(self) -> Result<u64, StoreError> {
        match self.on {
            On::Backend(_) => unreachable!("changes belong to a transaction"),
            On::Transaction(transaction) => transaction.execute(self.text, self.values).await,
        }
    }
}
