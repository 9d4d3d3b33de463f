//! Stored luck of a tournament: promise, words, commitment, beacon ([PBP-40]).

use super::super::beacon_row::beacon_status;
use super::super::dice_status::{DiceStatus, SealedSeat};
use super::super::erased_words::ErasedColumn;
use super::super::luck_commitment::MARGIN;
use super::super::time::Millis;
use super::terms::Fixed;
use crate::luck::{
    self, Beacon, BeaconMode, BeaconUse, Chain, Entropy, SealedWord, Seed, TournamentKey, beacon,
};
use crate::rules::Seat;
use crate::store::StoreError;
use serde::{Deserialize, Serialize};

/// Luck of a tournament, as JSON in its row. Contains secrets: the open words.
#[derive(Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TournamentLuck {
    /// Promise of the seed, published when the tournament was opened.
    pub(super) promise: String,
    /// Commitment, made once when the words are closed; empty before.
    pub(super) commitment: String,
    /// The beacon round named by the commitment; 0: none.
    pub(super) round: u64,
    /// Its signature; `-`: no server returned it in time; empty: no round is named, or it is awaited.
    pub(super) signature: String,
    /// When the first round is drawn at the latest; `None` if nothing is awaited.
    pub(super) opens: Option<Millis>,
    /// Id of the message that published the commitment.
    pub(super) told: Option<u64>,
    /// Maximum number of seats at a table when the words were closed; 0 before.
    pub(super) most: u8,
    /// What the commitment binds besides seed, words and round; `None` before, and in older tournaments.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) fixed: Option<Fixed>,
    /// Words by place, after they were closed.
    pub(super) places: Vec<Option<Given>>,
    /// Words by person, before they are closed.
    pub(super) words: Vec<Given>,
    /// Words by place that were erased, and the key that was derived from them ([PBP-54]).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) erased: Option<ErasedColumn>,
}

/// A word given by a player.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Given {
    pub(super) person: u64,
    /// The open word, or the revealed one.
    pub(super) word: Option<String>,
    /// SHA-256 of a sealed word, in hexadecimal.
    pub(super) hash: Option<String>,
    /// Id of the message that published the revealed word.
    pub(super) told: Option<u64>,
}

impl Given {
    pub(super) const fn person(&self) -> u64 {
        self.person
    }
}

impl TournamentLuck {
    /// Erases a person: their words, and their id, in whose place another one stands. Returns whether anything changed.
    pub(super) fn erase(&mut self, seed: &Seed, person: u64, former: u64) -> bool {
        let before = self.clone();
        self.words.retain(|given| given.person != person);
        let mut mix = self.mix();
        for (place, given) in self.places.iter_mut().enumerate() {
            let Some(given) = given.as_mut().filter(|given| given.person == person) else { continue };
            mix.erase_word_of_tournament(seed, place);
            (given.person, given.word) = (former, None);
        }
        self.erased = mix.erased.as_ref().map(ErasedColumn::of);
        if let Some(fixed) = &mut self.fixed {
            fixed.erase(seed, person, former);
        }
        *self != before
    }
}

impl TournamentLuck {
    pub(super) fn read(text: &str) -> Result<Self, StoreError> {
        serde_json::from_str(text).map_err(|_| StoreError::Damaged("a tournament's luck"))
    }

    pub(super) fn text(&self) -> String {
        serde_json::to_string(self).expect("plain values")
    }

    /// Whether the words are closed.
    pub(super) const fn closed(&self) -> bool {
        !self.commitment.is_empty()
    }

    /// When rounds of the beacon are mixed in, and of which chain; `None`: never.
    pub(super) fn used(&self) -> Option<BeaconUse> {
        match &self.fixed {
            Some(fixed) => BeaconUse::read(&fixed.dice),
            None => (self.round > 0).then_some(BeaconUse { mode: BeaconMode::Start, chain: Chain::Quicknet }),
        }
    }

    /// When the first round is drawn at the latest; `None` if nothing is awaited, or a round of the beacon, however long that
    /// takes.
    pub(super) fn opens_by(&self) -> Option<Millis> {
        self.opens.filter(|_| self.round == 0)
    }

    pub(super) fn chain(&self) -> Chain {
        self.used().map_or_else(Chain::default, |used| used.chain)
    }

    pub(super) fn beacon(&self) -> Beacon {
        let round = self.round;
        match (round, &*self.signature) {
            (0, _) => Beacon::Off,
            (_, "") => Beacon::Awaited { round },
            (_, text) => luck::unhex(text)
                .map_or(Beacon::Missing { round }, |signature| Beacon::Drawn { round, signature }),
        }
    }

    /// The entropy mixed into the draws, by place.
    pub(super) fn mix(&self) -> Entropy {
        let open = |given: &Option<Given>| given.as_ref().filter(|given| given.hash.is_none())?.word.clone();
        let sealed = |given: &Option<Given>| {
            let given = given.as_ref()?;
            Some(SealedWord { hash: luck::unhex(given.hash.as_ref()?)?, word: given.word.clone() })
        };
        Entropy {
            words: self.places.iter().map(open).collect(),
            sealed: self.places.iter().map(sealed).collect(),
            beacon: self.beacon(),
            erased: self.erased.as_ref().and_then(ErasedColumn::read),
        }
    }

    /// Sealed words that are not revealed.
    pub(super) fn hidden(&self) -> impl Iterator<Item = &Given> {
        self.places.iter().flatten().filter(|given| given.hash.is_some() && given.word.is_none())
    }

    /// Until when sealed words may be revealed; `None` if none is sealed or nothing is awaited.
    pub(super) fn reveal_until(&self) -> Option<Millis> {
        let opens = self.opens.filter(|_| self.places.iter().flatten().any(|given| given.hash.is_some()))?;
        Some(if self.round > 0 { beacon::time_of(self.round) - MARGIN } else { opens })
    }

    /// The public facts.
    pub(super) fn shown(&self) -> DiceStatus {
        let some = |text: &String| Some(text.clone()).filter(|text| !text.is_empty());
        let mut sealed = Vec::new();
        for (place, given) in self.places.iter().enumerate() {
            if let Some(Given { hash: Some(_), word, told, .. }) = given {
                sealed.push(SealedSeat { seat: Seat(place as u8), word: word.clone(), told: *told });
            }
        }
        DiceStatus {
            promise: some(&self.promise),
            commitment: some(&self.commitment),
            told: self.told,
            round: beacon_status(&self.beacon()),
            sealed,
            reveal_until: self.reveal_until(),
            opens_by: self.opens_by(),
            used: self.used(),
            terms: self.fixed.as_ref().and_then(|fixed| some(&fixed.terms)),
            awaits: None,
            newest: None,
            bound: false,
        }
    }

    /// The key of all draws.
    pub(super) fn key(&self, seed: &str) -> Result<TournamentKey, StoreError> {
        let seed = Seed::read(seed).ok_or(StoreError::Damaged("a tournament's seed"))?;
        Ok(TournamentKey::new(&seed, &self.mix()))
    }
}
