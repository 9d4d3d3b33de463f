//! The `Wish` step of the sealed set-up: a private ranked wish list of territories, most wanted first; may be empty
//! ([PBP-35]).

use super::super::refusal_reasons::Why;
use super::super::setup_phase;
use super::super::{Classic, Game, Transaction};
use super::Action;
use super::AskKind;
use super::answer_checks::exists;
use crate::rules::bitset::TerritorySet;
use crate::rules::engine::random_answer::some_of;
use crate::rules::engine::{Pick, Step};
use crate::rules::ids::Seat;
use serde::Serialize;

/// [`Action::Wish`]: a ranking of any of these territories.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Wish {
    /// All territories.
    pub of: TerritorySet,
}

impl Wish {
    pub(in super::super) fn ask(game: &Game) -> Self {
        Self { of: game.board().all() }
    }
}

impl Step<Classic> for Wish {
    fn check(&self, game: &Game, _seat: Seat, answer: &Action) -> Result<(), Why> {
        let Action::Wish { order } = answer else {
            return Err(Why::NotNow { asked: AskKind::Wish, tried: answer.kind() });
        };
        let mut seen = TerritorySet::EMPTY;
        for at in order {
            exists(game, *at)?;
            if seen.contains(*at) {
                return Err(Why::BadPlacement { at: *at });
            }
            seen.insert(*at);
        }
        Ok(())
    }

    fn offers(&self, answer: &Action) -> bool {
        let Action::Wish { order } = answer else { return false };
        let distinct: TerritorySet = order.iter().copied().filter(|t| self.of.contains(*t)).collect();
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
        setup_phase::sealed_answer(tx);
    }
}
