//! Computer players: they answer questions for a seat from a [`View`] and an [`Ask`] alone, so they know no more than a
//! person in that seat. One folder per family.

mod classic;

use crate::rules::{Action, Ask, Menu, Pick, View};

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

/// An answer of the greedy player; the default where its thought is not on the menu.
fn easy(view: &View, ask: &Ask, pick: Pick<'_>) -> Action {
    let thought = match (view, &ask.menu, &ask.default) {
        (View::Classic(view), Menu::Classic(menu), Action::Classic(default)) => {
            classic::answer(view, ask.to, menu, default, pick)
        }
    };
    let action = Action::from(thought);
    if ask.menu.offers(&action) { action } else { ask.default.clone() }
}
