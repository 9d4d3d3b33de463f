//! Applies a change to a copy of a tournament and commits it in one transaction, with its effects on games and its
//! notices. Of two concurrent changes the later one is decided again.

use super::super::announcement::AnnouncementKind;
use super::super::changeset::Changeset;
use super::super::error::TableError;
use super::super::load_and_commit::{Find, Inner};
use super::super::loaded_game::LoadedGame;
use super::super::lobby::minutes;
use super::super::time::Millis;
use super::super::types::{GameId, Person, Status};
use super::loaded_tournament::{ATTEMPTS, LoadedTournament, TournamentRef, entrant_rows, table_row};
use super::luck_state::TournamentLuck;
use super::notice::TournamentNoticeKind;
use super::types::Tournament;
use crate::league::SeatResult;
use crate::record::seat_results;
use crate::store::StoreError;
use std::sync::Arc;

/// A game of the current round without a stored result.
pub(super) struct OpenGame {
    /// Index of its table in [`Tournament::tables`].
    pub(super) table: usize,
    /// The game; `None` if it is set aside, so that it can only be cancelled.
    pub(super) loaded: Option<Arc<LoadedGame>>,
    /// Results by seat, if the game is over.
    pub(super) result: Option<Vec<SeatResult>>,
}

/// A tournament change in progress.
pub(super) struct Draft {
    pub(super) base: LoadedTournament,
    pub(super) shown: Tournament,
    pub(super) luck: TournamentLuck,
    pub(super) now: Millis,
    /// People whose name and language are stored.
    pub(super) people: Vec<Person>,
    /// Notices to deliver once (`told`), and notices to deliver again after each change (`shows`).
    pub(super) told: Vec<TournamentNoticeKind>,
    pub(super) shows: Vec<TournamentNoticeKind>,
    /// Changes of games that are part of it.
    pub(super) changesets: Vec<Changeset>,
    /// Games to cancel although they can't be read.
    pub(super) unreadable: Vec<GameId>,
    /// Number of games that will start because of it: the server must have room for them.
    pub(super) begins: u32,
}

impl Inner {
    /// Applies `decide` to a tournament and its open games, and commits the result. An error of `decide` changes nothing.
    pub(super) async fn change_tournament<T>(
        &self,
        which: TournamentRef,
        decide: impl Fn(&mut Draft, &[OpenGame]) -> Result<T, TableError> + Send + Sync,
    ) -> Result<(T, Tournament), TableError> {
        for _ in 0..ATTEMPTS {
            let base = self.find_tournament(which).await?;
            let games = self.open_games(&base.shown).await?;
            let mut draft = Draft {
                shown: base.shown.clone(),
                luck: base.luck.clone(),
                now: self.even_now() + base.difference,
                base,
                people: Vec::new(),
                told: Vec::new(),
                shows: Vec::new(),
                changesets: Vec::new(),
                unreadable: Vec::new(),
                begins: 0,
            };
            let value = decide(&mut draft, &games)?;
            draft.shown.dice = draft.luck.shown();
            let same = draft.shown == draft.base.shown && draft.luck == draft.base.luck;
            if same && draft.changesets.is_empty() && draft.shows.is_empty() {
                return Ok((value, draft.shown));
            }
            match self.commit_tournament(draft).await {
                Ok(shown) => return Ok((value, shown)),
                Err(TableError::Store(StoreError::Conflict)) => {}
                Err(error) => return self.note_outage(Err(error)),
            }
        }
        Err(TableError::Busy)
    }

    async fn open_games(&self, shown: &Tournament) -> Result<Vec<OpenGame>, TableError> {
        let mut games = Vec::new();
        for (at, table) in shown.tables.iter().enumerate() {
            let Some(game) = table.game.filter(|_| !table.is_done()) else { continue };
            let loaded = match self.find(Find::Id(game)).await {
                Err(TableError::SetAside { .. }) => {
                    games.push(OpenGame { table: at, loaded: None, result: None });
                    continue;
                }
                found => found?,
            };
            let result = match loaded.status {
                Status::Over => {
                    let log = self.store.events(game.0, 0).await?;
                    let outcome = loaded.playing().outcome();
                    outcome.map(|outcome| seat_results(outcome, log.iter().map(|row| &row.event)))
                }
                Status::Lobby | Status::Running | Status::Cancelled | Status::Closed => None,
            };
            games.push(OpenGame { table: at, loaded: Some(loaded), result });
        }
        Ok(games)
    }

    async fn commit_tournament(&self, draft: Draft) -> Result<Tournament, TableError> {
        let Draft { base, shown, luck, now, people, told, shows, changesets, unreadable, begins } = draft;
        let mut row = base.row.clone();
        shown.status.key().clone_into(&mut row.status);
        (row.host, row.round) = (shown.host as i64, i64::from(shown.round));
        row.touched = now - base.difference;
        (row.setup, row.pace) =
            (serde_json::to_string(&shown.setup).expect("plain values"), minutes(shown.pace));
        let mut write = self.store.write()?;
        if begins > 0 {
            let limit = self.limits.games_per_server;
            let open = write.count_open(row.guild).await?;
            if open + i64::from(begins) > i64::from(limit) {
                return Err(TableError::TooManyGames { limit });
            }
        }
        write.update_tournament(&row)?;
        if luck != base.luck {
            row.awaited = luck.beacon().round().filter(|_| luck.opens.is_some()).unwrap_or(0) as i64;
            let opens = luck.opens.map(|opens| opens - base.difference);
            row.opens = opens.unwrap_or(0);
            row.luck = TournamentLuck { opens, ..luck }.text();
            write.set_tournament_luck(&row)?;
        }
        for person in &people {
            write.put_person(person.id as i64, &person.name, &person.locale)?;
        }
        if base.shown.enrolled != shown.enrolled {
            write.put_entrants(row.id, &entrant_rows(&shown))?;
        }
        for table in shown.tables.iter().filter(|table| !base.shown.tables.contains(table)) {
            write.put_tournament_table(row.id, &table_row(table))?;
        }
        for changeset in &changesets {
            Self::put_changeset(&mut write, changeset)?;
        }
        for game in unreadable {
            self.end_set_aside(&mut write, game, AnnouncementKind::Cancelled).await?;
        }
        for kind in &told {
            write.tell_tournament(row.id, &kind.body())?;
        }
        for kind in &shows {
            write.show_tournament(row.id, &kind.body())?;
        }
        write.commit().await?;
        tracing::debug!(tournament = row.id, round = shown.round, "committed");
        for changeset in changesets {
            self.cache.put(Arc::new(changeset.loaded));
        }
        self.wake.notify_waiters();
        Ok(shown)
    }
}
