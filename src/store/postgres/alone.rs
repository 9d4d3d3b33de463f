//! `Alone`: an advisory lock of the server, held on a connection of its own, so that only one bot runs on a database. The server
//! releases it when the connection ends, also after a crash.
//!
//! If the connection is lost, the lock is taken again. Who finds that another bot has it by then is displaced and must stop.

use super::connect_error::at_connect;
use crate::store::StoreError;
use crate::store::server_address::ServerAddress;
use crate::store::server_problem::ServerProblem;
use sqlx::{ConnectOptions as _, Connection as _, PgConnection, Row as _};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{Mutex, watch};
use tokio::task::JoinHandle;

/// Takes the lock of the schema that the tables are in: `CBel`, and the number of the schema. Returns whether it is held, and who
/// holds it on this connection.
const TAKE: &str = "SELECT pg_try_advisory_lock((CAST(1128424812 AS BIGINT) << 32) | CAST(oid AS BIGINT)), pg_backend_pid(), \
                    (SELECT CAST(backend_start AS TEXT) FROM pg_stat_activity WHERE pid = pg_backend_pid()) \
                    FROM pg_namespace WHERE nspname = current_schema()";
/// Ends an earlier connection of this process that the server has not noticed to be gone.
const END: &str = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid = $1 AND CAST(backend_start AS TEXT) = $2";
/// Time between two looks at the connection, and between two tries to connect again.
const PAUSE: Duration = Duration::from_secs(1);
/// After that long without an answer the connection counts as lost.
const PATIENCE: Duration = Duration::from_secs(5);
/// How often the lock is tried again after the connection was lost, while somebody else holds it.
const TRIES: u32 = 10;
/// How often it is tried again at the start: the server needs a moment to notice that a bot was killed.
const TRIES_AT_START: u32 = 20;
/// Time between two of these tries.
const PAUSE_AT_START: Duration = Duration::from_millis(100);

/// The lock while it is held. Cheap to clone; released when the last clone is gone.
#[derive(Clone)]
pub(in crate::store) struct Alone {
    keeper: Arc<Keeper>,
    displaced: watch::Receiver<bool>,
}

struct Keeper {
    task: JoinHandle<()>,
    held: Arc<Mutex<Option<Held>>>,
}

/// The connection that holds the lock.
struct Held {
    connection: PgConnection,
    /// Number of its process on the server, and when that began.
    process: (i32, String),
}

impl Drop for Keeper {
    fn drop(&mut self) {
        self.task.abort();
    }
}

impl Alone {
    /// Takes the lock.
    ///
    /// # Errors
    /// [`ServerProblem::InUse`] if another process holds it; as at opening if the server can't be reached.
    pub(super) async fn take(address: &ServerAddress) -> Result<Self, StoreError> {
        let failed = |error: sqlx::Error| at_connect(address, &error);
        let mut connection = address.options.connect().await.map_err(failed)?;
        let mut tries = 0;
        let process = loop {
            match lock(&mut connection).await.map_err(failed)? {
                Some(process) => break process,
                None if tries == TRIES_AT_START => return Err(address.refuse(ServerProblem::InUse)),
                None => tries += 1,
            }
            pause().await;
        };
        let held = Arc::new(Mutex::new(Some(Held { connection, process })));
        let (lost, displaced) = watch::channel(false);
        let task = tokio::spawn(keep(address.clone(), Arc::clone(&held), lost));
        Ok(Self { keeper: Arc::new(Keeper { task, held }), displaced })
    }

    /// Completes when another bot has the lock.
    pub(in crate::store) fn displaced(&self) -> impl Future<Output = ()> + Send + 'static {
        let mut displaced = self.displaced.clone();
        async move {
            // An error: the store is closed, and nobody is displaced any more.
            if displaced.wait_for(|displaced| *displaced).await.is_err() {
                std::future::pending::<()>().await;
            }
        }
    }

    /// Whether another bot has the lock.
    pub(in crate::store) fn is_displaced(&self) -> bool {
        *self.displaced.borrow()
    }

    /// Releases the lock.
    pub(super) async fn release(&self) {
        self.keeper.task.abort();
        if let Some(held) = self.keeper.held.lock().await.take() {
            // The server releases the lock anyway when it notices.
            let _ = held.connection.close().await;
        }
    }
}

#[allow(clippy::disallowed_methods, reason = "waits for a server, not for the time of games")]
async fn pause() {
    tokio::time::sleep(PAUSE_AT_START).await;
}

/// Tries to take the lock; returns the number of the connection's process and when that began, `None` if somebody else holds it.
async fn lock(connection: &mut PgConnection) -> Result<Option<(i32, String)>, sqlx::Error> {
    let row = sqlx::query(TAKE).fetch_one(connection).await?;
    let process = (row.try_get(1)?, row.try_get(2)?);
    Ok(row.try_get::<bool, _>(0)?.then_some(process))
}

/// Looks at the connection from time to time, and takes the lock again when it is lost.
#[allow(clippy::disallowed_methods, reason = "waits for a server, not for the time of games")]
async fn keep(address: ServerAddress, held: Arc<Mutex<Option<Held>>>, lost: watch::Sender<bool>) {
    let mut refused = 0;
    loop {
        tokio::time::sleep(PAUSE).await;
        let mut held = held.lock().await;
        let Some(own) = held.as_mut() else { return };
        if matches!(tokio::time::timeout(PATIENCE, own.connection.ping()).await, Ok(Ok(()))) {
            refused = 0;
            continue;
        }
        match tokio::time::timeout(PATIENCE, again(&address, &own.process)).await {
            Ok(Ok(Some(new))) => {
                tracing::info!("the lock on the database was lost with its connection, and is held again");
                *held = Some(new);
                refused = 0;
            }
            Ok(Ok(None)) => {
                refused += 1;
                if refused == TRIES {
                    tracing::error!("another bot runs on the database by now");
                    lost.send_replace(true);
                    return;
                }
            }
            // The server is down: nobody has the lock.
            Ok(Err(_)) | Err(_) => {}
        }
    }
}

async fn again(address: &ServerAddress, before: &(i32, String)) -> Result<Option<Held>, sqlx::Error> {
    let mut connection = address.options.connect().await?;
    sqlx::query(END).bind(before.0).bind(&before.1).fetch_all(&mut connection).await?;
    Ok(lock(&mut connection).await?.map(|process| Held { connection, process }))
}
