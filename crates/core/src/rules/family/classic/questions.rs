//! The open questions of a game: those of the topmost interrupting decision, otherwise those of the phase.

use super::Game;
use super::state::{Phase, State, state};
use super::steps::{Attack, Claim, Deploy, Fortify, Interrupts as _, Menu, Reinforce, Trade, Wish};
use crate::rules::engine::{Clock, Question, Visibility};
use crate::rules::ids::{AskId, Seat};

/// All open questions.
pub(super) fn questions(game: &Game) -> Vec<Question<Menu>> {
    let state = state(game);
    let one = |to: Seat, menu: Menu, clock: Clock| {
        let id = AskId { opened: state.asked_since, to, number: 0 };
        vec![Question { id, menu, visibility: Visibility::Open, clock }]
    };
    let turn = |menu| one(state.current, menu, Clock::Turn);
    if game.outcome.is_some() {
        return Vec::new();
    }
    if let Some(pending) = state.stack.last() {
        let menu = pending.menu(game);
        return match pending.reacting_seat() {
            Some(chooser) => one(chooser, menu, Clock::Reaction),
            None => turn(menu),
        };
    }
    match state.phase {
        Phase::New | Phase::Over => Vec::new(),
        Phase::Wishing | Phase::SealedPlacing => sealed(game, state),
        Phase::Claiming => turn(Menu::Claim(Claim::ask(game))),
        Phase::Placing => turn(Menu::Deploy(Deploy::ask(game, state.current, false))),
        Phase::Reinforcing { left, begun } => turn(if !begun && Trade::begins_turn(game) {
            Menu::Trade(Trade::ask(game))
        } else {
            Menu::Reinforce(Reinforce::ask(game, left, begun))
        }),
        Phase::Attacking => turn(Menu::Attack(Attack::ask(game))),
        Phase::Fortifying => turn(Menu::Fortify(Fortify::ask(game))),
    }
}

/// The open questions to which there may be a single answer: not one to attack or to move while anything can be done.
pub(super) fn questions_to_settle(game: &Game) -> Option<Vec<Question<Menu>>> {
    let state = state(game);
    let goes_on = match state.phase {
        Phase::Attacking => Attack::is_possible(game),
        Phase::Fortifying => Fortify::is_possible(game),
        Phase::New
        | Phase::Wishing
        | Phase::Claiming
        | Phase::Placing
        | Phase::SealedPlacing
        | Phase::Reinforcing { .. }
        | Phase::Over => false,
    };
    (!state.stack.is_empty() || !goes_on).then(|| questions(game))
}

fn sealed(game: &Game, state: &State) -> Vec<Question<Menu>> {
    let waiting = state.in_order().filter(|seat| state.sealed[seat.index()].is_none());
    let ask = |to| Question {
        id: AskId { opened: state.sealed_since, to, number: 0 },
        menu: sealed_menu(game, to),
        visibility: Visibility::Sealed,
        clock: Clock::Everybody,
    };
    waiting.map(ask).collect()
}

/// The sealed question for a seat, whether it has been answered or not.
pub(super) fn sealed_menu(game: &Game, to: Seat) -> Menu {
    if state(game).phase == Phase::Wishing {
        Menu::Wish(Wish::ask(game))
    } else {
        Menu::Deploy(Deploy::ask(game, to, true))
    }
}
