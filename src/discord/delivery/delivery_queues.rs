//! Queues of the delivery: one for each game and each tournament that has something to deliver. A queue is served in order
//! and waits for nothing but itself; many are served side by side, the one with the oldest notice first.
//!
//! A queue whose notices all wait for something else rests until one of its rows changes, or a second has passed.

use super::notice_delivery::{IN_A_ROW, NoticeDelivery};
use crate::discord::context::handler_context::HandlerContext;
use crate::discord::delivery::workers::{RECOVER, pause, wait};
use crate::table::{DueQueue, Millis, QueueId, Reply, TableError};
use futures_util::{FutureExt as _, StreamExt as _, stream};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;
use tokio::sync::watch;
use tokio::task::JoinSet;

/// Maximum number of queues that are served side by side. Most of them wait for Discord; each may hold a picture.
const SIDE_BY_SIDE: usize = 256;
/// Time that requests get to end at a stop.
const FAREWELL: Duration = Duration::from_secs(1);
/// Delay between two checks of a notice that has to wait for something else, in milliseconds.
const AGAIN: Millis = 1_000;

/// A queue that is served, with its rows as they were, and the steady time at which that began.
struct Served {
    due: DueQueue,
    began: Millis,
    handled: Result<usize, TableError>,
}

/// The queues that are being served and those that rest.
#[derive(Default)]
struct Queues {
    going: JoinSet<Served>,
    busy: BTreeSet<QueueId>,
    /// With their rows, and until when they rest.
    resting: BTreeMap<QueueId, (DueQueue, Millis)>,
    /// Steady time since when each queue that does not rest has had something to deliver.
    waiting: BTreeMap<QueueId, Millis>,
}

impl NoticeDelivery {
    /// One step: serves each queue once. Returns the number of notices handled.
    pub fn deliver_once(&self) -> Reply<'_, usize> {
        async move {
            let due = self.context.table.queues_due().await?;
            let served = stream::iter(due).map(|due| self.serve(due.id)).buffer_unordered(SIDE_BY_SIDE);
            let handled: Vec<Result<usize, TableError>> = served.collect().await;
            handled.into_iter().sum()
        }
        .boxed()
    }

    async fn serve(&self, queue: QueueId) -> Result<usize, TableError> {
        match queue {
            QueueId::Game(game) => self.serve_game(game).await,
            QueueId::Digest(person) => self.serve_digest(person).await,
            QueueId::Tournament(tournament) => self.serve_tournament(tournament).await,
        }
    }
}

/// Delivers notices, until stopped. Requests that are under way then get a moment to end.
pub(crate) async fn deliver(
    context: Arc<HandlerContext>,
    courier: NoticeDelivery,
    mut stop: watch::Receiver<bool>,
) {
    if let Err(error) = context.table.try_again().await {
        tracing::error!(%error, "what was put off stays put off");
    }
    let (courier, mut queues) = (Arc::new(courier), Queues::default());
    let waits = || context.monitor.liveness.delivery_waits(context.clock.steady());
    while !*stop.borrow() {
        let woken = context.table.woken();
        let next = match queues.begin(&courier).await {
            Ok(next) => next,
            Err(error) => {
                tracing::error!(%error, "the outbox could not be emptied");
                pause(RECOVER, &mut stop).await;
                continue;
            }
        };
        tokio::select! {
            served = queues.going.join_next(), if !queues.going.is_empty() => {
                if !queues.end(served, context.clock.now()) {
                    pause(RECOVER, &mut stop).await;
                }
            }
            () = wait((&*context.clock, &waits), next, woken, &mut stop) => {}
        }
    }
    courier.stopping.store(true, Ordering::Relaxed);
    // Whoever still waits for Discord's limits is cut off: nonces prevent a second message after the next start.
    let rest = async { while queues.going.join_next().await.is_some() {} };
    if tokio::time::timeout(FAREWELL, rest).await.is_err() {
        tracing::info!("messages that wait for Discord's limits are sent after the next start");
    }
}

impl Queues {
    /// Begins with the queues that are due, as many as there is room for. Returns when to look again.
    async fn begin(&mut self, courier: &Arc<NoticeDelivery>) -> Result<Option<Millis>, TableError> {
        let (table, now) = (&courier.context.table, courier.context.clock.now());
        let (due, steady) = (table.queues_due().await?, courier.context.clock.steady());
        self.resting.retain(|id, (rested, until)| {
            *until > now && due.iter().any(|due| due.id == *id && due == rested)
        });
        self.note_waiting(&due, steady);
        courier.context.monitor.liveness.delivery_looked(steady, self.waiting.values().min().copied());
        for due in due {
            let id = due.id;
            let free = self.going.len() < SIDE_BY_SIDE;
            if !free || self.busy.contains(&id) || self.resting.contains_key(&id) {
                continue;
            }
            self.busy.insert(id);
            let courier = Arc::clone(courier);
            self.going.spawn(async move { Served { handled: courier.serve(id).await, due, began: steady } });
        }
        // A notice that waits for something else is checked again after a delay.
        Ok(table.next_notice().await?.map(|next| next.max(now + AGAIN)))
    }

    /// Takes note of the queues that have something to deliver now.
    fn note_waiting(&mut self, due: &[DueQueue], steady: Millis) {
        let ids: BTreeSet<QueueId> =
            due.iter().map(|due| due.id).filter(|id| !self.resting.contains_key(id)).collect();
        self.waiting.retain(|id, _| ids.contains(id));
        for id in ids {
            self.waiting.entry(id).or_insert(steady);
        }
    }

    /// Takes note of a queue that was served; false if the database failed.
    fn end(&mut self, served: Option<Result<Served, tokio::task::JoinError>>, now: Millis) -> bool {
        let Served { due, began, handled } = match served {
            None => return true,
            Some(Ok(served)) => served,
            // A panic ends the worker, which the log says; the program then stops.
            Some(Err(error)) => std::panic::resume_unwind(error.into_panic()),
        };
        self.busy.remove(&due.id);
        match handled {
            Ok(0) => {
                self.waiting.remove(&due.id);
                self.resting.insert(due.id, (due, now + AGAIN));
            }
            // What is left came later.
            Ok(handled) if handled < IN_A_ROW as usize => {
                self.waiting.entry(due.id).and_modify(|since| *since = began);
            }
            Ok(_) => {}
            Err(error) => {
                tracing::error!(%error, "the outbox could not be emptied");
                return false;
            }
        }
        true
    }
}
