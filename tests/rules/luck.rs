//! Chance for tests: seeded, or fixed in advance.

use casus_belli::rules::Chance;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

/// Seeded chance: draws are taken in order, their numbers are ignored.
pub(crate) struct Seeded(ChaCha8Rng);

impl Seeded {
    pub(crate) fn new(seed: u64) -> Self {
        Self(ChaCha8Rng::seed_from_u64(seed))
    }

    pub(crate) fn below(&mut self, bound: u32) -> u32 {
        ((u64::from(self.0.next_u32()) * u64::from(bound)) >> 32) as u32
    }
}

impl Chance for Seeded {
    fn draw(&mut self, _number: u64, bound: u32) -> u32 {
        self.below(bound)
    }
}

/// Fixed dice (1 to 6); any further draw panics.
pub(crate) struct Told(Vec<u32>);

impl Told {
    /// Dice in the order of rolling.
    pub(crate) fn dice(dice: &[u32]) -> Self {
        Self(dice.iter().rev().map(|die| die - 1).collect())
    }
}

impl Chance for Told {
    fn draw(&mut self, number: u64, bound: u32) -> u32 {
        let told = self.0.pop().unwrap_or_else(|| panic!("draw {number} was not told"));
        assert!(told < bound);
        told
    }
}
