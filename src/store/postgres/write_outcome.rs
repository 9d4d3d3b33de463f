//! `WriteSlots`: each change records its number in a row of `write_outcomes` within its own transaction. If the connection is lost
//! before the server's answer, that row tells whether the change is stored; and if it is not, giving up the number there makes
//! sure that it never will be: what is still on its way to the server fails.

use super::connections::Connections;
use super::lost::{Tries, in_time};
use crate::store::StoreError;
use crate::store::statements::Script;
use parking_lot::Mutex;
use sqlx::PgConnection;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

/// A slot that nobody else uses. Forgets those of earlier runs.
const NEW_SLOT: &str = "WITH old AS (DELETE FROM write_outcomes WHERE slot IN (SELECT slot FROM write_outcomes \
                        WHERE slot < (SELECT max(slot) FROM write_outcomes) - 1000 FOR UPDATE SKIP LOCKED)) \
                        INSERT INTO write_outcomes (number, stored) VALUES (0, 0) RETURNING slot";
/// Records change `$2` in slot `$1`; fails as a conflict if it was given up.
const RECORD: &str = "INSERT INTO write_outcomes (slot, number, stored) VALUES ($1, $2, 1) ON CONFLICT (slot) \
                      DO UPDATE SET number = CASE WHEN write_outcomes.number < excluded.number THEN excluded.number END, stored = 1";
/// Gives up change `$2` in slot `$1` unless it is stored, and returns whether it is. Waits for it while it is being stored.
const GIVE_UP: &str = "INSERT INTO write_outcomes (slot, number, stored) VALUES ($1, $2, 0) ON CONFLICT (slot) \
                       DO UPDATE SET number = GREATEST(write_outcomes.number, excluded.number), \
                       stored = CASE WHEN write_outcomes.number < excluded.number THEN 0 ELSE write_outcomes.stored END \
                       RETURNING stored = 1";

/// The slots of this process. Cheap to clone.
#[derive(Clone, Default)]
pub(super) struct WriteSlots(Arc<Slots>);

#[derive(Default)]
struct Slots {
    free: Mutex<Vec<i64>>,
    /// The number of the last change.
    last: AtomicI64,
}

/// A slot for one change. One that is dropped is not used again: on the server the change may still hold it.
pub(super) struct WriteSlot {
    slot: i64,
    number: i64,
    slots: WriteSlots,
}

impl WriteSlots {
    pub(super) async fn take(&self, connection: &mut PgConnection) -> Result<WriteSlot, sqlx::Error> {
        let free = self.0.free.lock().pop();
        let slot = match free {
            Some(slot) => slot,
            None => in_time(sqlx::query_scalar(NEW_SLOT).fetch_one(connection)).await?,
        };
        let number = self.0.last.fetch_add(1, Ordering::Relaxed) + 1;
        Ok(WriteSlot { slot, number, slots: self.clone() })
    }
}

impl WriteSlot {
    /// Lets the script record the change, in one statement with its last one.
    pub(super) fn record_in(&self, script: &mut Script) {
        script.record(RECORD, [self.slot, self.number]);
    }

    /// Frees the slot: it is known what became of the change.
    pub(super) fn free(self) {
        self.slots.0.free.lock().push(self.slot);
    }

    /// Whether the change is stored, after its connection was lost. If not, it never will be.
    ///
    /// # Errors
    /// [`StoreError::Unconfirmed`] if the server can't be asked.
    pub(super) async fn was_stored(self, connections: &Connections) -> Result<bool, StoreError> {
        let mut tries = Tries::default();
        loop {
            let ask = async |own: &mut PgConnection| {
                let asked = sqlx::query_scalar(GIVE_UP).bind(self.slot).bind(self.number);
                in_time(asked.fetch_one(own)).await
            };
            match connections.on_any(ask).await {
                Ok(stored) => {
                    self.free();
                    return Ok(stored);
                }
                Err(error) if tries.again(&error).await => {}
                Err(_) => return Err(StoreError::Unconfirmed),
            }
        }
    }
}
