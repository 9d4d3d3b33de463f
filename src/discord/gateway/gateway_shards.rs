//! The shards of the gateway: whether each is connected, and how all are closed.

use crate::ops::Shards;
use futures_util::FutureExt as _;
use futures_util::future::BoxFuture;
use serenity::all::{ConnectionStage, ShardId, ShardInfo, ShardManager, ShardRunnerMessage};
use std::sync::{Arc, Weak};

/// The close code that ends a session.
const ENDED: u16 = 1000;

/// Closes all shards at once: the manager alone closes one after another, and each takes up to half a second.
pub(crate) async fn close(manager: &ShardManager) {
    for (shard, runner) in &*manager.runners.lock().await {
        runner.runner_tx.send_to_shard(ShardRunnerMessage::Shutdown(*shard, ENDED));
    }
    manager.shutdown_all().await;
}

/// Whether each shard is connected. The manager lives as long as the client.
pub(crate) struct GatewayShards {
    manager: Weak<ShardManager>,
    total: u32,
}

impl GatewayShards {
    /// The shards of that manager; `first` is the one that was ready first, and knows how many there are.
    pub(crate) fn new(manager: &Arc<ShardManager>, first: Option<ShardInfo>) -> Self {
        Self { manager: Arc::downgrade(manager), total: first.map_or(1, |shard| shard.total) }
    }
}

impl Shards for GatewayShards {
    fn up(&self) -> BoxFuture<'_, Vec<bool>> {
        async move {
            let Some(manager) = self.manager.upgrade() else { return vec![false; self.total as usize] };
            // One that begins anew is not among them.
            let runners = manager.runners.lock().await;
            let is_up = |shard| {
                runners.get(&ShardId(shard)).is_some_and(|runner| runner.stage == ConnectionStage::Connected)
            };
            (0..self.total).map(is_up).collect()
        }
        .boxed()
    }
}
