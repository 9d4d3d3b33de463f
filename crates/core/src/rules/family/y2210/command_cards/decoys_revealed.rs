//! Decoys Revealed, which the printed text names in two ways (A1-7): any of the own commanders in play move, each to any own
//! territory (R1-56, A1-56).

use super::super::{CardKind, Commander, Game, Printed, Target, Targets, Timing, Transaction, Units, Y2210};
use super::card_effect::CardEffect;
use crate::rules::engine::{Milestone, Recorded};
use crate::rules::ids::{Holder, Seat, TerritoryId};
use serde::{Deserialize, Serialize};

pub(super) const CARD: Printed = Printed {
    kind: CardKind::DecoysRevealed,
    deck: Commander::Diplomat,
    key: "decoys_revealed",
    copies: 2,
    cost: 0,
    timing: Timing::BeforeInvasion,
};

pub(super) struct DecoysRevealed;

impl CardEffect for DecoysRevealed {
    fn targets(&self, game: &Game, seat: Seat) -> Option<Targets> {
        let to = game.state.own(seat);
        let stands = |one: Commander| game.state.whereabouts(seat, one).map(|at| (one, at));
        let commanders: Vec<_> = Commander::ALL.into_iter().filter_map(stands).collect();
        (to.len() > 1 && !commanders.is_empty()).then_some(Targets::Moves { commanders, to })
    }

    fn resolve(&self, tx: &mut Transaction<'_>, seat: Seat, target: &Target) {
        if let Target::Moves(moves) = target {
            tx.emit_public(CommandersMoved { seat, moves: moves.clone() });
        }
    }
}

/// Commanders moved, all at once. A territory without any unit or station is then empty.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CommandersMoved {
    /// The seat on turn.
    pub seat: Seat,
    /// Each commander with its new territory.
    pub moves: Vec<(Commander, TerritoryId)>,
}

impl Recorded<Y2210> for CommandersMoved {
    fn record(&self, game: &mut Game) {
        let state = &mut game.state;
        let stood: Vec<_> = self.moves.iter().map(|(one, _)| state.whereabouts(self.seat, *one)).collect();
        for ((commander, to), from) in self.moves.iter().zip(stood) {
            let units = Units::of_commander(*commander);
            if let Some(from) = from {
                state.field[from.index()].remove(units);
            }
            state.place(Holder::Seat(self.seat), *to, units);
        }
    }

    fn milestone(&self) -> Option<Milestone> {
        Some(Milestone::BoardChanged)
    }
}
