//! Computer players: answer questions for a seat from a [`View`] and an [`Ask`] alone, so they know no more than a human
//! player in that seat. One folder per family.

mod classic;

use crate::rules::{Action, Ask, Menu, Pick, View};

/// Kind of computer player, with its id on the command line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Player {
    /// A random answer from the menu.
    Random,
    /// A heuristic: takes and holds continents, pursues its objective, attacks while the odds are good.
    Easy,
}

impl Player {
    /// All kinds.
    pub const ALL: [Self; 2] = [Self::Random, Self::Easy];

    /// The id: `random` or `easy`.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Easy => "easy",
        }
    }

    /// The kind with that id: `random` or `easy`.
    pub fn find(key: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|player| player.key() == key)
    }

    /// The answer to a question for the viewer of `view`; `pick(n)` must return a uniform number below `n`.
    pub fn answer(self, view: &View, ask: &Ask, pick: Pick<'_>) -> Action {
        match self {
            Self::Random => ask.menu.sample(pick),
            Self::Easy => easy(view, ask, pick),
        }
    }
}

/// The answer of the heuristic player; the default answer if the menu does not offer the chosen one.
fn easy(view: &View, ask: &Ask, pick: Pick<'_>) -> Action {
    let thought = match (view, &ask.menu, &ask.default) {
        (View::Classic(view), Menu::Classic(menu), Action::Classic(default)) => {
            classic::answer(view, ask.to, menu, default, pick)
        }
    };
    let action = Action::from(thought);
    if ask.menu.offers(&action) { action } else { ask.default.clone() }
}
