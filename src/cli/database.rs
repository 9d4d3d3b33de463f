//! `Database`: where the games are, as the settings or an argument say: a file, or a database on a server.

use super::failure::Failure;
use crate::config::Settings;
use crate::store::{ServerAddress, Store, StoreError};
use std::fmt;
use std::path::{Path, PathBuf};

/// Where the games are.
pub(super) enum Database {
    /// A file of SQLite.
    File(PathBuf),
    /// A database on a PostgreSQL server.
    Server(Box<ServerAddress>),
}

impl Database {
    /// That of an argument; else that of the settings.
    pub(super) fn of(settings: &Settings, named: Option<PathBuf>) -> Result<Self, Failure> {
        match (named, &settings.database.url) {
            (Some(named), _) => Self::named(named),
            (None, Some(url)) => Self::server(url.reveal()),
            (None, None) => Ok(Self::File(settings.database.path.clone())),
        }
    }

    /// A path or a url.
    pub(super) fn named(named: PathBuf) -> Result<Self, Failure> {
        match named.to_str() {
            Some(url) if ServerAddress::is_url(url) => Self::server(url),
            _ => Ok(Self::File(named)),
        }
    }

    fn server(url: &str) -> Result<Self, Failure> {
        // A wrong url is a wrong setting.
        ServerAddress::parse(url)
            .map(|address| Self::Server(Box::new(address)))
            .map_err(|error| Failure::new(2, error))
    }

    /// Opens it beside a bot that may be running on it.
    pub(super) async fn open(&self) -> Result<Store, Failure> {
        let store = match self {
            Self::File(path) => Store::open(path).await,
            Self::Server(address) => Store::open_server(address).await,
        };
        self.finished(store.map_err(unusable)?).await
    }

    /// Opens it with a lock against other bots.
    pub(super) async fn alone(&self) -> Result<Store, Failure> {
        self.finished(self.locked().await?).await
    }

    /// Refuses the target of a move that was not finished.
    async fn finished(&self, store: Store) -> Result<Store, Failure> {
        if !store.is_unfinished().await.map_err(unusable)? {
            return Ok(store);
        }
        store.close().await;
        let line = "a move to it was not finished; run `casus-belli move` again";
        Err(Failure::new(3, format!("database {self}: {line}")))
    }

    /// As [`Database::alone`], also the target of a move.
    pub(super) async fn locked(&self) -> Result<Store, Failure> {
        match self {
            Self::File(path) => Store::open_alone(path).await,
            Self::Server(address) => Store::open_server_alone(address).await,
        }
        .map_err(unusable)
    }

    /// The file, if it is one.
    pub(super) fn file(&self) -> Option<&Path> {
        match self {
            Self::File(path) => Some(path),
            Self::Server(_) => None,
        }
    }
}

fn unusable(error: StoreError) -> Failure {
    Failure::new(error.exit_code(), error)
}

impl fmt::Display for Database {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::File(path) => write!(f, "{}", path.display()),
            Self::Server(address) => write!(f, "{address}"),
        }
    }
}
