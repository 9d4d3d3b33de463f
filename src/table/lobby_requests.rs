//! Requests about lobbies: opening, joining, leaving, settings, hosts, rematches.

use super::host::{Hosted, Succession};
use super::load_and_commit::Find;
use super::types::{Change, GameId, Lobby, NewGame, Person, Place, Seated};
use super::{Reply, Table, lobby, own_thread};
use crate::rules::Rulebook;
use futures_util::FutureExt as _;

impl Table {
    /// Opens a lobby and seats the host in it ([PBP-1], [PBP-2]).
    pub fn open_lobby<'a>(&'a self, place: Place, host: &'a Person, new: NewGame) -> Reply<'a, Lobby> {
        self.inner.open_lobby(place, host, new).boxed()
    }

    /// Rulebook and players of a game that is over in that channel, if `who` may ask for a rematch there ([PBP-45]).
    pub fn rematch_players<'a>(
        &'a self,
        place: Place,
        who: &'a Person,
        game: GameId,
    ) -> Reply<'a, (Rulebook, Vec<Seated>)> {
        self.inner.rematch_players(place, who, game).boxed()
    }

    /// Opens a lobby with the players, rulebook and house rules of a game that is over in that channel ([PBP-45]). People
    /// in `gone` get no seat.
    pub fn rematch<'a>(
        &'a self,
        place: Place,
        who: &'a Person,
        game: GameId,
        gone: &'a [u64],
    ) -> Reply<'a, Lobby> {
        self.inner.rematch(place, who, game, gone).boxed()
    }

    /// Returns the lobby of that channel.
    pub fn lobby(&self, place: Place) -> Reply<'_, Lobby> {
        async move {
            let loaded = self.inner.find(Find::Open(place.channel)).await?;
            loaded.must_be_lobby()?;
            self.inner.shown_lobby(&loaded).await
        }
        .boxed()
    }

    /// Seats a player in the lobby. Where the host wants it, the game starts with the last seat: [`Lobby::status`] says so.
    pub fn join<'a>(&'a self, place: Place, who: &'a Person) -> Reply<'a, Lobby> {
        self.inner.join(place, who).boxed()
    }

    /// Removes a player from the lobby. If the host leaves, the next player becomes host; an empty lobby closes
    /// ([PBP-3]).
    pub fn leave<'a>(&'a self, place: Place, who: &'a Person) -> Reply<'a, Lobby> {
        async move { self.inner.change_lobby(place, |draft| lobby::leave(draft, who)).await }.boxed()
    }

    /// Changes one setting of the lobby. Only the host and managers of the server may do this; every player may change their own colour.
    pub fn configure<'a>(&'a self, place: Place, who: &'a Person, change: Change) -> Reply<'a, Lobby> {
        async move { self.inner.change_lobby(place, |draft| self.inner.configured(draft, who, &change)).await }.boxed()
    }

    /// The open lobbies, running games and tournaments of that host in that server, with those who can become host after
    /// them.
    pub fn hosted_by(&self, guild: u64, host: u64) -> Reply<'_, Vec<Succession>> {
        self.inner.hosted_by(guild, host).boxed()
    }

    /// The host has left the server: `next` becomes host. A lobby gives up the host's seat, and closes if nobody can become
    /// host.
    pub fn host_left(&self, hosted: Hosted, host: u64, next: Option<u64>) -> Reply<'_, ()> {
        self.inner.host_left(hosted, host, next).boxed()
    }

    /// Hands the lobby or running game of that channel over to a seated person: the host may, and whoever manages the server.
    /// Returns the name of the new host.
    pub fn hand_over<'a>(&'a self, place: Place, who: &'a Person, next: u64) -> Reply<'a, String> {
        self.inner.hand_over(Find::Open(place.channel), who, next).boxed()
    }

    /// Stores the id of the lobby message, which is edited in place.
    pub fn lobby_message(&self, place: Place, message: u64) -> Reply<'_, ()> {
        async move {
            let loaded = self.inner.find(Find::Open(place.channel)).await?;
            let mut write = self.inner.store.write()?;
            own_thread::put_lobby_message(&mut write, loaded.id().0, message as i64)?;
            write.commit().await?;
            self.inner.wake.notify_waiters();
            Ok(())
        }
        .boxed()
    }

    /// Stores the id of the lobby message after a press of one of its buttons, if the id is still unknown: storing it
    /// after posting may have failed.
    pub fn lobby_seen(&self, game: GameId, message: u64) -> Reply<'_, ()> {
        self.inner.lobby_seen(game, message).boxed()
    }
}
