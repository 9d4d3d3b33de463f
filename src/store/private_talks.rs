//! Rows of private talks between players: threads of a game ([R3-8]).

use super::row::Row;
use super::{Store, StoreError};

/// One talk.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TalkRow {
    /// Its number within the game, from 1.
    pub number: i64,
    /// Id of the thread; 0: it is not open.
    pub thread: i64,
    /// `opening`, `open`, `closed`, `refused`.
    pub status: String,
    /// User id of whoever asked for it.
    pub asker: i64,
    /// User ids of all who talk there (JSON).
    pub members: String,
}

fn talk(row: &Row) -> Result<TalkRow, StoreError> {
    Ok(TalkRow {
        number: row.try_get("number")?,
        thread: row.try_get("thread")?,
        status: row.try_get("status")?,
        asker: row.try_get("asker")?,
        members: row.try_get("members")?,
    })
}

impl Store {
    /// The talks of a game, in order.
    pub async fn talks(&self, game: i64) -> Result<Vec<TalkRow>, StoreError> {
        self.pass("talks")?;
        let rows = self.query("SELECT * FROM talks WHERE game = $1 ORDER BY number");
        rows.bind(game).all().await?.iter().map(talk).collect()
    }
}
