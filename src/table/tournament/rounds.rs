//! Rounds of a tournament: starting a round, storing results, going on, ending. `league` draws the rounds.

use super::super::announcement::AnnouncementKind;
use super::super::changeset;
use super::super::error::TableError;
use super::super::game_change as game;
use super::super::load_and_commit::Inner;
use super::super::panic_isolation;
use super::super::time::DAY;
use super::super::types::{Person, Place, Status};
use super::change::{Draft, OpenGame};
use super::error::TournamentError;
use super::loaded_tournament::TournamentRef;
use super::notice::TournamentNoticeKind;
use super::types::{Pairing, Tournament, TournamentStatus};
use crate::league::{Next, NoRound, may_begin, next_round};
use crate::store::StoreError;
use std::sync::Arc;

/// Inactivity after which a tournament that has not started is cancelled.
const LIFE: i64 = 30 * DAY;

impl Inner {
    pub(super) async fn start_tournament(
        &self,
        place: Place,
        who: &Person,
    ) -> Result<Tournament, TableError> {
        let started = self.change_tournament(TournamentRef::At(place), |draft, games| {
            draft.must_be_open()?;
            draft.must_host(who)?;
            if draft.shown.round == 0 {
                return self.close_words(draft);
            }
            take_over(draft, games);
            if is_complete(&draft.shown) {
                // If posted already, it is not posted again.
                let round = draft.shown.round;
                draft.told.push(TournamentNoticeKind::Standings { round });
            }
            begin_round(draft)
        });
        Ok(started.await?.1)
    }

    /// One step of the deadline worker: stores results of finished games and goes on. Returns the number of tournaments
    /// changed.
    pub(in crate::table) async fn advance_tournaments(&self) -> Result<usize, TableError> {
        let mut moved = self.open_tournaments().await?;
        for id in self.store.tournaments_to_score().await? {
            let on = self.change_tournament(TournamentRef::Id(id), |draft, games| {
                go_on(draft, games, true);
                Ok(())
            });
            let mut gone_on = of_one_tournament(id, on).await;
            if matches!(gone_on, Err(TableError::TooManyGames { .. })) {
                // The server has no room for more games: wait for the host.
                let on = self.change_tournament(TournamentRef::Id(id), |draft, games| {
                    go_on(draft, games, false);
                    Ok(())
                });
                gone_on = of_one_tournament(id, on).await;
            }
            match gone_on {
                Ok(_) => moved += 1,
                Err(error) => isolate_error(id, error)?,
            }
        }
        for id in self.store.tournaments_untouched(self.even_now() - LIFE).await? {
            let called_off = self.change_tournament(TournamentRef::Id(id), |draft, _| {
                if draft.shown.status == TournamentStatus::Gathering {
                    call_off(draft);
                }
                Ok(())
            });
            match of_one_tournament(id, called_off).await {
                Ok(_) => moved += 1,
                Err(error) => isolate_error(id, error)?,
            }
        }
        Ok(moved)
    }

    pub(super) async fn end_tournament(
        &self,
        place: Place,
        who: &Person,
        confirmed: bool,
    ) -> Result<Tournament, TableError> {
        let ended = self.change_tournament(TournamentRef::At(place), |draft, games| {
            draft.must_be_open()?;
            draft.must_host(who)?;
            if draft.shown.status == TournamentStatus::Gathering {
                call_off(draft);
                return Ok(());
            }
            if !confirmed {
                return Err(TournamentError::ConfirmEnd.into());
            }
            take_over(draft, games);
            for open in games.iter().filter(|open| open.result.is_none()) {
                call_off_game(draft, open);
            }
            close_or_call_off(draft);
            Ok(())
        });
        Ok(ended.await?.1)
    }

    /// Cancels one table of the current round: its game ends without a result, its entrants count as sitting out, and the
    /// tournament goes on.
    pub(super) async fn void_table(
        &self,
        place: Place,
        who: &Person,
        (round, number): (Option<u32>, u32),
        confirmed: bool,
    ) -> Result<Tournament, TableError> {
        let void = |begin| {
            self.change_tournament(TournamentRef::At(place), move |draft, games| {
                draft.must_be_open()?;
                draft.must_host(who)?;
                void_one(draft, games, (round, number), confirmed)?;
                proceed(draft, begin);
                Ok(())
            })
        };
        match void(true).await {
            // The server has no room for more games: wait for the host.
            Err(TableError::TooManyGames { .. }) => Ok(void(false).await?.1),
            other => Ok(other?.1),
        }
    }
}

/// Draws the next round and queues a notice for each table.
pub(super) fn begin_round(draft: &mut Draft) -> Result<(), TableError> {
    let most = draft.luck.most;
    let draws = draft.luck.key(&draft.base.row.seed)?.draws();
    let shown = &mut draft.shown;
    let drawn = next_round(&shown.plan, &shown.course(), most, draws).map_err(TournamentError::from)?;
    shown.status = TournamentStatus::Running;
    shown.round += 1;
    let round = shown.round;
    let pairing =
        |number, seats| Pairing { round, number, seats, game: None, thread: None, result: None, void: false };
    if !drawn.byes.is_empty() {
        shown.tables.push(pairing(0, drawn.byes));
    }
    for (number, table) in (1..).zip(drawn.tables) {
        shown.tables.push(pairing(number, table.seats));
        draft.told.push(TournamentNoticeKind::Table { round, number });
        draft.begins += 1;
    }
    draft.show();
    Ok(())
}

fn go_on(draft: &mut Draft, games: &[OpenGame], begin: bool) {
    take_over(draft, games);
    proceed(draft, begin);
}

/// Handles a complete round: queues its standings, then draws the next round (if `begin`) or ends the tournament.
fn proceed(draft: &mut Draft, begin: bool) {
    if draft.shown.status != TournamentStatus::Running || !is_complete(&draft.shown) {
        return;
    }
    let round = draft.shown.round;
    let most = draft.luck.most;
    match may_begin(&draft.shown.plan, &draft.shown.course(), most) {
        Err(NoRound::Over) => close_or_call_off(draft),
        Ok(()) if begin && draft.shown.plan.next == Next::Auto => {
            draft.told.push(TournamentNoticeKind::Standings { round });
            // Can't fail: `may_begin` just returned `Ok`.
            let _ = begin_round(draft);
        }
        Ok(()) | Err(NoRound::TooFew { .. } | NoRound::Unfinished { .. }) => {
            draft.told.push(TournamentNoticeKind::Standings { round });
        }
    }
}

/// Runs work on one tournament; a panic becomes an error of that tournament.
async fn of_one_tournament<T: Send>(
    id: i64,
    work: impl Future<Output = Result<T, TableError>> + Send,
) -> Result<T, TableError> {
    panic_isolation::guarded(work).await.unwrap_or_else(|place| {
        tracing::error!(tournament = id, place, "a tournament stops the program");
        Err(StoreError::Damaged("a tournament").into())
    })
}

/// Logs an error of one tournament, so that it does not stop the worker; returns errors of the database as a whole.
pub(super) fn isolate_error(id: i64, error: TableError) -> Result<(), TableError> {
    if !error.is_of_one_game() {
        return Err(error);
    }
    tracing::warn!(tournament = id, %error, "a tournament can't be moved on");
    Ok(())
}

fn take_over(draft: &mut Draft, games: &[OpenGame]) {
    let mut news = false;
    for open in games {
        if let Some(result) = &open.result {
            draft.shown.tables[open.table].result = Some(result.clone());
            news = true;
        }
        // A table that all its people have left counts for nobody, and the tournament goes on.
        if open.loaded.as_ref().is_some_and(|loaded| loaded.row.abandoned) {
            let table = &mut draft.shown.tables[open.table];
            table.void = true;
            draft.told.push(TournamentNoticeKind::Void { round: table.round, number: table.number });
            news = true;
        }
    }
    if news {
        draft.show();
    }
}

fn void_one(
    draft: &mut Draft,
    games: &[OpenGame],
    (round, number): (Option<u32>, u32),
    confirmed: bool,
) -> Result<(), TournamentError> {
    if draft.shown.status != TournamentStatus::Running {
        return Err(TournamentError::NotBegun);
    }
    take_over(draft, games);
    let now = draft.shown.round;
    let tables = draft.shown.round(now).count() as u32;
    let at = draft.shown.tables.iter().position(|table| (table.round, table.number) == (now, number));
    let at = at.filter(|_| number > 0).ok_or(TournamentError::NoSuchTable { number, tables })?;
    // A confirmation that comes too late must not hit a table of the next round.
    if round.is_some_and(|round| round != now) || draft.shown.tables[at].is_done() {
        return Err(TournamentError::TableDone { number });
    }
    if !confirmed {
        return Err(TournamentError::ConfirmTable { round: now, number });
    }
    if let Some(open) = games.iter().find(|open| open.table == at) {
        call_off_game(draft, open);
    }
    draft.shown.tables[at].void = true;
    draft.told.push(TournamentNoticeKind::Void { round: now, number });
    draft.show();
    Ok(())
}

/// Cancels the game of a table; it has no result.
fn call_off_game(draft: &mut Draft, open: &OpenGame) {
    let Some(loaded) = &open.loaded else {
        draft.unreadable.extend(draft.shown.tables[open.table].game);
        return;
    };
    let mut change = game::GameChange::new(Arc::clone(loaded), draft.now, draft.now);
    change.loaded.status = Status::Cancelled;
    change.loaded.open_order = None;
    change.announcements.push(AnnouncementKind::Cancelled);
    change.changed = true;
    draft.changesets.push(changeset::build_changeset(change));
}

fn is_complete(shown: &Tournament) -> bool {
    shown.round > 0 && shown.round(shown.round).all(Pairing::is_done)
}

/// A tournament without any result is cancelled.
fn close_or_call_off(draft: &mut Draft) {
    if draft.shown.tables.iter().any(|table| table.result.is_some()) {
        close(draft);
    } else {
        call_off(draft);
    }
}

fn close(draft: &mut Draft) {
    draft.shown.status = TournamentStatus::Over;
    draft.told.push(TournamentNoticeKind::Ended);
    draft.show();
}

impl Inner {
    /// Ends a tournament that has not started and whose channel is gone or locked: nobody could join it.
    pub(in super::super) async fn close_tournaments_at(&self, channel: u64) -> Result<(), TableError> {
        let Some(row) = self.store.tournament_in(channel as i64, false).await? else { return Ok(()) };
        let ended = self.change_tournament(TournamentRef::Id(row.id), |draft, _| {
            if draft.shown.status == TournamentStatus::Gathering {
                draft.shown.status = TournamentStatus::Cancelled;
                draft.show();
            }
            Ok(())
        });
        match ended.await {
            Err(error) if error.is_of_one_game() => Ok(()),
            ended => ended.map(drop),
        }
    }
}

fn call_off(draft: &mut Draft) {
    draft.shown.status = TournamentStatus::Cancelled;
    draft.told.push(TournamentNoticeKind::Cancelled);
    draft.show();
}
