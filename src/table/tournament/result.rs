//! From a game that is over to what a tournament needs of it. Never a rule: what happened stands in its log.

use crate::league::SeatResult;
use crate::rules::{Event, Game, Holder, Public, Seat, Viewer};
use crate::store::EventRow;

/// What reaching the objective adds to the sum of territory values (R4-15).
const OBJECTIVE: u32 = 50;

/// How a game ended, by seat. The score is method 1 of the tournament rules: the values of all territories held (a value
/// is the number of borders), and 50 for the objective reached (R4-14, R4-15).
pub(super) fn of(game: &Game, log: &[EventRow]) -> Vec<SeatResult> {
    let view = game.view(Viewer::Public);
    let board = view.map();
    let public = || {
        log.iter().filter_map(|row| match &row.event {
            Event::Public(public) => Some(public),
            _ => None,
        })
    };
    let left: Vec<Seat> = public()
        .filter_map(|event| match event {
            Public::Eliminated { seat, .. } => Some(*seat),
            _ => None,
        })
        .collect();
    let first = public().find_map(|event| match event {
        Public::TurnBegan { seat, .. } => Some(seat.0),
        _ => None,
    });
    let seats = view.seats.len() as u8;
    let seat = |seat: Seat| {
        let reached = view.outcome.as_ref().is_some_and(|outcome| outcome.winners.contains(&seat));
        let held = board.ids().filter(|&at| view.at(at).holder == Holder::Seat(seat));
        let values: u32 = held.map(|at| board.territory(at).borders.len() as u32).sum();
        SeatResult {
            reached,
            score: values + if reached { OBJECTIVE } else { 0 },
            outside: 0,
            order: (seat.0 + seats - first.unwrap_or(0)) % seats.max(1),
            left: left.iter().position(|out| *out == seat).map(|at| at as u8),
        }
    };
    (0..seats).map(|n| seat(Seat(n))).collect()
}
