//! What the rules remember of deals: open offers, permissions in force, promises, and what was paid and offered in this turn
//! (R3-8, A3-45, A3-48). A secret of the parties, except for payments.

use super::deals::{DealNumber, Granted, Offer, PEACE_WORDS, Permission, Promise};
use crate::rules::ids::{Seat, TerritoryId};
use serde::{Deserialize, Serialize};

/// What the rules remember of deals.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct DealState {
    /// Open offers, oldest first.
    pub(super) offers: Vec<Offer>,
    /// Permissions in force, oldest first.
    pub(super) granted: Vec<Granted>,
    /// Promises, oldest first.
    pub(super) promises: Vec<Promise>,
    /// Who has attacked whom in spite of a promise of peace; whoever was attacked first breaks no word.
    pub(super) broken: Vec<(Seat, Seat)>,
    /// Number of offers so far between two seats, the lower one first.
    pub(super) numbers: Vec<((Seat, Seat), u32)>,
    /// What each seat has done in the player's turn at hand.
    pub(super) counts: Vec<Counts>,
    /// Per seat: number of events when its talk question was opened, that is after its last answer to it.
    pub(super) since: Vec<u32>,
}

/// What a seat has done in the player's turn at hand (A3-48, A3-65).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Counts {
    /// Payments.
    pub(super) paid: u32,
    /// Offers, counter-offers included.
    pub(super) written: u32,
}

impl DealState {
    pub(super) fn new(seats: u8) -> Self {
        let seats = usize::from(seats);
        Self { counts: vec![Counts::default(); seats], since: vec![0; seats], ..Self::default() }
    }

    /// The number of the next deal between two seats.
    pub(super) fn next_number(&self, one: Seat, other: Seat) -> DealNumber {
        let pair = (one.min(other), one.max(other));
        let nth = self.numbers.iter().find(|(known, _)| *known == pair).map_or(0, |(_, nth)| *nth);
        DealNumber::of(one, other, nth)
    }

    pub(super) fn count_number(&mut self, one: Seat, other: Seat) {
        let pair = (one.min(other), one.max(other));
        match self.numbers.iter_mut().find(|(known, _)| *known == pair) {
            Some((_, nth)) => *nth += 1,
            None => self.numbers.push((pair, 1)),
        }
    }

    /// The open offer with that number, if the seat is a party of it.
    pub(super) fn offer(&self, seat: Seat, number: DealNumber) -> Option<&Offer> {
        self.offers.iter().find(|offer| offer.number == number && offer.concerns(seat))
    }

    pub(super) fn close(&mut self, number: DealNumber) {
        self.offers.retain(|offer| offer.number != number);
    }

    /// Whether a permission in force lets `to` do that in a state whose leave is `by`'s to give.
    pub(super) fn allows(
        &self,
        (by, to): (Seat, Seat),
        what: Permission,
        at: TerritoryId,
        year: u16,
    ) -> bool {
        let fits = |granted: &&Granted| (granted.by, granted.to) == (by, to);
        self.granted.iter().filter(fits).any(|granted| granted.permit.allows(what, at, year))
    }

    pub(super) fn counts(&self, seat: Seat) -> Counts {
        self.counts.get(seat.index()).copied().unwrap_or_default()
    }

    pub(super) fn counts_mut(&mut self, seat: Seat) -> Option<&mut Counts> {
        self.counts.get_mut(seat.index())
    }

    /// A player attacks another one: a promise of peace to him is broken, unless the other one broke his first.
    pub(super) fn attacked(&mut self, by: Seat, other: Seat, year: u16) {
        let peace = |promise: &Promise| {
            let concerns = (promise.by, promise.to) == (by, other);
            concerns && promise.pledge.words == PEACE_WORDS && promise.pledge.year >= year
        };
        let known = |pair: &(Seat, Seat)| *pair == (by, other) || *pair == (other, by);
        if self.promises.iter().any(peace) && !self.broken.iter().any(known) {
            self.broken.push((by, other));
        }
    }

    /// A player's turn begins: what was paid and offered counts from nought (A3-65).
    pub(super) fn turn_begins(&mut self) {
        self.counts.fill(Counts::default());
    }
}
