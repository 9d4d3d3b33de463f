//! Reinforcements: one MOD on each of three own territories of the deck's kind, or on each of those there are (R1-51).

use super::super::board_events::ModsAdded;
use super::super::{CardKind, Commander, Game, Printed, Target, Targets, Timing, Transaction};
use super::card_effect::CardEffect;
use crate::rules::board::Kind;
use crate::rules::ids::Seat;

/// Number of territories, one MOD each.
const TERRITORIES: u32 = 3;

pub(super) const LAND: Printed = Printed {
    kind: CardKind::Reinforcements(Kind::Land),
    deck: Commander::Land,
    key: "reinforcements_land",
    copies: 3,
    cost: 0,
    timing: Timing::BeforeInvasion,
};

pub(super) const NAVAL: Printed = Printed {
    kind: CardKind::Reinforcements(Kind::Sea),
    deck: Commander::Naval,
    key: "reinforcements_water",
    copies: 2,
    cost: 0,
    timing: Timing::BeforeInvasion,
};

pub(super) const SPACE: Printed = Printed {
    kind: CardKind::Reinforcements(Kind::Moon),
    deck: Commander::Space,
    key: "reinforcements_moon",
    copies: 3,
    cost: 0,
    timing: Timing::BeforeInvasion,
};

pub(super) struct Reinforcements(pub(super) Kind);

impl CardEffect for Reinforcements {
    fn targets(&self, game: &Game, seat: Seat) -> Option<Targets> {
        let among = game.state.own_of(game.board(), seat, self.0);
        let count = (among.len() as u32).min(TERRITORIES);
        (count > 0).then_some(Targets::Territories { among, count })
    }

    fn resolve(&self, tx: &mut Transaction<'_>, _seat: Seat, target: &Target) {
        if let Target::Territories(chosen) = target {
            tx.emit_public(ModsAdded { mods: chosen.iter().map(|at| (*at, 1)).collect() });
        }
    }
}
