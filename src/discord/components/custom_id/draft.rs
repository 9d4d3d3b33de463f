//! Compact encoding of the choices made so far in a menu of several steps: numbers of armies, most of them small, and
//! territories in an order of preference. Every value can be encoded; any bytes decode to a value or to an error.

use crate::rules::TerritoryId;
use serde::{Deserialize, Serialize};

/// Number of armies in each place of a list. Small numbers take few bits: zero takes one bit, one and two take three
/// bits.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "Vec<u8>", try_from = "Vec<u8>")]
pub(crate) struct Counts(pub(crate) Vec<u32>);

/// Territories in an order of preference, each at most once. Each takes as many bits as needed to distinguish it from
/// the remaining ones.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "Vec<u8>", try_from = "Vec<u8>")]
pub(crate) struct Ranking(Vec<TerritoryId>);

/// Bytes that are not a valid draft.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no draft")]
pub(crate) struct NoDraft;

/// Writes bits, the most significant bit of each byte first.
#[derive(Default)]
struct BitWriter {
    bytes: Vec<u8>,
    used: u32,
}

impl BitWriter {
    /// Appends the lowest `bits` bits of a number.
    fn push(&mut self, number: u64, bits: u32) {
        for at in (0..bits).rev() {
            if self.used.is_multiple_of(8) {
                self.bytes.push(0);
            }
            if let Some(last) = self.bytes.last_mut() {
                *last |= (((number >> at) & 1) as u8) << (7 - self.used % 8);
            }
            self.used += 1;
        }
    }
}

struct BitReader<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl BitReader<'_> {
    fn bit(&mut self) -> Option<u64> {
        let byte = self.bytes.get(self.at / 8)?;
        let bit = (byte >> (7 - self.at % 8)) & 1;
        self.at += 1;
        Some(u64::from(bit))
    }

    fn number(&mut self, bits: u32) -> Option<u64> {
        (0..bits).try_fold(0_u64, |number, _| Some(number << 1 | self.bit()?))
    }
}

impl From<Counts> for Vec<u8> {
    /// Elias gamma code of each number plus one: as many zeros as it has bits after the first, then the number.
    fn from(counts: Counts) -> Self {
        let mut bits = BitWriter::default();
        for count in counts.0 {
            let number = u64::from(count) + 1;
            let length = number.ilog2() + 1;
            bits.push(0, length - 1);
            bits.push(number, length);
        }
        bits.bytes
    }
}

impl TryFrom<Vec<u8>> for Counts {
    type Error = NoDraft;

    fn try_from(bytes: Vec<u8>) -> Result<Self, NoDraft> {
        let mut bits = BitReader { bytes: &bytes, at: 0 };
        let mut counts = Vec::new();
        loop {
            let mut zeros = 0;
            loop {
                match bits.bit() {
                    Some(1) => break,
                    Some(_) => zeros += 1,
                    // Padding of the last byte.
                    None => return if zeros < 8 { Ok(Self(counts)) } else { Err(NoDraft) },
                }
            }
            if zeros > u32::BITS {
                return Err(NoDraft);
            }
            let number = 1_u64 << zeros | bits.number(zeros).ok_or(NoDraft)?;
            counts.push(u32::try_from(number - 1).map_err(|_| NoDraft)?);
        }
    }
}

impl Ranking {
    /// Appends a territory; unchanged if the list contains it.
    pub(crate) fn with(mut self, at: TerritoryId) -> Self {
        if !self.0.contains(&at) {
            self.0.push(at);
        }
        self
    }

    /// Removes the last one.
    pub(crate) fn without_last(mut self) -> Self {
        self.0.pop();
        self
    }

    /// The territories, the favourite first.
    pub(crate) fn as_slice(&self) -> &[TerritoryId] {
        &self.0
    }
}

/// The number of bits that distinguish `of` values.
const fn width(of: usize) -> u32 {
    usize::BITS - of.saturating_sub(1).leading_zeros()
}

impl From<Ranking> for Vec<u8> {
    /// The highest number, the count minus one, then each territory as its index among the remaining ones.
    fn from(ranking: Ranking) -> Self {
        let Some(highest) = ranking.0.iter().map(|at| at.0).max() else { return Self::new() };
        let mut left: Vec<u8> = (0..=highest).collect();
        let mut bits = BitWriter::default();
        bits.push(highest.into(), 8);
        bits.push(ranking.0.len() as u64 - 1, 8);
        for at in &ranking.0 {
            let Some(place) = left.iter().position(|other| *other == at.0) else { continue };
            bits.push(place as u64, width(left.len()));
            left.remove(place);
        }
        bits.bytes
    }
}

impl TryFrom<Vec<u8>> for Ranking {
    type Error = NoDraft;

    fn try_from(bytes: Vec<u8>) -> Result<Self, NoDraft> {
        let [highest, further, ..] = bytes[..] else {
            return if bytes.is_empty() { Ok(Self::default()) } else { Err(NoDraft) };
        };
        let mut left: Vec<u8> = (0..=highest).collect();
        let mut bits = BitReader { bytes: &bytes, at: 16 };
        let mut ranking = Vec::new();
        for _ in 0..=further {
            let place = bits.number(width(left.len())).ok_or(NoDraft)? as usize;
            if place >= left.len() {
                return Err(NoDraft);
            }
            ranking.push(TerritoryId(left.remove(place)));
        }
        Ok(Self(ranking))
    }
}
