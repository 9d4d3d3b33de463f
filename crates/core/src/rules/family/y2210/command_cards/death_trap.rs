//! Land Death Trap, Water Death Trap, Orbital Mines: the invader destroys half of the MODs in the territory that he invades
//! from, rounded up (A1-6, F-29).

use super::super::options::DeathTrapToll;
use super::super::state::options;
use super::super::{
    CardKind, Commander, Game, Loss, Printed, Target, Targets, Timing, Transaction, casualties,
};
use super::card_effect::CardEffect;
use crate::rules::board::Kind;
use crate::rules::ids::{Holder, Seat};

pub(super) const LAND: Printed = Printed {
    kind: CardKind::DeathTrap(Kind::Land),
    deck: Commander::Land,
    key: "land_death_trap",
    copies: 1,
    cost: 3,
    timing: Timing::Reaction,
};

pub(super) const NAVAL: Printed = Printed {
    kind: CardKind::DeathTrap(Kind::Sea),
    deck: Commander::Naval,
    key: "water_death_trap",
    copies: 1,
    cost: 3,
    timing: Timing::Reaction,
};

pub(super) const SPACE: Printed = Printed {
    kind: CardKind::DeathTrap(Kind::Moon),
    deck: Commander::Space,
    key: "orbital_mines",
    copies: 2,
    cost: 2,
    timing: Timing::Reaction,
};

pub(super) struct DeathTrap(pub(super) Kind);

/// Number of units that a trap destroys now; 0 if it would change nothing or leave no unit (A1-6, A1-70).
fn toll(game: &Game) -> u32 {
    let Some(invasion) = game.state.invasion() else { return 0 };
    let units = game.state.at(invasion.from).units;
    if units.count() < 2 {
        return 0;
    }
    match options(game).death_trap {
        DeathTrapToll::Mods => units.mods.div_ceil(2),
        DeathTrapToll::Units => units.count().div_ceil(2),
    }
}

impl CardEffect for DeathTrap {
    fn targets(&self, game: &Game, seat: Seat) -> Option<Targets> {
        let to = game.state.invasion()?.to;
        let own = game.state.at(to).holder == Holder::Seat(seat);
        let fits = own && game.board().territory(to).kind == self.0;
        (fits && toll(game) > 0).then_some(Targets::Nothing)
    }

    fn resolve(&self, tx: &mut Transaction<'_>, _seat: Seat, _target: &Target) {
        let units = toll(&tx.game);
        let mods_only = options(&tx.game).death_trap == DeathTrapToll::Mods;
        if let Some(at) = tx.state().invasion().map(|invasion| invasion.from) {
            casualties::take(tx, vec![Loss { at, units, mods_only }]);
        }
    }
}
