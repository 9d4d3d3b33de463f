//! The database of the bot under test: a file, or a PostgreSQL server with a standby that can take its place.

use super::postgres_proxy::Proxy;
use super::postgres_server::Server;
use casus_belli::store::pool_of;
use serde_json::Value;
use sqlx::postgres::{PgConnection, PgPool, Postgres};
use sqlx::sqlite::{Sqlite, SqliteConnectOptions};
use sqlx::{AssertSqlSafe, ConnectOptions as _, Connection as _, SqlitePool};
use std::path::{Path, PathBuf};
use std::time::Duration;
use tokio::process::Command;

/// Where a database is.
#[derive(Clone, Debug)]
pub(crate) enum Address {
    File(PathBuf),
    Url(String),
}

impl Address {
    /// The file in a folder.
    pub(crate) fn file(folder: &Path) -> Self {
        Self::File(folder.join("games.db"))
    }

    /// Tells the program.
    pub(crate) fn tell(&self, command: &mut Command) {
        match self {
            Self::File(path) => command.env("CASUS_BELLI_DATABASE_PATH", path),
            Self::Url(url) => command.env("CASUS_BELLI_DATABASE_URL", url),
        };
    }

    pub(crate) async fn open(&self) -> Rows {
        match self {
            Self::File(path) => {
                let rows = pool_of::<Sqlite>(1).connect_with(SqliteConnectOptions::new().filename(path));
                Rows::File(rows.await.unwrap())
            }
            Self::Url(url) => Rows::Server(pool_of::<Postgres>(1).connect(url).await.unwrap()),
        }
    }

    /// Keeps the bot from writing for that time, as a disk that flushes slowly does.
    pub(crate) async fn slow(&self, time: Duration) {
        match self {
            Self::File(path) => {
                let options = SqliteConnectOptions::new().filename(path).busy_timeout(Duration::from_secs(1));
                let Ok(mut other) = options.connect().await else { return };
                if sqlx::query("BEGIN IMMEDIATE").execute(&mut other).await.is_ok() {
                    tokio::time::sleep(time).await;
                    let _ = sqlx::query("ROLLBACK").execute(&mut other).await;
                }
                let _ = other.close().await;
            }
            Self::Url(url) => {
                let Ok(mut other) = PgConnection::connect(url).await else { return };
                let lock = "BEGIN; LOCK TABLE games, outbox IN SHARE ROW EXCLUSIVE MODE";
                if sqlx::raw_sql(lock).execute(&mut other).await.is_ok() {
                    tokio::time::sleep(time).await;
                }
                let _ = other.close().await;
            }
        }
    }
}

/// An open database, to look into.
pub(crate) enum Rows {
    File(SqlitePool),
    Server(PgPool),
}

impl Rows {
    /// These columns of all rows, as JSON.
    ///
    /// # Errors
    /// Those of the database.
    pub(crate) async fn all(&self, columns: &str, rest: &str) -> Result<Vec<Vec<Value>>, sqlx::Error> {
        let texts: Vec<String> = match self {
            Self::File(pool) => {
                let read = AssertSqlSafe(format!("SELECT json_array({columns}) {rest}"));
                sqlx::query_scalar(read).fetch_all(pool).await?
            }
            Self::Server(pool) => {
                let read = AssertSqlSafe(format!("SELECT CAST(json_build_array({columns}) AS TEXT) {rest}"));
                sqlx::query_scalar(read).fetch_all(pool).await?
            }
        };
        Ok(texts.iter().map(|text| serde_json::from_str(text).unwrap()).collect())
    }

    pub(crate) async fn close(self) {
        match self {
            Self::File(pool) => pool.close().await,
            Self::Server(pool) => pool.close().await,
        }
    }
}

/// A server and its standby behind a proxy.
pub(crate) struct Cluster {
    server: Server,
    standby: Option<Server>,
    proxy: Proxy,
}

impl Cluster {
    /// Starts a server, and a standby if it is to be promoted.
    pub(crate) async fn start(with_standby: bool) -> Self {
        let server = Server::start().expect("PostgreSQL is installed");
        let standby = with_standby.then(|| server.standby());
        let proxy = Proxy::before(&server).await;
        Self { server, standby, proxy }
    }

    /// How the bot reaches it: behind the proxy if the server is going to be another one.
    pub(crate) fn address(&self) -> Address {
        let behind = self.standby.is_some();
        Address::Url(if behind { self.proxy.url("games") } else { self.server.games() })
    }

    /// The server dies, its standby takes its place, and another standby is made. It waits for other programs, and the servers end
    /// with the thread that has started them: to be called on the main thread.
    pub(crate) fn promoted(self) -> Self {
        let Self { mut server, standby, proxy } = self;
        server.stop();
        let server = standby.expect("it has a standby");
        server.promote();
        proxy.lead_to(&server);
        let standby = Some(server.standby());
        Self { server, standby, proxy }
    }
}
