//! When somebody who must decide is reminded ([PBP-20]): a pure value of the deadline, what the person chose, and their quiet hours.

use super::notice_choices::{NoticeRules, Quiet};
use super::quiet_hours::zone;
use super::time::{HOUR, MINUTE, Millis};

/// How long before quiet hours the reminder of a deadline inside them comes.
const BEFORE_QUIET: Millis = HOUR;
/// Whoever was told of a decision so shortly before quiet hours needs no reminder before they begin.
const JUST_TOLD: Millis = 10 * MINUTE;

/// A reminder.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct PlannedReminder {
    /// When it comes.
    pub(super) at: Millis,
    /// The chosen time before the deadline that it stands for; of several the shortest.
    pub(super) mark: Millis,
}

/// What a reminder depends on.
pub(super) struct Awaited<'a> {
    /// The deadline.
    pub(super) due: Millis,
    /// The time that was left when the person was told of the decision.
    pub(super) total: Millis,
    /// The time before the deadline for which they were reminded last.
    pub(super) reminded: Option<Millis>,
    pub(super) rules: &'a NoticeRules,
    /// Nobody is reminded so shortly before the deadline, or later: of a short question in another's turn they have just been told.
    pub(super) shortest: Millis,
    /// When the last digest before the deadline comes, if the person has one ([PBP-66]): then one reminder is enough.
    pub(super) digest: Option<Millis>,
}

/// What is to be done with a reminder now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Next {
    /// It is time, for that time before the deadline.
    Now(Millis),
    /// Not before that time.
    At(Millis),
    /// Never again.
    Never,
}

impl Awaited<'_> {
    /// The quiet hours that contain this time.
    fn quiet_around(&self, at: Millis) -> Option<(Millis, Millis)> {
        match self.rules.quiet {
            Quiet::Never => None,
            Quiet::Daily(hours) => hours.around(&zone(&self.rules.zone), at),
        }
    }

    /// All reminders of the decision, in order.
    fn planned(&self) -> Vec<PlannedReminder> {
        let planned = self.by_marks();
        match self.digest {
            None => planned,
            Some(digest) => self.only_one(&planned, digest).into_iter().collect(),
        }
    }

    /// The one reminder of somebody with a digest: after the last one before the deadline, the first that they have chosen, or at half
    /// of the time. Of a short decision that no digest tells they hear at once.
    fn only_one(&self, planned: &[PlannedReminder], digest: Millis) -> Option<PlannedReminder> {
        let began = self.due - self.total;
        let (told, from) = (digest >= began, digest.max(began));
        let left = self.due - from;
        if !told && left < HOUR {
            return Some(PlannedReminder { at: from, mark: left });
        }
        if let Some(chosen) = planned.iter().find(|one| one.at > from) {
            return Some(*chosen);
        }
        let middle = from + left / 2;
        let at = match self.quiet_around(middle) {
            None => middle,
            Some((_, ends)) if ends < self.due => ends,
            Some((begins, _)) if told && begins - from < JUST_TOLD => return None,
            Some((begins, _)) => (begins - BEFORE_QUIET).max(from + (begins - from) / 2).max(from),
        };
        Some(PlannedReminder { at, mark: self.due - at })
    }

    /// The reminders at the times that the person has chosen. Those that would fall into quiet hours come after them, or, if the deadline is in
    /// the same quiet hours, once before.
    fn by_marks(&self) -> Vec<PlannedReminder> {
        let began = self.due - self.total;
        let mut marks: Vec<Millis> = self.rules.reminders.iter().map(|time| time.left(self.total)).collect();
        marks.retain(|mark| (self.shortest.max(1)..self.total).contains(mark));
        marks.sort_unstable_by_key(|mark| std::cmp::Reverse(*mark));
        let mut planned: Vec<PlannedReminder> = Vec::new();
        for mark in marks {
            let at = match self.quiet_around(self.due - mark) {
                None => self.due - mark,
                Some((_, ends)) if ends < self.due => ends,
                Some((begins, _)) if begins - began < JUST_TOLD => continue,
                Some((begins, _)) => (begins - BEFORE_QUIET).max(began + (begins - began) / 2),
            };
            match planned.last_mut() {
                Some(last) if last.at >= at => last.mark = mark,
                _ => planned.push(PlannedReminder { at, mark }),
            }
        }
        planned
    }

    /// The reminders that have not come.
    fn left(&self) -> Vec<PlannedReminder> {
        let mut left = self.planned();
        left.retain(|one| self.reminded.is_none_or(|reminded| one.mark < reminded));
        left
    }

    /// The time before the deadline for which a reminder was that was sent at this time.
    pub(super) fn sent_at(&self, now: Millis) -> Millis {
        let sent = self.left().into_iter().rfind(|one| one.at <= now);
        // If the person has chosen other times since it was handed out, it counts for all until now.
        sent.map_or(self.due - now, |one| one.mark)
    }

    /// What is to be done at this time. Of several reminders that are late one is enough.
    pub(super) fn next(&self, now: Millis) -> Next {
        let left = self.left();
        if now >= self.due {
            return Next::Never;
        }
        let late = left.iter().rfind(|one| one.at <= now);
        match (late, self.quiet_around(now)) {
            (None, _) => left.first().map_or(Next::Never, |one| Next::At(one.at)),
            (Some(late), None) => Next::Now(late.mark),
            (Some(_), Some((_, ends))) if ends < self.due => Next::At(ends),
            // Nothing else has told of it.
            (Some(late), Some(_)) if self.digest.is_some() => Next::Now(late.mark),
            (Some(_), Some(_)) => Next::Never,
        }
    }
}

#[cfg(test)]
mod tests;
