//! Sources of secret game seeds. [`crate::luck`] uses the seeds.

use crate::luck::Seed;
use parking_lot::Mutex;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

/// A source of secret seeds.
pub trait Seeds: Send + Sync {
    /// Generates a new seed.
    fn seed(&self) -> Seed;
}

/// Seeds from the operating system's entropy.
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

/// Deterministic seeds from one number: for tests, simulation and the recorded game.
#[derive(Debug)]
pub struct FixedSeeds(Mutex<ChaCha8Rng>);

impl FixedSeeds {
    /// The sequence for that number.
    pub fn new(number: u64) -> Self {
        Self(Mutex::new(ChaCha8Rng::seed_from_u64(number)))
    }
}

impl Seeds for FixedSeeds {
    fn seed(&self) -> Seed {
        let mut bytes = [0; 32];
        self.0.lock().fill_bytes(&mut bytes);
        Seed(bytes)
    }
}
