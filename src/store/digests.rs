//! When people get their daily digest ([PBP-66]).

use super::operations_macro::operations;
use super::outbox::outbox;
use super::row::Row;
use super::{OutboxRow, Store, StoreError};

/// The digest of one person.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DigestRow {
    /// User id of the person.
    pub person: i64,
    /// When the next one is due, as the clock shows it; `None`: none is wished.
    pub due: Option<i64>,
    /// When the last one was sent, as deadlines are stored; 0: none was.
    pub sent: i64,
}

fn digest(row: &Row) -> Result<DigestRow, StoreError> {
    Ok(DigestRow { person: row.try_get("person")?, due: row.try_get("due")?, sent: row.try_get("sent")? })
}

impl Store {
    /// The digest of that person; `None` if they never wished one.
    pub async fn digest(&self, person: i64) -> Result<Option<DigestRow>, StoreError> {
        self.pass("digest")?;
        let row = self.query("SELECT * FROM digests WHERE person = $1").bind(person);
        row.optional().await?.as_ref().map(digest).transpose()
    }

    /// The digests that are due at that time, oldest first.
    pub async fn digests_due(&self, now: i64) -> Result<Vec<DigestRow>, StoreError> {
        self.pass("digests due")?;
        let rows =
            self.query("SELECT * FROM digests WHERE due IS NOT NULL AND due <= $1 ORDER BY due, person");
        rows.bind(now).all().await?.iter().map(digest).collect()
    }

    /// When the next digest is due.
    pub async fn next_digest(&self) -> Result<Option<i64>, StoreError> {
        self.pass("next digest")?;
        let row = self.query("SELECT MIN(due) FROM digests WHERE due IS NOT NULL");
        Ok(row.one().await?.try_get(0)?)
    }

    /// The pending rows of the outbox for that person, oldest first, also those that were postponed.
    pub async fn pending_for(&self, person: i64) -> Result<Vec<OutboxRow>, StoreError> {
        self.pass("pending for person")?;
        let rows = self.query("SELECT * FROM outbox WHERE state = 'pending' AND audience = $1 ORDER BY id");
        rows.bind(person).all().await?.iter().map(outbox).collect()
    }
}

operations! {
    /// Changes of digests.
    DigestOperation {
        Put { row: DigestRow } = "put digest",
    }
}
