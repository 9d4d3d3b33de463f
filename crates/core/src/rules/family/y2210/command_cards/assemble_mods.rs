//! Assemble MODs: three MODs on one own territory of the deck's kind.

use super::super::board_events::ModsAdded;
use super::super::{CardKind, Commander, Game, Printed, Target, Targets, Timing, Transaction};
use super::card_effect::CardEffect;
use crate::rules::board::Kind;
use crate::rules::ids::Seat;

/// Number of MODs.
const MODS: u32 = 3;

pub(super) const LAND: Printed = Printed {
    kind: CardKind::AssembleMods(Kind::Land),
    deck: Commander::Land,
    key: "assemble_mods_land",
    copies: 3,
    cost: 1,
    timing: Timing::BeforeInvasion,
};

pub(super) const NAVAL: Printed = Printed {
    kind: CardKind::AssembleMods(Kind::Sea),
    deck: Commander::Naval,
    key: "assemble_mods_water",
    copies: 3,
    cost: 1,
    timing: Timing::BeforeInvasion,
};

pub(super) const SPACE: Printed = Printed {
    kind: CardKind::AssembleMods(Kind::Moon),
    deck: Commander::Space,
    key: "assemble_mods_moon",
    copies: 3,
    cost: 1,
    timing: Timing::BeforeInvasion,
};

pub(super) struct AssembleMods(pub(super) Kind);

impl CardEffect for AssembleMods {
    fn targets(&self, game: &Game, seat: Seat) -> Option<Targets> {
        let own = game.state.own_of(game.board(), seat, self.0);
        (!own.is_empty()).then_some(Targets::Territory(own))
    }

    fn resolve(&self, tx: &mut Transaction<'_>, _seat: Seat, target: &Target) {
        if let Target::Territory(at) = target {
            tx.emit_public(ModsAdded { mods: vec![(*at, MODS)] });
        }
    }
}
