//! Replies to orders that had to wait for their dice ([PBP-40]): whoever gave the order waits here until it is carried out.

use super::dice_status::OnItsWay;
use super::error::TableError;
use super::loaded_game::LoadedGame;
use super::order_reply::OrderReply;
use parking_lot::Mutex;
use std::collections::BTreeMap;
use std::sync::Arc;
use tokio::sync::{Notify, broadcast};

/// Number of replies that are kept for whoever waits for them. Each is taken at once; one is left over only if its player's
/// request was given up.
const KEPT: usize = 512;

/// What carrying out a bound order gave.
pub(super) struct Settled {
    /// The reply to the player, or why the order is refused after all; `None` if no player waits for one.
    pub(super) reply: Option<Result<OrderReply, TableError>>,
}

type Reply = (Result<OrderReply, TableError>, Arc<LoadedGame>);

/// Orders that are on their way, and replies to those that were carried out.
pub(super) struct WaitingOrderReplies {
    replies: Mutex<BTreeMap<(i64, u64), Reply>>,
    came: Notify,
    /// Tells the delivery layer of each order that has to wait.
    pub(super) bound: broadcast::Sender<OnItsWay>,
}

impl Default for WaitingOrderReplies {
    fn default() -> Self {
        Self { replies: Mutex::default(), came: Notify::new(), bound: broadcast::channel(KEPT).0 }
    }
}

impl WaitingOrderReplies {
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
    pub(super) async fn wait(&self, game: i64, round: u64) -> Reply {
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
