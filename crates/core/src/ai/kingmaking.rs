//! Kingmaking: how much players who have hardly a chance left change the chances of the others, measured by the value.

use super::hindsight::chances;
use crate::rules::{Event, Milestone, Past, Retrospect, Seat};

/// Whoever has a smaller chance to win has hardly one left.
pub(super) const HOPELESS: f64 = 0.05;

/// What the turns did that a seat played with hardly a chance left.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Kingmaking {
    /// Number of these turns.
    pub turns: u32,
    /// How far the chances of the other seats lay at their ends from those after a silent turn, each by half of the sum of the
    /// differences; so one turn changes them by 1 at most.
    pub moved: f64,
}

/// What the turns of each seat did; `None` if the rulebook has no weights.
pub fn kingmaking(game: &Retrospect) -> Option<Vec<Kingmaking>> {
    let mut walk = Walk::default();
    game.walk(|event, past| walk.step(event, past));
    walk.found
}

#[derive(Default)]
struct Walk {
    /// The seat whose turn the last event began.
    begins: Option<Seat>,
    /// The turn that goes on, if its seat has hardly a chance left.
    turn: Option<Turn>,
    found: Option<Vec<Kingmaking>>,
}

/// A turn of a seat with hardly a chance left.
struct Turn {
    seat: Seat,
    /// The chances after a silent turn, from its first answer on.
    silent: Option<Vec<f64>>,
}

impl Walk {
    fn step(&mut self, event: Option<&Event>, past: Past<'_>) {
        if let Some(seat) = self.begins.take() {
            let Some(now) = chances(past) else { return };
            self.end_turn(&now);
            if now[seat.index()] < HOPELESS {
                self.turn = Some(Turn { seat, silent: None });
            }
        }
        if let Some(Event::Answered { by, .. } | Event::Sealed { by, .. } | Event::Partial { by, .. }) = event
        {
            self.answered(*by, past);
        }
        match event.and_then(Event::milestone) {
            Some(Milestone::TurnBegan { seat, .. }) => self.begins = Some(seat),
            // What the end itself makes certain is nobody's doing.
            Some(Milestone::Ended) => chances(past).iter().for_each(|now| self.end_turn(now)),
            _ => {}
        }
    }

    fn answered(&mut self, by: Seat, past: Past<'_>) {
        let of_turn = |turn: &&mut Turn| turn.seat == by && turn.silent.is_none();
        if let Some(turn) = self.turn.as_mut().filter(of_turn) {
            turn.silent = past.if_silent(chances);
        }
    }

    fn end_turn(&mut self, now: &[f64]) {
        let found = self.found.get_or_insert_with(|| vec![Kingmaking::default(); now.len()]);
        let Some(Turn { seat, silent }) = self.turn.take() else { return };
        let of = &mut found[seat.index()];
        of.turns += 1;
        of.moved += silent.map_or(0.0, |silent| moved(&silent, now, seat));
    }
}

/// How far two lists of chances lie apart, without those of one seat: half of the sum of the differences.
pub(super) fn moved(before: &[f64], after: &[f64], seat: Seat) -> f64 {
    let each = before.iter().zip(after).enumerate().filter(|(at, _)| *at != seat.index());
    each.map(|(_, (before, after))| (after - before).abs()).sum::<f64>() / 2.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_own_chance_does_not_count_and_a_swap_of_two_others_counts_once() {
        let (before, after) = ([0.02, 0.5, 0.3, 0.18], [0.01, 0.3, 0.5, 0.19]);
        assert!((moved(&before, &after, Seat(0)) - 0.205).abs() < 1e-9);
        assert!(moved(&before, &before, Seat(0)).abs() < 1e-9);
    }
}
