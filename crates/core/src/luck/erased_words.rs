//! Words that were erased at the wish of those who gave them ([PBP-54]). The key of the dice, derived from all words before,
//! stands in their place: the draws stay what they were.

use super::entropy::Entropy;
use std::collections::BTreeSet;
use std::fmt;

/// The words of a game or tournament that were erased, and what was derived from them. `Debug` hides the key.
#[derive(Clone, PartialEq, Eq)]
pub struct ErasedWords {
    /// The seats, or places of a tournament, whose open or revealed word was erased.
    pub places: BTreeSet<u16>,
    /// The key of the start. Secret until the game is over.
    pub key: [u8; 32],
}

impl fmt::Debug for ErasedWords {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "ErasedWords(secret, places: {:?})", self.places)
    }
}

impl Entropy {
    /// Erases the word of a seat or place; `key` derives the key from the words as they are. Nothing happens if there is no word.
    pub(super) fn erase(&mut self, place: usize, key: impl FnOnce(&Self) -> [u8; 32]) {
        let open = self.words.get(place).is_some_and(Option::is_some);
        let sealed = self.sealed.get(place).and_then(Option::as_ref);
        let revealed = sealed.is_some_and(|sealed| sealed.word.is_some());
        if !open && !revealed {
            return;
        }
        let key = key(self);
        let erased = self.erased.get_or_insert_with(|| ErasedWords { places: BTreeSet::new(), key });
        erased.places.insert(place as u16);
        if let Some(word) = self.words.get_mut(place) {
            *word = None;
        }
        if let Some(Some(sealed)) = self.sealed.get_mut(place) {
            sealed.word = None;
        }
    }

    /// Whether the word of that seat or place was erased.
    pub fn is_erased(&self, place: usize) -> bool {
        self.erased.as_ref().is_some_and(|erased| erased.places.contains(&(place as u16)))
    }

    /// Whether an open word was erased: what was committed to can't be computed again. Of a sealed word the commitment has the
    /// hash, which stays.
    pub fn lacks_open_word(&self) -> bool {
        let sealed = |place: &u16| self.sealed.get(usize::from(*place)).is_some_and(Option::is_some);
        self.erased.as_ref().is_some_and(|erased| !erased.places.iter().all(sealed))
    }
}
