//! What the people at a table have said about ending the game together ([PBP-65]), as stored: who has conceded, which is public, and
//! who agrees to end it as it stands, which is secret. A pure value: it knows seats, never people, and has no `Debug`, so that it
//! stands in no log. Its times are those of the stored timers.

use super::ending_error::EndingError;
use super::time::Millis;
use crate::rules::Seat;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

/// Votes about the end of one game.
#[derive(Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(super) struct EndingVotes {
    concession: Option<Concession>,
    proposal: Option<EndProposal>,
    /// Number of proposals so far.
    proposals: u32,
    /// Until when nobody may propose again, after a proposal that was not agreed.
    rests: Option<Millis>,
}

/// Who has conceded.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Concession {
    /// To which seat.
    pub(super) to: u8,
    /// The seats that have.
    pub(super) by: BTreeSet<u8>,
    /// The seats of all people who play.
    voters: BTreeSet<u8>,
    /// The turn with which it lapses.
    until: i64,
}

/// A proposal to end the game as it stands.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct EndProposal {
    /// Counted from 1 within the game.
    pub(super) number: u32,
    /// The seats that agree. Secret.
    agreed: BTreeSet<u8>,
    /// The seats of all people who play: they have to agree.
    voters: BTreeSet<u8>,
    /// When it lapses.
    pub(super) until: Millis,
}

impl Concession {
    /// How many have conceded, and how many have to.
    pub(super) fn count(&self) -> (u32, u32) {
        (self.by.len() as u32, self.voters.len() as u32 - 1)
    }
}

impl EndProposal {
    /// How many agree, and how many have to.
    pub(super) fn count(&self) -> (u32, u32) {
        (self.agreed.len() as u32, self.voters.len() as u32)
    }

    /// Whether that seat agrees.
    pub(super) fn has(&self, seat: Seat) -> bool {
        self.agreed.contains(&seat.0)
    }
}

impl EndingVotes {
    /// Whether nobody has conceded, and nothing is proposed.
    pub(super) const fn is_empty(&self) -> bool {
        self.concession.is_none() && self.proposal.is_none()
    }

    /// Who has conceded, if anybody has.
    pub(super) const fn concession(&self) -> Option<&Concession> {
        self.concession.as_ref()
    }

    /// The proposal that was made last, unless it is closed; it may be out of date.
    pub(super) const fn last_proposal(&self) -> Option<&EndProposal> {
        self.proposal.as_ref()
    }

    /// The proposal that is open.
    pub(super) fn proposal(&self, now: Millis) -> Option<&EndProposal> {
        self.proposal.as_ref().filter(|proposal| now < proposal.until)
    }

    /// Whether that seat may concede to that one, as far as others have conceded.
    pub(super) fn may_concede(&self, seat: Seat, to: Seat) -> Result<(), EndingError> {
        let Some(open) = &self.concession else { return Ok(()) };
        if open.by.contains(&seat.0) {
            return Err(EndingError::Conceded(Seat(open.to)));
        }
        if open.to == seat.0 {
            return Err(EndingError::IsLeader);
        }
        if open.to == to.0 { Ok(()) } else { Err(EndingError::ToOther(Seat(open.to))) }
    }

    /// That seat concedes to that one; what all said lapses with the turn `until`. Returns whether all rivals have conceded.
    pub(super) fn concede(
        &mut self,
        (seat, to): (Seat, Seat),
        voters: &BTreeSet<u8>,
        until: i64,
    ) -> Result<bool, EndingError> {
        self.may_concede(seat, to)?;
        let new = || Concession { to: to.0, by: BTreeSet::new(), voters: voters.clone(), until };
        let open = self.concession.get_or_insert_with(new);
        open.by.insert(seat.0);
        open.until = until;
        let (have, of) = open.count();
        Ok(have == of)
    }

    /// That seat no longer concedes. Returns to whom it did.
    pub(super) fn take_back(&mut self, seat: Seat) -> Result<Seat, EndingError> {
        let open = self.concession.as_mut().ok_or(EndingError::NotConceded)?;
        if !open.by.remove(&seat.0) {
            return Err(EndingError::NotConceded);
        }
        let to = Seat(open.to);
        self.concession.take_if(|open| open.by.is_empty());
        Ok(to)
    }

    /// That seat agrees to the proposal with that number; without one, to the open one, or it makes one that lapses after `life`
    /// milliseconds. Returns whether all agree.
    pub(super) fn agree(
        &mut self,
        seat: Seat,
        number: Option<u32>,
        voters: &BTreeSet<u8>,
        (now, life): (Millis, Millis),
    ) -> Result<bool, EndingError> {
        if self.proposal(now).is_none() {
            if number.is_some() {
                return Err(EndingError::NoProposal);
            }
            if let Some(until) = self.rests.filter(|until| now < *until) {
                return Err(EndingError::Rests { until });
            }
            self.proposals += 1;
            let (number, until) = (self.proposals, now + life);
            self.rests = None;
            self.proposal =
                Some(EndProposal { number, agreed: BTreeSet::new(), voters: voters.clone(), until });
        }
        let open = self.proposal.as_mut().filter(|open| number.is_none_or(|number| number == open.number));
        let open = open.ok_or(EndingError::NoProposal)?;
        if !open.agreed.insert(seat.0) {
            let (have, of) = open.count();
            return Err(EndingError::Agreed { have, of });
        }
        let (have, of) = open.count();
        Ok(have == of)
    }

    /// Somebody says no to the proposal with that number: it is closed, and nobody can make another one before it would have
    /// lapsed.
    pub(super) fn refuse(&mut self, number: u32, now: Millis) -> Result<EndProposal, EndingError> {
        let open = self.proposal(now).is_some_and(|open| open.number == number);
        let closed = self.proposal.take_if(|_| open).ok_or(EndingError::NoProposal)?;
        self.rests = Some(closed.until);
        Ok(closed)
    }

    /// Closes the proposal, which all have agreed to or which is no longer possible.
    pub(super) fn close(&mut self) -> Option<EndProposal> {
        self.proposal.take()
    }

    /// Forgets a proposal whose time is over, or that other people would have to agree to now. Returns it.
    pub(super) fn lapse_proposal(&mut self, voters: &BTreeSet<u8>, now: Millis) -> Option<EndProposal> {
        self.proposal.take_if(|open| now >= open.until || open.voters != *voters)
    }

    /// Forgets what was conceded a whole round ago, or while other people played. Returns to whom.
    pub(super) fn lapse_concession(&mut self, voters: &BTreeSet<u8>, turn: i64) -> Option<Seat> {
        let over = self.concession.take_if(|open| turn >= open.until || open.voters != *voters);
        over.map(|over| Seat(over.to))
    }

    /// Forgets everything, when the game is over. Returns the proposal that was open.
    pub(super) fn end(&mut self) -> Option<EndProposal> {
        let open = self.proposal.take();
        *self = Self::default();
        open
    }
}
