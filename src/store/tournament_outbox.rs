//! Outbox of tournaments: notices to deliver, unique by tournament and body.

use super::operations_macro::operations;
use super::row::Row;
use super::{Store, StoreError};
use sqlx::AssertSqlSafe;

/// One row of the outbox of tournaments.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TournamentNoticeRow {
    /// Id of the row.
    pub id: i64,
    /// Id of the tournament.
    pub tournament: i64,
    /// Content (JSON).
    pub body: String,
    /// Revision, incremented each time it has to be delivered again.
    pub revision: i64,
    /// Number of tries so far.
    pub attempts: i64,
    /// Id of the message that it became, if sent.
    pub message: Option<i64>,
}

fn notice(row: &Row) -> Result<TournamentNoticeRow, StoreError> {
    Ok(TournamentNoticeRow {
        id: row.try_get("id")?,
        tournament: row.try_get("tournament")?,
        body: row.try_get("body")?,
        revision: row.try_get("revision")?,
        attempts: row.try_get("attempts")?,
        message: row.try_get("message")?,
    })
}

impl Store {
    /// Pending rows that may be tried at `now`, oldest first.
    pub async fn tournament_pending(
        &self,
        now: i64,
        tournament: i64,
        limit: i64,
    ) -> Result<Vec<TournamentNoticeRow>, StoreError> {
        self.pass("tournament pending")?;
        let rows = self.query(AssertSqlSafe(format!(
            "SELECT * FROM tournament_outbox WHERE state = 'pending' AND not_before <= $1 \
             AND ($2 = 0 OR tournament = $2) ORDER BY id LIMIT {limit}",
        )));
        rows.bind(now).bind(tournament).all().await?.iter().map(notice).collect()
    }

    /// The tournaments with pending rows that may be tried at `now`, oldest first, each with number, newest id and sum of
    /// revisions of these rows.
    pub async fn due_tournaments(&self, now: i64) -> Result<Vec<(i64, (i64, i64, i64))>, StoreError> {
        self.pass("due tournaments")?;
        let rows = self.query(
            "SELECT tournament, COUNT(*), MAX(id), CAST(SUM(revision) AS BIGINT) FROM tournament_outbox \
             WHERE state = 'pending' AND not_before <= $1 GROUP BY tournament ORDER BY MIN(id)",
        );
        let rows = rows.bind(now).all().await?;
        rows.iter()
            .map(|row| Ok((row.try_get(0)?, (row.try_get(1)?, row.try_get(2)?, row.try_get(3)?))))
            .collect()
    }

    /// Earliest time at which a pending row may be tried.
    pub async fn next_tournament_pending(&self) -> Result<Option<i64>, StoreError> {
        self.pass("next tournament pending")?;
        let row = self.query("SELECT MIN(not_before) FROM tournament_outbox WHERE state = 'pending'");
        Ok(row.one().await?.try_get(0)?)
    }

    /// The row with that id.
    pub async fn tournament_notice(&self, id: i64) -> Result<Option<TournamentNoticeRow>, StoreError> {
        self.pass("tournament notice")?;
        let row = self.query("SELECT * FROM tournament_outbox WHERE id = $1").bind(id);
        row.optional().await?.as_ref().map(notice).transpose()
    }
}

operations! {
    /// Changes of the outbox of tournaments.
    TournamentNoticeOperation {
        Tell { tournament: i64, body: String } = "tell tournament",
        Show { tournament: i64, body: String } = "show tournament",
        SetDelivered { id: i64, revision: i64, message: Option<i64> } = "set tournament delivered",
        Drop { id: i64 } = "drop tournament notice",
        PutOff { id: i64, not_before: i64 } = "put off tournament",
        TryAgain {} = "try tournaments again",
    }
}
