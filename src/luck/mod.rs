//! Luck that can be verified ([PBP-40]): seed, words of the players, public beacon, commitment, numbered draws. The
//! construction is written down to the byte in `docs/fair-dice.md`.
//!
//! Never: a source of entropy of its own, a draw that depends on anything but seed, words, beacon, number and bound, a
//! seed or a word that prints itself.

pub mod beacon;
mod chance;
mod cup;
mod mix;
mod seed;
mod word;

pub use chance::{KeyedChance, SeededChance};
pub use cup::TournamentKey;
pub use mix::{Beacon, Mix, SealedWord};
pub use seed::Seed;
pub use word::{MOST_CHARACTERS, hash_of, sealed_hash, word};

/// Lower-case hexadecimal.
pub fn hex(bytes: &[u8]) -> String {
    const DIGITS: &[u8; 16] = b"0123456789abcdef";
    let digits = bytes.iter().flat_map(|byte| [byte >> 4, byte & 15]);
    digits.map(|digit| char::from(DIGITS[usize::from(digit)])).collect()
}

/// That many bytes, from lower-case hexadecimal and nothing else.
pub fn unhex<const N: usize>(text: &str) -> Option<[u8; N]> {
    let mut bytes = [0; N];
    if text.len() != 2 * N || !text.bytes().all(|b| b.is_ascii_digit() || (b'a'..=b'f').contains(&b)) {
        return None;
    }
    for (byte, at) in bytes.iter_mut().zip((0..).step_by(2)) {
        *byte = u8::from_str_radix(&text[at..at + 2], 16).ok()?;
    }
    Some(bytes)
}
