//! The final table of a game of the classic family: places with medals, and what each player had at the end ([PBP-45]).

use super::super::names::Ctx;
use super::super::number_format::capital;
use super::ClassicWords;
use crate::rules::classic::View;
use crate::rules::{Ending, Outcome, Score};

impl ClassicWords {
    /// One line for each seat, by place.
    pub(in crate::text) fn final_table(self, outcome: &Outcome, view: &View, ctx: &Ctx) -> Vec<String> {
        let mut scores = outcome.scores.clone();
        scores.sort_by_key(|score| (score.place, score.seat));
        let counted = match outcome.ending {
            Ending::Objective | Ending::Points | Ending::Draw => true,
            Ending::Conceded | Ending::Agreed => view.counts_points(),
            Ending::World | Ending::OpponentGone | Ending::LastPlayer => false,
        };
        let line = |score: &Score| {
            let had = self.had(score, counted, view, ctx).join(" · ");
            self.final_line(&self.place_mark(score.place), &self.seat_name(ctx, score.seat), &had)
        };
        scores.iter().map(line).collect()
    }

    /// The objective that won a game.
    pub(in crate::text) fn winning_objective(
        self,
        outcome: &Outcome,
        view: &View,
        ctx: &Ctx,
    ) -> Option<String> {
        let [winner] = outcome.winners[..] else { return None };
        let reached = outcome.scores.iter().any(|score| score.seat == winner && score.objective);
        let (_, objective) = view.objectives.iter().find(|(seat, _)| *seat == winner && reached)?;
        Some(format!("{}.", capital(&self.objective(objective, ctx))))
    }

    /// What a seat had at the end: points where they count, the objective if it was reached, territories and armies.
    fn had(self, score: &Score, counted: bool, view: &View, ctx: &Ctx) -> Vec<String> {
        let seat = view.seats.get(score.seat.index());
        if score.out.is_some() {
            let by = seat.and_then(|seat| seat.eliminated_by).map(|by| self.seat_name(ctx, by));
            return vec![by.map_or_else(|| self.final_out(), |by| self.final_out_by(&by))];
        }
        let (territories, armies) = seat.map_or((0, 0), |seat| (seat.territories, seat.armies));
        let points = counted.then(|| self.final_points(score.points.unsigned_abs()));
        let reached = (counted && score.objective).then(|| self.final_objective());
        points.into_iter().chain(reached).chain([self.holdings(territories, armies)]).collect()
    }
}
