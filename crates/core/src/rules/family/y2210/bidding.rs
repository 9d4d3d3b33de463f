//! Sealed bids and turn-order markers at the start of a year (R1-14 to R1-16, A1-21, A1-59).

use super::state::Phase;
use super::steps::bid;
use super::{Game, Transaction, Y2210, turn};
use crate::rules::engine::{Milestone, Recorded};
use crate::rules::ids::Seat;
use serde::{Deserialize, Serialize};

/// Number of sides of the die that settles ties (R1-15).
const SIDES: u8 = 6;

/// Reveals the bids once all are in: the highest bid chooses first; equal bids roll until they are settled (S-8, A1-21).
pub(super) fn answered(tx: &mut Transaction<'_>) {
    if !tx.state().sealed_complete() {
        return;
    }
    let bids: Vec<(Seat, u32)> = tx
        .state()
        .sealed
        .iter()
        .map(|sealed| (sealed.seat, bid::energy_of(sealed.answer.as_ref())))
        .collect();
    let draw = tx.luck.number();
    let mut amounts: Vec<u32> = bids.iter().map(|(_, energy)| *energy).collect();
    amounts.sort_unstable_by(|a, b| b.cmp(a));
    amounts.dedup();
    let equal =
        |amount: &u32| bids.iter().filter(|(_, energy)| energy == amount).map(|(seat, _)| *seat).collect();
    let mut groups: Vec<Vec<Seat>> = amounts.iter().map(equal).collect();
    let mut rounds = Vec::new();
    while let Some(place) = groups.iter().position(|group| group.len() > 1) {
        let throws: Vec<(Seat, u8)> = groups[place].iter().map(|seat| (*seat, tx.luck.die(SIDES))).collect();
        let with = |die: u8| throws.iter().filter(|(_, face)| *face == die).map(|(seat, _)| *seat).collect();
        let split: Vec<Vec<Seat>> =
            (1..=SIDES).rev().map(with).filter(|group: &Vec<Seat>| !group.is_empty()).collect();
        groups.splice(place..=place, split);
        rounds.push(throws);
    }
    let order = groups.into_iter().flatten().collect();
    tx.emit_public(BidsShown { bids, rounds, order, draw });
}

/// Called after a marker was chosen: when all have one, the order of the year is fixed and its first turn begins.
pub(super) fn chosen(tx: &mut Transaction<'_>) {
    let state = tx.state();
    if !state.choosing.is_empty() {
        return;
    }
    let mut order = state.order.clone();
    order.sort_by_key(|seat| state.seat(*seat).marker.unwrap_or(u8::MAX));
    let first = order[0];
    tx.emit_public(OrderFixed { order });
    turn::begin(tx, first);
}

/// The bids are shown and paid (R1-14, R1-16).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BidsShown {
    /// The bid of each seat.
    pub bids: Vec<(Seat, u32)>,
    /// Dice of equal bids: each round of rolls, seat and die.
    pub rounds: Vec<Vec<(Seat, u8)>>,
    /// The order in which markers are chosen.
    pub order: Vec<Seat>,
    /// Number of the first draw.
    pub draw: u64,
}

impl Recorded<Y2210> for BidsShown {
    fn record(&self, game: &mut Game) {
        game.draws = self.draw + self.rounds.iter().map(|round| round.len() as u64).sum::<u64>();
        let state = &mut game.state;
        self.bids.iter().for_each(|(seat, energy)| state.pay(*seat, *energy));
        state.sealed.clear();
        state.choosing.clone_from(&self.order);
        state.current = self.order.first().copied().unwrap_or(state.current);
        state.phase = Phase::Choosing;
    }
}

/// The order of play of this year is fixed; eliminated seats come last (R1-15).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OrderFixed {
    /// All seats.
    pub order: Vec<Seat>,
}

impl Recorded<Y2210> for OrderFixed {
    fn record(&self, game: &mut Game) {
        game.state.order.clone_from(&self.order);
    }

    fn milestone(&self) -> Option<Milestone> {
        Some(Milestone::OrderFixed)
    }
}
