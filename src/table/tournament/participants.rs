//! Participants of a tournament: opening and configuring, joining, leaving, reserves and substitutes.

use super::super::changeset;
use super::super::computers::computer_person;
use super::super::distinct_names::tell_names_apart;
use super::super::error::TableError;
use super::super::load_and_commit::Inner;
use super::super::lobby::{kept, minutes, settle_way};
use super::super::types::{Person, Place};
use super::change::{Draft, OpenGame};
use super::error::TournamentError;
use super::loaded_tournament::TournamentRef;
use super::luck_state::TournamentLuck;
use super::notice::TournamentNoticeKind;
use super::types::{Enrolled, EntrantState, NewTournament, Tournament, TournamentChange, TournamentStatus};
use crate::league::{Entrant, MOST_ENTRANTS};
use crate::pace::Pace;
use crate::rules::Setup;
use crate::store::{StoreError, TournamentRow};
use std::sync::Arc;

impl Inner {
    /// Maximum number of players in a game of that rulebook on this server.
    pub(super) fn most_seats(&self, setup: &Setup) -> u8 {
        setup.rulebook.seats().1.min(self.limits.seats)
    }

    /// Options of the games, checked for every size of table.
    fn tournament_setup(&self, new: &NewTournament, pace: Pace) -> Result<Setup, TableError> {
        let mut setup = Setup::preset(new.rulebook, new.plan.table);
        for (key, value) in &new.switches {
            setup.options.set(key, value)?;
        }
        let chosen = new.switches.iter().any(|(key, _)| key == setup.setup_switch());
        settle_way(&mut setup, pace, chosen);
        let most = self.most_seats(&setup);
        if most < new.plan.table {
            return Err(TournamentError::Seats { most }.into());
        }
        self.fits_every_table(&setup)?;
        Ok(setup)
    }

    /// Checks that the options can be played at every size of table.
    fn fits_every_table(&self, setup: &Setup) -> Result<(), TableError> {
        for seats in 3..=self.most_seats(setup).min(5) {
            Setup { seats, ..setup.clone() }.check()?;
        }
        Ok(())
    }

    pub(super) async fn configure_tournament(
        &self,
        place: Place,
        who: &Person,
        change: &TournamentChange,
    ) -> Result<Tournament, TableError> {
        let configured = self.change_tournament(TournamentRef::At(place), |draft, _| {
            draft.must_be_open()?;
            draft.must_host(who)?;
            if draft.shown.status != TournamentStatus::Gathering || draft.luck.closed() {
                return Err(TournamentError::Begun.into());
            }
            if let TournamentChange::Computers(count) = change {
                return set_computers(draft, *count);
            }
            let shown = &mut draft.shown;
            match change {
                TournamentChange::Pace(pace) => {
                    if !self.limits.paces.contains(pace) {
                        return Err(TableError::PaceNotOffered);
                    }
                    // A way of setting up that came from the old pace is replaced by that of the new one.
                    let mut own = shown.setup.clone();
                    settle_way(&mut own, shown.pace, false);
                    let chosen = own != shown.setup;
                    shown.pace = *pace;
                    settle_way(&mut shown.setup, *pace, chosen);
                }
                TournamentChange::Switch { key, value } => shown.setup.options.set(key, value)?,
                TournamentChange::AddObjective(objective) => shown.setup.add_objective(objective.clone())?,
                TournamentChange::RemoveObjective(name) => {
                    if !shown.setup.remove_objective(name) {
                        return Err(TableError::NoSuchObjective);
                    }
                }
                TournamentChange::Computers(_) => {}
            }
            self.fits_every_table(&shown.setup)?;
            draft.show();
            Ok(())
        });
        Ok(configured.await?.1)
    }

    pub(super) async fn open_tournament(
        &self,
        place: Place,
        host: &Person,
        new: NewTournament,
    ) -> Result<Tournament, TableError> {
        if host.bot {
            return Err(TableError::Bot);
        }
        new.plan.check().map_err(TournamentError::Plan)?;
        let pace = new.pace.unwrap_or(self.limits.pace);
        if new.pace.is_some() && !self.limits.paces.contains(&pace) {
            return Err(TableError::PaceNotOffered);
        }
        let setup = self.tournament_setup(&new, pace)?;
        self.no_tournament(place).await?;
        let (host, seed) = (kept(host), self.seeds.seed());
        let mut row = TournamentRow {
            id: 0,
            version: 1,
            guild: place.guild as i64,
            channel: place.channel as i64,
            number: 0,
            status: TournamentStatus::Gathering.key().to_owned(),
            plan: serde_json::to_string(&new.plan).expect("plain values"),
            setup: serde_json::to_string(&setup).expect("plain values"),
            pace: minutes(pace),
            host: host.id as i64,
            seed: seed.hex(),
            round: 0,
            touched: self.even_now(),
            message: None,
            luck: String::new(),
            awaited: 0,
            opens: 0,
        };
        let mut write = self.store.write()?;
        write.put_person(row.host, &host.name, &host.locale)?;
        let id = match write.insert_tournament(&row).await {
            Err(StoreError::Conflict) => {
                drop(write);
                self.no_tournament(place).await?;
                return Err(TableError::Busy);
            }
            other => other?,
        };
        // The promise precedes the first word.
        row.id = id;
        row.luck =
            TournamentLuck { promise: seed.tournament_promise(id as u64), ..TournamentLuck::default() }
                .text();
        write.set_tournament_luck(&row)?;
        write.commit().await?;
        self.wake.notify_waiters();
        Ok(self.find_tournament(TournamentRef::Id(id)).await?.shown)
    }

    async fn no_tournament(&self, place: Place) -> Result<(), TableError> {
        match self.store.tournament_in(place.channel as i64, false).await? {
            Some(row) => Err(TournamentError::Here { number: row.number as u32 }.into()),
            None => Ok(()),
        }
    }

    pub(super) async fn join_tournament(&self, place: Place, who: &Person) -> Result<Tournament, TableError> {
        if who.bot {
            return Err(TableError::Bot);
        }
        let who = kept(who);
        let joined = self.change_tournament(TournamentRef::At(place), |draft, _| join(draft, &who));
        Ok(joined.await?.1)
    }

    pub(super) async fn leave_tournament(
        &self,
        place: Place,
        who: &Person,
    ) -> Result<Tournament, TableError> {
        let left = self.change_tournament(TournamentRef::At(place), |draft, _| leave(draft, who.id));
        Ok(left.await?.1)
    }

    pub(super) async fn drop_entrant(
        &self,
        place: Place,
        who: &Person,
        person: u64,
    ) -> Result<Tournament, TableError> {
        let dropped = self.change_tournament(TournamentRef::At(place), |draft, _| {
            draft.must_host(who)?;
            leave(draft, person).map_err(|error| match error {
                TableError::Tournament(TournamentError::NotIn | TournamentError::DroppedOut) => {
                    TournamentError::NoSuchEntrant { person }.into()
                }
                other => other,
            })
        });
        Ok(dropped.await?.1)
    }

    pub(super) async fn substitute(
        &self,
        place: Place,
        who: &Person,
        out: u64,
        reserve: u64,
    ) -> Result<Tournament, TableError> {
        let replaced = self.change_tournament(TournamentRef::At(place), |draft, games| {
            draft.must_host(who)?;
            draft.must_be_open()?;
            if draft.shown.status != TournamentStatus::Running {
                return Err(TournamentError::NotBegun.into());
            }
            replace(draft, games, out, reserve)
        });
        Ok(replaced.await?.1)
    }
}

impl Draft {
    pub(super) fn must_host(&self, who: &Person) -> Result<(), TournamentError> {
        let (host, guild) = (self.shown.host, self.shown.place.guild);
        if who.may_host(host, guild) { Ok(()) } else { Err(TournamentError::NotHost { host }) }
    }

    /// Checks that players can join or the tournament is running.
    pub(super) fn must_be_open(&self) -> Result<(), TournamentError> {
        match self.shown.status {
            TournamentStatus::Gathering | TournamentStatus::Running => Ok(()),
            TournamentStatus::Over | TournamentStatus::Cancelled => Err(TournamentError::Over),
        }
    }

    pub(super) fn show(&mut self) {
        self.shows.push(TournamentNoticeKind::Edit);
    }
}

fn join(draft: &mut Draft, who: &Person) -> Result<(), TableError> {
    draft.must_be_open()?;
    match draft.shown.of(who.id).map(|one| one.state) {
        Some(EntrantState::In | EntrantState::Reserve) => return Err(TournamentError::AlreadyIn.into()),
        // A player who dropped out must not come back as a new entrant without their points.
        Some(EntrantState::Out) => return Err(TournamentError::DroppedOut.into()),
        None => {}
    }
    if draft.shown.enrolled.len() >= usize::from(MOST_ENTRANTS) {
        return Err(TournamentError::Full { most: MOST_ENTRANTS }.into());
    }
    // Once the words are closed, the entrants of the first round are final.
    let gathering = draft.shown.status == TournamentStatus::Gathering && !draft.luck.closed();
    let places = draft.shown.enrolled.iter().filter(|one| one.place.is_some()).count();
    let (place, state) = if gathering {
        (Some(Entrant(places as u16)), EntrantState::In)
    } else {
        (None, EntrantState::Reserve)
    };
    draft.shown.enrolled.push(Enrolled { person: who.id, name: who.name.clone(), place, state });
    tell_names_apart(draft.shown.enrolled.iter_mut().map(|one| &mut one.name));
    draft.people.push(who.clone());
    draft.show();
    Ok(())
}

/// Sets the number of computer players before the tournament begins.
fn set_computers(draft: &mut Draft, count: u8) -> Result<(), TableError> {
    let people = draft.shown.enrolled.iter().filter(|one| !one.is_computer()).count();
    if people + usize::from(count) > usize::from(MOST_ENTRANTS) {
        return Err(TournamentError::Full { most: MOST_ENTRANTS }.into());
    }
    draft.shown.enrolled.retain(|one| !one.is_computer());
    for number in 1..=count {
        let who = computer_person(number);
        draft.shown.enrolled.push(Enrolled {
            person: who.id,
            name: who.name.clone(),
            place: None,
            state: EntrantState::In,
        });
        draft.people.push(who);
    }
    tell_names_apart(draft.shown.enrolled.iter_mut().map(|one| &mut one.name));
    renumber(draft);
    draft.show();
    Ok(())
}

/// Gives the entrants their places, in order of joining.
fn renumber(draft: &mut Draft) {
    for (place, one) in (0..).zip(&mut draft.shown.enrolled) {
        one.place = Some(Entrant(place));
    }
}

/// Removes a person. Entrants of a tournament with closed words stay listed as dropped out.
pub(super) fn leave(draft: &mut Draft, person: u64) -> Result<(), TableError> {
    draft.must_be_open()?;
    let at = draft.shown.enrolled.iter().position(|one| one.person == person);
    let at = at.ok_or(TournamentError::NotIn)?;
    let gathering = draft.shown.status == TournamentStatus::Gathering && !draft.luck.closed();
    draft.luck.words.retain(|given| given.person() != person);
    match draft.shown.enrolled[at].state {
        EntrantState::Out => return Err(TournamentError::DroppedOut.into()),
        EntrantState::In if !gathering => {
            draft.shown.enrolled[at].state = EntrantState::Out;
            // The rounds to come are planned anew: whoever knows the seed knows both plans, so that it is said.
            let name = draft.shown.enrolled[at].name.clone();
            draft.told.push(TournamentNoticeKind::Left { name });
        }
        EntrantState::In | EntrantState::Reserve => {
            draft.shown.enrolled.remove(at);
            if gathering {
                renumber(draft);
            }
        }
    }
    draft.show();
    Ok(())
}

fn replace(draft: &mut Draft, games: &[OpenGame], out: u64, reserve: u64) -> Result<(), TableError> {
    let shown = &mut draft.shown;
    let with_place = |one: &Enrolled| one.person == out && one.place.is_some();
    let from = shown.enrolled.iter().position(with_place);
    let from = from.ok_or(TournamentError::NoSuchEntrant { person: out })?;
    let ready = |one: &Enrolled| one.person == reserve && one.state == EntrantState::Reserve;
    let to = shown.enrolled.iter().position(ready);
    let to = to.ok_or(TournamentError::NotReserve { person: reserve })?;
    let place = shown.enrolled[from].place.take();
    shown.enrolled[from].state = EntrantState::Out;
    (shown.enrolled[to].place, shown.enrolled[to].state) = (place, EntrantState::In);
    let name = shown.enrolled[to].name.clone();
    for open in games.iter().filter(|open| open.result.is_none()) {
        let Some(loaded) = &open.loaded else { continue };
        let mut change = super::super::game_change::GameChange::new(Arc::clone(loaded), draft.now, draft.now);
        let Some(seat) = loaded.seat_of(out) else { continue };
        let counts = loaded.is_played_for_a_person(seat);
        change.hand_seat(seat, (reserve, name.clone()), counts);
        draft.changesets.push(changeset::build_changeset(change));
    }
    draft.show();
    Ok(())
}
