//! Rocket Strike: a six-sided die of units in one enemy territory of the card's kind (A1-46).

use super::super::nuclear::BombRolled;
use super::super::{
    CardKind, Commander, Game, Loss, Printed, Target, Targets, Timing, Transaction, casualties, nuclear,
};
use super::card_effect::CardEffect;
use crate::rules::board::Kind;
use crate::rules::ids::Seat;

/// Number of sides of its die.
const SIDES: u8 = 6;

pub(super) const LAND: Printed = Printed {
    kind: CardKind::RocketStrike(Kind::Land),
    deck: Commander::Nuclear,
    key: "rocket_strike_land",
    copies: 2,
    cost: 2,
    timing: Timing::BeforeInvasion,
};

pub(super) const MOON: Printed = Printed {
    kind: CardKind::RocketStrike(Kind::Moon),
    deck: Commander::Nuclear,
    key: "rocket_strike_moon",
    copies: 2,
    cost: 2,
    timing: Timing::BeforeInvasion,
};

pub(super) const WATER: Printed = Printed {
    kind: CardKind::RocketStrike(Kind::Sea),
    deck: Commander::Nuclear,
    key: "rocket_strike_water",
    copies: 2,
    cost: 2,
    timing: Timing::BeforeInvasion,
};

pub(super) struct RocketStrike(pub(super) Kind);

impl CardEffect for RocketStrike {
    fn targets(&self, game: &Game, seat: Seat) -> Option<Targets> {
        let enemies = nuclear::enemy_territories(game, seat).intersection(game.board().of_kind(self.0));
        (!enemies.is_empty()).then_some(Targets::Territory(enemies))
    }

    fn resolve(&self, tx: &mut Transaction<'_>, seat: Seat, target: &Target) {
        if let Target::Territory(at) = target {
            let die = BombRolled::emit(tx, seat, SIDES);
            casualties::take(tx, vec![Loss { at: *at, units: die.into(), mods_only: false }]);
        }
    }
}
