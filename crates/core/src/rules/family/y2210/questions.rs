//! The open questions of a game: those of the topmost interrupting decision, otherwise those of the phase.

use super::options::Casualties;
use super::state::{Phase, options};
use super::steps::{
    Agree, Bid, Buy, Claim, Deploy, Fortify, Garrison, Hire, Invade, Marker, Place, Prepare, React, Settle,
    Wish, bonus_deck, confirm_blank_card,
};
use super::{Asked, Game, Menu, PendingDecision};
use crate::rules::engine::{Clock, Question, Visibility};
use crate::rules::ids::{AskId, Seat};

/// All open questions.
pub(super) fn questions(game: &Game) -> Vec<Question<Menu>> {
    let state = &game.state;
    let seat = state.current;
    if game.outcome.is_some() {
        return Vec::new();
    }
    if let Some(pending) = state.stack.last() {
        return match pending.asked(game) {
            Asked::One(to, menu) => one(game, to, menu),
            Asked::Sealed => sealed(game),
        };
    }
    let menu = match state.phase {
        Phase::New | Phase::Over => return Vec::new(),
        Phase::Agreeing | Phase::Wishing | Phase::Garrisoning | Phase::Bidding => return sealed(game),
        Phase::Claiming => Menu::Claim(Claim::ask(game)),
        Phase::Placing => Menu::Deploy(Deploy::ask(game, seat)),
        Phase::Settling { piece } => Menu::Settle(Settle::ask(game, seat, piece)),
        Phase::Choosing => Menu::Marker(Marker::ask(game)),
        Phase::Collecting { left } => Menu::Place(Place::ask(game, seat, left)),
        Phase::Hiring => Menu::Hire(Hire::ask(game, seat)),
        Phase::Buying => Menu::Buy(Buy::ask(game, seat)),
        Phase::Preparing => Menu::Prepare(Prepare::ask(game, seat)),
        Phase::Invading => Menu::Invade(Invade::ask(game, seat)),
        Phase::Fortifying => Menu::Fortify(Fortify::ask(game, seat)),
    };
    one(game, seat, menu)
}

/// An open question to one seat: a reaction, if it is another seat's turn. Losses wait for nobody unless the table says so
/// (A1-12).
fn one(game: &Game, to: Seat, menu: Menu) -> Vec<Question<Menu>> {
    let id = AskId { opened: game.state.asked_since, to, number: 0 };
    let at_once = matches!(menu, Menu::Lose(_)) && options(game).casualties == Casualties::Auto;
    let clock = if at_once {
        Clock::Standing
    } else if to == game.state.current {
        Clock::Turn
    } else if matches!(menu, Menu::Confirm(_)) {
        Clock::Awaited
    } else {
        Clock::Reaction
    };
    vec![Question { id, menu, visibility: Visibility::Open, clock }]
}

fn sealed(game: &Game) -> Vec<Question<Menu>> {
    let state = &game.state;
    let waiting = state.sealed.iter().filter(|sealed| sealed.answer.is_none());
    let clock = if state.stack.is_empty() { Clock::Everybody } else { Clock::Reaction };
    let ask = |to: Seat| {
        let menu = sealed_menu(game, to)?;
        let id = AskId { opened: state.sealed_since, to, number: 0 };
        Some(Question { id, menu, visibility: Visibility::Sealed, clock })
    };
    waiting.filter_map(|sealed| ask(sealed.seat)).collect()
}

/// The sealed question for a seat, whether it has been answered or not.
pub(super) fn sealed_menu(game: &Game, to: Seat) -> Option<Menu> {
    if !game.state.stack.is_empty() {
        return React::ask(game, to).map(Menu::React);
    }
    Some(match game.state.phase {
        Phase::Agreeing => Menu::Agree(Agree::ask(game)),
        Phase::Wishing => Menu::Wish(Wish::ask(game)),
        Phase::Garrisoning => Menu::Garrison(Garrison::ask(game, to)),
        Phase::New
        | Phase::Claiming
        | Phase::Placing
        | Phase::Settling { .. }
        | Phase::Bidding
        | Phase::Choosing
        | Phase::Collecting { .. }
        | Phase::Hiring
        | Phase::Buying
        | Phase::Preparing
        | Phase::Invading
        | Phase::Fortifying
        | Phase::Over => Menu::Bid(Bid::ask(game, to)),
    })
}

impl PendingDecision {
    /// The question that is open while this decision is on top and can't go on by itself.
    fn asked(&self, game: &Game) -> Asked {
        let current = game.state.current;
        match self {
            Self::Invasion(pending) => pending.asked(game),
            Self::Losses(pending) => pending.asked(game),
            Self::BonusDeck => {
                Asked::One(current, Menu::BonusDeck(bonus_deck::BonusDeck::ask(game, current)))
            }
            Self::Reduction(pending) => pending.asked(game),
            Self::NuclearRound(pending) => pending.asked(game),
            Self::Shown(pending) => confirm_blank_card::asked(game, pending),
        }
    }
}
