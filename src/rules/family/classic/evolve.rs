//! Records events: total, no rules, no luck, no errors. Never changes what an event means: stored games rely on it.

use super::state::{Classic, Extra, Frame, LastRound, Phase};
use crate::rules::action::{Action, Placement};
use crate::rules::event::{Event, Public};
use crate::rules::game::{Family, Game};
use crate::rules::ids::{Card, Holder, Seat, TerritoryId};
use crate::rules::set::CardSet;
use crate::rules::view::Held;

pub(crate) fn evolve(game: &mut Game, event: &Event) {
    let seq = game.seq;
    let Family::Classic(state) = &mut game.family;
    match event {
        Event::Answered { .. } => {}
        Event::Sealed { action: Action::Attack { dice, .. }, .. } => state.covered = *dice,
        Event::Sealed { by, action, .. } => state.sealed[by.index()] = Some(action.clone()),
        Event::Drew { seat, card, draw } => {
            state.fresh.remove(*card);
            state.chairs[seat.index()].hand.insert(*card);
            game.draws = draw + 1;
        }
        Event::CardsTaken { from, by, cards } => {
            let taken: CardSet = cards.iter().copied().collect();
            let loser = &mut state.chairs[from.index()].hand;
            *loser = loser.difference(taken);
            let winner = &mut state.chairs[by.index()].hand;
            *winner = winner.union(taken);
            state.booty = state.booty.union(taken);
        }
        Event::ObjectiveDealt { seat, objective, draw } => {
            state.chairs[seat.index()].objective = Some(objective.clone());
            game.draws = draw + 1;
        }
        Event::Public(Public::ClosingThrown { dice, draw, .. }) => game.draws = draw + dice.len() as u64,
        Event::Public(Public::StartRolled { rounds, first, draw }) => {
            state.first = *first;
            state.current = *first;
            game.draws = draw + rounds.iter().map(|round| round.len() as u64).sum::<u64>();
        }
        Event::Public(Public::OrderRolled { rounds, order, draw }) => {
            state.first = order.first().copied().unwrap_or(Seat(0));
            state.current = state.first;
            state.order.clone_from(order);
            game.draws = draw + rounds.iter().map(|round| round.len() as u64).sum::<u64>();
        }
        Event::Public(Public::DealtByDice { throws, draw, draws }) => {
            for (seat, _, drawn) in throws {
                for at in drawn {
                    state.field[at.index()] = Held { holder: Holder::Seat(*seat), armies: 1 };
                    sub(&mut state.chairs[seat.index()].in_hand, 1);
                }
            }
            game.draws = draw + u64::from(*draws);
        }
        Event::Public(Public::Dealt { holders, draw, draws }) => {
            dealt(state, holders);
            game.draws = draw + u64::from(*draws);
        }
        Event::Public(Public::Rolled { attack, defence, draw, .. }) => {
            game.draws = draw + (attack.len() + defence.len()) as u64;
            fought(state, event);
        }
        Event::Public(Public::Ended { outcome }) => {
            state.phase = Phase::Over;
            state.stack.clear();
            game.outcome = Some(outcome.clone());
        }
        Event::Public(public) => {
            setting_up(state, public, seq);
            in_turn(state, public);
            moving(state, public);
            ending(state, public);
        }
    }
}

fn dealt(state: &mut Classic, holders: &[Holder]) {
    for (held, holder) in state.field.iter_mut().zip(holders) {
        held.holder = *holder;
        held.armies = 1;
        match holder {
            Holder::Seat(seat) => sub(&mut state.chairs[seat.index()].in_hand, 1),
            Holder::Neutral => sub(&mut state.neutral_left, 1),
            Holder::Nobody => held.armies = 0,
        }
    }
}

/// Events of the set-up.
fn setting_up(state: &mut Classic, public: &Public, seq: u32) {
    match public {
        Public::SealedOpened => {
            let unclaimed = state.field.iter().any(|held| held.holder == Holder::Nobody);
            state.phase = if unclaimed { Phase::Wishing } else { Phase::SealedPlacing };
            state.sealed = vec![None; state.chairs.len()];
            state.sealed_since = seq + 1;
        }
        Public::ClaimsOpened => state.phase = Phase::Claiming,
        Public::PlacingOpened => state.phase = Phase::Placing,
        Public::SetupTurn { seat } => state.current = *seat,
        Public::Claimed { seat, at } => {
            let held = &mut state.field[at.index()];
            (held.holder, held.armies) = (Holder::Seat(*seat), 1);
            sub(&mut state.chairs[seat.index()].in_hand, 1);
        }
        Public::Deployed { seat, own, neutral } => {
            let placed = add(state, own);
            sub(&mut state.chairs[seat.index()].in_hand, placed);
            let placed = add(state, neutral);
            sub(&mut state.neutral_left, placed);
        }
        _ => {}
    }
}

/// Events that move a turn on.
fn in_turn(state: &mut Classic, public: &Public) {
    match public {
        Public::TurnBegan { seat, round, turn, territories, continents } => {
            state.sealed.clear();
            state.current = *seat;
            (state.round, state.turn) = (*round, *turn);
            (state.captured, state.bonus_given) = (false, false);
            (state.taken, state.traded, state.booty) = (0, 0, CardSet::EMPTY);
            state.engaged = vec![0; state.field.len()];
            state.arrived.clone_from(&state.engaged);
            state.fast.clear();
            state.phase = Phase::Reinforcing { left: territories + continents, begun: false };
        }
        Public::Traded { seat, cards, armies } => traded(state, *seat, *cards, *armies),
        Public::BonusAdded { armies, .. } => receive(state, |left| *left += armies),
        Public::CapReached { lost, .. } => receive(state, |left| sub(left, *lost)),
        Public::BonusOwed { among, .. } => {
            state.stack.push(Frame::Bonus { among: among.iter().copied().collect() });
        }
        Public::BonusPlaced { at, armies, .. } => {
            state.field[at.index()].armies += armies;
            state.bonus_given = true;
            if matches!(state.stack.last(), Some(Frame::Bonus { .. })) {
                state.stack.pop();
            }
        }
        Public::SpoilsOpened { .. } => state.stack.push(Frame::Spoils { armies: 0 }),
        Public::SpoilsClosed { .. } => {
            if matches!(state.stack.last(), Some(Frame::Spoils { .. })) {
                state.stack.pop();
            }
        }
        Public::TradeOwed { .. } => state.stack.push(Frame::TradeDown { armies: 0 }),
        Public::PlaceOwed { armies, .. } => {
            if matches!(state.stack.last(), Some(Frame::TradeDown { .. } | Frame::Spoils { .. })) {
                state.stack.pop();
            }
            state.stack.push(Frame::PlaceOwed { left: *armies });
        }
        Public::Placed { armies, .. } => placed(state, armies),
        Public::AttacksOpened { .. } => state.phase = Phase::Attacking,
        Public::AttacksEnded { .. } => state.phase = Phase::Fortifying,
        Public::DiscardOwed { .. } => state.stack.push(Frame::Discard),
        Public::Discarded { seat, cards } => {
            let dropped: CardSet = cards.iter().copied().collect();
            let hand = &mut state.chairs[seat.index()].hand;
            *hand = hand.difference(dropped);
            state.returned = state.returned.union(dropped);
            if matches!(state.stack.last(), Some(Frame::Discard)) {
                state.stack.pop();
            }
        }
        Public::DeckRenewed => {
            state.renewals += 1;
            state.fresh = state.fresh.union(state.returned);
            state.returned = CardSet::EMPTY;
        }
        _ => {}
    }
}

/// Events that move armies between territories, and those of battle.
fn moving(state: &mut Classic, public: &Public) {
    match public {
        Public::Announced { from, to, dice, chooser, .. } => {
            state.stack.push(Frame::Defence { from: *from, to: *to, dice: *dice, chooser: *chooser });
        }
        Public::FastProposed { from, to, dice, chooser, .. } => {
            state.stack.push(Frame::Consent { from: *from, to: *to, dice: *dice, chooser: *chooser });
        }
        Public::FastSettled { from, to, agreed } => {
            if matches!(state.stack.last(), Some(Frame::Consent { .. })) {
                state.stack.pop();
            }
            state.fast.push((*from, *to, *agreed));
        }
        Public::DefenceNamed { from, to, dice, .. } => {
            if matches!(state.stack.last(), Some(Frame::Defence { .. })) {
                state.stack.pop();
            }
            state.stack.push(Frame::Throw { from: *from, to: *to, defence: *dice });
        }
        Public::Captured { seat, from, to, min, .. } => {
            state.field[to.index()].holder = Holder::Seat(*seat);
            set(&mut state.engaged, *to, |_| 0);
            state.captured = true;
            state.taken += 1;
            state.stack.push(Frame::Advance { from: *from, to: *to, min: *min, eliminated: false });
        }
        Public::Eliminated { seat, by, .. } => {
            let gone = state.chairs.iter().filter(|chair| !chair.alive).count() as u8;
            let chair = &mut state.chairs[seat.index()];
            (chair.alive, chair.eliminated_by, chair.out) = (false, Some(*by), Some(gone + 1));
            // What was captured before is the eliminator's own now (R0-44).
            state.booty = CardSet::EMPTY;
            if let Some(Frame::Advance { eliminated, .. }) = state.stack.last_mut() {
                *eliminated = true;
            }
        }
        Public::Advanced { from, to, armies, .. } => {
            if matches!(state.stack.last(), Some(Frame::Advance { .. })) {
                state.stack.pop();
            }
            shift(state, *from, *to, *armies);
            set(&mut state.engaged, *from, |n| n.saturating_sub(*armies));
            set(&mut state.engaged, *to, |_| *armies);
        }
        Public::Fortified { from, to, armies, .. } => {
            shift(state, *from, *to, *armies);
            set(&mut state.arrived, *to, |n| n + armies);
        }
        _ => {}
    }
}

fn fought(state: &mut Classic, event: &Event) {
    let Event::Public(Public::Rolled { from, to, attack, attacker_lost, defender_lost, .. }) = event else {
        return;
    };
    state.covered = 0;
    set(&mut state.engaged, *from, |n| n.max(attack.len() as u32).saturating_sub(*attacker_lost));
    if matches!(state.stack.last(), Some(Frame::Defence { .. } | Frame::Throw { .. })) {
        state.stack.pop();
    }
    sub(&mut state.field[from.index()].armies, *attacker_lost);
    sub(&mut state.field[to.index()].armies, *defender_lost);
}

fn traded(state: &mut Classic, seat: Seat, cards: [Card; 3], armies: u32) {
    for card in cards {
        state.chairs[seat.index()].hand.remove(card);
        state.returned.insert(card);
    }
    state.sets += 1;
    state.traded += 1;
    receive(state, |left| *left += armies);
}

/// Changes the number of armies that are still to be placed.
fn receive(state: &mut Classic, change: impl FnOnce(&mut u32)) {
    match (state.stack.last_mut(), &mut state.phase) {
        (
            Some(
                Frame::TradeDown { armies: left }
                | Frame::Spoils { armies: left }
                | Frame::PlaceOwed { left },
            ),
            _,
        )
        | (_, Phase::Reinforcing { left, .. }) => change(left),
        _ => {}
    }
}

/// Events that bring the end nearer.
fn ending(state: &mut Classic, public: &Public) {
    match public {
        Public::TimeCalled { round } => state.time_up = Some(*round),
        Public::LastRound { seat } => state.last_round = Some(LastRound { seat: *seat, turn: state.turn }),
        Public::ExtraRound { number, tied } => {
            state.extra = Some(Extra { number: *number, tied: tied.clone() });
        }
        _ => {}
    }
}

fn placed(state: &mut Classic, armies: &Placement) {
    let sum = add(state, armies);
    if let Some(Frame::PlaceOwed { left }) = state.stack.last_mut() {
        sub(left, sum);
        if *left == 0 {
            state.stack.pop();
        }
    } else if let Phase::Reinforcing { left, begun } = &mut state.phase {
        sub(left, sum);
        *begun = true;
    }
}

/// Adds a placement to the board; gives its sum.
fn add(state: &mut Classic, armies: &Placement) -> u32 {
    for (at, n) in armies {
        state.field[at.index()].armies += n;
    }
    armies.iter().map(|(_, n)| n).sum()
}

fn shift(state: &mut Classic, from: TerritoryId, to: TerritoryId, armies: u32) {
    sub(&mut state.field[from.index()].armies, armies);
    state.field[to.index()].armies += armies;
}

/// Changes a territory's number, if there is one for it.
fn set(numbers: &mut [u32], at: TerritoryId, change: impl FnOnce(u32) -> u32) {
    if let Some(number) = numbers.get_mut(at.index()) {
        *number = change(*number);
    }
}

/// Recording is total: a log that takes away more than there is leaves nothing, it doesn't fail.
fn sub(number: &mut u32, n: u32) {
    *number = number.saturating_sub(n);
}
