//! Territorial Station: a space station in an own land territory.

use super::super::board_events::{StationPlaced, may_build};
use super::super::{CardKind, Commander, Game, Printed, Target, Targets, Timing, Transaction};
use super::card_effect::CardEffect;
use crate::rules::board::Kind;
use crate::rules::ids::Seat;

pub(super) const CARD: Printed = Printed {
    kind: CardKind::TerritorialStation,
    deck: Commander::Diplomat,
    key: "territorial_station",
    copies: 3,
    cost: 1,
    timing: Timing::BeforeInvasion,
};

pub(super) struct TerritorialStation;

impl CardEffect for TerritorialStation {
    fn targets(&self, game: &Game, seat: Seat) -> Option<Targets> {
        let sites = may_build(game, seat).intersection(game.board().of_kind(Kind::Land));
        (!sites.is_empty()).then_some(Targets::Territory(sites))
    }

    fn resolve(&self, tx: &mut Transaction<'_>, seat: Seat, target: &Target) {
        if let Target::Territory(at) = target {
            tx.emit_public(StationPlaced { seat, at: *at });
        }
    }
}
