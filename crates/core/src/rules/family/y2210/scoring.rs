//! The end of a game: by points after the last year, or because nobody else is left (R1-49, R1-50, A1-47, A1-52).

use super::command_cards::colony_influence;
use super::state::Phase;
use super::{CommandCard, Game, State, Transaction, Y2210, usable_links};
use crate::rules::engine::{Milestone, Recorded};
use crate::rules::ids::Seat;
use crate::rules::outcome::{Ending, Outcome, Score, Settlement};
use serde::{Deserialize, Serialize};
use std::cmp::Reverse;

/// Points of a seat without cards: territories and bonuses (R1-49).
pub(super) fn points_on_board(game: &Game, seat: Seat) -> u32 {
    let own = game.state.own(seat);
    own.len() as u32 + usable_links::ground(game).bonus(own)
}

/// The seat's score; its rank is filled in later.
fn score(game: &Game, seat: Seat) -> Score {
    let state = &game.state;
    let inside = points_on_board(game, seat);
    Score {
        seat,
        place: 0,
        points: i32::try_from(inside + colony_influence::points(state, seat)).unwrap_or(i32::MAX),
        inside,
        outside: 0,
        armies: state.units_of(seat),
        objective: false,
        out: state.seat(seat).out,
    }
}

/// Sort key of players in the game: points, then energy, then units (R1-49, R1-50). Smaller is better.
fn rank(state: &State, score: &Score) -> (Reverse<i32>, Reverse<u32>, Reverse<u32>) {
    (Reverse(score.points), Reverse(state.seat(score.seat).energy), Reverse(score.armies))
}

/// The score table, seat by seat: winners first, then the others by rank, then eliminated seats, the last one first.
fn table(game: &Game, winners: &[Seat]) -> Vec<Score> {
    let mut scores: Vec<Score> = game.setup.all_seats().map(|seat| score(game, seat)).collect();
    let standing = |score: &Score| {
        if winners.contains(&score.seat) {
            return None;
        }
        let out = (score.out.is_some(), Reverse(score.out.unwrap_or(0)));
        Some((out, rank(&game.state, score)))
    };
    let all: Vec<_> = scores.iter().map(standing).collect();
    for (score, own) in scores.iter_mut().zip(&all) {
        score.place = 1 + all.iter().filter(|other| *other < own).count() as u8;
    }
    scores
}

/// Ends the game by points: most points, then energy, then units; then it is a draw (R1-49, R1-50).
pub(super) fn end_by_points(tx: &mut Transaction<'_>) {
    let winners = leaders(&tx.game);
    let ending = if winners.len() == 1 { Ending::Points } else { Ending::Draw };
    tx.emit_public(ended(&tx.game, winners, ending));
}

/// Those with the most points, energy and units among the players in the game (R1-49, R1-50).
fn leaders(game: &Game) -> Vec<Seat> {
    let scores: Vec<Score> = game.state.alive().into_iter().map(|seat| score(game, seat)).collect();
    let best = scores.iter().map(|score| rank(&game.state, score)).min();
    let first = scores.iter().filter(|score| Some(rank(&game.state, score)) == best);
    first.map(|score| score.seat).collect()
}

/// Ends the game because one player is left, or because the last ones fell together (A1-47, A1-60).
pub(super) fn end_alone(tx: &mut Transaction<'_>, winners: &[Seat]) {
    let ending = match (winners.len(), tx.game.setup.seats) {
        (1, 2) => Ending::OpponentGone,
        (1, _) => Ending::LastPlayer,
        _ => Ending::Draw,
    };
    tx.emit_public(ended(&tx.game, winners.to_vec(), ending));
}

/// Ends the game by agreement of its players ([PBP-65]), ranked as after the last year.
pub(super) fn settled(game: &Game, how: Settlement) -> Ended {
    match how {
        Settlement::Conceded(to) => ended(game, vec![to], Ending::Conceded),
        Settlement::Agreed => ended(game, leaders(game), Ending::Agreed),
    }
}

fn ended(game: &Game, mut winners: Vec<Seat>, ending: Ending) -> Ended {
    winners.sort_unstable();
    let (scores, state) = (table(game, &winners), &game.state);
    let hands = game.setup.all_seats().map(|seat| (seat, state.seat(seat).hand.iter().collect())).collect();
    Ended { outcome: Outcome { winners, ending, round: state.year, scores }, hands }
}

/// The game is over; all hands are shown (A1-52).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ended {
    /// The result.
    pub outcome: Outcome,
    /// The command cards of each seat.
    pub hands: Vec<(Seat, Vec<CommandCard>)>,
}

impl Recorded<Y2210> for Ended {
    fn record(&self, game: &mut Game) {
        game.outcome = Some(self.outcome.clone());
        game.state.phase = Phase::Over;
        game.state.stack.clear();
        game.state.sealed.clear();
    }

    fn milestone(&self) -> Option<Milestone> {
        Some(Milestone::Ended)
    }
}
