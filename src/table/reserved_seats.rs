//! Seats of a lobby that are reserved for a person, and the start of a lobby that is full.

use super::error::TableError;
use super::game_change::GameChange;
use super::load_and_commit::{Find, Inner};
use super::loaded_game::LoadedGame;
use super::lobby::{self, kept};
use super::lobby_rules::Reserved;
use super::luck_commitment::close;
use super::silent_host::HOST;
use super::types::{Lobby, Person, Place};

impl LoadedGame {
    /// Number of seats that people have, or that are reserved for people.
    pub(super) fn seats_spoken_for(&self) -> u8 {
        (self.people().count() + self.lobby_rules.reserved.len()) as u8
    }

    /// Checks that a seat is free for that person, and no longer keeps the one that was reserved for them.
    pub(super) fn use_reservation(&mut self, person: u64) -> Result<(), TableError> {
        if let Some(at) = self.lobby_rules.reserved_for(person) {
            self.lobby_rules.reserved.remove(at);
            return Ok(());
        }
        let reserved = self.lobby_rules.reserved.len() as u32;
        if reserved > 0 && self.seats_spoken_for() >= self.setup.seats {
            return Err(TableError::SeatsReserved { seats: reserved });
        }
        Ok(())
    }

    /// Reserves a seat for a person. They take the place of a computer player, as whoever joins does.
    pub(super) fn reserve(&mut self, who: &Person) -> Result<(), TableError> {
        if who.bot {
            return Err(TableError::Bot);
        }
        if self.seat_of(who.id).is_some() {
            return Err(TableError::SeatedHere { person: who.id });
        }
        if self.lobby_rules.reserved_for(who.id).is_some() {
            return Err(TableError::ReservedAlready { person: who.id });
        }
        if self.seats_spoken_for() >= self.setup.seats {
            return Err(TableError::LobbyFull { seats: self.setup.seats });
        }
        let Person { id, name, .. } = kept(who);
        self.lobby_rules.reserved.push(Reserved { person: id, name });
        Ok(())
    }

    /// No longer reserves a seat for that person.
    pub(super) fn release(&mut self, person: u64) -> Result<(), TableError> {
        let at = self.lobby_rules.reserved_for(person).ok_or(TableError::NotReserved { person })?;
        self.lobby_rules.reserved.remove(at);
        Ok(())
    }

    /// Whether the game starts now that somebody has joined.
    fn starts_now(&self) -> bool {
        let rules = &self.lobby_rules;
        rules.start_when_full && rules.reserved.is_empty() && self.seats_taken() >= self.setup.seats
    }
}

impl Inner {
    /// Seats a person. If the lobby is full then and starts by itself, the game starts too.
    pub(super) async fn join(&self, place: Place, who: &Person) -> Result<Lobby, TableError> {
        let percent = self.reliability(place.guild, who.id).await?.percent();
        let joined = self.change(Find::Open(place.channel), |draft| {
            draft.loaded.must_gather()?;
            draft.loaded.must_be_reliable(who, percent)?;
            lobby::join(draft, who)?;
            draft.changed = true;
            if draft.loaded.starts_now() { self.begin(draft) } else { Ok(()) }
        });
        self.shown_lobby(&joined.await?.1).await
    }

    /// Closes the words and starts the game, unless its dice are awaited.
    pub(super) fn begin(&self, draft: &mut GameChange) -> Result<(), TableError> {
        draft.loaded.seat_by_roles();
        let beacon = draft.loaded.beacon_use.is_some();
        if beacon {
            self.clock_must_be_right()?;
        }
        draft.loaded.lobby_rules = draft.loaded.lobby_rules.of_game();
        // The time of the lobby's host is over with the lobby.
        draft.loaded.timers.retain(|timer| timer.kind != HOST);
        close(draft, beacon)
    }
}
