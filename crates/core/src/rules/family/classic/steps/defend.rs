//! The `Defend` step: how many dice defend (R1-67, R1-75, A2-5).

use super::super::events::DefenceNamed;
use super::super::options::DefenceChoice;
use super::super::refusal_reasons::Why;
use super::super::state::{options, state};
use super::super::{Classic, Game, Transaction, battle};
use super::answer_checks::dice_between;
use super::{Action, AskKind, Interrupts, Menu};
use crate::rules::engine::{Pick, Recorded, Step};
use crate::rules::ids::{Holder, Seat, TerritoryId};
use serde::{Deserialize, Serialize};

/// [`Action::Defend`] with `least` to `dice` dice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Defend {
    /// The attacking seat.
    pub by: Seat,
    /// The attacking territory.
    pub from: TerritoryId,
    /// The attacked territory.
    pub to: TerritoryId,
    /// Its holder.
    pub whose: Holder,
    /// Number of attack dice announced; 0 while it is hidden or not chosen yet.
    pub attack: u8,
    /// Minimum number of defence dice.
    pub least: u8,
    /// Maximum number of defence dice.
    pub dice: u8,
}

impl Defend {
    pub(in super::super) fn ask(game: &Game, (from, to): (TerritoryId, TerritoryId), attack: u8) -> Self {
        let state = state(game);
        Self {
            by: state.current,
            from,
            to,
            whose: state.at(to).holder,
            attack,
            least: least_defence(game, to),
            dice: most_defence(game, to),
        }
    }
}

impl Step<Classic> for Defend {
    fn check(&self, _game: &Game, _seat: Seat, answer: &Action) -> Result<(), Why> {
        let Action::Defend { dice } = answer else {
            return Err(Why::NotNow { asked: AskKind::Defend, tried: answer.kind() });
        };
        dice_between(*dice, self.least, self.dice)
    }

    fn offers(&self, answer: &Action) -> bool {
        matches!(answer, Action::Defend { dice } if (self.least..=self.dice).contains(dice))
    }

    fn default(&self, _game: &Game, _seat: Seat) -> Action {
        Action::Defend { dice: self.dice }
    }

    fn only_answer(&self, _game: &Game, _seat: Seat) -> Option<Action> {
        (self.least == self.dice).then_some(Action::Defend { dice: self.dice })
    }

    fn sample(&self, pick: Pick<'_>) -> Action {
        Action::Defend { dice: self.least + pick(u32::from(self.dice - self.least) + 1) as u8 }
    }

    /// Rolls the dice, or asks the attacker to name theirs (A2-5).
    fn perform(&self, tx: &mut Transaction<'_>, by: Seat, answer: &Action) {
        let Action::Defend { dice } = answer else { return };
        let (from, to, dice) = (self.from, self.to, *dice);
        let attack = if self.attack == 0 { tx.state().hidden_dice } else { self.attack };
        if attack == 0 {
            tx.emit_public(DefenceNamed { chooser: by, from, to, dice });
        } else {
            battle::roll(tx, from, to, attack, dice);
        }
    }
}

/// Maximum number of defence dice for a territory (R1-67, R2-19).
pub(in super::super) fn most_defence(game: &Game, at: TerritoryId) -> u8 {
    state(game).at(at).armies.min(options(game).defence_dice.number()) as u8
}

/// Minimum number of defence dice for a territory: two for two or more armies if the options say so (R0-24, A0-3).
pub(in super::super) fn least_defence(game: &Game, at: TerritoryId) -> u8 {
    let fewest = if options(game).defence == DefenceChoice::TwoUp { 2 } else { 1 };
    most_defence(game, at).min(fewest)
}

/// The pending decision: the number of defence dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(in super::super) struct Pending {
    pub(in super::super) from: TerritoryId,
    pub(in super::super) to: TerritoryId,
    pub(in super::super) dice: u8,
    pub(in super::super) chooser: Seat,
}

impl Interrupts for Pending {
    fn menu(&self, game: &Game) -> Menu {
        Menu::Defend(Defend::ask(game, (self.from, self.to), self.dice))
    }

    fn reacting_seat(&self) -> Option<Seat> {
        Some(self.chooser)
    }
}

/// An attack was announced, and the number of defence dice must be chosen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Announced {
    /// The attacking seat.
    pub seat: Seat,
    /// The attacking territory.
    pub from: TerritoryId,
    /// The attacked territory.
    pub to: TerritoryId,
    /// Number of attack dice; 0 while it is hidden or the defender must name theirs first (A0-5, A2-5).
    pub dice: u8,
    /// The seat that chooses the defence dice.
    pub chooser: Seat,
}

impl Recorded<Classic> for Announced {
    fn record(&self, game: &mut Game) {
        game.state.interrupt(Pending {
            from: self.from,
            to: self.to,
            dice: self.dice,
            chooser: self.chooser,
        });
    }
}
