//! Which notices are due, by queue: each game and each tournament has one of its own, so that none waits for another's.

use super::error::TableError;
use super::load_and_commit::Inner;
use super::notice::Notice;
use super::time::Millis;
use super::tournament::{TournamentId, TournamentNotice};
use super::types::GameId;
use super::{Reply, Table};
use futures_util::FutureExt as _;

/// A queue of notices, which are delivered in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum QueueId {
    /// The daily digest of the person with that user id.
    Digest(u64),
    /// The notices of a tournament.
    Tournament(TournamentId),
    /// The notices of a game.
    Game(GameId),
}

/// A queue with notices that are due. Another value of the same queue means that its notices have changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DueQueue {
    /// The queue.
    pub id: QueueId,
    /// Number, newest id, and sum of the revisions of its rows.
    rows: (i64, i64, i64),
}

impl Inner {
    async fn queues_due(&self) -> Result<Vec<DueQueue>, TableError> {
        let now = self.even_now();
        let tournaments = self.store.due_tournaments(now).await?.into_iter();
        let tournaments = tournaments.map(|(id, rows)| (QueueId::Tournament(TournamentId(id)), rows));
        let games = self.store.due_games(now).await?.into_iter();
        let games = games.map(|(id, rows)| (QueueId::Game(GameId(id)), rows));
        let digests = self.store.digests_due(self.now()).await?.into_iter();
        let digests =
            digests.map(|row| (QueueId::Digest(row.person as u64), (1, row.due.unwrap_or(0), row.sent)));
        Ok(tournaments.chain(games).chain(digests).map(|(id, rows)| DueQueue { id, rows }).collect())
    }
}

impl Table {
    /// The queues with notices that are due: tournaments first, then games, the one with the oldest notice first, then digests.
    pub fn queues_due(&self) -> Reply<'_, Vec<DueQueue>> {
        self.inner.queues_due().boxed()
    }

    /// At most `limit` notices that are due for delivery, oldest first. Drops outdated notices on the way.
    pub fn pending(&self, limit: u32) -> Reply<'_, Vec<Notice>> {
        self.inner.pending(None, limit).boxed()
    }

    /// The same of one game.
    pub fn pending_of(&self, game: GameId, limit: u32) -> Reply<'_, Vec<Notice>> {
        self.inner.pending(Some(game), limit).boxed()
    }

    /// At most `limit` notices about a tournament that are due for delivery. Drops outdated ones on the way.
    pub fn tournament_pending_of(
        &self,
        tournament: TournamentId,
        limit: u32,
    ) -> Reply<'_, Vec<TournamentNotice>> {
        self.inner.tournament_pending(Some(tournament), limit).boxed()
    }

    /// Whether the notice is still to be delivered.
    pub fn is_pending(&self, notice: i64) -> Reply<'_, bool> {
        async move {
            let row = self.inner.store.notice(notice).await?;
            Ok(row.is_some_and(|row| row.state == "pending"))
        }
        .boxed()
    }

    /// When the next notice may be delivered; in the past if one is pending now.
    pub fn next_notice(&self) -> Reply<'_, Option<Millis>> {
        async move {
            let games = self.inner.store.next_pending().await?;
            let tournaments = self.inner.store.next_tournament_pending().await?;
            let next = [games, tournaments].into_iter().flatten().min();
            let next = next.map(|next| next + self.inner.difference());
            Ok(next.into_iter().chain(self.inner.store.next_digest().await?).min())
        }
        .boxed()
    }
}
