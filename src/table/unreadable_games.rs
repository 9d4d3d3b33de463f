//! Sets aside games that can't be read or replayed, because of damage or a bug: suspends their deadlines, notifies their
//! players, and tries again at the next start. Other games go on. Keeps the data of the game as it is.

use super::announcement::AnnouncementKind;
use super::error::{TableError, damaged};
use super::game_change::GameChange;
use super::load_and_commit::{Find, Inner};
use super::notice::{Audience, Notice, NoticeContent};
use super::notice_kind::NoticeKind;
use super::panic_isolation;
use super::time::MINUTE;
use super::types::is_computer;
use super::types::{GameId, Parked, Person, Place, Status};
use crate::rules::Viewer;
use crate::store::{GameRow, NoticeRow, OutboxRow, StoreError, Write};

/// Whether the row says that the game is set aside.
fn is_set_aside(row: &GameRow) -> bool {
    row.parked == Parked::Damaged.key()
}

/// Whether it is a lobby or a running game.
fn is_open(row: &GameRow) -> bool {
    [Status::Lobby, Status::Running].iter().any(|status| status.key() == row.status)
}

impl TableError {
    /// Whether the error concerns one game only; an error of the database concerns all.
    pub const fn is_of_one_game(&self) -> bool {
        match self {
            Self::Store(error) => matches!(error, StoreError::Damaged(_)),
            _ => true,
        }
    }

    /// Whether the game can't be read any more.
    pub(super) const fn is_damage(&self) -> bool {
        matches!(self, Self::Damaged { .. } | Self::Store(StoreError::Damaged(_)))
    }

    /// Converts an error of the database while that game was read.
    pub(super) fn while_reading(game: i64) -> impl Fn(StoreError) -> Self {
        move |error| match error {
            StoreError::Damaged(what) => damaged(game, &format!("{what} cannot be understood")),
            error => error.into(),
        }
    }

    /// The error for a panic during work on that game, with the source location.
    pub(super) fn stopped(game: i64, place: &str) -> Self {
        Self::Damaged { game: GameId(game), what: format!("it stops the program at {place}") }
    }
}

/// Runs work on one game; a panic becomes an error of that game.
pub(super) async fn of_one_game<T: Send>(
    game: i64,
    work: impl Future<Output = Result<T, TableError>> + Send,
) -> Result<T, TableError> {
    panic_isolation::guarded(work).await.unwrap_or_else(|place| Err(TableError::stopped(game, &place)))
}

impl Inner {
    /// Refuses a game that is set aside.
    pub(super) fn refuse_set_aside(row: &GameRow) -> Result<(), TableError> {
        if is_set_aside(row) {
            return Err(TableError::SetAside { game: GameId(row.id), number: row.number as u32 });
        }
        Ok(())
    }

    /// Sets a game aside and returns the error for the caller. A game that is over has no deadlines and stays as it is.
    pub(super) async fn set_aside(&self, game: i64, error: TableError) -> Result<TableError, TableError> {
        let row = match self.store.game(game).await {
            // The row itself can't be read: there are no recipients, but the timers must not fire again and again.
            Err(StoreError::Damaged(_)) => {
                tracing::error!(game, %error, "a game is damaged, and its row can't be read");
                let mut write = self.store.write()?;
                write.stop_clocks(game, self.even_now(), MINUTE)?;
                write.commit().await?;
                return Ok(error);
            }
            found => found?,
        };
        let Some(row) = row else { return Ok(error) };
        if is_set_aside(&row) {
            return Ok(TableError::SetAside { game: GameId(row.id), number: row.number as u32 });
        }
        tracing::error!(game, number = row.number, %error, "a game is damaged");
        if !is_open(&row) {
            return Ok(error);
        }
        let mut write = self.store.write()?;
        write.set_aside(row.id, row.version, self.even_now(), MINUTE)?;
        write.insert_once(&self.notices(&row).await?)?;
        match write.commit().await {
            Ok(()) => tracing::error!(game, number = row.number, "it is set aside; the other games go on"),
            // A concurrent request changed the game; the next access will find the damage.
            Err(StoreError::Conflict) => {}
            Err(error) => return Err(error.into()),
        }
        self.wake.notify_waiters();
        Ok(TableError::SetAside { game: GameId(row.id), number: row.number as u32 })
    }

    /// Notices for the channel and for each player.
    async fn notices(&self, row: &GameRow) -> Result<Vec<NoticeRow>, TableError> {
        let seats = match self.store.seats(row.id).await {
            Err(StoreError::Damaged(_)) => Vec::new(),
            seats => seats?,
        };
        let notice = |audience: i64, kind: &NoticeKind| kind.row(row.id, row.seq, audience, row.version);
        let mut notices = vec![notice(0, &NoticeKind::Announcement { what: AnnouncementKind::SetAside })];
        for seat in seats.iter().filter(|seat| !is_computer(seat.person as u64)) {
            let told = NoticeKind::Parked { person: seat.person as u64, why: Parked::Damaged };
            notices.push(notice(seat.person, &told));
        }
        Ok(notices)
    }

    /// What to do with a notice of a set-aside game: only notices that it is set aside, cancelled or closed are
    /// delivered; others are kept while the game is open.
    pub(super) async fn told_of_set_aside(
        &self,
        row: &OutboxRow,
        kind: NoticeKind,
    ) -> Result<SetAsideVerdict, TableError> {
        let game = match self.store.game(row.notice.game).await {
            Err(StoreError::Damaged(_)) => return Ok(SetAsideVerdict::Hold),
            found => found?,
        };
        let Some(game) = game else { return Ok(SetAsideVerdict::Drop) };
        let told = matches!(
            kind,
            NoticeKind::Parked { why: Parked::Damaged, .. }
                | NoticeKind::Announcement {
                    what: AnnouncementKind::SetAside
                        | AnnouncementKind::Cancelled
                        | AnnouncementKind::CancelledBy { .. }
                        | AnnouncementKind::LobbyClosed
                }
        );
        if !told || !is_set_aside(&game) {
            return Ok(if is_open(&game) { SetAsideVerdict::Hold } else { SetAsideVerdict::Drop });
        }
        let person = row.notice.audience as u64;
        Ok(SetAsideVerdict::Deliver(Notice {
            id: row.id,
            game: GameId(game.id),
            place: Place { guild: game.guild as u64, channel: game.channel as u64 },
            seq: row.notice.seq as u32,
            audience: if person == 0 { Audience::Channel } else { Audience::Person(person) },
            kind,
            nonce: format!("cb{:x}", row.id),
            attempts: row.attempts as u32,
            message: None,
        }))
    }

    /// Content of a notice about a set-aside game: its number.
    pub(super) async fn brief_set_aside(&self, notice: &Notice) -> Result<NoticeContent, TableError> {
        let row = self.store.game(notice.game.0).await?.ok_or(TableError::NoGameHere)?;
        Ok(NoticeContent::SetAside { number: row.number as u32, place: notice.place })
    }

    /// Cancels a set-aside game for its host or a manager of the server, so that the channel is free for another game.
    pub(super) async fn cancel_set_aside(
        &self,
        game: GameId,
        who: &Person,
        confirmed: bool,
    ) -> Result<(), TableError> {
        let row = self.store.game(game.0).await?.ok_or(TableError::NoGameHere)?;
        let host = row.host as u64;
        if !who.may_host(host, row.guild as u64) {
            return Err(TableError::NotHost { host });
        }
        if row.status == Status::Running.key() && !confirmed {
            return Err(TableError::ConfirmCancel);
        }
        let mut write = self.store.write()?;
        self.end_set_aside(&mut write, game, super::lobby::cancelled_by(who, host)).await?;
        write.commit().await?;
        self.wake.notify_waiters();
        Ok(())
    }

    /// Cancels a set-aside game in an open transaction.
    pub(super) async fn end_set_aside(
        &self,
        write: &mut Write,
        game: GameId,
        what: AnnouncementKind,
    ) -> Result<(), TableError> {
        let row = self.store.game(game.0).await?.ok_or(TableError::NoGameHere)?;
        write.cancel_set_aside(row.id, row.version)?;
        let kind = NoticeKind::Announcement { what };
        write.insert_once(&[kind.row(row.id, row.seq, 0, row.version)])?;
        Ok(())
    }

    /// Called once after the start: tries the set-aside games again, because the database or the program may have been
    /// repaired.
    pub(super) async fn reconsider(&self) -> Result<(), TableError> {
        for game in self.store.set_aside().await? {
            let tried = of_one_game(
                game,
                self.change(Find::SetAside(GameId(game)), |draft| {
                    go_on(draft);
                    Ok(())
                }),
            );
            match tried.await {
                Ok(_) => tracing::info!(game, "a game that was set aside goes on"),
                Err(error) if error.is_of_one_game() => {
                    tracing::warn!(game, %error, "a game stays set aside");
                }
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }

    /// Checks that a game can be read: replays its log from the first event and compares the result with its snapshot.
    /// Changes nothing.
    pub(super) async fn verify_game(&self, game: i64) -> Result<(), TableError> {
        loop {
            let row = self.store.game(game).await?.ok_or(TableError::NoGameHere)?;
            let examined = of_one_game(game, self.examine_as(&row)).await;
            // A concurrent request changed the game between the reads: read again.
            if self.store.game(game).await?.is_some_and(|after| after.version == row.version) {
                return examined;
            }
        }
    }

    async fn examine_as(&self, row: &GameRow) -> Result<(), TableError> {
        let replayed = self.load(row, false).await?;
        let held = self.load(row, true).await?;
        if replayed.game != held.game {
            return Err(damaged(row.id, "its snapshot is not what its log leads to"));
        }
        if let Some(game) = &replayed.game {
            for viewer in game.setup().all_seats().map(Viewer::Seat) {
                replayed.look(viewer);
            }
        }
        Ok(())
    }
}

/// Ends the set-aside state; the deadlines continue with the remaining time.
fn go_on(draft: &mut GameChange) {
    // Computed here, so that a panic in the public view keeps the game set aside.
    if draft.loaded.game.is_some() {
        draft.loaded.look(Viewer::Public);
    }
    draft.loaded.row.parked.clear();
    draft.announcements.push(AnnouncementKind::Resumed);
    draft.changed = true;
}

/// What to do with a notice of a set-aside game.
pub(super) enum SetAsideVerdict {
    Deliver(Notice),
    Hold,
    Drop,
}

#[cfg(test)]
mod tests {
    use super::super::load_and_commit::Find;
    use super::super::{Begun, FixedSeeds, Limits, ManualClock, NewGame, Person, Place, Table, TableError};
    use crate::rules::Rulebook;
    use crate::store::Store;
    use std::sync::Arc;

    const PLACE: Place = Place { guild: 1, channel: 2 };

    fn person(id: u64) -> Person {
        Person { id, name: format!("Player {id}"), bot: false, locale: "en".to_owned(), manages: None }
    }

    /// A running game of two players.
    async fn played(folder: &tempfile::TempDir) -> Table {
        let store = Store::open(&folder.path().join("games.db")).await.unwrap();
        let clock = Arc::new(ManualClock::new(1_000_000));
        let table = Table::new(store, clock, Arc::new(FixedSeeds::new(1)), Limits::default());
        table.open_lobby(PLACE, &person(1), NewGame::of(Rulebook::Classic)).await.unwrap();
        table.join(PLACE, &person(2)).await.unwrap();
        assert!(matches!(table.start(PLACE, &person(1)).await.unwrap(), Begun::Playing(_)));
        table
    }

    #[tokio::test]
    async fn a_panic_in_somebodys_order_refuses_the_order_and_the_game_goes_on() {
        let folder = tempfile::tempdir().unwrap();
        let table = played(&folder).await;
        let before = table.look(PLACE, &person(1)).await.unwrap();
        let error = table.inner.change(Find::Open(PLACE.channel), |_| -> Result<(), _> { panic!("a fault") });
        let error = error.await.map(drop).unwrap_err();
        assert!(
            matches!(&error, TableError::Damaged { what, .. } if what.contains("unreadable_games.rs")),
            "{error}"
        );
        assert_eq!(table.look(PLACE, &person(1)).await.unwrap(), before, "nothing has changed");
        // The same error without a request: the game can't go on and is set aside.
        table.inner.isolate_error(before.game.0, error).await.unwrap();
        assert!(matches!(table.look(PLACE, &person(1)).await, Err(TableError::SetAside { .. })));
    }
}
