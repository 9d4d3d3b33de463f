//! How a turn begins and ends: income, the card for a capture, whose turn is next (R1-62, R1-65, R1-69).

use super::options::{CardsDraw, DeckRenew, DrawAt, OnOff};
use super::state::options;
use super::step::Step;
use super::{aims, finish, limits};
use crate::rules::event::{Event, Public};
use crate::rules::ids::{Holder, Seat};

/// Begins a seat's turn with its income.
/// Then sets, then placing (R0-16, R0-17, R0-18).
pub(super) fn begin(step: &mut Step<'_>, seat: Seat, round: u32) {
    let (territories, continents) = step.state().income(step.board(), options(&step.game), seat);
    let turn = step.state().turn + 1;
    step.say(Public::TurnBegan { seat, round, turn, territories, continents });
    finish::round_began(step, round);
    limits::trim(step, seat);
    draw_first(step, seat);
    aims::check(step);
}

/// Cards at the start of a turn: one, or in the quarters variant one for each territory left over (R0-13, R0-47, A0-20).
fn draw_first(step: &mut Step<'_>, seat: Seat) {
    let options = options(&step.game);
    let territories = step.state().held_by(Holder::Seat(seat)).len();
    let cards = match (options.quarters, options.draw) {
        (OnOff::On, _) => territories % 4,
        (OnOff::Off, CardsDraw::Both | CardsDraw::Start) => 1,
        (OnOff::Off, CardsDraw::Conquest) => 0,
    };
    for _ in 0..cards {
        let before = step.state().chair(seat).hand.len();
        draw_card(step, seat);
        if step.state().chair(seat).hand.len() == before || step.game.outcome.is_some() {
            break;
        }
    }
}

/// The card for a turn with a capture, one whatever was captured (R0-35, R1-69, R2-23, A0-9).
fn draw_for_capture(step: &mut Step<'_>, seat: Seat, now: DrawAt) {
    let options = options(&step.game);
    let due = match options.quarters {
        OnOff::On => options.quarters_conquest_card.on(),
        OnOff::Off => options.draw != CardsDraw::Start,
    };
    if due && options.draw_at == now && step.state().captured {
        draw_card(step, seat);
    }
}

/// No more attacks (R0-32): a card for a turn with a capture, before fortifying (R1-69, A1-9).
pub(super) fn end_attacks(step: &mut Step<'_>, seat: Seat) {
    step.say(Public::AttacksEnded { seat });
    draw_for_capture(step, seat, DrawAt::AfterAttacks);
}

/// A card from the deck, unless the hand is full (A2-9); when the deck is gone the exchanged cards become it (A1-32,
/// R2-29, R0-41, A0-14). A hand has no other bound (R0-42).
fn draw_card(step: &mut Step<'_>, seat: Seat) {
    let options = options(&step.game);
    let at_once = options.deck_renew == DeckRenew::AtOnce;
    if limits::hand_limit(options).is_some_and(|limit| step.state().chair(seat).hand.len() >= limit) {
        step.say(Public::HandFull { seat });
        return;
    }
    if step.state().fresh.is_empty() {
        if at_once || step.state().returned.is_empty() {
            step.say(Public::DeckEmpty { seat });
            return;
        }
        step.say(Public::DeckRenewed);
    }
    let draw = step.luck.number();
    let pile = step.state().fresh;
    let picked = step.luck.below(pile.len());
    let card = pile.nth(picked).expect("drawn below the pile's size");
    step.emit(Event::Drew { seat, card, draw });
    if at_once && step.state().fresh.is_empty() {
        finish::deck_emptied(step, seat);
    }
}

/// Cards were laid down (R2-14): a deck that waited for them is renewed (A2-10).
pub(super) fn cards_returned(step: &mut Step<'_>) {
    let at_once = options(&step.game).deck_renew == DeckRenew::AtOnce;
    let state = step.state();
    if at_once && state.fresh.is_empty() && !state.returned.is_empty() && state.last_round.is_none() {
        step.say(Public::DeckRenewed);
    }
}

/// Ends the turn: the game goes on, or comes to its end.
pub(super) fn end(step: &mut Step<'_>, seat: Seat) {
    draw_for_capture(step, seat, DrawAt::TurnEnd);
    step.say(Public::TurnEnded { seat });
    finish::turn_over(step, seat);
}
