//! Replies to orders that had to wait for their dice ([PBP-40]): whoever gave the order waits here until it is carried out.

use super::dice_waits::{Carried, Settled};
use super::error::TableError;
use super::game_change::GameChange;
use super::load_and_commit::Inner;
use super::loaded_game::LoadedGame;
use super::orders::{OrderReply, outside};
use super::dice_status::OnItsWay;
use super::types::{Done, GameId, GameRef, Person};
use crate::luck::beacon;
use parking_lot::Mutex;
use std::collections::BTreeMap;
use std::sync::Arc;
use tokio::sync::{Notify, broadcast};

/// Number of replies that are kept for whoever waits for them. Each is taken at once; one is left over only if its player's
/// request was given up.
const KEPT: usize = 512;

type Reply = (Result<OrderReply, TableError>, Arc<LoadedGame>);

/// Orders that are on their way, and replies to those that were carried out.
pub(super) struct SettledOrders {
    replies: Mutex<BTreeMap<(i64, u64), Reply>>,
    came: Notify,
    /// Tells the delivery layer of each order that has to wait.
    bound: broadcast::Sender<OnItsWay>,
}

impl Default for SettledOrders {
    fn default() -> Self {
        Self { replies: Mutex::default(), came: Notify::new(), bound: broadcast::channel(KEPT).0 }
    }
}

impl SettledOrders {
    /// Orders that have to wait from now on.
    pub(super) fn listen(&self) -> broadcast::Receiver<OnItsWay> {
        self.bound.subscribe()
    }

    /// Keeps the reply to an order for whoever waits for it.
    pub(super) fn put(&self, game: i64, round: u64, settled: Settled, loaded: &Arc<LoadedGame>) {
        let Some(reply) = settled.reply else { return };
        let mut replies = self.replies.lock();
        while replies.len() >= KEPT {
            replies.pop_first();
        }
        replies.insert((game, round), (reply, Arc::clone(loaded)));
        drop(replies);
        self.came.notify_waiters();
    }

    /// The reply to the order of that game which waits for that round.
    async fn wait(&self, game: i64, round: u64) -> Reply {
        loop {
            let came = self.came.notified();
            tokio::pin!(came);
            came.as_mut().enable();
            if let Some(reply) = self.replies.lock().remove(&(game, round)) {
                return reply;
            }
            came.await;
        }
    }
}

impl Inner {
    /// Applies an order. If it has to wait for its dice, its player is told so, and this returns when it is carried out.
    pub(super) async fn change_or_wait<R>(
        &self,
        which: GameRef,
        who: &Person,
        decide: impl Fn(&mut GameChange) -> Result<Carried<OrderReply>, TableError> + Send,
        say: impl Fn(Done) -> R + Send + Sync,
    ) -> Result<R, TableError> {
        let look = |carried: Carried<OrderReply>, loaded: &Arc<LoadedGame>| match carried {
            Carried::Out(reply) => Ok(say(reply.done(loaded))),
            Carried::Bound(round) => Err((loaded.row.id, loaded.row.number as u32, round)),
        };
        let carried = self.change_and(which.into(), decide, look).await;
        let (game, number, round) = match carried.map_err(|error| outside(which, error))? {
            Ok(said) => return Ok(said),
            Err(bound) => bound,
        };
        let on_its_way =
            OnItsWay { game: GameId(game), number, person: who.id, round, at: beacon::time_of(round) };
        // Nobody may listen: then only the end is told.
        let _ = self.settled.bound.send(on_its_way);
        let (reply, loaded) = self.settled.wait(game, round).await;
        Ok(say(reply?.done(&loaded)))
    }
}
