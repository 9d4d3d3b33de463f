//! Points: what each seat's land and armies are worth at the end, and who stands where (R2-31, R4-15 to R4-17, F-13,
//! F-14). Never ends anything.

use super::objectives;
use super::options::{Options, ScoreMethod, ScoreTie};
use super::state::State;
use crate::rules::bitset::TerritorySet;
use crate::rules::board::Board;
use crate::rules::ids::{Holder, Seat};
use crate::rules::outcome::Score;
use std::cmp::Reverse;

/// More points for whoever has reached the objective (R4-15).
const BONUS_OF_ONE: u32 = 50;
/// The same by the second and third method (R4-16, A4-10).
const BONUS_OF_TWO: u32 = 100;

/// Victory points of that land.
fn worth(board: &Board, land: TerritorySet) -> u32 {
    land.iter().map(|t| board.value(t)).sum()
}

/// The land that the one objective of a seat (R4-18) names; an objective that names none counts all of it (a decision of ours).
fn named(state: &State, board: &Board, seat: Seat) -> TerritorySet {
    let named = state.seat(seat).objective.as_ref().map(|o| o.goal.land(board)).unwrap_or_default();
    if named.is_empty() { board.all() } else { named }
}

/// A seat's figures; its place among the others is not known yet.
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
    Score { seat, place: 0, points, inside, outside, armies: armies_on(own), objective, out }
}

/// Compares by: points; then as the table breaks ties. Smaller is better.
fn rank(options: &Options, order: &[Seat], score: &Score) -> (Reverse<u32>, Reverse<u32>, usize) {
    let points = Reverse(score.points);
    match options.score_tie {
        ScoreTie::Armies => (points, Reverse(score.armies), 0),
        // Of two in play the later place in the order is the harder one (F-14).
        ScoreTie::Outside => {
            let place = order.iter().position(|seat| *seat == score.seat).unwrap_or(0);
            (points, Reverse(score.outside), order.len() - place)
        }
    }
}

/// Those of `among` with the most points, ties broken as far as the table breaks them (R2-31, F-14).
pub(super) fn leaders(state: &State, board: &Board, options: &Options, among: &[Seat]) -> Vec<Seat> {
    let order: Vec<Seat> = state.in_order().collect();
    let ranks = among.iter().map(|seat| (rank(options, &order, &score(state, board, options, *seat)), *seat));
    let ranks: Vec<_> = ranks.collect();
    let Some(best) = ranks.iter().map(|(rank, _)| *rank).min() else { return Vec::new() };
    ranks.into_iter().filter(|(rank, _)| *rank == best).map(|(_, seat)| seat).collect()
}

/// The score table, seat by seat: winners first, then who is still there by points, then the eliminated, the last to
/// leave before the first (F-16). Equals share a place.
pub(super) fn table(state: &State, board: &Board, options: &Options, winners: &[Seat]) -> Vec<Score> {
    let order: Vec<Seat> = state.in_order().collect();
    let mut scores: Vec<Score> =
        (0..state.seats.len() as u8).map(|n| score(state, board, options, Seat(n))).collect();
    let standing = |score: &Score| {
        let won = !winners.contains(&score.seat);
        let rank = if won { rank(options, &order, score) } else { (Reverse(0), Reverse(0), 0) };
        (won, score.out.is_some(), Reverse(score.out.unwrap_or(0)), rank)
    };
    let all: Vec<_> = scores.iter().map(standing).collect();
    for (score, own) in scores.iter_mut().zip(&all) {
        score.place = 1 + all.iter().filter(|other| *other < own).count() as u8;
    }
    scores
}
