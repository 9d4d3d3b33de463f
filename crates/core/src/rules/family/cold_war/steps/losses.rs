//! The `Lose` step: the loser of a fight chooses which armies the damage destroys, if several choices are right (R3-23, R3-24,
//! A3-15).

use super::super::options::Damage;
use super::super::war_refusals::NoWar;
use super::super::{
    Action, Armies, AskKind, Asked, ColdWar, Game, Menu, PendingDecision, PendingLosses, Transaction, Why,
    loss_choice,
};
use super::answer_checks::not_now;
use super::turn_actions::fight;
use crate::rules::engine::{Milestone, Pick, Recorded, Step};
use crate::rules::ids::{Seat, TerritoryId};
use serde::{Deserialize, Serialize};

/// [`Action::Lose`] with armies that the damage destroys.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Lose {
    /// The state.
    pub at: TerritoryId,
    /// The armies that fought.
    pub among: Armies,
    /// The damage.
    pub damage: u32,
    /// How the damage is spread.
    pub rule: Damage,
}

impl Lose {
    /// Whether the owner may lose less than the damage allows (A3-15).
    pub fn is_free(&self) -> bool {
        self.rule == Damage::Free
    }

    fn why(&self, answer: &Action) -> Result<(), Why> {
        let Action::Lose { armies } = answer else { return Err(not_now(AskKind::Lose, answer)) };
        if !self.among.covers(*armies) {
            return Err(NoWar::NotThere { at: self.at, armies: self.among }.into());
        }
        if loss_choice::fits(self.among, self.damage, self.rule, *armies) {
            return Ok(());
        }
        let strength = loss_choice::largest(self.among, self.damage);
        Err(NoWar::Losses { named: armies.strength(), strength }.into())
    }
}

impl Step<ColdWar> for Lose {
    fn check(&self, _game: &Game, _seat: Seat, answer: &Action) -> Result<(), Why> {
        self.why(answer)
    }

    fn offers(&self, answer: &Action) -> bool {
        self.why(answer).is_ok()
    }

    fn default(&self, _game: &Game, _seat: Seat) -> Action {
        Action::Lose { armies: loss_choice::best(self.among, self.damage) }
    }

    fn only_answer(&self, game: &Game, seat: Seat) -> Option<Action> {
        (!loss_choice::has_choice(self.among, self.damage, self.rule)).then(|| self.default(game, seat))
    }

    fn sample(&self, pick: Pick<'_>) -> Action {
        let choices = loss_choice::choices(self.among, self.damage, self.rule);
        let choice = choices.get(pick(choices.len().max(1) as u32) as usize).copied();
        Action::Lose { armies: choice.unwrap_or_else(|| loss_choice::best(self.among, self.damage)) }
    }

    fn perform(&self, tx: &mut Transaction<'_>, by: Seat, answer: &Action) {
        let Action::Lose { armies } = answer else { return };
        let civil_war = match tx.state().stack.last() {
            Some(PendingDecision::Losses(open)) => open.civil_war,
            _ => None,
        };
        let (at, among, armies) = (self.at, self.among, *armies);
        tx.emit_public(ArmiesLost { seat: by, at, among, armies });
        fight::after_losses(tx, self.at, civil_war);
    }
}

impl PendingLosses {
    pub(in super::super) fn asked(&self, game: &Game) -> Asked {
        let rule = game.options().damage;
        let lose = Lose { at: self.at, among: self.among, damage: self.damage, rule };
        Asked::One(self.seat, Menu::Lose(lose))
    }
}

/// The loser of a fight chooses his losses (A3-15).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LossesOwed {
    /// The loser.
    pub seat: Seat,
    /// The state.
    pub at: TerritoryId,
    /// The armies that fought.
    pub among: Armies,
    /// The damage.
    pub damage: u32,
    /// The player whose civil war it was (R3-31).
    pub civil_war: Option<Seat>,
}

impl Recorded<ColdWar> for LossesOwed {
    fn record(&self, game: &mut Game) {
        let Self { seat, at, among, damage, civil_war } = *self;
        game.state.interrupt(PendingLosses { seat, at, among, damage, civil_war });
    }
}

/// Armies were lost in a fight (R3-23).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ArmiesLost {
    /// The loser.
    pub seat: Seat,
    /// The state.
    pub at: TerritoryId,
    /// The armies that fought.
    pub among: Armies,
    /// The armies that are lost.
    pub armies: Armies,
}

impl Recorded<ColdWar> for ArmiesLost {
    fn record(&self, game: &mut Game) {
        if matches!(game.state.stack.last(), Some(PendingDecision::Losses(_))) {
            game.state.stack.pop();
        }
        game.state.lose(self.seat, self.at, self.armies);
        fight::forget(game, self.seat, self.at, self.among, self.armies);
    }

    fn milestone(&self) -> Option<Milestone> {
        Some(Milestone::BoardChanged)
    }
}
