//! Results of a finished game for tournament scoring, taken from its outcome and log.

use crate::league::SeatResult;
use crate::rules::{Ending, Event, Outcome, Score, Seat};

/// The result of each seat: the game's own places and points (R4-14, R4-15), the objective, the order of leaving. In a
/// game without secret objectives the objective is world conquest.
pub fn seat_results<'e>(outcome: &Outcome, log: impl IntoIterator<Item = &'e Event>) -> Vec<SeatResult> {
    let seats = outcome.scores.len() as u8;
    let order = log.into_iter().find_map(|event| event.order_of_play(seats)).unwrap_or_default();
    let world = matches!(outcome.ending, Ending::World | Ending::OpponentGone | Ending::LastPlayer);
    let won = |seat: Seat| world && outcome.winners.contains(&seat);
    let result = |score: &Score| SeatResult {
        reached: score.objective || won(score.seat),
        place: score.place,
        score: score.points.unsigned_abs(),
        outside: score.outside,
        order: order.iter().position(|seat| *seat == score.seat).unwrap_or(0) as u8,
        left: score.out.map(|out| out.saturating_sub(1)),
    };
    outcome.scores.iter().map(result).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::league::places;
    use crate::rules::classic::{Public, events};

    /// Results of four seats with equal points and these places; `began` is the first event of the game.
    fn results(began: Public, places: [u8; 4]) -> Vec<SeatResult> {
        let score = |(seat, place): (u8, u8)| Score {
            seat: Seat(seat),
            place,
            points: 44,
            inside: 44,
            outside: u32::from(seat),
            armies: 51,
            objective: false,
            out: None,
        };
        let scores = (0..4).zip(places).map(score).collect();
        let outcome = Outcome { winners: vec![Seat(0)], ending: Ending::Points, round: 10, scores };
        seat_results(&outcome, &[Event::from(began)])
    }

    #[test]
    fn r2_31_the_winner_of_a_table_by_armies_is_its_first_whatever_lies_outside() {
        let began = Public::StartRolled(events::StartRolled { rounds: Vec::new(), first: Seat(2), draw: 0 });
        let results = results(began, [1, 2, 3, 4]);
        assert_eq!(places(&results), [0, 1, 2, 3]);
        assert_eq!(
            results.iter().map(|seat| seat.order).collect::<Vec<_>>(),
            [2, 3, 0, 1],
            "clockwise from the third"
        );
    }

    #[test]
    fn f_14_the_later_place_is_that_of_the_order_in_which_they_really_played() {
        let order = [3, 2, 0, 1].map(Seat).to_vec();
        let began = Public::OrderRolled(events::OrderRolled { rounds: Vec::new(), order, draw: 0 });
        let results = results(began, [1, 1, 1, 1]);
        assert_eq!(results.iter().map(|seat| seat.order).collect::<Vec<_>>(), [2, 3, 1, 0]);
    }
}
