//! The `Defend` step of an invasion: the number of defence dice (R1-37, A1-11, A1-36).

use super::super::invasion::Pending;
use super::super::{Action, AskKind, Commanders, Game, Transaction, Why, Y2210, battle};
use super::answer_checks::{dice_between, not_now};
use crate::rules::engine::{Pick, Step};
use crate::rules::ids::{Holder, Seat, TerritoryId};
use serde::{Deserialize, Serialize};

/// [`Action::Defend`] with at most `most` dice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Defend {
    /// The invader.
    pub by: Seat,
    /// The territory of origin.
    pub from: TerritoryId,
    /// The target.
    pub to: TerritoryId,
    /// Its holder.
    pub whose: Holder,
    /// Number of attack dice named.
    pub attack: u8,
    /// The invader's commanders who roll eight-sided dice.
    pub commanders: Commanders,
    /// Numbers of sides of the defence dice if as many as possible are rolled.
    pub sides: Vec<u8>,
    /// Maximum number of dice: 1 or 2.
    pub most: u8,
}

impl Defend {
    pub(in super::super) fn ask(game: &Game, open: &Pending, attack: u8, commanders: Commanders) -> Self {
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

    fn perform(&self, tx: &mut Transaction<'_>, _by: Seat, answer: &Action) {
        if let Action::Defend { dice } = answer {
            battle::roll(tx, self.attack, self.commanders, *dice);
        }
    }

    fn kind(&self) -> crate::rules::AskKind {
        AskKind::Defend.into()
    }
}
