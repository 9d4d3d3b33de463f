//! Rolls, captures, eliminations, the end (R1-67 to R1-72, R1-76, R0-2, R0-29, R0-43). Never asks anybody.

use super::options::UseCardsNow;
use super::state::{FREE_HAND, Frame, options};
use super::step::Step;
use super::{aims, bounds, finish, limits, spoils};
use crate::rules::action::Action;
use crate::rules::event::{Event, Public};
use crate::rules::ids::{Card, Holder, Seat, TerritoryId};
use crate::rules::outcome::Ending;

/// Both sides roll; best against best, ties to the defender (R2-20, R4-7, R0-5, R0-25, R0-26, S-4).
/// The booklet's own examples are R0-27.
pub(super) fn roll(step: &mut Step<'_>, from: TerritoryId, to: TerritoryId, attack: u8, defence: u8) {
    let seat = step.state().current;
    let against = step.state().at(to).holder;
    let draw = step.luck.number();
    let attack = throw(step, attack);
    let defence = throw(step, defence);
    let won = attack.iter().zip(&defence).filter(|(a, d)| a > d).count() as u32;
    let lost = attack.len().min(defence.len()) as u32 - won;
    let each = bounds::loss(step.state(), from, to);
    let (attacker_lost, mut defender_lost) = (each * lost, each * won);
    if bounds::last_stand(&step.game, to) {
        // The last army of somebody who can't be eliminated yet stands (R0-45, A0-2).
        defender_lost = defender_lost.min(step.state().at(to).armies - 1);
    }
    let dice = attack.len() as u32;
    step.say(Public::Rolled { seat, from, to, against, attack, defence, attacker_lost, defender_lost, draw });
    if step.state().at(to).armies == 0 {
        capture(step, seat, from, to, against, dice);
    }
}

/// Six-sided dice, highest first.
fn throw(step: &mut Step<'_>, dice: u8) -> Vec<u8> {
    let mut thrown: Vec<u8> = (0..dice).map(|_| step.luck.die()).collect();
    thrown.sort_unstable_by(|a, b| b.cmp(a));
    thrown
}

fn capture(step: &mut Step<'_>, seat: Seat, from: TerritoryId, to: TerritoryId, whose: Holder, dice: u32) {
    step.say(Public::Captured { seat, from, to, whose, min: dice });
    if let Holder::Seat(loser) = whose
        && step.state().held_by(whose).is_empty()
    {
        eliminate(step, loser, seat);
    }
    if let Some(ending) = ending(step, seat) {
        // The game is decided: the least that must move in does.
        step.forced(seat, &Action::Advance { armies: dice });
        step.say(Public::Advanced { seat, from, to, armies: dice });
        aims::check(step);
        if step.game.outcome.is_none() {
            finish::end(step, vec![seat], ending);
        }
    }
}

fn eliminate(step: &mut Step<'_>, loser: Seat, by: Seat) {
    let cards: Vec<Card> = step.state().chair(loser).hand.iter().collect();
    step.say(Public::Eliminated { seat: loser, by, cards: cards.len() as u8 });
    if !cards.is_empty() {
        step.emit(Event::CardsTaken { from: loser, by, cards });
    }
}

/// All of the world, or with two players: the opponent gone (R1-72, R1-76).
fn ending(step: &Step<'_>, seat: Seat) -> Option<Ending> {
    let chairs = &step.state().chairs;
    let alone = chairs.iter().enumerate().all(|(i, chair)| i == seat.index() || !chair.alive);
    let ending = if chairs.len() == 2 { Ending::OpponentGone } else { Ending::World };
    alone.then_some(ending)
}

/// Moves in; after an elimination with too large a hand the forced trade follows (R1-68, R1-70, R2-22, R2-25).
pub(super) fn advance(
    step: &mut Step<'_>,
    seat: Seat,
    from: TerritoryId,
    to: TerritoryId,
    armies: u32,
    eliminated: bool,
) {
    step.say(Public::Advanced { seat, from, to, armies });
    aims::check(step);
    if !eliminated || step.game.outcome.is_some() {
        return;
    }
    let count = limits::too_many_cards(step, seat);
    if finish::ends_by_elimination(step) {
        // No hand above the bound goes into an extra round: its owner drops cards first (R2-34, A2-22).
        if count > 0 && finish::extra_round_follows(step) {
            return step.say(Public::DiscardOwed { seat, count });
        }
        return finish::eliminated(step, seat);
    }
    if count > 0 {
        step.say(Public::DiscardOwed { seat, count });
    }
    spoils::open(step, seat);
    let options = options(&step.game);
    let limit = options.elim_trade_at.number() as usize;
    let forced = options.use_cards_now == UseCardsNow::Forced;
    if forced && step.state().chair(seat).hand.len() >= limit {
        assert!(limit > FREE_HAND, "a forced trade has cards to give");
        step.say(Public::TradeOwed { seat });
        debug_assert!(matches!(step.state().stack.last(), Some(Frame::TradeDown { .. })));
    }
}
