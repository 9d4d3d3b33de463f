//! Games that can't be read or worked out any more, because of damage or of a fault of ours: set aside with their clocks
//! standing still, told to their people, tried again at the next start. All other games go on. Never a game deleted or changed.

use super::error::{TableError, damaged};
use super::game_change::GameChange;
use super::load_and_commit::{Find, Inner};
use super::notice::{Audience, Notice, NoticeContent, NoticeKind, What};
use super::panic_isolation;
use super::time::MINUTE;
use super::types::{GameId, Parked, Person, Place, Status};
use crate::rules::Viewer;
use crate::store::{GameRow, NoticeRow, OutboxRow, StoreError, Write};

/// A game that was set aside, as far as its row says.
fn is_set_aside(row: &GameRow) -> bool {
    row.parked == Parked::Damaged.key()
}

/// Whether it is still to be played.
fn is_open(row: &GameRow) -> bool {
    [Status::Lobby, Status::Running].iter().any(|status| status.key() == row.status)
}

impl TableError {
    /// Whether one game alone is at fault; a database that fails concerns them all.
    pub const fn is_of_one_game(&self) -> bool {
        match self {
            Self::Store(error) => matches!(error, StoreError::Damaged(_)),
            _ => true,
        }
    }

    /// Whether that game can't be worked on any more.
    pub(super) const fn is_damage(&self) -> bool {
        matches!(self, Self::Damaged { .. } | Self::Store(StoreError::Damaged(_)))
    }

    /// An error of the database while that game was read.
    pub(super) fn while_reading(game: i64) -> impl Fn(StoreError) -> Self {
        move |error| match error {
            StoreError::Damaged(what) => damaged(game, &format!("{what} cannot be understood")),
            error => error.into(),
        }
    }

    /// Work on that game stopped at that place of the source.
    pub(super) fn stopped(game: i64, place: &str) -> Self {
        Self::Damaged { game: GameId(game), what: format!("it stops the program at {place}") }
    }
}

/// Work on one game: what it gives, or its error, or a panic as an error.
pub(super) async fn of_one_game<T: Send>(
    game: i64,
    work: impl Future<Output = Result<T, TableError>> + Send,
) -> Result<T, TableError> {
    panic_isolation::guarded(work).await.unwrap_or_else(|place| Err(TableError::stopped(game, &place)))
}

impl Inner {
    /// The refusal for a game that was set aside.
    pub(super) fn refuse_set_aside(row: &GameRow) -> Result<(), TableError> {
        if is_set_aside(row) {
            return Err(TableError::SetAside { game: GameId(row.id), number: row.number as u32 });
        }
        Ok(())
    }

    /// Sets a game aside and gives the error for whoever asked for it. A game that is over has nothing to stand still.
    pub(super) async fn set_aside(&self, game: i64, error: TableError) -> Result<TableError, TableError> {
        let row = match self.store.game(game).await {
            // Not even its row can be read: nobody can be told, but its clock must not come up again and again.
            Err(StoreError::Damaged(_)) => {
                tracing::error!(game, %error, "a game is damaged, and its row can't be read");
                let mut write = self.store.write()?;
                write.stop_clocks(game, self.now(), MINUTE)?;
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
        write.set_aside(row.id, row.version, self.now(), MINUTE)?;
        write.tell(&self.notices(&row).await?)?;
        match write.commit().await {
            Ok(()) => tracing::error!(game, number = row.number, "it is set aside; the other games go on"),
            // Somebody has changed it meanwhile: whoever works on it next finds out.
            Err(StoreError::Conflict) => {}
            Err(error) => return Err(error.into()),
        }
        self.wake.notify_waiters();
        Ok(TableError::SetAside { game: GameId(row.id), number: row.number as u32 })
    }

    /// The channel is told, and everybody who plays.
    async fn notices(&self, row: &GameRow) -> Result<Vec<NoticeRow>, TableError> {
        let seats = match self.store.seats(row.id).await {
            Err(StoreError::Damaged(_)) => Vec::new(),
            seats => seats?,
        };
        let notice = |audience: i64, kind: &NoticeKind| kind.row(row.id, row.seq, audience, row.version);
        let mut notices = vec![notice(0, &NoticeKind::Announcement { what: What::SetAside })];
        for seat in seats {
            let told = NoticeKind::Parked { person: seat.person as u64, why: Parked::Damaged };
            notices.push(notice(seat.person, &told));
        }
        Ok(notices)
    }

    /// What becomes of a notice of a game that can't be read: nothing but that it can't be read, or was called off, is told.
    /// Gives the notice to be delivered, or whether it is to be kept for later.
    pub(super) async fn told_of_set_aside(
        &self,
        row: &OutboxRow,
        kind: NoticeKind,
    ) -> Result<Aside, TableError> {
        let game = match self.store.game(row.notice.game).await {
            Err(StoreError::Damaged(_)) => return Ok(Aside::Hold),
            found => found?,
        };
        let Some(game) = game else { return Ok(Aside::Drop) };
        let told = matches!(
            kind,
            NoticeKind::Parked { why: Parked::Damaged, .. }
                | NoticeKind::Announcement { what: What::SetAside | What::Cancelled | What::LobbyClosed }
        );
        if !told || !is_set_aside(&game) {
            return Ok(if is_open(&game) { Aside::Hold } else { Aside::Drop });
        }
        let person = row.notice.audience as u64;
        Ok(Aside::Deliver(Notice {
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

    /// What can be said of it: its number.
    pub(super) async fn brief_set_aside(&self, notice: &Notice) -> Result<NoticeContent, TableError> {
        let row = self.store.game(notice.game.0).await?.ok_or(TableError::NoGameHere)?;
        Ok(NoticeContent::SetAside { number: row.number as u32, place: notice.place })
    }

    /// Its host calls it off: the channel is free for another game then.
    pub(super) async fn cancel_set_aside(
        &self,
        game: GameId,
        who: &Person,
        confirmed: bool,
    ) -> Result<(), TableError> {
        let row = self.store.game(game.0).await?.ok_or(TableError::NoGameHere)?;
        if row.host as u64 != who.id {
            return Err(TableError::NotHost { host: row.host as u64 });
        }
        if row.status == Status::Running.key() && !confirmed {
            return Err(TableError::ConfirmCancel);
        }
        let mut write = self.store.write()?;
        self.end_set_aside(&mut write, game).await?;
        write.commit().await?;
        self.wake.notify_waiters();
        Ok(())
    }

    /// Calls it off, in a transaction that has begun.
    pub(super) async fn end_set_aside(&self, write: &mut Write, game: GameId) -> Result<(), TableError> {
        let row = self.store.game(game.0).await?.ok_or(TableError::NoGameHere)?;
        write.cancel_set_aside(row.id, row.version)?;
        let kind = NoticeKind::Announcement { what: What::Cancelled };
        write.tell(&[kind.row(row.id, row.seq, 0, row.version)])?;
        Ok(())
    }

    /// Once after the start: what was set aside is tried again, for the database may have been mended, or the program. What
    /// can be read goes on.
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

    /// Whether that game can be read: its log from the first event on, and whether its snapshot is what the log leads to.
    /// Changes nothing.
    pub(super) async fn examine(&self, game: i64) -> Result<(), TableError> {
        loop {
            let row = self.store.game(game).await?.ok_or(TableError::NoGameHere)?;
            let examined = of_one_game(game, self.examine_as(&row)).await;
            // Somebody plays on it meanwhile: what was read was of two moments.
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

/// The clocks go on with what was left.
fn go_on(draft: &mut GameChange) {
    // What everybody sees is worked out here, so that a game is not taken back only to stop again.
    if draft.loaded.game.is_some() {
        draft.loaded.look(Viewer::Public);
    }
    draft.loaded.row.parked.clear();
    draft.announcements.push(What::Resumed);
    draft.changed = true;
}

/// What becomes of a notice of a game that can't be read.
pub(super) enum Aside {
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
        Person { id, name: format!("Player {id}"), bot: false, locale: "en".to_owned() }
    }

    /// A game of two that is being played.
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
        // The same fault where no person is refused: the game can't move on, and stands aside.
        table.inner.spare(before.game.0, error).await.unwrap();
        assert!(matches!(table.look(PLACE, &person(1)).await, Err(TableError::SetAside { .. })));
    }
}
