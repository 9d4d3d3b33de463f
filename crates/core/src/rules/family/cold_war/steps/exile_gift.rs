//! The present step: armies converted to a player in exile would end his exile, so he is asked; silence is no (A3-57).

pub use super::super::PresentOffered;
use super::super::state::CONVERSION;
use super::super::{
    Action, Armies, AskKind, Asked, ColdWar, Game, Menu, PendingDecision, PendingPresent, Transaction, Why,
};
use super::answer_checks::not_now;
use crate::rules::engine::{Milestone, Pick, Recorded, Step};
use crate::rules::ids::{Seat, TerritoryId};
use serde::{Deserialize, Serialize};

/// [`Action::Present`]: whether to accept these armies.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Present {
    /// Who offers them.
    pub by: Seat,
    /// The state.
    pub at: TerritoryId,
    /// The armies.
    pub armies: Armies,
}

impl PendingPresent {
    pub(in super::super) fn asked(&self, _game: &Game) -> Asked {
        let PresentOffered { seat, to, at, armies } = self.offered;
        Asked::One(to, Menu::Present(Present { by: seat, at, armies }))
    }

    /// A player who is out accepts nothing any more, and armies that are gone can't be given.
    pub(in super::super) fn go_on(&self, tx: &mut Transaction<'_>) -> bool {
        let PresentOffered { seat, to, at, armies } = self.offered;
        let state = tx.state();
        let void = state.is_out(to) || !state.at(at).of(seat).covers(armies);
        if void {
            tx.emit_public(PresentAnswered { seat: to, by: seat, at, armies, accepted: false, money: 0 });
        }
        void
    }
}

impl Step<ColdWar> for Present {
    fn check(&self, _game: &Game, _seat: Seat, answer: &Action) -> Result<(), Why> {
        if self.offers(answer) { Ok(()) } else { Err(not_now(AskKind::Present, answer)) }
    }

    fn offers(&self, answer: &Action) -> bool {
        matches!(answer, Action::Present { .. })
    }

    /// Silence is no (A3-57).
    fn default(&self, _game: &Game, _seat: Seat) -> Action {
        Action::Present { accepted: false }
    }

    fn only_answer(&self, _game: &Game, _seat: Seat) -> Option<Action> {
        None
    }

    fn sample(&self, pick: Pick<'_>) -> Action {
        Action::Present { accepted: pick(2) == 0 }
    }

    fn perform(&self, tx: &mut Transaction<'_>, by: Seat, answer: &Action) {
        if let Action::Present { accepted } = answer {
            let (seat, giver, accepted) = (by, self.by, *accepted);
            let (at, armies) = (self.at, self.armies);
            let money = if accepted { armies.count() * CONVERSION } else { 0 };
            tx.emit_public(PresentAnswered { seat, by: giver, at, armies, accepted, money });
        }
    }
}

impl Recorded<ColdWar> for PresentOffered {
    fn record(&self, game: &mut Game) {
        game.state.interrupt(PendingPresent { offered: *self });
    }
}

/// A player in exile accepted armies as a present, or not: then the giver doesn't offer him any in this turn again (A3-50).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PresentAnswered {
    /// The player in exile.
    pub seat: Seat,
    /// The giver.
    pub by: Seat,
    /// The state.
    pub at: TerritoryId,
    /// The armies.
    pub armies: Armies,
    /// Whether he accepted.
    pub accepted: bool,
    /// What the giver pays for the conversion.
    pub money: u32,
}

impl Recorded<ColdWar> for PresentAnswered {
    fn record(&self, game: &mut Game) {
        let state = &mut game.state;
        state.stack.pop_if(|top| matches!(top, PendingDecision::Present(_)));
        if !self.accepted {
            state.facts.no_present.push(self.seat);
            return;
        }
        state.pay(self.by, self.money);
        state.place(self.seat, self.at, self.armies);
        state.lose(self.by, self.at, self.armies);
    }

    fn milestone(&self) -> Option<Milestone> {
        Some(Milestone::BoardChanged)
    }
}
