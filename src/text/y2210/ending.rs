//! The end of a game of 2210: its sentence, the score table, the hands that are shown.

use super::super::names::Ctx;
use super::Y2210Words;
use crate::rules::y2210::events::Ended;
use crate::rules::{Ending, Outcome, Score};

impl Y2210Words {
    /// The end with the score table, where points count, and all hands (A1-52).
    pub(super) fn told_end(self, ended: &Ended, ctx: &Ctx) -> String {
        let outcome = &ended.outcome;
        let mut lines = vec![self.ended(outcome, ctx)];
        if outcome.is_scored() {
            lines.extend(self.score_table(outcome, ctx));
        }
        let hands = ended.hands.iter().filter(|(_, hand)| !hand.is_empty());
        lines.extend(hands.map(|(seat, hand)| {
            self.seen_shown_hand(&self.seat_name(ctx, *seat), &self.command_cards(hand))
        }));
        lines.join("\n")
    }

    /// The ending of a game in one sentence.
    pub(in crate::text) fn ended(self, outcome: &Outcome, ctx: &Ctx) -> String {
        let who = self.list(outcome.winners.iter().map(|&seat| self.seat_name(ctx, seat)));
        match outcome.ending {
            Ending::OpponentGone => self.seen_ended_rival(&who, outcome.round),
            Ending::World | Ending::LastPlayer => self.seen_ended_alone(&who, outcome.round),
            Ending::Points | Ending::Objective => self.ended_by_points(outcome, &who, ctx),
            Ending::Draw => self.seen_ended_shared(&who, outcome.round),
            Ending::Conceded => self.seen_ended_conceded(&who),
            Ending::Agreed => self.ended_by_agreement(outcome, &who),
        }
    }

    /// The winner by points, and the seats with as many points that lose the tie-break (R1-50).
    fn ended_by_points(self, outcome: &Outcome, who: &str, ctx: &Ctx) -> String {
        let won = |score: &&Score| outcome.winners.contains(&score.seat);
        let points = outcome.scores.iter().find(won).map_or(0, |score| score.points);
        let tied = outcome.scores.iter().filter(|score| score.out.is_none() && score.points == points);
        let tied = self.list(tied.filter(|score| !won(score)).map(|score| self.seat_name(ctx, score.seat)));
        if tied.is_empty() {
            self.seen_ended_score(who, points.unsigned_abs())
        } else {
            self.seen_ended_score_tie(who, points.unsigned_abs(), &tied)
        }
    }
}
