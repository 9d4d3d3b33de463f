//! Erases a person from tournaments ([PBP-54]): whoever takes part drops out, and the host's role passes on.

use super::super::error::TableError;
use super::super::load_and_commit::Inner;
use super::error::TournamentError;
use super::host::candidates;
use super::loaded_tournament::TournamentRef;
use super::luck_state::TournamentLuck;
use super::notice::TournamentNoticeKind;
use super::participants::leave;
use super::types::{EntrantState, TournamentStatus};
use crate::luck::Seed;
use crate::store::TournamentRow;

/// The column `luck` without that person; `None` if nothing of them is in it, or it can't be read.
pub(in crate::table) fn luck_without(row: &TournamentRow, person: u64, former: u64) -> Option<String> {
    let mut luck = TournamentLuck::read(&row.luck).ok()?;
    luck.erase(&Seed::read(&row.seed)?, person, former).then(|| luck.text())
}

impl Inner {
    /// Refuses while a tournament of that person waits for its first round: its words are closed, and its dice are not known yet.
    pub(in crate::table) async fn tournaments_let_go(&self, person: u64) -> Result<(), TableError> {
        for id in self.store.open_tournaments_about(person as i64).await? {
            let held = self.find_tournament(TournamentRef::Id(id)).await?;
            let waits = held.shown.status == TournamentStatus::Gathering && held.luck.closed();
            if waits && held.shown.of(person).is_some_and(|one| one.place.is_some()) {
                return Err(TournamentError::EraseLater { number: held.shown.number }.into());
            }
        }
        Ok(())
    }

    /// Drops a person out of all open tournaments, and passes on what they host.
    pub(in crate::table) async fn leave_tournaments(&self, person: u64) -> Result<(), TableError> {
        for id in self.store.open_tournaments_about(person as i64).await? {
            let left = self.change_tournament(TournamentRef::Id(id), |draft, _| {
                let takes_part = draft.shown.of(person).filter(|one| one.state != EntrantState::Out);
                if takes_part.is_some() {
                    leave(draft, person)?;
                }
                let next = candidates(&draft.shown).find(|one| one.person != person);
                let next = next.map(|one| (one.person, one.name.clone()));
                if let Some((next, name)) = next.filter(|_| draft.shown.host == person) {
                    draft.shown.host = next;
                    draft.told.push(TournamentNoticeKind::NewHost { name });
                    draft.show();
                }
                Ok(())
            });
            match left.await {
                // What can't be read is erased in its rows.
                Err(error) if error.is_of_one_game() => {}
                left => drop(left?),
            }
        }
        Ok(())
    }
}
