//! From a game that is over to what a tournament needs of it. Never a rule: the referee has counted already.

use crate::league::SeatResult;
use crate::rules::{Ending, Event, Game, Public, Seat};
use crate::store::EventRow;

/// How a game ended, by seat: its own points (R4-14, R4-15), the objective, the order of leaving. In a game without
/// secret objectives the objective is the world.
pub(super) fn of(game: &Game, log: &[EventRow]) -> Vec<SeatResult> {
    let Some(outcome) = game.outcome() else { return Vec::new() };
    let first = log.iter().find_map(|row| match &row.event {
        Event::Public(Public::TurnBegan { seat, .. }) => Some(seat.0),
        _ => None,
    });
    let seats = outcome.scores.len() as u8;
    let world = matches!(outcome.ending, Ending::World | Ending::OpponentGone);
    let won = |seat: Seat| world && outcome.winners.contains(&seat);
    let result = |score: &crate::rules::Score| SeatResult {
        reached: score.objective || won(score.seat),
        score: score.points,
        outside: score.outside,
        order: (score.seat.0 + seats - first.unwrap_or(0)) % seats.max(1),
        left: score.out.map(|out| out.saturating_sub(1)),
    };
    outcome.scores.iter().map(result).collect()
}
