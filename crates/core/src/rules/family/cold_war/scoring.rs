//! The end of a game: final income less initial income (R3-6, A3-44, A3-70).

use super::options::Tie;
use super::state::Phase;
use super::{ColdWar, Game, Transaction, economy};
use crate::rules::engine::{Milestone, Recorded};
use crate::rules::ids::Seat;
use crate::rules::outcome::{Ending, Outcome, Score, Settlement};
use serde::{Deserialize, Serialize};
use std::cmp::Reverse;

/// The score of a seat with that income: how much it has grown; negative if it has shrunk (R3-6). In the even game with the seat's
/// handicap (A3-83).
pub(super) fn points(game: &Game, seat: Seat, income: u32) -> i32 {
    let of = |income: u32| i32::try_from(income).unwrap_or(i32::MAX);
    of(income) - of(game.state.seat(seat).initial) + game.handicap(seat)
}

/// The seat's score; its rank is filled in later.
fn score(game: &Game, seat: Seat) -> Score {
    let state = &game.state;
    let income = economy::income(game, seat);
    let armies = state.own_with_interceptors(seat).iter().map(|(_, armies)| armies.count()).sum();
    Score {
        seat,
        place: 0,
        points: points(game, seat, income),
        inside: income,
        outside: state.seat(seat).initial,
        armies,
        objective: false,
        out: state.seat(seat).out.map(|out| out.rank),
    }
}

/// Ends the game: the highest difference wins; ties are shared, or the higher income wins them (A3-44).
pub(super) fn end(tx: &mut Transaction<'_>) {
    let ended = ended(&tx.game, None, Ending::Points);
    tx.emit_public(ended);
}

/// Ends the game by agreement of its players ([PBP-65]). No win is shared with a partner: whoever the others concede to wins
/// alone, and the others are ranked by the growth of their income, like all at the end of the last year.
pub(super) fn settled(game: &Game, how: Settlement) -> Ended {
    match how {
        Settlement::Conceded(to) => ended(game, Some(to), Ending::Conceded),
        Settlement::Agreed => ended(game, None, Ending::Agreed),
    }
}

/// The result, in which that seat is first, if one is given.
fn ended(game: &Game, first: Option<Seat>, ending: Ending) -> Ended {
    let by_income = game.options().tie == Tie::Income;
    let key = |score: &Score| {
        let behind = first.is_some_and(|first| first != score.seat);
        (behind, Reverse(score.points), Reverse(if by_income { score.inside } else { 0 }))
    };
    let mut scores: Vec<Score> = game.setup.all_seats().map(|seat| score(game, seat)).collect();
    let keys: Vec<_> = scores.iter().map(key).collect();
    for (score, own) in scores.iter_mut().zip(&keys) {
        score.place = 1 + keys.iter().filter(|other| *other < own).count() as u8;
    }
    let winners = scores.iter().filter(|score| score.place == 1).map(|score| score.seat).collect();
    Ended { outcome: Outcome { winners, ending, round: game.state.round, scores } }
}

/// The game is over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ended {
    /// The result. A score's `inside` is the final income, `outside` the initial one; what the points have beyond their difference is
    /// the handicap (A3-83).
    pub outcome: Outcome,
}

impl Recorded<ColdWar> for Ended {
    fn record(&self, game: &mut Game) {
        game.state.phase = Phase::Over;
        game.outcome = Some(self.outcome.clone());
    }

    fn milestone(&self) -> Option<Milestone> {
        Some(Milestone::Ended)
    }
}
