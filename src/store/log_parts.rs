//! Messages of a turn log: which events of the turn each of them shows.

use super::row::Row;
use super::{Store, StoreError};

/// One message of a turn log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LogPartRow {
    /// Index of the message, 0-based.
    pub part: i64,
    /// Id of the message.
    pub message: i64,
    /// Index within the turn of the first event that it shows.
    pub since: i64,
    /// Index within the turn after the last event that it shows.
    pub told: i64,
    /// When it was posted.
    pub posted: i64,
}

fn part(row: &Row) -> Result<LogPartRow, StoreError> {
    Ok(LogPartRow {
        part: row.try_get("part")?,
        message: row.try_get("message")?,
        since: row.try_get("since")?,
        told: row.try_get("told")?,
        posted: row.try_get("posted")?,
    })
}

impl Store {
    /// The newest message of the turn log with that notice, if one was posted.
    pub async fn last_log_part(&self, notice: i64) -> Result<Option<LogPartRow>, StoreError> {
        self.pass("last log part")?;
        let row = self.query("SELECT * FROM log_parts WHERE notice = $1 ORDER BY part DESC LIMIT 1");
        row.bind(notice).optional().await?.as_ref().map(part).transpose()
    }
}
