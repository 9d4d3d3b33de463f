//! Assassin Bomb: a commander of an opponent dies with an eight-sided die of three or more (A1-46).

use super::super::nuclear::BombRolled;
use super::super::{CardKind, Commander, Game, Printed, Target, Targets, Timing, Transaction, Units, Y2210};
use super::card_effect::CardEffect;
use crate::rules::engine::{Milestone, Recorded};
use crate::rules::ids::Seat;
use serde::{Deserialize, Serialize};

/// Number of sides of its die, and the least result that kills.
const SIDES: u8 = 8;
const KILLS: u8 = 3;

pub(super) const CARD: Printed = Printed {
    kind: CardKind::AssassinBomb,
    deck: Commander::Nuclear,
    key: "assassin_bomb",
    copies: 3,
    cost: 1,
    timing: Timing::BeforeInvasion,
};

pub(super) struct AssassinBomb;

impl CardEffect for AssassinBomb {
    fn targets(&self, game: &Game, seat: Seat) -> Option<Targets> {
        let of = |other: Seat| {
            game.state.commanders(other).iter().map(move |one| (other, one)).collect::<Vec<_>>()
        };
        let all: Vec<_> = game.state.opponents(seat).into_iter().flat_map(of).collect();
        (!all.is_empty()).then_some(Targets::Commander(all))
    }

    fn resolve(&self, tx: &mut Transaction<'_>, seat: Seat, target: &Target) {
        let Target::Commander(whose, commander) = target else { return };
        if BombRolled::emit(tx, seat, SIDES) >= KILLS {
            tx.emit_public(CommanderKilled { seat: *whose, commander: *commander });
        }
    }
}

/// A commander died by a bomb.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CommanderKilled {
    /// Its owner.
    pub seat: Seat,
    /// The commander.
    pub commander: Commander,
}

impl Recorded<Y2210> for CommanderKilled {
    fn record(&self, game: &mut Game) {
        if let Some(at) = game.state.whereabouts(self.seat, self.commander) {
            game.state.field[at.index()].remove(Units::of_commander(self.commander));
        }
    }

    fn milestone(&self) -> Option<Milestone> {
        Some(Milestone::BoardChanged)
    }
}
