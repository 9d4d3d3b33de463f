//! Luck comes in from outside. Every draw names its number, so that the same draw asked again (after a crash, by a
//! verifier) gives the same result.

/// The only source of luck.
pub trait Chance {
    /// The `number`-th draw of this game, uniform in `0..bound` (`bound` is at least 1).
    ///
    /// In play the answer depends on nothing but the game's secret seed, `number` and `bound`.
    fn draw(&mut self, number: u64, bound: u32) -> u32;
}

/// Counts draws while a decision is made; the numbers go into the events.
pub(crate) struct Luck<'a> {
    chance: &'a mut dyn Chance,
    next: u64,
}

impl<'a> Luck<'a> {
    pub(crate) fn new(chance: &'a mut dyn Chance, next: u64) -> Self {
        Self { chance, next }
    }

    /// Uniform in `0..bound`.
    pub(crate) fn below(&mut self, bound: usize) -> usize {
        let bound = u32::try_from(bound).expect("draws are from small piles");
        assert!(bound > 0, "a draw needs something to draw from");
        let number = self.next;
        self.next += 1;
        let drawn = self.chance.draw(number, bound);
        assert!(drawn < bound, "a draw must lie below its bound");
        drawn as usize
    }

    /// One die with that many sides: 1 to `sides`.
    pub(crate) fn die(&mut self, sides: u8) -> u8 {
        self.below(usize::from(sides)) as u8 + 1
    }

    /// The number of the next draw.
    pub(crate) fn number(&self) -> u64 {
        self.next
    }
}
