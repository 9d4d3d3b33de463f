//! Entropy mixed into the luck of a game besides its seed: open words, sealed words and the public beacon; and their
//! encoding as bytes. `Debug` hides the words: open words are secret until the game is over.

use super::erased_words::ErasedWords;
use std::fmt;

/// A player's sealed word: the player gave only its SHA-256 before the words were closed.
#[derive(Clone, PartialEq, Eq)]
pub struct SealedWord {
    /// SHA-256 of the word in UTF-8.
    pub hash: [u8; 32],
    /// The word, if it was revealed in time.
    pub word: Option<String>,
}

impl fmt::Debug for SealedWord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("SealedWord(secret)")
    }
}

/// The round of the public beacon that the commitment names, and its state.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Beacon {
    /// No round was named.
    #[default]
    Off,
    /// The named round is not known yet. Nothing may be drawn now.
    Awaited {
        /// Number of the round.
        round: u64,
    },
    /// The round did not arrive in time; the game began without it.
    Missing {
        /// Number of the round.
        round: u64,
    },
    /// The round arrived.
    Drawn {
        /// Number of the round.
        round: u64,
        /// Its verified signature.
        signature: [u8; 48],
    },
}

impl Beacon {
    /// The named round; `None` if the beacon is off.
    pub const fn round(&self) -> Option<u64> {
        match self {
            Self::Off => None,
            Self::Awaited { round } | Self::Missing { round } | Self::Drawn { round, .. } => Some(*round),
        }
    }

    /// The encoded state: 0, or 1 followed by round and signature.
    pub(super) fn encoded(&self) -> Vec<u8> {
        let Self::Drawn { round, signature } = self else { return vec![0] };
        [&[1][..], &round.to_be_bytes(), signature].concat()
    }
}

/// Entropy mixed into the luck of a game besides its seed, by seat.
#[derive(Clone, Default, PartialEq, Eq)]
pub struct Entropy {
    /// Open words: the bot knows them.
    pub words: Vec<Option<String>>,
    /// Sealed words.
    pub sealed: Vec<Option<SealedWord>>,
    /// The public beacon.
    pub beacon: Beacon,
    /// Words that were erased, if any; their places have none above.
    pub erased: Option<ErasedWords>,
}

impl fmt::Debug for Entropy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Entropy(secret, beacon: {:?})", self.beacon)
    }
}

impl Entropy {
    /// Entropy of a game with this many seats, without words and without beacon.
    pub fn none(seats: usize) -> Self {
        Self::open(vec![None; seats])
    }

    /// Entropy of open words only.
    pub fn open(words: Vec<Option<String>>) -> Self {
        Self { sealed: vec![None; words.len()], words, beacon: Beacon::Off, erased: None }
    }

    /// The revealed words, by seat.
    pub fn revealed(&self) -> Vec<Option<&str>> {
        self.sealed.iter().map(|sealed| sealed.as_ref()?.word.as_deref()).collect()
    }

    /// Bytes for the commitment: open words, hashes of sealed words, the round (0 if none is named).
    pub(super) fn committed<W: Place>(&self) -> Vec<u8> {
        let round = self.beacon.round().unwrap_or(0).to_be_bytes();
        let hashes = self.sealed.iter().map(|sealed| sealed.as_ref().map(|sealed| &sealed.hash[..]));
        [self.open_words::<W>(), listed::<W>(hashes, false), round.to_vec()].concat()
    }

    /// Bytes for the key: open words, revealed words, the beacon.
    pub(super) fn keyed<W: Place>(&self) -> Vec<u8> {
        let revealed = self.revealed().into_iter().map(|word| word.map(str::as_bytes));
        [self.open_words::<W>(), listed::<W>(revealed, true), self.beacon.encoded()].concat()
    }

    fn open_words<W: Place>(&self) -> Vec<u8> {
        listed::<W>(self.words.iter().map(|word| word.as_ref().map(String::as_bytes)), true)
    }
}

/// How a seat or place number, and a count of them, is encoded.
pub(super) trait Place {
    /// The number's bytes, big-endian.
    fn bytes(number: usize) -> Vec<u8>;
}

/// Seat numbers of a game: one byte.
pub(super) struct AtTable;

impl Place for AtTable {
    fn bytes(number: usize) -> Vec<u8> {
        vec![number as u8]
    }
}

/// Encodes the number of items, then each item with its place and, if `lengths`, its length (2 bytes).
fn listed<'m, W: Place>(items: impl Iterator<Item = Option<&'m [u8]>>, lengths: bool) -> Vec<u8> {
    let items: Vec<(usize, &[u8])> =
        items.enumerate().filter_map(|(place, item)| Some((place, item?))).collect();
    let mut bytes = W::bytes(items.len());
    for (place, item) in items {
        bytes.extend(W::bytes(place));
        if lengths {
            bytes.extend((item.len() as u16).to_be_bytes());
        }
        bytes.extend(item);
    }
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mix(words: &[&str]) -> Entropy {
        Entropy::open(words.iter().map(|word| (!word.is_empty()).then(|| (*word).to_owned())).collect())
    }

    fn sealed(byte: u8, word: Option<&str>) -> SealedWord {
        SealedWord { hash: [byte; 32], word: word.map(str::to_owned) }
    }

    #[test]
    fn no_two_lists_of_words_have_the_same_bytes() {
        let bytes = |words| mix(words).open_words::<AtTable>();
        assert_eq!(bytes(&["", "é", "", "ab"]), [2, 1, 0, 2, 0xc3, 0xa9, 3, 0, 2, b'a', b'b']);
        assert_ne!(bytes(&["a", "bc"]), bytes(&["ab", "c"]));
        assert_ne!(bytes(&["a", ""]), bytes(&["", "a"]));
        assert_eq!(bytes(&["", ""]), [0]);
        assert_eq!(bytes(&[]), [0]);
    }

    #[test]
    fn an_open_word_and_a_revealed_one_have_other_bytes() {
        let revealed = Entropy { sealed: vec![Some(sealed(7, Some("owl")))], ..Entropy::none(1) };
        assert_ne!(mix(&["owl"]).keyed::<AtTable>(), revealed.keyed::<AtTable>());
        // A word that was not revealed is in the commitment and not in the key.
        let silent = Entropy { sealed: vec![Some(sealed(7, None))], ..Entropy::none(1) };
        assert_eq!(silent.keyed::<AtTable>(), Entropy::none(1).keyed::<AtTable>());
        assert_ne!(silent.committed::<AtTable>(), Entropy::none(1).committed::<AtTable>());
        assert_eq!(silent.committed::<AtTable>(), revealed.committed::<AtTable>());
        assert_eq!(silent.committed::<AtTable>()[..3], [0, 1, 0]);
    }

    #[test]
    fn a_round_that_did_not_come_is_in_the_commitment_and_not_in_the_key() {
        let with = |beacon| Entropy { beacon, ..Entropy::none(1) };
        let (round, signature) = (5, [9; 48]);
        let missing = with(Beacon::Missing { round });
        let drawn = with(Beacon::Drawn { round, signature });
        assert_eq!(missing.keyed::<AtTable>(), Entropy::none(1).keyed::<AtTable>());
        assert_eq!(missing.committed::<AtTable>(), drawn.committed::<AtTable>());
        assert_ne!(missing.committed::<AtTable>(), Entropy::none(1).committed::<AtTable>());
        assert_ne!(missing.keyed::<AtTable>(), drawn.keyed::<AtTable>());
    }

    #[test]
    fn words_never_print_themselves() {
        let mut mix = mix(&["glockenspiel"]);
        mix.sealed[0] = Some(sealed(1, Some("marzipan")));
        let shown = format!("{mix:?} {:?}", mix.sealed);
        assert!(!shown.contains("glockenspiel") && !shown.contains("marzipan"), "{shown}");
    }
}
