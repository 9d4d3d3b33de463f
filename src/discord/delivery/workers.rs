//! Background workers next to the gateway client: deadlines (answers overdue questions by default) and the public beacon;
//! for the delivery of notices see `delivery_queues`. Each repeats a step that tests call directly. Deadlines are rows in the database, not in memory.

use super::computer_turns::ComputerTurns;
use crate::beacon;
use crate::discord::context::handler_context::HandlerContext;
use crate::table::{Clock, LeftGames, Millis, Table, TableError};
use std::collections::{BTreeMap, BTreeSet};
use std::future::Future;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::watch;
use tokio::task::JoinSet;

/// How often a waiting worker reads the clock, which tests and the playground can move.
const LOOK: Duration = Duration::from_millis(500);
/// Delay between two looks whether everybody has an answer.
const MOMENT: Duration = Duration::from_millis(10);
/// Delay after a commit: the response to the request is sent first, and the changes of several quick requests are
/// posted together.
const LINGER: Duration = Duration::from_millis(150);
/// Longest wait for a round of the public beacon before the clock is read again, in milliseconds.
const LOOK_AGAIN: Millis = 30_000;
/// Milliseconds between two attempts to fetch a round of the public beacon that was published just now: orders wait for it.
const ASK_AGAIN_SOON: Millis = 500;
/// The same for a round that is late.
const ASK_AGAIN: Millis = 5_000;
/// Maximum number of rounds that are fetched at a time.
const AT_ONCE: usize = 8;
/// Number of attempts after which a round is late.
const SOON: u32 = 10;
/// Servers publish a round this long after its time, in milliseconds.
const PUBLISHED: Millis = 200;
/// Delay after a failure of the database.
pub(crate) const RECOVER: Duration = Duration::from_secs(5);

/// Fires timers that are due, until stopped.
pub(crate) async fn keep_time(context: Arc<HandlerContext>, mut stop: watch::Receiver<bool>) {
    let stepped = || context.monitor.liveness.clock_stepped(context.clock.steady());
    let mut turns = ComputerTurns::new(context.table.clone());
    while !*stop.borrow() {
        let woken = context.table.woken();
        let mut left = LeftGames::default();
        let fired = context.table.fire_due_without_thought(&mut left).await;
        turns.begin(left, &stop);
        let due = match fired {
            Ok(_) => context.table.next_due().await,
            Err(error) => Err(error),
        };
        // A turn that is being thought about stays due until it is committed, which wakes this loop.
        let soonest =
            if turns.any() { context.clock.now() + LOOK.as_millis() as Millis } else { Millis::MIN };
        match due.map(|due| due.map(|due| due.max(soonest))) {
            Ok(due) => wait((&*context.clock, &stepped), due, woken, &mut stop).await,
            Err(error) => {
                tracing::error!(%error, "the clock could not step");
                recover(&error, &stepped, &mut stop).await;
            }
        }
    }
    turns.finish().await;
}

/// Waits a moment before the next try. The clock goes on while the database takes no changes, and a restart would not help.
async fn recover(error: &TableError, stepped: &(dyn Fn() + Sync), stop: &mut watch::Receiver<bool>) {
    for _ in 0..RECOVER.as_millis() / LOOK.as_millis() {
        if *stop.borrow() {
            return;
        }
        if error.is_outage() {
            stepped();
        }
        pause(LOOK, stop).await;
    }
}

/// Fetches the awaited rounds of the public beacon, until stopped: each once for all that wait for it, and beside each other,
/// so that a round that is late, or a server that is slow, holds up nothing else.
pub(crate) async fn fetch(
    context: Arc<HandlerContext>,
    client: beacon::Client,
    mut stop: watch::Receiver<bool>,
) {
    let mut rounds = Fetching::default();
    while !*stop.borrow() {
        let woken = context.table.woken();
        let next = match rounds.begin(&context, &client).await {
            Ok(next) => next,
            Err(error) => {
                tracing::error!(%error, "the public beacon could not be waited for");
                pause(RECOVER, &mut stop).await;
                continue;
            }
        };
        tokio::select! {
            Some(fetched) = rounds.tasks.join_next() => rounds.end(&context, fetched.ok()).await,
            () = wait((&*context.clock, &|| ()), next, woken, &mut stop) => {}
        }
    }
}

/// Rounds that are being fetched, and those to be fetched again.
#[derive(Default)]
struct Fetching {
    tasks: JoinSet<(u64, Option<[u8; 48]>)>,
    underway: BTreeSet<u64>,
    /// Failed attempts, and the steady time of the next one, by round.
    again: BTreeMap<u64, (u32, Millis)>,
}

impl Fetching {
    /// Begins to fetch what is out. Returns when to look again.
    async fn begin(
        &mut self,
        context: &HandlerContext,
        client: &beacon::Client,
    ) -> Result<Option<Millis>, TableError> {
        let out = context.table.rounds_out().await?;
        self.again.retain(|round, _| out.contains(round));
        let (now, shown) = (context.clock.steady(), context.clock.now());
        for round in out {
            let waits = self.again.get(&round).is_some_and(|(_, next)| *next > now);
            if waits || self.underway.len() >= AT_ONCE || !self.underway.insert(round) {
                continue;
            }
            let client = client.clone();
            self.tasks.spawn(async move { (round, client.signature(round).await) });
        }
        let again = self.again.values().map(|(_, next)| shown + (next - now).max(0)).min();
        let next = context.table.next_round().await?.map(|next| next + PUBLISHED);
        // A round comes when it comes, wherever the clock is set meanwhile.
        Ok([again, next].into_iter().flatten().min().map(|at| at.min(shown + LOOK_AGAIN)))
    }

    /// Hands in what was fetched, or notes when to try again.
    async fn end(&mut self, context: &HandlerContext, fetched: Option<(u64, Option<[u8; 48]>)>) {
        let Some((round, signature)) = fetched else { return self.underway.clear() };
        self.underway.remove(&round);
        if let Some(signature) = signature {
            match context.table.round_came(round, signature).await {
                Ok(_) => {
                    self.again.remove(&round);
                    return;
                }
                Err(error) => {
                    tracing::error!(round, %error, "a round of the public beacon could not be used");
                }
            }
        }
        let (tries, next) = self.again.entry(round).or_default();
        *tries += 1;
        *next = context.clock.steady() + if *tries < SOON { ASK_AGAIN_SOON } else { ASK_AGAIN };
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

/// Returns at that time, after a commit, or at the stop. Calls `looks` each time it looks at the clock.
pub(crate) async fn wait(
    (clock, looks): (&dyn Clock, &(dyn Fn() + Sync)),
    until: Option<Millis>,
    woken: impl Future<Output = ()>,
    stop: &mut watch::Receiver<bool>,
) {
    tokio::pin!(woken);
    // The clock may be set while this waits: the time until then passes all the same.
    let until = until.map(|until| until.saturating_sub(clock.now()).saturating_add(clock.steady()));
    loop {
        looks();
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

pub(crate) async fn pause(time: Duration, stop: &mut watch::Receiver<bool>) {
    tokio::select! { _ = stop.changed() => {}, () = sleep(time) => {} }
}

/// Waits for a short time.
pub(crate) async fn moment() {
    sleep(MOMENT).await;
}

#[allow(clippy::disallowed_methods, reason = "the loops beside the gateway are what may wait")]
async fn sleep(time: Duration) {
    tokio::time::sleep(time).await;
}
