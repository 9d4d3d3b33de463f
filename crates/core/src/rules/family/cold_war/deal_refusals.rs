//! `NoDeal`: why a payment, an offer or an answer to one is refused. Each reason holds only what the player may know.

use super::deals::DealNumber;
use crate::rules::ids::{Seat, TerritoryId};
use serde::{Deserialize, Serialize};

/// Why a payment, an offer or an answer to one is refused. The game is unchanged.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[serde(rename_all = "snake_case")]
pub enum NoDeal {
    /// The partner is the player himself.
    #[error("a deal needs another player")]
    Oneself,
    /// There is no such seat.
    #[error("no such player")]
    NoSuchPlayer,
    /// The partner is out of the game (A3-66).
    #[error("seat {} is out of the game", seat.0)]
    Out {
        /// The partner.
        seat: Seat,
    },
    /// The superpowers never negotiate or trade with each other (R3-8, A3-22).
    #[error("the superpowers make no deals with each other")]
    Superpowers,
    /// A payment or an offer of nothing.
    #[error("nothing is given or asked")]
    Nothing,
    /// The player hasn't the money that he would pay; money promised for a leg is not there (A3-66).
    #[error("{money} to pay, {has} there")]
    Money {
        /// The sum.
        money: u32,
        /// What he has.
        has: u32,
    },
    /// The partner hasn't the money that he would pay.
    #[error("seat {} hasn't got the {money}", seat.0)]
    TheirMoney {
        /// The partner.
        seat: Seat,
        /// The sum.
        money: u32,
    },
    /// So many payments have been made in this turn (A3-48, A3-65).
    #[error("{most} payments have been made in this turn")]
    TooManyPayments {
        /// The limit.
        most: u32,
    },
    /// The partner has made so many payments in this turn (A3-48, A3-65).
    #[error("seat {} has made {most} payments in this turn", seat.0)]
    TheirPayments {
        /// The partner.
        seat: Seat,
        /// The limit.
        most: u32,
    },
    /// So many offers of the player are open.
    #[error("{most} own offers are open")]
    TooManyOffers {
        /// The limit.
        most: u32,
    },
    /// So many offers have been made in this turn.
    #[error("{most} offers have been made in this turn")]
    TooManyWritten {
        /// The limit.
        most: u32,
    },
    /// No such offer is open: it was answered, withdrawn, or has expired.
    #[error("offer {} is not open", number.0)]
    NotOpen {
        /// The number given.
        number: DealNumber,
    },
    /// Only the player to whom an offer was made may accept, decline or counter it.
    #[error("offer {} is your own", number.0)]
    OwnOffer {
        /// The number.
        number: DealNumber,
    },
    /// Only the player who made an offer may withdraw it.
    #[error("offer {} is not your own", number.0)]
    NotOwnOffer {
        /// The number.
        number: DealNumber,
    },
    /// The turn is not played in that year (R3-5).
    #[error("no turn is played in {year}")]
    NoSuchYear {
        /// The year.
        year: u16,
    },
    /// The year is past.
    #[error("{year} is past; it is {now}")]
    PastYear {
        /// The year.
        year: u16,
        /// The year of the turn.
        now: u16,
    },
    /// The board has no such state.
    #[error("no such state")]
    NoSuchState,
    /// A state is named twice.
    #[error("{at:?} is named twice")]
    StateTwice {
        /// The state.
        at: TerritoryId,
    },
    /// Too many permissions on one side.
    #[error("at most {most} permissions")]
    TooManyPermits {
        /// The limit.
        most: u32,
    },
    /// Too many promises on one side.
    #[error("at most {most} promises")]
    TooManyPromises {
        /// The limit.
        most: u32,
    },
    /// A promise without words.
    #[error("a promise needs words")]
    NoWords,
    /// The words of a promise are too long.
    #[error("{length} characters, at most {most}")]
    TooManyWords {
        /// Its length in characters.
        length: u32,
        /// The limit.
        most: u32,
    },
    /// A promise with a mention in it.
    #[error("a promise mentions nobody")]
    Mention,
    /// A promise with formatting, a link or a line break in it.
    #[error("a promise is one line of plain text")]
    NotPlain,
    /// There is no such promise that the player may judge.
    #[error("no such promise was made to you")]
    NoSuchPromise,
    /// The year of the promise hasn't begun.
    #[error("the promise is for {year}")]
    NotDue {
        /// Its year.
        year: u16,
    },
    /// The promise has been judged.
    #[error("the promise was judged")]
    Judged,
}
