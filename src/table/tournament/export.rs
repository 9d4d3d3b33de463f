//! Exports a finished tournament as a record ([PBP-42]). Before the end it returns only public facts.

use super::super::error::TableError;
use super::super::former_players::is_former;
use super::super::load_and_commit::Inner;
use super::super::types::Place;
use super::error::TournamentError;
use super::loaded_tournament::TournamentRef;
use super::luck_state::TournamentLuck;
use super::types::{Tournament, TournamentStatus};
use crate::luck::Seed;
use crate::record::{TableLine, TournamentRecord, write_tournament};
use crate::store::{StoreError, TournamentRow};

/// A tournament with its record.
#[derive(Clone, Debug)]
pub struct ExportedTournament {
    /// The tournament.
    pub tournament: Tournament,
    /// Text of the record, once the tournament is over or called off.
    pub text: Option<String>,
}

impl Inner {
    pub(in crate::table) async fn export_tournament(
        &self,
        place: Place,
        names: bool,
    ) -> Result<ExportedTournament, TableError> {
        let held = match self.find_tournament(TournamentRef::At(place)).await {
            // One that was called off after its commitment reveals its seed, as a game does.
            Err(TableError::Tournament(TournamentError::NoneHere)) => {
                let id = self.store.tournament_called_off(place.channel as i64).await?;
                self.find_tournament(TournamentRef::Id(id.ok_or(TournamentError::NoneHere)?)).await?
            }
            held => held?,
        };
        let ended = matches!(held.shown.status, TournamentStatus::Over | TournamentStatus::Cancelled);
        if held.shown.status == TournamentStatus::Cancelled && !held.luck.closed() {
            return Err(TournamentError::NoneHere.into());
        }
        let over = ended && held.luck.closed();
        let (shown, luck, row) = (&held.shown, &held.luck, &held.row);
        let text = if over { Some(write_tournament(&record(shown, luck, row, names)?)) } else { None };
        Ok(ExportedTournament { tournament: held.shown, text })
    }
}

/// The tournament as a record.
pub(super) fn record(
    shown: &Tournament,
    luck: &TournamentLuck,
    row: &TournamentRow,
    names: bool,
) -> Result<TournamentRecord, StoreError> {
    let seed = Seed::read(&row.seed).ok_or(StoreError::Damaged("a tournament's seed"))?;
    let sat = |round: u32| -> Vec<TableLine> {
        let tables = shown.tables.iter().filter(|table| table.round == round);
        let one = |table: &super::types::Pairing| TableLine {
            number: table.number,
            table: crate::league::Table { seats: table.seats.clone(), result: table.result.clone() },
            void: table.void,
        };
        tables.map(one).collect()
    };
    let name = |place: usize| {
        let one = shown.enrolled.iter().find(|one| one.place.is_some_and(|at| usize::from(at.0) == place));
        let named = one.filter(|one| names && !is_former(one.person));
        named.map(|one| one.name.clone()).filter(|name| !name.is_empty())
    };
    Ok(TournamentRecord {
        fixed: luck.fixed.as_ref().map(|fixed| fixed.recorded(&seed)),
        tournament: row.id as u64,
        plan: shown.plan,
        most: luck.most,
        entrants: (0..luck.places.len()).map(name).collect(),
        promise: luck.promise.clone(),
        commitment: luck.commitment.clone(),
        mix: luck.mix(),
        seed,
        rounds: (1..=shown.round).map(sat).collect(),
    })
}
