//! The `PayWar` step: leave for a stop was refused; the mover pays for a war or takes the leg back (A3-32).

use super::super::war_refusals::NoWar;
use super::super::{Action, AskKind, ColdWar, Game, LegStage, PendingDecision, Transaction, Why, deal_rules};
use super::answer_checks::not_now;
use super::turn_actions::convoy_leg::LegCancelled;
use crate::rules::engine::{Pick, Recorded, Step};
use crate::rules::ids::{Seat, TerritoryId};
use serde::{Deserialize, Serialize};

/// [`Action::PayWar`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PayWar {
    /// The stop.
    pub at: TerritoryId,
    /// What the war costs.
    pub cost: u32,
    /// Own money, without what the leg costs.
    pub money: u32,
}

impl Step<ColdWar> for PayWar {
    fn check(&self, _game: &Game, _seat: Seat, answer: &Action) -> Result<(), Why> {
        let Action::PayWar { .. } = answer else { return Err(not_now(AskKind::PayWar, answer)) };
        if self.offers(answer) {
            Ok(())
        } else {
            Err(NoWar::Money { cost: self.cost, money: self.money }.into())
        }
    }

    fn offers(&self, answer: &Action) -> bool {
        matches!(answer, Action::PayWar { promise } if !promise || self.cost <= self.money)
    }

    fn default(&self, _game: &Game, _seat: Seat) -> Action {
        Action::PayWar { promise: false }
    }

    /// Secret money makes no answer for its owner, as all would see what he hasn't (A3-45, A3-81).
    fn only_answer(&self, game: &Game, seat: Seat) -> Option<Action> {
        (deal_rules::money_is_public(game) && self.cost > self.money).then(|| self.default(game, seat))
    }

    fn sample(&self, pick: Pick<'_>) -> Action {
        Action::PayWar { promise: self.cost <= self.money && pick(2) == 0 }
    }

    fn perform(&self, tx: &mut Transaction<'_>, by: Seat, answer: &Action) {
        let Action::PayWar { promise } = answer else { return };
        if *promise {
            tx.emit_public(WarPromised { seat: by, at: self.at, money: self.cost });
            return;
        }
        if let Some(PendingDecision::Leg(open)) = tx.state().stack.last() {
            let from = open.from;
            tx.emit_public(LegCancelled { seat: by, from, to: self.at });
        }
    }
}

/// The mover will pay for a war at the stop (A3-33).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct WarPromised {
    /// The player.
    pub seat: Seat,
    /// The stop.
    pub at: TerritoryId,
    /// The money, which is set aside.
    pub money: u32,
}

impl Recorded<ColdWar> for WarPromised {
    fn record(&self, game: &mut Game) {
        if let Some(open) = game.state.leg_mut() {
            open.war = Some(self.money);
            open.stage = LegStage::Moving { next: 0, guest: false };
        }
    }
}
