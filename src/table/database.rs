//! The database as a whole: whether it can be read, how much is in it, its beginning and its end.

use super::error::TableError;
use super::{Reply, Table};
use crate::store::Contents;
use futures_util::FutureExt as _;

impl Table {
    /// Checks the database file and replays each game from its first event. Returns one line per problem. Changes
    /// nothing.
    pub fn verify_games(&self) -> Reply<'_, Vec<String>> {
        async move {
            let mut wrong = self.inner.store.integrity_problems().await?;
            for game in self.inner.store.all_games().await? {
                match self.inner.verify_game(game).await {
                    Ok(()) | Err(TableError::NoGameHere) => {}
                    Err(error) if error.is_of_one_game() => wrong.push(match error {
                        error @ TableError::Damaged { .. } => error.to_string(),
                        error => format!("game {game}: {error}"),
                    }),
                    Err(error) => return Err(error),
                }
            }
            Ok(wrong)
        }
        .boxed()
    }

    /// How much is in the database.
    pub fn contents(&self) -> Reply<'_, Contents> {
        async move { Ok(self.inner.store.contents().await?) }.boxed()
    }

    /// Goes on with the time of the last run: the clock may have been set since. Before anything else.
    pub fn resume_time(&self) -> Reply<'_, ()> {
        self.inner.resume_time().boxed()
    }

    /// Closes the database: its file then holds everything, and no other file lies beside it, unless another program has it
    /// open. Every later request fails.
    pub async fn close(&self) {
        self.inner.store.close().await;
    }
}
