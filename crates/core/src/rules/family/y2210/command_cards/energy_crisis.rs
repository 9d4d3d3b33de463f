//! Energy Crisis: one energy from each opponent who has any (R1-52, A1-17).

use super::super::{CardKind, Commander, Game, Printed, Target, Targets, Timing, Transaction, Y2210};
use super::card_effect::CardEffect;
use crate::rules::engine::Recorded;
use crate::rules::ids::Seat;
use serde::{Deserialize, Serialize};

pub(super) const CARD: Printed = Printed {
    kind: CardKind::EnergyCrisis,
    deck: Commander::Diplomat,
    key: "energy_crisis",
    copies: 2,
    cost: 0,
    timing: Timing::BeforeInvasion,
};

pub(super) struct EnergyCrisis;

fn payers(game: &Game, seat: Seat) -> Vec<Seat> {
    let state = &game.state;
    state.opponents(seat).into_iter().filter(|other| state.seat(*other).energy > 0).collect()
}

impl CardEffect for EnergyCrisis {
    fn targets(&self, game: &Game, seat: Seat) -> Option<Targets> {
        (!payers(game, seat).is_empty()).then_some(Targets::Nothing)
    }

    fn resolve(&self, tx: &mut Transaction<'_>, seat: Seat, _target: &Target) {
        let from = payers(&tx.game, seat);
        tx.emit_public(EnergyTaken { seat, from });
    }
}

/// One energy passed from each of these players.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct EnergyTaken {
    /// The seat that received it.
    pub seat: Seat,
    /// The players who paid one each.
    pub from: Vec<Seat>,
}

impl Recorded<Y2210> for EnergyTaken {
    fn record(&self, game: &mut Game) {
        let state = &mut game.state;
        self.from.iter().for_each(|seat| state.pay(*seat, 1));
        state.seat_mut(self.seat).energy += self.from.len() as u32;
    }
}
