//! What stops or moves the deadlines of one game, within its budgets ([PBP-24], [PBP-26], [PBP-27]): pauses, extensions, and the
//! agreement of all players to one. `vacation` has what absences move, within the same budget. A pure value: it reads no clock, and knows seats, never people.

use super::absence_policy::AbsencePolicy;
use super::bank::Banks;
use super::vacation::Moved;
use super::window::{Waited, Window};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

const MINUTE: i64 = 60_000;
const HOUR: i64 = 60 * MINUTE;
const DAY: i64 = 24 * HOUR;

/// The longest pause that a host may set alone, and the length of a pause if none is given.
pub const HOST_PAUSE: i64 = 72 * HOUR;
/// Number of pauses that the hosts of one game may set alone.
pub const HOST_PAUSES: u32 = 3;
/// The longest time by which pauses, extensions and absences together may move the deadlines of one game.
pub const MOST_STANDSTILL: i64 = 30 * DAY;
/// After this time a proposal that not all have agreed to is forgotten.
const PROPOSAL_LIFE: i64 = 72 * HOUR;
/// Less is not worth a pause.
const SHORTEST: i64 = MINUTE;

/// By which right somebody stops or moves the deadlines.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Right {
    /// All players have agreed.
    All,
    /// The host.
    Host,
    /// Whoever manages the server.
    Manager,
}

/// Who wants to stop or move the deadlines.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Asker {
    /// Their seat, if they have one.
    pub seat: Option<u8>,
    /// Whether they are the host.
    pub host: bool,
    /// Whether they use the right of a manager of the server.
    pub manager: bool,
}

/// What all can agree to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Proposed {
    /// A pause of that length.
    Pause {
        /// Milliseconds.
        length: i64,
    },
    /// The end of the pause.
    Resume,
    /// More time for the open deadlines.
    Extend {
        /// Milliseconds.
        length: i64,
        /// Keys of the deadlines.
        deadlines: BTreeSet<String>,
    },
    /// A stricter way with whoever does not answer in time ([PBP-30]).
    Policy {
        /// What happens to them.
        policy: AbsencePolicy,
    },
}

/// A proposal that not all have agreed to yet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Proposal {
    /// Counted from 1 within the game.
    pub number: u32,
    /// What is proposed.
    pub what: Proposed,
    /// The seats that have agreed.
    pub agreed: BTreeSet<u8>,
    /// When it was made.
    opened: i64,
}

/// A pause.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pause {
    /// When it began.
    pub since: i64,
    /// When it ends by itself.
    pub until: i64,
    /// By which right it was set.
    pub by: Right,
}

/// What came of a request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Granted {
    /// The game is paused.
    Paused(Pause),
    /// The pause is over.
    Resumed {
        /// By which right.
        by: Right,
    },
    /// These deadlines move.
    Extended {
        /// By which right.
        by: Right,
        /// Milliseconds.
        length: i64,
        /// Keys of the deadlines.
        deadlines: BTreeSet<String>,
    },
    /// That happens to whoever does not answer in time.
    Policy {
        /// What all agreed to.
        policy: AbsencePolicy,
    },
    /// Not all have agreed yet.
    Proposed(Proposal),
}

/// Why a request is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StandstillError {
    /// No time runs that could be stopped or moved.
    #[error("no deadline")]
    NoDeadline,
    /// The game is paused already.
    #[error("paused")]
    Paused {
        /// When the pause ends by itself.
        until: i64,
    },
    /// The game is not paused.
    #[error("not paused")]
    NotPaused,
    /// The game has stood still for as long as it may.
    #[error("no time left to stand still")]
    NothingLeft,
    /// Longer than allowed.
    #[error("at most {most} ms")]
    TooLong {
        /// The longest time, in milliseconds.
        most: i64,
    },
    /// The deadline has passed.
    #[error("the deadline has passed")]
    Passed,
    /// These deadlines were extended already, as often as it is allowed.
    #[error("extended already")]
    Extended,
    /// That seat has agreed already.
    #[error("agreed already")]
    Agreed {
        /// How many have agreed.
        have: u32,
        /// How many have to.
        of: u32,
    },
    /// The proposal is no longer open.
    #[error("no such proposal")]
    NoProposal,
    /// What happens to the silent can only become stricter.
    #[error("not stricter")]
    NotStricter,
    /// Neither a player who decides, nor the host, nor a manager.
    #[error("no right to do that")]
    NoRight,
}

/// Pauses and extensions of one game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Standstill {
    /// The time by which pauses that are over, extensions and absences have moved deadlines.
    pub(super) used: i64,
    /// Number of pauses that a host has set alone.
    host_pauses: u32,
    /// The pause, while the game is paused.
    paused: Option<Pause>,
    /// What some have agreed to.
    proposal: Option<Proposal>,
    /// Number of proposals so far.
    proposals: u32,
    /// Keys of open deadlines that were extended, each with the right.
    extended: BTreeSet<(String, Right)>,
    /// Open deadlines that absences have moved.
    pub(super) moved: Moved,
    /// For how long the turn has waited for answers of others.
    waited: Waited,
    /// What players have in their banks of time.
    pub(super) banks: Banks,
}

impl Standstill {
    /// The pause, while the game is paused.
    pub const fn pause(&self) -> Option<Pause> {
        self.paused
    }

    /// The time by which deadlines were moved so far.
    pub fn used(&self, now: i64) -> i64 {
        let current = self.paused.map_or(0, |pause| now.clamp(pause.since, pause.until) - pause.since);
        self.used + current
    }

    /// The time by which they may still be moved.
    pub fn left(&self, now: i64) -> i64 {
        (MOST_STANDSTILL - self.used(now)).max(0)
    }

    /// How many pauses the host may still set alone.
    pub const fn host_pauses_left(&self) -> u32 {
        HOST_PAUSES.saturating_sub(self.host_pauses)
    }

    /// The time for a question that is asked now in that turn, where a turn takes `limit`; `None`: the turn has waited for others for as
    /// long as it may ([PBP-64]).
    pub fn window(&self, window: Window, turn: (i64, i64), now: i64) -> Option<i64> {
        self.waited.window(window, turn, now)
    }

    /// Counts for how long that turn has waited for others until now, but none after `latest`, when the last open question would have
    /// been over; and whether anybody is waited for from now on.
    pub fn count_windows(&mut self, turn: i64, open: bool, latest: Option<i64>, now: i64) {
        self.waited.count(turn, open, latest, now);
    }

    /// The newest proposal, unless it was carried out; it may be out of date.
    pub const fn last_proposal(&self) -> Option<&Proposal> {
        self.proposal.as_ref()
    }

    /// The proposal that is open: not yet forgotten, and still possible.
    pub fn proposal(&self, now: i64, deadlines: &BTreeSet<String>) -> Option<&Proposal> {
        self.proposal.as_ref().filter(|proposal| {
            let possible = match &proposal.what {
                Proposed::Policy { .. } => true,
                Proposed::Pause { .. } => self.paused.is_none(),
                Proposed::Resume => self.paused.is_some(),
                Proposed::Extend { deadlines: of, .. } => self.paused.is_none() && of.is_subset(deadlines),
            };
            possible && now < proposal.opened.saturating_add(PROPOSAL_LIFE)
        })
    }

    /// Pauses the game, or proposes to. `voters` are the seats whose people have to agree.
    pub fn ask_pause(
        &mut self,
        asker: Asker,
        voters: &BTreeSet<u8>,
        length: Option<i64>,
        now: i64,
    ) -> Result<Granted, StandstillError> {
        if let Some(pause) = self.paused {
            return Err(StandstillError::Paused { until: pause.until });
        }
        let proposed = match self.proposal(now, &BTreeSet::new()).map(|proposal| &proposal.what) {
            Some(Proposed::Pause { length }) if asker.seat.is_some_and(|seat| voters.contains(&seat)) => {
                Some(*length)
            }
            _ => None,
        };
        let length = self.length(length, proposed.unwrap_or(HOST_PAUSE), MOST_STANDSTILL, now)?;
        let alone = asker.host && length <= HOST_PAUSE && self.host_pauses_left() > 0;
        self.decide(asker, voters, Proposed::Pause { length }, alone, now)
    }

    /// Ends the pause, or proposes to. The host may end alone what a host has begun alone.
    pub fn ask_resume(
        &mut self,
        asker: Asker,
        voters: &BTreeSet<u8>,
        now: i64,
    ) -> Result<Granted, StandstillError> {
        let pause = self.paused.ok_or(StandstillError::NotPaused)?;
        let alone = asker.host && pause.by == Right::Host;
        self.decide(asker, voters, Proposed::Resume, alone, now)
    }

    /// Gives the open `deadlines` more time, at most `pace`, or proposes to. A host may do that once for a deadline, all
    /// players together once more.
    pub fn ask_extension(
        &mut self,
        asker: Asker,
        voters: &BTreeSet<u8>,
        length: Option<i64>,
        (deadlines, pace): (&BTreeSet<String>, i64),
        now: i64,
    ) -> Result<Granted, StandstillError> {
        if let Some(pause) = self.paused {
            return Err(StandstillError::Paused { until: pause.until });
        }
        if deadlines.is_empty() {
            return Err(StandstillError::NoDeadline);
        }
        let by_manager = asker.manager && asker.seat.is_none();
        let most = if by_manager { MOST_STANDSTILL } else { pace };
        let proposed = match self.proposal(now, deadlines).map(|proposal| &proposal.what) {
            Some(Proposed::Extend { length, .. }) => Some(*length),
            _ => None,
        };
        let length = self.length(length, proposed.unwrap_or(pace), most, now)?;
        let open = |by| -> BTreeSet<String> {
            deadlines.iter().filter(|key| !self.extended.contains(&((*key).clone(), by))).cloned().collect()
        };
        let (of_host, of_all) = (open(Right::Host), open(Right::All));
        if asker.host && length <= pace && !of_host.is_empty() {
            return self.decide(asker, voters, Proposed::Extend { length, deadlines: of_host }, true, now);
        }
        if by_manager {
            let what = Proposed::Extend { length, deadlines: deadlines.clone() };
            return self.decide(asker, voters, what, false, now);
        }
        if of_all.is_empty() {
            return Err(StandstillError::Extended);
        }
        self.decide(asker, voters, Proposed::Extend { length, deadlines: of_all }, false, now)
    }

    /// Proposes another policy for whoever does not answer in time, or agrees to it: nobody has the right to set it alone.
    pub fn ask_policy(
        &mut self,
        asker: Asker,
        voters: &BTreeSet<u8>,
        (policy, before): (AbsencePolicy, AbsencePolicy),
        now: i64,
    ) -> Result<Granted, StandstillError> {
        if !policy.is_stricter_than(before) {
            return Err(StandstillError::NotStricter);
        }
        let asker = Asker { host: false, manager: false, ..asker };
        self.decide(asker, voters, Proposed::Policy { policy }, false, now)
    }

    /// That seat has another player, who has agreed to nothing.
    pub fn forget_agreement_of(&mut self, seat: u8) {
        if let Some(proposal) = &mut self.proposal {
            proposal.agreed.remove(&seat);
        }
    }

    /// Forgets the extensions of deadlines that are over: all but `open`.
    pub fn keep_extensions_of(&mut self, open: &BTreeSet<String>) {
        self.extended.retain(|(key, _)| open.contains(key));
    }

    /// That seat agrees to the proposal with that number.
    pub fn agree(
        &mut self,
        (seat, number): (Option<u8>, u32),
        voters: &BTreeSet<u8>,
        deadlines: &BTreeSet<String>,
        now: i64,
    ) -> Result<Granted, StandstillError> {
        let open = self.proposal(now, deadlines).filter(|proposal| proposal.number == number);
        let what = open.ok_or(StandstillError::NoProposal)?.what.clone();
        let asker = Asker { seat, host: false, manager: false };
        if !seat.is_some_and(|seat| voters.contains(&seat)) {
            return Err(StandstillError::NoRight);
        }
        self.decide(asker, voters, what, false, now)
    }

    /// Ends a pause whose time is over. Returns whether one ended.
    pub fn end_pause(&mut self, now: i64) -> bool {
        let over = self.paused.is_some_and(|pause| pause.until <= now);
        if over {
            self.stop(now);
        }
        over
    }

    /// The length that is wanted, or the usual one as far as the budget allows it.
    fn length(&self, wanted: Option<i64>, usual: i64, most: i64, now: i64) -> Result<i64, StandstillError> {
        let left = self.left(now);
        if left < SHORTEST {
            return Err(StandstillError::NothingLeft);
        }
        let most = most.min(left);
        match wanted {
            Some(length) if length > most => Err(StandstillError::TooLong { most }),
            Some(length) => Ok(length.max(SHORTEST)),
            None => Ok(usual.min(most)),
        }
    }

    /// Does it if all have agreed now, or by the right to do it `alone`, or as a manager; else proposes it.
    fn decide(
        &mut self,
        asker: Asker,
        voters: &BTreeSet<u8>,
        what: Proposed,
        alone: bool,
        now: i64,
    ) -> Result<Granted, StandstillError> {
        let voter = asker.seat.filter(|seat| voters.contains(seat));
        let before = self.proposal.as_ref().filter(|proposal| proposal.what == what);
        let before = before.filter(|proposal| now < proposal.opened.saturating_add(PROPOSAL_LIFE));
        let mut agreed: BTreeSet<u8> = before.map(|proposal| proposal.agreed.clone()).unwrap_or_default();
        // Whoever has lost the seat meanwhile does not count.
        agreed.retain(|seat| voters.contains(seat));
        let new = voter.is_some_and(|seat| agreed.insert(seat));
        // A pause that all want costs the host none; of an extension the host's own comes first.
        let hosts_first = alone && matches!(what, Proposed::Extend { .. });
        if voter.is_some() && agreed.is_superset(voters) && !hosts_first {
            return Ok(self.carry_out(what, Right::All, now));
        }
        if alone {
            return Ok(self.carry_out(what, Right::Host, now));
        }
        if asker.manager && asker.seat.is_none() {
            return Ok(self.carry_out(what, Right::Manager, now));
        }
        if voter.is_none() {
            return Err(StandstillError::NoRight);
        }
        if !new {
            let (have, of) = (agreed.len() as u32, voters.len() as u32);
            return Err(StandstillError::Agreed { have, of });
        }
        let (number, opened) = match before {
            Some(proposal) => (proposal.number, proposal.opened),
            None => (self.proposals + 1, now),
        };
        let proposal = Proposal { number, what, agreed, opened };
        (self.proposals, self.proposal) = (number, Some(proposal.clone()));
        Ok(Granted::Proposed(proposal))
    }

    fn carry_out(&mut self, what: Proposed, by: Right, now: i64) -> Granted {
        self.proposal = None;
        match what {
            Proposed::Policy { policy } => Granted::Policy { policy },
            Proposed::Pause { length } => {
                let pause = Pause { since: now, until: now + length.min(self.left(now)), by };
                self.host_pauses += u32::from(by == Right::Host);
                self.paused = Some(pause);
                Granted::Paused(pause)
            }
            Proposed::Resume => {
                self.stop(now);
                Granted::Resumed { by }
            }
            Proposed::Extend { length, deadlines } => {
                let length = length.min(self.left(now));
                self.used += length;
                self.extended.extend(deadlines.iter().map(|key| (key.clone(), by)));
                Granted::Extended { by, length, deadlines }
            }
        }
    }

    fn stop(&mut self, now: i64) {
        self.used = self.used(now);
        (self.paused, self.proposal) = (None, None);
    }
}
