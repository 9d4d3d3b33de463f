//! The `Wish` step of the sealed set-up: a private ranked wish list of land territories, most wanted first; may be empty
//! ([PBP-35]).

use super::super::{Action, AskKind, Game, Transaction, Why, Y2210, setup_phase};
use super::answer_checks::{exists, not_now};
use crate::rules::bitset::TerritorySet;
use crate::rules::engine::random_answer::some_of;
use crate::rules::engine::{Pick, Step};
use crate::rules::ids::{Holder, Seat};
use serde::Serialize;

/// [`Action::Wish`]: a ranking of any of these territories.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Wish {
    /// Land territories without a holder.
    pub of: TerritorySet,
}

impl Wish {
    pub(in super::super) fn ask(game: &Game) -> Self {
        Self { of: setup_phase::free_land(game) }
    }
}

impl Step<Y2210> for Wish {
    fn check(&self, game: &Game, _seat: Seat, answer: &Action) -> Result<(), Why> {
        let Action::Wish { order } = answer else { return Err(not_now(AskKind::Wish, answer)) };
        let mut named = TerritorySet::EMPTY;
        for &at in order {
            exists(game, at)?;
            if named.contains(at) {
                return Err(Why::NamedTwice { at });
            }
            if game.state.devastated.contains(at) {
                return Err(Why::Devastated { at });
            }
            let holder = game.state.at(at).holder;
            if holder != Holder::Nobody {
                return Err(Why::NotFree { at, holder });
            }
            if !self.of.contains(at) {
                return Err(Why::NotLand { at });
            }
            named.insert(at);
        }
        Ok(())
    }

    fn offers(&self, answer: &Action) -> bool {
        let Action::Wish { order } = answer else { return false };
        let distinct: TerritorySet = order.iter().copied().filter(|at| self.of.contains(*at)).collect();
        distinct.len() == order.len()
    }

    fn default(&self, _game: &Game, _seat: Seat) -> Action {
        Action::Wish { order: Vec::new() }
    }

    fn only_answer(&self, _game: &Game, _seat: Seat) -> Option<Action> {
        None
    }

    fn sample(&self, pick: Pick<'_>) -> Action {
        Action::Wish { order: some_of(self.of, pick) }
    }

    fn perform(&self, tx: &mut Transaction<'_>, _by: Seat, _answer: &Action) {
        if tx.state().sealed_complete() {
            setup_phase::wished(tx);
        }
    }
}
