//! Which questions are open now, with menus and defaults. Never changes anything.

use super::options::{ClassicOptions, DefenceChoice, FortifyMode, SetsForced};
use super::safe;
use super::state::{Classic, FREE_HAND, Frame, Phase, options, state};
use super::{bounds, cards, limits, moves, spoils};
use crate::rules::action::Action;
use crate::rules::ask::{Ask, Menu, Pace, Shift, Strike};
use crate::rules::game::Game;
use crate::rules::ids::{AskId, Card, Holder, Seat, TerritoryId};
use crate::rules::set::{CardSet, TerritorySet};

/// The most dice an attacker rolls (R1-67).
pub(super) const ATTACK_DICE: u32 = 3;

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
            Frame::Defence { chooser, .. } | Frame::Consent { chooser, .. } => {
                one(chooser, frame_menu(game, state, frame), Pace::Reaction)
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
        Phase::Claiming => turn(Menu::Claim { free: state.held_by(Holder::Nobody) }),
        Phase::Placing => turn(deploy_menu(options(game), state, state.current, false)),
        Phase::Reinforcing { left, begun } => turn(reinforce_menu(game, state, left, begun)),
        Phase::Attacking => turn(Menu::Attack { strikes: strikes(game, state) }),
        Phase::Fortifying => turn(Menu::Fortify {
            shifts: shifts(game, state),
            more: options(game).fortify == FortifyMode::MultiAdjacent,
        }),
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
        _ => deploy_menu(options(game), state, to, true),
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
            least: least_defence(game, to),
            dice: most_defence(game, to),
        },
        Frame::Throw { from, to, defence } => Menu::Throw {
            from,
            to,
            defence,
            least: if options(game).no_inferiority.on() { defence } else { 1 },
            dice: most_attack(state, from),
        },
        Frame::Discard => discard_menu(game, state),
        Frame::Advance { from, to, min, .. } => {
            let least = options(game).advance_garrison.number();
            let own = state.held_by(state.at(from).holder);
            let stays = limits::garrison(game.board(), own, from, least);
            let free = state.at(from).armies.saturating_sub(stays);
            Menu::Advance { from, to, min, max: free.max(min) }
        }
        Frame::Bonus { among } => Menu::Bonus { among },
        Frame::TradeDown { .. } => trade_menu(game, state),
        Frame::Spoils { .. } => {
            let sets = spoils::sets(game, state);
            let (value, lost) = brings(game, state, &sets);
            Menu::Spoils { sets, value, lost }
        }
        Frame::Consent { from, to, .. } => Menu::Consent { by: state.current, from, to },
        Frame::PlaceOwed { left } => Menu::Reinforce {
            own: state.held_by(Holder::Seat(state.current)),
            left,
            sets: Vec::new(),
            value: cards::next(options(game), state.sets),
            lost: 0,
        },
    }
}

fn discard_menu(game: &Game, state: &Classic) -> Menu {
    let hand = state.chair(state.current).hand;
    let limit = limits::hand_limit(options(game)).unwrap_or(hand.len());
    Menu::Discard { hand, count: hand.len().saturating_sub(limit) as u8 }
}

fn trade_menu(game: &Game, state: &Classic) -> Menu {
    let hand = state.chair(state.current).hand;
    let sets = cards::sets(game.board(), options(game), hand);
    let (value, lost) = brings(game, state, &sets);
    Menu::Trade { sets, value, lost, hand, down_to: FREE_HAND as u8 }
}

/// The most armies that one of those sets brings, and how many of that one are lost to the bound of the table: nobody gives
/// cards for nothing unawares (R4-11, A4-8).
fn brings(game: &Game, state: &Classic, sets: &[[Card; 3]]) -> (u32, u32) {
    let worth = cards::best(game.board(), options(game), state.sets, sets);
    let room = if sets.is_empty() { u32::MAX } else { limits::room(options(game), state, state.current) };
    (worth.min(room), worth.saturating_sub(room))
}

fn reinforce_menu(game: &Game, state: &Classic, left: u32, begun: bool) -> Menu {
    let hand = state.chair(state.current).hand;
    let options = options(game);
    if !begun && options.forced == SetsForced::AtFive && hand.len() > FREE_HAND {
        return trade_menu(game, state);
    }
    let over = begun || state.traded >= options.sets_per_turn.most();
    let sets = if over { Vec::new() } else { cards::sets(game.board(), options, hand) };
    let (value, lost) = brings(game, state, &sets);
    Menu::Reinforce { own: state.held_by(Holder::Seat(state.current)), left, sets, value, lost }
}

/// By the book one army at a time or three, with two players two and a neutral one (R1-61, R1-74, R2-7); sealed all of
/// them.
fn deploy_menu(options: &ClassicOptions, state: &Classic, seat: Seat, all: bool) -> Menu {
    let two = state.chairs.len() == 2;
    let in_hand = state.chair(seat).in_hand;
    let (armies, neutral) = match (all, two) {
        (true, _) => (in_hand, state.neutral_left / 2),
        (false, true) => (in_hand.min(2), state.neutral_left.min(1)),
        (false, false) => (in_hand.min(options.place_by.number()), 0),
    };
    Menu::Deploy {
        own: state.held_by(Holder::Seat(seat)),
        armies,
        neutral: state.held_by(Holder::Neutral),
        neutral_armies: if two { neutral } else { 0 },
    }
}

/// Every attack that the seat on turn can announce: any number of them, from anywhere, or none (R2-16, R2-17, R2-21, R4-6).
/// As often as one likes, from wherever one likes, captured land too, or not at all (R0-19, R0-20, R0-22, R0-23, R0-28,
/// R0-30, R0-31).
fn strikes(game: &Game, state: &Classic) -> Vec<Strike> {
    let own = state.held_by(Holder::Seat(state.current));
    let mut strikes = Vec::new();
    for from in own.iter().filter(|from| state.at(*from).armies >= 2) {
        let dice = most_attack(state, from);
        let targets = game.board().territory(from).borders.difference(own);
        let strike = targets.iter().filter(|to| bounds::attackable(game, *to)).map(|to| Strike {
            from,
            to,
            dice,
            least: least_attack(game, to),
            fast: bounds::may_propose(game, from, to),
        });
        strikes.extend(strike.filter(|strike| strike.least <= dice));
    }
    strikes
}

/// The most attack dice from a territory with two armies or more (R1-67, R2-18).
pub(super) fn most_attack(state: &Classic, from: TerritoryId) -> u8 {
    state.at(from).armies.saturating_sub(1).min(ATTACK_DICE) as u8
}

/// The fewest attack dice: no fewer than the defender may throw, where inferior attacks are forbidden (R4-22, A4-18).
pub(super) fn least_attack(game: &Game, to: TerritoryId) -> u8 {
    if options(game).no_inferiority.on() { most_defence(game, to) } else { 1 }
}

/// Every move that the seat on turn can make at the end (R1-71, R2-24).
fn shifts(game: &Game, state: &Classic) -> Vec<Shift> {
    bounds::ground(game).shifts(state.current)
}

/// Where armies of `from` may be moved at the end of the turn (R1-71, A1-10).
pub(super) fn within_reach(game: &Game, from: TerritoryId, own: TerritorySet) -> TerritorySet {
    moves::reach(game.board(), options(game).fortify, from, own)
}

/// The most defence dice for a territory (R1-67, R2-19).
pub(super) fn most_defence(game: &Game, at: TerritoryId) -> u8 {
    state(game).at(at).armies.min(options(game).defence_dice.number()) as u8
}

/// The fewest defence dice for a territory: two of two armies and more where the rules say so (R0-24, A0-3).
pub(super) fn least_defence(game: &Game, at: TerritoryId) -> u8 {
    let fewest = if options(game).defence == DefenceChoice::TwoUp { 2 } else { 1 };
    most_defence(game, at).min(fewest)
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
        Menu::Spoils { .. } => Action::Keep,
        Menu::Consent { .. } => Action::Consent { yes: false },
        Menu::Attack { .. } => Action::Stop,
        Menu::Defend { dice, .. } => Action::Defend { dice: *dice },
        Menu::Throw { dice, .. } => Action::Throw { dice: *dice },
        Menu::Discard { hand, count } => Action::Discard { cards: drop_last(*hand, state.booty, *count) },
        Menu::Advance { min, .. } => Action::Advance { armies: *min },
        Menu::Fortify { .. } => Action::Hold,
    }
}

/// The cards that silence drops: the captured ones, the last first; then the last of the others (A2-22).
fn drop_last(hand: CardSet, booty: CardSet, count: u8) -> Vec<Card> {
    let (captured, own) = (hand.intersection(booty), hand.difference(booty));
    let mut order: Vec<Card> = own.iter().chain(captured.iter()).collect();
    order.reverse();
    order.truncate(usize::from(count));
    order
}

/// The one legal answer, where there is just one and giving it at once tells no secret (S-10).
///
/// A trade is never hurried: that would tell something about the other cards in hand.
pub(super) fn only_answer(state: &Classic, menu: &Menu) -> Option<Action> {
    match menu {
        Menu::Claim { free } if free.len() == 1 => free.nth(0).map(|at| Action::Claim { at }),
        Menu::Reinforce { own, left, .. } if own.len() == 1 || *left == 0 => {
            let begun =
                !state.stack.is_empty() || matches!(state.phase, Phase::Reinforcing { begun: true, .. });
            let may_trade = !begun && state.chair(state.current).hand.len() >= 3;
            let at = own.nth(0)?;
            let armies = if *left == 0 { Vec::new() } else { vec![(at, *left)] };
            (!may_trade).then_some(Action::Place { armies })
        }
        Menu::Attack { strikes } if strikes.is_empty() => Some(Action::Stop),
        Menu::Defend { least, dice, .. } if least == dice => Some(Action::Defend { dice: *dice }),
        Menu::Throw { least, dice, .. } if least == dice => Some(Action::Throw { dice: *dice }),
        Menu::Discard { count: 0, .. } => Some(Action::Discard { cards: Vec::new() }),
        Menu::Advance { min, max, .. } if min == max => Some(Action::Advance { armies: *min }),
        Menu::Fortify { shifts, .. } if shifts.is_empty() => Some(Action::Hold),
        Menu::Claim { .. }
        | Menu::Wish { .. }
        | Menu::Deploy { .. }
        | Menu::Reinforce { .. }
        | Menu::Trade { .. }
        | Menu::Bonus { .. }
        | Menu::Spoils { .. }
        | Menu::Consent { .. }
        | Menu::Attack { .. }
        | Menu::Defend { .. }
        | Menu::Throw { .. }
        | Menu::Discard { .. }
        | Menu::Advance { .. }
        | Menu::Fortify { .. } => None,
    }
}
