//! Stealth MODs: three MODs for the defender of an invaded territory of the deck's kind, whoever he is (R1-53).

use super::super::board_events::ModsAdded;
use super::super::{CardKind, Commander, Game, Printed, Target, Targets, Timing, Transaction};
use super::card_effect::CardEffect;
use crate::rules::board::Kind;
use crate::rules::ids::{Holder, Seat};

/// Number of MODs.
const MODS: u32 = 3;

pub(super) const LAND: Printed = Printed {
    kind: CardKind::StealthMods(Kind::Land),
    deck: Commander::Land,
    key: "stealth_mods_land",
    copies: 5,
    cost: 0,
    timing: Timing::Reaction,
};

pub(super) const NAVAL: Printed = Printed {
    kind: CardKind::StealthMods(Kind::Sea),
    deck: Commander::Naval,
    key: "stealth_mods_water",
    copies: 5,
    cost: 0,
    timing: Timing::Reaction,
};

pub(super) const SPACE: Printed = Printed {
    kind: CardKind::StealthMods(Kind::Moon),
    deck: Commander::Space,
    key: "stealth_mods_moon",
    copies: 4,
    cost: 0,
    timing: Timing::Reaction,
};

pub(super) struct StealthMods(pub(super) Kind);

impl CardEffect for StealthMods {
    /// The MODs belong to the holder, a neutral army too (A1-60); an empty territory can't get any (F-30).
    fn targets(&self, game: &Game, _seat: Seat) -> Option<Targets> {
        let invasion = game.state.invasion()?;
        let fits = game.board().territory(invasion.to).kind == self.0;
        (fits && game.state.at(invasion.to).holder != Holder::Nobody).then_some(Targets::Nothing)
    }

    fn resolve(&self, tx: &mut Transaction<'_>, _seat: Seat, _target: &Target) {
        if let Some(to) = tx.state().invasion().map(|invasion| invasion.to) {
            tx.emit_public(ModsAdded { mods: vec![(to, MODS)] });
        }
    }
}
