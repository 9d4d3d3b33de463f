//! `NoDeal`: why a payment, an offer or an answer to one is refused. Each reason holds only what the player may know.

use super::Armies;
use super::deals::DealNumber;
use crate::rules::ids::{Seat, TerritoryId};
use crate::rules::refusal_macros::{Fact, reasons};

reasons! {
    /// Why a payment, an offer or an answer to one is refused. The game is unchanged.
    pub enum NoDeal of Armies, on board {
        Oneself = "a deal needs another player", "why-deal_oneself";
        NoSuchPlayer = "no such player", "why-deal_no_such_player";
        /// The partner is out of the game (A3-66).
        Out { seat: Seat } = "seat {seat} is out of the game", "why-deal_out";
        /// The superpowers never negotiate or trade with each other (R3-8, A3-22).
        Superpowers = "the superpowers make no deals with each other", "why-deal_superpowers";
        Nothing = "nothing is given or asked", "why-deal_nothing";
        /// The player hasn't the money that he would pay; money promised for a leg is not there (A3-66).
        Money { money: u32, has: u32 } = "{money} to pay, {has} there", "why-deal_money";
        TheirMoney { seat: Seat, money: u32 } = "seat {seat} hasn't got the {money}", "why-deal_their_money";
        /// So many payments have been made in this turn (A3-48, A3-65).
        TooManyPayments { most: u32 } = "{most} payments have been made in this turn", "why-deal_too_many_payments";
        /// The partner has made so many payments in this turn (A3-48, A3-65).
        TheirPayments { seat: Seat, most: u32 } = "seat {seat} has made {most} payments in this turn",
            "why-deal_their_payments";
        TooManyOffers { most: u32 } = "{most} own offers are open", "why-deal_too_many_offers";
        TooManyWritten { most: u32 } = "{most} offers have been made in this turn", "why-deal_too_many_written";
        /// No such offer is open: it was answered, withdrawn, or has expired.
        NotOpen { number: DealNumber } = "offer {number} is not open", "no_deal_not_open";
        /// Only the player to whom an offer was made may accept, decline or counter it.
        OwnOffer { number: DealNumber } = "offer {number} is your own", "why-deal_own_offer";
        /// Only the player who made an offer may withdraw it.
        NotOwnOffer { number: DealNumber } = "offer {number} is not your own", "why-deal_not_own_offer";
        /// The turn is not played in that year (R3-5).
        NoSuchYear { year: u16 } = "no turn is played in {year}", "why-deal_no_such_year";
        PastYear { year: u16, now: u16 } = "{year} is past; it is {now}", "why-deal_past_year";
        NoSuchState = "no such state", "why-deal_no_such_state";
        StateTwice { at: TerritoryId } = "{at} is named twice", "why-deal_state_twice";
        TooManyPermits { most: u32 } = "at most {most} permissions", "why-deal_too_many_permits";
        TooManyPromises { most: u32 } = "at most {most} promises", "why-deal_too_many_promises";
        NoWords = "a promise needs words", "why-deal_no_words";
        TooManyWords { length: u32, most: u32 } = "{length} characters, at most {most}", "why-deal_too_many_words";
        Mention = "a promise mentions nobody", "why-deal_mention";
        NotPlain = "a promise is one line of plain text", "why-deal_not_plain";
        NoSuchPromise = "no such promise was made to you", "why-deal_no_such_promise";
        NotDue { year: u16 } = "the promise is for {year}", "why-deal_not_due";
        Judged = "the promise was judged", "no_deal_judged";
    }
}

impl From<&DealNumber> for Fact<Armies> {
    fn from(number: &DealNumber) -> Self {
        Self::Number(number.0)
    }
}
