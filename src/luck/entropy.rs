//! What is mixed into the luck of a game beside its seed: open words, sealed words, the public beacon; and their bytes.
//! Words never print themselves: they are secrets until the game is over.

use std::fmt;

/// A word of which its player gave only the SHA-256 before the words were closed.
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

/// The round of the public beacon that the commitment named, and what came of it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Beacon {
    /// No round was named.
    #[default]
    Off,
    /// A round was named that is not known yet. Nothing may be drawn now.
    Awaited {
        /// Its number.
        round: u64,
    },
    /// Nobody told the round in time: the game was begun without it.
    Missing {
        /// Its number.
        round: u64,
    },
    /// The round came.
    Drawn {
        /// Its number.
        round: u64,
        /// Its signature, checked.
        signature: [u8; 48],
    },
}

impl Beacon {
    /// The round that was named.
    pub const fn round(&self) -> Option<u64> {
        match self {
            Self::Off => None,
            Self::Awaited { round } | Self::Missing { round } | Self::Drawn { round, .. } => Some(*round),
        }
    }

    /// The bytes of what came: 0, or 1 with round and signature.
    pub(super) fn encoded(&self) -> Vec<u8> {
        let Self::Drawn { round, signature } = self else { return vec![0] };
        [&[1][..], &round.to_be_bytes(), signature].concat()
    }
}

/// What is mixed into the luck of a game beside its seed, by seat.
#[derive(Clone, Default, PartialEq, Eq)]
pub struct Entropy {
    /// Words that were given openly, that is to the bot.
    pub words: Vec<Option<String>>,
    /// Words that were given sealed.
    pub sealed: Vec<Option<SealedWord>>,
    /// The public beacon.
    pub beacon: Beacon,
}

impl fmt::Debug for Entropy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Entropy(secret, beacon: {:?})", self.beacon)
    }
}

impl Entropy {
    /// Of a game with so many seats where nobody gave a word and no beacon is used.
    pub fn none(seats: usize) -> Self {
        Self::open(vec![None; seats])
    }

    /// Of open words alone.
    pub fn open(words: Vec<Option<String>>) -> Self {
        Self { sealed: vec![None; words.len()], words, beacon: Beacon::Off }
    }

    /// The revealed words, by seat.
    pub fn revealed(&self) -> Vec<Option<&str>> {
        self.sealed.iter().map(|sealed| sealed.as_ref()?.word.as_deref()).collect()
    }

    /// What is committed to: open words, hashes of sealed ones, the round (0 if none was named).
    pub(super) fn committed<W: Place>(&self) -> Vec<u8> {
        let round = self.beacon.round().unwrap_or(0).to_be_bytes();
        let hashes = self.sealed.iter().map(|sealed| sealed.as_ref().map(|sealed| &sealed.hash[..]));
        [self.open_words::<W>(), listed::<W>(hashes, false), round.to_vec()].concat()
    }

    /// What makes the key: open words, revealed words, the beacon.
    pub(super) fn keyed<W: Place>(&self) -> Vec<u8> {
        let revealed = self.revealed().into_iter().map(|word| word.map(str::as_bytes));
        [self.open_words::<W>(), listed::<W>(revealed, true), self.beacon.encoded()].concat()
    }

    fn open_words<W: Place>(&self) -> Vec<u8> {
        listed::<W>(self.words.iter().map(|word| word.as_ref().map(String::as_bytes)), true)
    }
}

/// How a seat's number, and how many there are, is written.
pub(super) trait Place {
    /// Its bytes, the highest first.
    fn bytes(number: usize) -> Vec<u8>;
}

/// A seat of a game: one byte.
pub(super) struct AtTable;

impl Place for AtTable {
    fn bytes(number: usize) -> Vec<u8> {
        vec![number as u8]
    }
}

/// How many there are, then each with its place, and its length (2 bytes) where lengths differ.
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
        // The key knows nothing of a word that was not revealed, the commitment does.
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
