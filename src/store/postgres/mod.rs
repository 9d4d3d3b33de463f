//! PostgreSQL back end: executes the statements of a script, one by itself and several one after the other in one transaction, and
//! reads rows. All connections are of one pool, but for that of [`Alone`].

mod alone;
mod arguments;
mod connect_error;
mod connections;
mod lost;
mod open;
mod transaction;
mod write;
mod write_outcome;

pub(super) use alone::Alone;
pub(super) use connections::ReadyConnection;
pub(super) use transaction::Transaction;

use super::StoreError;
use super::row::Row;
use super::server_address::ServerAddress;
use super::statements::Script;
use super::tables::TABLES;
use super::value::Value;
use arguments::arguments;
use connections::Connections;
use lost::{Tries, in_time};
use sqlx::postgres::PgConnection;
use sqlx::{AssertSqlSafe, SqlSafeStr as _, SqlStr};

/// The indexes that the server does not use.
const BROKEN_INDEXES: &str = "SELECT CAST(indexrelid::regclass AS TEXT) FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid \
                              WHERE NOT indisvalid AND relnamespace = CAST(current_schema() AS regnamespace) ORDER BY 1";
/// All columns that name rows of other tables: table, column, the other table, its key.
const REFERENCES: &str = "SELECT CAST(conrelid::regclass AS TEXT), CAST(own.attname AS TEXT), \
                          CAST(confrelid::regclass AS TEXT), CAST(other.attname AS TEXT) FROM pg_constraint \
                          JOIN pg_attribute AS own ON own.attrelid = conrelid AND own.attnum = conkey[1] \
                          JOIN pg_attribute AS other ON other.attrelid = confrelid AND other.attnum = confkey[1] \
                          WHERE contype = 'f' AND connamespace = CAST(current_schema() AS regnamespace) ORDER BY 1, 2";

/// An open database on a server. Cheap to clone.
#[derive(Clone)]
pub(super) struct Postgres {
    connections: Connections,
    /// The lock on the database.
    pub(super) alone: Option<Alone>,
}

impl Postgres {
    /// Opens the database; with `alone` it takes the lock against other bots first.
    ///
    /// # Errors
    /// One line that tells the operator what to do; nothing was written then.
    pub(super) async fn open(address: &ServerAddress, alone: bool) -> Result<Self, StoreError> {
        let (pool, alone) = open::open(address, alone).await?;
        Ok(Self { connections: Connections::of(pool), alone })
    }

    /// All rows of a statement that reads. If the connection is lost, it is begun again: reading twice does no harm.
    pub(super) async fn all(&self, text: SqlStr, values: Vec<Value>) -> Result<Vec<Row>, StoreError> {
        let mut tries = Tries::default();
        loop {
            let read = async |own: &mut PgConnection| {
                in_time(sqlx::query_with(text.clone(), arguments(&values)).fetch_all(own)).await
            };
            match self.connections.on_any(read).await {
                Err(error) if tries.again(&error).await => {}
                read => return Ok(read?.into_iter().map(Row::Postgres).collect()),
            }
        }
    }

    /// Executes a whole transaction, and calls `meanwhile` at the same time. If the caller is dropped, the transaction still
    /// completes.
    pub(super) async fn whole<T>(
        &self,
        mut script: Script,
        ready: Option<ReadyConnection>,
        meanwhile: impl FnOnce() -> T + Send,
    ) -> Result<T, StoreError> {
        self.own()?;
        let connections = self.connections.clone();
        let writing = tokio::spawn(async move { connections.write(ready, &mut script).await });
        // A task that was just spawned waits for this one, and the server for this processor: both go first.
        tokio::task::yield_now().await;
        std::thread::yield_now();
        let value = meanwhile();
        let panicked = |_| StoreError::Failed("a transaction was not carried out".to_owned());
        writing.await.map_err(panicked)?.map(|()| value)
    }

    /// Begins to try the connection for a change without waiting for the server's answer; `None` if that is not needed.
    pub(super) async fn ready_early(&self) -> Option<ReadyConnection> {
        self.connections.ready_early().await
    }

    pub(super) async fn begin(&self) -> Result<Transaction, StoreError> {
        self.own()?;
        Ok(Transaction::begin(&self.connections).await?)
    }

    /// Refuses changes after another bot has taken the lock.
    fn own(&self) -> Result<(), StoreError> {
        if self.alone.as_ref().is_some_and(Alone::is_displaced) { Err(StoreError::Closed) } else { Ok(()) }
    }

    /// Returns when a change could be written.
    pub(super) async fn reachable(&self) -> Result<(), StoreError> {
        self.begin().await?.commit().await
    }

    /// Rewrites all tables without what was deleted.
    pub(super) async fn wipe(&self) -> Result<bool, StoreError> {
        let mut connection = self.connections.pool().acquire().await?;
        for table in TABLES {
            let vacuum = sqlx::raw_sql(AssertSqlSafe(format!("VACUUM FULL {table}")));
            vacuum.execute(&mut *connection).await?;
        }
        Ok(true)
    }

    /// Indexes that the server knows to be broken, and rows that name others which are not there. Damaged pages the server
    /// reports to whoever reads them.
    pub(super) async fn integrity_problems(&self) -> Result<Vec<String>, StoreError> {
        let mut flaws = Vec::new();
        for row in self.all(BROKEN_INDEXES.into_sql_str(), Vec::new()).await? {
            flaws.push(format!("index {} is not valid", row.try_get::<String, _>(0)?));
        }
        for row in self.all(REFERENCES.into_sql_str(), Vec::new()).await? {
            let name = |at: usize| row.try_get::<String, _>(at);
            let (table, column, parent, key) = (name(0)?, name(1)?, name(2)?, name(3)?);
            let alone = AssertSqlSafe(format!(
                "SELECT 1 FROM {table} AS own WHERE {column} IS NOT NULL \
                 AND NOT EXISTS (SELECT 1 FROM {parent} AS other WHERE other.{key} = own.{column}) LIMIT 1"
            ));
            // It reads whole tables, which may take longer than other statements.
            if sqlx::query(alone).fetch_optional(self.connections.pool()).await?.is_some() {
                flaws.push(format!("a row of {table} names one of {parent} that is not there"));
            }
        }
        Ok(flaws)
    }

    pub(super) async fn close(&self) {
        self.connections.close().await;
        if let Some(alone) = &self.alone {
            alone.release().await;
        }
    }
}
