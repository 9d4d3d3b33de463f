//! A game's secret seed and what is published of it. Never prints itself.

use super::hex;
use super::word::encoded;
use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256};
use std::fmt;

/// A game's secret. Never printed, logged or shown before the game is over.
#[derive(Clone, PartialEq, Eq)]
pub struct Seed(pub [u8; 32]);

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(secret)")
    }
}

impl Seed {
    /// Lower-case hexadecimal, 64 digits: for the database, and for everybody once the game is over.
    pub fn hex(&self) -> String {
        hex(&self.0)
    }

    /// The seed written so.
    pub fn read(text: &str) -> Option<Self> {
        let mut bytes = [0; 32];
        if text.len() != 64 || !text.bytes().all(|b| b.is_ascii_digit() || (b'a'..=b'f').contains(&b)) {
            return None;
        }
        for (byte, at) in bytes.iter_mut().zip((0..64).step_by(2)) {
            *byte = u8::from_str_radix(&text[at..at + 2], 16).ok()?;
        }
        Some(Self(bytes))
    }

    /// What is published before the first draw: SHA-256 of the seed, the game's number (8 bytes, big-endian) and the
    /// words given, by seat; in hexadecimal. Without words it is what the lobby shows, before any word is given.
    pub fn commitment(&self, game: u64, words: &[Option<String>]) -> String {
        let digest = Sha256::new().chain_update(self.0).chain_update(game.to_be_bytes());
        hex(&digest.chain_update(encoded(words)).finalize())
    }

    /// The key of all draws: the seed itself where nobody gave a word, else the words mixed in under it.
    pub(super) fn key(&self, words: &[Option<String>]) -> [u8; 32] {
        let words = encoded(words);
        if words.is_empty() {
            return self.0;
        }
        let mut mac = Hmac::<Sha256>::new_from_slice(&self.0).expect("any length is a key");
        mac.update(b"casus-belli words");
        mac.update(&words);
        mac.finalize().into_bytes().into()
    }
}
