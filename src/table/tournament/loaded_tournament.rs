//! `LoadedTournament`: one tournament read from its rows. Private to this module, because it holds secrets: other modules
//! get a [`Tournament`].

use super::super::error::TableError;
use super::super::load_and_commit::Inner;
use super::super::time::Millis;
use super::super::types::{GameId, Place};
use super::error::TournamentError;
use super::luck_state::TournamentLuck;
use super::types::{Enrolled, EntrantState, Pairing, Tournament, TournamentId, TournamentStatus};
use crate::league::{Entrant, Plan, SeatResult};
use crate::pace::Pace;
use crate::store::{EntrantRow, StoreError, TournamentRow, TournamentTableRow};

/// Maximum number of attempts after conflicts with concurrent changes.
pub(super) const ATTEMPTS: usize = 24;
/// Value of the `result` column for the entrants who sit out.
const BYE: &str = "bye";
/// Value of the `result` column for a table that the host cancelled.
const VOID: &str = "void";

/// Which tournament to load.
#[derive(Clone, Copy)]
pub(super) enum TournamentRef {
    /// The open tournament of a channel, else the last finished one; or the tournament that a thread belongs to.
    At(Place),
    /// The tournament with that id.
    Id(i64),
}

/// A tournament with its row.
#[derive(Clone)]
pub(in crate::table) struct LoadedTournament {
    pub(super) row: TournamentRow,
    pub(super) shown: Tournament,
    /// With its deadline in the time that the clock shows.
    pub(super) luck: TournamentLuck,
    /// The clock's time minus the time in which its times are stored, when it was read.
    pub(super) difference: Millis,
}

impl Inner {
    pub(in crate::table) async fn tournament(&self, place: Place) -> Result<LoadedTournament, TableError> {
        self.find_tournament(TournamentRef::At(place)).await
    }

    pub(super) async fn find_tournament(&self, which: TournamentRef) -> Result<LoadedTournament, TableError> {
        for _ in 0..ATTEMPTS {
            let row = match which {
                TournamentRef::At(place) => {
                    let channel = place.channel as i64;
                    match self.store.tournament_in(channel, true).await? {
                        Some(row) => Some(row),
                        None => self.store.tournament_of_thread(channel).await?,
                    }
                }
                TournamentRef::Id(id) => self.store.tournament(id).await?,
            };
            let row = row.ok_or(TournamentError::NoneHere)?;
            let entrants = self.store.entrants(row.id).await?;
            let tables = self.store.tournament_tables(row.id).await?;
            // A concurrent commit between these reads makes the rows inconsistent; then read again.
            let after = self.store.tournament(row.id).await?.map(|row| row.version);
            if after == Some(row.version) {
                let (mut luck, difference) = (TournamentLuck::read(&row.luck)?, self.difference());
                luck.opens = luck.opens.map(|opens| opens + difference);
                let shown = read(&row, &luck, entrants, &tables)?;
                return Ok(LoadedTournament { row, shown, luck, difference });
            }
        }
        Err(TableError::Busy)
    }
}

fn read(
    row: &TournamentRow,
    luck: &TournamentLuck,
    entrants: Vec<EntrantRow>,
    tables: &[TournamentTableRow],
) -> Result<Tournament, StoreError> {
    let status = TournamentStatus::find(&row.status).ok_or(StoreError::Damaged("a tournament's status"))?;
    let plan: Plan =
        serde_json::from_str(&row.plan).map_err(|_| StoreError::Damaged("a tournament's plan"))?;
    let setup =
        serde_json::from_str(&row.setup).map_err(|_| StoreError::Damaged("a tournament's options"))?;
    let pace = row.pace.and_then(|minutes| u32::try_from(minutes).ok()).and_then(Pace::minutes);
    Ok(Tournament {
        id: TournamentId(row.id),
        number: row.number as u32,
        place: Place { guild: row.guild as u64, channel: row.channel as u64 },
        status,
        host: row.host as u64,
        plan,
        setup,
        pace: pace.unwrap_or(Pace::NONE),
        round: row.round as u32,
        enrolled: entrants.into_iter().map(enrolled).collect::<Result<_, _>>()?,
        tables: tables.iter().map(pairing).collect::<Result<_, _>>()?,
        message: row.message.map(|message| message as u64),
        dice: luck.shown(),
    })
}

fn enrolled(row: EntrantRow) -> Result<Enrolled, StoreError> {
    let state = EntrantState::find(&row.state).ok_or(StoreError::Damaged("an entrant"))?;
    let place = row.place.map(|place| Entrant(place as u16));
    Ok(Enrolled { person: row.person as u64, name: row.name, place, state })
}

fn pairing(row: &TournamentTableRow) -> Result<Pairing, StoreError> {
    let seats: Vec<Entrant> =
        serde_json::from_str(&row.seats).map_err(|_| StoreError::Damaged("a tournament's table"))?;
    let result: Option<Vec<SeatResult>> = match row.result.as_str() {
        "" | BYE | VOID => None,
        text => Some(serde_json::from_str(text).map_err(|_| StoreError::Damaged("a table's result"))?),
    };
    Ok(Pairing {
        round: row.round as u32,
        number: row.number as u32,
        seats,
        game: row.game.map(GameId),
        thread: row.thread.map(|thread| thread as u64),
        result,
        void: row.result == VOID,
    })
}

/// The row of a table.
pub(super) fn table_row(table: &Pairing) -> TournamentTableRow {
    let result = match &table.result {
        Some(result) => serde_json::to_string(result).expect("plain values"),
        None if table.number == 0 => BYE.to_owned(),
        None if table.void => VOID.to_owned(),
        None => String::new(),
    };
    TournamentTableRow {
        round: i64::from(table.round),
        number: i64::from(table.number),
        seats: serde_json::to_string(&table.seats).expect("plain values"),
        game: table.game.map(|game| game.0),
        thread: table.thread.map(|thread| thread as i64),
        result,
    }
}

/// The rows of all people, in order of joining.
pub(super) fn entrant_rows(shown: &Tournament) -> Vec<EntrantRow> {
    let row = |(entered, one): (i64, &Enrolled)| EntrantRow {
        person: one.person as i64,
        name: one.name.clone(),
        place: one.place.map(|place| i64::from(place.0)),
        state: one.state.key().to_owned(),
        entered,
    };
    (0..).zip(&shown.enrolled).map(row).collect()
}
