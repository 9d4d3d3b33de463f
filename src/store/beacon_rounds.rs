//! Rounds of the beacon that running games named, each with its place in the log.

use super::operations_macro::operations;
use super::row::Row;
use super::{Store, StoreError};

/// One round that a game named.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoundRow {
    /// Number of the round.
    pub round: i64,
    /// Number of events before it.
    pub seq: i64,
    /// Its signature in hexadecimal; empty: it did not come, or nothing waited for it any more.
    pub signature: String,
    /// The published binding of the order that waited for it, or empty.
    pub binding: String,
    /// What the binding is of, or empty. Secret until the game is over.
    pub bound: String,
    /// Id of the message that named the round, once posted.
    pub told: Option<i64>,
}

impl Store {
    /// The rounds of a game in order.
    pub async fn rounds(&self, game: i64) -> Result<Vec<RoundRow>, StoreError> {
        self.pass("rounds")?;
        let rows = self.query(
            "SELECT round, seq, signature, binding, bound, told FROM rounds WHERE game = $1 ORDER BY round",
        );
        let rows = rows.bind(game).all().await?;
        let read = |row: &Row| {
            Ok(RoundRow {
                round: row.try_get(0)?,
                seq: row.try_get(1)?,
                signature: row.try_get(2)?,
                binding: row.try_get(3)?,
                bound: row.try_get(4)?,
                told: row.try_get(5)?,
            })
        };
        rows.iter().map(read).collect()
    }
}

operations! {
    /// Changes of the rounds of games.
    RoundOperation {
        Put { game: i64, row: RoundRow } = "put round",
        SetSignature { game: i64, round: i64, signature: String } = "set round signature",
        SetTold { game: i64, round: i64, message: i64 } = "set round told",
        SetNewestTold { game: i64, message: i64 } = "set newest round told",
    }
}
