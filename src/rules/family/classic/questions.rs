//! Which questions are open now, with their menus.

use super::menu::Menu;
use super::options::{FortifyMode, Options, SetsForced};
use super::state::{FREE_HAND, Frame, Phase, State, options, state};
use super::steps::{least_defence, most_attack, most_defence, spoil_sets, strikes};
use super::{Game, caps, cards, restrictions, steps};
use crate::rules::engine::{Clock, Question, Visibility};
use crate::rules::ids::{AskId, Card, Holder, Seat};

/// Every open question.
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
    if let Some(frame) = state.stack.last() {
        return match *frame {
            Frame::Defence { chooser, .. } | Frame::Consent { chooser, .. } => {
                one(chooser, frame_menu(game, state, frame), Clock::Reaction)
            }
            Frame::Throw { .. }
            | Frame::Discard
            | Frame::Advance { .. }
            | Frame::Bonus { .. }
            | Frame::TradeDown { .. }
            | Frame::Spoils { .. }
            | Frame::PlaceOwed { .. } => turn(frame_menu(game, state, frame)),
        };
    }
    match state.phase {
        Phase::New | Phase::Over => Vec::new(),
        Phase::Wishing | Phase::SealedPlacing => sealed(game, state),
        Phase::Claiming => turn(Menu::Claim(steps::Claim { free: state.held_by(Holder::Nobody) })),
        Phase::Placing => turn(deploy_menu(options(game), state, state.current, false)),
        Phase::Reinforcing { left, begun } => turn(reinforce_menu(game, state, left, begun)),
        Phase::Attacking => turn(Menu::Attack(steps::Attack { strikes: strikes(game, state) })),
        Phase::Fortifying => turn(Menu::Fortify(steps::Fortify {
            shifts: restrictions::ground(game).shifts(state.current),
            more: options(game).fortify == FortifyMode::MultiAdjacent,
        })),
    }
}

fn sealed(game: &Game, state: &State) -> Vec<Question<Menu>> {
    let waiting = state.in_order().filter(|seat| state.sealed[seat.index()].is_none());
    let ask = |to| Question {
        id: AskId { opened: state.sealed_since, to, number: 0 },
        menu: sealed_menu(game, state, to),
        visibility: Visibility::Sealed,
        clock: Clock::Everybody,
    };
    waiting.map(ask).collect()
}

/// The sealed question put to a seat, whether it has answered yet or not.
pub(super) fn sealed_menu(game: &Game, state: &State, to: Seat) -> Menu {
    match state.phase {
        Phase::Wishing => Menu::Wish(steps::Wish { of: game.board().all() }),
        _ => deploy_menu(options(game), state, to, true),
    }
}

fn frame_menu(game: &Game, state: &State, frame: &Frame) -> Menu {
    match *frame {
        Frame::Defence { from, to, dice, .. } => Menu::Defend(steps::Defend {
            by: state.current,
            from,
            to,
            whose: state.at(to).holder,
            attack: dice,
            least: least_defence(game, to),
            dice: most_defence(game, to),
        }),
        Frame::Throw { from, to, defence } => Menu::Throw(steps::Throw {
            from,
            to,
            defence,
            least: if options(game).no_inferiority.on() { defence } else { 1 },
            dice: most_attack(state, from),
        }),
        Frame::Discard => discard_menu(game, state),
        Frame::Advance { from, to, min, .. } => {
            let least = options(game).advance_garrison.number();
            let own = state.held_by(state.at(from).holder);
            let stays = caps::garrison(game.board(), own, from, least);
            let free = state.at(from).armies.saturating_sub(stays);
            Menu::Advance(steps::Advance { from, to, min, max: free.max(min) })
        }
        Frame::Bonus { among } => Menu::Bonus(steps::Bonus { among }),
        Frame::TradeDown { .. } => trade_menu(game, state),
        Frame::Spoils { .. } => {
            let sets = spoil_sets(game, state);
            let (value, lost) = brings(game, state, &sets);
            Menu::Spoils(steps::Spoils { sets, value, lost })
        }
        Frame::Consent { from, to, .. } => Menu::Consent(steps::Consent { by: state.current, from, to }),
        Frame::PlaceOwed { left } => Menu::Reinforce(steps::Reinforce {
            own: state.held_by(Holder::Seat(state.current)),
            left,
            sets: Vec::new(),
            value: cards::next(options(game), state.sets),
            lost: 0,
        }),
    }
}

fn discard_menu(game: &Game, state: &State) -> Menu {
    let hand = state.seat(state.current).hand;
    let limit = caps::hand_limit(options(game)).unwrap_or(hand.len());
    Menu::Discard(steps::Discard { hand, count: hand.len().saturating_sub(limit) as u8 })
}

fn trade_menu(game: &Game, state: &State) -> Menu {
    let hand = state.seat(state.current).hand;
    let sets = cards::sets(game.board(), options(game), hand);
    let (value, lost) = brings(game, state, &sets);
    Menu::Trade(steps::Trade { sets, value, lost, hand, down_to: FREE_HAND as u8 })
}

/// The most armies that one of those sets brings, and how many of that one are lost to the bound of the table: nobody gives
/// cards for nothing unawares (R4-11, A4-8).
fn brings(game: &Game, state: &State, sets: &[[Card; 3]]) -> (u32, u32) {
    let worth = cards::best(game.board(), options(game), state.sets, sets);
    let room = if sets.is_empty() { u32::MAX } else { caps::room(options(game), state, state.current) };
    (worth.min(room), worth.saturating_sub(room))
}

fn reinforce_menu(game: &Game, state: &State, left: u32, begun: bool) -> Menu {
    let hand = state.seat(state.current).hand;
    let options = options(game);
    if !begun && options.forced == SetsForced::AtFive && hand.len() > FREE_HAND {
        return trade_menu(game, state);
    }
    let over = begun || state.traded >= options.sets_per_turn.most();
    let sets = if over { Vec::new() } else { cards::sets(game.board(), options, hand) };
    let (value, lost) = brings(game, state, &sets);
    Menu::Reinforce(steps::Reinforce {
        own: state.held_by(Holder::Seat(state.current)),
        left,
        sets,
        value,
        lost,
    })
}

/// By the book one army at a time or three, with two players two and a neutral one (R1-61, R1-74, R2-7); sealed all of
/// them.
fn deploy_menu(options: &Options, state: &State, seat: Seat, all: bool) -> Menu {
    let two = state.seats.len() == 2;
    let in_hand = state.seat(seat).in_hand;
    let (armies, neutral) = match (all, two) {
        (true, _) => (in_hand, state.neutral_left / 2),
        (false, true) => (in_hand.min(2), state.neutral_left.min(1)),
        (false, false) => (in_hand.min(options.place_by.number()), 0),
    };
    Menu::Deploy(steps::Deploy {
        own: state.held_by(Holder::Seat(seat)),
        armies,
        neutral: state.held_by(Holder::Neutral),
        neutral_armies: if two { neutral } else { 0 },
    })
}
