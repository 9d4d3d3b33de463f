//! `Transaction`: an open transaction on a connection of the pool.

use super::arguments::arguments;
use super::kept_connection::{KeptConnection, WriteConnection};
use super::lost::{ANSWER, Tries, in_time, is_lost, on_any, within};
use crate::store::StoreError;
use crate::store::row::Row;
use crate::store::statements::Script;
use crate::store::value::Value;
use futures_util::FutureExt as _;
use futures_util::future::BoxFuture;
use sqlx::error::DatabaseError;
use sqlx::postgres::PgPool;
use sqlx::{AssertSqlSafe, PgConnection, Row as _, SqlStr};
use std::time::Duration;
use tokio::runtime::Handle;

/// Maximum length of statements kept prepared, in bytes: short ones recur often.
const KEPT: usize = 4_096;
const BEGIN: &str = "BEGIN ISOLATION LEVEL READ COMMITTED";
/// The first transaction of a connection also asks when the server was started.
const BEGIN_FIRST: &str =
    "BEGIN ISOLATION LEVEL READ COMMITTED; SELECT CAST(pg_postmaster_start_time() AS TEXT)";
/// Makes a statement that changes rows return the number of its transaction for each of them, in the same round trip.
const RETURNING: &str = " RETURNING CAST(pg_current_xact_id() AS TEXT)";
/// The number of the transaction; NULL: it has changed nothing.
const NUMBER: &str = "SELECT CAST(pg_current_xact_id_if_assigned() AS TEXT)";
/// What became of the transaction with that number, and whether the server runs since that start. One that has crashed may give
/// the number of an unfinished transaction again.
const STATUS: &str = "SELECT pg_xact_status(CAST($1 AS xid8)), CAST(pg_postmaster_start_time() AS TEXT) = $2";
/// State of PostgreSQL for the number of a transaction that has not begun yet.
const FUTURE: &str = "22023";
/// How often that is asked while the transaction is still in progress.
const ASKS: u32 = 50;

/// An open transaction. Dropped without `commit`, it is rolled back.
pub(in crate::store) struct Transaction {
    /// `None` after its end.
    connection: Option<WriteConnection>,
    /// The number that the server gave it, once a change has told it.
    number: Option<String>,
    pool: PgPool,
    kept: KeptConnection,
}

/// How a transaction ended.
pub(super) enum Ended {
    Committed,
    RolledBack(sqlx::Error),
}

impl Transaction {
    pub(super) fn begin<'a>(
        pool: &'a PgPool,
        kept: &'a KeptConnection,
    ) -> BoxFuture<'a, Result<Self, sqlx::Error>> {
        async move {
            let mut tries = Tries::default();
            loop {
                let begun = match kept.take() {
                    Some((connection, time)) => Self::begin_on(connection, time, pool, kept).await,
                    None => match pool.acquire().await {
                        Ok(connection) => {
                            let first = WriteConnection { connection, server: String::new() };
                            Self::begin_on(first, ANSWER, pool, kept).await
                        }
                        Err(error) => Err(error),
                    },
                };
                match begun {
                    Err(error) if tries.again(&error).await => {}
                    begun => return begun,
                }
            }
        }
        .boxed()
    }

    /// Begins it on that connection, whose server may take so long to answer.
    pub(super) async fn begin_on(
        connection: WriteConnection,
        time: Duration,
        pool: &PgPool,
        kept: &KeptConnection,
    ) -> Result<Self, sqlx::Error> {
        let first = connection.server.is_empty();
        // From here on it is rolled back if the caller is dropped.
        let mut begun =
            Self { connection: Some(connection), number: None, pool: pool.clone(), kept: kept.clone() };
        let asked = sqlx::raw_sql(if first { BEGIN_FIRST } else { BEGIN }).fetch_all(begun.connection());
        match within(time, asked).await {
            Ok(rows) => {
                if let Some(row) = rows.first() {
                    begun.open().server = row.try_get(0)?;
                }
                Ok(begun)
            }
            Err(error) => {
                begun.give_up();
                Err(error)
            }
        }
    }

    fn open(&mut self) -> &mut WriteConnection {
        self.connection.as_mut().expect("it has not ended")
    }

    fn connection(&mut self) -> &mut PgConnection {
        &mut self.open().connection
    }

    /// Closes the connection, which ends the transaction.
    fn give_up(&mut self) {
        if let Some(mut open) = self.connection.take() {
            open.connection.close_on_drop();
        }
    }

    /// Executes the statements of a script one after the other.
    pub(in crate::store) fn run<'a>(
        &'a mut self,
        script: &'a Script,
    ) -> BoxFuture<'a, Result<(), sqlx::Error>> {
        async move {
            for (mut text, values) in script.statements() {
                if self.number.is_none() {
                    text.push_str(RETURNING);
                }
                let kept = text.len() <= KEPT;
                // The SQL consists of constants of this crate; all values are bound.
                let query = sqlx::query_with(AssertSqlSafe(text), arguments(values)).persistent(kept);
                let rows = in_time(query.fetch_all(self.connection())).await?;
                if let Some(row) = rows.first() {
                    self.number = Some(row.try_get(0)?);
                }
            }
            Ok(())
        }
        .boxed()
    }

    pub(in crate::store) fn all(
        &mut self,
        text: SqlStr,
        values: Vec<Value>,
    ) -> BoxFuture<'_, Result<Vec<Row>, StoreError>> {
        async move {
            let query = sqlx::query_with(text, arguments(&values));
            let rows = in_time(query.fetch_all(self.connection())).await?;
            Ok(rows.into_iter().map(Row::Postgres).collect())
        }
        .boxed()
    }

    pub(in crate::store) fn execute(
        &mut self,
        text: SqlStr,
        values: Vec<Value>,
    ) -> BoxFuture<'_, Result<u64, StoreError>> {
        async move {
            let query = sqlx::query_with(text, arguments(&values));
            let done = in_time(query.execute(self.connection())).await?;
            Ok(done.rows_affected())
        }
        .boxed()
    }

    /// Commits the transaction.
    ///
    /// # Errors
    /// Nothing was stored, unless the server could not be asked any more.
    pub(in crate::store) async fn commit(self) -> Result<(), StoreError> {
        // A caller that is dropped must not leave the commit half done.
        let ending = tokio::spawn(self.end());
        match ending.await.map_err(|_| StoreError::Failed("a commit was not carried out".to_owned()))?? {
            Ended::Committed => Ok(()),
            Ended::RolledBack(error) => Err(error.into()),
        }
    }

    /// Commits the transaction. If the connection is lost meanwhile, the server is asked on another one what became of it: it must
    /// neither be told as failed although it is stored, nor be carried out twice.
    pub(super) fn end(mut self) -> BoxFuture<'static, Result<Ended, StoreError>> {
        async move {
            if self.number.is_none() {
                let asked = sqlx::query_scalar(NUMBER).fetch_one(self.connection());
                match in_time(asked).await {
                    Ok(number) => self.number = number,
                    Err(error) => {
                        self.give_up();
                        return Ok(Ended::RolledBack(error));
                    }
                }
            }
            let Err(error) = in_time(sqlx::raw_sql("COMMIT").execute(self.connection())).await else {
                self.connection.take().into_iter().for_each(|open| self.kept.keep(open));
                return Ok(Ended::Committed);
            };
            let server = self.open().server.clone();
            self.give_up();
            if !is_lost(&error) {
                return Ok(Ended::RolledBack(error));
            }
            let Some(number) = &self.number else { return Ok(Ended::RolledBack(error)) };
            let committed = became_of(&self.pool, number, &server).await?;
            Ok(if committed { Ended::Committed } else { Ended::RolledBack(error) })
        }
        .boxed()
    }
}

/// Whether the transaction with that number was committed.
///
/// # Errors
/// [`StoreError::Unconfirmed`] if the server can't be asked, or is another one than before.
#[allow(clippy::disallowed_methods, reason = "waits for a server, not for the time of games")]
async fn became_of(pool: &PgPool, number: &str, server: &str) -> Result<bool, StoreError> {
    let mut tries = Tries::default();
    for _ in 0..ASKS {
        let ask = async |own: &mut PgConnection| {
            in_time(sqlx::query(STATUS).bind(number).bind(server).fetch_one(own)).await
        };
        let (status, same): (Option<String>, bool) = match on_any(pool, ask).await {
            Ok(row) => (row.try_get(0)?, row.try_get(1)?),
            // A standby that was promoted before it heard of the transaction does not know its number.
            Err(error) if is_future(&error) => return Ok(false),
            Err(error) if tries.again(&error).await => continue,
            Err(_) => break,
        };
        match status.as_deref() {
            Some("committed") if same => return Ok(true),
            Some("committed") => break,
            // The server has not noticed yet that the connection is gone.
            Some("in progress") => tokio::time::sleep(std::time::Duration::from_millis(20)).await,
            _ => return Ok(false),
        }
    }
    Err(StoreError::Unconfirmed)
}

fn is_future(error: &sqlx::Error) -> bool {
    error.as_database_error().and_then(DatabaseError::code).is_some_and(|code| code == FUTURE)
}

impl Drop for Transaction {
    fn drop(&mut self) {
        let Some(mut open) = self.connection.take() else { return };
        let Ok(runtime) = Handle::try_current() else {
            open.connection.close_on_drop();
            return;
        };
        let kept = self.kept.clone();
        runtime.spawn(async move {
            if in_time(sqlx::raw_sql("ROLLBACK").execute(&mut *open.connection)).await.is_ok() {
                kept.keep(open);
            } else {
                open.connection.close_on_drop();
            }
        });
    }
}
