//! `ServerAddress`: where a PostgreSQL database is. It is never printed with its password.

use super::StoreError;
use super::server_problem::ServerProblem;
use sqlx::ConnectOptions as _;
use sqlx::postgres::PgConnectOptions;
use std::fmt;
use std::str::FromStr as _;

/// Number of statements that a connection keeps prepared: there are not more short ones.
const PREPARED: usize = 300;

/// Where a database on a server is, and how to connect.
#[derive(Clone)]
pub struct ServerAddress {
    pub(super) options: PgConnectOptions,
}

impl ServerAddress {
    /// Whether a text is a url of a PostgreSQL database, and not a path.
    pub fn is_url(text: &str) -> bool {
        ["postgres://", "postgresql://"].iter().any(|scheme| text.starts_with(scheme))
    }

    /// Reads `postgres://USER:PASSWORD@HOST:PORT/DATABASE`, with the parameters of PostgreSQL's own clients, such as `sslmode`
    /// and `sslrootcert`.
    ///
    /// # Errors
    /// One line without the password.
    pub fn parse(url: &str) -> Result<Self, StoreError> {
        let refused = |problem| StoreError::Server { database: "postgres://".to_owned(), problem };
        if !Self::is_url(url) {
            return Err(refused(ServerProblem::Url("it does not begin with postgres://".to_owned())));
        }
        // The errors of the library may quote parts of the url.
        let options = PgConnectOptions::from_str(url)
            .map_err(|_| refused(ServerProblem::Url("a part of it can't be read".to_owned())))?;
        if options.get_database().is_none_or(str::is_empty) {
            return Err(refused(ServerProblem::NoDatabase));
        }
        let chosen = url.contains("statement-cache-capacity");
        let options = if chosen { options } else { options.statement_cache_capacity(PREPARED) };
        Ok(Self { options: options.application_name("casus-belli").disable_statement_logging() })
    }

    pub(super) fn refuse(&self, problem: ServerProblem) -> StoreError {
        StoreError::Server { database: self.to_string(), problem }
    }
}

impl fmt::Display for ServerAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (options, database) = (&self.options, self.options.get_database().unwrap_or_default());
        let user = options.get_username();
        match options.get_socket() {
            Some(socket) => write!(f, "postgres://{user}@/{database} (socket in {})", socket.display()),
            None => write!(f, "postgres://{user}@{}:{}/{database}", options.get_host(), options.get_port()),
        }
    }
}

impl fmt::Debug for ServerAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_printed_without_its_password_and_a_wrong_one_too() {
        let url = "postgres://bot:hunter2@db.example.org:5433/games?sslmode=require";
        let address = ServerAddress::parse(url).unwrap();
        for shown in [format!("{address}"), format!("{address:?}")] {
            assert_eq!(shown, "postgres://bot@db.example.org:5433/games");
        }
        for wrong in [
            "postgres://bot:hunter2@db.example.org:high/games",
            "postgres://bot:hunter2@db.example.org/games?sslmode=hunter2",
            "postgres://bot:hunter2@db.example.org",
            "postgres://bot:hunter2@db.example.org/",
            "mysql://bot:hunter2@db.example.org/games",
        ] {
            let line = ServerAddress::parse(wrong).unwrap_err().to_string();
            assert!(!line.contains("hunter2") && !line.contains('\n'), "{line}");
            assert!(line.contains("write postgres://USER:PASSWORD@HOST/DATABASE"), "{line}");
        }
    }
}
