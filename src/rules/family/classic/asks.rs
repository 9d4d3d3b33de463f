//! Which questions are open now, with menus and defaults. Never changes anything.

use super::cards;
use super::options::FortifyMode;
use super::safe;
use super::state::{Classic, FREE_HAND, Frame, Phase, options, state};
use crate::rules::action::Action;
use crate::rules::ask::{Ask, Menu, Pace, Shift, Strike};
use crate::rules::board::Board;
use crate::rules::game::Game;
use crate::rules::ids::{AskId, Holder, Seat, TerritoryId};
use crate::rules::set::TerritorySet;

/// The most dice an attacker rolls (R1-67).
pub(super) const ATTACK_DICE: u32 = 3;
/// The most dice a defender rolls (R1-67).
pub(super) const DEFENCE_DICE: u32 = 2;

/// A question without its default, which only some callers need.
pub(super) struct Question {
    pub(super) id: AskId,
    pub(super) menu: Menu,
    pub(super) pace: Pace,
}

pub(crate) fn asks(game: &Game) -> Vec<Ask> {
    let questions = questions(game);
    questions.into_iter().map(|question| with_default(game, question)).collect()
}

fn with_default(game: &Game, question: Question) -> Ask {
    let default = default(game, question.id.to, &question.menu);
    Ask { id: question.id, to: question.id.to, menu: question.menu, default, pace: question.pace }
}

/// Every open question, cheapest form.
pub(super) fn questions(game: &Game) -> Vec<Question> {
    let state = state(game);
    let one =
        |to: Seat, menu: Menu, pace: Pace| vec![Question { id: AskId { opened: game.seq, to }, menu, pace }];
    let turn = |menu| one(state.current, menu, Pace::Turn);
    if game.outcome.is_some() {
        return Vec::new();
    }
    if let Some(frame) = state.stack.last() {
        return match *frame {
            Frame::Defence { chooser, .. } => one(chooser, frame_menu(game, state, frame), Pace::Reaction),
            Frame::Advance { .. }
            | Frame::Bonus { .. }
            | Frame::TradeDown { .. }
            | Frame::PlaceOwed { .. } => turn(frame_menu(game, state, frame)),
        };
    }
    match state.phase {
        Phase::New | Phase::Over => Vec::new(),
        Phase::Wishing | Phase::SealedPlacing => sealed(game, state),
        Phase::Claiming => turn(Menu::Claim { free: state.held_by(Holder::Nobody) }),
        Phase::Placing => turn(deploy_menu(state, state.current, false)),
        Phase::Reinforcing { left, begun } => turn(reinforce_menu(game, state, left, begun)),
        Phase::Attacking => turn(Menu::Attack { strikes: strikes(game.board(), state) }),
        Phase::Fortifying => turn(Menu::Fortify { shifts: shifts(game, state) }),
    }
}

fn sealed(game: &Game, state: &Classic) -> Vec<Question> {
    let waiting = state.in_order().filter(|seat| state.sealed[seat.index()].is_none());
    let ask = |to| Question {
        id: AskId { opened: state.sealed_since, to },
        menu: sealed_menu(game, state, to),
        pace: Pace::Sealed,
    };
    waiting.map(ask).collect()
}

/// The sealed question put to a seat, whether it has answered yet or not.
pub(super) fn sealed_menu(game: &Game, state: &Classic, to: Seat) -> Menu {
    match state.phase {
        Phase::Wishing => Menu::Wish { of: game.board().all() },
        _ => deploy_menu(state, to, true),
    }
}

fn frame_menu(game: &Game, state: &Classic, frame: &Frame) -> Menu {
    match *frame {
        Frame::Defence { from, to, dice, .. } => Menu::Defend {
            by: state.current,
            from,
            to,
            whose: state.at(to).holder,
            attack: dice,
            dice: most_defence(state, to),
        },
        Frame::Advance { from, to, min, .. } => {
            Menu::Advance { from, to, min, max: state.at(from).armies - 1 }
        }
        Frame::Bonus { among } => Menu::Bonus { among },
        Frame::TradeDown { .. } => trade_menu(game.board(), state),
        Frame::PlaceOwed { left } => Menu::Reinforce {
            own: state.held_by(Holder::Seat(state.current)),
            left,
            sets: Vec::new(),
            value: cards::value(state.sets),
        },
    }
}

fn trade_menu(board: &Board, state: &Classic) -> Menu {
    let hand = state.chair(state.current).hand;
    Menu::Trade {
        sets: cards::sets(board, hand),
        value: cards::value(state.sets),
        hand,
        down_to: FREE_HAND as u8,
    }
}

fn reinforce_menu(game: &Game, state: &Classic, left: u32, begun: bool) -> Menu {
    let hand = state.chair(state.current).hand;
    if !begun && hand.len() > FREE_HAND {
        return trade_menu(game.board(), state);
    }
    Menu::Reinforce {
        own: state.held_by(Holder::Seat(state.current)),
        left,
        sets: if begun { Vec::new() } else { cards::sets(game.board(), hand) },
        value: cards::value(state.sets),
    }
}

/// By the book one army at a time, with two players two and a neutral one (R1-61, R1-74); sealed all of them.
fn deploy_menu(state: &Classic, seat: Seat, all: bool) -> Menu {
    let two = state.chairs.len() == 2;
    let in_hand = state.chair(seat).in_hand;
    let (armies, neutral) = match (all, two) {
        (true, _) => (in_hand, state.neutral_left / 2),
        (false, true) => (in_hand.min(2), state.neutral_left.min(1)),
        (false, false) => (in_hand.min(1), 0),
    };
    Menu::Deploy {
        own: state.held_by(Holder::Seat(seat)),
        armies,
        neutral: state.held_by(Holder::Neutral),
        neutral_armies: if two { neutral } else { 0 },
    }
}

/// Every attack that the seat on turn can announce.
fn strikes(board: &Board, state: &Classic) -> Vec<Strike> {
    let own = state.held_by(Holder::Seat(state.current));
    let mut strikes = Vec::new();
    for from in own.iter().filter(|from| state.at(*from).armies >= 2) {
        let dice = (state.at(from).armies - 1).min(ATTACK_DICE) as u8;
        let targets = board.territory(from).borders.difference(own);
        strikes.extend(targets.iter().map(|to| Strike { from, to, dice }));
    }
    strikes
}

/// Every move that the seat on turn can make at the end.
fn shifts(game: &Game, state: &Classic) -> Vec<Shift> {
    let own = state.held_by(Holder::Seat(state.current));
    let mut shifts = Vec::new();
    for from in own.iter().filter(|from| state.at(*from).armies >= 2) {
        let targets = within_reach(game, from, own);
        let armies = state.at(from).armies - 1;
        shifts.extend(targets.iter().map(|to| Shift { from, to, armies }));
    }
    shifts
}

/// Where armies of `from` may be moved at the end of the turn (R1-71, A1-10).
pub(super) fn within_reach(game: &Game, from: TerritoryId, own: TerritorySet) -> TerritorySet {
    match options(game).fortify {
        FortifyMode::OneAdjacent | FortifyMode::MultiAdjacent => {
            game.board().territory(from).borders.intersection(own)
        }
        FortifyMode::OnePath => {
            let mut reach = game.board().reach(from, own);
            reach.remove(from);
            reach
        }
    }
}

/// The most defence dice for a territory.
pub(super) fn most_defence(state: &Classic, at: TerritoryId) -> u8 {
    state.at(at).armies.min(DEFENCE_DICE) as u8
}

/// What the rules do for somebody who stays silent.
fn default(game: &Game, seat: Seat, menu: &Menu) -> Action {
    let (board, state) = (game.board(), state(game));
    match menu {
        Menu::Claim { .. } => Action::Claim { at: safe::claim(board, state, seat) },
        Menu::Wish { .. } => Action::Wish { order: Vec::new() },
        Menu::Deploy { own, armies, neutral, neutral_armies } => Action::Deploy {
            own: safe::place(board, &state.field, *own, *armies),
            neutral: safe::place(board, &state.field, *neutral, *neutral_armies),
        },
        Menu::Reinforce { own, left, .. } => {
            Action::Place { armies: safe::place(board, &state.field, *own, *left) }
        }
        Menu::Trade { sets, .. } => Action::Trade { cards: cards::forced_choice(board, state, seat, sets) },
        Menu::Bonus { among } => {
            let placed = safe::place(board, &state.field, *among, 1);
            Action::Bonus { at: placed.first().map_or_else(|| among.nth(0).expect("never empty"), |p| p.0) }
        }
        Menu::Attack { .. } => Action::Stop,
        Menu::Defend { dice, .. } => Action::Defend { dice: *dice },
        Menu::Advance { min, .. } => Action::Advance { armies: *min },
        Menu::Fortify { .. } => Action::Hold,
    }
}

/// The one legal answer, where there is just one and giving it at once tells no secret (S-10).
///
/// A trade is never hurried: that would tell something about the other cards in hand.
pub(super) fn only_answer(state: &Classic, menu: &Menu) -> Option<Action> {
    match menu {
        Menu::Claim { free } if free.len() == 1 => free.nth(0).map(|at| Action::Claim { at }),
        Menu::Reinforce { own, left, .. } if own.len() == 1 => {
            let begun =
                !state.stack.is_empty() || matches!(state.phase, Phase::Reinforcing { begun: true, .. });
            let may_trade = !begun && state.chair(state.current).hand.len() >= 3;
            let at = own.nth(0)?;
            (!may_trade).then(|| Action::Place { armies: vec![(at, *left)] })
        }
        Menu::Attack { strikes } if strikes.is_empty() => Some(Action::Stop),
        Menu::Defend { dice: 1, .. } => Some(Action::Defend { dice: 1 }),
        Menu::Advance { min, max, .. } if min == max => Some(Action::Advance { armies: *min }),
        Menu::Fortify { shifts } if shifts.is_empty() => Some(Action::Hold),
        Menu::Claim { .. }
        | Menu::Wish { .. }
        | Menu::Deploy { .. }
        | Menu::Reinforce { .. }
        | Menu::Trade { .. }
        | Menu::Bonus { .. }
        | Menu::Attack { .. }
        | Menu::Defend { .. }
        | Menu::Advance { .. }
        | Menu::Fortify { .. } => None,
    }
}
