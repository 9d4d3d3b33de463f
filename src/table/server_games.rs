//! All lobbies and running games of a server, and what whoever manages it may do with each of them from any channel
//! ([PBP-27], [PBP-63]). Each change is announced in the game's own channel.

use super::error::TableError;
use super::load_and_commit::{Find, Inner};
use super::loaded_game::LoadedGame;
use super::types::{GameId, Lobby, Look, Person, Place, Status};
use super::{Reply, Table};
use crate::rules::Viewer;
use futures_util::FutureExt as _;

/// A lobby or running game, as the public sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ServerGame {
    /// A lobby.
    Lobby(Box<Lobby>),
    /// A running game.
    Running(Box<Look>),
    /// A game that can't be read and is set aside.
    SetAside {
        /// Id of the game.
        game: GameId,
        /// Number of the game within its server.
        number: u32,
        /// Its channel.
        place: Place,
    },
}

impl ServerGame {
    /// Id of the game.
    pub const fn game(&self) -> GameId {
        match self {
            Self::Lobby(lobby) => lobby.game,
            Self::Running(look) => look.game,
            Self::SetAside { game, .. } => *game,
        }
    }

    /// Number of the game within its server.
    pub const fn number(&self) -> u32 {
        match self {
            Self::Lobby(lobby) => lobby.number,
            Self::Running(look) => look.number,
            Self::SetAside { number, .. } => *number,
        }
    }

    /// Its channel.
    pub const fn place(&self) -> Place {
        match self {
            Self::Lobby(lobby) => lobby.place,
            Self::Running(look) => look.place,
            Self::SetAside { place, .. } => *place,
        }
    }
}

impl Table {
    /// All lobbies and running games of that server, by number, for whoever manages it.
    pub fn server_games<'a>(&'a self, guild: u64, who: &'a Person) -> Reply<'a, Vec<ServerGame>> {
        self.inner.server_games(guild, who).boxed()
    }

    /// The lobby or running game with that number, for whoever manages its server.
    pub fn server_game<'a>(&'a self, guild: u64, who: &'a Person, number: u32) -> Reply<'a, ServerGame> {
        self.inner.server_game(guild, who, number).boxed()
    }

    /// Cancels a lobby or running game, for whoever manages its server.
    pub fn cancel_as_manager<'a>(&'a self, game: GameId, who: &'a Person) -> Reply<'a, ()> {
        self.inner.cancel_as_manager(game, who).boxed()
    }

    /// Makes a seated person the host of a lobby or running game, for whoever manages its server. Returns the name of the
    /// new host.
    pub fn hand_over_as_manager<'a>(&'a self, game: GameId, who: &'a Person, next: u64) -> Reply<'a, String> {
        async move {
            self.inner.must_manage(game, who).await?;
            self.inner.hand_over(Find::Id(game), who, next).await
        }
        .boxed()
    }
}

/// Refuses whoever does not manage that server.
pub(super) fn must_manage_server(who: &Person, guild: u64) -> Result<(), TableError> {
    if who.manages == Some(guild) { Ok(()) } else { Err(TableError::NotManager) }
}

impl Inner {
    async fn server_games(&self, guild: u64, who: &Person) -> Result<Vec<ServerGame>, TableError> {
        must_manage_server(who, guild)?;
        let mut all = Vec::new();
        for game in self.store.open_games_of_server(guild as i64).await? {
            // A game may end while the list is made.
            all.extend(self.as_server_game(GameId(game)).await?);
        }
        Ok(all)
    }

    async fn server_game(&self, guild: u64, who: &Person, number: u32) -> Result<ServerGame, TableError> {
        must_manage_server(who, guild)?;
        let row = self.store.game_numbered(guild as i64, i64::from(number)).await?;
        let row = row.ok_or(TableError::NoSuchGame { number })?;
        self.as_server_game(GameId(row.id)).await?.ok_or(TableError::Over)
    }

    /// The game as the public sees it; `None` if it is over.
    async fn as_server_game(&self, game: GameId) -> Result<Option<ServerGame>, TableError> {
        match self.find(Find::Id(game)).await {
            Ok(loaded) => Ok(match loaded.status {
                Status::Lobby => Some(ServerGame::Lobby(Box::new(self.shown_lobby(&loaded).await?))),
                Status::Running => Some(ServerGame::Running(Box::new(loaded.look(Viewer::Public)))),
                Status::Over | Status::Cancelled | Status::Closed => None,
            }),
            Err(error) if error.is_of_one_game() => {
                let row = self.store.game(game.0).await?.ok_or(TableError::NoGameHere)?;
                let place = Place { guild: row.guild as u64, channel: row.channel as u64 };
                Ok(Some(ServerGame::SetAside { game, number: row.number as u32, place }))
            }
            Err(error) => Err(error),
        }
    }

    /// The channel of that game, for whoever manages its server.
    pub(super) async fn must_manage(&self, game: GameId, who: &Person) -> Result<u64, TableError> {
        let place = self.place_of(game).await?.ok_or(TableError::NoGameHere)?;
        must_manage_server(who, place.guild)?;
        Ok(place.channel)
    }

    async fn cancel_as_manager(&self, game: GameId, who: &Person) -> Result<(), TableError> {
        let channel = self.must_manage(game, who).await?;
        self.cancel_found(Find::Id(game), channel, who, true).await
    }
}

impl LoadedGame {
    /// Refuses a game that is over.
    pub(super) fn must_not_be_over(&self) -> Result<(), TableError> {
        match self.status {
            Status::Lobby | Status::Running => Ok(()),
            Status::Over | Status::Cancelled | Status::Closed => Err(TableError::Over),
        }
    }
}
