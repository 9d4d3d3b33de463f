//! Random draws: `KeyedChance` for games in play, `SeededChance` for simulation and tests. Both are unbiased: rejection
//! sampling, no rounding.

use super::entropy::Entropy;
use super::seed::{Seed, keyed};
use crate::rules::Chance;
use rand_chacha::rand_core::{Rng, SeedableRng};
use rand_chacha::{ChaCha8Rng, ChaCha20Rng};
use std::fmt;

/// The draws of one game in play. HMAC-SHA-256 of the draw's number and bound under the game's key is the key of a
/// `ChaCha20` stream; rejection sampling takes the first 32-bit word that leaves no bias.
#[derive(Clone)]
pub struct KeyedChance {
    key: [u8; 32],
}

impl fmt::Debug for KeyedChance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("KeyedChance(secret)")
    }
}

impl KeyedChance {
    /// The draws that follow from a seed and the entropy mixed in.
    pub fn new(seed: &Seed, mix: &Entropy) -> Self {
        Self::from_key(seed.key(mix))
    }

    /// The draws that follow from a key.
    pub const fn from_key(key: [u8; 32]) -> Self {
        Self { key }
    }

    /// The draws after that round was mixed in.
    #[must_use]
    pub fn mixed(&self, round: u64, signature: &[u8; 48]) -> Self {
        Self::from_key(keyed(&self.key, &[b"casus-belli round", &round.to_be_bytes(), signature]))
    }

    /// Draws for the choices of this game's computer players, which say nothing about the game's own draws.
    #[must_use]
    pub fn for_computers(&self) -> Self {
        Self::from_key(keyed(&self.key, &[b"casus-belli computer players"]))
    }
}

impl Chance for KeyedChance {
    fn draw(&mut self, number: u64, bound: u32) -> u32 {
        let parts = [&b"casus-belli draw"[..], &number.to_be_bytes(), &bound.to_be_bytes()];
        below(&mut ChaCha20Rng::from_seed(keyed(&self.key, &parts)), bound)
    }
}

/// Fast draws for simulation and tests: `ChaCha8` from a number. A draw depends on the number of draws before it.
#[derive(Clone, Debug)]
pub struct SeededChance(ChaCha8Rng);

impl SeededChance {
    /// The sequence that follows from that number.
    pub fn new(number: u64) -> Self {
        Self(ChaCha8Rng::seed_from_u64(number))
    }
}

impl Chance for SeededChance {
    fn draw(&mut self, _number: u64, bound: u32) -> u32 {
        below(&mut self.0, bound)
    }
}

/// Uniform in `0..bound`: rejects words at or above the largest multiple of the bound.
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

    fn chance(byte: u8) -> KeyedChance {
        KeyedChance::new(&Seed([byte; 32]), &Entropy::none(0))
    }

    #[test]
    fn a_draw_depends_on_seed_mix_number_and_bound_alone_pbp_40() {
        let mut one = chance(7);
        let forwards: Vec<u32> = (0..50).map(|n| one.draw(n, 6)).collect();
        let mut two = chance(7);
        let backwards: Vec<u32> = (0..50).rev().map(|n| two.draw(n, 6)).collect();
        assert!(forwards.iter().eq(backwards.iter().rev()));
        let mut other = chance(8);
        assert_ne!(forwards, (0..50).map(|n| other.draw(n, 6)).collect::<Vec<_>>());
        let mut worded = KeyedChance::new(&Seed([7; 32]), &Entropy::open(vec![None, Some("pizza".into())]));
        assert_ne!(forwards, (0..50).map(|n| worded.draw(n, 6)).collect::<Vec<_>>());
        // A seat without a word does not change the draws.
        let mut wordless = KeyedChance::new(&Seed([7; 32]), &Entropy::none(3));
        assert_eq!(forwards, (0..50).map(|n| wordless.draw(n, 6)).collect::<Vec<_>>());
    }

    #[test]
    fn published_draws_never_change_meaning() {
        // A record of last year must verify next year. An independent program in another language computed the figures.
        let mut chance = chance(1);
        let drawn: Vec<u32> = (0..12).map(|n| chance.draw(n, 6)).collect();
        assert_eq!(drawn, [3, 2, 2, 3, 5, 0, 3, 3, 4, 2, 3, 0]);
        assert_eq!(
            Seed([1; 32]).commitment(1, &Entropy::none(2), None),
            "55ac4a93c396e217bd6683c6704f25b49ddc92c7af500427f1298cc0cb559ff0"
        );
    }

    #[test]
    fn every_face_comes_up_as_often_as_the_others() {
        for (name, chance) in
            [("keyed", &mut chance(3) as &mut dyn Chance), ("seeded", &mut SeededChance::new(3))]
        {
            let mut faces = [0u32; 6];
            for number in 0..60_000 {
                faces[chance.draw(number, 6) as usize] += 1;
            }
            // Chi-squared with 5 degrees of freedom: one fair run in a thousand exceeds 20.5.
            let chi: f64 = faces.iter().map(|&n| (f64::from(n) - 10_000.0).powi(2) / 10_000.0).sum();
            assert!(chi < 20.5, "{name}: {faces:?}");
        }
    }

    #[test]
    fn a_seed_never_prints_itself() {
        assert_eq!(format!("{:?}", Seed([9; 32])), "Seed(secret)");
        assert_eq!(format!("{:?}", chance(9)), "KeyedChance(secret)");
    }

    #[test]
    fn a_seed_is_read_as_it_is_written_and_in_no_other_way() {
        let seed = Seed([0xab; 32]);
        assert_eq!(Seed::read(&seed.hex()), Some(seed.clone()));
        for wrong in [&seed.hex()[1..], &seed.hex().to_uppercase(), &"+1".repeat(32), &"é".repeat(32)] {
            assert_eq!(Seed::read(wrong), None, "{wrong}");
        }
    }
}
