//! Erases words for the dice with the key that was derived from them ([PBP-54]).

use super::entropy::Entropy;
use super::seed::Seed;
use super::tournament::TournamentKey;

impl Entropy {
    /// Erases the word of a seat of a game with that seed. The hash of a sealed word stays. Nothing happens if there is no word,
    /// or one that was not revealed.
    pub fn erase_word(&mut self, seed: &Seed, seat: usize) {
        self.erase(seat, |mix| seed.key(mix));
    }

    /// Like [`Entropy::erase_word`], for a place of a tournament with that seed.
    pub fn erase_word_of_tournament(&mut self, seed: &Seed, place: usize) {
        self.erase(place, |mix| TournamentKey::new(seed, mix).0);
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Beacon, KeyedChance, SealedWord, hash_of};
    use super::*;
    use crate::rules::Chance;

    fn mix() -> Entropy {
        let sealed = |text, word: Option<&str>| {
            Some(SealedWord { hash: hash_of(text), word: word.map(str::to_owned) })
        };
        Entropy {
            words: vec![Some("pizza".into()), None, None, Some("Zoë".into())],
            sealed: vec![None, sealed("quiet owl", Some("quiet owl")), sealed("never told", None), None],
            beacon: Beacon::Off,
            erased: None,
        }
    }

    #[test]
    fn the_draws_stay_what_they_were_whichever_words_are_erased_in_whatever_order_pbp_54() {
        let seed = Seed([7; 32]);
        let draws = |mix: &Entropy| -> Vec<u32> {
            let mut chance = KeyedChance::new(&seed, mix);
            (0..20).map(|number| chance.draw(number, 1_000)).collect()
        };
        for order in [vec![0], vec![1, 0], vec![3, 1], vec![0, 1, 2, 3], vec![0, 0]] {
            let mut erased = mix();
            order.iter().for_each(|seat| erased.erase_word(&seed, *seat));
            assert_eq!(draws(&erased), draws(&mix()), "{order:?}");
            let shown = format!("{:?} {:?}", erased.words, erased.revealed());
            assert!(order.iter().all(|seat| erased.words[*seat].is_none()), "{shown}");
        }
    }

    #[test]
    fn what_was_committed_to_can_be_computed_without_a_sealed_word_and_not_without_an_open_one_pbp_54() {
        let seed = Seed([7; 32]);
        let mut erased = mix();
        erased.erase_word(&seed, 1);
        assert!(erased.is_erased(1) && !erased.lacks_open_word());
        assert_eq!(seed.commitment(1, &erased, None), seed.commitment(1, &mix(), None));
        // A word that was not revealed has no text to erase.
        erased.erase_word(&seed, 2);
        assert!(!erased.is_erased(2) && !erased.lacks_open_word());
        erased.erase_word(&seed, 3);
        assert!(erased.is_erased(3) && erased.lacks_open_word());
    }

    #[test]
    fn a_tournaments_key_stays_what_it_was_and_never_prints_itself_pbp_54() {
        let seed = Seed([7; 32]);
        let (before, mut erased) = (TournamentKey::new(&seed, &mix()), mix());
        erased.erase_word_of_tournament(&seed, 3);
        assert_eq!(TournamentKey::new(&seed, &erased).table(2, 1), before.table(2, 1));
        let shown = format!("{:?}", erased.erased);
        assert_eq!(shown, "Some(ErasedWords(secret, places: {3}))");
    }
}
