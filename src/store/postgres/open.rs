//! Opens a database on a server: checks the server and what is in the database without writing, then runs the migrations.

use super::alone::Alone;
use super::connect_error::at_connect;
use super::lost::{CONNECTIONS, TRIED, UNTRIED};
use crate::store::StoreError;
use crate::store::connection_pool::pool_of;
use crate::store::migrations::{Unknown, first_unknown, migration, newest};
use crate::store::server_address::ServerAddress;
use crate::store::server_problem::ServerProblem;
use crate::store::tables::{OUTCOMES, TABLES};
use sqlx::migrate::{MigrateError, Migrator};
use sqlx::postgres::{PgConnection, PgPool};
use sqlx::{ConnectOptions as _, Connection as _, Executor as _, Row as _};
use std::sync::LazyLock;
use std::time::Duration;

/// The files of `migrations/postgres/` in order.
static MIGRATIONS: LazyLock<Migrator> = LazyLock::new(|| {
    let mut all = Migrator::with_migrations(vec![
        migration(1, "schema", include_str!("../../../migrations/postgres/0001_schema.sql")),
        migration(2, "hints", include_str!("../../../migrations/postgres/0002_hints.sql")),
        migration(3, "write outcomes", include_str!("../../../migrations/postgres/0003_write_outcomes.sql")),
    ]);
    // Its own lock is one for all schemas of a database.
    all.set_locking(false);
    all
});

/// The oldest server that is used, as servers write it.
const OLDEST: u32 = 130_000;
/// How long a server may take to answer at the start.
const PATIENCE: Duration = Duration::from_secs(10);
/// How long a request waits for a connection: whoever asked is told before Discord gives up.
const ACQUIRE: Duration = Duration::from_secs(2);
/// Of two processes that open the schema at once, one waits until the other has migrated it.
const ONE_BY_ONE: &str = "SELECT pg_advisory_lock((CAST(1128424813 AS BIGINT) << 32) | CAST(oid AS BIGINT)) \
                          FROM pg_namespace WHERE nspname = current_schema()";
/// Each prepared statement is planned once: all of them go by keys, and planning takes as long as executing. A statement that is a
/// whole change has the isolation of the others, whatever the database's default is.
const SESSION: &str =
    "SET plan_cache_mode = force_generic_plan; SET default_transaction_isolation = 'read committed'";
/// The tables of the schema. Asked for what depends on it, because that has an index: a list of all tables may be long where others
/// use the same database.
const OWN_TABLES: &str = "SELECT CAST(relname AS TEXT) FROM pg_depend JOIN pg_class ON pg_class.oid = objid \
                          WHERE refclassid = CAST('pg_namespace' AS regclass) \
                          AND refobjid = CAST(current_schema() AS regnamespace) \
                          AND classid = CAST('pg_class' AS regclass) AND relkind IN ('r', 'p') ORDER BY 1";

/// What a schema of this program needs.
#[derive(PartialEq, Eq)]
enum Schema {
    /// Nothing: it is of this version.
    Current,
    /// Migrations: it is empty or of an earlier version.
    Older,
}

/// Opens the database; with `alone` it takes the lock against other bots first.
///
/// # Errors
/// One line that tells the operator what to do; nothing was written then.
pub(super) async fn open(
    address: &ServerAddress,
    alone: bool,
) -> Result<(PgPool, Option<Alone>), StoreError> {
    let connecting = tokio::time::timeout(PATIENCE, address.options.connect());
    let late = |_| address.refuse(ServerProblem::Unreachable("it does not answer".to_owned()));
    let mut connection = connecting.await.map_err(late)?.map_err(|error| at_connect(address, &error))?;
    check_server(address, &mut connection).await?;
    let alone = if alone { Some(Alone::take(address).await?) } else { None };
    sqlx::query(ONE_BY_ONE).execute(&mut connection).await.map_err(|error| at_connect(address, &error))?;
    if check(address, &mut connection).await? == Schema::Older {
        MIGRATIONS.run_direct(None, &mut connection, false).await.map_err(|error| match error {
            MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => {
                at_connect(address, &error)
            }
            other => address.refuse(ServerProblem::Other(other.to_string())),
        })?;
    }
    connection.close().await.map_err(|error| at_connect(address, &error))?;
    let pool = pool_of::<sqlx::Postgres>(CONNECTIONS).acquire_timeout(ACQUIRE);
    let pool = pool
        .after_connect(|connection, _| Box::pin(async move { connection.execute(SESSION).await.map(drop) }));
    let pool = pool.test_before_acquire(false).before_acquire(|connection, used| {
        Box::pin(async move {
            let answers =
                async { matches!(tokio::time::timeout(TRIED, connection.ping()).await, Ok(Ok(()))) };
            Ok(used.idle_for < UNTRIED || answers.await)
        })
    });
    let pool =
        pool.connect_with(address.options.clone()).await.map_err(|error| at_connect(address, &error))?;
    Ok((pool, alone))
}

async fn check_server(address: &ServerAddress, connection: &mut PgConnection) -> Result<(), StoreError> {
    let version = connection.server_version_num().unwrap_or(0);
    if version < OLDEST {
        return Err(address.refuse(ServerProblem::Old(version / 10_000)));
    }
    let about = sqlx::query("SELECT current_setting('server_encoding'), current_schema()");
    let about = about.fetch_one(connection).await.map_err(|error| at_connect(address, &error))?;
    let encoding: String = about.get(0);
    if encoding != "UTF8" {
        return Err(address.refuse(ServerProblem::Encoding(encoding)));
    }
    if about.get::<Option<String>, _>(1).is_none() {
        return Err(address.refuse(ServerProblem::NoSchema));
    }
    Ok(())
}

/// Checks without writing that the schema is empty, or belongs to this program, is whole and has a known version.
async fn check(address: &ServerAddress, connection: &mut PgConnection) -> Result<Schema, StoreError> {
    let fail = |error: sqlx::Error| at_connect(address, &error);
    let tables = sqlx::query(OWN_TABLES).fetch_all(&mut *connection).await.map_err(fail)?;
    let names: Vec<String> = tables.iter().map(|row| row.get(0)).collect();
    let Some(first) = names.first() else { return Ok(Schema::Older) };
    if !names.iter().any(|name| name == "_sqlx_migrations") {
        // Without its list of migrations nobody knows of which version the tables are.
        let ours = TABLES.iter().all(|table| names.iter().any(|name| name == table));
        let problem = if ours { ServerProblem::Torn } else { ServerProblem::Foreign };
        let what = if ours { "_sqlx_migrations".to_owned() } else { first.clone() };
        return Err(address.refuse(problem(what)));
    }
    let applied = sqlx::query("SELECT version, checksum FROM _sqlx_migrations ORDER BY version");
    let applied = applied.fetch_all(&mut *connection).await.map_err(fail)?;
    match first_unknown(&MIGRATIONS, applied.iter().map(|row| (row.get(0), row.get(1)))) {
        None => {}
        // Another program that uses the same library.
        Some(Unknown::Another) => {
            return Err(address.refuse(ServerProblem::Foreign("_sqlx_migrations".to_owned())));
        }
        Some(Unknown::Newer { found, known }) => {
            return Err(address.refuse(ServerProblem::Newer { found, known }));
        }
    }
    let whole = applied.last().is_some_and(|row| row.get::<i64, _>(0) == newest(&MIGRATIONS));
    let missing =
        TABLES.iter().chain([&OUTCOMES]).find(|table| whole && !names.iter().any(|name| name == *table));
    let stray = names.iter().find(|name| applied.is_empty() && *name != "_sqlx_migrations");
    match (missing, stray) {
        (Some(missing), _) => Err(address.refuse(ServerProblem::Torn(format!("the table {missing}")))),
        (None, Some(stray)) => Err(address.refuse(ServerProblem::Foreign(stray.clone()))),
        (None, None) => {
            Ok(if applied.len() == MIGRATIONS.iter().count() { Schema::Current } else { Schema::Older })
        }
    }
}
