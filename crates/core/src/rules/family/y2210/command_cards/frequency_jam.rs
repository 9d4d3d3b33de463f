//! Frequency Jam: a chosen player may play no command card for the rest of this turn (A1-25, F-44).

use super::super::{CardKind, Commander, Game, Printed, Target, Targets, Timing, Transaction, Y2210};
use super::card_effect::CardEffect;
use crate::rules::engine::Recorded;
use crate::rules::ids::Seat;
use serde::{Deserialize, Serialize};

pub(super) const LAND: Printed = Printed {
    kind: CardKind::FrequencyJam(Commander::Land),
    deck: Commander::Land,
    key: "frequency_jam_land",
    copies: 2,
    cost: 0,
    timing: Timing::BeforeInvasion,
};

pub(super) const NAVAL: Printed = Printed {
    kind: CardKind::FrequencyJam(Commander::Naval),
    deck: Commander::Naval,
    key: "frequency_jam_naval",
    copies: 2,
    cost: 0,
    timing: Timing::BeforeInvasion,
};

pub(super) const SPACE: Printed = Printed {
    kind: CardKind::FrequencyJam(Commander::Space),
    deck: Commander::Space,
    key: "frequency_jam_space",
    copies: 2,
    cost: 0,
    timing: Timing::BeforeInvasion,
};

pub(super) struct FrequencyJam;

impl CardEffect for FrequencyJam {
    fn targets(&self, game: &Game, seat: Seat) -> Option<Targets> {
        let jammed = &game.state.facts.jammed;
        let free: Vec<Seat> =
            game.state.opponents(seat).into_iter().filter(|other| !jammed.contains(other)).collect();
        (!free.is_empty()).then_some(Targets::Player(free))
    }

    fn resolve(&self, tx: &mut Transaction<'_>, seat: Seat, target: &Target) {
        if let Target::Player(whom) = target {
            tx.emit_public(Jammed { seat, whom: *whom });
        }
    }
}

/// A player may play no command card for the rest of this turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Jammed {
    /// The seat on turn.
    pub seat: Seat,
    /// The jammed player.
    pub whom: Seat,
}

impl Recorded<Y2210> for Jammed {
    fn record(&self, game: &mut Game) {
        game.state.facts.jammed.push(self.whom);
    }
}
