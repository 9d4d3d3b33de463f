//! The options of every connection pool.

use sqlx::Database;
use sqlx::pool::PoolOptions;

/// A pool of at most so many connections, which it keeps until they break. The task of sqlx 0.9 that closes idle and old ones can
/// begin to run for ever (its issue 3645, mended after 0.9.0): it then takes a whole core, and the program never ends.
pub fn pool_of<DB: Database>(most: u32) -> PoolOptions<DB> {
    PoolOptions::new().max_connections(most).min_connections(1).idle_timeout(None).max_lifetime(None)
}
