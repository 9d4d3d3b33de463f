//! Scoring: points for each seat's territories and armies at the end, and the ranking (R2-31, R4-15 to R4-17, F-13, F-14).

use super::objectives;
use super::options::{Options, ScoreMethod, ScoreTie};
use super::state::State;
use crate::rules::bitset::TerritorySet;
use crate::rules::board::Board;
use crate::rules::ids::{Holder, Seat};
use crate::rules::outcome::Score;
use std::cmp::Reverse;

/// Bonus points for a reached objective, by the first method (R4-15).
const BONUS_OF_ONE: u32 = 50;
/// The same, by the second and third method (R4-16, A4-10).
const BONUS_OF_TWO: u32 = 100;

/// Victory points of those territories.
fn worth(board: &Board, land: TerritorySet) -> u32 {
    land.iter().map(|t| board.value(t)).sum()
}

/// The territories named by a seat's one objective (R4-18); all territories if it names none (a decision of this project).
fn named(state: &State, board: &Board, seat: Seat) -> TerritorySet {
    let named = state.seat(seat).objective.as_ref().map(|o| o.goal.land(board)).unwrap_or_default();
    if named.is_empty() { board.all() } else { named }
}

/// A seat's score; its rank is filled in later.
fn score(state: &State, board: &Board, options: &Options, seat: Seat) -> Score {
    let own = state.held_by(Holder::Seat(seat));
    let named = named(state, board, seat);
    let objective =
        objectives::counts(state, options, seat) && objectives::reached(state, board, options, seat);
    let (inside, outside) = (worth(board, own.intersection(named)), worth(board, own.difference(named)));
    let armies_on = |land: TerritorySet| -> u32 { land.iter().map(|t| state.at(t).armies).sum() };
    let points = match options.score {
        ScoreMethod::One => worth(board, own) + if objective { BONUS_OF_ONE } else { 0 },
        ScoreMethod::Two => inside + if objective { BONUS_OF_TWO } else { 0 },
        ScoreMethod::Three => {
            inside + armies_on(own.intersection(named)) + if objective { BONUS_OF_TWO } else { 0 }
        }
        ScoreMethod::Rtu => inside,
    };
    let out = state.seat(seat).out;
    let points = i32::try_from(points).unwrap_or(i32::MAX);
    Score { seat, place: 0, points, inside, outside, armies: armies_on(own), objective, out }
}

/// What ranks the seats at the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Measure {
    /// Points, then the table's tie-breaker.
    Points,
    /// Territories, then armies: where players end a game in which points never decide ([PBP-65]).
    Land,
}

/// Sort key by that measure. Smaller is better.
fn rank(
    (state, options, measure): (&State, &Options, Measure),
    order: &[Seat],
    score: &Score,
) -> (Reverse<i32>, Reverse<u32>, usize) {
    if measure == Measure::Land {
        let held = state.held_by(Holder::Seat(score.seat)).len();
        return (Reverse(i32::try_from(held).unwrap_or(i32::MAX)), Reverse(score.armies), 0);
    }
    let points = Reverse(score.points);
    match options.score_tie {
        ScoreTie::Armies => (points, Reverse(score.armies), 0),
        // Of two seats, the one later in the order of play ranks higher, because its place is the harder one (F-14).
        ScoreTie::Outside => {
            let place = order.iter().position(|seat| *seat == score.seat).unwrap_or(0);
            (points, Reverse(score.outside), order.len() - place)
        }
    }
}

/// The seats of `among` with the most points, after the table's tie-breaker (R2-31, F-14).
pub(super) fn leaders(
    state: &State,
    board: &Board,
    options: &Options,
    among: &[Seat],
    measure: Measure,
) -> Vec<Seat> {
    let (order, by): (Vec<Seat>, _) = (state.in_order().collect(), (state, options, measure));
    let of = |seat: &Seat| (rank(by, &order, &score(state, board, options, *seat)), *seat);
    let ranks: Vec<_> = among.iter().map(of).collect();
    let Some(best) = ranks.iter().map(|(rank, _)| *rank).min() else { return Vec::new() };
    ranks.into_iter().filter(|(rank, _)| *rank == best).map(|(_, seat)| seat).collect()
}

/// The score table, seat by seat. Ranking: winners first, then the remaining seats by points, then eliminated seats, the
/// last eliminated first (F-16). Equal scores share a rank.
pub(super) fn table(
    state: &State,
    board: &Board,
    options: &Options,
    winners: &[Seat],
    measure: Measure,
) -> Vec<Score> {
    let (order, by): (Vec<Seat>, _) = (state.in_order().collect(), (state, options, measure));
    let mut scores: Vec<Score> =
        (0..state.seats.len() as u8).map(|n| score(state, board, options, Seat(n))).collect();
    let standing = |score: &Score| {
        let won = !winners.contains(&score.seat);
        let rank = if won { rank(by, &order, score) } else { (Reverse(0), Reverse(0), 0) };
        (won, score.out.is_some(), Reverse(score.out.unwrap_or(0)), rank)
    };
    let all: Vec<_> = scores.iter().map(standing).collect();
    for (score, own) in scores.iter_mut().zip(&all) {
        score.place = 1 + all.iter().filter(|other| *other < own).count() as u8;
    }
    scores
}
