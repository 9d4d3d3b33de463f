//! The database as a whole: how much is in it, and its end.

use super::{Reply, Table};
use crate::store::Contents;
use futures_util::FutureExt as _;

impl Table {
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
