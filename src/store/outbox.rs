//! The outbox: what has to be told, keyed by game, event number, audience, topic and item, so that it is told once.

use super::operations_macro::operations;
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

    /// That row by what it is about: a topic, and which of it.
    pub async fn notice_about(
        &self,
        game: i64,
        seq: i64,
        audience: i64,
        (topic, item): (Topic, i64),
    ) -> Result<Option<OutboxRow>, StoreError> {
        self.pass("notice about")?;
        let row = sqlx::query(
            "SELECT * FROM outbox WHERE game = $1 AND seq = $2 AND audience = $3 AND topic = $4 AND item = $5",
        );
        let row = row.bind(game).bind(seq).bind(audience).bind(topic.key()).bind(item);
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
    /// When what waits in the outbox may be tried.
    OutboxWaitOperation {
        TryAgain {} = "try again",
        PutOff { id: i64, not_before: i64 } = "put off",
        Hold { id: i64, until: i64 } = "hold",
        Rouse { game: i64 } = "rouse",
        RouseParked { place: i64 } = "rouse parked",
    }
}

impl Write {
    /// Things to be told once: told already, they stay told.
    pub fn tell(&mut self, notices: &[NoticeRow]) -> Result<(), StoreError> {
        self.add(OutboxOperation::Tell { notices: notices.to_vec() })
    }

    /// Things that have to be shown as they are now: shown already, they are shown again.
    pub fn show(&mut self, notices: &[NoticeRow]) -> Result<(), StoreError> {
        self.add(OutboxOperation::Show { notices: notices.to_vec() })
    }

    /// Drops what waits of one topic in a game: something newer says it.
    pub fn supersede(&mut self, game: i64, topic: Topic) -> Result<(), StoreError> {
        self.add(OutboxOperation::Supersede { game, topic })
    }

    /// Records a delivery of that revision: newer ones keep waiting, the message is remembered in any case.
    pub fn set_delivered(&mut self, id: i64, revision: i64, message: Option<i64>) -> Result<(), StoreError> {
        self.add(OutboxOperation::SetDelivered { id, revision, message })
    }

    /// Drops a row that waits.
    pub fn drop_notice(&mut self, id: i64) -> Result<(), StoreError> {
        self.add(OutboxOperation::Drop { id })
    }

    /// Whatever was put off may be tried at once.
    pub fn try_again(&mut self) -> Result<(), StoreError> {
        self.add(OutboxWaitOperation::TryAgain {})
    }

    /// Puts off a row that waits; counts the try.
    pub fn put_off(&mut self, id: i64, not_before: i64) -> Result<(), StoreError> {
        self.add(OutboxWaitOperation::PutOff { id, not_before })
    }

    /// Lets a row wait until then; no try is counted.
    pub fn hold(&mut self, id: i64, until: i64) -> Result<(), StoreError> {
        self.add(OutboxWaitOperation::Hold { id, until })
    }

    /// What waits in a game may be tried at once.
    pub fn rouse(&mut self, game: i64) -> Result<(), StoreError> {
        self.add(OutboxWaitOperation::Rouse { game })
    }

    /// The same for the games that stand still in that channel, or in that server.
    pub fn rouse_parked(&mut self, place: i64) -> Result<(), StoreError> {
        self.add(OutboxWaitOperation::RouseParked { place })
    }

    /// Says a row that waits in another way: a direct message becomes a mention. Its key stays, so that it is still
    /// told once.
    pub fn redirect(&mut self, id: i64, body: &str, in_order: bool) -> Result<(), StoreError> {
        self.add(OutboxOperation::Redirect { id, body: body.to_owned(), in_order })
    }

    /// Forgets what was told (or dropped) about games that ended and that nobody has touched since `before`.
    pub fn prune_told(&mut self, before: i64) -> Result<(), StoreError> {
        self.add(OutboxOperation::PruneTold { before })?;
        self.add(OutboxOperation::PruneLogParts {})
    }

    /// Forgets the message that a row became: it is gone.
    pub fn forget_message(&mut self, id: i64) -> Result<(), StoreError> {
        self.add(OutboxOperation::ForgetMessage { id })
    }
}
