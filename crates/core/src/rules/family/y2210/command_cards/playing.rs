//! Playing a command card: who may play what now, and the event that pays and discards it (R1-30).

use super::super::{
    CardKind, CommandCard, Commanders, Game, PendingDecision, Play, State, Target, Targets, Timing,
    Transaction, Y2210,
};
use super::card_rules::{PRINTED, resolve, targets};
use crate::rules::engine::Recorded;
use crate::rules::ids::Seat;
use serde::{Deserialize, Serialize};

/// A card that may be played now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PlayOption {
    /// The card.
    pub card: CardKind,
    /// Number of copies in hand.
    pub copies: u32,
    /// Its price in energy now.
    pub cost: u32,
    /// What must be chosen for it.
    pub targets: Targets,
}

impl PlayOption {
    /// Whether that card with that target is this option.
    pub fn offers(&self, card: CardKind, target: &Target) -> bool {
        self.card == card && self.targets.offers(target)
    }
}

/// The cards of that timing that the seat can play now, deck by deck.
pub(in super::super) fn offered(game: &Game, seat: Seat, timing: Timing) -> Vec<PlayOption> {
    // Most hands are empty, and a deck's cards need its commander: then no card need be looked for.
    let (hand, commanders) = (game.state.seat(seat).hand, game.state.commanders(seat));
    if hand.is_empty() || commanders == Commanders::NONE {
        return Vec::new();
    }
    let blank = game.options().written().map(|number| CardKind::Blank(number).printed());
    PRINTED
        .into_iter()
        .flatten()
        .chain(blank)
        .filter(|card| card.timing.includes(timing) && commanders.contains(card.deck))
        .filter(|card| hand.iter().any(|held| held.kind() == card.kind))
        .filter_map(|card| option(game, seat, card.kind, cost(game, card.kind)))
        .collect()
}

/// The price of a card: that of a blank one is written by the table (A1-61).
pub(in super::super) fn cost(game: &Game, kind: CardKind) -> u32 {
    game.options().cost(kind)
}

/// The card as an option at that price; `None` if it isn't in hand, its commander is not in play, it can't be paid, the
/// player is jammed, or it has no target (R1-30, A1-25, A1-74). The caller checks the timing.
pub(in super::super) fn option(game: &Game, seat: Seat, kind: CardKind, cost: u32) -> Option<PlayOption> {
    let state: &State = &game.state;
    let copies = state.seat(seat).hand.iter().filter(|card| card.kind() == kind).count() as u32;
    let payable = state.seat(seat).energy >= cost;
    if copies == 0 || !payable || !state.may_play(seat, kind.printed().deck) {
        return None;
    }
    Some(PlayOption { card: kind, copies, cost, targets: targets(kind, game, seat)? })
}

/// Plays a card: it is paid and discarded, then its effect follows; a blank one must be confirmed first (A1-61). It must be an
/// option now.
pub(in super::super) fn play(tx: &mut Transaction<'_>, seat: Seat, play: &Play, cost: u32) {
    let Some(card) = tx.state().held_card(seat, play.card) else { return };
    if card.blank().is_some() {
        return resolve(play.card, tx, seat, &play.target);
    }
    let Play { card: kind, target } = play;
    tx.emit_public(Played { seat, card, kind: *kind, target: target.clone(), cost });
    resolve(*kind, tx, seat, target);
}

/// A command card was played (R1-30).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Played {
    /// The seat.
    pub seat: Seat,
    /// The card.
    pub card: CommandCard,
    /// Its kind.
    pub kind: CardKind,
    /// Its target.
    pub target: Target,
    /// Energy paid: nothing for nuclear cards during Armageddon.
    pub cost: u32,
}

impl Recorded<Y2210> for Played {
    fn record(&self, game: &mut Game) {
        let state = &mut game.state;
        state.seat_mut(self.seat).hand.remove(self.card);
        state.discarded.insert(self.card);
        state.pay(self.seat, self.cost);
        // A blank card closes its question.
        state.stack.pop_if(|top| matches!(top, PendingDecision::Shown(_)));
        if let Some(queue) = state.reaction_queue() {
            // Cards that have become unplayable before it stay in hand, unseen (A1-23).
            let here = queue.iter().position(|(seat, play)| *seat == self.seat && play.card == self.kind);
            here.map(|at| queue.drain(..=at));
        }
    }
}
