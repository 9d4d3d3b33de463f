//! Texts on the board picture of the classic family. Plain text: names are not escaped for Markdown.

use super::super::bundle::{Lang, Words};
use super::super::counted_nouns::Counted;
use super::super::names::Ctx;
use super::super::number_format::capital;
use super::ClassicWords;
use crate::rules::classic::{Own, Stage, View};
use crate::rules::objective::FALLBACK;

/// The texts of a board picture. Its [`Ctx`] must be made with [`Ctx::plain`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PictureText {
    /// Title below the compass rose: "ROUND 7".
    pub title: String,
    /// Line below the title: "Turn of Ilaria".
    pub line: String,
    /// Name of the neutral army in a two-player game.
    pub neutral: String,
    /// Heading of the viewer's objective.
    pub goal: String,
    /// The viewer's own objective; empty if there is none, and on pictures for other viewers.
    pub objective: String,
    /// Heading of the viewer's cards.
    pub cards: String,
    /// Name of a card without territory.
    pub joker: String,
    /// What is counted.
    counted: Counted,
    words: Words,
}

impl PictureText {
    /// Title and line of a picture of a family without objectives and territory cards.
    pub(in crate::text) fn plain(words: Words, counted: Counted, title: String, line: String) -> Self {
        let (goal, objective, joker) = Default::default();
        let cards = words.picture_cards();
        Self { title, line, neutral: words.neutral_army(), goal, objective, cards, joker, counted, words }
    }

    /// Territories and armies of a seat: "7 territories · 28 armies".
    pub fn holdings(&self, territories: u32, armies: u32) -> String {
        match self.counted {
            Counted::Armies => self.words.holdings(territories, armies),
            Counted::Units => self.words.holdings_units(territories, armies),
            Counted::States => self.words.holdings_states(territories, armies),
        }
    }
}

impl ClassicWords {
    /// The texts of the picture of a view.
    pub(in crate::text) fn picture(self, view: &View, ctx: &Ctx) -> PictureText {
        PictureText {
            title: self.picture_title(view),
            line: self.picture_line(view, ctx),
            neutral: self.neutral_army(),
            goal: self.picture_goal(),
            objective: view.own.as_ref().map_or_else(String::new, |own| self.picture_objective(own, ctx)),
            cards: self.picture_cards(),
            joker: self.wild_card(),
            counted: Counted::Armies,
            words: self.0,
        }
    }

    /// The viewer's objective as it counts now (it may have been replaced), and whether it is reached.
    fn picture_objective(self, own: &Own, ctx: &Ctx) -> String {
        let Some(objective) = &own.objective else { return String::new() };
        let goal = if own.instead { &FALLBACK } else { &objective.goal };
        let wanted = self.goal(goal, ctx);
        let name = objective.name.as_ref().filter(|_| !own.instead).map(|name| match self.lang() {
            Lang::En => &name.en,
            Lang::It => &name.it,
        });
        let said = name.map_or_else(|| capital(&wanted), |name| self.objective_named(name, &wanted));
        if own.reached { self.picture_reached(&said) } else { said }
    }

    /// The title below the compass rose.
    pub(in crate::text) fn picture_title(self, view: &View) -> String {
        match view.stage {
            Stage::Setup => self.picture_setup(),
            Stage::Over => self.picture_over(),
            Stage::Reinforce | Stage::Attack | Stage::Fortify => self.picture_round(view.round),
        }
    }
}
