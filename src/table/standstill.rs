//! Pauses and extensions of a running game ([PBP-26], [PBP-27]): who may set them, what becomes of the deadlines, and what is
//! told. The budgets are those of [`crate::pace::Standstill`], which counts in the time of the stored timers.

use super::announcement::AnnouncementKind;
use super::changeset_notices::Notices;
use super::error::TableError;
use super::game_change::GameChange;
use super::load_and_commit::Inner;
use super::loaded_game::LoadedGame;
use super::notice_kind::NoticeKind;
use super::taken_seat::Taken;
use super::time::Millis;
use super::types::{GameId, GameRef, Look, Person, StandstillLook, Status};
use super::{Reply, Table};
use crate::pace::{AbsencePolicy, Asker, Granted, Pause, Proposal, Right, Standstill, StandstillError};
use crate::store::TimerRow;
use futures_util::FutureExt as _;
use std::collections::BTreeSet;

/// Kind of the timer that ends a pause.
pub(super) const PAUSE: &str = "pause";

/// A request about the deadlines of a game. Lengths are in milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClockRequest {
    /// Pause the game for so long, by default as long as a host may.
    Pause(Option<Millis>),
    /// End the pause.
    Resume,
    /// Give the open deadlines so much more time, by default the time of a turn.
    Extend(Option<Millis>),
    /// Agree to the proposal with that number.
    Agree(u32),
    /// Propose a stricter policy for whoever does not answer in time ([PBP-30]).
    Policy(AbsencePolicy),
}

/// What came of it.
#[derive(Clone, Debug)]
pub struct ClockChanged {
    /// What was done, or proposed.
    pub granted: Granted,
    /// Number of people who have to agree to a proposal.
    pub voters: u32,
    /// The game now.
    pub look: Look,
}

impl Table {
    /// Pauses a running game, ends its pause, or extends its deadlines: by agreement of all players, or by the right of its
    /// host. Whoever manages the server and does not play there may do it too.
    pub fn change_clock<'a>(
        &'a self,
        which: impl Into<GameRef>,
        who: &'a Person,
        request: ClockRequest,
    ) -> Reply<'a, ClockChanged> {
        self.inner.change_clock(which.into(), who, request, false).boxed()
    }

    /// The same by the right of a manager of the server alone: as often as they want, within the longest standstill of a game.
    pub fn change_clock_as_manager<'a>(
        &'a self,
        game: GameId,
        who: &'a Person,
        request: ClockRequest,
    ) -> Reply<'a, ClockChanged> {
        self.inner.change_clock(game.into(), who, request, true).boxed()
    }
}

impl Inner {
    async fn change_clock(
        &self,
        which: GameRef,
        who: &Person,
        request: ClockRequest,
        as_manager: bool,
    ) -> Result<ClockChanged, TableError> {
        let changed = self.change(which.into(), |draft| {
            let asker = draft.loaded.clock_asker(which, who, as_manager)?;
            let granted = draft.change_clock(asker, request)?;
            draft.tell_clock_change(who, &granted);
            Ok((granted, draft.loaded.clock_voters().len() as u32))
        });
        let ((granted, voters), loaded) = changed.await?;
        Ok(ClockChanged { granted, voters, look: loaded.look_of(who.id) })
    }
}

/// Whether the timer is the deadline of a person.
pub(super) fn is_deadline(timer: &TimerRow) -> bool {
    matches!(timer.kind.as_str(), "turn" | "reaction" | "sealed")
}

/// Names a deadline within its game.
pub(super) fn key(timer: &TimerRow) -> String {
    format!("{}:{}:{}:{}", timer.seat, timer.kind, timer.span, timer.number)
}

impl LoadedGame {
    /// Who asks, with the rights that count here.
    fn clock_asker(&self, which: GameRef, who: &Person, as_manager: bool) -> Result<Asker, TableError> {
        let manager = who.manages == Some(self.place().guild);
        if as_manager && !manager {
            return Err(TableError::NotHost { host: self.host() });
        }
        if !manager {
            self.must_be_seen(which, who)?;
        }
        if matches!(which, GameRef::Id(_)) && matches!(self.status, Status::Cancelled | Status::Closed) {
            return Err(TableError::Over);
        }
        self.must_run()?;
        if let Some(why) = self.parked() {
            return Err(TableError::Parked {
                number: self.row.number as u32,
                guild: self.place().guild,
                why,
            });
        }
        self.must_be_settled()?;
        let voters = self.clock_voters();
        let seat =
            self.seat_of(who.id).map(|seat| seat.0).filter(|seat| !as_manager && voters.contains(seat));
        Ok(Asker { seat, host: !as_manager && who.id == self.host(), manager })
    }

    /// The seats of people who play: they have to agree.
    pub(super) fn clock_voters(&self) -> BTreeSet<u8> {
        let plays = |taken: &&Taken| taken.seated.computer.is_none();
        self.living_people().filter(plays).map(|taken| taken.seated.seat.0).collect()
    }

    /// Sets what happens to whoever does not answer in time.
    pub(super) fn set_absence_policy(&mut self, policy: AbsencePolicy) {
        self.absence_policy = policy;
        policy.key().clone_into(&mut self.row.absence_policy);
    }

    /// The keys of the deadlines that run.
    fn open_deadlines(&self) -> BTreeSet<String> {
        let runs = |timer: &&TimerRow| is_deadline(timer) && timer.due.is_some();
        self.timers.iter().filter(runs).map(key).collect()
    }

    /// The timer that ends the pause, while the game is paused.
    pub(super) fn pause_timer(&self) -> Option<TimerRow> {
        let pause = self.standstill.pause().filter(|_| self.status == Status::Running)?;
        Some(TimerRow::of_table(self.row.id, PAUSE, Some(pause.until + self.difference)))
    }

    /// Whether its time stands still.
    pub(super) fn is_paused(&self) -> bool {
        self.pause_timer().is_some()
    }

    pub(super) fn standstill_look(&self) -> StandstillLook {
        let pause = self.standstill.pause().filter(|_| self.status == Status::Running);
        let shown = |time: Millis| time + self.difference;
        StandstillLook {
            pause: pause.map(|pause| Pause { since: shown(pause.since), until: shown(pause.until), ..pause }),
            used: self.standstill.used(pause.map_or(0, |pause| pause.since)),
            host_pauses_left: self.standstill.host_pauses_left(),
            banks: self.bank_looks(),
        }
    }

    /// The earliest deadline of a person once the time runs.
    fn next_deadline(&self, now: Millis) -> Option<Millis> {
        let waits = self.waits();
        let timers = waits.iter().filter_map(|wait| self.timers.iter().find(|timer| wait.has(timer)));
        let people = timers.filter(|timer| is_deadline(timer));
        people.map(|timer| timer.due.unwrap_or(now + timer.remaining)).min()
    }
}

impl GameChange {
    /// The time of the stored timers, in which pauses are counted.
    pub(super) fn stored_now(&self) -> Millis {
        self.now - self.loaded.difference
    }

    fn change_clock(&mut self, asker: Asker, request: ClockRequest) -> Result<Granted, TableError> {
        let (now, voters) = (self.stored_now(), self.loaded.clock_voters());
        let (pace, deadlines) = (self.loaded.pace.limit(), self.loaded.open_deadlines());
        let limited = pace.is_some() || self.game().minutes().is_some();
        // A turn that another seat's decision interrupts is not over.
        let known = self.loaded.timers.iter().filter(|timer| is_deadline(timer)).map(key).collect();
        let standstill = &mut self.loaded.standstill;
        let before = standstill.clone();
        standstill.keep_extensions_of(&known);
        let granted = match request {
            ClockRequest::Pause(_) if !limited => Err(StandstillError::NoDeadline),
            ClockRequest::Pause(length) => standstill.ask_pause(asker, &voters, length, now),
            ClockRequest::Resume => standstill.ask_resume(asker, &voters, now),
            ClockRequest::Extend(length) => {
                let passed = self.loaded.timers.iter().filter(|timer| is_deadline(timer));
                if passed.filter_map(|timer| timer.due).any(|due| due <= self.now) {
                    return Err(StandstillError::Passed.into());
                }
                let pace = pace.ok_or(StandstillError::NoDeadline)?;
                standstill.ask_extension(asker, &voters, length, (&deadlines, pace), now)
            }
            ClockRequest::Policy(policy) => {
                let both = (policy, self.loaded.absence_policy);
                standstill.ask_policy(asker, &voters, both, now)
            }
            ClockRequest::Agree(number) => standstill.agree((asker.seat, number), &voters, &deadlines, now),
        };
        let granted = granted.map_err(|error| match error {
            // As the clock shows it.
            StandstillError::Paused { until } => {
                StandstillError::Paused { until: until + self.loaded.difference }
            }
            other => other,
        })?;
        if let Granted::Extended { length, deadlines, .. } = &granted {
            let extended = self.loaded.timers.iter_mut().filter(|timer| deadlines.contains(&key(timer)));
            extended.for_each(|timer| timer.due = timer.due.map(|due| due + length));
        }
        if let Granted::Policy { policy } = granted {
            self.loaded.set_absence_policy(policy);
        }
        self.changed = true;
        self.close_proposal(&before);
        Ok(match granted {
            Granted::Paused(pause) => {
                Granted::Paused(Pause { until: pause.until + self.loaded.difference, ..pause })
            }
            other => other,
        })
    }

    /// Edits the message of a proposal that is no longer open: it was carried out, or there is another one.
    fn close_proposal(&mut self, before: &Standstill) {
        let now = self.loaded.standstill.last_proposal().map(|proposal| proposal.number);
        let old = before.last_proposal().filter(|old| Some(old.number) != now);
        self.tell_closed(old.cloned());
    }

    /// The same at the end of the game.
    pub(super) fn close_clock_proposal(&mut self) {
        self.tell_closed(self.loaded.standstill.last_proposal().cloned());
    }

    fn tell_closed(&mut self, proposal: Option<Proposal>) {
        let Some(Proposal { number, what, .. }) = proposal else { return };
        let of = self.loaded.clock_voters().len() as u32;
        let what = AnnouncementKind::ProposalClosed { number, what, of };
        self.pause_notices.push(NoticeKind::Announcement { what });
    }

    /// Announces the change, and tells the other people at the table.
    fn tell_clock_change(&mut self, who: &Person, granted: &Granted) {
        let name = || who.name.clone();
        match granted {
            Granted::Paused(pause) => {
                self.announcements.push(AnnouncementKind::Paused {
                    by: pause.by,
                    name: name(),
                    until: pause.until,
                });
                self.pause_changed(Some(who.id), true);
            }
            Granted::Resumed { by } => self.tell_resumed(Some((*by, who))),
            Granted::Policy { policy } => {
                self.announcements.push(AnnouncementKind::PolicyChanged { policy: *policy });
            }
            Granted::Extended { by, length, .. } => {
                self.deadlines_moved = true;
                if let Some(until) = self.loaded.next_deadline(self.now) {
                    let (name, length) = (name(), *length);
                    self.announcements.push(AnnouncementKind::Extended { by: *by, name, length, until });
                }
            }
            Granted::Proposed(proposal) => {
                let Proposal { number, what, agreed, .. } = proposal.clone();
                let (have, of) = (agreed.len() as u32, self.loaded.clock_voters().len() as u32);
                let what = AnnouncementKind::Proposal { number, what, have, of };
                self.pause_notices.push(NoticeKind::Announcement { what });
            }
        }
    }

    /// Ends a pause whose time is over.
    pub(super) fn end_pause(&mut self) {
        let now = self.stored_now();
        if self.loaded.standstill.end_pause(now) {
            self.tell_resumed(None);
        }
    }

    fn tell_resumed(&mut self, by: Option<(Right, &Person)>) {
        let until = self.loaded.next_deadline(self.now);
        let name = by.map_or_else(String::new, |(_, who)| who.name.clone());
        self.announcements.push(AnnouncementKind::PauseOver { by: by.map(|(right, _)| right), name, until });
        self.pause_changed(by.map(|(_, who)| who.id), false);
    }

    /// All people at the table but that one are told that the game is paused, or goes on.
    fn pause_changed(&mut self, by: Option<u64>, paused: bool) {
        (self.changed, self.deadlines_moved) = (true, true);
        let people: Vec<u64> = self.loaded.living_people().map(|taken| taken.seated.person).collect();
        let others = people.into_iter().filter(|person| Some(*person) != by);
        self.pause_notices.extend(others.map(|person| NoticeKind::Pause { person, paused }));
    }
}

impl Notices {
    /// Tells people of a pause, and edits the message of a proposal.
    pub(super) fn of_pauses(&mut self, kinds: &[NoticeKind]) {
        for kind in kinds {
            match kind.person() {
                Some(person) => self.tell(self.seq, person, kind),
                None => self.show(kind),
            }
        }
    }
}
