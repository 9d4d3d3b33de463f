//! Records events: total, no rules, no luck, no errors. Exhaustive: an event that nobody records doesn't compile.

use super::action::Action;
use super::event::Event;
use super::public::Public;
use super::state::{Extra, Frame, LastRound, Phase, State, subtract};
use super::view::Held;
use super::{Game, steps};
use crate::rules::bitset::CardSet;
use crate::rules::engine::Visibility;
use crate::rules::ids::{Card, Holder, Seat, TerritoryId};
use crate::rules::outcome::Outcome;

pub(super) fn record(game: &mut Game, event: &Event) {
    let opened = game.seq + 1;
    match event {
        // The table's clock may speak while a question is open, which keeps its name.
        Event::Public(Public::TimeCalled { round }) => return game.state.time_up = Some(*round),
        Event::Public(public) => record_public(game, public),
        Event::Drew { seat, card, draw } => {
            game.state.deck.remove(*card);
            game.state.seats[seat.index()].hand.insert(*card);
            game.draws = draw + 1;
        }
        Event::CardsTaken { from, by, cards } => cards_taken(&mut game.state, (*from, *by), cards),
        Event::ObjectiveDealt { seat, objective, draw } => {
            game.state.seats[seat.index()].objective = Some(objective.clone());
            game.draws = draw + 1;
        }
    }
    game.state.asked_since = opened;
}

/// An answer that not everybody sees: hidden dice (A0-5), or a sealed answer of the set-up.
pub(super) fn record_hidden(game: &mut Game, by: Seat, action: &Action, visibility: Visibility) {
    let state = &mut game.state;
    match (visibility, action) {
        (Visibility::Partial, Action::Attack { dice, .. }) => state.hidden_dice = *dice,
        _ => {
            if let Some(place) = state.sealed.get_mut(by.index()) {
                *place = Some(action.clone());
            }
        }
    }
}

fn record_public(game: &mut Game, public: &Public) {
    let opened = game.seq + 1;
    let state = &mut game.state;
    match public {
        Public::StartRolled { rounds, first, draw } => start_rolled(game, rounds, *first, *draw),
        Public::OrderRolled { rounds, order, draw } => order_rolled(game, rounds, order, *draw),
        Public::DealtByDice { throws, draw, draws } => dealt_by_dice(game, throws, draw + u64::from(*draws)),
        Public::Dealt { holders, draw, draws } => dealt(game, holders, draw + u64::from(*draws)),
        Public::Claimed { seat, at } => steps::record_claimed(state, *seat, *at),
        Public::Deployed { seat, own, neutral } => steps::record_deployed(state, *seat, own, neutral),
        Public::SealedOpened => sealed_opened(state, opened),
        Public::ClaimsOpened => state.phase = Phase::Claiming,
        Public::PlacingOpened => state.phase = Phase::Placing,
        Public::SetupTurn { seat } => state.current = *seat,
        Public::TurnBegan { seat, round, turn, territories, continents } => {
            turn_began(state, *seat, (*round, *turn), territories + continents);
        }
        Public::Traded { seat, cards, armies } => steps::record_traded(state, *seat, *cards, *armies),
        Public::BonusPlaced { at, armies, .. } => steps::record_bonus_placed(state, *at, *armies),
        Public::BonusAdded { armies, .. } => steps::record_received(state, *armies),
        Public::CapReached { lost, .. } => steps::record_lost(state, *lost),
        Public::BonusOwed { among, .. } => steps::record_bonus_owed(state, among),
        Public::Placed { armies, .. } => steps::record_placed(state, armies),
        Public::AttacksOpened { .. } => state.phase = Phase::Attacking,
        Public::Announced { from, to, dice, chooser, .. } => {
            steps::record_announced(state, (*from, *to), *dice, *chooser);
        }
        Public::DefenceNamed { from, to, dice, .. } => {
            steps::record_defence_named(state, (*from, *to), *dice);
        }
        Public::Rolled { from, to, attack, defence, attacker_lost, defender_lost, draw, .. } => {
            let dice = attack.len() as u32;
            steps::record_rolled(state, (*from, *to), dice, (*attacker_lost, *defender_lost));
            game.draws = draw + (attack.len() + defence.len()) as u64;
        }
        Public::Captured { seat, from, to, min, .. } => {
            steps::record_captured(state, *seat, (*from, *to), *min);
        }
        Public::Advanced { from, to, armies, .. } => steps::record_advanced(state, (*from, *to), *armies),
        Public::Eliminated { seat, by, .. } => eliminated(state, *seat, *by),
        Public::FastProposed { from, to, dice, chooser, .. } => {
            steps::record_fast_proposed(state, (*from, *to), *dice, *chooser);
        }
        Public::FastSettled { from, to, agreed } => steps::record_fast_settled(state, (*from, *to), *agreed),
        Public::Fortified { from, to, armies, .. } => steps::record_fortified(state, (*from, *to), *armies),
        Public::Discarded { seat, cards } => steps::record_discarded(state, *seat, cards),
        Public::SpoilsOpened { .. } => state.stack.push(Frame::Spoils { armies: 0 }),
        Public::SpoilsClosed { .. } => steps::record_spoils_closed(state),
        Public::TradeOwed { .. } => state.stack.push(Frame::TradeDown { armies: 0 }),
        Public::PlaceOwed { armies, .. } => steps::record_place_owed(state, *armies),
        Public::DiscardOwed { .. } => state.stack.push(Frame::Discard),
        Public::AttacksEnded { .. } => state.phase = Phase::Fortifying,
        Public::DeckRenewed => deck_renewed(state),
        Public::TimeCalled { round } => state.time_up = Some(*round),
        Public::LastRound { seat } => state.last_round = Some(LastRound { seat: *seat, turn: state.turn }),
        Public::ExtraRound { number, tied } => {
            state.extra = Some(Extra { number: *number, tied: tied.clone() });
        }
        Public::ClosingThrown { dice, draw, .. } => game.draws = draw + dice.len() as u64,
        Public::Ended { outcome } => ended(game, outcome),
        Public::DeckEmpty { .. }
        | Public::HandFull { .. }
        | Public::ObjectivesShown { .. }
        | Public::TurnEnded { .. } => {}
    }
}

/// Number of dice in those rounds of throws.
fn thrown(rounds: &[Vec<(Seat, u8)>]) -> u64 {
    rounds.iter().map(|round| round.len() as u64).sum()
}

fn start_rolled(game: &mut Game, rounds: &[Vec<(Seat, u8)>], first: Seat, draw: u64) {
    (game.state.first, game.state.current) = (first, first);
    game.draws = draw + thrown(rounds);
}

fn order_rolled(game: &mut Game, rounds: &[Vec<(Seat, u8)>], order: &[Seat], draw: u64) {
    game.state.set_order(order);
    game.draws = draw + thrown(rounds);
}

fn dealt_by_dice(game: &mut Game, throws: &[(Seat, u8, Vec<TerritoryId>)], next_draw: u64) {
    let drawn = throws.iter().flat_map(|(seat, _, drawn)| drawn.iter().map(|at| (*seat, *at)));
    drawn.for_each(|(seat, at)| steps::record_claimed(&mut game.state, seat, at));
    game.draws = next_draw;
}

fn dealt(game: &mut Game, holders: &[Holder], next_draw: u64) {
    game.draws = next_draw;
    let state = &mut game.state;
    for (held, holder) in state.field.iter_mut().zip(holders) {
        let armies = u32::from(*holder != Holder::Nobody);
        *held = Held { holder: *holder, armies };
        match holder {
            Holder::Seat(seat) => state.seats[seat.index()].take_from_hand(1),
            Holder::Neutral => subtract(&mut state.neutral_left, 1),
            Holder::Nobody => {}
        }
    }
}

fn sealed_opened(state: &mut State, opened: u32) {
    let unclaimed = state.field.iter().any(|held| held.holder == Holder::Nobody);
    state.phase = if unclaimed { Phase::Wishing } else { Phase::SealedPlacing };
    state.sealed = vec![None; state.seats.len()];
    state.sealed_since = opened;
}

fn turn_began(state: &mut State, seat: Seat, (round, turn): (u32, u32), income: u32) {
    state.sealed.clear();
    state.current = seat;
    (state.round, state.turn) = (round, turn);
    (state.captured, state.bonus_given) = (false, false);
    (state.taken, state.traded, state.captured_cards) = (0, 0, CardSet::EMPTY);
    state.engaged = vec![0; state.field.len()];
    state.arrived.clone_from(&state.engaged);
    state.fast.clear();
    state.phase = Phase::Reinforcing { left: income, begun: false };
}

fn eliminated(state: &mut State, seat: Seat, by: Seat) {
    let gone = state.seats.iter().filter(|player| !player.alive).count() as u8;
    let player = &mut state.seats[seat.index()];
    (player.alive, player.eliminated_by, player.out) = (false, Some(by), Some(gone + 1));
    // What was captured before is the eliminator's own now (R0-44).
    state.captured_cards = CardSet::EMPTY;
    if let Some(Frame::Advance { eliminated, .. }) = state.stack.last_mut() {
        *eliminated = true;
    }
}

fn cards_taken(state: &mut State, (from, by): (Seat, Seat), cards: &[Card]) {
    let taken: CardSet = cards.iter().copied().collect();
    let loser = &mut state.seats[from.index()].hand;
    *loser = loser.difference(taken);
    let winner = &mut state.seats[by.index()].hand;
    *winner = winner.union(taken);
    state.captured_cards = state.captured_cards.union(taken);
}

fn deck_renewed(state: &mut State) {
    state.renewals += 1;
    state.deck = state.deck.union(state.returned);
    state.returned = CardSet::EMPTY;
}

fn ended(game: &mut Game, outcome: &Outcome) {
    game.state.phase = Phase::Over;
    game.state.stack.clear();
    game.outcome = Some(outcome.clone());
}
