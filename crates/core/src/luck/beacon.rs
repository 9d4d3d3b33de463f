//! The public randomness beacon: drand's network quicknet. Every 3 seconds it publishes a number that cannot be known,
//! chosen or forged earlier: the BLS signature of the round number. This module computes rounds and times and verifies
//! signatures; the module `beacon` of the crate root fetches them. It reads no clock: tests inject the time.

use super::unhex;
use drand_verify::{G2PubkeyRfc, Pubkey};

/// A chain of rounds. Both have the same times of rounds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Chain {
    /// The public one.
    #[default]
    Quicknet,
    /// The chain of the playground and of tests. Its secret key is in the source code, so that it proves nothing.
    Local,
}

impl Chain {
    /// Key in the database and in records.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Quicknet => "quicknet",
            Self::Local => "local",
        }
    }

    /// Finds the chain with that key.
    pub fn find(key: &str) -> Option<Self> {
        [Self::Quicknet, Self::Local].into_iter().find(|chain| chain.key() == key)
    }

    /// The hash that names the chain in every endpoint's address.
    pub const fn hash(self) -> &'static str {
        match self {
            Self::Quicknet => CHAIN_HASH,
            Self::Local => LOCAL_HASH,
        }
    }

    /// The public key, a point on G2, in hexadecimal.
    pub const fn public_key(self) -> &'static str {
        match self {
            Self::Quicknet => PUBLIC_KEY,
            Self::Local => LOCAL_PUBLIC_KEY,
        }
    }

    /// Whether this is the signature of that round. Each round has exactly one valid signature.
    pub fn is_valid(self, round: u64, signature: &[u8; 48]) -> bool {
        let key = unhex(self.public_key()).and_then(|key| G2PubkeyRfc::from_fixed(key).ok());
        key.is_some_and(|key| matches!(key.verify(round, b"", signature), Ok(true)))
    }
}

/// The hash of the public chain.
pub const CHAIN_HASH: &str = "52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971";
/// The hash of the local chain: SHA-256 of `casus-belli local chain`.
pub const LOCAL_HASH: &str = "4527b945ebdfd3d1a4923966bc821a7dcefee52c517fa758bf75841e828faa5a";
/// The public key of the local chain.
pub const LOCAL_PUBLIC_KEY: &str = "8d7a35979ec0ec73a3c9ffb54a18651312e8656c62092139dce2eac40ad4f0151ca423900f100b79a6d5dadc\
                                    9c52c42918398976f7e808f936cd07600642043c2582ab52ebb77992ebeb3714e412efe4a48f28337038d11e\
                                    017a6fad1c6ab2a2";
/// The public key of the public chain.
pub const PUBLIC_KEY: &str = "83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a\
                              2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e7\
                              6eae8991ef5ece45a";
/// Time of round 1, in milliseconds of Unix time.
pub const GENESIS: i64 = 1_692_803_367_000;
/// Milliseconds between two rounds.
pub const PERIOD: i64 = 3_000;

/// The first round published at that time (milliseconds of Unix time) or later.
pub fn first_round_at(millis: i64) -> u64 {
    let since = u64::try_from(millis.saturating_sub(GENESIS)).unwrap_or(0);
    since.div_ceil(PERIOD as u64) + 1
}

/// When the round is published, in milliseconds of Unix time.
pub fn time_of(round: u64) -> i64 {
    let rounds = i64::try_from(round.saturating_sub(1)).unwrap_or(i64::MAX);
    rounds.saturating_mul(PERIOD).saturating_add(GENESIS)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::luck::hex;
    use sha2::{Digest, Sha256};

    const ROUND_123: &str =
        "b75c69d0b72a5d906e854e808ba7e2accb1542ac355ae486d591aa9d43765482e26cd02df835d3546d23c4b13e0dfc92";
    const ROUND_657413: &str =
        "b713718a38ae728dfd477991af2822e08d2f305e47718cef9f7848ce4050e7be41076862b98fad56e91a6b85b89cd97b";

    #[test]
    fn the_first_round_at_a_moment_is_out_then_or_up_to_a_period_later() {
        assert_eq!(first_round_at(GENESIS), 1);
        assert_eq!(first_round_at(GENESIS + 1), 2);
        assert_eq!(first_round_at(GENESIS + PERIOD), 2);
        assert_eq!(first_round_at(0), 1);
        assert_eq!((time_of(1), time_of(0), time_of(u64::MAX)), (GENESIS, GENESIS, i64::MAX));
        for millis in GENESIS..GENESIS + 10_000 {
            let round = first_round_at(millis);
            assert!(time_of(round) >= millis && time_of(round) - millis < PERIOD, "{millis}");
        }
        assert_eq!(first_round_at(i64::MAX), (i64::MAX - GENESIS) as u64 / 3_000 + 2);
    }

    #[test]
    fn a_published_round_is_valid_and_its_randomness_is_the_hash_of_its_signature() {
        for (round, signature) in [(123, ROUND_123), (657_413, ROUND_657413)] {
            assert!(Chain::Quicknet.is_valid(round, &unhex(signature).unwrap()), "{round}");
        }
        let randomness = Sha256::digest(unhex::<48>(ROUND_657413).unwrap());
        assert_eq!(hex(&randomness), "fc1873a13f3545aeade8401532ef5519920652eee6b0d2b19ca12643b87b3587");
    }

    #[test]
    fn another_round_another_bit_or_no_point_at_all_is_not_valid() {
        let signature: [u8; 48] = unhex(ROUND_123).unwrap();
        assert!(!Chain::Quicknet.is_valid(124, &signature));
        assert!(!Chain::Quicknet.is_valid(0, &signature));
        assert!(!Chain::Quicknet.is_valid(123, &unhex(ROUND_657413).unwrap()));
        for at in 0..48 {
            let mut flipped = signature;
            flipped[at] ^= 1;
            assert!(!Chain::Quicknet.is_valid(123, &flipped), "byte {at}");
        }
        let mut infinity = [0; 48];
        infinity[0] = 0xc0;
        for nothing in [[0; 48], [0xff; 48], infinity] {
            assert!(!Chain::Quicknet.is_valid(123, &nothing));
        }
    }
}
