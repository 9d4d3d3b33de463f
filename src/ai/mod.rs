//! Computer players: they answer questions for a seat. Never see more than a [`View`] and an [`Ask`]: not the game,
//! no secret, no clock.

mod easy;

pub use easy::answer as easy;

use crate::rules::{Action, Ask, Pick, View};

/// A way of playing, by its id on the command line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Player {
    /// Anything on the menu.
    Random,
    /// Takes and holds continents, goes for its objective, attacks while the odds are good.
    Easy,
}

impl Player {
    /// Every way of playing.
    pub const ALL: [Self; 2] = [Self::Random, Self::Easy];

    /// Its id.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Easy => "easy",
        }
    }

    /// The player of that id: `random` or `easy`.
    pub fn find(key: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|player| player.key() == key)
    }

    /// Its answer to a question put to the viewer of `view`; `pick(n)` gives a uniform number below `n`.
    pub fn answer(self, view: &View, ask: &Ask, pick: Pick<'_>) -> Action {
        match self {
            Self::Random => ask.menu.sample(pick),
            Self::Easy => easy(view, ask, pick),
        }
    }
}
