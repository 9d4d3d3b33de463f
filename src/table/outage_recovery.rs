//! What a table does while the database takes no changes, and when it does again ([PBP-25]).

use super::database_outage::Sent;
use super::error::TableError;
use super::load_and_commit::Inner;
use crate::store::StoreError;

impl TableError {
    /// Whether the database takes no changes at the moment.
    pub fn is_outage(&self) -> bool {
        matches!(self, Self::Store(error) if error.is_outage())
    }

    /// Whether a change may have been stored although it was not confirmed.
    pub fn is_unconfirmed(&self) -> bool {
        matches!(self, Self::Store(StoreError::Unconfirmed))
    }
}

impl Inner {
    /// Takes note if the database itself failed a request.
    pub(super) fn note_outage<T>(&self, result: Result<T, TableError>) -> Result<T, TableError> {
        if result.as_ref().is_err_and(TableError::is_outage) {
            self.outage.begin(self.even_now());
        }
        result
    }

    /// Takes note that the database has taken a change.
    pub(super) fn note_change(&self) {
        self.outage.end(self.even_now());
    }

    /// During an outage: makes a change to find out whether it goes on. Whoever is about to do something that has to be recorded
    /// asks this first.
    ///
    /// # Errors
    /// If it goes on.
    pub(super) async fn end_outage(&self) -> Result<(), TableError> {
        if !self.outage.is_on() && !self.store.is_failing() {
            return Ok(());
        }
        let mut write = self.store.write()?;
        write.put_setting("system", "outage", &self.even_now().to_string())?;
        self.note_outage(write.commit().await.map_err(TableError::from))?;
        self.note_change();
        Ok(())
    }

    /// Records what was sent; if that fails, it is recorded before anything else is sent.
    pub(super) async fn record(&self, sent: Sent, message: Option<u64>) -> Result<(), TableError> {
        let recorded = match sent {
            Sent::Notice { id, revision } => self.record_delivered(id, revision, message).await,
            Sent::TournamentNotice { id, revision } => {
                self.record_tournament_delivered(id, revision, message).await
            }
        };
        let recorded = self.note_outage(recorded);
        if recorded.is_err() {
            self.outage.unrecorded.lock().insert(sent, message);
        } else {
            self.outage.unrecorded.lock().remove(&sent);
        }
        recorded
    }

    /// Records what was sent during an outage.
    ///
    /// # Errors
    /// If it goes on: nothing may be sent then, since it would be sent again and again.
    pub(super) async fn record_what_was_sent(&self) -> Result<(), TableError> {
        self.end_outage().await?;
        let unrecorded = self.outage.unrecorded.lock().clone();
        for (sent, message) in unrecorded {
            self.record(sent, message).await?;
        }
        Ok(())
    }
}
