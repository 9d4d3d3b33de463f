//! Parks games whose channel can't be written to ([PBP-53]): their deadlines are suspended until the channel is available
//! again or the game moves to another one. No default answers are given meanwhile.

use super::announcement::AnnouncementKind;
use super::error::TableError;
use super::game_change::GameChange;
use super::load_and_commit::{Find, Inner};
use super::loaded_game::LoadedGame;
use super::types::{GameId, Look, Parked, Person, Place, Status};

impl LoadedGame {
    /// Why the game is parked; `None` if it isn't or is over.
    pub(super) fn parked(&self) -> Option<Parked> {
        Parked::find(&self.row.parked).filter(|_| self.status == Status::Running)
    }
}

impl GameChange {
    /// Parks a running game: its deadlines are suspended.
    pub(super) fn park(&mut self, why: Parked) {
        if self.loaded.status == Status::Running && self.loaded.parked().is_none() {
            why.key().clone_into(&mut self.loaded.row.parked);
            self.changed = true;
        }
    }

    /// Unparks the game: its deadlines continue with the remaining time.
    pub(super) fn unpark(&mut self) {
        if self.loaded.parked().is_some() {
            self.loaded.row.parked.clear();
            self.changed = true;
        }
    }
}

impl Inner {
    /// Parks a game whose channel is lost.
    pub(super) async fn park(&self, game: GameId, why: Parked) -> Result<(), TableError> {
        let parked = self.change(Find::Id(game), |draft| {
            draft.park(why);
            Ok(())
        });
        parked.await.map(drop)
    }

    /// Unparks a game whose channel is available again.
    pub(super) async fn unpark(&self, game: GameId) -> Result<(), TableError> {
        let back = self.change(Find::Id(game), |draft| {
            draft.unpark();
            Ok(())
        });
        back.await.map(drop)
    }

    /// Whether a lobby, a running game or a tournament is in that channel or thread.
    pub(super) async fn channel_in_use(&self, channel: u64) -> Result<bool, TableError> {
        let id = channel as i64;
        Ok(!self.store.running_at(id).await?.is_empty()
            || !self.store.lobbies_at(id).await?.is_empty()
            || self.store.tournament_in(id, false).await?.is_some())
    }

    /// Parks the running games of a channel, or of all channels of a server. Lobbies and open tournaments of a channel that
    /// is gone, or of a thread that is locked, are closed.
    pub(super) async fn channel_lost(&self, id: u64, why: Parked) -> Result<(), TableError> {
        if matches!(why, Parked::Channel | Parked::Locked) {
            for lobby in self.store.lobbies_at(id as i64).await? {
                match self.close_lobby(GameId(lobby)).await {
                    Err(error) if error.is_of_one_game() => {}
                    closed => closed?,
                }
            }
            self.close_tournaments_at(id).await?;
        }
        for game in self.store.running_at(id as i64).await? {
            match self.park(GameId(game), why).await {
                // It is parked or set aside already, or this set it aside; go on with the others.
                Err(error) if error.is_of_one_game() => {}
                parked => parked?,
            }
        }
        Ok(())
    }

    /// Closes a lobby whose channel is gone or locked: nobody could join it.
    pub(super) async fn close_lobby(&self, game: GameId) -> Result<(), TableError> {
        let closed = self.change(Find::Id(game), |draft| {
            if draft.loaded.status == Status::Lobby {
                draft.loaded.status = Status::Closed;
                draft.changed = true;
            }
            Ok(())
        });
        closed.await.map(drop)
    }

    /// A channel or server may be available again: retries the notices of the games parked there, and of lobbies that were
    /// closed with it.
    pub(super) async fn channel_restored(&self, id: u64) -> Result<(), TableError> {
        // Discord tells of every change of a channel; hardly any concerns a game.
        if !self.store.any_parked_at(id as i64).await? {
            return Ok(());
        }
        let mut write = self.store.write()?;
        write.rouse_parked(id as i64)?;
        write.commit().await?;
        self.wake.notify_waiters();
        Ok(())
    }

    /// Moves a running game to another channel of its server. The host and managers of the server may do this; any player
    /// may while the game is parked.
    pub(super) async fn move_game(
        &self,
        place: Place,
        who: &Person,
        number: u32,
    ) -> Result<Look, TableError> {
        let row = self.store.game_numbered(place.guild as i64, i64::from(number)).await?;
        let row = row.ok_or(TableError::NoSuchGame { number })?;
        if row.channel as u64 != place.channel {
            self.channel_free(place).await?;
        }
        let moved = self.change(Find::Id(GameId(row.id)), |draft| {
            draft.loaded.must_run()?;
            let loaded = &draft.loaded;
            let parked = loaded.parked().is_some();
            if !(parked && loaded.seat_of(who.id).is_some()) {
                loaded.must_host(who)?;
            }
            if loaded.place() == place && !parked {
                return Err(TableError::InThisChannel { number });
            }
            draft.unpark();
            if draft.loaded.place() != place {
                // The cached game may not know its newest board.
                draft.left_behind = Some((row.channel as u64, row.panel.map(|panel| panel as u64)));
                draft.loaded.row.channel = place.channel as i64;
                draft.loaded.row.parent = 0;
            }
            // For a parked game this notice is pending already.
            if !parked {
                draft.announcements.push(AnnouncementKind::Resumed);
            }
            draft.changed = true;
            Ok(())
        });
        let ((), loaded) = moved.await?;
        Ok(loaded.look_of(who.id))
    }
}
