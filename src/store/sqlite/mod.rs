//! `SQLite` back end: executes scripts as one text, in one round trip, and reads rows.

mod transaction;
mod uncancellable;

pub(super) use transaction::Transaction;

use super::StoreError;
use super::last_used::LastUsed;
use super::row::Row;
use super::statements::Script;
use super::value::Value;
use super::write_connection::WriteConnection;
use futures_util::FutureExt as _;
use futures_util::future::BoxFuture;
use sqlx::sqlite::{SqliteArguments, SqliteConnection};
use sqlx::{Arguments as _, AssertSqlSafe, Executor as _, SqlStr};
use std::task::Poll;
use uncancellable::Uncancellable;

/// Maximum length of scripts kept as prepared statements, in bytes: short ones recur often.
const KEPT: usize = 4_096;

/// An open database file.
pub(super) struct Sqlite {
    pub(super) readers: LastUsed<sqlx::Sqlite>,
    pub(super) writer: WriteConnection,
    /// The lock on the database, held as long as the database is open.
    #[expect(dead_code, reason = "it works by being there")]
    pub(super) alone: Option<std::fs::File>,
}

impl Sqlite {
    pub(super) async fn all(&self, text: SqlStr, values: Vec<Value>) -> Result<Vec<Row>, StoreError> {
        let mut reader = self.readers.acquire().await?;
        let rows = sqlx::query_with(text, arguments(values)).fetch_all(&mut *reader).await;
        self.readers.keep(reader);
        Ok(rows?.into_iter().map(Row::Sqlite).collect())
    }

    pub(super) async fn optional(&self, text: SqlStr, values: Vec<Value>) -> Result<Option<Row>, StoreError> {
        let mut reader = self.readers.acquire().await?;
        let row = sqlx::query_with(text, arguments(values)).fetch_optional(&mut *reader).await;
        self.readers.keep(reader);
        Ok(row?.map(Row::Sqlite))
    }

    pub(super) async fn reachable(&self) -> Result<(), StoreError> {
        self.optional(sqlx::SqlSafeStr::into_sql_str("SELECT 1"), Vec::new()).await?;
        let mut writer = self.writer.claim().await?;
        writer.begin().await?;
        writer.commit().await
    }

    /// Problems found by `SQLite`'s checks: pages, indexes, foreign keys.
    pub(super) async fn integrity_problems(&self) -> Result<Vec<String>, StoreError> {
        let check = |text: &'static str| self.all(sqlx::SqlSafeStr::into_sql_str(text), Vec::new());
        let mut flaws = Vec::new();
        for row in check("PRAGMA integrity_check(20)").await? {
            let flaw: String = row.try_get(0)?;
            if flaw != "ok" {
                flaws.push(flaw);
            }
        }
        for row in check("PRAGMA foreign_key_check").await?.iter().take(20) {
            let (table, parent): (String, String) = (row.try_get(0)?, row.try_get(2)?);
            flaws.push(format!("a row of {table} names one of {parent} that is not there"));
        }
        Ok(flaws)
    }

    pub(super) async fn close(&self) {
        self.readers.close().await;
        self.writer.close().await;
    }
}

/// Executes a whole transaction in one round trip, and calls `meanwhile` while the disk is written. If the caller is
/// dropped, the transaction still completes and leaves the connection in a clean state.
pub(super) async fn whole<T>(
    writer: WriteConnection,
    script: Script,
    meanwhile: impl FnOnce() -> T + Send,
) -> Result<T, StoreError> {
    let mut writing = Uncancellable::new(async move {
        let mut connection = writer.claim().await?;
        let (text, values) = script.joined();
        let whole = format!("BEGIN IMMEDIATE; {text} COMMIT");
        let done = execute(&mut connection, whole, values).await;
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
    // That thread often waits for this processor: it goes first, so that the disk begins before anything else is made.
    std::thread::yield_now();
    let value = meanwhile();
    match early {
        Poll::Ready(done) => done?,
        Poll::Pending => writing.await?,
    }
    Ok(value)
}

/// Executes the statements of one text. Boxed, because the compiler cannot show of the unboxed future that it may move between
/// threads.
fn execute(
    connection: &mut SqliteConnection,
    text: String,
    values: Vec<Value>,
) -> BoxFuture<'_, Result<(), StoreError>> {
    let kept = text.len() <= KEPT;
    // The SQL consists of constants of this crate; all values are bound.
    let query = sqlx::query_with(AssertSqlSafe(text), arguments(values)).persistent(kept);
    async move { Ok(query.execute(connection).await.map(drop)?) }.boxed()
}

fn arguments(values: Vec<Value>) -> SqliteArguments {
    let mut arguments = SqliteArguments::default();
    arguments.reserve(values.len(), 0);
    for value in values {
        match value {
            Value::Integer(number) => arguments.add(number),
            Value::Text(text) => arguments.add(text),
        }
        .expect("plain values can be bound");
    }
    arguments
}
