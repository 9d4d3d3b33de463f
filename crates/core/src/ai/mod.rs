//! Computer players: answer questions for a seat from a [`View`], an [`Ask`] and worlds imagined from them alone, so they know no
//! more than a human player in that seat. One folder per family.

mod classic;
mod coach;
mod cold_war;
mod heuristic;
mod hindsight;
mod kingmaking;
mod learning;
mod level_ratings;
mod mistakes;
mod persona;
mod search;
mod thinking;
mod value;
mod weights;
mod y2210;

pub use coach::{Advice, advice};
pub use hindsight::{Course, Decision, course};
pub use kingmaking::{Kingmaking, kingmaking};
pub use learning::{Learnt, Lesson, Position, learn};
pub use level_ratings::ratings_file;
pub use value::WeightsError;
pub use weights::faults as weight_faults;

use crate::rules::{Action, Ask, Imagination, Menu, Pick, View};
use heuristic::{heuristic, keeps_word, unblocked};
use mistakes::Mistakes;
use persona::Persona;
use thinking::{human, thought};
use value::Weights;

/// Kind of computer player, with its id in the database and on the command line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Player {
    /// A random answer from the menu. For simulations only.
    Random,
    /// What those who think ahead begin with, without thinking ahead. For simulations only.
    Quick,
    /// Like [`Player::Normal`], with mistakes in the first rounds.
    Easy,
    /// A heuristic: takes and holds continents, pursues its objective, attacks while the odds are good.
    Normal,
    /// Thinks ahead a little, leans to something, and takes a plan that is nearly the best; now and then it slips.
    Human,
    /// Thinks ahead: tries plans in imagined worlds, and judges what comes of them by a value.
    Strong,
}

impl Player {
    /// All kinds.
    pub const ALL: [Self; 6] =
        [Self::Random, Self::Quick, Self::Easy, Self::Normal, Self::Human, Self::Strong];
    /// The kinds that can have a seat at a table, weakest first ([PBP-44]).
    pub const LEVELS: [Self; 4] = [Self::Easy, Self::Normal, Self::Human, Self::Strong];

    /// The id: `random`, `quick`, `easy`, `normal`, `human` or `strong`.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Quick => "quick",
            Self::Easy => "easy",
            Self::Normal => "normal",
            Self::Human => "human",
            Self::Strong => "strong",
        }
    }

    /// The kind with that id, as [`Player::key`] gives it.
    pub fn find(key: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|player| player.key() == key)
    }

    /// Whether it thinks ahead, which takes up to a second a turn: [`Player::think`].
    pub const fn thinks_ahead(self) -> bool {
        matches!(self, Self::Human | Self::Strong)
    }

    /// Whether it makes and answers offers.
    const fn deals(self) -> bool {
        !matches!(self, Self::Random)
    }

    /// The answer to a question for the viewer of `view`, who may think ahead in `worlds`; otherwise like [`Player::answer`]. To
    /// its `character`, a number that stays the same for a seat all game long, belongs what the human level leans to.
    pub fn think(
        self,
        character: u64,
        worlds: &Imagination<'_>,
        (view, ask): (&View, &Ask),
        pick: Pick<'_>,
    ) -> Action {
        self.think_by(weights::of(view.rulebook), (character, worlds), (view, ask), pick)
    }

    /// The same with these weights. Without any, a level that thinks ahead plays like the normal one, as the log and the page of the
    /// computer players say.
    fn think_by(
        self,
        weights: Option<&Weights>,
        (character, worlds): (u64, &Imagination<'_>),
        (view, ask): (&View, &Ask),
        pick: Pick<'_>,
    ) -> Action {
        match (self, weights) {
            (Self::Strong, Some(weights)) => thought(worlds, (view, ask), weights, pick),
            (Self::Human, Some(weights)) => {
                human(Persona::of_human(character, view), worlds, (view, ask), weights, pick)
            }
            (player, weights) => player.answer_by(weights, (view, ask), pick),
        }
    }

    /// The answer to a question for the viewer of `view`; `pick(n)` must return a uniform number below `n`. The menu of
    /// the question offers it. Nobody thinks ahead here.
    pub fn answer(self, view: &View, ask: &Ask, pick: Pick<'_>) -> Action {
        self.answer_by(weights::of(view.rulebook), (view, ask), pick)
    }

    fn answer_by(self, weights: Option<&Weights>, (view, ask): (&View, &Ask), pick: Pick<'_>) -> Action {
        match self {
            Self::Random => ask.menu.sample(pick),
            Self::Easy if view.round < mistakes(view).until => {
                let Mistakes { defaults, random, .. } = mistakes(view);
                match (pick(defaults), pick(random)) {
                    (0, _) => ask.default.clone(),
                    (_, 0) => Some(ask.menu.sample(pick))
                        .filter(|action| keeps_word(view, ask, action))
                        .unwrap_or_else(|| heuristic(view, ask, Persona::Plain, pick)),
                    _ => heuristic(view, ask, Persona::Plain, pick),
                }
            }
            Self::Easy => unblocked(view, ask, heuristic(view, ask, Persona::Plain, pick)),
            Self::Human | Self::Strong if weights.is_none() => {
                Self::Normal.answer_by(weights, (view, ask), pick)
            }
            Self::Normal => heuristic(view, ask, Persona::Plain, pick),
            Self::Quick | Self::Human | Self::Strong => heuristic(view, ask, Persona::of_thinker(view), pick),
        }
    }

    /// Whether it may have anything to say to a question that is only offered, apart from offers of its own: otherwise nobody
    /// need make its view for [`Player::optional_answer`].
    pub fn is_concerned(self, ask: &Ask) -> bool {
        match (self, &ask.menu) {
            (player, Menu::ColdWar(menu)) if player.deals() => cold_war::is_concerned(menu),
            (_, Menu::Classic(_) | Menu::Y2210(_) | Menu::ColdWar(_)) => false,
        }
    }

    /// What it says to a question that is only offered, at any time: its answer to an offer of another player, or whether he kept
    /// his promise. `None`: nothing.
    pub fn optional_answer(self, view: &View, ask: &Ask) -> Option<Action> {
        match (self, view, &ask.menu) {
            (player, View::ColdWar(view), Menu::ColdWar(menu)) if player.deals() => {
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
            (player, View::ColdWar(view), Menu::ColdWar(menu)) if player.deals() => {
                let said = cold_war::proposal(view, ask.to, menu, pick).map(Action::from);
                said.filter(|action| ask.menu.offers(action))
            }
            (_, View::Classic(_) | View::Y2210(_) | View::ColdWar(_), _) => None,
        }
    }
}

/// The mistakes that an easy player makes in a game like this one.
fn mistakes(view: &View) -> Mistakes {
    match view {
        View::Classic(view) => classic::mistakes(view),
        View::Y2210(_) => y2210::MISTAKES,
        View::ColdWar(_) => cold_war::MISTAKES,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::luck::SeededChance;
    use crate::rules::{AnswerOrigin, Chance as _, Game, Rulebook, Setup, Viewer};

    /// The questions of one game that are compared.
    const QUESTIONS: usize = 150;

    /// What a player says to the question that a normal one answers, each with the same draws, without weights: thinking, then at
    /// once; and at once with the weights that the program comes with.
    fn said(player: Player, game: &Game, ask: &Ask) -> [Action; 3] {
        let view = game.view(Viewer::Seat(ask.to));
        let draws = || {
            let mut draws = SeededChance::new(7);
            move |bound| draws.draw(0, bound)
        };
        let worlds = Imagination::new(game, ask.to);
        [
            player.think_by(None, (0, &worlds), (&view, ask), &mut draws()),
            player.answer_by(None, (&view, ask), &mut draws()),
            player.answer(&view, ask, &mut draws()),
        ]
    }

    #[test]
    fn without_weights_who_thinks_ahead_plays_like_normal_in_its_own_turn_and_outside_of_it() {
        let mut differed = 0;
        for rulebook in Rulebook::ALL {
            let mut chance = SeededChance::new(3);
            let mut game = Game::new(Setup::preset(rulebook, 4)).unwrap();
            game.open(&mut chance).iter().for_each(|event| game.evolve(event));
            for _ in 0..QUESTIONS {
                let Some(ask) = game.asks().into_iter().next() else { break };
                let [normal, ..] = said(Player::Normal, &game, &ask);
                for player in [Player::Strong, Player::Human] {
                    let [thought, at_once, weighed] = said(player, &game, &ask);
                    assert_eq!([&thought, &at_once], [&normal; 2], "{rulebook:?} {player:?}");
                    differed += usize::from(weighed != normal);
                }
                let events = game.act(ask.to, ask.id, &normal, AnswerOrigin::Player, &mut chance).unwrap();
                events.iter().for_each(|event| game.evolve(event));
            }
        }
        assert!(differed > 0, "with weights they play otherwise");
    }
}
