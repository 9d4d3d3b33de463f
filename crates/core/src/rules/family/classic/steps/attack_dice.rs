//! The `Throw` step: how many dice attack, asked after the defender has named the defence dice (A2-5).

use super::super::battle;
use super::super::refusal_reasons::Why;
use super::super::state::{options, state};
use super::super::{Classic, Game, Transaction};
use super::AskKind;
use super::answer_checks::dice_between;
use super::attack::most_attack;
use super::{Action, Interrupts, Menu, PendingDecision};
use crate::rules::engine::{Pick, Recorded, Step};
use crate::rules::ids::{Seat, TerritoryId};
use serde::{Deserialize, Serialize};

/// [`Action::Throw`] with `least` to `dice` dice, after the defender has named the defence dice (A2-5).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Throw {
    /// The attacking territory.
    pub from: TerritoryId,
    /// The attacked territory.
    pub to: TerritoryId,
    /// Number of defence dice.
    pub defence: u8,
    /// Minimum number of attack dice.
    pub least: u8,
    /// Maximum number of attack dice.
    pub dice: u8,
}

impl Throw {
    pub(in super::super) fn ask(game: &Game, (from, to): (TerritoryId, TerritoryId), defence: u8) -> Self {
        let least = if options(game).no_inferiority.on() { defence } else { 1 };
        Self { from, to, defence, least, dice: most_attack(state(game), from) }
    }
}

impl Step<Classic> for Throw {
    fn check(&self, _game: &Game, _seat: Seat, answer: &Action) -> Result<(), Why> {
        let Action::Throw { dice } = answer else {
            return Err(Why::NotNow { asked: AskKind::Throw, tried: answer.kind() });
        };
        dice_between(*dice, self.least, self.dice)
    }

    fn offers(&self, answer: &Action) -> bool {
        matches!(answer, Action::Throw { dice } if (self.least..=self.dice).contains(dice))
    }

    fn default(&self, _game: &Game, _seat: Seat) -> Action {
        Action::Throw { dice: self.dice }
    }

    fn only_answer(&self, _game: &Game, _seat: Seat) -> Option<Action> {
        (self.least == self.dice).then_some(Action::Throw { dice: self.dice })
    }

    fn sample(&self, pick: Pick<'_>) -> Action {
        Action::Throw { dice: self.least + pick(u32::from(self.dice - self.least) + 1) as u8 }
    }

    fn perform(&self, tx: &mut Transaction<'_>, _by: Seat, answer: &Action) {
        if let Action::Throw { dice } = answer {
            battle::roll(tx, self.from, self.to, *dice, self.defence);
        }
    }
}

/// The pending decision: the attacker's number of dice, after the defender's (A2-5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(in super::super) struct Pending {
    pub(in super::super) from: TerritoryId,
    pub(in super::super) to: TerritoryId,
    pub(in super::super) defence: u8,
}

impl Interrupts for Pending {
    fn menu(&self, game: &Game) -> Menu {
        Menu::Throw(Throw::ask(game, (self.from, self.to), self.defence))
    }
}

/// The defender named the number of dice first; the attacker follows (A2-5).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DefenceNamed {
    /// The seat that chose.
    pub chooser: Seat,
    /// The attacking territory.
    pub from: TerritoryId,
    /// The attacked territory.
    pub to: TerritoryId,
    /// Number of defence dice.
    pub dice: u8,
}

impl Recorded<Classic> for DefenceNamed {
    fn record(&self, game: &mut Game) {
        let state = &mut game.state;
        state.stack.pop_if(|top| matches!(top, PendingDecision::Defence(_)));
        state.interrupt(Pending { from: self.from, to: self.to, defence: self.dice });
    }
}
