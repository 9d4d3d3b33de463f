//! Stealth Station: a space station in an own land territory that is invaded (A1-22, A1-65).

use super::super::board_events::{StationPlaced, may_build};
use super::super::{CardKind, Commander, Game, Printed, Target, Targets, Timing, Transaction};
use super::card_effect::CardEffect;
use crate::rules::board::Kind;
use crate::rules::ids::Seat;

pub(super) const CARD: Printed = Printed {
    kind: CardKind::StealthStation,
    deck: Commander::Land,
    key: "stealth_station",
    copies: 1,
    cost: 0,
    timing: Timing::Reaction,
};

pub(super) struct StealthStation;

impl CardEffect for StealthStation {
    fn targets(&self, game: &Game, seat: Seat) -> Option<Targets> {
        let to = game.state.invasion()?.to;
        let land = game.board().territory(to).kind == Kind::Land;
        (land && may_build(game, seat).contains(to)).then_some(Targets::Nothing)
    }

    fn resolve(&self, tx: &mut Transaction<'_>, seat: Seat, _target: &Target) {
        if let Some(at) = tx.state().invasion().map(|invasion| invasion.to) {
            tx.emit_public(StationPlaced { seat, at });
        }
    }
}
