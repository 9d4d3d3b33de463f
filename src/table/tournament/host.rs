//! Who becomes host of a tournament after one who has left the server: the next person who joined.

use super::super::error::TableError;
use super::super::host::{Hosted, Succession};
use super::super::load_and_commit::Inner;
use super::loaded_tournament::TournamentRef;
use super::notice::TournamentNoticeKind;
use super::types::{Enrolled, EntrantState, Tournament, TournamentId};

impl Inner {
    pub(in crate::table) async fn tournaments_hosted_by(
        &self,
        guild: u64,
        host: u64,
    ) -> Result<Vec<Succession>, TableError> {
        let mut all = Vec::new();
        for id in self.store.tournaments_hosted_by(guild as i64, host as i64).await? {
            let shown = self.find_tournament(TournamentRef::Id(id)).await?.shown;
            let next = candidates(&shown).map(|one| (one.person, one.name.clone())).collect();
            all.push(Succession { hosted: Hosted::Tournament(shown.id), place: shown.place, next });
        }
        Ok(all)
    }

    pub(in crate::table) async fn tournament_host_left(
        &self,
        tournament: TournamentId,
        host: u64,
        next: Option<u64>,
    ) -> Result<(), TableError> {
        let passed = self.change_tournament(TournamentRef::Id(tournament.0), |draft, _| {
            if draft.shown.host != host {
                return Ok(());
            }
            let next = candidates(&draft.shown).find(|one| Some(one.person) == next);
            if let Some((person, name)) = next.map(|one| (one.person, one.name.clone())) {
                draft.shown.host = person;
                draft.told.push(TournamentNoticeKind::NewHost { name });
                draft.show();
            }
            Ok(())
        });
        passed.await.map(drop)
    }
}

/// The people who can become host, in order of joining.
pub(super) fn candidates(shown: &Tournament) -> impl Iterator<Item = &Enrolled> {
    let can =
        |one: &&Enrolled| !one.is_computer() && one.state != EntrantState::Out && one.person != shown.host;
    shown.enrolled.iter().filter(can)
}
