//! The `Defend` step of an invasion: the number of defence dice (R1-37, A1-11, A1-36).

use super::super::{
    Action, AskKind, Commanders, Game, InvasionStage, PendingInvasion, Transaction, Why, Y2210, battle,
};
use super::answer_checks::{dice_between, not_now};
use crate::rules::engine::{Pick, Recorded, Step};
use crate::rules::ids::{Holder, Seat, TerritoryId};
use serde::{Deserialize, Serialize};

/// [`Action::Defend`] with at most `most` dice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Defend {
    /// The invader.
    pub by: Seat,
    /// The territory of origin.
    pub from: TerritoryId,
    /// The target.
    pub to: TerritoryId,
    /// Its holder.
    pub whose: Holder,
    /// Number of attack dice named; 0 while it is hidden, or if the defender names dice first (A1-11).
    pub attack: u8,
    /// The invader's commanders who roll eight-sided dice.
    pub commanders: Commanders,
    /// Numbers of sides of the defence dice if as many as possible are rolled.
    pub sides: Vec<u8>,
    /// Maximum number of dice: 1 or 2.
    pub most: u8,
}

impl Defend {
    pub(in super::super) fn ask(
        game: &Game,
        open: &PendingInvasion,
        attack: u8,
        commanders: Commanders,
    ) -> Self {
        let held = game.state.at(open.to);
        let most = battle::most_defence(held.units);
        Self {
            by: open.by,
            from: open.from,
            to: open.to,
            whose: held.holder,
            attack,
            commanders,
            sides: battle::defence_sides(game, open.to, most),
            most,
        }
    }
}

impl Step<Y2210> for Defend {
    fn check(&self, _game: &Game, _seat: Seat, answer: &Action) -> Result<(), Why> {
        let Action::Defend { dice } = answer else { return Err(not_now(AskKind::Defend, answer)) };
        dice_between(*dice, 1, self.most)
    }

    fn offers(&self, answer: &Action) -> bool {
        matches!(answer, Action::Defend { dice } if (1..=self.most).contains(dice))
    }

    fn default(&self, _game: &Game, _seat: Seat) -> Action {
        Action::Defend { dice: self.most }
    }

    fn only_answer(&self, _game: &Game, _seat: Seat) -> Option<Action> {
        (self.most == 1).then_some(Action::Defend { dice: 1 })
    }

    fn sample(&self, pick: Pick<'_>) -> Action {
        Action::Defend { dice: 1 + pick(u32::from(self.most)) as u8 }
    }

    fn perform(&self, tx: &mut Transaction<'_>, by: Seat, answer: &Action) {
        let Action::Defend { dice } = answer else { return };
        let named = tx.state().invasion().and_then(|open| match open.stage {
            InvasionStage::Defending { dice, commanders, hidden: _ } => Some((dice, commanders)),
            InvasionStage::Ready
            | InvasionStage::Reacting { .. }
            | InvasionStage::Playing { .. }
            | InvasionStage::Throwing { .. }
            | InvasionStage::Fought { .. }
            | InvasionStage::Entering { .. } => None,
        });
        match named {
            Some((attack, commanders)) => battle::roll(tx, attack, commanders, *dice),
            None => tx.emit_public(DefenceNamed { seat: by, from: self.from, to: self.to, dice: *dice }),
        }
    }
}

/// The defender has named dice before the invader (A1-11).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DefenceNamed {
    /// The seat that chose.
    pub seat: Seat,
    /// The territory of origin.
    pub from: TerritoryId,
    /// The target.
    pub to: TerritoryId,
    /// Number of dice.
    pub dice: u8,
}

impl Recorded<Y2210> for DefenceNamed {
    fn record(&self, game: &mut Game) {
        if let Some(open) = game.state.invasion_mut() {
            open.stage = InvasionStage::Throwing { defence: self.dice };
        }
    }
}
