//! Luck that can be verified ([PBP-40]): seed, words of the players, commitment, numbered draws. The construction is
//! written down to the byte in `docs/fair-dice.md`.
//!
//! Never: a source of entropy of its own, a draw that depends on anything but seed, words, number and bound, a seed that
//! prints itself.

mod chance;
mod seed;
mod word;

pub use chance::{KeyedChance, SeededChance};
pub use seed::Seed;
pub use word::{MOST_CHARACTERS, word};

/// Lower-case hexadecimal.
fn hex(bytes: &[u8]) -> String {
    const DIGITS: &[u8; 16] = b"0123456789abcdef";
    let digits = bytes.iter().flat_map(|byte| [byte >> 4, byte & 15]);
    digits.map(|digit| char::from(DIGITS[usize::from(digit)])).collect()
}
