//! Luck that can be verified ([PBP-40]): seed, words of the players, public beacon, commitment, numbered draws. The
//! construction is written down to the byte in `docs/fair-dice.md`.
//!
//! Never: a source of entropy of its own, a draw that depends on anything but seed, words, beacon, number and bound, a
//! seed or a word that prints itself.

pub mod beacon;
mod chance;
mod entropy;
mod player_word;
mod seed;
mod tournament;

use data_encoding::HEXLOWER;

pub use chance::{KeyedChance, SeededChance};
pub use entropy::{Beacon, Entropy, SealedWord};
pub use player_word::{MOST_CHARACTERS, hash_of, sealed_hash, word};
pub use seed::Seed;
pub use tournament::TournamentKey;

/// Lower-case hexadecimal.
pub fn hex(bytes: &[u8]) -> String {
    HEXLOWER.encode(bytes)
}

/// That many bytes, from lower-case hexadecimal and nothing else.
pub fn unhex<const N: usize>(text: &str) -> Option<[u8; N]> {
    HEXLOWER.decode(text.as_bytes()).ok()?.try_into().ok()
}
