//! What announced absences do to the deadlines of a game ([PBP-26]). A turn and a sealed answer wait for the end of the absence.
//! A question in another player's turn does not: there standing orders or the default answer ([PBP-34]).

use super::absence::is_own_turn;
use super::announcement::AnnouncementKind;
use super::changeset_notices::Notices;
use super::game_change::GameChange;
use super::known_vacations::Vacations;
use super::loaded_game::LoadedGame;
use super::standstill::{is_deadline, key};
use super::time::Millis;
use super::types::Status;
use crate::pace::{Deadlines, Vacation, rest};
use crate::rules::Seat;
use crate::store::TimerRow;
use std::collections::BTreeSet;

impl LoadedGame {
    /// The deadlines in the time of the stored timers; of those that stand still, when they would be if they went on now.
    pub(super) fn deadlines(&self, timers: &[TimerRow], now: Millis) -> Deadlines {
        let all = timers.iter().filter(|timer| is_deadline(timer));
        all.map(|timer| (key(timer), timer.due.unwrap_or(now + timer.remaining) - self.difference)).collect()
    }

    /// The absences of the person in that seat, in the time of the stored timers.
    fn vacations_in(&self, seat: i64, all: &Vacations) -> Vec<Vacation> {
        let person = u8::try_from(seat).ok().and_then(|seat| self.person_in(Seat(seat)));
        let stored = |one: &Vacation| Vacation {
            begins: one.begins - self.difference,
            ends: one.ends - self.difference,
            ..*one
        };
        person.and_then(|person| all.get(&person)).into_iter().flatten().map(stored).collect()
    }

    fn rest(&self) -> Millis {
        rest(self.pace.limit().unwrap_or_default())
    }

    /// Whether deadlines wait for people who are away.
    fn honours_vacations(&self) -> bool {
        self.clock_rules.vacations && self.status == Status::Running
    }

    /// Moves the deadlines that fall due while their player is away. Returns whether one that was known before has moved.
    pub(super) fn move_for_vacations(
        &mut self,
        base: &Self,
        timers: &mut [TimerRow],
        vacations: &Vacations,
        now: Millis,
    ) -> bool {
        let stored_now = now - self.difference;
        let mut moved = self.forget_moves(base, timers, now);
        if !self.honours_vacations() || vacations.is_empty() {
            return moved;
        }
        let rest = self.rest();
        for at in 0..timers.len() {
            let timer = &timers[at];
            if timer.due.is_none() || !is_own_turn(timer) {
                continue;
            }
            let (key, known) = (key(timer), base.timers.iter().any(|old| old.key() == timer.key()));
            for vacation in self.vacations_in(timer.seat, vacations) {
                let deadlines = self.deadlines(timers, now);
                let to = self.standstill.move_for((&key, &deadlines), &vacation, rest, stored_now);
                if let Some(to) = to {
                    timers[at].due = Some(to + self.difference);
                    moved |= known;
                }
            }
        }
        moved
    }

    /// Forgets the moved deadlines that are over. Whoever has taken a seat over does not wait for the return of another.
    fn forget_moves(&mut self, base: &Self, timers: &mut [TimerRow], now: Millis) -> bool {
        if !self.standstill.has_moved_deadlines() {
            return false;
        }
        let open: BTreeSet<String> = timers.iter().filter(|timer| is_deadline(timer)).map(key).collect();
        let before = self.deadlines(&self.timers, now);
        self.standstill.keep_moves_of(&open, &before, now - self.difference);
        let new: BTreeSet<String> = timers
            .iter()
            .filter(|timer| {
                u8::try_from(timer.seat)
                    .is_ok_and(|seat| base.owner_of(Seat(seat)) != self.owner_of(Seat(seat)))
            })
            .map(key)
            .collect();
        !new.is_empty() && self.take_back(timers, |key, _| new.contains(key), now)
    }

    /// Takes back by how much absences that are over have moved these deadlines. Returns whether one has moved.
    fn take_back(&mut self, timers: &mut [TimerRow], ended: impl Fn(&str, i64) -> bool, now: Millis) -> bool {
        let (deadlines, rest) = (self.deadlines(timers, now), self.rest());
        let back = self.standstill.end_vacations(ended, &deadlines, (rest, now - self.difference));
        for (of, by) in &back {
            for timer in timers.iter_mut().filter(|timer| key(timer) == *of) {
                match &mut timer.due {
                    Some(due) => *due -= by,
                    None => timer.remaining -= by,
                }
            }
        }
        !back.is_empty()
    }

    /// When that person comes back, if this table waits for them now.
    pub(super) fn waits_until(&self, person: u64, vacations: &Vacations, now: Millis) -> Option<Millis> {
        let all = vacations.get(&person).filter(|_| self.honours_vacations())?;
        all.iter().find(|one| one.contains(now)).map(|one| one.ends)
    }
}

impl GameChange {
    /// Absences with these numbers are over: what they have moved comes back.
    pub(super) fn end_vacations(&mut self, ended: impl Fn(i64) -> bool) {
        let mut timers = std::mem::take(&mut self.loaded.timers);
        let now = self.now;
        let moved = self.loaded.take_back(&mut timers, |_, vacation| ended(vacation), now);
        self.loaded.timers = timers;
        self.deadlines_moved |= moved;
    }

    /// Moves that timer, which is due, to the end of its player's absence. Returns whether it did.
    pub(super) fn moved_for_vacation(&mut self, timer: &TimerRow) -> bool {
        if !self.loaded.honours_vacations() || self.loaded.is_paused() || !is_own_turn(timer) {
            return false;
        }
        let (deadlines, rest) = (self.loaded.deadlines(&self.loaded.timers, self.now), self.loaded.rest());
        let (now, key) = (self.stored_now(), key(timer));
        let vacations = self.loaded.vacations_in(timer.seat, &self.vacations);
        let standstill = &mut self.loaded.standstill;
        let to = vacations.iter().find_map(|one| standstill.move_for((&key, &deadlines), one, rest, now));
        let Some(to) = to.map(|to| to + self.loaded.difference) else { return false };
        for moved in self.loaded.timers.iter_mut().filter(|other| other.key() == timer.key()) {
            moved.due = Some(to);
        }
        self.deadlines_moved = true;
        true
    }
}

impl Notices {
    /// At the start of a game, tells of the absences that its players have announced before.
    pub(super) fn of_vacations(&mut self, base: &LoadedGame, now: &LoadedGame, all: &Vacations, at: Millis) {
        if base.status != Status::Lobby || now.status != Status::Running {
            return;
        }
        for taken in &now.taken {
            let of_person = all.get(&taken.seated.person).into_iter().flatten();
            for one in of_person.filter(|one| one.ends > at) {
                let (number, name) = (one.number, taken.seated.name.clone());
                let (begins, ends) = (one.begins, one.ends);
                self.announce(AnnouncementKind::Away { number, name, begins, ends, changed: false });
            }
        }
    }
}
