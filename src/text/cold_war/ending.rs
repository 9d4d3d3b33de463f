//! The end of a game of the Cold War: the winner by growth of income (R3-6, A3-44).

use super::super::names::Ctx;
use super::ColdWarWords;
use crate::rules::cold_war::deals::year_of;
use crate::rules::{Ending, Outcome, Seat};

impl ColdWarWords {
    /// The end with the final table; `seating` as for [`Self::final_lines`].
    pub(super) fn told_end(self, outcome: &Outcome, seating: &[Seat], ctx: &Ctx) -> String {
        let mut lines = vec![self.ended(outcome, ctx)];
        lines.extend(self.final_lines(outcome, seating, ctx));
        lines.join("\n")
    }

    /// The ending of a game in one sentence.
    pub(in crate::text) fn ended(self, outcome: &Outcome, ctx: &Ctx) -> String {
        let who = self.list(outcome.winners.iter().map(|&seat| self.seat_name(ctx, seat)));
        let first = outcome.scores.iter().find(|score| outcome.winners.contains(&score.seat));
        let growth = first.map_or_else(String::new, |won| self.score(won.points, won.inside, won.outside));
        match (outcome.ending, outcome.winners.len()) {
            (Ending::LastPlayer | Ending::World | Ending::OpponentGone, _) => {
                self.seen_cold_ended_alone(&who, year_of(outcome.round).into())
            }
            (Ending::Conceded, _) => self.seen_ended_conceded(&who),
            (Ending::Agreed, _) => self.ended_by_agreement(outcome, &who),
            (Ending::Points | Ending::Objective | Ending::Draw, 1) => self.seen_cold_ended(&who, &growth),
            (Ending::Points | Ending::Objective | Ending::Draw, _) => {
                self.seen_cold_ended_shared(&who, &growth)
            }
        }
    }
}
