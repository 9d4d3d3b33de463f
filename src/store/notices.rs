//! What has to be told about tournaments, keyed by tournament and body, so that it is told once. As patient as the
//! outbox of games, and for the same reasons.

use super::{Store, StoreError, Write};
use sqlx::sqlite::SqliteRow;
use sqlx::{AssertSqlSafe, Row};

/// One row of the tournaments' outbox.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TournamentNoticeRow {
    /// Its number.
    pub id: i64,
    /// Which tournament.
    pub tournament: i64,
    /// What (JSON).
    pub body: String,
    /// Grows each time it has to be delivered again.
    pub revision: i64,
    /// Tries so far.
    pub attempts: i64,
    /// The message that it became.
    pub message: Option<i64>,
}

fn notice(row: &SqliteRow) -> Result<TournamentNoticeRow, StoreError> {
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
    /// What may be delivered at `now`, oldest first.
    pub async fn tournament_pending(
        &self,
        now: i64,
        limit: i64,
    ) -> Result<Vec<TournamentNoticeRow>, StoreError> {
        self.pass("tournament pending")?;
        let rows = sqlx::query(AssertSqlSafe(format!(
            "SELECT * FROM tournament_outbox WHERE state = 'pending' AND not_before <= $1 ORDER BY id LIMIT {limit}",
        )));
        rows.bind(now).fetch_all(&self.reader).await?.iter().map(notice).collect()
    }

    /// When the next of them may be tried.
    pub async fn next_tournament_pending(&self) -> Result<Option<i64>, StoreError> {
        self.pass("next tournament pending")?;
        let row = sqlx::query("SELECT MIN(not_before) FROM tournament_outbox WHERE state = 'pending'");
        Ok(row.fetch_one(&self.reader).await?.try_get(0)?)
    }

    /// That row.
    pub async fn tournament_notice(&self, id: i64) -> Result<Option<TournamentNoticeRow>, StoreError> {
        self.pass("tournament notice")?;
        let row = sqlx::query("SELECT * FROM tournament_outbox WHERE id = $1").bind(id);
        row.fetch_optional(&self.reader).await?.as_ref().map(notice).transpose()
    }
}

impl Write {
    /// Something to be told once: told already, it stays told.
    pub fn tell_tournament(&mut self, id: i64, body: &str) -> Result<(), StoreError> {
        let insert = self.later("tell tournament")?.add(
            "INSERT INTO tournament_outbox (tournament, body, state, revision, attempts, not_before) \
             VALUES ($1, $2, 'pending', 1, 0, 0) ON CONFLICT (tournament, body) DO NOTHING",
        );
        insert.bind(id).bind(body.to_owned());
        Ok(())
    }

    /// Something that has to be shown as it is now: shown already, it is shown again.
    pub fn show_tournament(&mut self, id: i64, body: &str) -> Result<(), StoreError> {
        let upsert = self.later("show tournament")?.add(
            "INSERT INTO tournament_outbox (tournament, body, state, revision, attempts, not_before) \
             VALUES ($1, $2, 'pending', 1, 0, 0) ON CONFLICT (tournament, body) DO UPDATE SET \
             state = 'pending', revision = tournament_outbox.revision + 1, attempts = 0, \
             not_before = 0",
        );
        upsert.bind(id).bind(body.to_owned());
        Ok(())
    }

    /// Records a delivery of that revision: a newer one keeps waiting, the message is remembered in any case.
    pub fn set_tournament_delivered(
        &mut self,
        id: i64,
        revision: i64,
        message: Option<i64>,
    ) -> Result<(), StoreError> {
        let update = self.later("set tournament delivered")?.add(
            "UPDATE tournament_outbox SET message = COALESCE($3, message), \
             state = CASE WHEN revision <= $2 THEN 'delivered' ELSE state END WHERE id = $1",
        );
        update.bind(id).bind(revision).bind(message);
        Ok(())
    }

    /// Drops a row that waits.
    pub fn drop_tournament_notice(&mut self, id: i64) -> Result<(), StoreError> {
        let update = self.later("drop tournament notice")?;
        update
            .add("UPDATE tournament_outbox SET state = 'dropped' WHERE id = $1 AND state = 'pending'")
            .bind(id);
        Ok(())
    }

    /// Puts off a row that waits; counts the try.
    pub fn put_off_tournament(&mut self, id: i64, not_before: i64) -> Result<(), StoreError> {
        let update = self.later("put off tournament")?.add(
            "UPDATE tournament_outbox SET attempts = attempts + 1, not_before = $2 \
             WHERE id = $1 AND state = 'pending'",
        );
        update.bind(id).bind(not_before);
        Ok(())
    }

    /// Whatever was put off may be tried at once.
    pub fn try_tournaments_again(&mut self) -> Result<(), StoreError> {
        let update = self.later("try tournaments again")?;
        update.add("UPDATE tournament_outbox SET not_before = 0 WHERE state = 'pending' AND not_before > 0");
        Ok(())
    }
}
