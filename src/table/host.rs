//! Who becomes host after one who has left ([PBP-3]): in a lobby the next person who joined, in a running game the next
//! seated person, in a tournament the next who joined.

use super::announcement::AnnouncementKind;
use super::error::TableError;
use super::game_change::GameChange;
use super::load_and_commit::{Find, Inner};
use super::loaded_game::LoadedGame;
use super::lobby::kept;
use super::silent_host::HOST;
use super::taken_seat::Taken;
use super::tournament::TournamentId;
use super::types::{GameId, Person, Place, Status};

/// What a host can have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hosted {
    /// A lobby whose players can still come and go.
    Lobby(GameId),
    /// A game that has begun, or whose words are closed.
    Game(GameId),
    /// A tournament.
    Tournament(TournamentId),
}

/// Who can become host of a lobby, game or tournament, in order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Succession {
    /// What the host has.
    pub hosted: Hosted,
    /// Its channel.
    pub place: Place,
    /// User ids and names of the people who can become host.
    pub next: Vec<(u64, String)>,
}

impl Inner {
    /// Makes a seated person the host of a lobby or running game. Returns their name.
    pub(super) async fn hand_over(&self, which: Find, who: &Person, next: u64) -> Result<String, TableError> {
        Ok(self.change(which, |draft| draft.hand_over(who, next)).await?.0)
    }

    pub(super) async fn hosted_by(&self, guild: u64, host: u64) -> Result<Vec<Succession>, TableError> {
        let mut all = Vec::new();
        for game in self.store.games_hosted_by(guild as i64, host as i64).await? {
            match self.find(Find::Id(GameId(game))).await {
                Ok(loaded) => all.push(loaded.succession()),
                // A manager of the server can cancel a game that can't be read.
                Err(error) if error.is_of_one_game() => {}
                Err(error) => return Err(error),
            }
        }
        all.extend(self.tournaments_hosted_by(guild, host).await?);
        Ok(all)
    }

    pub(super) async fn host_left(
        &self,
        hosted: Hosted,
        host: u64,
        next: Option<u64>,
    ) -> Result<(), TableError> {
        let (Hosted::Lobby(game) | Hosted::Game(game)) = hosted else {
            let Hosted::Tournament(tournament) = hosted else { return Ok(()) };
            return self.tournament_host_left(tournament, host, next).await;
        };
        let changed = self.change(Find::Id(game), |draft| {
            draft.pass_on(host, next, true);
            Ok(())
        });
        changed.await.map(drop)
    }
}

impl GameChange {
    /// The host goes: `next` becomes host. A lobby gives up the host's seat, and closes if nobody can become host. `gone` says whether
    /// the host has left the server.
    pub(super) fn pass_on(&mut self, host: u64, next: Option<u64>, gone: bool) {
        let loaded = &mut self.loaded;
        if loaded.must_not_be_over().is_err() || loaded.host() != host {
            return;
        }
        let next = next.filter(|next| loaded.seat_of(*next).is_some());
        if loaded.must_gather().is_ok() {
            if let Some(seat) = loaded.seat_of(host) {
                loaded.vacate(seat);
            }
            if next.is_none() {
                loaded.status = Status::Closed;
                self.announcements.push(AnnouncementKind::LobbyClosed);
                self.changed = true;
            }
        }
        if let Some(next) = next {
            self.make_host(next, gone);
        }
    }

    /// Makes a seated person the host, and announces it.
    pub(super) fn make_host(&mut self, person: u64, gone: bool) {
        let seated = self.loaded.taken.iter().find(|taken| taken.seated.person == person);
        let Some(name) = seated.map(|taken| taken.seated.name.clone()) else { return };
        self.set_host(person, AnnouncementKind::NewHost { name, gone });
    }

    /// Makes that person the host, with that announcement.
    pub(super) fn set_host(&mut self, person: u64, told: AnnouncementKind) {
        self.loaded.row.host = person as i64;
        self.loaded.timers.retain(|timer| timer.kind != HOST);
        self.announcements.push(told);
        self.changed = true;
    }

    /// Hands the table over to a seated person: the host may, and whoever manages the server.
    fn hand_over(&mut self, who: &Person, next: u64) -> Result<String, TableError> {
        let loaded = &self.loaded;
        loaded.must_not_be_over()?;
        loaded.must_host(who)?;
        let seated = loaded.taken.iter().map(|taken| &taken.seated).find(|seated| seated.person == next);
        let plays = seated.filter(|seated| seated.computer.is_none());
        let name = plays.ok_or(TableError::CannotHost)?.name.clone();
        if loaded.host() == next {
            return Err(TableError::HostAlready { host: next });
        }
        let (by, manager) = (kept(who).name, who.id != loaded.host());
        self.set_host(next, AnnouncementKind::HostChosen { name: name.clone(), by, manager });
        Ok(name)
    }
}

impl LoadedGame {
    /// Checks that this person is the host, or manages the server.
    pub(super) fn must_host(&self, who: &Person) -> Result<(), TableError> {
        let (host, guild) = (self.host(), self.place().guild);
        if who.may_host(host, guild) { Ok(()) } else { Err(TableError::NotHost { host }) }
    }

    /// The people who play and are not host, in order of their seats, from that index on and round.
    pub(super) fn people_from(&self, at: usize) -> impl Iterator<Item = &Taken> {
        let (before, after) = self.taken.split_at(at.min(self.taken.len()));
        let can = |taken: &&Taken| taken.seated.computer.is_none() && taken.seated.person != self.host();
        after.iter().chain(before).filter(can)
    }

    /// The people after the host, in order of their seats, which in a lobby is the order of joining.
    fn succession(&self) -> Succession {
        let gathers = self.must_gather().is_ok();
        let at = self.seat_of(self.host()).filter(|_| !gathers).map_or(0, |seat| seat.index() + 1);
        let next =
            self.people_from(at).map(|taken| (taken.seated.person, taken.seated.name.clone())).collect();
        let hosted = if gathers { Hosted::Lobby(self.id()) } else { Hosted::Game(self.id()) };
        Succession { hosted, place: self.place(), next }
    }
}
