//! Setting up: who starts, who gets which territory, where the first armies stand (R1-61, R1-73, R1-74, [PBP-35]).

use super::Transaction;
use super::action::Action;
use super::options::{DealExtra, DealLand, SealedLand, SetupWay};
use super::public::Public;
use super::state::{Phase, State, options};
use super::{SIDES, default_placement, objectives, turn, turn_order};
use crate::rules::bitset::TerritorySet;
use crate::rules::ids::{Holder, Placement, Seat, TerritoryId};

/// The first events of a game.
pub(super) fn open(tx: &mut Transaction<'_>) {
    turn_order::throw(tx);
    objectives::deal(tx);
    let options = options(&tx.game).clone();
    let two = tx.game.setup.seats == 2;
    match options.setup {
        SetupWay::ByTheBook if !two && options.deal == DealLand::Claims => {
            tx.say(Public::ClaimsOpened);
            let first = tx.state().first;
            tx.say(Public::SetupTurn { seat: first });
        }
        SetupWay::ByTheBook => {
            deal(tx);
            open_placing(tx);
        }
        SetupWay::Sealed if options.land == SealedLand::Wishes => tx.say(Public::SealedOpened),
        SetupWay::Sealed => {
            deal(tx);
            open_sealed(tx);
        }
        SetupWay::Instant => {
            deal(tx);
            if armies_left(tx) {
                place_evenly(tx);
            }
            begin(tx);
        }
    }
}

/// Whether anybody has starting armies to place: with one on each territory nobody has (R0-11).
fn armies_left(tx: &Transaction<'_>) -> bool {
    let state = tx.state();
    state.neutral_left > 0 || state.seats.iter().any(|player| player.in_hand > 0)
}

fn begin(tx: &mut Transaction<'_>) {
    let first = tx.state().first;
    turn::begin(tx, first, 1);
}

fn open_sealed(tx: &mut Transaction<'_>) {
    if armies_left(tx) { tx.say(Public::SealedOpened) } else { begin(tx) }
}

/// In turn everybody throws a die and draws that many territories, or what is left of them (R0-9, R0-10). The wild cards
/// are not among them; all cards go back into the deck (R0-8, R0-12).
fn deal_by_dice(tx: &mut Transaction<'_>) {
    let draw = tx.luck.number();
    let mut left: TerritorySet = tx.board().all();
    let mut throws = Vec::new();
    let order: Vec<Seat> = tx.state().in_order().collect();
    for seat in order.into_iter().cycle() {
        if left.is_empty() {
            break;
        }
        let die = tx.luck.die(SIDES);
        let mut drawn = Vec::new();
        for _ in 0..usize::from(die).min(left.len()) {
            let at = left.nth(tx.luck.below(left.len())).expect("drawn below the pile's size");
            left.remove(at);
            drawn.push(at);
        }
        throws.push((seat, die, drawn));
    }
    let draws = (tx.luck.number() - draw) as u32;
    tx.say(Public::DealtByDice { throws, draw, draws });
}

/// The most deals that are made until nobody has more than half of a continent; far more than it takes.
const MOST_DEALS: u32 = 2_000;

/// Deals every territory, one each in turn; with two players a third pile is the neutral army's (R1-73). Who gets the cards
/// that are left over depends on where the deal begins and which way it goes (R2-6, R4-3, R4-8, A4-1).
fn deal(tx: &mut Transaction<'_>) {
    let options = options(&tx.game);
    if options.deal == DealLand::Dice && tx.game.setup.seats > 2 {
        return deal_by_dice(tx);
    }
    let half = options.half_continent.on();
    let mut takers: Vec<Holder> = tx.state().in_order().map(Holder::Seat).collect();
    match options.deal_extra {
        DealExtra::First => {}
        DealExtra::Left => takers.rotate_left(1),
        DealExtra::Last => takers.reverse(),
    }
    if takers.len() == 2 {
        takers.push(Holder::Neutral);
    }
    let draw = tx.luck.number();
    let mut holders = deal_once(tx, &takers);
    // Dealing anew leaves every deal that is allowed equally likely (A4-16).
    for _ in 1..if half { MOST_DEALS } else { 1 } {
        if !takers.iter().any(|taker| more_than_half(tx.board(), &holders, *taker)) {
            break;
        }
        holders = deal_once(tx, &takers);
    }
    let draws = (tx.luck.number() - draw) as u32;
    tx.say(Public::Dealt { holders, draw, draws });
}

fn deal_once(tx: &mut Transaction<'_>, takers: &[Holder]) -> Vec<Holder> {
    let board = tx.board();
    let mut holders = vec![Holder::Nobody; board.len()];
    let mut left: TerritorySet = board.all();
    for taker in takers.iter().cycle().take(board.len()) {
        let at = left.nth(tx.luck.below(left.len())).expect("drawn below the pile's size");
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
fn place_evenly(tx: &mut Transaction<'_>) {
    let board = tx.board();
    let dealt: State = tx.state().clone();
    let placed = |holder, armies: u32| -> Placement {
        let share = (armies / SHARE).max(1);
        default_placement::spread(board, &dealt.field, dealt.held_by(holder), armies, |_| share)
    };
    let mut neutral = placed(Holder::Neutral, dealt.neutral_left);
    for seat in dealt.in_order() {
        let neutral = std::mem::take(&mut neutral);
        let own = placed(Holder::Seat(seat), dealt.seat(seat).in_hand);
        tx.say(Public::Deployed { seat, own, neutral });
    }
}

/// No territory gets more than one of so many parts of a seat's armies.
const SHARE: u32 = 3;

/// A sealed answer came in; when all are in, what they lead to is shown together.
pub(super) fn sealed_answer(tx: &mut Transaction<'_>) {
    if tx.state().sealed.iter().any(Option::is_none) {
        return;
    }
    let answers = tx.state().sealed.clone();
    if tx.state().phase == Phase::Wishing {
        let draw = tx.luck.number();
        let holders = grant(tx, &answers);
        let draws = (tx.luck.number() - draw) as u32;
        tx.say(Public::Dealt { holders, draw, draws });
        return open_sealed(tx);
    }
    for seat in tx.state().in_order() {
        if let Some(Action::Deploy { own, neutral }) = answers[seat.index()].clone() {
            tx.say(Public::Deployed { seat, own, neutral });
        }
    }
    begin(tx);
}

/// Works the wish lists off in the book's order: each in turn gets the dearest wish that is still free.
///
/// A list that has run out takes one beside its own land, among equals by lot: in board order the first seats of a
/// table of silent people would get whole continents.
fn grant(tx: &mut Transaction<'_>, answers: &[Option<Action>]) -> Vec<Holder> {
    let board = tx.board();
    let mut state = tx.state().clone();
    let order: Vec<Seat> = state.in_order().collect();
    for seat in order.iter().cycle().take(board.len()) {
        let wishes: &[TerritoryId] = match &answers[seat.index()] {
            Some(Action::Wish { order }) => order,
            _ => &[],
        };
        let free = |at: &&TerritoryId| state.at(**at).holder == Holder::Nobody;
        let at = wishes.iter().find(free).copied().unwrap_or_else(|| {
            let best = default_placement::claims(board, &state, *seat);
            best.nth(tx.luck.below(best.len())).expect("drawn below the number of equals")
        });
        state.field[at.index()].holder = Holder::Seat(*seat);
    }
    state.field.iter().map(|held| held.holder).collect()
}

/// A claim in turn; after the last free territory the placing begins with the next in the round (A1-54).
pub(super) fn claimed(tx: &mut Transaction<'_>, seat: Seat) {
    let (next, _) = tx.state().after(seat);
    if tx.state().held_by(Holder::Nobody).is_empty() {
        if armies_left(tx) {
            tx.say(Public::PlacingOpened);
        }
        next_to_place(tx, next);
    } else {
        tx.say(Public::SetupTurn { seat: next });
    }
}

fn open_placing(tx: &mut Transaction<'_>) {
    if armies_left(tx) {
        tx.say(Public::PlacingOpened);
    }
    let first = tx.state().first;
    next_to_place(tx, first);
}

/// Armies placed in turn.
pub(super) fn deployed(tx: &mut Transaction<'_>, seat: Seat) {
    let (next, _) = tx.state().after(seat);
    next_to_place(tx, next);
}

/// The next seat that has armies left, from `seat` on; when nobody has, the first turn begins (A1-54, R2-8, R4-4).
fn next_to_place(tx: &mut Transaction<'_>, seat: Seat) {
    let (n, place) = (tx.state().seats.len() as u8, tx.state().place_of(seat));
    let mut seats = (0..n).map(|k| tx.state().seat_at(place + k));
    let with_armies = seats.find(|s| tx.state().seat(*s).in_hand > 0);
    if let Some(seat) = with_armies {
        tx.say(Public::SetupTurn { seat });
    } else {
        begin(tx);
    }
}
