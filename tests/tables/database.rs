//! `Database`: where the games of a test are stored. Ordinarily a file; in a process that
//! `every_test_of_the_table_holds_on_postgresql_too` runs, a schema of its own on that test's server.

use casus_belli::store::{ServerAddress, Store, pool_of};
use sqlx::postgres::PgPool;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{
    AssertSqlSafe, Column as _, ConnectOptions as _, Row as _, SqliteConnection, TypeInfo as _, ValueRef as _,
};
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};

/// The environment variable with the url of the server.
pub(crate) const VARIABLE: &str = "TABLES_ON_POSTGRES";

/// Where the games are stored.
#[derive(Clone)]
pub(crate) enum Database {
    /// A file of SQLite.
    File(PathBuf),
    /// A schema of PostgreSQL, by its url, and what the test itself reads with: a new connection for each statement takes longer than
    /// most statements.
    Schema(String, PgPool),
}

/// The url of the server, if the tests of this process use one.
#[allow(clippy::disallowed_methods, reason = "the test that runs this process names its server")]
pub(crate) fn server() -> Option<String> {
    std::env::var(VARIABLE).ok()
}

/// How many of so many random sequences of a law are played: on a server every fifth, since each statement is a trip there, and
/// both back ends get the same statements.
pub(crate) fn sequences(all: u64) -> u64 {
    if server().is_some() { all.div_ceil(5) } else { all }
}

impl Database {
    /// A new database; a file is in that folder.
    pub(crate) async fn new(folder: &Path) -> Self {
        match server() {
            None => Self::File(folder.join("games.db")),
            Some(url) => Self::schema(&url).await,
        }
    }

    /// A new schema on that server.
    async fn schema(url: &str) -> Self {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let name = format!("test_{}_{}", std::process::id(), NEXT.fetch_add(1, Ordering::Relaxed));
        let options: sqlx::postgres::PgConnectOptions = url.parse().unwrap();
        let mut connection = options.connect().await.unwrap();
        let create = AssertSqlSafe(format!("CREATE SCHEMA {name}"));
        sqlx::query(create).execute(&mut connection).await.unwrap();
        Self::at(format!("{url}?options[search_path]={name}"))
    }

    /// A schema of PostgreSQL.
    pub(crate) fn at(url: String) -> Self {
        let pool = pool_of::<sqlx::Postgres>(1).connect_lazy(&url).unwrap();
        Self::Schema(url, pool)
    }

    /// The file.
    pub(crate) fn file(&self) -> &Path {
        match self {
            Self::File(path) => path,
            Self::Schema(..) => panic!("this test is about a file"),
        }
    }

    /// Another program that writes into the file: nobody else can until its connection is closed. `None` on a server, where nobody
    /// waits for it.
    pub(crate) async fn written_by_another(&self) -> Option<SqliteConnection> {
        let Self::File(path) = self else { return None };
        let mut other = SqliteConnectOptions::new().filename(path).connect().await.unwrap();
        sqlx::query("BEGIN IMMEDIATE").execute(&mut other).await.unwrap();
        Some(other)
    }

    pub(crate) async fn open(&self) -> Store {
        match self {
            Self::File(path) => Store::open(path).await.unwrap(),
            Self::Schema(url, _) => Store::open_server(&ServerAddress::parse(url).unwrap()).await.unwrap(),
        }
    }

    /// The rows of a statement: each value as a text, NULL as `null`.
    pub(crate) async fn rows(&self, sql: &str) -> Vec<Vec<(String, String)>> {
        let sql = AssertSqlSafe(sql.to_owned());
        match self {
            Self::File(path) => {
                let options = SqliteConnectOptions::new().filename(path).read_only(true);
                let mut connection = options.connect().await.unwrap();
                let rows = sqlx::query(sql).fetch_all(&mut connection).await.unwrap();
                let value = |row: &sqlx::sqlite::SqliteRow, at| {
                    if row.try_get_raw(at).unwrap().is_null() {
                        return "null".to_owned();
                    }
                    row.try_get_unchecked::<String, _>(at).unwrap_or_else(|_| "?".into())
                };
                let read = |row: &sqlx::sqlite::SqliteRow| {
                    let columns = row.columns().iter().enumerate();
                    columns.map(|(at, column)| (column.name().to_owned(), value(row, at))).collect()
                };
                rows.iter().map(read).collect()
            }
            Self::Schema(_, pool) => {
                let rows = sqlx::query(sql).persistent(false).fetch_all(pool).await.unwrap();
                let value = |row: &sqlx::postgres::PgRow, at| {
                    let raw = row.try_get_raw(at).unwrap();
                    match (raw.is_null(), raw.type_info().name()) {
                        (true, _) => "null".to_owned(),
                        (_, "INT8" | "INT4") => row.try_get_unchecked::<i64, _>(at).unwrap().to_string(),
                        _ => row.try_get_unchecked::<String, _>(at).unwrap(),
                    }
                };
                let read = |row: &sqlx::postgres::PgRow| {
                    let columns = row.columns().iter().enumerate();
                    columns.map(|(at, column)| (column.name().to_owned(), value(row, at))).collect()
                };
                rows.iter().map(read).collect()
            }
        }
    }

    /// Every value of every row of these tables.
    pub(crate) async fn dump(&self, tables: &[&str]) -> String {
        let mut text = String::new();
        for table in tables {
            for row in self.rows(&format!("SELECT * FROM {table} ORDER BY 1, 2, 3")).await {
                text.push_str(table);
                for (column, value) in row {
                    write!(text, " {column}={value}").unwrap();
                }
                text.push('\n');
            }
        }
        text
    }

    /// Executes statements outside the program; rows may refer to others that are not there.
    pub(crate) async fn execute(&self, sql: &str) {
        match self {
            Self::File(path) => {
                let options = SqliteConnectOptions::new().filename(path).foreign_keys(false);
                let mut connection = options.connect().await.unwrap();
                sqlx::raw_sql(AssertSqlSafe(sql.to_owned())).execute(&mut connection).await.unwrap();
            }
            Self::Schema(_, pool) => {
                // Statements of one message are one transaction.
                let sql = format!("SET LOCAL session_replication_role = replica; {sql}");
                sqlx::raw_sql(AssertSqlSafe(sql)).execute(pool).await.unwrap();
            }
        }
    }

    /// All columns of all tables, as `table.column`, a line each, in order.
    pub(crate) async fn columns(&self) -> String {
        let all = match self {
            Self::File(_) => {
                "SELECT m.name || '.' || c.name FROM sqlite_master m JOIN pragma_table_info(m.name) c \
                 WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite_%' AND m.name NOT LIKE '_sqlx%' ORDER BY m.name, c.cid"
            }
            Self::Schema(..) => {
                "SELECT CAST(table_name || '.' || column_name AS TEXT) FROM information_schema.columns \
                 WHERE table_schema = current_schema() AND table_name NOT LIKE '\\_sqlx%' AND table_name <> 'write_outcomes' \
                 ORDER BY table_name COLLATE \"C\", ordinal_position"
            }
        };
        let rows = self.rows(all).await;
        rows.iter().flat_map(|row| [row[0].1.as_str(), "\n"]).collect()
    }
}
