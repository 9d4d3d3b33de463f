//! Start and end of a turn: income, drawing cards, the next seat (R1-62, R1-65, R1-69).

use super::event::Event;
use super::options::{CardsDraw, DeckRenew, DrawAt, OnOff};
use super::state::{Phase, options};
use super::{Classic, Game, Transaction, army_and_card_limits, game_end};
use crate::rules::bitset::CardSet;
use crate::rules::engine::{Milestone, Recorded};
use crate::rules::ids::{Holder, Seat};
use serde::{Deserialize, Serialize};

/// Begins a seat's turn with its income. Trading sets and then placing follow (R0-16, R0-17, R0-18).
pub(super) fn begin(tx: &mut Transaction<'_>, seat: Seat, round: u32) {
    let (territories, continents) = tx.state().income(tx.board(), options(&tx.game), seat);
    let turn = tx.state().turn + 1;
    tx.emit_public(TurnBegan { seat, round, turn, territories, continents });
    game_end::round_began(tx, round);
    army_and_card_limits::trim(tx, seat);
    draw_first(tx, seat);
    game_end::check_objectives(tx);
}

/// Draws the cards at the start of a turn: one, or in the quarters variant one for each territory left over from the
/// division by four (R0-13, R0-47, A0-20).
fn draw_first(tx: &mut Transaction<'_>, seat: Seat) {
    let options = options(&tx.game);
    let territories = tx.state().held_by(Holder::Seat(seat)).len();
    let cards = match (options.quarters, options.draw) {
        (OnOff::On, _) => territories % 4,
        (OnOff::Off, CardsDraw::Both | CardsDraw::Start) => 1,
        (OnOff::Off, CardsDraw::Conquest) => 0,
    };
    for _ in 0..cards {
        let before = tx.state().seat(seat).hand.len();
        draw_card(tx, seat);
        if tx.state().seat(seat).hand.len() == before || tx.game.outcome.is_some() {
            break;
        }
    }
}

/// Draws the card for a turn with a capture, only one regardless of the number of captures (R0-35, R1-69, R2-23, A0-9).
fn draw_for_capture(tx: &mut Transaction<'_>, seat: Seat, now: DrawAt) {
    let options = options(&tx.game);
    let due = match options.quarters {
        OnOff::On => options.quarters_conquest_card.on(),
        OnOff::Off => options.draw != CardsDraw::Start,
    };
    if due && options.draw_at == now && tx.state().captured {
        draw_card(tx, seat);
    }
}

/// Ends the attacks (R0-32): draws a card after a turn with a capture, before fortifying (R1-69, A1-9).
pub(super) fn end_attacks(tx: &mut Transaction<'_>, seat: Seat) {
    tx.emit_public(AttacksEnded { seat });
    draw_for_capture(tx, seat, DrawAt::AfterAttacks);
}

/// Draws a card, unless the hand is full (A2-9). An empty deck is renewed with the traded cards (A1-32, R2-29, R0-41,
/// A0-14). There is no other limit to a hand (R0-42).
fn draw_card(tx: &mut Transaction<'_>, seat: Seat) {
    let options = options(&tx.game);
    let at_once = options.deck_renew == DeckRenew::AtOnce;
    if army_and_card_limits::hand_limit(options)
        .is_some_and(|limit| tx.state().seat(seat).hand.len() >= limit)
    {
        tx.emit_public(HandFull { seat });
        return;
    }
    if tx.state().deck.is_empty() {
        if at_once || tx.state().returned.is_empty() {
            tx.emit_public(DeckEmpty { seat });
            return;
        }
        tx.emit_public(DeckRenewed);
    }
    let draw = tx.luck.number();
    let pile = tx.state().deck;
    let picked = tx.luck.below(pile.len());
    let card = pile.nth(picked).expect("drawn below the pile's size");
    tx.emit(Event::Drew { seat, card, draw });
    if at_once && tx.state().deck.is_empty() {
        game_end::deck_emptied(tx, seat);
    }
}

/// Called after cards were laid down (R2-14): renews a deck that is empty and waits for cards (A2-10).
pub(super) fn cards_returned(tx: &mut Transaction<'_>) {
    let at_once = options(&tx.game).deck_renew == DeckRenew::AtOnce;
    let state = tx.state();
    if at_once && state.deck.is_empty() && !state.returned.is_empty() && state.last_round.is_none() {
        tx.emit_public(DeckRenewed);
    }
}

/// Ends the turn: the next turn begins, or the game ends.
pub(super) fn end(tx: &mut Transaction<'_>, seat: Seat) {
    draw_for_capture(tx, seat, DrawAt::TurnEnd);
    tx.emit_public(TurnEnded { seat });
    game_end::turn_over(tx, seat);
}

/// A turn began with its income.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TurnBegan {
    /// The seat on turn.
    pub seat: Seat,
    /// The round, 1-based: it increases when the place of the starting seat is passed.
    pub round: u32,
    /// The turn, 1-based, over all seats.
    pub turn: u32,
    /// Armies received for territories (R1-62).
    pub territories: u32,
    /// Armies received for continents (S-2).
    pub continents: u32,
}

impl Recorded<Classic> for TurnBegan {
    fn record(&self, game: &mut Game) {
        let state = &mut game.state;
        state.sealed.clear();
        state.current = self.seat;
        (state.round, state.turn) = (self.round, self.turn);
        (state.captured, state.bonus_given) = (false, false);
        (state.taken, state.traded, state.captured_cards) = (0, 0, CardSet::EMPTY);
        state.engaged = vec![0; state.field.len()];
        state.arrived.clone_from(&state.engaged);
        state.fast.clear();
        state.phase = Phase::Reinforcing { left: self.territories + self.continents, begun: false };
    }

    fn milestone(&self) -> Option<Milestone> {
        Some(Milestone::TurnBegan { seat: self.seat, round: self.round, turn: self.turn })
    }
}

/// The attack phase of this turn ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AttacksEnded {
    /// The seat on turn.
    pub seat: Seat,
}

impl Recorded<Classic> for AttacksEnded {
    fn record(&self, game: &mut Game) {
        game.state.phase = Phase::Fortifying;
    }
}

/// The deck was empty and is renewed with the traded cards (R1-65, A1-32).
#[derive(Clone, Copy, Debug)]
pub struct DeckRenewed;

impl Recorded<Classic> for DeckRenewed {
    fn record(&self, game: &mut Game) {
        let state = &mut game.state;
        state.renewals += 1;
        state.deck = state.deck.union(state.returned);
        state.returned = CardSet::EMPTY;
    }
}

/// No card is left to draw.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DeckEmpty {
    /// The seat that would have drawn.
    pub seat: Seat,
}

impl Recorded<Classic> for DeckEmpty {
    fn record(&self, _game: &mut Game) {}
}

/// The hand is full: no card is drawn (A2-9).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct HandFull {
    /// The seat on turn.
    pub seat: Seat,
}

impl Recorded<Classic> for HandFull {
    fn record(&self, _game: &mut Game) {}
}

/// A turn ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TurnEnded {
    /// The seat on turn.
    pub seat: Seat,
}

impl Recorded<Classic> for TurnEnded {
    fn record(&self, _game: &mut Game) {}
}
