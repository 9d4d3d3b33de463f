//! Applies events to the state: total, no rules, no randomness, no errors. Each public event type implements its own
//! recording; an event without it doesn't compile.

use super::event::Event;
use super::{Action, Game, InvasionStage};
use crate::rules::engine::{Recorded as _, Visibility};
use crate::rules::ids::{Card, Seat};

pub(super) fn record(game: &mut Game, event: &Event) {
    match event {
        Event::Public(public) => public.record(game),
        Event::Drew { seat, cards, cost, draw } => {
            let state = &mut game.state;
            for card in cards {
                state.command_cards.remove(*card);
                state.seat_mut(*seat).hand.insert(*card);
            }
            state.pay(*seat, *cost);
            // The bonus card closes its question.
            state.stack.pop_if(|top| *top == super::pending_decisions::PendingDecision::BonusDeck);
            game.draws = draw + cards.len() as u64;
        }
        Event::ScoutSent { seat, at, draw } => {
            game.state.land_cards.remove(Card(at.0));
            game.state.seat_mut(*seat).scouts.push(*at);
            game.draws = draw + 1;
        }
        Event::EnergyHidden { at, draw, .. } => {
            game.state.land_cards.remove(Card(at.0));
            game.state.facts.hidden_energy.push(*at);
            game.draws = draw + 1;
        }
    }
    game.state.asked_since = game.seq + 1;
}

/// Records an answer that others don't see: dice named in secret (A1-11), or a sealed one: a bid, a reaction, a garrison.
pub(super) fn record_hidden(game: &mut Game, by: Seat, action: &Action, visibility: Visibility) {
    if let (Visibility::Partial, Action::Throw { dice, commanders }) = (visibility, action) {
        game.state.asked_since = game.seq + 1;
        if let Some(open) = game.state.invasion_mut() {
            open.stage = InvasionStage::Defending { dice: *dice, commanders: *commanders, hidden: true };
        }
        return;
    }
    if let Some(sealed) = game.state.sealed.iter_mut().find(|sealed| sealed.seat == by) {
        sealed.answer = Some(action.clone());
    }
}
