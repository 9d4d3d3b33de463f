//! Scatter Bomb: three land cards, or two of water or the Moon; half of the enemy units there, rounded up (R1-55, A1-46).

use super::super::{
    CardKind, Commander, Game, Loss, Printed, Target, Targets, Timing, Transaction, casualties, draws,
    nuclear,
};
use super::card_effect::CardEffect;
use crate::rules::board::Kind;
use crate::rules::ids::Seat;

pub(super) const LAND: Printed = Printed {
    kind: CardKind::ScatterBomb(Kind::Land),
    deck: Commander::Nuclear,
    key: "scatter_bomb_land",
    copies: 3,
    cost: 1,
    timing: Timing::BeforeInvasion,
};

pub(super) const MOON: Printed = Printed {
    kind: CardKind::ScatterBomb(Kind::Moon),
    deck: Commander::Nuclear,
    key: "scatter_bomb_moon",
    copies: 2,
    cost: 1,
    timing: Timing::BeforeInvasion,
};

pub(super) const WATER: Printed = Printed {
    kind: CardKind::ScatterBomb(Kind::Sea),
    deck: Commander::Nuclear,
    key: "scatter_bomb_water",
    copies: 2,
    cost: 1,
    timing: Timing::BeforeInvasion,
};

pub(super) struct ScatterBomb(pub(super) Kind);

impl ScatterBomb {
    const fn cards(&self) -> usize {
        match self.0 {
            Kind::Land => 3,
            Kind::Sea | Kind::Moon => 2,
        }
    }
}

impl CardEffect for ScatterBomb {
    fn targets(&self, game: &Game, _seat: Seat) -> Option<Targets> {
        draws::can_draw(game, self.0).then_some(Targets::Nothing)
    }

    fn resolve(&self, tx: &mut Transaction<'_>, seat: Seat, _target: &Target) {
        let turned = draws::turn_over(tx, seat, self.0, self.cards());
        let enemies = nuclear::enemy_territories(&tx.game, seat);
        let hit = turned.into_iter().filter(|at| enemies.contains(*at));
        let half = |at| Loss { at, units: tx.state().at(at).units.count().div_ceil(2), mods_only: false };
        let losses = hit.map(half).collect();
        casualties::take(tx, losses);
    }
}
