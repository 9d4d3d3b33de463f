//! Who begins, and who plays after whom (R0-6, R1-61, S-8, A0-13). The dealer is the bot (R0-7).

use super::options::{Direction, TurnOrder};
use super::state::options;
use super::step::Step;
use crate::rules::event::Public;
use crate::rules::ids::Seat;

/// The dice for it.
pub(super) fn throw(step: &mut Step<'_>) {
    let (order, direction) = (options(&step.game).order, options(&step.game).direction);
    match (order, direction) {
        (TurnOrder::Throws, _) => whole(step),
        (TurnOrder::Seats, Direction::Left) => first_only(step, false),
        (TurnOrder::Seats, Direction::Right) => first_only(step, true),
    }
}

/// Highest die starts; the tied throw again among themselves (R1-61, R2-3, S-8). The others follow as they sit.
fn first_only(step: &mut Step<'_>, backwards: bool) {
    let draw = step.luck.number();
    let mut tied: Vec<Seat> = step.game.setup.all_seats().collect();
    let mut rounds = Vec::new();
    while tied.len() > 1 {
        let throws = throws(step, &tied);
        let best = throws.iter().map(|(_, die)| *die).max().unwrap_or(0);
        tied = throws.iter().filter(|(_, die)| *die == best).map(|(seat, _)| *seat).collect();
        rounds.push(throws);
    }
    let first = tied[0];
    if backwards {
        let n = step.game.setup.seats;
        let order = (0..n).map(|k| Seat((first.0 + n - k) % n)).collect();
        step.say(Public::OrderRolled { rounds, order, draw });
    } else {
        step.say(Public::StartRolled { rounds, first, draw });
    }
}

/// In descending order of the throws; whoever is tied throws again for the places that they share (R0-6).
fn whole(step: &mut Step<'_>) {
    let draw = step.luck.number();
    let mut groups: Vec<Vec<Seat>> = vec![step.game.setup.all_seats().collect()];
    let mut rounds = Vec::new();
    while let Some(place) = groups.iter().position(|group| group.len() > 1) {
        let throws = throws(step, &groups[place]);
        let with = |die: u8| throws.iter().filter(|(_, d)| *d == die).map(|(s, _)| *s).collect::<Vec<Seat>>();
        let split = (1..=6).rev().map(with).filter(|group| !group.is_empty()).collect::<Vec<_>>();
        groups.splice(place..=place, split);
        rounds.push(throws);
    }
    let order = groups.into_iter().flatten().collect();
    step.say(Public::OrderRolled { rounds, order, draw });
}

fn throws(step: &mut Step<'_>, seats: &[Seat]) -> Vec<(Seat, u8)> {
    seats.iter().map(|seat| (*seat, step.luck.die())).collect()
}
