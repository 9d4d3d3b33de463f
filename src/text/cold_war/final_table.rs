//! The final table of a game of the Cold War: places with medals, growth of income, final and initial income ([PBP-45]).

use super::super::names::Ctx;
use super::ColdWarWords;
use crate::rules::cold_war::View;
use crate::rules::{Outcome, Score, Seat};

impl ColdWarWords {
    /// One line for each seat, by place.
    pub(in crate::text) fn final_table(self, outcome: &Outcome, view: &View, ctx: &Ctx) -> Vec<String> {
        self.final_lines(outcome, &view.seating(), ctx)
    }

    /// The same; `seating` has the seats in the order of the table, or none if their powers are not to be told (A3-23).
    pub(super) fn final_lines(self, outcome: &Outcome, seating: &[Seat], ctx: &Ctx) -> Vec<String> {
        let mut scores = outcome.scores.clone();
        scores.sort_by_key(|score| (score.place, score.seat));
        let line = |score: &Score| {
            let mut had = self.final_growth(
                &self.score(score.points, score.inside, score.outside),
                score.inside,
                score.outside,
            );
            if score.out.is_some() {
                had = format!("{had} · {}", self.final_out());
            }
            let place = seating.iter().position(|seat| *seat == score.seat);
            let who = place.map_or_else(
                || self.seat_name(ctx, score.seat),
                |place| self.player_with_power(seating.len(), place, score.seat, ctx),
            );
            self.final_line(&self.place_mark(score.place), &who, &had)
        };
        scores.iter().map(line).collect()
    }
}
