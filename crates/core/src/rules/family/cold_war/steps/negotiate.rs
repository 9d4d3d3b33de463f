//! The talk step: a question that is always open to every player in the game and that nobody waits for: payments, offers, answers
//! to offers, and whether promises were kept (R3-8, A3-45, A3-48, A3-66).

use super::super::deal_events::{Closing, Dealt, Paid};
use super::super::deals::{
    DealNumber, Limits, MOST_OFFERS, MOST_PAYMENTS, MOST_WRITTEN, Offer, Promise, Terms,
};
use super::super::event::Event;
use super::super::{Action, AskKind, ColdWar, Game, Transaction, Why, deal_rules};
use super::answer_checks::not_now;
use crate::rules::engine::{Pick, Step};
use crate::rules::ids::Seat;
use serde::Serialize;

/// [`Action::Pay`], [`Action::Offer`] and the answers to offers; [`Action::Pass`] does nothing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Talk {
    /// The year and the board, for the terms of offers.
    pub limits: Limits,
    /// The players with whom he may deal (A3-21, A3-22).
    pub partners: Vec<Seat>,
    /// Own money that may be spent (A3-66).
    pub money: u32,
    /// Payments left in this turn (A3-48).
    pub payments: u32,
    /// Offers that he may make now.
    pub offers: u32,
    /// Own open offers.
    pub made: Vec<Offer>,
    /// Open offers of others to him.
    pub received: Vec<Received>,
    /// Promises made to him that are due and not judged.
    pub due: Vec<Promise>,
}

/// An open offer of another player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Received {
    /// The offer.
    pub offer: Offer,
    /// Whether the player who made it can pay what he gives now; otherwise it can't be accepted.
    pub covered: bool,
}

impl Talk {
    /// The question to a seat.
    pub(in super::super) fn ask(game: &Game, seat: Seat) -> Self {
        let talk = &game.state.talk;
        let open = talk.offers.iter();
        let made: Vec<Offer> = open.clone().filter(|offer| offer.by == seat).cloned().collect();
        let covered = |offer: &Offer| deal_rules::covered(game, offer.by, offer.terms.give.money);
        let received = open
            .filter(|offer| offer.to == seat)
            .map(|offer| Received { offer: offer.clone(), covered: covered(offer) })
            .collect();
        let counts = talk.counts(seat);
        let left = (MOST_OFFERS as u32).saturating_sub(made.len() as u32);
        let judge = |promise: &&Promise| promise.to == seat && promise.due && promise.kept.is_none();
        Self {
            limits: deal_rules::limits(game),
            partners: deal_rules::partners(game, seat),
            money: deal_rules::purse(game, seat),
            payments: MOST_PAYMENTS.saturating_sub(counts.paid),
            offers: left.min(MOST_WRITTEN.saturating_sub(counts.written)),
            made,
            received,
            due: talk.promises.iter().filter(judge).cloned().collect(),
        }
    }

    fn received(&self, number: DealNumber) -> Option<&Received> {
        self.received.iter().find(|received| received.offer.number == number)
    }

    fn pays(&self, money: u32) -> bool {
        (1..=self.money).contains(&money) && self.payments > 0
    }

    fn writes(&self, to: Seat, terms: &Terms, frees: u32) -> bool {
        // The offer that is countered is another's: it frees no place among the own ones.
        self.partners.contains(&to)
            && self.offers + frees > 0
            && terms.give.money <= self.money
            && terms.check(&self.limits).is_ok()
    }

    fn accepts(&self, number: DealNumber) -> bool {
        let sum = |received: &Received| received.offer.terms.take.money;
        self.received(number).is_some_and(|found| found.covered && (sum(found) == 0 || self.pays(sum(found))))
    }
}

impl Step<ColdWar> for Talk {
    #[allow(clippy::wildcard_enum_match_arm, reason = "the menu offers no other answer")]
    fn check(&self, game: &Game, seat: Seat, answer: &Action) -> Result<(), Why> {
        if self.offers(answer) {
            return Ok(());
        }
        let why = match answer {
            Action::Pay { to, money } => deal_rules::why_no_payment(game, seat, *to, *money),
            Action::Offer { to, terms } => deal_rules::why_no_offer(game, seat, *to, terms),
            Action::Counter { number, terms } => {
                deal_rules::why_no_answer(game, seat, *number).or_else(|| {
                    let to = self.received(*number).map_or(seat, |received| received.offer.by);
                    deal_rules::why_no_offer(game, seat, to, terms)
                })
            }
            Action::Accept { number } => deal_rules::why_no_answer(game, seat, *number)
                .or_else(|| deal_rules::why_not_accepted(game, seat, *number)),
            Action::Decline { number } => deal_rules::why_no_answer(game, seat, *number),
            Action::Withdraw { number } => deal_rules::why_not_withdrawn(game, seat, *number),
            Action::Judge { number, place, .. } => {
                Some(deal_rules::why_not_judged(game, seat, *number, *place))
            }
            _ => return Err(not_now(AskKind::Talk, answer)),
        };
        Err(why.map_or_else(|| not_now(AskKind::Talk, answer), Why::Deal))
    }

    #[allow(clippy::wildcard_enum_match_arm, reason = "the menu offers no other answer")]
    fn offers(&self, answer: &Action) -> bool {
        match answer {
            Action::Pass => true,
            Action::Pay { to, money } => self.partners.contains(to) && self.pays(*money),
            Action::Offer { to, terms } => self.writes(*to, terms, 0),
            Action::Counter { number, terms } => {
                self.received(*number).is_some_and(|received| self.writes(received.offer.by, terms, 0))
            }
            Action::Accept { number } => self.accepts(*number),
            Action::Decline { number } => self.received(*number).is_some(),
            Action::Withdraw { number } => self.made.iter().any(|offer| offer.number == *number),
            Action::Judge { number, place, .. } => {
                self.due.iter().any(|promise| (promise.number, promise.place) == (*number, *place))
            }
            _ => false,
        }
    }

    fn default(&self, _game: &Game, _seat: Seat) -> Action {
        Action::Pass
    }

    fn only_answer(&self, _game: &Game, _seat: Seat) -> Option<Action> {
        None
    }

    /// Deals are seen by their parties only; a payment is public unless money is secret (A3-45).
    fn hides(&self, game: &Game, answer: &Action) -> bool {
        !matches!(answer, Action::Pay { .. }) || !deal_rules::money_is_public(game)
    }

    fn sample(&self, pick: Pick<'_>) -> Action {
        let mut choices = vec![Action::Pass];
        choices.extend(self.received.iter().map(|one| Action::Decline { number: one.offer.number }));
        choices.extend(self.received.iter().map(|one| Action::Accept { number: one.offer.number }));
        choices.extend(self.made.iter().map(|offer| Action::Withdraw { number: offer.number }));
        let judge = |promise: &Promise| Action::Judge {
            number: promise.number,
            place: promise.place,
            kept: promise.place == 0,
        };
        choices.extend(self.due.iter().map(judge));
        for to in &self.partners {
            let money = self.money.min(1 + pick(3));
            choices.push(Action::Pay { to: *to, money });
            let terms = deal_rules::sample_terms(&self.limits, self.money, pick);
            choices.push(Action::Offer { to: *to, terms });
        }
        for one in &self.received {
            let terms = deal_rules::sample_terms(&self.limits, self.money, pick);
            choices.push(Action::Counter { number: one.offer.number, terms });
        }
        choices.retain(|choice| self.offers(choice));
        choices.swap_remove(pick(choices.len() as u32) as usize)
    }

    #[allow(clippy::wildcard_enum_match_arm, reason = "the menu offers no other answer")]
    fn perform(&self, tx: &mut Transaction<'_>, by: Seat, answer: &Action) {
        match answer {
            Action::Pay { to, money } => pay(tx, (by, *to), *money, None),
            Action::Offer { to, terms } => offer(tx, (by, *to), terms, None),
            Action::Counter { number, terms } => {
                if let Some(received) = self.received(*number) {
                    offer(tx, (by, received.offer.by), terms, Some(*number));
                }
            }
            Action::Accept { number } => {
                if let Some(received) = self.received(*number) {
                    agree(tx, &received.offer);
                }
            }
            Action::Decline { number } => {
                let found = self.received(*number).map(|received| &received.offer);
                close(tx, found, Closing::Declined);
            }
            Action::Withdraw { number } => {
                let found = self.made.iter().find(|offer| offer.number == *number);
                close(tx, found, Closing::Withdrawn);
            }
            Action::Judge { number, place, kept } => {
                let found = |promise: &&Promise| (promise.number, promise.place) == (*number, *place);
                if let Some(promise) = self.due.iter().find(found) {
                    let (number, place, by, to) = (promise.number, promise.place, promise.by, promise.to);
                    tx.emit(Event::Dealt(Dealt::Judged { number, place, by, to, kept: *kept }));
                }
            }
            _ => {}
        }
    }
}

fn pay(tx: &mut Transaction<'_>, (seat, to): (Seat, Seat), money: u32, number: Option<DealNumber>) {
    let open = deal_rules::money_is_public(&tx.game);
    tx.emit(Event::Paid(Paid { seat, to, money, number, open }));
}

fn offer(tx: &mut Transaction<'_>, (by, to): (Seat, Seat), terms: &Terms, answers: Option<DealNumber>) {
    let number = tx.state().talk.next_number(by, to);
    let until = terms.until(deal_rules::limits(&tx.game).year);
    tx.emit(Event::Dealt(Dealt::Offered(Offer { number, by, to, terms: terms.clone(), answers, until })));
}

fn close(tx: &mut Transaction<'_>, offer: Option<&Offer>, why: Closing) {
    if let Some(Offer { number, by, to, .. }) = offer {
        tx.emit(Event::Dealt(Dealt::Closed { number: *number, by: *by, to: *to, why }));
    }
}

/// Both sums are paid at once, and the permissions and promises begin.
fn agree(tx: &mut Transaction<'_>, offer: &Offer) {
    tx.emit(Event::Dealt(Dealt::Agreed(offer.clone())));
    let (give, take) = (offer.terms.give.money, offer.terms.take.money);
    for (from, to, money) in [(offer.by, offer.to, give), (offer.to, offer.by, take)] {
        if money > 0 {
            pay(tx, (from, to), money, Some(offer.number));
        }
    }
}
