//! Invade Earth: land cards are turned until one shows a territory that the player doesn't control; this turn it may be invaded
//! from any own territory of the Moon (R1-43, A1-42).

use super::super::{CardKind, Commander, Game, Printed, Target, Targets, Timing, Transaction, Y2210, draws};
use super::card_effect::CardEffect;
use crate::rules::board::Kind;
use crate::rules::engine::Recorded;
use crate::rules::ids::{Seat, TerritoryId};
use serde::{Deserialize, Serialize};

pub(super) const CARD: Printed = Printed {
    kind: CardKind::InvadeEarth,
    deck: Commander::Space,
    key: "invade_earth",
    copies: 3,
    cost: 0,
    timing: Timing::BeforeInvasion,
};

pub(super) struct InvadeEarth;

impl CardEffect for InvadeEarth {
    fn targets(&self, game: &Game, _seat: Seat) -> Option<Targets> {
        draws::can_draw(game, Kind::Land).then_some(Targets::Nothing)
    }

    fn resolve(&self, tx: &mut Transaction<'_>, seat: Seat, _target: &Target) {
        let own = tx.state().own(seat);
        if let Some(at) = draws::turn_over_until(tx, seat, Kind::Land, |at| !own.contains(at)) {
            tx.emit_public(EarthOpened { seat, at });
        }
    }
}

/// A land territory may be invaded from the Moon this turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct EarthOpened {
    /// The seat on turn.
    pub seat: Seat,
    /// The territory.
    pub at: TerritoryId,
}

impl Recorded<Y2210> for EarthOpened {
    fn record(&self, game: &mut Game) {
        game.state.facts.invade_earth.insert(self.at);
    }
}
