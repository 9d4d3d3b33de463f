//! `Proof`: what the luck of a checked record proves against whoever runs the bot.

use super::Header;
use crate::luck::{Beacon, BeaconMode, BeaconUse, Chain, Entropy};
use crate::rules::Seat;

/// What nobody could choose, or not even know, whoever runs the bot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proof {
    /// What the public beacon proves.
    pub beacon: ByBeacon,
    /// Who sealed a word and revealed it; in a tournament places of entrants.
    pub words: Vec<Seat>,
    /// Whether the commitment fixed who sits where, and the options.
    pub fixed: bool,
}

/// What the public beacon proves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ByBeacon {
    /// Nothing: it was not used.
    Nothing,
    /// Nothing: the chain was made for tests, and everybody has its key.
    TestChain,
    /// Nobody could choose the dice.
    Start,
    /// And nobody could know the dice of a turn before it began.
    Turn,
    /// And nobody could know a die before the order that threw it was given.
    Order,
}

impl ByBeacon {
    /// Its name in the JSON of the command line.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Nothing => "nothing",
            Self::TestChain => "test_chain",
            Self::Start => "start",
            Self::Turn => "turn",
            Self::Order => "order",
        }
    }

    /// Of a round that was used so; `None`: in a record without terms, at the start.
    fn of(dice: Option<BeaconUse>) -> Self {
        match dice {
            Some(BeaconUse { chain: Chain::Local, .. }) => Self::TestChain,
            Some(BeaconUse { mode: BeaconMode::Turn, .. }) => Self::Turn,
            Some(BeaconUse { mode: BeaconMode::Order, .. }) => Self::Order,
            Some(BeaconUse { mode: BeaconMode::Start, .. }) | None => Self::Start,
        }
    }
}

impl Proof {
    /// Of a record that does not prove its luck.
    pub(super) const NOTHING: Self = Self { beacon: ByBeacon::Nothing, words: Vec::new(), fixed: true };

    /// Of a game that was checked.
    pub(super) fn of(header: &Header, mix: &Entropy) -> Self {
        let fixed = header.fixed.as_ref();
        Self::by(fixed.is_some(), fixed.and_then(|fixed| fixed.dice), mix)
    }

    /// `fixed`: whether the record has terms; `dice`: as they fix it.
    ///
    /// Of a game with an erased word nothing is proved: its key is stated, and whoever states it could choose it.
    pub(super) fn by(fixed: bool, dice: Option<BeaconUse>, mix: &Entropy) -> Self {
        if mix.erased.is_some() {
            return Self { fixed, ..Self::NOTHING };
        }
        let beacon = match &mix.beacon {
            Beacon::Off | Beacon::Awaited { .. } | Beacon::Missing { .. } => ByBeacon::Nothing,
            Beacon::Drawn { .. } => ByBeacon::of(dice),
        };
        let words = (0..).zip(&mix.sealed).filter_map(|(seat, sealed)| {
            sealed.as_ref().is_some_and(|sealed| sealed.word.is_some()).then_some(Seat(seat))
        });
        Self { beacon, words: words.collect(), fixed }
    }

    /// The proof of a tournament's table, whose seed rests on the tournament that has this proof.
    pub(super) fn of_table(&self, header: &Header) -> Self {
        let beacon = match self.beacon {
            ByBeacon::Nothing | ByBeacon::TestChain => self.beacon,
            ByBeacon::Start | ByBeacon::Turn | ByBeacon::Order => {
                ByBeacon::of(header.fixed.as_ref().and_then(|fixed| fixed.dice))
            }
        };
        Self { beacon, words: self.words.clone(), fixed: self.fixed && header.fixed.is_some() }
    }
}
