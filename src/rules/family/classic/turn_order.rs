//! Who begins, and who plays after whom (R0-6, R1-61, S-8, A0-13). The dealer is the bot (R0-7).

use super::options::{Direction, TurnOrder};
use super::public::Public;
use super::state::options;
use super::{SIDES, Transaction};
use crate::rules::ids::Seat;

/// The dice for it.
pub(super) fn throw(tx: &mut Transaction<'_>) {
    let (order, direction) = (options(&tx.game).order, options(&tx.game).direction);
    match (order, direction) {
        (TurnOrder::Throws, _) => whole(tx),
        (TurnOrder::Seats, Direction::Left) => first_only(tx, false),
        (TurnOrder::Seats, Direction::Right) => first_only(tx, true),
    }
}

/// Highest die starts; the tied throw again among themselves (R1-61, R2-3, S-8). The others follow as they sit.
fn first_only(tx: &mut Transaction<'_>, backwards: bool) {
    let draw = tx.luck.number();
    let mut tied: Vec<Seat> = tx.game.setup.all_seats().collect();
    let mut rounds = Vec::new();
    while tied.len() > 1 {
        let throws = throws(tx, &tied);
        let best = throws.iter().map(|(_, die)| *die).max().unwrap_or(0);
        tied = throws.iter().filter(|(_, die)| *die == best).map(|(seat, _)| *seat).collect();
        rounds.push(throws);
    }
    let first = tied[0];
    if backwards {
        let n = tx.game.setup.seats;
        let order = (0..n).map(|k| Seat((first.0 + n - k) % n)).collect();
        tx.say(Public::OrderRolled { rounds, order, draw });
    } else {
        tx.say(Public::StartRolled { rounds, first, draw });
    }
}

/// In descending order of the throws; whoever is tied throws again for the places that they share (R0-6).
fn whole(tx: &mut Transaction<'_>) {
    let draw = tx.luck.number();
    let mut groups: Vec<Vec<Seat>> = vec![tx.game.setup.all_seats().collect()];
    let mut rounds = Vec::new();
    while let Some(place) = groups.iter().position(|group| group.len() > 1) {
        let throws = throws(tx, &groups[place]);
        let with = |die: u8| throws.iter().filter(|(_, d)| *d == die).map(|(s, _)| *s).collect::<Vec<Seat>>();
        let split = (1..=6).rev().map(with).filter(|group| !group.is_empty()).collect::<Vec<_>>();
        groups.splice(place..=place, split);
        rounds.push(throws);
    }
    let order = groups.into_iter().flatten().collect();
    tx.say(Public::OrderRolled { rounds, order, draw });
}

fn throws(tx: &mut Transaction<'_>, seats: &[Seat]) -> Vec<(Seat, u8)> {
    seats.iter().map(|seat| (*seat, tx.luck.die(SIDES))).collect()
}
