//! Armageddon: all players in the order of this year's markers may play any number of nuclear cards without energy (A1-45).

use super::super::{
    CardKind, Commander, Game, PendingNuclearRound, Printed, Target, Targets, Timing, Transaction, Y2210,
};
use super::card_effect::CardEffect;
use crate::rules::engine::Recorded;
use crate::rules::ids::Seat;
use serde::{Deserialize, Serialize};

pub(super) const CARD: Printed = Printed {
    kind: CardKind::Armageddon,
    deck: Commander::Nuclear,
    key: "armageddon",
    copies: 1,
    cost: 4,
    timing: Timing::BeforeInvasion,
};

pub(super) struct Armageddon;

impl CardEffect for Armageddon {
    fn targets(&self, _game: &Game, _seat: Seat) -> Option<Targets> {
        Some(Targets::Nothing)
    }

    fn resolve(&self, tx: &mut Transaction<'_>, seat: Seat, _target: &Target) {
        let seats = tx.state().alive();
        tx.emit_public(ArmageddonBegan { seat, seats });
    }
}

/// A round of nuclear cards began.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ArmageddonBegan {
    /// The seat that played the card.
    pub seat: Seat,
    /// The players in the order in which they may take part.
    pub seats: Vec<Seat>,
}

impl Recorded<Y2210> for ArmageddonBegan {
    fn record(&self, game: &mut Game) {
        game.state.interrupt(PendingNuclearRound { seats: self.seats.clone() });
    }
}
