//! Texts of secret objectives, and the score table of a finished game. The caller must check that the reader may see an
//! objective.

use super::bundle::{Lang, Words};
use super::names::Ctx;
use crate::rules::{Goal, Objective, Outcome, TerritoryId};

impl Words {
    /// An objective, with its name if it has one.
    pub fn objective(self, objective: &Objective, ctx: &Ctx) -> String {
        let goal = self.goal(&objective.goal, ctx);
        match &objective.name {
            None => goal,
            Some(name) => {
                let name = match self.lang() {
                    Lang::En => &name.en,
                    Lang::It => &name.it,
                };
                self.objective_named(&super::escape_name(name), &goal)
            }
        }
    }

    /// The goal of an objective: "hold all of Asia and all of Africa at the same time".
    pub fn goal(self, goal: &Goal, ctx: &Ctx) -> String {
        match goal {
            Goal::Land { continents, others, territories } => {
                let whole =
                    continents.iter().map(|id| self.goal_continent(&self.continent(ctx.board(), *id)));
                let choice = (*others > 0).then(|| self.goal_others((*others).into()));
                let single = territories.iter().map(|at: TerritoryId| self.territory(ctx.board(), at));
                self.goal_land(&self.list(whole.chain(choice).chain(single)))
            }
            Goal::Count { territories, armies: 0 | 1 } => self.goal_count((*territories).into()),
            Goal::Count { territories, armies } => self.goal_count_armies((*territories).into(), *armies),
            Goal::Eliminate { seat } => match ctx.nobodys_colour(*seat) {
                Some(colour) => self.goal_eliminate_colour(&self.colour(colour)),
                None => self.goal_eliminate(&self.seat_name(ctx, *seat)),
            },
        }
    }

    /// The score table, ordered by place; empty if no points are counted.
    pub fn score_table(self, outcome: &Outcome, ctx: &Ctx) -> Vec<String> {
        let mut scores = outcome.scores.clone();
        scores.sort_by_key(|score| (score.place, score.seat));
        let line = |score: &crate::rules::Score| {
            let (place, who) = (score.place.into(), self.seat_name(ctx, score.seat));
            match (score.out, score.objective) {
                (Some(_), _) => self.score_line_out(place, &who),
                (None, true) => self.score_line_reached(place, &who, score.points.unsigned_abs()),
                (None, false) => self.score_line(place, &who, score.points.unsigned_abs()),
            }
        };
        scores.iter().map(line).collect()
    }
}
