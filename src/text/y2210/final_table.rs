//! The final table of a game of 2210: places with medals, and what each player had at the end ([PBP-45]).

use super::super::names::Ctx;
use super::Y2210Words;
use crate::rules::y2210::View;
use crate::rules::{Outcome, Score};

impl Y2210Words {
    /// One line for each seat, by place.
    pub(in crate::text) fn final_table(self, outcome: &Outcome, view: &View, ctx: &Ctx) -> Vec<String> {
        let mut scores = outcome.scores.clone();
        scores.sort_by_key(|score| (score.place, score.seat));
        let scored = outcome.is_scored();
        let line = |score: &Score| {
            let had = self.had(score, scored, view, ctx).join(" · ");
            self.final_line(&self.place_mark(score.place), &self.seat_name(ctx, score.seat), &had)
        };
        scores.iter().map(line).collect()
    }

    /// Points where they count, with the part of the cards, then what stood on the board, and the energy.
    fn had(self, score: &Score, scored: bool, view: &View, ctx: &Ctx) -> Vec<String> {
        let seat = view.seats.get(score.seat.index());
        if score.out.is_some() {
            let by = seat.and_then(|seat| seat.eliminated_by).map(|by| self.seat_name(ctx, by));
            return vec![by.map_or_else(|| self.final_out(), |by| self.final_out_by(&by))];
        }
        let cards = score.points.unsigned_abs().saturating_sub(score.inside);
        let points = scored.then(|| self.final_points(score.points.unsigned_abs()));
        let parts = (scored && cards > 0).then(|| self.final_parts(score.inside, cards));
        let (territories, units, energy) =
            seat.map_or((0, 0, 0), |seat| (seat.territories, seat.units, seat.energy));
        let holdings = self.holdings_units(territories, units);
        points.into_iter().chain(parts).chain([holdings, self.energy(energy)]).collect()
    }
}
