//! Sets with captured cards, exchanged in the middle of a turn (R0-44, A0-18). Never forces anybody (R0-39).

use super::cards;
use super::options::UseCardsNow;
use super::state::{Classic, Frame, options, state};
use super::step::Step;
use crate::rules::event::Public;
use crate::rules::game::Game;
use crate::rules::ids::{Card, Seat};

/// Fewest cards with which the question is put: whether they make a set is nobody else's business.
const FEWEST: usize = 3;

/// Whether the seat may be asked for a set; told from what everybody knows.
fn possible(game: &Game, seat: Seat) -> bool {
    let state = state(game);
    let left = state.traded < options(game).sets_per_turn.most();
    left && !state.booty.is_empty() && state.chair(seat).hand.len() >= FEWEST
}

/// After the armies have moved in: the eliminator may exchange sets.
pub(super) fn open(step: &mut Step<'_>, seat: Seat) {
    if options(&step.game).use_cards_now == UseCardsNow::On && possible(&step.game, seat) {
        step.say(Public::SpoilsOpened { seat });
    }
}

/// The sets in a hand that hold a captured card.
pub(super) fn sets(game: &Game, state: &Classic) -> Vec<[Card; 3]> {
    let hand = state.chair(state.current).hand;
    let mut sets = cards::sets(game.board(), options(game), hand);
    sets.retain(|set| captured(state, *set));
    sets
}

/// Whether one of those cards was captured by the elimination that the question follows.
pub(super) fn captured(state: &Classic, set: [Card; 3]) -> bool {
    set.iter().any(|card| state.booty.contains(*card))
}

/// A set was exchanged: another may follow, else the armies are placed.
pub(super) fn traded(step: &mut Step<'_>, seat: Seat) {
    if matches!(step.state().stack.last(), Some(Frame::Spoils { .. })) && !possible(&step.game, seat) {
        close(step, seat);
    }
}

/// No more sets: the armies for those exchanged are placed at once (R0-44, R0-46).
pub(super) fn close(step: &mut Step<'_>, seat: Seat) {
    match step.state().stack.last().copied() {
        Some(Frame::Spoils { armies }) if armies > 0 => step.say(Public::PlaceOwed { seat, armies }),
        _ => step.say(Public::SpoilsClosed { seat }),
    }
}
