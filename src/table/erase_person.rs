//! Erases a person ([PBP-54]): their seats become a former player's, and everything else that is stored about them is deleted.
//!
//! First, game by game, a computer player takes their seats, lobbies are left and hosts passed on, as ordinary changes. Then one
//! transaction replaces or deletes what is left in all tables. Until then a setting says that the erasure is going on, so that it is
//! finished after a crash. At last the files of the database are rewritten: what was deleted is in none of them.

use super::absence_state::Absence;
use super::announcement::AnnouncementKind;
use super::computer_kind::Computer;
use super::error::TableError;
use super::former_players::{FORMER, FormerNames};
use super::game_change::GameChange;
use super::load_and_commit::{Find, Inner};
use super::personal_texts::Texts;
use super::plans::SeatPlans;
use super::types::{GameId, Status};
use super::{Reply, Table};
use crate::rules::Seat;
use futures_util::FutureExt as _;
use serde::{Deserialize, Serialize};

/// Scope of the settings that say who is being erased.
const ERASING: &str = "erasing";

/// What an erasure would change.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ToErase {
    /// Whether nothing is stored about the person.
    pub nothing: bool,
    /// Number of running games in which they have a seat.
    pub running: u32,
    /// Number of lobbies in which they have a seat.
    pub lobbies: u32,
    /// Number of open tournaments in which they take part.
    pub tournaments: u32,
    /// The servers where they have or had a seat.
    pub servers: Vec<u64>,
}

/// What an erasure has changed.
pub type ErasedPerson = ToErase;

/// As stored while the erasure goes on.
#[derive(Serialize, Deserialize)]
struct Erasing {
    former: u64,
    names: Vec<(u64, String)>,
    elsewhere: String,
}

impl Erasing {
    fn names(self) -> FormerNames {
        FormerNames { by_server: self.names.into_iter().collect(), elsewhere: self.elsewhere }
    }
}

impl Table {
    /// What the erasure of that person would change.
    pub fn to_erase(&self, person: u64) -> Reply<'_, ToErase> {
        self.inner.to_erase(person).boxed()
    }

    /// Erases that person. Their seats are called `names` from now on. Afterwards nothing is stored about them.
    pub fn erase_person(&self, person: u64, names: FormerNames) -> Reply<'_, ErasedPerson> {
        self.inner.erase_person(person, names).boxed()
    }
}

impl Inner {
    async fn to_erase(&self, person: u64) -> Result<ToErase, TableError> {
        let rows = self.store.personal_rows(person as i64).await?;
        let mut all = ToErase { nothing: rows.is_empty(), ..ToErase::default() };
        for seat in rows.get("seats").into_iter().flatten() {
            match seat.get("status").and_then(|status| status.as_str()) {
                Some("running") => all.running += 1,
                Some("lobby") => all.lobbies += 1,
                _ => {}
            }
        }
        let number = |value: &serde_json::Value| {
            value.as_u64().or_else(|| value.as_str().and_then(|text| text.parse().ok()))
        };
        let seats = rows.iter().filter(|(about, _)| ["seats", "tournament_entries"].contains(about));
        let servers = seats.flat_map(|(_, rows)| rows).filter_map(|row| number(row.get("guild")?));
        all.servers = servers.collect::<std::collections::BTreeSet<u64>>().into_iter().collect();
        all.tournaments = self.store.open_tournaments_about(person as i64).await?.len() as u32;
        Ok(all)
    }

    async fn erase_person(&self, person: u64, names: FormerNames) -> Result<ErasedPerson, TableError> {
        let before = self.to_erase(person).await?;
        if before.nothing {
            return Ok(before);
        }
        self.tournaments_let_go(person).await?;
        let former = self.store.free_former(FORMER).await? as u64;
        let erasing = Erasing {
            former,
            names: names.by_server.clone().into_iter().collect(),
            elsewhere: names.elsewhere.clone(),
        };
        let mut write = self.store.write()?;
        write.put_person(former as i64, "", "en")?;
        let text = serde_json::to_string(&erasing).expect("plain values");
        write.put_setting(ERASING, &person.to_string(), &text)?;
        write.commit().await?;
        self.finish_erasure(Texts { person, former, names: &names }).await?;
        Ok(before)
    }

    /// Finishes erasures that a crash interrupted, and rewrites the files if that is missing.
    pub(super) async fn finish_erasures(&self) -> Result<(), TableError> {
        for (person, text) in self.store.settings_of(ERASING).await? {
            let (Ok(person), Ok(erasing)) = (person.parse(), serde_json::from_str::<Erasing>(&text)) else {
                continue;
            };
            let (former, names) = (erasing.former, erasing.names());
            self.finish_erasure(Texts { person, former, names: &names }).await?;
        }
        self.wipe_if_needed().await
    }

    async fn finish_erasure(&self, texts: Texts<'_>) -> Result<(), TableError> {
        let Texts { person, former, names } = texts;
        for game in self.store.open_games_about(person as i64).await? {
            let changed = self.change(Find::Id(GameId(game)), |draft| draft.erase(person, former, names));
            match changed.await {
                // What can't be read is erased in its rows.
                Err(error) if error.is_of_one_game() => {}
                changed => drop(changed?),
            }
        }
        self.leave_tournaments(person).await?;
        let mut write = self.store.write()?;
        write.erase_person(&texts).await?;
        write.commit().await?;
        self.cache.clear();
        self.refused.forget(person);
        self.known_vacations.forget(person);
        self.wake.notify_waiters();
        self.wipe_if_needed().await
    }

    /// Rewrites the files of the database, if something was erased since.
    pub(super) async fn wipe_if_needed(&self) -> Result<(), TableError> {
        if self.store.setting("system", "wipe").await?.is_none_or(|wipe| wipe.is_empty()) {
            return Ok(());
        }
        // Committed before, so that the rewritten log has nothing of before; a crash in between is told by the old value.
        if self.store.wipe().await? {
            let mut write = self.store.write()?;
            write.put_setting("system", "wipe", "")?;
            write.commit().await?;
        }
        Ok(())
    }
}

impl GameChange {
    /// Erases a person from a lobby or a running game. The seat of a running game is a former player's from now on.
    fn erase(&mut self, person: u64, former: u64, names: &FormerNames) -> Result<(), TableError> {
        self.changed |= self.loaded.lobby_rules.forget(person);
        match self.loaded.status {
            Status::Lobby if self.loaded.closed() => {
                // Nobody may leave any more, and no game begins with other words than those that were committed to.
                if self.loaded.seat_of(person).is_some() || self.loaded.host() == person {
                    self.cancel(AnnouncementKind::Cancelled);
                }
            }
            Status::Lobby => self.erase_from_lobby(person),
            Status::Running => {
                if let Some(seat) = self.loaded.seat_of(person) {
                    self.erase_seat(seat, former, names)?;
                }
                self.erase_departures(person, former)?;
                self.pass_on_from_erased(person, former);
            }
            Status::Over | Status::Cancelled | Status::Closed => {}
        }
        Ok(())
    }

    fn erase_from_lobby(&mut self, person: u64) {
        if self.loaded.host() == person {
            let next = self.loaded.people().find(|next| *next != person);
            self.pass_on(person, next, false);
            return;
        }
        let seat = self.loaded.seat_of(person);
        self.changed |= seat.is_some_and(|seat| self.loaded.vacate(seat));
    }

    /// Makes the seat a former player's, which a computer player plays.
    fn erase_seat(&mut self, seat: Seat, former: u64, names: &FormerNames) -> Result<(), TableError> {
        if self.loaded.taken(seat).is_some_and(|taken| taken.handovers.left.is_empty()) {
            self.erase_word(seat)?;
        }
        self.drop_order_of(seat);
        let others = self.loaded.taken.iter().filter(|taken| taken.seated.seat != seat);
        let others: Vec<&str> = others.map(|taken| taken.seated.name.as_str()).collect();
        let name = names.free_in_server(self.loaded.place().guild, &others);
        let taken = self.taken_mut(seat);
        let person = taken.seated.person;
        (taken.seated.person, taken.seated.name, taken.seated.computer) =
            (former, name, Some(Computer::NORMAL));
        (taken.standing, taken.plans, taken.absence) = (None, SeatPlans::default(), Absence::default());
        self.loaded.close_talks_of(person);
        for talk in &mut self.loaded.talks {
            talk.members.iter_mut().filter(|one| **one == person).for_each(|one| *one = former);
            if talk.asker == person {
                talk.asker = former;
            }
        }
        self.changed = true;
        let closed = self.loaded.owners().next().is_none();
        let told = AnnouncementKind::Erased { seat, closed };
        if closed {
            // Nobody is left for whom the game could go on.
            self.abandon(told);
            return Ok(());
        }
        self.announcements.push(told);
        // Nothing may be answered between an order and its dice.
        if self.loaded.bound.is_some() { Ok(()) } else { self.follow_up() }
    }

    /// Erases what was derived from the word of that seat's first player.
    fn erase_word(&mut self, seat: Seat) -> Result<(), TableError> {
        let mut mix = self.loaded.mix();
        mix.erase_word(&self.loaded.seed()?, seat.index());
        self.loaded.erased = mix.erased;
        let taken = self.taken_mut(seat);
        taken.word = None;
        if let Some(sealed) = &mut taken.sealed {
            sealed.word = None;
        }
        Ok(())
    }

    /// Erases a person from the seats that they have left.
    fn erase_departures(&mut self, person: u64, former: u64) -> Result<(), TableError> {
        let seats: Vec<Seat> = self.loaded.taken.iter().map(|taken| taken.seated.seat).collect();
        for seat in seats {
            let is_first = self.taken_mut(seat).handovers.first_holder() == Some(person);
            if is_first {
                self.erase_word(seat)?;
            }
            self.changed |= self.taken_mut(seat).handovers.erase(person, former);
        }
        Ok(())
    }

    fn pass_on_from_erased(&mut self, person: u64, former: u64) {
        if self.loaded.host() != person {
            return;
        }
        match self.loaded.any_next_host() {
            Some(next) if self.loaded.status == Status::Running => self.make_host(next, false),
            _ => {
                self.loaded.row.host = former as i64;
                self.changed = true;
            }
        }
    }
}
