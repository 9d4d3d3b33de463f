//! The secret seed of a game, its published promise and commitment, and the key of its draws. `Debug` hides it.

use super::entropy::{AtTable, Entropy};
use super::{hex, unhex};
use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256};
use std::fmt;

/// Secret seed of a game. Must not be printed, logged or shown before the game is over.
#[derive(Clone, PartialEq, Eq)]
pub struct Seed(pub [u8; 32]);

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(secret)")
    }
}

impl Seed {
    /// Lower-case hexadecimal, 64 digits: stored in the database, and published once the game is over.
    pub fn hex(&self) -> String {
        hex(&self.0)
    }

    /// Reads the hexadecimal form; `None` for any other text.
    pub fn read(text: &str) -> Option<Self> {
        unhex(text).map(Self)
    }

    /// Published when the seed is drawn, before any word is given: SHA-256 of the seed and the game's number (8 bytes,
    /// big-endian), in hexadecimal.
    pub fn promise(&self, game: u64) -> String {
        hex(&Sha256::new().chain_update(self.0).chain_update(game.to_be_bytes()).finalize())
    }

    /// Published when words are closed, before the beacon round is published and before the first draw. It fixes seed,
    /// game, open words, hashes of sealed words, the round, and the SHA-256 of everything else that changes a draw
    /// (`record::terms`). In hexadecimal. `None`: the form of games from before terms were fixed.
    pub fn commitment(&self, game: u64, mix: &Entropy, terms: Option<&[u8; 32]>) -> String {
        let name = if terms.is_some() { "casus-belli commitment 2" } else { "casus-belli commitment" };
        let digest = Sha256::new().chain_update(name).chain_update(self.0);
        let digest = digest.chain_update(game.to_be_bytes()).chain_update(mix.committed::<AtTable>());
        hex(&digest.chain_update(terms.map_or(&[][..], |terms| &terms[..])).finalize())
    }

    /// A hash of who has which seat, which is part of the terms: of each seat the user id, and the level if it is a computer
    /// player. Without the seed nobody finds an id by it. In hexadecimal.
    pub fn players<'a>(&self, seats: impl ExactSizeIterator<Item = (u64, &'a str)>) -> String {
        let digest = Sha256::new().chain_update("casus-belli players").chain_update(self.0);
        let mut digest = digest.chain_update((seats.len() as u16).to_be_bytes());
        for (id, level) in seats {
            digest.update(id.to_be_bytes());
            digest.update([level.len() as u8]);
            digest.update(level);
        }
        hex(&digest.finalize())
    }

    /// Published when an order is stored that waits for its dice: binds its text to that place of the log and that round. In
    /// hexadecimal.
    pub fn binding(&self, game: u64, seq: u64, round: u64, order: &str) -> String {
        let numbers = [game.to_be_bytes(), seq.to_be_bytes(), round.to_be_bytes()].concat();
        hex(&keyed(&self.0, &[b"casus-belli order", &numbers, order.as_bytes()]))
    }

    /// Key of all draws: HMAC of words, revealed words and beacon, keyed with the seed. After a word was erased, the key that
    /// was derived before.
    pub(super) fn key(&self, mix: &Entropy) -> [u8; 32] {
        if let Some(erased) = &mix.erased {
            return erased.key;
        }
        keyed(&self.0, &[b"casus-belli key", &mix.keyed::<AtTable>()])
    }
}

/// HMAC-SHA-256 of the concatenated parts.
pub(super) fn keyed(key: &[u8; 32], parts: &[&[u8]]) -> [u8; 32] {
    let mut mac = Hmac::<Sha256>::new_from_slice(key).expect("any length is a key");
    parts.iter().for_each(|part| mac.update(part));
    mac.finalize().into_bytes().into()
}

#[cfg(test)]
mod tests {
    use super::super::{Beacon, SealedWord, hash_of, sealed_hash};
    use super::*;

    // An independent program in another language computed every figure here.
    const PROMISE: &str = "a967a915e9b06cfa23419174a075b7fe079baef82e328b49e003f984ad95031c";
    const COMMITMENT: &str = "5f9205ee753e0dcf2ee3cd2a15df076468ea95347e24abf8306756ae2f0c8812";
    const KEY: &str = "70e79850a3c5435bd6cb50f4de6f32ec1d5e73feeb20a9da72c728a282065c66";
    const KEY_WITHOUT_BEACON: &str = "046cad7e7226c6039c680b39854f368af30b45900ec23c73dfbde290fdebecd9";
    const SIGNATURE: &str =
        "b713718a38ae728dfd477991af2822e08d2f305e47718cef9f7848ce4050e7be41076862b98fad56e91a6b85b89cd97b";

    /// Two open words, one sealed and revealed, one sealed and not revealed, and a round.
    fn mix(beacon: Beacon) -> Entropy {
        let sealed = |text, word: Option<&str>| {
            Some(SealedWord { hash: hash_of(text), word: word.map(str::to_owned) })
        };
        Entropy {
            words: vec![None, Some("pizza".into()), None, Some("Zoë".into()), None],
            sealed: vec![
                None,
                None,
                sealed("quiet owl", Some("quiet owl")),
                None,
                sealed("never told", None),
            ],
            beacon,
            erased: None,
        }
    }

    #[test]
    fn promise_commitment_and_key_are_what_another_program_computes_pbp_40() {
        let seed = Seed(std::array::from_fn(|byte| byte as u8));
        let (round, signature) = (657_413, unhex(SIGNATURE).unwrap());
        assert_eq!(seed.promise(17), PROMISE);
        for beacon in
            [Beacon::Awaited { round }, Beacon::Missing { round }, Beacon::Drawn { round, signature }]
        {
            // The commitment precedes the round: the beacon's result must not change it.
            assert_eq!(seed.commitment(17, &mix(beacon), None), COMMITMENT);
        }
        assert_eq!(hex(&seed.key(&mix(Beacon::Drawn { round, signature }))), KEY);
        assert_eq!(hex(&seed.key(&mix(Beacon::Missing { round }))), KEY_WITHOUT_BEACON);
    }

    #[test]
    fn the_hash_of_a_sealed_word_is_read_in_either_case_and_in_no_other_length() {
        let hash = "c98debb1443e3b7c8b55208083464605c6fb7a8773f8f4a130a7a4ca2727f6ad";
        assert_eq!(sealed_hash(hash), mix(Beacon::Off).sealed[2].as_ref().map(|sealed| sealed.hash));
        assert_eq!(sealed_hash(&format!(" {} ", hash.to_uppercase())), sealed_hash(hash));
        for no_hash in
            ["", "pizza", &hash[1..], &format!("{hash}0"), &hash.replace('c', "g"), &"é".repeat(32)]
        {
            assert_eq!(sealed_hash(no_hash), None, "{no_hash}");
        }
    }
}
