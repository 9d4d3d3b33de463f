//! Battles: rolls, captures, eliminations, and the end of the game by conquest (R1-67 to R1-72, R1-76, R0-2, R0-29, R0-43).

use super::event::Event;
use super::events::{Advanced, Captured, DiscardOwed, TradeOwed};
use super::options::UseCardsNow;
use super::state::{FREE_HAND, options, set, subtract};
use super::steps::{Action, PendingDecision, captured_cards};
use super::{Classic, Game, SIDES, Transaction, army_and_card_limits, game_end, restrictions};
use crate::rules::bitset::CardSet;
use crate::rules::engine::{Die, Milestone, Recorded, Roll};
use crate::rules::ids::{Card, Holder, Seat, TerritoryId};
use crate::rules::outcome::Ending;
use serde::{Deserialize, Serialize};

/// Rolls for both sides and compares pairwise from the highest die, ties to the defender (R2-20, R4-7, R0-5, R0-25, R0-26,
/// S-4). The booklet's examples are in R0-27.
pub(super) fn roll(tx: &mut Transaction<'_>, from: TerritoryId, to: TerritoryId, attack: u8, defence: u8) {
    let seat = tx.state().current;
    let against = tx.state().at(to).holder;
    let draw = tx.luck.number();
    let attack = throw(tx, attack);
    let defence = throw(tx, defence);
    let won = attack.iter().zip(&defence).filter(|(a, d)| a > d).count() as u32;
    let lost = attack.len().min(defence.len()) as u32 - won;
    let each = restrictions::loss(tx.state(), from, to);
    let (attacker_lost, mut defender_lost) = (each * lost, each * won);
    if restrictions::last_stand(&tx.game, to) {
        // The last army of a player who can't be eliminated yet is not lost (R0-45, A0-2).
        defender_lost = defender_lost.min(tx.state().at(to).armies - 1);
    }
    let dice = attack.len() as u32;
    tx.emit_public(Rolled { seat, from, to, against, attack, defence, attacker_lost, defender_lost, draw });
    if tx.state().at(to).armies == 0 {
        capture(tx, seat, from, to, against, dice);
    }
}

/// Rolls six-sided dice; returns them highest first.
fn throw(tx: &mut Transaction<'_>, dice: u8) -> Vec<u8> {
    let mut thrown: Vec<u8> = (0..dice).map(|_| tx.luck.die(SIDES)).collect();
    thrown.sort_unstable_by(|a, b| b.cmp(a));
    thrown
}

fn capture(
    tx: &mut Transaction<'_>,
    seat: Seat,
    from: TerritoryId,
    to: TerritoryId,
    whose: Holder,
    dice: u32,
) {
    tx.emit_public(Captured { seat, from, to, whose, min: dice });
    if let Holder::Seat(loser) = whose
        && tx.state().held_by(whose).is_empty()
    {
        eliminate(tx, loser, seat);
    }
    if let Some(ending) = ending(tx, seat) {
        // The game is decided: move in the minimum.
        tx.forced(seat, &Action::Advance { armies: dice });
        tx.emit_public(Advanced { seat, from, to, armies: dice });
        game_end::check_objectives(tx);
        if tx.game.outcome.is_none() {
            game_end::end(tx, vec![seat], ending);
        }
    }
}

fn eliminate(tx: &mut Transaction<'_>, loser: Seat, by: Seat) {
    let cards: Vec<Card> = tx.state().seat(loser).hand.iter().collect();
    tx.emit_public(Eliminated { seat: loser, by, cards: cards.len() as u8 });
    if !cards.is_empty() {
        tx.emit(Event::CardsTaken { from: loser, by, cards });
    }
}

/// The ending if all opponents are eliminated: conquest of the whole board, or the opponent in a two-player game (R1-72,
/// R1-76).
fn ending(tx: &Transaction<'_>, seat: Seat) -> Option<Ending> {
    let seats = &tx.state().seats;
    let alone = seats.iter().enumerate().all(|(i, player)| i == seat.index() || !player.alive);
    let ending = if seats.len() == 2 { Ending::OpponentGone } else { Ending::World };
    alone.then_some(ending)
}

/// Moves armies into the captured territory; after an elimination with too large a hand the forced trade follows (R1-68,
/// R1-70, R2-22, R2-25).
pub(super) fn advance(
    tx: &mut Transaction<'_>,
    seat: Seat,
    (from, to): (TerritoryId, TerritoryId),
    armies: u32,
    eliminated: bool,
) {
    tx.emit_public(Advanced { seat, from, to, armies });
    game_end::check_objectives(tx);
    if !eliminated || tx.game.outcome.is_some() {
        return;
    }
    let count = army_and_card_limits::too_many_cards(tx, seat);
    if game_end::ends_by_elimination(tx) {
        // A hand above the limit must not go into an extra round: its owner discards first (R2-34, A2-22).
        if count > 0 && game_end::extra_round_follows(tx) {
            return tx.emit_public(DiscardOwed { seat, count });
        }
        return game_end::eliminated(tx, seat);
    }
    if count > 0 {
        tx.emit_public(DiscardOwed { seat, count });
    }
    captured_cards::open(tx, seat);
    let options = options(&tx.game);
    let limit = options.elim_trade_at.number() as usize;
    let forced = options.use_cards_now == UseCardsNow::Forced;
    if forced && tx.state().seat(seat).hand.len() >= limit {
        assert!(limit > FREE_HAND, "a forced trade has cards to give");
        tx.emit_public(TradeOwed { seat });
        debug_assert!(matches!(tx.state().stack.last(), Some(PendingDecision::TradeDown(_))));
    }
}

/// One roll (R1-67, S-4).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rolled {
    /// The attacker.
    pub seat: Seat,
    /// The attacking territory.
    pub from: TerritoryId,
    /// The attacked territory.
    pub to: TerritoryId,
    /// The holder that defends.
    pub against: Holder,
    /// Attack dice, highest first.
    pub attack: Vec<u8>,
    /// Defence dice, highest first.
    pub defence: Vec<u8>,
    /// Armies that the attacker lost.
    pub attacker_lost: u32,
    /// Armies that the defender lost.
    pub defender_lost: u32,
    /// Number of the first draw.
    pub draw: u64,
}

impl Recorded<Classic> for Rolled {
    fn record(&self, game: &mut Game) {
        let state = &mut game.state;
        let thrown = self.attack.len() as u32;
        state.hidden_dice = 0;
        set(&mut state.engaged, self.from, |n| n.max(thrown).saturating_sub(self.attacker_lost));
        state.stack.pop_if(|top| matches!(top, PendingDecision::Defence(_) | PendingDecision::Throw(_)));
        subtract(&mut state.field[self.from.index()].armies, self.attacker_lost);
        subtract(&mut state.field[self.to.index()].armies, self.defender_lost);
        game.draws = self.draw + (self.attack.len() + self.defence.len()) as u64;
    }

    fn milestone(&self) -> Option<Milestone> {
        Some(Milestone::BoardChanged)
    }
}

/// A seat is out of the game (R1-70).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Eliminated {
    /// The eliminated seat.
    pub seat: Seat,
    /// The seat that eliminated it.
    pub by: Seat,
    /// Number of cards that the eliminator receives.
    pub cards: u8,
}

impl Recorded<Classic> for Eliminated {
    fn record(&self, game: &mut Game) {
        let state = &mut game.state;
        let gone = state.seats.iter().filter(|player| !player.alive).count() as u8;
        let player = &mut state.seats[self.seat.index()];
        (player.alive, player.eliminated_by, player.out) = (false, Some(self.by), Some(gone + 1));
        // Cards captured earlier now count as the eliminator's own (R0-44).
        state.captured_cards = CardSet::EMPTY;
        if let Some(PendingDecision::Advance(advance)) = state.stack.last_mut() {
            advance.eliminated = true;
        }
    }

    fn milestone(&self) -> Option<Milestone> {
        Some(Milestone::Eliminated { seat: self.seat, by: Some(self.by) })
    }
}

impl Rolled {
    /// The dice in the form common to all families.
    pub(super) fn roll(&self) -> Roll {
        let dice = |faces: &[u8]| faces.iter().map(|face| Die { sides: SIDES, face: *face }).collect();
        Roll {
            by: self.seat,
            against: self.against,
            attack: dice(&self.attack),
            defence: dice(&self.defence),
            lost: (self.attacker_lost, self.defender_lost),
        }
    }
}
