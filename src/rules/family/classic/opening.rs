//! Setting up: who starts, who gets which territory, where the first armies stand (R1-61, R1-73, R1-74, [PBP-35]).

use super::options::{DealExtra, DealLand, SealedLand, SetupWay};
use super::state::{Classic, Phase, options};
use super::step::Step;
use super::{aims, order, safe, turn};
use crate::rules::action::{Action, Placement};
use crate::rules::chance::Luck;
use crate::rules::event::{Event, Public};
use crate::rules::game::Game;
use crate::rules::ids::{Holder, Seat, TerritoryId};
use crate::rules::set::TerritorySet;

/// The first events of a game.
pub(crate) fn open(game: &Game, luck: Luck<'_>) -> Vec<Event> {
    let mut step = Step::new(game, luck);
    order::throw(&mut step);
    aims::deal(&mut step);
    let options = options(game).clone();
    let two = game.setup.seats == 2;
    match options.setup {
        SetupWay::ByTheBook if !two && options.deal == DealLand::Claims => {
            step.say(Public::ClaimsOpened);
            let first = step.state().first;
            step.say(Public::SetupTurn { seat: first });
        }
        SetupWay::ByTheBook => {
            deal(&mut step);
            open_placing(&mut step);
        }
        SetupWay::Sealed if options.land == SealedLand::Wishes => step.say(Public::SealedOpened),
        SetupWay::Sealed => {
            deal(&mut step);
            open_sealed(&mut step);
        }
        SetupWay::Instant => {
            deal(&mut step);
            if armies_left(&step) {
                place_evenly(&mut step);
            }
            begin(&mut step);
        }
    }
    step.settle()
}

/// Whether anybody has starting armies to place: with one on each territory nobody has (R0-11).
fn armies_left(step: &Step<'_>) -> bool {
    let state = step.state();
    state.neutral_left > 0 || state.chairs.iter().any(|chair| chair.in_hand > 0)
}

fn begin(step: &mut Step<'_>) {
    let first = step.state().first;
    turn::begin(step, first, 1);
}

fn open_sealed(step: &mut Step<'_>) {
    if armies_left(step) { step.say(Public::SealedOpened) } else { begin(step) }
}

/// In turn everybody throws a die and draws that many territories, or what is left of them (R0-9, R0-10). The wild cards
/// are not among them; all cards go back into the deck (R0-8, R0-12).
fn deal_by_dice(step: &mut Step<'_>) {
    let draw = step.luck.number();
    let mut left: TerritorySet = step.board().all();
    let mut throws = Vec::new();
    let order: Vec<Seat> = step.state().in_order().collect();
    for seat in order.into_iter().cycle() {
        if left.is_empty() {
            break;
        }
        let die = step.luck.die();
        let mut drawn = Vec::new();
        for _ in 0..usize::from(die).min(left.len()) {
            let at = left.nth(step.luck.below(left.len())).expect("drawn below the pile's size");
            left.remove(at);
            drawn.push(at);
        }
        throws.push((seat, die, drawn));
    }
    let draws = (step.luck.number() - draw) as u32;
    step.say(Public::DealtByDice { throws, draw, draws });
}

/// The most deals that are made until nobody has more than half of a continent; far more than it takes.
const MOST_DEALS: u32 = 2_000;

/// Deals every territory, one each in turn; with two players a third pile is the neutral army's (R1-73). Who gets the cards
/// that are left over depends on where the deal begins and which way it goes (R2-6, R4-3, R4-8, A4-1).
fn deal(step: &mut Step<'_>) {
    let options = options(&step.game);
    if options.deal == DealLand::Dice && step.game.setup.seats > 2 {
        return deal_by_dice(step);
    }
    let half = options.half_continent.on();
    let mut takers: Vec<Holder> = step.state().in_order().map(Holder::Seat).collect();
    match options.deal_extra {
        DealExtra::First => {}
        DealExtra::Left => takers.rotate_left(1),
        DealExtra::Last => takers.reverse(),
    }
    if takers.len() == 2 {
        takers.push(Holder::Neutral);
    }
    let draw = step.luck.number();
    let mut holders = deal_once(step, &takers);
    // Dealing anew leaves every deal that is allowed equally likely (A4-16).
    for _ in 1..if half { MOST_DEALS } else { 1 } {
        if !takers.iter().any(|taker| more_than_half(step.board(), &holders, *taker)) {
            break;
        }
        holders = deal_once(step, &takers);
    }
    let draws = (step.luck.number() - draw) as u32;
    step.say(Public::Dealt { holders, draw, draws });
}

fn deal_once(step: &mut Step<'_>, takers: &[Holder]) -> Vec<Holder> {
    let board = step.board();
    let mut holders = vec![Holder::Nobody; board.len()];
    let mut left: TerritorySet = board.all();
    for taker in takers.iter().cycle().take(board.len()) {
        let at = left.nth(step.luck.below(left.len())).expect("drawn below the pile's size");
        left.remove(at);
        holders[at.index()] = *taker;
    }
    holders
}

fn more_than_half(board: &crate::rules::board::Board, holders: &[Holder], taker: Holder) -> bool {
    let dealt = |land: TerritorySet| land.iter().filter(|t| holders[t.index()] == taker).count();
    board.continents().iter().any(|c| 2 * dealt(c.territories) > c.territories.len())
}

/// All starting armies by the even-handed default: everybody's by the land as it was dealt, where they are needed most, and
/// no more than a third of them in one territory (S-11). Nobody's answer to what another has placed: two neighbours would
/// answer one another for ever, and all armies would stand at one border.
fn place_evenly(step: &mut Step<'_>) {
    let board = step.board();
    let dealt: Classic = step.state().clone();
    let placed = |holder, armies: u32| -> Placement {
        let share = (armies / SHARE).max(1);
        safe::spread(board, &dealt.field, dealt.held_by(holder), armies, |_| share)
    };
    let mut neutral = placed(Holder::Neutral, dealt.neutral_left);
    for seat in dealt.in_order() {
        let neutral = std::mem::take(&mut neutral);
        let own = placed(Holder::Seat(seat), dealt.chair(seat).in_hand);
        step.say(Public::Deployed { seat, own, neutral });
    }
}

/// No territory gets more than one of so many parts of a seat's armies.
const SHARE: u32 = 3;

/// A sealed answer came in; when all are in, what they lead to is shown together.
pub(super) fn sealed_answer(step: &mut Step<'_>) {
    if step.state().sealed.iter().any(Option::is_none) {
        return;
    }
    let answers = step.state().sealed.clone();
    if step.state().phase == Phase::Wishing {
        let draw = step.luck.number();
        let holders = grant(step, &answers);
        let draws = (step.luck.number() - draw) as u32;
        step.say(Public::Dealt { holders, draw, draws });
        return open_sealed(step);
    }
    for seat in step.state().in_order() {
        if let Some(Action::Deploy { own, neutral }) = answers[seat.index()].clone() {
            step.say(Public::Deployed { seat, own, neutral });
        }
    }
    begin(step);
}

/// Works the wish lists off in the book's order: each in turn gets the dearest wish that is still free.
///
/// A list that has run out takes one beside its own land, among equals by lot: in board order the first seats of a
/// table of silent people would get whole continents.
fn grant(step: &mut Step<'_>, answers: &[Option<Action>]) -> Vec<Holder> {
    let board = step.board();
    let mut state = step.state().clone();
    let order: Vec<Seat> = state.in_order().collect();
    for seat in order.iter().cycle().take(board.len()) {
        let wishes: &[TerritoryId] = match &answers[seat.index()] {
            Some(Action::Wish { order }) => order,
            _ => &[],
        };
        let free = |at: &&TerritoryId| state.at(**at).holder == Holder::Nobody;
        let at = wishes.iter().find(free).copied().unwrap_or_else(|| {
            let best = safe::claims(board, &state, *seat);
            best.nth(step.luck.below(best.len())).expect("drawn below the number of equals")
        });
        state.field[at.index()].holder = Holder::Seat(*seat);
    }
    state.field.iter().map(|held| held.holder).collect()
}

/// A claim in turn; after the last free territory the placing begins with the next in the round (A1-54).
pub(super) fn claim(step: &mut Step<'_>, seat: Seat, at: TerritoryId) {
    step.say(Public::Claimed { seat, at });
    let (next, _) = step.state().after(seat);
    if step.state().held_by(Holder::Nobody).is_empty() {
        if armies_left(step) {
            step.say(Public::PlacingOpened);
        }
        next_to_place(step, next);
    } else {
        step.say(Public::SetupTurn { seat: next });
    }
}

fn open_placing(step: &mut Step<'_>) {
    if armies_left(step) {
        step.say(Public::PlacingOpened);
    }
    let first = step.state().first;
    next_to_place(step, first);
}

/// Armies placed in turn.
pub(super) fn deploy(step: &mut Step<'_>, seat: Seat, own: Placement, neutral: Placement) {
    step.say(Public::Deployed { seat, own, neutral });
    let (next, _) = step.state().after(seat);
    next_to_place(step, next);
}

/// The next seat that has armies left, from `seat` on; when nobody has, the first turn begins (A1-54, R2-8, R4-4).
fn next_to_place(step: &mut Step<'_>, seat: Seat) {
    let (n, place) = (step.state().chairs.len() as u8, step.state().place_of(seat));
    let mut seats = (0..n).map(|k| step.state().seat_at(place + k));
    let with_armies = seats.find(|s| step.state().chair(*s).in_hand > 0);
    if let Some(seat) = with_armies {
        step.say(Public::SetupTurn { seat });
    } else {
        begin(step);
    }
}
