//! Outbox of games: notices to deliver, unique by game, event number, audience, topic and item.

use super::operations_macro::operations;
use super::row::Row;
use super::{Store, StoreError, Topic};
use sqlx::AssertSqlSafe;
use std::collections::BTreeMap;

/// A notice to insert.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoticeRow {
    /// Id of the game.
    pub game: i64,
    /// Number of the event that it is about; 0 for a message that is edited as the game goes on.
    pub seq: i64,
    /// User id of the recipient, or 0 for the channel.
    pub audience: i64,
    /// Topic of the notice.
    pub topic: Topic,
    /// Distinguishes several notices with the same event, audience and topic.
    pub item: i64,
    /// Whether later posts of its game wait until it is delivered.
    pub in_order: bool,
    /// Content (JSON). Must not contain secrets.
    pub body: String,
}

/// A notice as read: without topic and item, which only matter for uniqueness.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredNotice {
    /// Id of the game.
    pub game: i64,
    /// Number of the event that it is about; 0 for a message that is edited as the game goes on.
    pub seq: i64,
    /// User id of the recipient, or 0 for the channel.
    pub audience: i64,
    /// Content (JSON).
    pub body: String,
}

/// One row of the outbox.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OutboxRow {
    /// Id of the row.
    pub id: i64,
    /// The notice.
    pub notice: StoredNotice,
    /// `pending`, `delivered`, `dropped`.
    pub state: String,
    /// Revision, incremented each time it has to be delivered again.
    pub revision: i64,
    /// Number of tries so far.
    pub attempts: i64,
    /// Earliest time of the next try.
    pub not_before: i64,
    /// Id of the message that it became, if delivered.
    pub message: Option<i64>,
}

pub(super) fn outbox(row: &Row) -> Result<OutboxRow, StoreError> {
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
    /// The games with pending rows that may be tried at `now`, the one with the oldest first, each with number, newest id
    /// and sum of revisions of these rows.
    pub async fn due_games(&self, now: i64) -> Result<Vec<(i64, (i64, i64, i64))>, StoreError> {
        self.pass("due games")?;
        let rows = self.query(
            "SELECT game + 0, COUNT(*), MAX(id), CAST(SUM(revision) AS BIGINT) FROM outbox \
             WHERE state = 'pending' AND not_before <= $1 GROUP BY game + 0 ORDER BY MIN(id)",
        );
        let rows = rows.bind(now).all().await?;
        rows.iter()
            .map(|row| Ok((row.try_get(0)?, (row.try_get(1)?, row.try_get(2)?, row.try_get(3)?))))
            .collect()
    }

    /// Pending rows of a game, or of all (0), after row `after`, that may be tried at `now`, oldest first.
    pub async fn pending(
        &self,
        now: i64,
        game: i64,
        after: i64,
        limit: i64,
    ) -> Result<Vec<OutboxRow>, StoreError> {
        self.pass("pending")?;
        // A bound limit would make SQLite plan the statement again each time. `id + 0` keeps it from walking all rows in
        // id order: it finds the few pending ones by index and sorts them.
        let rows = self.query(AssertSqlSafe(format!(
            "SELECT * FROM outbox WHERE state = 'pending' AND not_before <= $1 AND id + 0 > $2 \
             AND ($3 = 0 OR game + 0 = $3) ORDER BY id + 0 LIMIT {limit}",
        )));
        rows.bind(now).bind(after).bind(game).all().await?.iter().map(outbox).collect()
    }

    /// Earliest time at which a pending row may be tried.
    pub async fn next_pending(&self) -> Result<Option<i64>, StoreError> {
        self.pass("next pending")?;
        let row = self.query("SELECT MIN(not_before) FROM outbox WHERE state = 'pending'");
        Ok(row.one().await?.try_get(0)?)
    }

    /// The row with that id.
    pub async fn notice(&self, id: i64) -> Result<Option<OutboxRow>, StoreError> {
        self.pass("notice")?;
        let row = self.query("SELECT * FROM outbox WHERE id = $1").bind(id);
        row.optional().await?.as_ref().map(outbox).transpose()
    }

    /// The row with that key; the last pair is topic and item.
    pub async fn notice_about(
        &self,
        game: i64,
        seq: i64,
        audience: i64,
        (topic, item): (Topic, i64),
    ) -> Result<Option<OutboxRow>, StoreError> {
        self.pass("notice about")?;
        let row = self.query(
            "SELECT * FROM outbox WHERE game = $1 AND seq = $2 AND audience = $3 AND topic = $4 AND item = $5",
        );
        let row = row.bind(game).bind(seq).bind(audience).bind(topic.key()).bind(item);
        row.optional().await?.as_ref().map(outbox).transpose()
    }

    /// The rows of a game that became that message.
    pub async fn notices_of_message(&self, game: i64, message: i64) -> Result<Vec<OutboxRow>, StoreError> {
        self.pass("notices of message")?;
        let rows = self.query("SELECT * FROM outbox WHERE game = $1 AND message = $2 ORDER BY id");
        rows.bind(game).bind(message).all().await?.iter().map(outbox).collect()
    }

    /// The edits, in that game and for that audience, of notices whose decisions were taken; without those of messages that
    /// are to be deleted.
    pub async fn answered(&self, game: i64, audience: i64) -> Result<Vec<OutboxRow>, StoreError> {
        self.pass("answered")?;
        let rows = self.query(
            "SELECT * FROM outbox AS edit WHERE game = $1 AND audience = $2 AND topic = 'answered' \
             AND state = 'delivered' AND message IS NOT NULL AND NOT EXISTS (SELECT 1 FROM outbox AS gone \
             WHERE gone.game = $1 AND gone.seq = 0 AND gone.audience = $2 AND gone.topic = 'old_notice' \
             AND gone.item = edit.message) ORDER BY id",
        );
        let rows = rows.bind(game).bind(audience);
        rows.all().await?.iter().map(outbox).collect()
    }

    /// The notices that became that message, of the games of a channel and of the games of a person, oldest first.
    pub async fn notices_seen_by(
        &self,
        message: i64,
        channel: i64,
        person: i64,
    ) -> Result<Vec<OutboxRow>, StoreError> {
        self.pass("notices seen by")?;
        let rows = self.query(
            "SELECT * FROM outbox WHERE message = $1 AND state = 'delivered' AND game IN \
             (SELECT id FROM games WHERE channel = $2 UNION SELECT game FROM seats WHERE person = $3) \
             AND topic IN ('board_post', 'your_turn') ORDER BY id",
        );
        let rows = rows.bind(message).bind(channel).bind(person);
        rows.all().await?.iter().map(outbox).collect()
    }

    /// For each game, or for one, the oldest channel post that was postponed until after `now`: later posts wait for it.
    pub async fn held_back(&self, now: i64, game: i64) -> Result<BTreeMap<i64, i64>, StoreError> {
        self.pass("held back")?;
        let rows = self.query(
            "SELECT game, MIN(id) FROM outbox WHERE state = 'pending' AND not_before > $1 AND in_order <> 0 \
             AND ($2 = 0 OR game + 0 = $2) GROUP BY game",
        );
        let rows = rows.bind(now).bind(game).all().await?;
        rows.iter().map(|row| Ok((row.try_get(0)?, row.try_get(1)?))).collect()
    }

    /// Number of pending rows of one topic.
    pub async fn count_pending(&self, game: i64, topic: Topic) -> Result<i64, StoreError> {
        self.pass("count pending")?;
        let row = self.query(
            "SELECT COUNT(*) FROM outbox WHERE state = 'pending' AND not_before >= 0 AND game + 0 = $1 AND topic = $2",
        );
        Ok(row.bind(game).bind(topic.key()).one().await?.try_get(0)?)
    }
}

operations! {
    /// Changes of the outbox.
    OutboxOperation {
        Tell { notices: Vec<NoticeRow> } = "tell",
        Show { notices: Vec<NoticeRow> } = "show",
        Supersede { game: i64, topic: Topic } = "supersede",
        SetDelivered { id: i64, revision: i64, message: Option<i64> } = "set delivered",
        Drop { id: i64 } = "drop notice",
        Redirect { id: i64, body: String, in_order: bool } = "redirect",
        PruneTold { before: i64 } = "prune told",
        PruneLogParts {} = "prune log parts",
        ForgetMessage { id: i64 } = "forget message",
    }
}

operations! {
    /// Changes of the time at which pending rows may be tried.
    OutboxWaitOperation {
        TryAgain {} = "try again",
        PutOff { id: i64, not_before: i64 } = "put off",
        Hold { id: i64, until: i64 } = "hold",
        Rouse { game: i64 } = "rouse",
        RouseParked { place: i64 } = "rouse parked",
        Schedule { notice: NoticeRow, not_before: i64 } = "schedule",
        HoldUnlessRoused { id: i64, not_before: i64, until: i64 } = "hold unless roused",
        RousePerson { person: i64 } = "rouse person",
    }
}
