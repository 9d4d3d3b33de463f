//! The mistakes of the easy player.

/// The mistakes of the easy player. Their number is such that a normal player wins about half of the games against three easy
/// ones, and that they end while an easy player can still win against somebody who plays at random (`docs/players.md`).
#[derive(Clone, Copy)]
pub(super) struct Mistakes {
    /// From this round on it makes none, so that every game ends.
    pub(super) until: u32,
    /// Of so many questions it gives one the default answer, which attacks and trades nothing.
    pub(super) defaults: u32,
    /// Of so many questions it gives one a random answer.
    pub(super) random: u32,
}
