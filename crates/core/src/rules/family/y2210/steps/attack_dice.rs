//! The `Throw` step of an invasion: the number of attack dice, and the commanders who roll eight-sided ones (R1-24, R1-37,
//! A1-11, A1-35).

use super::super::options::Declare;
use super::super::state::options;
use super::super::{
    Action, AskKind, Commanders, Game, InvasionStage, PendingInvasion, Transaction, Units, Why, Y2210, battle,
};
use super::answer_checks::{dice_between, not_now};
use crate::rules::engine::{Pick, Recorded, Step};
use crate::rules::ids::{Seat, TerritoryId};
use serde::{Deserialize, Serialize};

/// [`Action::Throw`] with at most `most` dice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Throw {
    /// The territory of origin.
    pub from: TerritoryId,
    /// The target.
    pub to: TerritoryId,
    /// Number of defence dice, if the defender has named them first (A1-11); else 0.
    pub defence: u8,
    /// Maximum number of dice: 1 to 3.
    pub most: u8,
    /// Commanders who may roll an eight-sided die.
    pub commanders: Commanders,
}

impl Throw {
    pub(in super::super) fn ask(game: &Game, open: &PendingInvasion) -> Self {
        let most = battle::most_attack(game.state.at(open.from).units);
        let defence = if let InvasionStage::Throwing { defence } = open.stage { defence } else { 0 };
        let commanders = battle::strong(game, open.from, open.to);
        Self { from: open.from, to: open.to, defence, most, commanders }
    }

    fn fits(&self, dice: u8, commanders: Commanders) -> bool {
        (1..=self.most).contains(&dice)
            && self.commanders.covers(commanders)
            && commanders.len() <= u32::from(dice)
    }

    /// The most dice, as many of them eight-sided as possible; of more commanders than dice, land, naval, space, nuclear
    /// (A1-35, A1-76).
    fn strongest(&self) -> Action {
        let ordered = Units::LEAST_USEFUL.into_iter().filter(|one| self.commanders.contains(*one));
        let commanders = ordered.take(usize::from(self.most)).collect();
        Action::Throw { dice: self.most, commanders }
    }
}

impl Step<Y2210> for Throw {
    fn check(&self, _game: &Game, _seat: Seat, answer: &Action) -> Result<(), Why> {
        let Action::Throw { dice, commanders } = answer else { return Err(not_now(AskKind::Throw, answer)) };
        dice_between(*dice, 1, self.most)?;
        let weak = commanders.difference(self.commanders).iter().next();
        if let Some(commander) = weak {
            return Err(Why::NoStrongDie { commander, from: self.from });
        }
        if self.fits(*dice, *commanders) {
            Ok(())
        } else {
            Err(Why::TooManyCommanders { commanders: commanders.len(), dice: *dice })
        }
    }

    fn offers(&self, answer: &Action) -> bool {
        matches!(answer, Action::Throw { dice, commanders } if self.fits(*dice, *commanders))
    }

    fn default(&self, _game: &Game, _seat: Seat) -> Action {
        self.strongest()
    }

    fn only_answer(&self, _game: &Game, _seat: Seat) -> Option<Action> {
        let one = self.most == 1 && self.commanders.is_empty();
        one.then_some(Action::Throw { dice: 1, commanders: Commanders::NONE })
    }

    /// The dice stay hidden until the defender has chosen, if the table plays so and both sides have a choice (A1-11).
    fn hides(&self, game: &Game, answer: &Action) -> bool {
        let secret = options(game).declare == Declare::Secret;
        let forced = self.most == 1 && self.commanders.is_empty();
        let choice = !forced && battle::most_defence(game.state.at(self.to).units) > 1;
        secret && choice && battle::chooser(game, self.to).is_some() && matches!(answer, Action::Throw { .. })
    }

    fn sample(&self, pick: Pick<'_>) -> Action {
        if pick(3) > 0 {
            return self.strongest();
        }
        let dice = 1 + pick(u32::from(self.most)) as u8;
        let some: Vec<_> = self.commanders.iter().filter(|_| pick(2) == 0).collect();
        Action::Throw { dice, commanders: some.into_iter().take(usize::from(dice)).collect() }
    }

    /// Asks the defender, or rolls at once if the defence has no choice (R1-59, A1-19, S-9) or has named its dice (A1-11).
    fn perform(&self, tx: &mut Transaction<'_>, by: Seat, answer: &Action) {
        let Action::Throw { dice, commanders } = answer else { return };
        if self.hides(&tx.game, answer) {
            return;
        }
        let most = battle::most_defence(tx.state().at(self.to).units);
        let asks = battle::chooser(&tx.game, self.to).is_some();
        tx.emit_public(DiceNamed {
            seat: by,
            from: self.from,
            to: self.to,
            dice: *dice,
            commanders: *commanders,
        });
        if self.defence > 0 {
            battle::roll(tx, *dice, *commanders, self.defence);
        } else if !asks {
            battle::roll(tx, *dice, *commanders, most);
        }
    }
}

/// The invader has named dice (R1-36, A1-11).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DiceNamed {
    /// The invader.
    pub seat: Seat,
    /// The territory of origin.
    pub from: TerritoryId,
    /// The target.
    pub to: TerritoryId,
    /// Number of dice.
    pub dice: u8,
    /// The commanders who roll eight-sided dice.
    pub commanders: Commanders,
}

impl Recorded<Y2210> for DiceNamed {
    fn record(&self, game: &mut Game) {
        if let Some(open) = game.state.invasion_mut() {
            open.stage =
                InvasionStage::Defending { dice: self.dice, commanders: self.commanders, hidden: false };
        }
    }
}
