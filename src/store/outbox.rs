//! The outbox: what has to be told, keyed by game, event number, audience, topic and item, so that it is told once.

use super::write::Script;
use super::{Store, StoreError, Topic, Write};
use sqlx::sqlite::SqliteRow;
use sqlx::{AssertSqlSafe, Row};
use std::collections::BTreeMap;

/// One thing to be told, as it is written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoticeRow {
    /// Which game.
    pub game: i64,
    /// The event number that it is about; 0 for something that is edited as the game goes on.
    pub seq: i64,
    /// A person's id, or 0 for the channel.
    pub audience: i64,
    /// What it is about.
    pub topic: Topic,
    /// Which of that topic, where an event and an audience have several.
    pub item: i64,
    /// Whether later posts of its game wait for it as long as it can't be delivered.
    pub in_order: bool,
    /// What (JSON). Never a secret.
    pub body: String,
}

/// The same as it is read: what tells it apart has done its work, the body says what it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredNotice {
    /// Which game.
    pub game: i64,
    /// The event number that it is about; 0 for something that is edited as the game goes on.
    pub seq: i64,
    /// A person's id, or 0 for the channel.
    pub audience: i64,
    /// What (JSON).
    pub body: String,
}

/// One row of the outbox.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OutboxRow {
    /// Its number.
    pub id: i64,
    /// What is told to whom.
    pub notice: StoredNotice,
    /// `pending`, `delivered`, `dropped`.
    pub state: String,
    /// Grows each time it has to be delivered again.
    pub revision: i64,
    /// Tries so far.
    pub attempts: i64,
    /// Not to be tried before.
    pub not_before: i64,
    /// The message that it became.
    pub message: Option<i64>,
}

fn outbox(row: &SqliteRow) -> Result<OutboxRow, StoreError> {
    Ok(OutboxRow {
        id: row.try_get("id")?,
        notice: StoredNotice {
            game: row.try_get("game")?,
            seq: row.try_get("seq")?,
            audience: row.try_get("audience")?,
            body: row.try_get("body")?,
        },
        state: row.try_get("state")?,
        revision: row.try_get("revision")?,
        attempts: row.try_get("attempts")?,
        not_before: row.try_get("not_before")?,
        message: row.try_get("message")?,
    })
}

impl Store {
    /// What may be delivered at `now`, beginning after row `after`, oldest first.
    pub async fn pending(&self, now: i64, after: i64, limit: i64) -> Result<Vec<OutboxRow>, StoreError> {
        self.pass("pending")?;
        // A bound limit would have the statement planned anew each time; and the few that wait are to be sorted, not all
        // that was ever told looked through in its order.
        let rows = sqlx::query(AssertSqlSafe(format!(
            "SELECT * FROM outbox WHERE state = 'pending' AND not_before <= $1 AND id + 0 > $2 \
             ORDER BY id + 0 LIMIT {limit}",
        )));
        rows.bind(now).bind(after).fetch_all(&self.reader).await?.iter().map(outbox).collect()
    }

    /// When the next pending row may be tried.
    pub async fn next_pending(&self) -> Result<Option<i64>, StoreError> {
        self.pass("next pending")?;
        let row = sqlx::query("SELECT MIN(not_before) FROM outbox WHERE state = 'pending'");
        Ok(row.fetch_one(&self.reader).await?.try_get(0)?)
    }

    /// That row.
    pub async fn notice(&self, id: i64) -> Result<Option<OutboxRow>, StoreError> {
        self.pass("notice")?;
        let row = sqlx::query("SELECT * FROM outbox WHERE id = $1").bind(id);
        row.fetch_optional(&self.reader).await?.as_ref().map(outbox).transpose()
    }

    /// That row by what it is about.
    pub async fn notice_about(
        &self,
        game: i64,
        seq: i64,
        audience: i64,
        topic: Topic,
    ) -> Result<Option<OutboxRow>, StoreError> {
        self.pass("notice about")?;
        let row =
            sqlx::query("SELECT * FROM outbox WHERE game = $1 AND seq = $2 AND audience = $3 AND topic = $4");
        let row = row.bind(game).bind(seq).bind(audience).bind(topic.key());
        row.fetch_optional(&self.reader).await?.as_ref().map(outbox).transpose()
    }

    /// The rows of a game that became that message.
    pub async fn notices_of_message(&self, game: i64, message: i64) -> Result<Vec<OutboxRow>, StoreError> {
        self.pass("notices of message")?;
        let rows = sqlx::query("SELECT * FROM outbox WHERE game = $1 AND message = $2 ORDER BY id");
        rows.bind(game).bind(message).fetch_all(&self.reader).await?.iter().map(outbox).collect()
    }

    /// Of each game the oldest post for its channel that was put off until after `now`: later posts wait for it.
    pub async fn held_back(&self, now: i64) -> Result<BTreeMap<i64, i64>, StoreError> {
        self.pass("held back")?;
        let rows = sqlx::query(
            "SELECT game, MIN(id) FROM outbox WHERE state = 'pending' AND not_before > $1 AND in_order <> 0 GROUP BY game",
        );
        let rows = rows.bind(now).fetch_all(&self.reader).await?;
        rows.iter().map(|row| Ok((row.try_get(0)?, row.try_get(1)?))).collect()
    }

    /// Number of rows of one topic that wait to be delivered.
    pub async fn count_pending(&self, game: i64, topic: Topic) -> Result<i64, StoreError> {
        self.pass("count pending")?;
        let row = sqlx::query(
            "SELECT COUNT(*) FROM outbox WHERE state = 'pending' AND not_before >= 0 AND game + 0 = $1 AND topic = $2",
        );
        Ok(row.bind(game).bind(topic.key()).fetch_one(&self.reader).await?.try_get(0)?)
    }
}

/// Rows that wait to be delivered; what to do where one stands already comes `then`.
fn insert(script: &mut Script, notices: &[NoticeRow], then: &str) {
    if notices.is_empty() {
        return;
    }
    script.add_rows(
        "INSERT INTO outbox (game, seq, audience, topic, item, in_order, body, state, revision, attempts, not_before)",
        ("($1, $2, $3, $4, $5, $6, $7, 'pending', 1, 0, 0)", 7),
        notices.len(),
        then,
    );
    for notice in notices {
        script.bind(notice.game).bind(notice.seq).bind(notice.audience);
        script.bind(notice.topic.key()).bind(notice.item).bind(i64::from(notice.in_order));
        script.bind(notice.body.clone());
    }
}

impl Write {
    /// Things to be told once: told already, they stay told.
    pub fn tell(&mut self, notices: &[NoticeRow]) -> Result<(), StoreError> {
        let told = "ON CONFLICT (game, seq, audience, topic, item) DO NOTHING";
        insert(self.later("tell")?, notices, told);
        Ok(())
    }

    /// Things that have to be shown as they are now: shown already, they are shown again.
    pub fn show(&mut self, notices: &[NoticeRow]) -> Result<(), StoreError> {
        let again = "ON CONFLICT (game, seq, audience, topic, item) DO UPDATE SET body = excluded.body, state = 'pending', \
                     revision = outbox.revision + 1, attempts = 0, not_before = 0";
        insert(self.later("show")?, notices, again);
        Ok(())
    }

    /// Drops what waits of one topic in a game: something newer says it.
    pub fn supersede(&mut self, game: i64, topic: Topic) -> Result<(), StoreError> {
        let update = self.later("supersede")?;
        // Written so that the few that wait are looked through, not the many of this game that were told.
        update.add(
            "UPDATE outbox SET state = 'dropped' \
             WHERE state = 'pending' AND not_before >= 0 AND game + 0 = $1 AND topic = $2",
        );
        update.bind(game).bind(topic.key());
        Ok(())
    }

    /// Records a delivery of that revision: newer ones keep waiting, the message is remembered in any case.
    pub fn set_delivered(&mut self, id: i64, revision: i64, message: Option<i64>) -> Result<(), StoreError> {
        let update = self.later("set delivered")?.add(
            "UPDATE outbox SET message = COALESCE($3, message), \
             state = CASE WHEN revision <= $2 THEN 'delivered' ELSE state END WHERE id = $1",
        );
        update.bind(id).bind(revision).bind(message);
        Ok(())
    }

    /// Drops a row that waits.
    pub fn drop_notice(&mut self, id: i64) -> Result<(), StoreError> {
        let update = self.later("drop notice")?;
        update.add("UPDATE outbox SET state = 'dropped' WHERE id = $1 AND state = 'pending'").bind(id);
        Ok(())
    }

    /// Whatever was put off may be tried at once.
    pub fn try_again(&mut self) -> Result<(), StoreError> {
        let update = self.later("try again")?;
        update.add("UPDATE outbox SET not_before = 0 WHERE state = 'pending' AND not_before > 0");
        Ok(())
    }

    /// Puts off a row that waits; counts the try.
    pub fn put_off(&mut self, id: i64, not_before: i64) -> Result<(), StoreError> {
        let update = self.later("put off")?.add(
            "UPDATE outbox SET attempts = attempts + 1, not_before = $2 WHERE id = $1 AND state = 'pending'",
        );
        update.bind(id).bind(not_before);
        Ok(())
    }

    /// Lets a row wait until then; no try is counted.
    pub fn hold(&mut self, id: i64, until: i64) -> Result<(), StoreError> {
        let update = self.later("hold")?;
        update
            .add("UPDATE outbox SET not_before = $2 WHERE id = $1 AND state = 'pending'")
            .bind(id)
            .bind(until);
        Ok(())
    }

    /// What waits in a game may be tried at once.
    pub fn rouse(&mut self, game: i64) -> Result<(), StoreError> {
        let update = self.later("rouse")?;
        update.add(
            "UPDATE outbox SET not_before = 0 WHERE state = 'pending' AND not_before >= 0 AND game + 0 = $1",
        );
        update.bind(game);
        Ok(())
    }

    /// The same for the games that stand still in that channel, or in that server.
    pub fn rouse_parked(&mut self, id: i64) -> Result<(), StoreError> {
        let update = self.later("rouse parked")?;
        update.add(
            "UPDATE outbox SET not_before = 0 WHERE state = 'pending' AND not_before >= 0 AND game + 0 IN (SELECT id FROM games \
             WHERE status = 'running' AND parked <> '' AND (channel = $1 OR guild = $1))",
        );
        update.bind(id);
        Ok(())
    }

    /// Says a row that waits in another way: a direct message becomes a mention. Its key stays, so that it is still
    /// told once.
    pub fn redirect(&mut self, id: i64, body: &str, in_order: bool) -> Result<(), StoreError> {
        let update = self.later("redirect")?.add(
            "UPDATE outbox SET body = $2, in_order = $3, attempts = 0, not_before = 0 WHERE id = $1 AND state = 'pending'",
        );
        update.bind(id).bind(body.to_owned()).bind(i64::from(in_order));
        Ok(())
    }

    /// Forgets what was told (or dropped) about games that ended and that nobody has touched since `before`.
    pub fn prune_told(&mut self, before: i64) -> Result<(), StoreError> {
        let delete = self.later("prune told")?.add(
            "DELETE FROM outbox WHERE state <> 'pending' AND game IN (SELECT id FROM games \
             WHERE status IN ('over', 'cancelled', 'closed') AND touched < $1)",
        );
        delete.bind(before);
        self.later("prune log parts")?
            .add("DELETE FROM log_parts WHERE notice NOT IN (SELECT id FROM outbox)");
        Ok(())
    }

    /// Forgets the message that a row became: it is gone.
    pub fn forget_message(&mut self, id: i64) -> Result<(), StoreError> {
        self.later("forget message")?.add("UPDATE outbox SET message = NULL WHERE id = $1").bind(id);
        Ok(())
    }
}
