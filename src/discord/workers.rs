//! Background workers next to the gateway client: deadlines (answers overdue questions by default) and the public beacon;
//! for the delivery of notices see `delivery_queues`. Each repeats a step that tests call directly. Deadlines are rows in the database, not in memory.

use super::handler_context::HandlerContext;
use crate::beacon;
use crate::table::{Clock, Millis, Table, TableError};
use std::future::Future;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::watch;

/// How often a waiting worker reads the clock, which tests and the playground can move.
const LOOK: Duration = Duration::from_millis(500);
/// Delay after a commit: the response to the request is sent first, and the changes of several quick requests are
/// posted together.
const LINGER: Duration = Duration::from_millis(150);
/// Longest wait for a round of the public beacon before the clock is read again, in milliseconds.
const LOOK_AGAIN: Millis = 30_000;
/// Delay between two attempts to fetch a round of the public beacon.
const ASK_AGAIN: Duration = Duration::from_secs(3);
/// Delay after a failure of the database.
pub(super) const RECOVER: Duration = Duration::from_secs(5);

/// Fires timers that are due, until stopped.
pub(crate) async fn keep_time(context: Arc<HandlerContext>, mut stop: watch::Receiver<bool>) {
    while !*stop.borrow() {
        let woken = context.table.woken();
        let due = match context.table.fire_due().await {
            Ok(_) => context.table.next_due().await,
            Err(error) => Err(error),
        };
        match due {
            Ok(due) => wait(&*context.clock, due, woken, &mut stop).await,
            Err(error) => {
                tracing::error!(%error, "the clock could not step");
                pause(RECOVER, &mut stop).await;
            }
        }
    }
}

/// Fetches the awaited rounds of the public beacon, until stopped.
pub(crate) async fn fetch(
    context: Arc<HandlerContext>,
    client: beacon::Client,
    mut stop: watch::Receiver<bool>,
) {
    while !*stop.borrow() {
        let woken = context.table.woken();
        let next = match fetch_rounds(&context.table, &client).await {
            Ok(true) => context.table.next_round().await,
            Ok(false) => {
                pause(ASK_AGAIN, &mut stop).await;
                continue;
            }
            Err(error) => Err(error),
        };
        match next {
            Ok(next) => {
                // A round comes when it comes, wherever the clock is set meanwhile.
                let soon = context.clock.now() + LOOK_AGAIN;
                wait(&*context.clock, next.map(|next| next.min(soon)), woken, &mut stop).await;
            }
            Err(error) => {
                tracing::error!(%error, "the public beacon could not be waited for");
                pause(RECOVER, &mut stop).await;
            }
        }
    }
}

/// One step: fetches all published rounds that are awaited. False if one of them is not available yet.
pub async fn fetch_rounds(table: &Table, client: &beacon::Client) -> Result<bool, TableError> {
    let mut all = true;
    for round in table.rounds_out().await? {
        match client.signature(round).await {
            Some(signature) => drop(table.round_came(round, signature).await?),
            None => all = false,
        }
    }
    Ok(all)
}

/// Returns at that time, after a commit, or at the stop.
pub(super) async fn wait(
    clock: &dyn Clock,
    until: Option<Millis>,
    woken: impl Future<Output = ()>,
    stop: &mut watch::Receiver<bool>,
) {
    tokio::pin!(woken);
    // The clock may be set while this waits: the time until then passes all the same.
    let until = until.map(|until| until.saturating_sub(clock.now()).saturating_add(clock.steady()));
    loop {
        let left = until.map(|until| until.saturating_sub(clock.steady()));
        if left.is_some_and(|left| left <= 0) {
            return;
        }
        let left = left.map_or(Duration::MAX, |left| Duration::from_millis(left as u64));
        tokio::select! {
            () = &mut woken => return pause(LINGER, stop).await,
            _ = stop.changed() => return,
            () = sleep(left.min(LOOK)) => {}
        }
    }
}

pub(super) async fn pause(time: Duration, stop: &mut watch::Receiver<bool>) {
    tokio::select! { _ = stop.changed() => {}, () = sleep(time) => {} }
}

#[allow(clippy::disallowed_methods, reason = "the loops beside the gateway are what may wait")]
async fn sleep(time: Duration) {
    tokio::time::sleep(time).await;
}
