//! Colony Influence: three points at the end of the game, if the commander of its deck is in play (A1-52).

use super::super::{CardKind, Commander, Game, Printed, State, Target, Targets, Timing, Transaction};
use super::card_effect::CardEffect;
use crate::rules::ids::Seat;

/// Points of one card.
const POINTS: u32 = 3;

pub(super) const LAND: Printed = Printed {
    kind: CardKind::ColonyInfluence(Commander::Land),
    deck: Commander::Land,
    key: "colony_influence_land",
    copies: 2,
    cost: 0,
    timing: Timing::EndOfGame,
};

pub(super) const NAVAL: Printed = Printed {
    kind: CardKind::ColonyInfluence(Commander::Naval),
    deck: Commander::Naval,
    key: "colony_influence_naval",
    copies: 2,
    cost: 0,
    timing: Timing::EndOfGame,
};

pub(super) const SPACE: Printed = Printed {
    kind: CardKind::ColonyInfluence(Commander::Space),
    deck: Commander::Space,
    key: "colony_influence_space",
    copies: 2,
    cost: 0,
    timing: Timing::EndOfGame,
};

pub(super) const DIPLOMAT: Printed = Printed {
    kind: CardKind::ColonyInfluence(Commander::Diplomat),
    deck: Commander::Diplomat,
    key: "colony_influence_diplomat",
    copies: 4,
    cost: 0,
    timing: Timing::EndOfGame,
};

/// Points of the seat's cards of this kind (R1-49, A1-52).
pub(in super::super) fn points(state: &State, seat: Seat) -> u32 {
    let commanders = state.commanders(seat);
    let counts =
        |kind: CardKind| matches!(kind, CardKind::ColonyInfluence(deck) if commanders.contains(deck));
    let cards = state.seat(seat).hand.iter().filter(|card| counts(card.kind())).count();
    cards as u32 * POINTS
}

pub(super) struct ColonyInfluence;

impl CardEffect for ColonyInfluence {
    /// It counts by itself and is never played.
    fn targets(&self, _game: &Game, _seat: Seat) -> Option<Targets> {
        None
    }

    fn resolve(&self, _tx: &mut Transaction<'_>, _seat: Seat, _target: &Target) {}
}
