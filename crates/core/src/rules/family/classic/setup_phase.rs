//! The set-up phase: first player, distribution of territories, placement of the first armies (R1-61, R1-73, R1-74,
//! [PBP-35]).

use super::events::Deployed;
use super::occupation::Occupation;
use super::options::{DealExtra, DealLand, SealedLand, SetupWay};
use super::state::{Phase, State, options, subtract};
use super::steps::Action;
use super::{Classic, Game, SIDES, Transaction, default_placement, objectives, turn, turn_order};
use crate::rules::bitset::TerritorySet;
use crate::rules::engine::{Milestone, Recorded};
use crate::rules::ids::{Holder, Placement, Seat, TerritoryId};
use serde::{Deserialize, Serialize};

/// Emits the first events of a game.
pub(super) fn open(tx: &mut Transaction<'_>) {
    turn_order::throw(tx);
    objectives::deal(tx);
    let options = options(&tx.game).clone();
    let two = tx.game.setup.seats == 2;
    match options.setup {
        SetupWay::ByTheBook if !two && options.deal == DealLand::Claims => {
            tx.emit_public(ClaimsOpened);
            let first = tx.state().first;
            tx.emit_public(SetupTurn { seat: first });
        }
        SetupWay::ByTheBook => {
            deal(tx);
            open_placing(tx);
        }
        SetupWay::Sealed if options.land == SealedLand::Wishes => tx.emit_public(SealedOpened),
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

/// Whether any starting armies are left to place: none are if each territory starts with one army (R0-11).
fn armies_left(tx: &Transaction<'_>) -> bool {
    let state = tx.state();
    state.neutral_left > 0 || state.seats.iter().any(|player| player.in_hand > 0)
}

fn begin(tx: &mut Transaction<'_>) {
    let first = tx.state().first;
    turn::begin(tx, first, 1);
}

fn open_sealed(tx: &mut Transaction<'_>) {
    if armies_left(tx) { tx.emit_public(SealedOpened) } else { begin(tx) }
}

/// Deals territories by dice: each seat in turn rolls a die and draws that many territories, or all that are left (R0-9,
/// R0-10). Wild cards are not drawn; all cards return to the deck (R0-8, R0-12).
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
    tx.emit_public(DealtByDice { throws, draw, draws });
}

/// Maximum number of deals tried until no player has more than half of a continent; far more than needed.
const MOST_DEALS: u32 = 2_000;

/// Deals all territories, one each in turn; with two players a third share goes to the neutral army (R1-73). The starting
/// seat and the direction of the deal decide who gets the remaining cards (R2-6, R4-3, R4-8, A4-1).
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
    // Repeating the whole deal keeps all allowed deals equally likely (A4-16).
    for _ in 1..if half { MOST_DEALS } else { 1 } {
        if !takers.iter().any(|taker| more_than_half(tx.board(), &holders, *taker)) {
            break;
        }
        holders = deal_once(tx, &takers);
    }
    let draws = (tx.luck.number() - draw) as u32;
    tx.emit_public(Dealt { holders, draw, draws });
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

/// Places all starting armies by the default: each holder's armies are spread over the territories as dealt, where the
/// threat is greatest, at most a third of them in one territory (S-11). A holder's placement must not depend on that of
/// others: two neighbours would react to each other repeatedly, and all armies would end up at one border.
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
        tx.emit_public(Deployed { seat, own, neutral });
    }
}

/// No territory gets more than one part in `SHARE` of a seat's armies.
const SHARE: u32 = 3;

/// Handles a sealed answer; when all are given, their results are revealed together.
pub(super) fn sealed_answer(tx: &mut Transaction<'_>) {
    if tx.state().sealed.iter().any(Option::is_none) {
        return;
    }
    let answers = tx.state().sealed.clone();
    if tx.state().phase == Phase::Wishing {
        let draw = tx.luck.number();
        let holders = grant(tx, &answers);
        let draws = (tx.luck.number() - draw) as u32;
        tx.emit_public(Dealt { holders, draw, draws });
        return open_sealed(tx);
    }
    for seat in tx.state().in_order() {
        if let Some(Action::Deploy { own, neutral }) = answers[seat.index()].clone() {
            tx.emit_public(Deployed { seat, own, neutral });
        }
    }
    begin(tx);
}

/// Processes the wish lists in the order of play: each seat in turn gets its highest-ranked wish that is still free.
///
/// A seat whose list has no free wish left gets a random one of the free territories that border most of its own. Taking the
/// first in board order would give whole continents to the first seats if several players gave no answer.
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

/// Called after a claim: the next seat claims. After the last free territory, placing begins with the next seat in order
/// (A1-54).
pub(super) fn claimed(tx: &mut Transaction<'_>, seat: Seat) {
    let (next, _) = tx.state().after(seat);
    if tx.state().held_by(Holder::Nobody).is_empty() {
        if armies_left(tx) {
            tx.emit_public(PlacingOpened);
        }
        next_to_place(tx, next);
    } else {
        tx.emit_public(SetupTurn { seat: next });
    }
}

fn open_placing(tx: &mut Transaction<'_>) {
    if armies_left(tx) {
        tx.emit_public(PlacingOpened);
    }
    let first = tx.state().first;
    next_to_place(tx, first);
}

/// Called after a seat placed armies in turn.
pub(super) fn deployed(tx: &mut Transaction<'_>, seat: Seat) {
    let (next, _) = tx.state().after(seat);
    next_to_place(tx, next);
}

/// Asks the next seat that has armies left, starting at `seat`; if no seat has any, the first turn begins (A1-54, R2-8,
/// R4-4).
fn next_to_place(tx: &mut Transaction<'_>, seat: Seat) {
    let (n, place) = (tx.state().seats.len() as u8, tx.state().place_of(seat));
    let mut seats = (0..n).map(|k| tx.state().seat_at(place + k));
    let with_armies = seats.find(|s| tx.state().seat(*s).in_hand > 0);
    if let Some(seat) = with_armies {
        tx.emit_public(SetupTurn { seat });
    } else {
        begin(tx);
    }
}

/// Territories were dealt by dice, with one army on each (R0-9, R0-10).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DealtByDice {
    /// In turn: the seat, its die, the territories drawn.
    pub throws: Vec<(Seat, u8, Vec<TerritoryId>)>,
    /// Number of the first draw.
    pub draw: u64,
    /// Number of draws.
    pub draws: u32,
}

impl Recorded<Classic> for DealtByDice {
    fn record(&self, game: &mut Game) {
        let drawn = self.throws.iter().flat_map(|(seat, _, drawn)| drawn.iter().map(|at| (*seat, *at)));
        drawn.for_each(|(seat, at)| game.state.claim(seat, at));
        game.draws = self.draw + u64::from(self.draws);
    }
}

/// Territories were dealt, with one army on each (R1-73, [PBP-35]).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Dealt {
    /// The holder of each territory, in board order.
    pub holders: Vec<Holder>,
    /// Number of the first draw.
    pub draw: u64,
    /// Number of draws.
    pub draws: u32,
}

impl Recorded<Classic> for Dealt {
    fn record(&self, game: &mut Game) {
        game.draws = self.draw + u64::from(self.draws);
        let state = &mut game.state;
        for (held, holder) in state.field.iter_mut().zip(&self.holders) {
            let armies = u32::from(*holder != Holder::Nobody);
            *held = Occupation { holder: *holder, armies };
            match holder {
                Holder::Seat(seat) => state.seats[seat.index()].take_from_hand(1),
                Holder::Neutral => subtract(&mut state.neutral_left, 1),
                Holder::Nobody => {}
            }
        }
    }
}

/// The set-up continues with sealed answers of all seats.
#[derive(Clone, Copy, Debug)]
pub struct SealedOpened;

impl Recorded<Classic> for SealedOpened {
    fn record(&self, game: &mut Game) {
        let opened = game.seq + 1;
        let state = &mut game.state;
        let unclaimed = state.field.iter().any(|held| held.holder == Holder::Nobody);
        state.phase = if unclaimed { Phase::Wishing } else { Phase::SealedPlacing };
        state.sealed = vec![None; state.seats.len()];
        state.sealed_since = opened;
    }

    fn milestone(&self) -> Option<Milestone> {
        Some(Milestone::EverybodyAsked { turn: 0 })
    }
}

/// Claiming in turn begins (R1-61).
#[derive(Clone, Copy, Debug)]
pub struct ClaimsOpened;

impl Recorded<Classic> for ClaimsOpened {
    fn record(&self, game: &mut Game) {
        game.state.phase = Phase::Claiming;
    }

    fn milestone(&self) -> Option<Milestone> {
        Some(Milestone::StageBegan)
    }
}

/// Placing in turn begins (R1-61, R1-74).
#[derive(Clone, Copy, Debug)]
pub struct PlacingOpened;

impl Recorded<Classic> for PlacingOpened {
    fn record(&self, game: &mut Game) {
        game.state.phase = Phase::Placing;
    }

    fn milestone(&self) -> Option<Milestone> {
        Some(Milestone::StageBegan)
    }
}

/// This seat must claim or place in the set-up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SetupTurn {
    /// The seat.
    pub seat: Seat,
}

impl Recorded<Classic> for SetupTurn {
    fn record(&self, game: &mut Game) {
        game.state.current = self.seat;
    }

    fn milestone(&self) -> Option<Milestone> {
        Some(Milestone::WaitBegan)
    }
}
