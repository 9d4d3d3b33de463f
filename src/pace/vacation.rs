//! What announced absences of people do to the deadlines of one game ([PBP-26]): a deadline that falls due while its player is away
//! moves to the end of the absence. The time by which deadlines move is charged to the standstill of the game, once for absences
//! at the same time. A pure value: it reads no clock, and knows deadlines by their keys.

use super::standstill::Standstill;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

const HOUR: i64 = 3_600_000;
/// Whoever comes back has at least half of the time for a turn, but no more than this is given to them.
const MOST_REST: i64 = 12 * HOUR;
/// A deadline does not move by less.
const SHORTEST: i64 = 60_000;

/// Days of a person's absence in each calendar year, at most ([PBP-26]).
pub const MOST_VACATION_DAYS: u32 = 21;

/// A time in which a person has said to be away.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Vacation {
    /// Its number; no two have the same one.
    pub number: i64,
    /// When it begins.
    pub begins: i64,
    /// When it is over.
    pub ends: i64,
}

impl Vacation {
    /// Whether the person is away at this time.
    pub const fn contains(&self, at: i64) -> bool {
        self.begins <= at && at < self.ends
    }
}

/// The time that a person has at least after an absence, where a turn takes `limit`.
pub fn rest(limit: i64) -> i64 {
    (limit / 2).clamp(SHORTEST, MOST_REST)
}

/// When the deadlines of a game fall due, by key: of those that stand still, when they would if they went on now.
pub type Deadlines = BTreeMap<String, i64>;

/// How a deadline was moved for one absence.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Move {
    vacation: i64,
    /// From when on its time did not run.
    since: i64,
    /// By how much it was moved.
    by: i64,
    /// How much of that was charged to the game.
    charged: i64,
}

/// The open deadlines that absences have moved.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub(super) struct Moved(BTreeMap<String, Vec<Move>>);

impl Moved {
    fn by(&self, key: &str) -> i64 {
        self.0.get(key).map_or(0, |moves| moves.iter().map(|one| one.by).sum())
    }

    /// The times by which deadlines other than `key` were moved, in order and without overlaps.
    fn covered(&self, deadlines: &Deadlines, key: &str) -> Vec<(i64, i64)> {
        let others = self.0.keys().filter(|other| *other != key);
        let mut all: Vec<(i64, i64)> =
            others.filter_map(|other| deadlines.get(other).map(|due| (due - self.by(other), *due))).collect();
        all.sort_unstable();
        let mut merged: Vec<(i64, i64)> = Vec::new();
        for (from, to) in all {
            match merged.last_mut() {
                Some(last) if from <= last.1 => last.1 = last.1.max(to),
                _ => merged.push((from, to)),
            }
        }
        merged
    }
}

/// How far one gets from `from` towards `to` if only `budget` may pass outside of the times that are covered. Returns the end, and
/// what passed outside.
fn reach(from: i64, to: i64, covered: &[(i64, i64)], budget: i64) -> (i64, i64) {
    let (mut at, mut outside) = (from, 0);
    for (begins, ends) in covered.iter().copied().chain([(to, to)]) {
        if at >= to {
            break;
        }
        let gap = (begins.min(to) - at).max(0);
        let taken = gap.min(budget - outside);
        outside += taken;
        if taken < gap {
            return (at + taken, outside);
        }
        at = at.max(begins.min(to)).max(ends.min(to));
    }
    (at, outside)
}

impl Standstill {
    /// Whether an absence has moved an open deadline.
    pub fn has_moved_deadlines(&self) -> bool {
        !self.moved.0.is_empty()
    }

    /// Moves the deadline `key`, if it falls due in that absence, to its end: plus what was left when it began, or `rest` if that is
    /// more. Returns the new time; `None` if it does not move, also because the game has stood still for as long as it may.
    pub fn move_for(
        &mut self,
        (key, deadlines): (&str, &Deadlines),
        vacation: &Vacation,
        rest: i64,
        now: i64,
    ) -> Option<i64> {
        let due = *deadlines.get(key)?;
        if !vacation.contains(due) || now >= vacation.ends {
            return None;
        }
        let since = vacation.begins.max(now);
        let to = (due + vacation.ends - since).max(vacation.ends + rest);
        let (to, charged) = reach(due, to, &self.moved.covered(deadlines, key), self.left(now));
        // With little left of the budget a deadline that has passed might stay in the past.
        if to - due < SHORTEST || to <= now {
            return None;
        }
        self.used += charged;
        let one = Move { vacation: vacation.number, since, by: to - due, charged };
        self.moved.0.entry(key.to_owned()).or_default().push(one);
        Some(to)
    }

    /// Absences end now, or never begin: the deadlines that they have moved come back by what they no longer take, and nobody has
    /// less than `rest` from now on. `ended` says for which deadline which absence ends. Returns by how much each comes back.
    pub fn end_vacations(
        &mut self,
        ended: impl Fn(&str, i64) -> bool,
        deadlines: &Deadlines,
        (rest, now): (i64, i64),
    ) -> Vec<(String, i64)> {
        let mut deadlines = deadlines.clone();
        let mut back = Vec::new();
        for key in self.moved.0.keys().cloned().collect::<Vec<_>>() {
            let Some(due) = deadlines.get(&key).copied() else { continue };
            let covered = self.moved.covered(&deadlines, &key);
            let Some(moves) = self.moved.0.get_mut(&key) else { continue };
            let mut cut = 0;
            for one in moves.iter_mut().filter(|one| ended(&key, one.vacation)) {
                let spare = (due - cut - now - rest).max(0);
                let less = (one.by - (now - one.since).clamp(0, one.by)).min(spare);
                let (_, outside) = reach(due - cut - less, due - cut, &covered, i64::MAX);
                let refund = outside.min(one.charged);
                self.used -= refund;
                (one.by, one.charged) = (one.by - less, one.charged - refund);
                cut += less;
            }
            moves.retain(|one| one.by > 0);
            if moves.is_empty() {
                self.moved.0.remove(&key);
            }
            if cut > 0 {
                deadlines.insert(key.clone(), due - cut);
                back.push((key, cut));
            }
        }
        back
    }

    /// Forgets the deadlines that are over, all but `open`. What they were moved by and did not take is not charged.
    pub fn keep_moves_of(&mut self, open: &BTreeSet<String>, deadlines: &Deadlines, now: i64) {
        let over: Vec<String> = self.moved.0.keys().filter(|key| !open.contains(*key)).cloned().collect();
        for key in over {
            let covered = self.moved.covered(deadlines, &key);
            let by = self.moved.by(&key);
            let moves = self.moved.0.remove(&key).unwrap_or_default();
            let Some(due) = deadlines.get(&key) else { continue };
            let (_, outside) = reach(now.max(due - by), *due, &covered, i64::MAX);
            self.used -= outside.min(moves.iter().map(|one| one.charged).sum());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pace::MOST_STANDSTILL;

    const DAY: i64 = 24 * HOUR;

    fn at(all: &[(&str, i64)]) -> Deadlines {
        all.iter().map(|(key, due)| ((*key).to_owned(), *due)).collect()
    }

    const fn away(number: i64, begins: i64, ends: i64) -> Vacation {
        Vacation { number, begins, ends }
    }

    #[test]
    fn a_deadline_in_an_absence_moves_to_its_end_with_what_was_left_when_it_began_pbp_26() {
        let mut clock = Standstill::default();
        let ten = away(1, 10 * DAY, 20 * DAY);
        let due = at(&[("a", 10 * DAY + 20 * HOUR), ("b", 9 * DAY), ("c", 20 * DAY)]);
        assert_eq!(clock.move_for(("a", &due), &ten, 12 * HOUR, 9 * DAY), Some(20 * DAY + 20 * HOUR));
        assert_eq!(clock.move_for(("b", &due), &ten, 12 * HOUR, 8 * DAY), None, "due before it");
        assert_eq!(clock.move_for(("c", &due), &ten, 12 * HOUR, 9 * DAY), None, "due after it");
        assert_eq!(clock.used(9 * DAY), 10 * DAY);
        // Asked while away: all of the time comes after the end. With little left, there is half a turn.
        let due = at(&[("d", 16 * DAY), ("e", 10 * DAY + HOUR)]);
        let mut clock = Standstill::default();
        assert_eq!(clock.move_for(("d", &due), &ten, 12 * HOUR, 15 * DAY), Some(21 * DAY));
        assert_eq!(clock.move_for(("e", &due), &ten, 12 * HOUR, 9 * DAY), Some(20 * DAY + 12 * HOUR));
    }

    #[test]
    fn two_who_are_away_at_the_same_time_are_charged_once_and_what_is_not_taken_is_given_back_pbp_26() {
        let mut clock = Standstill::default();
        let mut due = at(&[("a", 10 * DAY), ("b", 10 * DAY)]);
        for (key, ends) in [("a", 20 * DAY), ("b", 22 * DAY)] {
            let vacation = away(ends / DAY, 10 * DAY, ends);
            let to = clock.move_for((key, &due), &vacation, 0, 9 * DAY).unwrap();
            due.insert(key.to_owned(), to);
        }
        assert_eq!(clock.used(9 * DAY), 12 * DAY);
        // `b` ends at once: only what `a` does not need is given back.
        let back = clock.end_vacations(|_, vacation| vacation == 22, &due, (0, 9 * DAY));
        assert_eq!(back, [("b".to_owned(), 12 * DAY)]);
        due.insert("b".to_owned(), 10 * DAY);
        assert_eq!(clock.used(9 * DAY), 10 * DAY);
        // `a` answers after four days of it.
        clock.keep_moves_of(&BTreeSet::from(["b".to_owned()]), &due, 14 * DAY);
        assert_eq!((clock.used(14 * DAY), clock.has_moved_deadlines()), (4 * DAY, false));
    }

    #[test]
    fn who_ends_an_absence_early_has_the_time_that_was_left_and_not_less_than_half_a_turn_pbp_26() {
        let ten = away(1, 10 * DAY, 20 * DAY);
        for (left, expected) in [(20 * HOUR, 20 * HOUR), (HOUR, 12 * HOUR)] {
            let mut clock = Standstill::default();
            let mut due = at(&[("a", 10 * DAY + left)]);
            let to = clock.move_for(("a", &due), &ten, 12 * HOUR, 9 * DAY).unwrap();
            due.insert("a".to_owned(), to);
            let back = clock.end_vacations(|_, _| true, &due, (12 * HOUR, 13 * DAY));
            assert_eq!(to - back[0].1, 13 * DAY + expected);
        }
    }

    #[test]
    fn no_absence_moves_a_deadline_beyond_the_longest_standstill_pbp_26() {
        let mut clock = Standstill::default();
        let mut due = at(&[("a", DAY)]);
        let long = away(1, 0, 50 * DAY);
        let to = clock.move_for(("a", &due), &long, HOUR, 0).unwrap();
        assert_eq!(to, DAY + MOST_STANDSTILL);
        due.insert("a".to_owned(), to);
        assert_eq!(clock.move_for(("a", &due), &long, HOUR, 0), None);
        assert_eq!(clock.left(0), 0);
    }
}
