//! The `Throw` step of an invasion: the number of attack dice, and the commanders who roll eight-sided ones (R1-24, R1-37,
//! A1-11, A1-35).

use super::super::invasion::{Pending, Stage};
use super::super::options::{DefenceChoice, NeutralDefence};
use super::super::state::options;
use super::super::{Action, AskKind, Commanders, Game, Transaction, Units, Why, Y2210, battle};
use super::answer_checks::{dice_between, not_now};
use crate::rules::engine::{Pick, Recorded, Step};
use crate::rules::ids::{Holder, Seat, TerritoryId};
use serde::{Deserialize, Serialize};

/// [`Action::Throw`] with at most `most` dice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Throw {
    /// The territory of origin.
    pub from: TerritoryId,
    /// The target.
    pub to: TerritoryId,
    /// Maximum number of dice: 1 to 3.
    pub most: u8,
    /// Commanders who may roll an eight-sided die.
    pub commanders: Commanders,
}

impl Throw {
    pub(in super::super) fn ask(game: &Game, open: &Pending) -> Self {
        let most = battle::most_attack(game.state.at(open.from).units);
        Self { from: open.from, to: open.to, most, commanders: battle::strong(game, open.from, open.to) }
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

    fn sample(&self, pick: Pick<'_>) -> Action {
        if pick(3) > 0 {
            return self.strongest();
        }
        let dice = 1 + pick(u32::from(self.most)) as u8;
        let some: Vec<_> = self.commanders.iter().filter(|_| pick(2) == 0).collect();
        Action::Throw { dice, commanders: some.into_iter().take(usize::from(dice)).collect() }
    }

    /// Asks the defender, or rolls at once if the defence has no choice (R1-59, A1-19, S-9).
    fn perform(&self, tx: &mut Transaction<'_>, by: Seat, answer: &Action) {
        let Action::Throw { dice, commanders } = answer else { return };
        let game = &tx.game;
        let held = game.state.at(self.to);
        let asks = match held.holder {
            Holder::Seat(_) => options(game).defence == DefenceChoice::Free,
            Holder::Neutral => options(game).neutral == NeutralDefence::Opponent,
            Holder::Nobody => false,
        };
        tx.emit_public(DiceNamed {
            seat: by,
            from: self.from,
            to: self.to,
            dice: *dice,
            commanders: *commanders,
        });
        if !asks {
            battle::roll(tx, *dice, *commanders, battle::most_defence(held.units));
        }
    }

    fn kind(&self) -> crate::rules::AskKind {
        AskKind::Throw.into()
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
            open.stage = Stage::Defending { dice: self.dice, commanders: self.commanders };
        }
    }
}
