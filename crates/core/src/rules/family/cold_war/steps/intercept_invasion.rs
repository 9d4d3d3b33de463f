//! The `Meet` step: the owner of interceptors fights an invader who paid for his war, once, on arrival (A3-53).

use super::super::options::OnOff;
use super::super::war_refusals::NoWar;
use super::super::{
    Action, Armies, AskKind, Asked, ColdWar, Game, Menu, PendingDecision, PendingFight, PendingMeet,
    Transaction, Why, control, war_price,
};
use super::answer_checks::not_now;
use crate::rules::engine::{Pick, Recorded, Step};
use crate::rules::ids::{Seat, TerritoryId};
use serde::{Deserialize, Serialize};

/// [`Action::Meet`]: interceptors and other armies there, or none to wait.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Meet {
    /// The state.
    pub at: TerritoryId,
    /// The invader.
    pub by: Seat,
    /// The armies that arrived.
    pub arrived: Armies,
    /// Own armies there.
    pub armies: Armies,
}

impl PendingMeet {
    pub(in super::super) fn asked(&self, game: &Game) -> Asked {
        let armies = control::fighters(game, self.at, self.seat);
        Asked::One(self.seat, Menu::Meet(Meet { at: self.at, by: self.by, arrived: self.armies, armies }))
    }
}

/// Asks the owner of interceptors in a state that an invader has just entered.
pub(in super::super) fn open(tx: &mut Transaction<'_>, by: Seat, at: TerritoryId, armies: Armies) {
    let owner = war_price::interceptors_against(&tx.game, at, by);
    if let (Some(seat), OnOff::On) = (owner, tx.game.options().meet_invader) {
        tx.emit_public(MeetingOpened { seat, by, at, armies });
    }
}

impl Meet {
    fn why(&self, answer: &Action) -> Result<(), Why> {
        let Action::Meet { armies } = answer else { return Err(not_now(AskKind::Meet, answer)) };
        if !self.armies.covers(*armies) {
            return Err(NoWar::NotThere { at: self.at, armies: self.armies }.into());
        }
        if armies.is_empty() || armies.interceptors > 0 { Ok(()) } else { Err(NoWar::NoInterceptor.into()) }
    }
}

impl Step<ColdWar> for Meet {
    fn check(&self, _game: &Game, _seat: Seat, answer: &Action) -> Result<(), Why> {
        self.why(answer)
    }

    fn offers(&self, answer: &Action) -> bool {
        self.why(answer).is_ok()
    }

    fn default(&self, _game: &Game, _seat: Seat) -> Action {
        Action::Meet { armies: Armies::NONE }
    }

    fn only_answer(&self, game: &Game, seat: Seat) -> Option<Action> {
        (self.armies.interceptors == 0).then(|| self.default(game, seat))
    }

    fn sample(&self, pick: Pick<'_>) -> Action {
        let armies = if pick(2) == 0 { self.armies } else { Armies::NONE };
        let legal = armies.is_empty() || armies.interceptors > 0;
        Action::Meet { armies: if legal { armies } else { Armies::NONE } }
    }

    fn perform(&self, tx: &mut Transaction<'_>, by: Seat, answer: &Action) {
        if let Action::Meet { armies } = answer {
            tx.emit_public(MeetingAnswered { seat: by, at: self.at, armies: *armies });
        }
    }
}

/// The owner of interceptors may meet an invader (A3-53).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MeetingOpened {
    /// The owner.
    pub seat: Seat,
    /// The invader.
    pub by: Seat,
    /// The state.
    pub at: TerritoryId,
    /// The armies that arrived.
    pub armies: Armies,
}

impl Recorded<ColdWar> for MeetingOpened {
    fn record(&self, game: &mut Game) {
        game.state.interrupt(PendingMeet { seat: self.seat, by: self.by, at: self.at, armies: self.armies });
    }
}

/// He fights, or waits.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MeetingAnswered {
    /// The owner.
    pub seat: Seat,
    /// The state.
    pub at: TerritoryId,
    /// The armies that fight; none: he waits.
    pub armies: Armies,
}

impl Recorded<ColdWar> for MeetingAnswered {
    fn record(&self, game: &mut Game) {
        let Some(PendingDecision::Meet(open)) = game.state.stack.last().cloned() else { return };
        game.state.stack.pop();
        if !self.armies.is_empty() {
            game.state.interrupt(PendingFight {
                at: self.at,
                by: self.seat,
                against: open.by,
                attack: self.armies,
                pieces: 0,
                defence: Some(open.armies),
            });
        }
    }
}
