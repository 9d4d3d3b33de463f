//! People to inform that a direct message to them was refused ([PBP-19]). Checked after every private response, so the
//! list is cached; the database has it too.

use super::error::TableError;
use super::load_and_commit::Inner;
use crate::store::Write;
use parking_lot::Mutex;
use std::collections::BTreeSet;

/// Scope of the settings that record who was informed how to allow direct messages.
const TOLD: &str = "dm_told";

/// People whose direct messages are closed and who were not informed yet.
#[derive(Default)]
pub(super) struct Refused(Mutex<Held>);

#[derive(Default)]
struct Held {
    /// Whether the people known to the database were loaded.
    read: bool,
    people: BTreeSet<u64>,
}

impl Refused {
    fn held(&self) -> parking_lot::MutexGuard<'_, Held> {
        self.0.lock()
    }

    /// Forgets a person who was erased.
    pub(super) fn forget(&self, person: u64) {
        self.held().people.remove(&person);
    }

    /// Adds a person to whom a direct message was refused; the database has the fact already.
    pub(super) fn add(&self, person: u64) {
        self.held().people.insert(person);
    }
}

impl Inner {
    /// True once after direct messages to that person were refused, also after several refusals.
    pub(super) async fn dm_refused(&self, person: u64) -> Result<bool, TableError> {
        let read = self.refused.held().read;
        if !read {
            let known = self.store.dm_closed().await?;
            let mut held = self.refused.held();
            if !held.read {
                held.people.extend(known.into_iter().map(|person| person as u64));
                held.read = true;
            }
        }
        if !self.refused.held().people.contains(&person) {
            return Ok(false);
        }
        let told = self.told_of_dms(person).await?;
        let mut write = self.store.write()?;
        let refused = write.set_dm_closed(person as i64, false).await?;
        write.put_setting(TOLD, &person.to_string(), "1")?;
        write.commit().await?;
        self.refused.held().people.remove(&person);
        Ok(refused && !told)
    }

    /// Whether that person was informed since the last direct message that reached them.
    async fn told_of_dms(&self, person: u64) -> Result<bool, TableError> {
        Ok(self.store.setting(TOLD, &person.to_string()).await?.is_some_and(|told| told == "1"))
    }

    /// A direct message reached that person: they will be informed again after the next refusal.
    pub(super) async fn dm_arrived(&self, write: &mut Write, person: u64) -> Result<(), TableError> {
        if self.told_of_dms(person).await? {
            write.put_setting(TOLD, &person.to_string(), "")?;
        }
        Ok(())
    }
}
