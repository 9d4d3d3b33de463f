//! The `Defend` step: the defender names his armies after the attacker's are known (R3-22, A3-35, A3-56).

use super::super::options::DefenceLeast;
use super::super::war_refusals::NoWar;
use super::super::{
    Action, Armies, AskKind, ColdWar, Game, PendingDecision, PendingFight, Transaction, Why, control,
};
use super::answer_checks::not_now;
use super::turn_actions::fight;
use crate::rules::engine::{Pick, Recorded, Step};
use crate::rules::ids::{Seat, TerritoryId};
use serde::{Deserialize, Serialize};

/// [`Action::Defend`] with some of the armies.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Defend {
    /// The state.
    pub at: TerritoryId,
    /// The attacker.
    pub by: Seat,
    /// The attacking armies; none in a civil war.
    pub attack: Armies,
    /// The refugee pieces of a civil war.
    pub pieces: u32,
    /// Number of attack dice.
    pub dice: u32,
    /// Own armies there.
    pub armies: Armies,
    /// The least strength (A3-56).
    pub least: u32,
}

impl Defend {
    pub(in super::super) fn ask(game: &Game, open: &PendingFight) -> Self {
        let among = control::fighters(game, open.at, open.against);
        let dice = open.dice();
        let least = match game.options().defence_least {
            DefenceLeast::One => 1,
            DefenceLeast::Attackers => dice.min(among.strength()),
        };
        Self {
            at: open.at,
            by: open.by,
            attack: open.attack,
            pieces: open.pieces,
            dice,
            armies: among,
            least,
        }
    }

    fn why(&self, answer: &Action) -> Result<(), Why> {
        let Action::Defend { armies } = answer else { return Err(not_now(AskKind::Defend, answer)) };
        if armies.is_empty() {
            return Err(NoWar::NoArmies.into());
        }
        if !self.armies.covers(*armies) {
            return Err(NoWar::NotThere { at: self.at, armies: self.armies }.into());
        }
        if armies.strength() < self.least {
            return Err(NoWar::TooWeak { strength: armies.strength(), least: self.least }.into());
        }
        Ok(())
    }
}

impl Step<ColdWar> for Defend {
    fn check(&self, _game: &Game, _seat: Seat, answer: &Action) -> Result<(), Why> {
        self.why(answer)
    }

    fn offers(&self, answer: &Action) -> bool {
        self.why(answer).is_ok()
    }

    fn default(&self, _game: &Game, _seat: Seat) -> Action {
        Action::Defend { armies: self.armies }
    }

    fn only_answer(&self, game: &Game, seat: Seat) -> Option<Action> {
        let all = self.armies.count() == 1 || self.least == self.armies.strength();
        all.then(|| self.default(game, seat))
    }

    fn sample(&self, pick: Pick<'_>) -> Action {
        let mut some = Armies::NONE;
        for (army, number) in self.armies.iter() {
            some = some.plus(Armies::of(army, pick(number + 1)));
        }
        let answer = Action::Defend { armies: some };
        if self.offers(&answer) { answer } else { Action::Defend { armies: self.armies } }
    }

    fn perform(&self, tx: &mut Transaction<'_>, by: Seat, answer: &Action) {
        if let Action::Defend { armies } = answer {
            tx.emit_public(DefenceNamed { seat: by, at: self.at, armies: *armies, again: false });
        }
    }
}

/// The defender's armies are known (R3-22).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DefenceNamed {
    /// The defender.
    pub seat: Seat,
    /// The state.
    pub at: TerritoryId,
    /// The armies.
    pub armies: Armies,
    /// Whether it is his earlier answer to the same attack, which holds (A3-56).
    pub again: bool,
}

impl Recorded<ColdWar> for DefenceNamed {
    fn record(&self, game: &mut Game) {
        if self.again {
            if let Some(PendingDecision::Fight(open)) = game.state.stack.last_mut() {
                open.defence = Some(self.armies);
            }
        } else {
            fight::remember(game, self.seat, self.armies);
        }
    }
}
