//! What is known of the reliability of people, and whether somebody may join ([PBP-32]).

use super::error::TableError;
use super::load_and_commit::Inner;
use super::loaded_game::LoadedGame;
use super::reliability::Reliability;
use super::types::{Lobby, Person};

impl Inner {
    pub(super) async fn reliability(&self, guild: u64, person: u64) -> Result<Reliability, TableError> {
        Ok(Reliability::read(&self.store.turns_in_time(guild as i64, person as i64).await?))
    }

    /// The lobby as it is shown, with the reliability of its people.
    pub(super) async fn shown_lobby(&self, loaded: &LoadedGame) -> Result<Lobby, TableError> {
        let mut lobby = loaded.lobby();
        for person in loaded.people() {
            let known = self.reliability(lobby.place.guild, person).await?;
            if known.of > 0 {
                lobby.reliability.insert(person, known);
            }
        }
        Ok(lobby)
    }
}

impl LoadedGame {
    /// Checks that somebody with that reliability, in percent, may join. Whoever has a reserved seat may.
    pub(super) fn must_be_reliable(&self, who: &Person, percent: Option<u32>) -> Result<(), TableError> {
        let invited = self.lobby_rules.reserved_for(who.id).is_some();
        match (self.lobby_rules.least_reliability, percent) {
            (Some(least), Some(have)) if !invited && have < least => {
                Err(TableError::Unreliable { have, least })
            }
            _ => Ok(()),
        }
    }
}
