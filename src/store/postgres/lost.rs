//! Lost connections: which errors mean that one is gone, and how long what was begun on it is tried again.

use std::future::Future;
use std::io::{Error, ErrorKind};
use std::time::{Duration, Instant};

/// Number of connections of the pool, any of which may be lost.
pub(super) const CONNECTIONS: u32 = 8;
/// States of PostgreSQL that end a connection: it is shut down, killed or not ready yet.
const GONE: [&str; 5] = ["57P01", "57P02", "57P03", "57P05", "25P03"];
/// How long a server may be away before whoever asked is told.
const AWAY: Duration = Duration::from_secs(2);
/// Time between two tries after all connections of the pool were tried.
const PAUSE: Duration = Duration::from_millis(100);

/// How long a statement may take. After that the connection counts as lost: a machine that has lost its network says nothing.
pub(super) const ANSWER: Duration = Duration::from_secs(5);
/// A connection that was not used for so long is tried before it is used again.
pub(super) const UNTRIED: Duration = Duration::from_secs(1);
/// How long such a try may take: all connections of the pool may be silent, and are tried while a request waits for one.
pub(super) const TRIED: Duration = Duration::from_millis(200);

/// What a statement returns, if it does in time.
///
/// # Errors
/// As the statement; one that [`is_lost`] if it takes too long. The connection is of no use then.
pub(super) async fn in_time<T>(
    statement: impl Future<Output = Result<T, sqlx::Error>>,
) -> Result<T, sqlx::Error> {
    within(ANSWER, statement).await
}

/// The same with another time.
#[allow(clippy::disallowed_methods, reason = "waits for a server, not for the time of games")]
pub(super) async fn within<T>(
    time: Duration,
    statement: impl Future<Output = Result<T, sqlx::Error>>,
) -> Result<T, sqlx::Error> {
    let late = |_| Err(sqlx::Error::Io(Error::new(ErrorKind::TimedOut, "the server does not answer")));
    tokio::time::timeout(time, statement).await.unwrap_or_else(late)
}

/// Whether the connection was lost, and not something refused.
pub(super) fn is_lost(error: &sqlx::Error) -> bool {
    match error {
        sqlx::Error::Io(_) => true,
        sqlx::Error::Database(error) => {
            error.code().is_some_and(|code| GONE.contains(&&*code) || code.starts_with("08"))
        }
        _ => false,
    }
}

/// Tries of one thing.
#[derive(Default)]
pub(super) struct Tries {
    since: Option<Instant>,
    number: u32,
}

impl Tries {
    /// Whether to try again after that error: at once as long as other connections of the pool may be lost too, then with pauses.
    #[allow(clippy::disallowed_methods, reason = "waits for a server, not for the time of games")]
    pub(super) async fn again(&mut self, error: &sqlx::Error) -> bool {
        if !is_lost(error) || self.since.get_or_insert_with(Instant::now).elapsed() > AWAY {
            return false;
        }
        self.number += 1;
        if self.number > CONNECTIONS {
            tokio::time::sleep(PAUSE).await;
        }
        true
    }
}
