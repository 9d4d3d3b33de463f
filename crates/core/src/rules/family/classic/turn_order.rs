//! The first player and the order of play (R0-6, R1-61, S-8, A0-13). The bot is the dealer (R0-7).

use super::options::{Direction, TurnOrder};
use super::state::options;
use super::{Classic, Game, SIDES, Transaction};
use crate::rules::engine::Recorded;
use crate::rules::ids::Seat;
use serde::{Deserialize, Serialize};

/// Rolls the dice that decide the first player or the order of play.
pub(super) fn throw(tx: &mut Transaction<'_>) {
    let (order, direction) = (options(&tx.game).order, options(&tx.game).direction);
    match (order, direction) {
        (TurnOrder::Throws, _) => whole(tx),
        (TurnOrder::Seats, Direction::Left) => first_only(tx, false),
        (TurnOrder::Seats, Direction::Right) => first_only(tx, true),
    }
}

/// The highest die starts; tied seats roll again among themselves (R1-61, R2-3, S-8). The others follow clockwise, or
/// anticlockwise if `backwards`.
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
        tx.emit_public(OrderRolled { rounds, order, draw });
    } else {
        tx.emit_public(StartRolled { rounds, first, draw });
    }
}

/// Orders all seats by descending rolls; tied seats roll again for the places that they share (R0-6).
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
    tx.emit_public(OrderRolled { rounds, order, draw });
}

fn throws(tx: &mut Transaction<'_>, seats: &[Seat]) -> Vec<(Seat, u8)> {
    seats.iter().map(|seat| (*seat, tx.luck.die(SIDES))).collect()
}

/// Dice for the first player; tied seats roll again (S-8, R1-61).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct StartRolled {
    /// Each round of rolls: seat and die (1 to 6).
    pub rounds: Vec<Vec<(Seat, u8)>>,
    /// The winner, who plays first.
    pub first: Seat,
    /// Number of the first draw.
    pub draw: u64,
}

impl Recorded<Classic> for StartRolled {
    fn record(&self, game: &mut Game) {
        (game.state.first, game.state.current) = (self.first, self.first);
        game.draws = self.draw + thrown(&self.rounds);
    }
}

/// Dice for the whole order of play, highest first; tied seats roll again (R0-6).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OrderRolled {
    /// Each round of rolls: seat and die (1 to 6).
    pub rounds: Vec<Vec<(Seat, u8)>>,
    /// The order of play, first player first.
    pub order: Vec<Seat>,
    /// Number of the first draw.
    pub draw: u64,
}

impl Recorded<Classic> for OrderRolled {
    fn record(&self, game: &mut Game) {
        game.state.set_order(&self.order);
        game.draws = self.draw + thrown(&self.rounds);
    }
}

/// Number of dice in those rounds.
fn thrown(rounds: &[Vec<(Seat, u8)>]) -> u64 {
    rounds.iter().map(|round| round.len() as u64).sum()
}
