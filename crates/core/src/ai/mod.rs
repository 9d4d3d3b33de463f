//! Computer players: answer questions for a seat from a [`View`] and an [`Ask`] alone, so they know no more than a human
//! player in that seat. One folder per family.

mod classic;
mod cold_war;
mod y2210;

use crate::rules::{Action, Ask, Menu, Pick, View};

/// The mistakes of the easy player. Their number is such that a normal player wins about half of the games against three easy
/// ones, and that they end while an easy player can still win against somebody who plays at random (`docs/players.md`).
#[derive(Clone, Copy)]
struct Mistakes {
    /// From this round on it makes none, so that every game ends.
    until: u32,
    /// Of so many questions it gives one the default answer, which attacks and trades nothing.
    defaults: u32,
    /// Of so many questions it gives one a random answer.
    random: u32,
}

impl Mistakes {
    /// In a game of many rounds.
    const IN_LONG_GAMES: Self = Self { until: 16, defaults: 6, random: 16 };

    /// In a game like this one.
    fn of(view: &View) -> Self {
        match view {
            View::Classic(view) => classic::mistakes(view),
            View::Y2210(_) => y2210::MISTAKES,
            View::ColdWar(_) => Self::IN_LONG_GAMES,
        }
    }
}

/// Kind of computer player, with its id in the database and on the command line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Player {
    /// A random answer from the menu. For simulations only.
    Random,
    /// Like [`Player::Normal`], with mistakes in the first rounds.
    Easy,
    /// A heuristic: takes and holds continents, pursues its objective, attacks while the odds are good.
    Normal,
}

impl Player {
    /// All kinds.
    pub const ALL: [Self; 3] = [Self::Random, Self::Easy, Self::Normal];
    /// The kinds that can have a seat at a table, weakest first ([PBP-44]).
    pub const LEVELS: [Self; 2] = [Self::Easy, Self::Normal];

    /// The id: `random`, `easy` or `normal`.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Easy => "easy",
            Self::Normal => "normal",
        }
    }

    /// The kind with that id: `random`, `easy` or `normal`.
    pub fn find(key: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|player| player.key() == key)
    }

    /// The answer to a question for the viewer of `view`; `pick(n)` must return a uniform number below `n`. The menu of
    /// the question offers it.
    pub fn answer(self, view: &View, ask: &Ask, pick: Pick<'_>) -> Action {
        match self {
            Self::Random => ask.menu.sample(pick),
            Self::Easy if view.round < Mistakes::of(view).until => {
                let Mistakes { defaults, random, .. } = Mistakes::of(view);
                match (pick(defaults), pick(random)) {
                    (0, _) => ask.default.clone(),
                    (_, 0) => Some(ask.menu.sample(pick))
                        .filter(|action| keeps_word(view, ask, action))
                        .unwrap_or_else(|| heuristic(view, ask, pick)),
                    _ => heuristic(view, ask, pick),
                }
            }
            Self::Easy => unblocked(view, ask, heuristic(view, ask, pick)),
            Self::Normal => heuristic(view, ask, pick),
        }
    }

    /// Whether it may have anything to say to a question that is only offered, apart from offers of its own: otherwise nobody
    /// need make its view for [`Player::optional_answer`].
    pub fn is_concerned(self, ask: &Ask) -> bool {
        match (self, &ask.menu) {
            (Self::Easy | Self::Normal, Menu::ColdWar(menu)) => cold_war::is_concerned(menu),
            (_, Menu::Classic(_) | Menu::Y2210(_) | Menu::ColdWar(_)) => false,
        }
    }

    /// What it says to a question that is only offered, at any time: its answer to an offer of another player. `None`: nothing.
    pub fn optional_answer(self, view: &View, ask: &Ask) -> Option<Action> {
        match (self, view, &ask.menu) {
            (Self::Easy | Self::Normal, View::ColdWar(view), Menu::ColdWar(menu)) => {
                let said = cold_war::optional_answer(view, ask.to, menu).map(Action::from);
                said.filter(|action| ask.menu.offers(action))
            }
            // Nobody makes offers there.
            (_, View::Classic(_) | View::Y2210(_) | View::ColdWar(_), _) => None,
        }
    }

    /// The offer that it makes at the beginning of its turn, as an answer to a question that is only offered. `None`: none.
    pub fn proposal(self, view: &View, ask: &Ask, pick: Pick<'_>) -> Option<Action> {
        match (self, view, &ask.menu) {
            (Self::Easy | Self::Normal, View::ColdWar(view), Menu::ColdWar(menu)) => {
                let said = cold_war::proposal(view, ask.to, menu, pick).map(Action::from);
                said.filter(|action| ask.menu.offers(action))
            }
            (_, View::Classic(_) | View::Y2210(_) | View::ColdWar(_), _) => None,
        }
    }
}

/// The answer of an easy player that makes no mistakes any more, who does not wait for ever either.
fn unblocked(view: &View, ask: &Ask, answer: Action) -> Action {
    match (view, &ask.menu, &answer) {
        (View::Classic(view), Menu::Classic(menu), Action::Classic(said)) => {
            let other = classic::instead_of_stopping(view, menu, said).map(Action::from);
            other.filter(|action| ask.menu.offers(action)).unwrap_or(answer)
        }
        // The others end after some years.
        (View::Classic(_) | View::Y2210(_) | View::ColdWar(_), _, _) => answer,
    }
}

/// Whether an answer breaks no promise that the player made.
fn keeps_word(view: &View, ask: &Ask, action: &Action) -> bool {
    match (view, &ask.menu, action) {
        (View::ColdWar(view), Menu::ColdWar(menu), Action::ColdWar(action)) => {
            cold_war::keeps_word(view, menu, action)
        }
        // Nobody promises anything there.
        (View::Classic(_) | View::Y2210(_) | View::ColdWar(_), _, _) => true,
    }
}

/// The answer of the heuristic; the default answer if the menu does not offer the chosen one.
fn heuristic(view: &View, ask: &Ask, pick: Pick<'_>) -> Action {
    let action = match (view, &ask.menu, &ask.default) {
        (View::Classic(view), Menu::Classic(menu), Action::Classic(default)) => {
            Action::from(classic::answer(view, ask.to, menu, default, pick))
        }
        (View::Y2210(view), Menu::Y2210(menu), Action::Y2210(default)) => {
            Action::from(y2210::answer(view, ask.to, menu, default, pick))
        }
        (View::ColdWar(view), Menu::ColdWar(menu), Action::ColdWar(default)) => {
            let offers = |action: &_| ask.menu.offers(&Action::ColdWar(Clone::clone(action)));
            Action::from(cold_war::answer(view, ask.to, (menu, &offers), default))
        }
        // A question of another family than the view's has no better answer.
        (View::Classic(_) | View::Y2210(_) | View::ColdWar(_), _, default) => default.clone(),
    };
    if ask.menu.offers(&action) { action } else { ask.default.clone() }
}
