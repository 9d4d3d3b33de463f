//! Verifiable luck ([PBP-40]): secret seed, players' words, public beacon, commitment, numbered draws.
//! `docs/fair-dice.md` specifies the construction to the byte.
//!
//! A draw depends only on seed, words, beacon, number and bound. This module gathers no entropy itself; seeds come from
//! `table::Seeds`. `Debug` hides seeds and words.

pub mod beacon;
mod beacon_mode;
mod chance;
mod entropy;
mod erased_words;
#[cfg(feature = "local-chain")]
pub mod local_chain;
mod player_word;
mod seed;
mod tournament;
mod word_erasure;

use data_encoding::HEXLOWER;

pub use beacon::Chain;
pub use beacon_mode::{BeaconMode, BeaconUse};
pub use chance::{KeyedChance, SeededChance};
pub use entropy::{Beacon, Entropy, SealedWord};
pub use erased_words::ErasedWords;
pub use player_word::{MOST_CHARACTERS, hash_of, sealed_hash, word};
pub use seed::Seed;
pub use tournament::TournamentKey;

/// Lower-case hexadecimal.
pub fn hex(bytes: &[u8]) -> String {
    HEXLOWER.encode(bytes)
}

/// Decodes exactly `N` bytes from lower-case hexadecimal; `None` for any other text.
pub fn unhex<const N: usize>(text: &str) -> Option<[u8; N]> {
    HEXLOWER.decode(text.as_bytes()).ok()?.try_into().ok()
}
