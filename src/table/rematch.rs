//! Rematch: a lobby with the players, colours, rulebook and house rules of a game that is over ([PBP-45]).

use super::distinct_names::tell_apart;
use super::error::TableError;
use super::former_players::is_former;
use super::load_and_commit::{Find, Inner};
use super::loaded_game::LoadedGame;
use super::lobby::{NewLobby, kept};
use super::taken_seat::Taken;
use super::types::{GameId, Lobby, Person, Place, Seated, Status};
use crate::rules::{Rulebook, Seat};
use std::sync::Arc;

impl Inner {
    pub(super) async fn rematch_players(
        &self,
        place: Place,
        who: &Person,
        game: GameId,
    ) -> Result<(Rulebook, Vec<Seated>), TableError> {
        let loaded = self.played(place, who, game).await?;
        Ok((loaded.setup.rulebook, loaded.seated()))
    }

    /// The game that is over, if `who` played it and the channel is free.
    async fn played(&self, place: Place, who: &Person, game: GameId) -> Result<Arc<LoadedGame>, TableError> {
        let loaded = self.find(Find::Id(game)).await?;
        if loaded.place() != place || loaded.status != Status::Over {
            return Err(TableError::Stale);
        }
        if loaded.seat_of(who.id).is_none() {
            return Err(TableError::DidNotPlay { number: loaded.row.number as u32 });
        }
        self.channel_free(place).await?;
        Ok(loaded)
    }

    pub(super) async fn rematch(
        &self,
        place: Place,
        who: &Person,
        game: GameId,
        gone: &[u64],
    ) -> Result<Lobby, TableError> {
        let loaded = self.played(place, who, game).await?;
        let host = kept(who);
        let (absent, present): (Vec<&Taken>, Vec<&Taken>) = loaded
            .taken
            .iter()
            .filter(|taken| !is_former(taken.seated.person))
            .partition(|taken| taken.seated.person != host.id && gone.contains(&taken.seated.person));
        let mut seats: Vec<Taken> =
            present.iter().enumerate().map(|(at, taken)| again(taken, at, &host)).collect();
        tell_apart(&mut seats);
        let setup = loaded.setup.clone();
        setup.check()?;
        self.seats_offered(setup.seats)?;
        // The server may no longer offer the old pace.
        let pace = if self.pace_offered(loaded.pace).is_ok() { loaded.pace } else { self.limits.pace };
        let new = NewLobby {
            host,
            setup,
            pace,
            way_chosen: loaded.row.way_chosen,
            defence_waits: loaded.row.defence_waits,
            dice: self.dice_offered(loaded.beacon_use.map(|used| used.mode)),
            computer_delay: loaded.row.computer_delay,
            absence_policy: loaded.absence_policy,
            clock: loaded.clock_rules,
            seats,
            computers: vec![],
            own_thread: false,
            hints_off: loaded.lobby_rules.hints_off,
            parent: loaded.row.parent,
            not_seated: absent.iter().map(|taken| taken.seated.name.clone()).collect(),
        };
        self.insert_lobby(place, &new).await
    }
}

/// The seat in the new lobby: without words and standing orders of the old game.
fn again(taken: &Taken, at: usize, host: &Person) -> Taken {
    let mut seated = Seated { seat: Seat(at as u8), ..taken.seated.clone() };
    if seated.is_played_for_a_person() {
        seated.computer = None;
    }
    if seated.person == host.id {
        seated.name.clone_from(&host.name);
    }
    Taken::new(seated)
}
