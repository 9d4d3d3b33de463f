//! The `Consent` step: those who have armies in a state let a convoy stop or refugees build there, or refuse (R3-26, R3-29,
//! A3-32, A3-39, A3-50). All are asked at the same time, and all must agree.

pub use super::super::Leave;
use super::super::deals::Permission;
use super::super::{
    Action, Armies, AskKind, Asked, ColdWar, Game, LegStage, Menu, PendingConsent, PendingDecision,
    Transaction, Why, deal_rules, war_price,
};
use super::answer_checks::not_now;
use super::turn_actions::buy;
use crate::rules::engine::{Pick, Recorded, Step};
use crate::rules::ids::{Seat, TerritoryId};
use serde::{Deserialize, Serialize};

/// [`Action::Consent`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Consent {
    /// Who asks.
    pub by: Seat,
    /// For what.
    pub what: Permission,
    /// The state.
    pub at: TerritoryId,
    /// The armies that would stop, or that refugees would build.
    pub armies: Armies,
    /// Where the convoy stands.
    pub from: Option<TerritoryId>,
}

impl PendingConsent {
    pub(in super::super) fn asked(&self, _game: &Game) -> Asked {
        let Leave { seat: by, what, at, armies, from, .. } = self.leave;
        let menu = || Menu::Consent(Consent { by, what, at, armies, from });
        Asked::Many(self.waiting.iter().map(|seat| (*seat, menu())).collect())
    }

    /// Leave that is given by a deal while the question is open answers it (A3-73).
    pub(in super::super) fn go_on(&self, tx: &mut Transaction<'_>) -> bool {
        let Leave { seat: to, what, at, .. } = self.leave;
        let lets = |seat: &&Seat| deal_rules::allows(&tx.game, (**seat, to), what, at);
        let Some(seat) = self.waiting.iter().find(lets).copied() else { return false };
        answered(tx, LeaveAnswered { seat, to, at, given: true });
        true
    }
}

/// Asks all who have armies in the state. Those who have given leave by a deal aren't asked; where armies of the other
/// superpower stand, no menu offers to ask (A3-22).
pub(in super::super) fn ask(tx: &mut Transaction<'_>, leave: Leave) {
    let game = &tx.game;
    let asked = war_price::opponents(game, leave.at, leave.seat);
    let open = |other: &Seat| !deal_rules::allows(game, (*other, leave.seat), leave.what, leave.at);
    let waiting: Vec<Seat> = asked.iter().filter(open).collect();
    if waiting.is_empty() {
        close(tx, leave, true);
    } else {
        tx.emit_public(LeaveAsked { leave, asked: waiting });
    }
}

/// One player gives leave or refuses; the last leave, and any refusal, closes the question.
fn answered(tx: &mut Transaction<'_>, said: LeaveAnswered) {
    let given = said.given;
    tx.emit_public(said);
    let Some(PendingDecision::Consent(open)) = tx.state().stack.last() else { return };
    let (leave, all) = (open.leave, open.waiting.is_empty());
    if !given || all {
        close(tx, leave, given);
    }
}

fn close(tx: &mut Transaction<'_>, leave: Leave, given: bool) {
    tx.emit_public(LeaveClosed { leave, given });
    if given && leave.what == Permission::Build {
        buy::build(tx, leave.seat, leave.at, leave.armies);
    }
}

impl Step<ColdWar> for Consent {
    fn check(&self, _game: &Game, _seat: Seat, answer: &Action) -> Result<(), Why> {
        if self.offers(answer) { Ok(()) } else { Err(not_now(AskKind::Consent, answer)) }
    }

    fn offers(&self, answer: &Action) -> bool {
        matches!(answer, Action::Consent { .. })
    }

    fn default(&self, _game: &Game, _seat: Seat) -> Action {
        Action::Consent { given: false }
    }

    fn only_answer(&self, _game: &Game, _seat: Seat) -> Option<Action> {
        None
    }

    fn sample(&self, pick: Pick<'_>) -> Action {
        Action::Consent { given: pick(2) == 0 }
    }

    fn perform(&self, tx: &mut Transaction<'_>, by: Seat, answer: &Action) {
        let Action::Consent { given } = answer else { return };
        let (to, at, given) = (self.by, self.at, *given);
        answered(tx, LeaveAnswered { seat: by, to, at, given });
    }
}

/// Leave is asked (A3-32).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LeaveAsked {
    /// The leave.
    pub leave: Leave,
    /// Those who are asked.
    pub asked: Vec<Seat>,
}

impl Recorded<ColdWar> for LeaveAsked {
    fn record(&self, game: &mut Game) {
        game.state.interrupt(PendingConsent { leave: self.leave, waiting: self.asked.clone() });
    }
}

/// One player has let another in, or has refused.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LeaveAnswered {
    /// The player.
    pub seat: Seat,
    /// Who asked.
    pub to: Seat,
    /// The state.
    pub at: TerritoryId,
    /// Whether he lets him in.
    pub given: bool,
}

impl Recorded<ColdWar> for LeaveAnswered {
    fn record(&self, game: &mut Game) {
        if let Some(PendingDecision::Consent(open)) = game.state.stack.last_mut() {
            open.waiting.retain(|seat| *seat != self.seat);
        }
    }
}

/// Leave is given by all, or refused: a refusal stands for the turn (A3-50).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LeaveClosed {
    /// The leave.
    pub leave: Leave,
    /// Whether it is given.
    pub given: bool,
}

impl Recorded<ColdWar> for LeaveClosed {
    fn record(&self, game: &mut Game) {
        if matches!(game.state.stack.last(), Some(PendingDecision::Consent(_))) {
            game.state.stack.pop();
        }
        let facts = &mut game.state.facts;
        if !self.given {
            let refused = match self.leave.what {
                Permission::Build => &mut facts.no_building,
                Permission::Stop | Permission::Pass => &mut facts.no_stop,
            };
            refused.insert(self.leave.at);
        }
        if let (Some(open), true) = (game.state.leg_mut(), self.leave.what != Permission::Build) {
            open.stage =
                if self.given { LegStage::Moving { next: 0, guest: true } } else { LegStage::Refused };
        }
    }
}
