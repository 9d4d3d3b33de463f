//! How a turn begins and ends: income, the card for a capture, whose turn is next (R1-62, R1-65, R1-69).

use super::step::Step;
use crate::rules::event::{Event, Public};
use crate::rules::ids::Seat;

/// Begins a seat's turn with its income.
pub(super) fn begin(step: &mut Step<'_>, seat: Seat, round: u32) {
    let (territories, continents) = step.state().income(step.board(), seat);
    let turn = step.state().turn + 1;
    step.say(Public::TurnBegan { seat, round, turn, territories, continents });
}

/// No more attacks: a card for a turn with a capture, before fortifying (R1-69, A1-9).
pub(super) fn end_attacks(step: &mut Step<'_>, seat: Seat) {
    step.say(Public::AttacksEnded { seat });
    if step.state().captured {
        draw_card(step, seat);
    }
}

/// A card from the deck; when it is gone the exchanged cards become the deck (A1-32).
fn draw_card(step: &mut Step<'_>, seat: Seat) {
    if step.state().fresh.is_empty() {
        if step.state().returned.is_empty() {
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
}

/// Ends the turn; the next seat still in the game begins.
pub(super) fn end(step: &mut Step<'_>, seat: Seat) {
    step.say(Public::TurnEnded { seat });
    let (next, wrapped) = step.state().after(seat);
    begin(step, next, step.state().round + u32::from(wrapped));
}
