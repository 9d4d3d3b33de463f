//! The events of deals: the parties alone see them (R3-8, A3-45). Payments are public, unless the table plays with secret money.

use super::deal_state::DealState;
use super::deals::{DealNumber, Granted, Offer, Pledge, Promise};
use super::{Game, Transaction, deal_rules, event::Event};
use crate::rules::engine::{PersonalNotice, PersonalNoticeKind, Viewer};
use crate::rules::ids::Seat;
use serde::{Deserialize, Serialize};

/// An event of a deal; only its two parties see it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Dealt {
    /// An offer was made; one that it answers is closed.
    Offered(Offer),
    /// An offer was declined, withdrawn, or has expired.
    Closed {
        /// The number.
        number: DealNumber,
        /// Who made it.
        by: Seat,
        /// Who could accept it.
        to: Seat,
        /// Why it is closed.
        why: Closing,
    },
    /// An offer was accepted: its permissions and promises begin. The payments are events of their own.
    Agreed(Offer),
    /// A promise falls due: its year has begun, or has ended if the promise was made in it.
    Due {
        /// The number of the deal.
        number: DealNumber,
        /// Its place among the promises of the deal.
        place: u8,
        /// Who made it.
        by: Seat,
        /// Who received it.
        to: Seat,
        /// The promise.
        pledge: Pledge,
        /// The year that begins. The year of a promise made in that very year is the one before: then all that is left to say
        /// is whether it was kept (A3-73).
        year: u16,
    },
    /// The receiver of a promise says whether it was kept.
    Judged {
        /// The number of the deal.
        number: DealNumber,
        /// Its place among the promises of the deal.
        place: u8,
        /// Who made it.
        by: Seat,
        /// Who received it.
        to: Seat,
        /// Whether it was kept.
        kept: bool,
    },
}

/// Why an offer is closed without a deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Closing {
    /// The player to whom it was made declined.
    Declined,
    /// The player who made it withdrew it.
    Withdrawn,
    /// Its last year is over, or one of the parties is out of the game.
    Expired,
}

/// Money passed from one player to another (R3-8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Paid {
    /// The payer.
    pub seat: Seat,
    /// The receiver.
    pub to: Seat,
    /// The sum.
    pub money: u32,
    /// The deal that it fulfils, for the parties only; `None` for a payment of its own.
    pub number: Option<DealNumber>,
    /// Whether all see it; otherwise its parties only (A3-45).
    pub open: bool,
}

impl Dealt {
    /// The two parties, who alone see it.
    pub fn parties(&self) -> [Seat; 2] {
        match self {
            Self::Offered(offer) | Self::Agreed(offer) => [offer.by, offer.to],
            Self::Closed { by, to, .. } | Self::Due { by, to, .. } | Self::Judged { by, to, .. } => {
                [*by, *to]
            }
        }
    }

    /// What the event means for its parties personally.
    pub(super) fn personal_notices(&self) -> Vec<PersonalNotice> {
        let [by, to] = self.parties();
        let (number, kind) = match self {
            Self::Offered(offer) => (offer.number, PersonalNoticeKind::Offer),
            Self::Agreed(offer) => (offer.number, PersonalNoticeKind::Accepted),
            Self::Closed { number, why, .. } => match why {
                Closing::Declined => (*number, PersonalNoticeKind::Declined),
                Closing::Withdrawn => (*number, PersonalNoticeKind::Withdrawn),
                Closing::Expired => (*number, PersonalNoticeKind::Expired),
            },
            Self::Due { number, .. } => (*number, PersonalNoticeKind::Promise),
            Self::Judged { number, .. } => (*number, PersonalNoticeKind::Judged),
        };
        let tell = |seat: Seat, other: Seat| PersonalNotice { seat, other, kind, number: number.0 };
        match kind {
            PersonalNoticeKind::Offer | PersonalNoticeKind::Withdrawn => vec![tell(to, by)],
            PersonalNoticeKind::Accepted | PersonalNoticeKind::Declined | PersonalNoticeKind::Judged => {
                vec![tell(by, to)]
            }
            PersonalNoticeKind::Promise | PersonalNoticeKind::Expired => vec![tell(by, to), tell(to, by)],
            PersonalNoticeKind::Paid | PersonalNoticeKind::Bombed => Vec::new(),
        }
    }

    /// Applies it to the state: total, no rules.
    pub(super) fn record(&self, game: &mut Game) {
        let (seq, year) = (game.seq, deal_rules::year(game));
        let talk = &mut game.state.talk;
        match self {
            Self::Offered(offer) => {
                talk.count_number(offer.by, offer.to);
                if let Some(number) = offer.answers {
                    talk.close(number);
                }
                talk.offers.push(offer.clone());
                if let Some(counts) = talk.counts_mut(offer.by) {
                    counts.written += 1;
                }
                talk.answered(offer.by, seq);
            }
            Self::Closed { number, by, to, why } => {
                talk.close(*number);
                match why {
                    Closing::Declined => talk.answered(*to, seq),
                    Closing::Withdrawn => talk.answered(*by, seq),
                    Closing::Expired => {}
                }
            }
            Self::Agreed(offer) => {
                talk.close(offer.number);
                talk.begin(offer);
                talk.answered(offer.to, seq);
            }
            Self::Due { number, place, by, .. } => {
                if let Some(promise) = talk.promise_mut(*number, *place, *by) {
                    promise.due = true;
                }
            }
            Self::Judged { number, place, by, to, kept } => {
                if let Some(promise) = talk.promise_mut(*number, *place, *by) {
                    promise.kept = Some(*kept);
                    promise.judged = Some(year);
                }
                talk.answered(*to, seq);
            }
        }
    }
}

impl Paid {
    /// Whether that seat is the payer or the receiver.
    pub fn concerns(&self, seat: Seat) -> bool {
        self.seat == seat || self.to == seat
    }

    /// What it means for the receiver personally: the payments of a deal are told with the deal.
    pub(super) fn personal_notices(&self) -> Vec<PersonalNotice> {
        let (seat, other, number) = (self.to, self.seat, self.money);
        let told = PersonalNotice { seat, other, kind: PersonalNoticeKind::Paid, number };
        if self.number.is_none() { vec![told] } else { Vec::new() }
    }

    /// Applies it to the state: total, no rules.
    pub(super) fn record(&self, game: &mut Game) {
        let payer = game.state.seat_mut(self.seat);
        payer.money = payer.money.saturating_sub(self.money);
        let receiver = game.state.seat_mut(self.to);
        receiver.money = receiver.money.saturating_add(self.money);
        let seq = game.seq;
        let talk = &mut game.state.talk;
        if let Some(counts) = talk.counts_mut(self.seat) {
            counts.paid += 1;
        }
        if self.number.is_none() {
            talk.answered(self.seat, seq);
        }
    }

    /// The payment as a viewer sees it; `None` if he sees nothing of it (A3-45).
    pub(super) fn seen_by(&self, viewer: Viewer) -> Option<Self> {
        if viewer.seat().is_some_and(|seat| self.concerns(seat)) {
            return Some(*self);
        }
        self.open.then_some(Self { number: None, ..*self })
    }
}

impl DealState {
    /// The seat has answered its talk question: it is open anew, with another id.
    fn answered(&mut self, seat: Seat, seq: u32) {
        if let Some(since) = self.since.get_mut(seat.index()) {
            *since = seq + 1;
        }
    }

    /// The permissions and promises of an accepted offer begin.
    pub(super) fn begin(&mut self, offer: &Offer) {
        let sides = [(offer.by, offer.to, &offer.terms.give), (offer.to, offer.by, &offer.terms.take)];
        for (by, to, side) in sides {
            let number = offer.number;
            let granted =
                side.permits.iter().map(|permit| Granted { number, by, to, permit: permit.clone() });
            self.granted.extend(granted);
            let promise = |(place, pledge): (usize, &Pledge)| Promise {
                number,
                place: place as u8,
                by,
                to,
                pledge: pledge.clone(),
                due: false,
                kept: None,
                judged: None,
            };
            self.promises.extend(side.promises.iter().enumerate().map(promise));
        }
    }

    fn promise_mut(&mut self, number: DealNumber, place: u8, by: Seat) -> Option<&mut Promise> {
        let key = (number, place, by);
        self.promises.iter_mut().find(|promise| (promise.number, promise.place, promise.by) == key)
    }
}

/// A year begins: offers whose last year is over expire, and promises of the year fall due, or of an earlier one if they were made
/// in it. Permissions need no event: each names its last year.
pub(super) fn year_begins(tx: &mut Transaction<'_>, year: u16) {
    let late = |offer: &Offer| offer.until < year;
    close_offers(tx, late);
    let due = |promise: &&Promise| promise.pledge.year <= year && !promise.due;
    let due: Vec<Promise> = tx.state().talk.promises.iter().filter(due).cloned().collect();
    for Promise { number, place, by, to, pledge, .. } in due {
        tx.emit(Event::Dealt(Dealt::Due { number, place, by, to, pledge, year }));
    }
}

/// A player is out of the game: his offers and those made to him expire (A3-21).
pub(super) fn seat_is_out(tx: &mut Transaction<'_>, seat: Seat) {
    close_offers(tx, |offer| offer.concerns(seat));
}

fn close_offers(tx: &mut Transaction<'_>, ends: impl Fn(&Offer) -> bool) {
    let ended: Vec<Offer> = tx.state().talk.offers.iter().filter(|offer| ends(offer)).cloned().collect();
    for Offer { number, by, to, .. } in ended {
        tx.emit(Event::Dealt(Dealt::Closed { number, by, to, why: Closing::Expired }));
    }
}
