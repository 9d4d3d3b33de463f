//! Luck that can be verified ([PBP-40]): a draw depends on the game's secret seed, its number and its bound, and on
//! nothing else, so that a decision made again after a crash draws the same. Never shown before the game is over.

use crate::rules::Chance;
use hmac::{Hmac, KeyInit, Mac};
use rand_chacha::rand_core::{Rng, SeedableRng};
use rand_chacha::{ChaCha8Rng, ChaCha20Rng};
use sha2::{Digest, Sha256};
use std::fmt;
use std::sync::Mutex;

/// A game's secret. Never printed, logged or shown before the game is over.
#[derive(Clone, PartialEq, Eq)]
pub struct Seed(pub [u8; 32]);

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(secret)")
    }
}

impl Seed {
    /// Lower-case hexadecimal, for the database.
    pub(super) fn hex(&self) -> String {
        hex(&self.0)
    }

    /// The seed written so.
    pub(super) fn read(text: &str) -> Option<Self> {
        let mut bytes = [0; 32];
        if text.len() != 64 || !text.is_ascii() {
            return None;
        }
        for (byte, at) in bytes.iter_mut().zip((0..64).step_by(2)) {
            *byte = u8::from_str_radix(&text[at..at + 2], 16).ok()?;
        }
        Some(Self(bytes))
    }

    /// What is published before the first draw: SHA-256 of the seed followed by the game's number
    /// (8 bytes, big-endian), in hexadecimal.
    pub fn commitment(&self, game: super::GameId) -> String {
        let digest = Sha256::new().chain_update(self.0).chain_update(game.0.to_be_bytes()).finalize();
        hex(&digest)
    }
}

fn hex(bytes: &[u8]) -> String {
    const DIGITS: &[u8; 16] = b"0123456789abcdef";
    let digits = bytes.iter().flat_map(|byte| [byte >> 4, byte & 15]);
    digits.map(|digit| char::from(DIGITS[usize::from(digit)])).collect()
}

/// Where secret seeds come from.
pub trait Seeds: Send + Sync {
    /// A new seed.
    fn seed(&self) -> Seed;
}

/// The operating system's entropy.
#[derive(Clone, Copy, Debug, Default)]
pub struct SystemSeeds;

impl Seeds for SystemSeeds {
    fn seed(&self) -> Seed {
        let mut bytes = [0; 32];
        rand::rand_core::TryRng::try_fill_bytes(&mut rand::rngs::SysRng, &mut bytes)
            .expect("an operating system without entropy can't run fair games");
        Seed(bytes)
    }
}

/// Seeds that follow from one number: tests, simulation, the recorded game.
#[derive(Debug)]
pub struct FixedSeeds(Mutex<ChaCha8Rng>);

impl FixedSeeds {
    /// The sequence of that number.
    pub fn new(number: u64) -> Self {
        Self(Mutex::new(ChaCha8Rng::seed_from_u64(number)))
    }
}

impl Seeds for FixedSeeds {
    fn seed(&self) -> Seed {
        let mut bytes = [0; 32];
        self.0.lock().expect("nobody panics while holding it").fill_bytes(&mut bytes);
        Seed(bytes)
    }
}

/// The luck of one game in play: HMAC-SHA-256 of the draw's number under the seed keys a `ChaCha20` stream;
/// rejection sampling takes the first word that leaves no bias.
#[derive(Clone, Debug)]
pub struct KeyedChance {
    seed: Seed,
}

impl KeyedChance {
    /// The luck of that seed.
    pub const fn new(seed: Seed) -> Self {
        Self { seed }
    }
}

impl Chance for KeyedChance {
    fn draw(&mut self, number: u64, bound: u32) -> u32 {
        let mut mac = Hmac::<Sha256>::new_from_slice(&self.seed.0).expect("any length is a key");
        mac.update(b"casus-belli draw");
        mac.update(&number.to_be_bytes());
        mac.update(&bound.to_be_bytes());
        let key: [u8; 32] = mac.finalize().into_bytes().into();
        below(&mut ChaCha20Rng::from_seed(key), bound)
    }
}

/// Fast luck for simulation and tests: `ChaCha8` from a number. A draw depends on how many were made before.
#[derive(Clone, Debug)]
pub struct SeededChance(ChaCha8Rng);

impl SeededChance {
    /// The sequence of that number.
    pub fn new(number: u64) -> Self {
        Self(ChaCha8Rng::seed_from_u64(number))
    }
}

impl Chance for SeededChance {
    fn draw(&mut self, _number: u64, bound: u32) -> u32 {
        below(&mut self.0, bound)
    }
}

/// Uniform in `0..bound`: words beyond the largest multiple of the bound are thrown away.
fn below(words: &mut impl Rng, bound: u32) -> u32 {
    assert!(bound > 0, "a draw needs something to draw from");
    let usable = u64::from(bound) * ((1 << 32) / u64::from(bound));
    loop {
        let word = words.next_u32();
        if u64::from(word) < usable {
            return word % bound;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::GameId;

    #[test]
    fn a_draw_depends_on_seed_number_and_bound_alone_pbp_40() {
        let mut one = KeyedChance::new(Seed([7; 32]));
        let forwards: Vec<u32> = (0..50).map(|n| one.draw(n, 6)).collect();
        let mut two = KeyedChance::new(Seed([7; 32]));
        let backwards: Vec<u32> = (0..50).rev().map(|n| two.draw(n, 6)).collect();
        assert!(forwards.iter().eq(backwards.iter().rev()));
        let mut other = KeyedChance::new(Seed([8; 32]));
        assert_ne!(forwards, (0..50).map(|n| other.draw(n, 6)).collect::<Vec<_>>());
    }

    #[test]
    fn published_draws_never_change_meaning() {
        // A record of last year must verify next year. The figures were computed by another program, in another language.
        let mut chance = KeyedChance::new(Seed([1; 32]));
        let drawn: Vec<u32> = (0..12).map(|n| chance.draw(n, 6)).collect();
        assert_eq!(drawn, PROMISED);
        assert_eq!(
            Seed([1; 32]).commitment(GameId(1)),
            "bc731a1b09b9f3663488c106711bc05cb981c4be10b5f9bb338778d240416a94"
        );
    }

    const PROMISED: [u32; 12] = [3, 0, 0, 1, 2, 4, 5, 4, 4, 4, 1, 2];

    #[test]
    fn every_face_comes_up_as_often_as_the_others() {
        for (name, chance) in [
            ("keyed", &mut KeyedChance::new(Seed([3; 32])) as &mut dyn Chance),
            ("seeded", &mut SeededChance::new(3)),
        ] {
            let mut faces = [0u32; 6];
            for number in 0..60_000 {
                faces[chance.draw(number, 6) as usize] += 1;
            }
            // Chi-squared with 5 degrees of freedom: 20.5 is passed once in a thousand fair runs.
            let chi: f64 = faces.iter().map(|&n| (f64::from(n) - 10_000.0).powi(2) / 10_000.0).sum();
            assert!(chi < 20.5, "{name}: {faces:?}");
        }
    }

    #[test]
    fn a_seed_never_prints_itself() {
        assert_eq!(format!("{:?}", KeyedChance::new(Seed([9; 32]))), "KeyedChance { seed: Seed(secret) }");
    }
}
