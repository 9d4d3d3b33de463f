//! Random numbers for pairing: `SplitMix64` (public domain, Vigna 2015), and the numbered draws of a round. Dice and
//! cards don't use it: they come from the game's own luck.

/// A pseudo-random sequence that follows from its seed.
pub(super) struct Shuffle(u64);

impl Shuffle {
    pub(super) const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// A number below `bound` (at least 1). The bias of at most 1 in 2^57 is negligible for table draws.
    pub(super) fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^= z >> 31;
        ((u128::from(z) * bound as u128) >> 64) as usize
    }

    /// Shuffles uniformly (Fisher–Yates).
    pub(super) fn shuffle<T>(&mut self, list: &mut [T]) {
        for at in (1..list.len()).rev() {
            list.swap(at, self.below(at + 1));
        }
    }
}

/// Source of the draws of all rounds.
pub trait Draws {
    /// The draw with that number for that round (counted from 1), below `bound` (at least 1).
    fn draw(&mut self, round: u32, number: u64, bound: u32) -> u32;
}

impl<F: FnMut(u32, u64, u32) -> u32> Draws for F {
    fn draw(&mut self, round: u32, number: u64, bound: u32) -> u32 {
        self(round, number, bound)
    }
}

/// Draws that follow from a number alone: for tests, and for the schedules in the documents.
impl Draws for u64 {
    fn draw(&mut self, round: u32, number: u64, bound: u32) -> u32 {
        let of_round = *self ^ u64::from(round).wrapping_mul(0xd6e8_feb8_6659_fd93);
        Shuffle::new(of_round.wrapping_add(number << 32)).below(bound as usize) as u32
    }
}

/// The draws of one round, in sequence.
pub(super) struct Luck<'a> {
    draws: &'a mut dyn Draws,
    round: u32,
    next: u64,
}

impl<'a> Luck<'a> {
    /// The draws for a round (counted from 0), starting with draw number `next`.
    pub(super) fn of(draws: &'a mut dyn Draws, round: usize, next: u64) -> Self {
        Self { draws, round: round as u32 + 1, next }
    }

    /// The number of the next draw.
    pub(super) const fn number(&self) -> u64 {
        self.next
    }

    /// Shuffles uniformly (Fisher–Yates), from the last place down: each swaps with one before it or itself.
    pub(super) fn shuffle<T>(&mut self, list: &mut [T]) {
        for at in (1..list.len()).rev() {
            let with = self.draws.draw(self.round, self.next, at as u32 + 1) as usize;
            self.next += 1;
            list.swap(at, with.min(at));
        }
    }
}
