//! Deals between players: what one side gives the other, offers, lasting permissions and promises (R3-8, A3-45). Here are their
//! types and limits; the talk step answers them, and the parties of a deal alone see it.

use super::deal_refusals::NoDeal;
use crate::rules::bitset::TerritorySet;
use crate::rules::ids::{Seat, TerritoryId};
use serde::{Deserialize, Serialize};

/// Maximum length of a promise, in characters.
pub const MOST_WORDS: usize = 200;
/// Maximum number of permissions that one side gives in a deal.
pub const MOST_PERMITS: usize = 6;
/// Maximum number of promises that one side makes in a deal.
pub const MOST_PROMISES: usize = 3;
/// Maximum number of open offers that a player has made.
pub const MOST_OFFERS: usize = 8;
/// Maximum number of payments of a player within one player's turn (A3-48, A3-65).
pub const MOST_PAYMENTS: u32 = 20;
/// Number of offers that a player may make within one player's turn, counter-offers included. Other answers need an offer each.
pub const MOST_WRITTEN: u32 = 40;

/// The words of a promise of peace for one turn, which computer players understand, keep and accept. Texts show them in the
/// reader's language.
pub const PEACE_WORDS: &str = "Peace: I attack none of your states this turn.";

/// The first year of the game (R3-5).
pub const FIRST_YEAR: u16 = 1950;
/// The last year of the game (R3-5).
pub const LAST_YEAR: u16 = 1980;

/// The year of a turn, by its number from 1 (R3-5).
pub const fn year_of(round: u32) -> u16 {
    FIRST_YEAR + 5 * (round as u16).saturating_sub(1)
}

/// Whether a turn is played in that year (R3-5).
pub const fn is_year(year: u16) -> bool {
    year >= FIRST_YEAR && year <= LAST_YEAR && year.is_multiple_of(5)
}

/// The number of a deal, from its first offer on. It tells its parties nothing about the deals of others: each pair of seats
/// has its own numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct DealNumber(pub u32);

/// Number of pairs of six seats.
const PAIRS: u32 = 15;

impl DealNumber {
    /// The number of the `nth` offer between two seats, from 0.
    pub fn of(one: Seat, other: Seat, nth: u32) -> Self {
        let (low, high) = (u32::from(one.0.min(other.0)), u32::from(one.0.max(other.0)));
        let pair = high * high.saturating_sub(1) / 2 + low;
        Self(nth.saturating_mul(PAIRS).saturating_add(pair + 1))
    }
}

/// What a player may be allowed in another's states.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Permission {
    /// His convoys pass unopposed by the interceptors there (R3-28). Passing a state without them needs nobody's leave (A3-18).
    Pass,
    /// His convoys may stop there (R3-26, A3-32).
    Stop,
    /// His refugees may build there (R3-29, A3-39).
    Build,
}

impl Permission {
    /// All permissions.
    pub const ALL: [Self; 3] = [Self::Pass, Self::Stop, Self::Build];

    /// The id in files and golden texts.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Pass => "pass",
            Self::Stop => "stop",
            Self::Build => "build",
        }
    }
}

/// A permission that one side gives. The rules keep it: the question is answered by it without being asked.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Permit {
    /// What is allowed.
    pub what: Permission,
    /// The states; empty: wherever the leave of the player is asked.
    #[serde(default)]
    pub states: Vec<TerritoryId>,
    /// The last year in which it holds.
    pub until: u16,
}

impl Permit {
    /// Whether it allows that in that state and year.
    pub fn allows(&self, what: Permission, at: TerritoryId, year: u16) -> bool {
        self.what == what && year <= self.until && (self.states.is_empty() || self.states.contains(&at))
    }
}

/// A promise in words, which the rules can't keep: it is noted, and both parties are reminded when its year begins.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pledge {
    /// The words: one line of letters, digits and plain punctuation, at most [`MOST_WORDS`] characters.
    pub words: String,
    /// The year.
    pub year: u16,
}

/// What one side of a deal gives.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Side {
    /// Money, paid when the offer is accepted.
    pub money: u32,
    /// Permissions in his states.
    pub permits: Vec<Permit>,
    /// Promises in words.
    pub promises: Vec<Pledge>,
}

impl Side {
    /// Whether it gives nothing.
    pub fn is_empty(&self) -> bool {
        self.money == 0 && self.permits.is_empty() && self.promises.is_empty()
    }
}

/// The terms of an offer, as the player who makes it sees them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Terms {
    /// What he gives.
    pub give: Side,
    /// What he asks for.
    pub take: Side,
    /// The last year in which the offer can be accepted; `None`: the year in which it is made.
    pub open_until: Option<u16>,
}

/// An open offer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Offer {
    /// The number of the deal.
    pub number: DealNumber,
    /// Who made it.
    pub by: Seat,
    /// Who may accept it.
    pub to: Seat,
    /// Its terms.
    pub terms: Terms,
    /// The offer that it answers, which is closed.
    pub answers: Option<DealNumber>,
    /// The last year in which it can be accepted.
    pub until: u16,
}

impl Offer {
    /// Whether the seat is a party of it.
    pub fn concerns(&self, seat: Seat) -> bool {
        self.by == seat || self.to == seat
    }
}

/// A permission in force.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Granted {
    /// The number of the deal.
    pub number: DealNumber,
    /// Who gave it.
    pub by: Seat,
    /// Who may use it.
    pub to: Seat,
    /// What it allows.
    pub permit: Permit,
}

/// A promise on record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Promise {
    /// The number of the deal.
    pub number: DealNumber,
    /// Its place among the promises of the deal, from 0.
    pub place: u8,
    /// Who made it.
    pub by: Seat,
    /// Who received it, and says whether it was kept.
    pub to: Seat,
    /// The words and the year.
    pub pledge: Pledge,
    /// Whether both have been reminded: its year has begun.
    pub due: bool,
    /// Whether it was kept, once the receiver has said so.
    pub kept: Option<bool>,
    /// The year in which he said so.
    pub judged: Option<u16>,
}

/// What the players may know of the table when they write terms: all of it is public.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Limits {
    /// The year of the turn.
    pub year: u16,
    /// All states of the board.
    pub states: TerritorySet,
}

impl Terms {
    /// Checks everything about the terms that doesn't depend on who makes them and what he has.
    pub fn check(&self, limits: &Limits) -> Result<(), NoDeal> {
        if self.give.is_empty() && self.take.is_empty() {
            return Err(NoDeal::Nothing);
        }
        if let Some(year) = self.open_until {
            check_year(year, limits)?;
        }
        self.give.check(limits)?;
        self.take.check(limits)
    }

    /// The last year in which an offer made in `year` can be accepted.
    pub fn until(&self, year: u16) -> u16 {
        self.open_until.unwrap_or(year)
    }
}

impl Side {
    fn check(&self, limits: &Limits) -> Result<(), NoDeal> {
        if self.permits.len() > MOST_PERMITS {
            return Err(NoDeal::TooManyPermits { most: MOST_PERMITS as u32 });
        }
        if self.promises.len() > MOST_PROMISES {
            return Err(NoDeal::TooManyPromises { most: MOST_PROMISES as u32 });
        }
        for permit in &self.permits {
            check_year(permit.until, limits)?;
            check_states(&permit.states, limits)?;
        }
        for pledge in &self.promises {
            check_year(pledge.year, limits)?;
            check_words(&pledge.words)?;
        }
        Ok(())
    }
}

fn check_year(year: u16, limits: &Limits) -> Result<(), NoDeal> {
    if !is_year(year) {
        return Err(NoDeal::NoSuchYear { year });
    }
    if year < limits.year { Err(NoDeal::PastYear { year, now: limits.year }) } else { Ok(()) }
}

fn check_states(states: &[TerritoryId], limits: &Limits) -> Result<(), NoDeal> {
    for (n, at) in states.iter().enumerate() {
        if !limits.states.contains(*at) {
            return Err(NoDeal::NoSuchState);
        }
        if states[..n].contains(at) {
            return Err(NoDeal::StateTwice { at: *at });
        }
    }
    Ok(())
}

/// Checks the words of a promise: it must be showable anywhere without a mention, a link or formatting.
pub fn check_words(words: &str) -> Result<(), NoDeal> {
    let length = words.chars().count();
    if words.trim().is_empty() {
        return Err(NoDeal::NoWords);
    }
    if length > MOST_WORDS {
        return Err(NoDeal::TooManyWords { length: length as u32, most: MOST_WORDS as u32 });
    }
    if words.contains(['@', '<', '#']) {
        return Err(NoDeal::Mention);
    }
    let plain = |c: char| c.is_alphanumeric() || " .,;:!?'’‘“”«»\"()+-–—×%/=&°€$".contains(c);
    if words.trim() != words || !words.chars().all(plain) || words.contains("//") {
        return Err(NoDeal::NotPlain);
    }
    Ok(())
}
