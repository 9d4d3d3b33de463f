//! The announced absences that are not over, in memory: no order reads them from the database.

use crate::pace::Vacation;
use parking_lot::Mutex;
use std::collections::BTreeMap;
use std::sync::Arc;
use tokio::sync::OnceCell;

/// The absences that are not over, by person.
pub(super) type Vacations = BTreeMap<u64, Vec<Vacation>>;

/// The absences that are not over, as last read or written.
#[derive(Default)]
pub(super) struct KnownVacations {
    pub(super) known: Mutex<Arc<Vacations>>,
    pub(super) read: OnceCell<()>,
    /// Held while one is written.
    pub(super) writing: tokio::sync::Mutex<()>,
}

impl KnownVacations {
    /// Nothing is known of that person any more ([PBP-54]).
    pub(super) fn forget(&self, person: u64) {
        Arc::make_mut(&mut *self.known.lock()).remove(&person);
    }
}
