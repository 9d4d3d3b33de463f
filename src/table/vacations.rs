//! Announced absences of people ([PBP-26]): set, changed and ended by the person, told to all their tables in the transaction that
//! writes them. Those that are not over are kept in memory, so that no order reads them.

use super::announcement::AnnouncementKind;
use super::calendar_day::{Day, by_year};
use super::changeset::{Changeset, build_changeset};
use super::error::TableError;
use super::game_change::GameChange;
use super::known_vacations::Vacations;
use super::load_and_commit::{ATTEMPTS, Find, Inner};
use super::lobby::kept;
use super::panic_isolation;
use super::time::{DAY, Millis};
use super::types::{GameId, Person, Status};
use super::vacation_error::VacationError;
use super::{Reply, Table};
use crate::pace::{MOST_VACATION_DAYS, Vacation};
use crate::store::{StoreError, VacationRow};
use futures_util::FutureExt as _;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// An absence begins at most so many days from now.
const FARTHEST: i32 = 366;
/// Absences that were over so long ago are deleted: they count for no year any more.
const FORGET: Millis = 400 * DAY;

/// A person's absence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnVacation {
    /// Its number.
    pub number: i64,
    /// Its first day.
    pub first: Day,
    /// Its last day.
    pub last: Day,
    /// Name of the time zone whose days these are.
    pub zone: String,
    /// When it begins.
    pub begins: Millis,
    /// When it is over.
    pub ends: Millis,
}

/// A person's absences that are not over, and what is left of their days.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnVacations {
    /// In the order in which they begin.
    pub all: Vec<OwnVacation>,
    /// Days left in this year and in every other one in which days are taken.
    pub left: BTreeMap<i16, u32>,
    /// Time zone of the person's quiet hours; `None`: they chose none, and UTC holds.
    pub zone: Option<String>,
}

/// What a person typed.
#[derive(Clone, Copy, Debug)]
pub struct TypedVacation<'a> {
    /// The first day.
    pub first: &'a str,
    /// The last day.
    pub last: &'a str,
    /// Name of a time zone; `None`: that of their quiet hours, else UTC.
    pub zone: Option<&'a str>,
    /// Whether it takes the place of those that have some of its days.
    pub change: bool,
}

/// What became of a request about an absence.
#[derive(Clone, Debug)]
pub struct VacationChanged {
    /// The absence that was set or ended.
    pub vacation: OwnVacation,
    /// The number of its days.
    pub days: u32,
    /// Number of lobbies and running games that are told.
    pub tables: u32,
    /// All of the person afterwards.
    pub own: OwnVacations,
}

/// One change of a person's absences.
struct Rewrite {
    put: Vec<VacationRow>,
    deleted: Vec<i64>,
    /// Numbers of those that end now, or never begin.
    ended: BTreeSet<i64>,
    told: AnnouncementKind,
}

fn own(row: &VacationRow) -> Option<OwnVacation> {
    let (first, last) = (Day::read(&row.first_day)?, Day::read(&row.last_day)?);
    let VacationRow { id: number, begins, ends, .. } = *row;
    Some(OwnVacation { number, first, last, zone: row.zone.clone(), begins, ends })
}

fn row(person: u64, vacation: &OwnVacation) -> VacationRow {
    VacationRow {
        id: vacation.number,
        person: person as i64,
        first_day: vacation.first.to_string(),
        last_day: vacation.last.to_string(),
        zone: vacation.zone.clone(),
        begins: vacation.begins,
        ends: vacation.ends,
    }
}

/// The days of each year that these absences take; a day counts once.
fn taken<'a>(all: impl IntoIterator<Item = &'a OwnVacation>) -> BTreeMap<i16, u32> {
    let days: BTreeSet<Day> = all.into_iter().flat_map(|vacation| vacation.first.to(vacation.last)).collect();
    by_year(days)
}

/// The number of its days.
fn count(vacation: &OwnVacation) -> u32 {
    taken([vacation]).into_values().sum()
}

fn left(all: &[OwnVacation], this_year: i16) -> BTreeMap<i16, u32> {
    let mut years = taken(all);
    years.entry(this_year).or_default();
    years.retain(|year, _| *year >= this_year);
    years.into_iter().map(|(year, days)| (year, MOST_VACATION_DAYS.saturating_sub(days))).collect()
}

/// The absence as it is once it was ended at `now`; `None` if it had not begun.
fn ended(vacation: &OwnVacation, now: Millis) -> Option<OwnVacation> {
    let last = vacation.last.min(Day::at(now, &vacation.zone));
    (vacation.begins < now).then(|| OwnVacation { last, ends: now.min(vacation.ends), ..vacation.clone() })
}

/// The absence that was typed, if all of it is right: beside `known`, and in place of the second list.
fn checked(
    typed: &TypedVacation<'_>,
    zone: &str,
    known: &[OwnVacation],
    now: Millis,
) -> Result<(OwnVacation, Vec<OwnVacation>), VacationError> {
    let today = Day::at(now, zone);
    let no_day = |typed: &str| VacationError::NoDay { typed: typed.to_owned() };
    let mut first = Day::typed(typed.first, today, today).ok_or_else(|| no_day(typed.first))?;
    let last = Day::typed(typed.last, today, first).ok_or_else(|| no_day(typed.last))?;
    if last < first {
        return Err(VacationError::Backwards { first, last });
    }
    let open = || known.iter().filter(|one| one.ends > now);
    // One that has begun is changed from today on.
    if typed.change && open().any(|one| one.begins <= now && one.first <= first) {
        first = first.max(today);
    }
    if first < today {
        return Err(VacationError::Past { first, today });
    }
    let latest = today.plus(FARTHEST);
    if first > latest {
        return Err(VacationError::TooFar { latest });
    }
    let days = by_year(first.to(last.min(first.plus(FARTHEST))));
    if let Some((year, days)) = days.into_iter().find(|(_, days)| *days > MOST_VACATION_DAYS) {
        let before = taken(known).get(&year).copied().unwrap_or_default();
        return Err(VacationError::TooManyDays {
            year,
            days,
            left: MOST_VACATION_DAYS.saturating_sub(before),
        });
    }
    let (begins, ends) = (first.begins(zone).max(now), last.plus(1).begins(zone));
    let new = OwnVacation { number: 0, first, last, zone: zone.to_owned(), begins, ends };
    let overlapping: Vec<_> = open().filter(|one| one.begins < ends && begins < one.ends).cloned().collect();
    if let Some(OwnVacation { first, last, zone, .. }) = overlapping.first().filter(|_| !typed.change) {
        return Err(VacationError::Overlaps { first: *first, last: *last, zone: zone.clone() });
    }
    let replaced = |one: &OwnVacation| overlapping.iter().any(|other| other.number == one.number);
    let mut all: Vec<OwnVacation> = known.iter().filter(|one| !replaced(one)).cloned().collect();
    all.extend(overlapping.iter().filter_map(|one| ended(one, now)));
    let before = taken(&all);
    all.push(new.clone());
    for (year, total) in taken(&all) {
        let before = before.get(&year).copied().unwrap_or_default();
        if total > MOST_VACATION_DAYS && total > before {
            let (days, left) = (total - before, MOST_VACATION_DAYS.saturating_sub(before));
            return Err(VacationError::TooManyDays { year, days, left });
        }
    }
    Ok((new, overlapping))
}

impl Inner {
    /// The absences that are not over. Read from the database once.
    pub(super) async fn vacations(&self) -> Result<Arc<Vacations>, TableError> {
        let read = || async {
            let mut all = Vacations::new();
            for row in self.store.vacations_after(self.now()).await? {
                all.entry(row.person as u64).or_default().push(shortened(&row));
            }
            *self.known_vacations.known.lock() = Arc::new(all);
            Ok::<(), TableError>(())
        };
        self.known_vacations.read.get_or_try_init(read).await?;
        Ok(self.vacations_in_memory())
    }

    pub(super) fn vacations_in_memory(&self) -> Arc<Vacations> {
        Arc::clone(&self.known_vacations.known.lock())
    }

    async fn rows_of(&self, person: u64) -> Result<Vec<OwnVacation>, TableError> {
        // What can't be read is shown by the check of the database; it must not keep the person from ending the others.
        Ok(self.store.vacations_of(person as i64).await?.iter().filter_map(own).collect())
    }

    async fn own_vacations(&self, person: u64) -> Result<OwnVacations, TableError> {
        let rows = self.rows_of(person).await?;
        let zone = self.notice_choices(person).await?.zone;
        let zone = Some(zone).filter(|zone| !zone.is_empty());
        let now = self.now();
        let year = Day::at(now, zone.as_deref().unwrap_or("UTC")).year();
        let left = left(&rows, year);
        Ok(OwnVacations { all: rows.into_iter().filter(|one| one.ends > now).collect(), left, zone })
    }

    async fn announce_vacation(
        &self,
        who: &Person,
        typed: TypedVacation<'_>,
    ) -> Result<VacationChanged, TableError> {
        let _alone = self.known_vacations.writing.lock().await;
        let (known, now) = (self.rows_of(who.id).await?, self.now());
        let chosen = self.notice_choices(who.id).await?.zone;
        let zone = typed.zone.unwrap_or(if chosen.is_empty() { "UTC" } else { &chosen });
        let (new, replaced) = checked(&typed, zone, &known, now)?;
        let vacation = OwnVacation { number: self.store.next_vacation().await?, ..new };
        let mut put = vec![row(who.id, &vacation)];
        put.extend(replaced.iter().filter_map(|one| ended(one, now)).map(|one| row(who.id, &one)));
        let deleted = replaced.iter().filter(|one| ended(one, now).is_none()).map(|one| one.number).collect();
        let told = AnnouncementKind::Away {
            number: vacation.number,
            name: kept(who).name,
            begins: vacation.begins,
            ends: vacation.ends,
            changed: !replaced.is_empty(),
        };
        let ended = replaced.iter().map(|one| one.number).collect();
        let tables = self.rewrite(who, &Rewrite { put, deleted, ended, told }).await?;
        let (days, own) = (count(&vacation), self.own_vacations(who.id).await?);
        Ok(VacationChanged { vacation, days, tables, own })
    }

    async fn end_vacation(&self, who: &Person, number: i64) -> Result<VacationChanged, TableError> {
        let _alone = self.known_vacations.writing.lock().await;
        let now = self.now();
        let known = self.rows_of(who.id).await?;
        let vacation = known.into_iter().find(|one| one.number == number && one.ends > now);
        let vacation = vacation.ok_or(VacationError::NoVacation)?;
        let shorter = ended(&vacation, now);
        let put = shorter.iter().map(|one| row(who.id, one)).collect();
        let deleted = if shorter.is_none() { vec![number] } else { Vec::new() };
        let begun = shorter.is_some();
        let told = AnnouncementKind::BackEarly { number, name: kept(who).name, begun };
        let ended = BTreeSet::from([number]);
        let tables = self.rewrite(who, &Rewrite { put, deleted, ended, told }).await?;
        let (days, own) = (count(&vacation), self.own_vacations(who.id).await?);
        Ok(VacationChanged { vacation, days, tables, own })
    }

    /// Writes the change with the deadlines and announcements of all the person's tables, in one transaction. Returns the number of
    /// tables.
    async fn rewrite(&self, who: &Person, change: &Rewrite) -> Result<u32, TableError> {
        let before = self.vacations().await?;
        // While it is written nothing may move any more for what ends, and nothing yet for what is new.
        let meanwhile = self.after(&before, who.id, &change.ended, &[]);
        *self.known_vacations.known.lock() = Arc::new(meanwhile);
        let after = Arc::new(self.after(&before, who.id, &change.ended, &change.put));
        let written = self.write_vacations(who, change, &after).await;
        *self.known_vacations.known.lock() = if written.is_ok() { after } else { before };
        written
    }

    async fn write_vacations(
        &self,
        who: &Person,
        change: &Rewrite,
        after: &Arc<Vacations>,
    ) -> Result<u32, TableError> {
        for _ in 0..ATTEMPTS {
            let mut changesets = Vec::new();
            for game in self.store.open_games_of(who.id as i64).await? {
                changesets.extend(self.rewritten(GameId(game), who.id, change, after).await?);
            }
            let mut write = self.store.write()?;
            let person = kept(who);
            write.put_person(person.id as i64, &person.name, &person.locale)?;
            for row in &change.put {
                write.put_vacation(row)?;
            }
            for number in &change.deleted {
                write.delete_vacation(*number)?;
            }
            write.prune_vacations(who.id as i64, self.now() - FORGET)?;
            // A reminder that rested until the end of the absence may be due now.
            write.rouse_person(who.id as i64)?;
            for changeset in &changesets {
                Self::put_changeset(&mut write, changeset)?;
            }
            match write.commit().await {
                Err(StoreError::Conflict) => continue,
                committed => committed?,
            }
            let tables = changesets.len() as u32;
            for changeset in changesets {
                self.cache.put(Arc::new(changeset.loaded));
            }
            self.wake.notify_waiters();
            return Ok(tables);
        }
        Err(TableError::Busy)
    }

    /// The absences of all people after that change, without those that are over.
    fn after(
        &self,
        before: &Vacations,
        person: u64,
        ended: &BTreeSet<i64>,
        put: &[VacationRow],
    ) -> Vacations {
        let (now, mut all) = (self.now(), before.clone());
        let of_person = all.entry(person).or_default();
        of_person.retain(|one| !ended.contains(&one.number));
        of_person.extend(put.iter().map(shortened));
        all.values_mut().for_each(|one| one.retain(|vacation| vacation.ends > now));
        all.retain(|_, one| !one.is_empty());
        all
    }

    /// What that change does to one game; `None` if the game can't be read.
    async fn rewritten(
        &self,
        game: GameId,
        person: u64,
        change: &Rewrite,
        after: &Arc<Vacations>,
    ) -> Result<Option<Changeset>, TableError> {
        let base = match self.find(Find::Id(game)).await {
            Ok(base) => base,
            Err(error) if error.is_of_one_game() || matches!(error, TableError::SetAside { .. }) => {
                return Ok(None);
            }
            Err(error) => return Err(error),
        };
        let open = matches!(base.status, Status::Lobby | Status::Running);
        if base.seat_of(person).is_none() || !open {
            return Ok(None);
        }
        let now = self.even_now() + base.difference;
        let mut draft = GameChange::new(base, now, self.beacon_now());
        draft.vacations = Arc::clone(after);
        draft.changed = true;
        let changeset = panic_isolation::caught(|| {
            draft.end_vacations(|vacation| change.ended.contains(&vacation));
            draft.announcements.push(change.told.clone());
            build_changeset(draft)
        });
        changeset.map(Some).map_err(|place| TableError::stopped(game.0, &place))
    }
}

const fn shortened(row: &VacationRow) -> Vacation {
    Vacation { number: row.id, begins: row.begins, ends: row.ends }
}

impl Table {
    /// That person's absences that are not over, and what is left of their days.
    pub fn own_vacations(&self, person: u64) -> Reply<'_, OwnVacations> {
        self.inner.own_vacations(person).boxed()
    }

    /// Announces that the person is away, or changes what they have announced, and tells all tables at which they sit ([PBP-26]).
    ///
    /// # Errors
    /// [`TableError::Vacation`]; the name of the zone must be one of [`super::time_zones`].
    pub fn announce_vacation<'a>(
        &'a self,
        who: &'a Person,
        typed: TypedVacation<'a>,
    ) -> Reply<'a, VacationChanged> {
        self.inner.announce_vacation(who, typed).boxed()
    }

    /// Ends an absence of that person now, or cancels it if it has not begun, and tells all tables at which they sit.
    pub fn end_vacation<'a>(&'a self, who: &'a Person, number: i64) -> Reply<'a, VacationChanged> {
        self.inner.end_vacation(who, number).boxed()
    }

    /// The absences of a person that are not over, from memory.
    pub fn vacations_of(&self, person: u64) -> Vec<Vacation> {
        let now = self.inner.now();
        let all = self.inner.vacations_in_memory();
        all.get(&person).into_iter().flatten().filter(|one| one.ends > now).copied().collect()
    }
}

#[cfg(test)]
mod tests;
