//! Opens a database on a PostgreSQL server.

use super::backend::Backend;
use super::postgres::{Alone, Postgres};
use super::server_address::ServerAddress;
use super::{Store, StoreError};

impl Store {
    /// Opens the database on a server, creates its tables if it is empty, and runs the migrations. Reads no games.
    ///
    /// # Errors
    /// One line that tells the operator what to do; nothing was written then.
    pub async fn open_server(address: &ServerAddress) -> Result<Self, StoreError> {
        Ok(Self::new(Backend::Postgres(Postgres::open(address, false).await?)))
    }

    /// Like [`Store::open_server`], with a lock against other bots, held while any clone of the store lives.
    ///
    /// # Errors
    /// As [`Store::open_server`]; also if another bot holds the lock.
    pub async fn open_server_alone(address: &ServerAddress) -> Result<Self, StoreError> {
        Ok(Self::new(Backend::Postgres(Postgres::open(address, true).await?)))
    }

    /// Completes when another bot has taken the lock on the database, because the server was away: this one must stop then. Never
    /// completes for a file, whose lock can't be lost.
    pub fn displaced(&self) -> impl Future<Output = ()> + Send + 'static {
        let displaced = match &*self.backend {
            Backend::Sqlite(_) => None,
            Backend::Postgres(postgres) => postgres.alone.as_ref().map(Alone::displaced),
        };
        async move {
            match displaced {
                Some(displaced) => displaced.await,
                None => std::future::pending().await,
            }
        }
    }
}
