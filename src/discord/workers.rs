//! The loops beside the gateway: the clock, which answers by default what is overdue, the delivery, and the public beacon. Each only repeats a
//! step that tests call themselves. Never holds a deadline of its own: what is due stands in the database.

use super::handler_context::HandlerContext;
use super::notice_delivery::NoticeDelivery;
use crate::beacon;
use crate::table::{Clock, Millis, Table, TableError};
use std::future::Future;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::watch;

/// How often a clock that can be moved is read while waiting.
const LOOK: Duration = Duration::from_millis(500);
/// Between a commit and what it leads to here: whoever asked for the change is answered first, and what several quick
/// requests change is told once.
const LINGER: Duration = Duration::from_millis(150);
/// Between two looks at a notice that can't be delivered yet because something else has to be first, in milliseconds.
const AGAIN: Millis = 1_000;
/// Between two tries to get a round of the public beacon.
const ASK_AGAIN: Duration = Duration::from_secs(3);
/// After trouble with the database.
const RECOVER: Duration = Duration::from_secs(5);

/// Fires what is due, until told to stop.
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

/// Delivers, until told to stop.
pub(crate) async fn deliver(
    context: Arc<HandlerContext>,
    courier: NoticeDelivery,
    mut stop: watch::Receiver<bool>,
) {
    if let Err(error) = context.table.try_again().await {
        tracing::error!(%error, "what was put off stays put off");
    }
    while !*stop.borrow() {
        let woken = context.table.woken();
        match courier.deliver_once().await {
            Ok(0) => {
                // What waits for something else is looked at again in a moment, not at once.
                let soon = context.clock.now() + AGAIN;
                let next = context.table.next_notice().await.unwrap_or(None).map(|next| next.max(soon));
                wait(&*context.clock, next, woken, &mut stop).await;
            }
            Ok(_) => {}
            Err(error) => {
                tracing::error!(%error, "the outbox could not be emptied");
                pause(RECOVER, &mut stop).await;
            }
        }
    }
}

/// Fetches rounds of the public beacon that are waited for, until told to stop.
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
            Ok(next) => wait(&*context.clock, next, woken, &mut stop).await,
            Err(error) => {
                tracing::error!(%error, "the public beacon could not be waited for");
                pause(RECOVER, &mut stop).await;
            }
        }
    }
}

/// One step: fetches every round that is out and waited for. False if one of them could not be had yet.
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

/// Returns at that time, when something was committed, or at the end.
async fn wait(
    clock: &dyn Clock,
    until: Option<Millis>,
    woken: impl Future<Output = ()>,
    stop: &mut watch::Receiver<bool>,
) {
    tokio::pin!(woken);
    loop {
        let left = until.map(|until| until.saturating_sub(clock.now()));
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

async fn pause(time: Duration, stop: &mut watch::Receiver<bool>) {
    tokio::select! { _ = stop.changed() => {}, () = sleep(time) => {} }
}

#[allow(clippy::disallowed_methods, reason = "the loops beside the gateway are what may wait")]
async fn sleep(time: Duration) {
    tokio::time::sleep(time).await;
}
