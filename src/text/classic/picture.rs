//! The words on a picture of the board. Names stay as they are: nothing formats them there.

use super::super::bundle::{Lang, Words};
use super::super::names::Ctx;
use super::super::number_format::capital;
use super::ClassicWords;
use crate::rules::classic::{Own, Stage, View};
use crate::rules::objective::FALLBACK;

/// What a picture says, ready to be drawn. Make its [`Ctx`] with [`Ctx::plain`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PictureText {
    /// Under the compass rose: "ROUND 7".
    pub title: String,
    /// Below it: "Turn of Ilaria".
    pub line: String,
    /// The name of the two-player game's third army.
    pub neutral: String,
    /// Above one's own objective.
    pub goal: String,
    /// What the viewer's own objective wants; empty without one, and on every picture for others.
    pub objective: String,
    /// Above one's own cards.
    pub cards: String,
    /// A card without territory.
    pub joker: String,
    words: Words,
}

impl PictureText {
    /// What somebody holds: "7 territories · 28 armies".
    pub fn holdings(&self, territories: u32, armies: u32) -> String {
        self.words.holdings(territories, armies)
    }
}

impl ClassicWords {
    /// The words on the picture of that view.
    pub(in crate::text) fn picture(self, view: &View, ctx: &Ctx) -> PictureText {
        PictureText {
            title: self.picture_title(view),
            line: self.picture_line(view, ctx),
            neutral: self.neutral_army(),
            goal: self.picture_goal(),
            objective: view.own.as_ref().map_or_else(String::new, |own| self.picture_objective(own, ctx)),
            cards: self.picture_cards(),
            joker: self.wild_card(),
            words: self.0,
        }
    }

    /// One's own objective as it counts now: what it has become, and whether it is reached.
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

    /// Under the compass rose.
    pub(in crate::text) fn picture_title(self, view: &View) -> String {
        match view.stage {
            Stage::Setup => self.picture_setup(),
            Stage::Over => self.picture_over(),
            Stage::Reinforce | Stage::Attack | Stage::Fortify => self.picture_round(view.round),
        }
    }

    /// Whose turn it is, or who won.
    pub(in crate::text) fn picture_line(self, view: &View, ctx: &Ctx) -> String {
        if let Some(outcome) = &view.outcome {
            let winners = outcome.winners.iter().map(|&seat| self.seat_name(ctx, seat));
            return self.picture_line_won(&self.list(winners));
        }
        match view.on_turn.or(view.waiting.one()) {
            Some(seat) => self.picture_line_turn(&self.seat_name(ctx, seat)),
            None => self.picture_line_all(),
        }
    }
}
