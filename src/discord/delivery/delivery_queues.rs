//! Queues of the delivery: one for each game and each tournament that has something to deliver. A queue is served in order
//! and waits for nothing but itself; many are served side by side: first those with a notice that was put off, because Discord
//! knows a nonce for some minutes only, then the one that has waited longest. Ids of notices do not say that: the panel of a
//! game keeps its id, and is due again after each move.
//!
//! A queue whose notices all wait for something else rests until one of its rows changes, or a second has passed.

use super::handled::Handled;
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
    handled: Result<Handled, TableError>,
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
    /// Those that have a notice to try again.
    put_off: BTreeSet<QueueId>,
}

impl NoticeDelivery {
    /// One step: serves each queue once. Returns the number of notices handled.
    pub fn deliver_once(&self) -> Reply<'_, usize> {
        async move {
            let due = self.context.table.queues_due().await?;
            let served = stream::iter(due).map(|due| self.serve(due.id)).buffer_unordered(SIDE_BY_SIDE);
            let handled: Vec<Result<Handled, TableError>> = served.collect().await;
            handled.into_iter().map(|handled| Ok(handled?.notices)).sum()
        }
        .boxed()
    }

    async fn serve(&self, queue: QueueId) -> Result<Handled, TableError> {
        Ok(match queue {
            QueueId::Game(game) => self.serve_game(game).await?,
            QueueId::Digest(person) => self.serve_digest(person).await?.into(),
            QueueId::Tournament(tournament) => self.serve_tournament(tournament).await?.into(),
        })
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
        let (mut due, steady) = (table.queues_due().await?, courier.context.clock.steady());
        self.resting.retain(|id, (rested, until)| {
            *until > now && due.iter().any(|due| due.id == *id && due == rested)
        });
        self.note_waiting(&due, steady);
        courier.context.monitor.liveness.delivery_looked(steady, self.waiting.values().min().copied());
        due.sort_by_key(|due| self.turn(due.id));
        for due in due {
            let id = due.id;
            let free = self.going.len() < SIDE_BY_SIDE;
            if !free || self.busy.contains(&id) || self.resting.contains_key(&id) {
                continue;
            }
            self.busy.insert(id);
            self.put_off.remove(&id);
            let courier = Arc::clone(courier);
            self.going.spawn(async move { Served { handled: courier.serve(id).await, due, began: steady } });
        }
        // A notice that waits for something else is checked again after a delay.
        Ok(table.next_notice().await?.map(|next| next.max(now + AGAIN)))
    }

    /// What queues are ordered by: those with a notice to try again first, then by the time since when they wait.
    fn turn(&self, queue: QueueId) -> (bool, Option<Millis>) {
        (!self.put_off.contains(&queue), self.waiting.get(&queue).copied())
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
        if handled.as_ref().is_ok_and(|handled| handled.put_off) {
            self.put_off.insert(due.id);
        }
        match handled.map(|handled| handled.notices) {
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::GameId;

    #[test]
    fn who_has_waited_longest_is_served_first_and_before_all_who_has_a_notice_to_try_again() {
        let game = |number| QueueId::Game(GameId(number));
        let waiting = BTreeMap::from([(game(1), 300), (game(2), 200), (game(3), 250), (game(4), 100)]);
        let queues = Queues { waiting, put_off: [game(3)].into(), ..Queues::default() };
        let mut due = [1, 2, 3, 4].map(game);
        due.sort_by_key(|queue| queues.turn(*queue));
        assert_eq!(due, [3, 4, 2, 1].map(game));
    }
}
