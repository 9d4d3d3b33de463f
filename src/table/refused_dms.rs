//! Who has to be told that a direct message to them was refused ([PBP-19]). Asked after every private answer, so it is
//! held in memory; it stands in the database all the same.

use super::error::TableError;
use super::load_and_commit::Inner;
use crate::store::Write;
use parking_lot::Mutex;
use std::collections::BTreeSet;

/// Where it stands who was told how to open direct messages.
const TOLD: &str = "dm_told";

/// People whose direct messages are closed and who were not told so yet.
#[derive(Default)]
pub(super) struct Refused(Mutex<Held>);

#[derive(Default)]
struct Held {
    /// Whether what the database knew at the start is among them.
    read: bool,
    people: BTreeSet<u64>,
}

impl Refused {
    fn held(&self) -> parking_lot::MutexGuard<'_, Held> {
        self.0.lock()
    }

    /// A direct message to that person was refused, and the database knows.
    pub(super) fn add(&self, person: u64) {
        self.held().people.insert(person);
    }
}

impl Inner {
    /// True once after direct messages to that person were refused, however many.
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

    /// Whether that person was told how to open direct messages since one last reached them.
    async fn told_of_dms(&self, person: u64) -> Result<bool, TableError> {
        Ok(self.store.setting(TOLD, &person.to_string()).await?.is_some_and(|told| told == "1"))
    }

    /// A direct message has reached that person: if they close them later, they are told once more.
    pub(super) async fn dm_arrived(&self, write: &mut Write, person: u64) -> Result<(), TableError> {
        if self.told_of_dms(person).await? {
            write.put_setting(TOLD, &person.to_string(), "")?;
        }
        Ok(())
    }
}
