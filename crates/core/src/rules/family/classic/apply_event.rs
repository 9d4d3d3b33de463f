//! Applies events to the state: total, no rules, no randomness, no errors. Each public event type implements its own
//! recording; an event without it doesn't compile.

use super::Game;
use super::Public;
use super::event::Event;
use super::state::State;
use super::steps::Action;
use crate::rules::bitset::CardSet;
use crate::rules::engine::{Recorded as _, Visibility};
use crate::rules::ids::{Card, Seat};

pub(super) fn record(game: &mut Game, event: &Event) {
    match event {
        Event::Public(public) => public.record(game),
        Event::Drew { seat, card, draw } => {
            game.state.deck.remove(*card);
            game.state.seats[seat.index()].hand.insert(*card);
            game.draws = draw + 1;
        }
        Event::CardsTaken { from, by, cards } => cards_taken(&mut game.state, (*from, *by), cards),
        Event::ObjectiveDealt { seat, objective, draw } => {
            game.state.seats[seat.index()].objective = Some(objective.clone());
            game.draws = draw + 1;
        }
    }
    // The table's clock may call time while a question is open; the question keeps its id.
    if !matches!(event, Event::Public(Public::TimeCalled(_))) {
        game.state.asked_since = game.seq + 1;
    }
}

/// Records a hidden answer: a secret number of dice (A0-5), or a sealed answer of the set-up.
pub(super) fn record_hidden(game: &mut Game, by: Seat, action: &Action, visibility: Visibility) {
    let state = &mut game.state;
    match (visibility, action) {
        (Visibility::Partial, Action::Attack { dice, .. }) => state.hidden_dice = *dice,
        _ => {
            if let Some(place) = state.sealed.get_mut(by.index()) {
                *place = Some(action.clone());
            }
        }
    }
}

fn cards_taken(state: &mut State, (from, by): (Seat, Seat), cards: &[Card]) {
    let taken: CardSet = cards.iter().copied().collect();
    let loser = &mut state.seats[from.index()].hand;
    *loser = loser.difference(taken);
    let winner = &mut state.seats[by.index()].hand;
    *winner = winner.union(taken);
    state.captured_cards = state.captured_cards.union(taken);
}
