//! The one transaction of a request. Its statements travel to the database's thread together wherever none of them
//! needs the answer of another: each journey there and back costs more than most statements.
//!
//! Never: half a transaction, whatever becomes of whoever waits for it.

use super::{Fault, Store, StoreError, pass};
use sqlx::sqlite::{SqliteArguments, SqliteConnection, SqlitePool};
use sqlx::{Arguments, AssertSqlSafe, Encode, Executor, Sqlite, Transaction, Type};
use std::sync::Arc;

/// Longest script whose statements are kept prepared, in bytes: the common ones are short and come again and again.
const KEPT: usize = 4_096;

/// A transaction that is being put together. Dropped, it never happened.
pub struct Write {
    pool: SqlitePool,
    /// Begun already: some statement had to be answered before the next.
    begun: Option<Transaction<'static, Sqlite>>,
    /// What comes next.
    script: Script,
    fault: Option<Arc<dyn Fault>>,
}

/// Statements in order with all that is bound to them.
#[derive(Default)]
pub(super) struct Script {
    sql: String,
    arguments: SqliteArguments,
}

impl Store {
    /// The one transaction of a request. Nothing is kept until [`Write::commit`]; dropped, it never happened.
    pub fn write(&self) -> Result<Write, StoreError> {
        pass(self.fault.as_ref(), "begin")?;
        let (pool, fault) = (self.writer.clone(), self.fault.clone());
        Ok(Write { pool, begun: None, script: Script::default(), fault })
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
    pub async fn commit_while<T>(mut self, meanwhile: impl FnOnce() -> T + Send) -> Result<T, StoreError> {
        pass(self.fault.as_ref(), "commit")?;
        if self.begun.is_some() {
            self.flush().await?;
        }
        let done = match self.begun {
            Some(transaction) => {
                transaction.commit().await?;
                meanwhile()
            }
            None => whole(self.pool, self.script, meanwhile).await?,
        };
        pass(self.fault.as_ref(), "committed")?;
        Ok(done)
    }

    /// The connection for a statement whose answer is needed now, unless the program is stopped before it.
    pub(super) async fn at(&mut self, point: &'static str) -> Result<&mut SqliteConnection, StoreError> {
        pass(self.fault.as_ref(), point)?;
        if self.begun.is_none() {
            // SQLite would else begin as a reader and could find at its first write that somebody was quicker.
            self.begun = Some(self.pool.begin_with("BEGIN IMMEDIATE").await?);
        }
        self.flush().await?;
        Ok(self.begun.as_mut().expect("begun just now"))
    }

    /// The script for a statement that nothing waits for, unless the program is stopped before it.
    pub(super) fn later(&mut self, point: &'static str) -> Result<&mut Script, StoreError> {
        pass(self.fault.as_ref(), point)?;
        Ok(&mut self.script)
    }

    /// Runs what was put off within the transaction that has begun.
    async fn flush(&mut self) -> Result<(), StoreError> {
        let Some(transaction) = &mut self.begun else { return Ok(()) };
        let script = std::mem::take(&mut self.script);
        if !script.sql.is_empty() {
            script.run(&mut *transaction).await?;
        }
        Ok(())
    }
}

/// A whole transaction in one journey. On its own task: if whoever waits for it goes away, it still comes to its end
/// and leaves the connection as it was.
async fn whole<T>(
    pool: SqlitePool,
    script: Script,
    meanwhile: impl FnOnce() -> T + Send,
) -> Result<T, StoreError> {
    if script.sql.is_empty() {
        return Ok(meanwhile());
    }
    let journey = tokio::spawn(async move {
        let mut connection = pool.acquire().await?;
        let Script { sql, arguments } = script;
        let script = Script { sql: format!("BEGIN IMMEDIATE; {sql} COMMIT"), arguments };
        let done = script.run(&mut connection).await;
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

impl Script {
    /// Adds a statement with its own `$1`, `$2` …; their values are to be bound next, in that order.
    pub(super) fn add(&mut self, statement: &str) -> &mut Self {
        self.number(statement, self.arguments.len());
        self.sql.push_str("; ");
        self
    }

    /// Adds an insertion of several rows: `insert` ends before VALUES, `row` is one row with its own `$1` … and their
    /// number, `then` follows the rows.
    pub(super) fn add_rows(
        &mut self,
        insert: &str,
        (row, values): (&str, usize),
        rows: usize,
        then: &str,
    ) -> &mut Self {
        self.sql.push_str(insert);
        let bound = self.arguments.len();
        for at in 0..rows {
            self.sql.push_str(if at == 0 { " VALUES " } else { ", " });
            self.number(row, bound + at * values);
        }
        self.sql.push(' ');
        self.sql.push_str(then);
        self.sql.push_str("; ");
        self
    }

    /// Appends a text whose numbers begin after `bound` values.
    fn number(&mut self, text: &str, bound: usize) {
        let mut parts = text.split('$');
        self.sql.push_str(parts.next().unwrap_or_default());
        for part in parts {
            let digits = part.find(|c: char| !c.is_ascii_digit()).unwrap_or(part.len());
            let own: usize = part[..digits].parse().expect("a statement numbers its values");
            self.sql.push('$');
            self.sql.push_str(&(bound + own).to_string());
            self.sql.push_str(&part[digits..]);
        }
    }

    /// Binds the next value.
    pub(super) fn bind<'t, T: Encode<'t, Sqlite> + Type<Sqlite>>(&mut self, value: T) -> &mut Self {
        self.arguments.add(value).expect("plain values can be bound");
        self
    }

    async fn run(self, connection: &mut SqliteConnection) -> Result<(), StoreError> {
        let kept = self.sql.len() <= KEPT;
        // Nothing but this crate's own statements gets here; values are bound.
        let query = sqlx::query_with(AssertSqlSafe(self.sql), self.arguments).persistent(kept);
        query.execute(connection).await?;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::Script;

    #[test]
    fn each_statement_keeps_its_own_numbers() {
        let mut script = Script::default();
        script.add("UPDATE a SET b = $2 WHERE c = $1").bind(1_i64).bind(2_i64);
        script.add_rows("INSERT INTO d", ("($1, $2, 'x')", 2), 2, "ON CONFLICT DO NOTHING");
        assert_eq!(
            script.sql,
            "UPDATE a SET b = $2 WHERE c = $1; \
             INSERT INTO d VALUES ($3, $4, 'x'), ($5, $6, 'x') ON CONFLICT DO NOTHING; "
        );
    }
}
