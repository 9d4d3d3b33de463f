//! The source of random numbers, injected by the caller. Each draw has a number, so that a repeated draw (after a crash, by
//! a verifier) gives the same result.

/// The only source of randomness in the rules.
pub trait Chance {
    /// The `number`-th draw of this game, uniform in `0..bound` (`bound` is at least 1).
    ///
    /// In a real game the result depends only on the game's secret seed, `number` and `bound`.
    fn draw(&mut self, number: u64, bound: u32) -> u32;
}

/// Numbers the draws made during a decision; events store these numbers.
pub(crate) struct Luck<'a> {
    chance: &'a mut dyn Chance,
    next: u64,
}

impl<'a> Luck<'a> {
    pub(crate) fn new(chance: &'a mut dyn Chance, next: u64) -> Self {
        Self { chance, next }
    }

    /// A number, uniform in `0..bound`.
    pub(crate) fn below(&mut self, bound: usize) -> usize {
        let bound = u32::try_from(bound).expect("draws are from small piles");
        assert!(bound > 0, "a draw needs something to draw from");
        let number = self.next;
        self.next += 1;
        let drawn = self.chance.draw(number, bound);
        assert!(drawn < bound, "a draw must lie below its bound");
        drawn as usize
    }

    /// A roll of one die: 1 to `sides`.
    pub(crate) fn die(&mut self, sides: u8) -> u8 {
        self.below(usize::from(sides)) as u8 + 1
    }

    /// The number of the next draw.
    pub(crate) fn number(&self) -> u64 {
        self.next
    }
}
