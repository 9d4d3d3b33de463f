//! Numbers for shuffling: `SplitMix64` (public domain, Vigna 2015). Never a die or a card: those come from the game's own
//! luck.

/// A sequence of numbers that follows from its seed.
pub(super) struct Shuffle(u64);

impl Shuffle {
    pub(super) const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// A number below `bound` (at least 1). The bias of at most 1 in 2^57 is of no account for table draws.
    pub(super) fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^= z >> 31;
        ((u128::from(z) * bound as u128) >> 64) as usize
    }

    /// Any order is as likely as any other.
    pub(super) fn shuffle<T>(&mut self, list: &mut [T]) {
        for at in (1..list.len()).rev() {
            list.swap(at, self.below(at + 1));
        }
    }
}
