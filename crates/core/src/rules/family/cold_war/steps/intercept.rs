//! The `Intercept` step: the owner of interceptors opposes a convoy or a missile on its way, or lets it pass (R3-27, R3-28,
//! A3-19, A3-25, A3-30, A3-31).

use super::super::dice::{self, Clash};
use super::super::war_refusals::NoWar;
use super::super::{
    Action, Armies, Army, AskKind, ColdWar, FlightStage, Game, LegStage, PendingDecision, Transaction,
    Transit, Why,
};
use super::answer_checks::not_now;
use crate::rules::engine::{Milestone, Pick, Recorded, Step};
use crate::rules::ids::{Seat, TerritoryId};
use serde::{Deserialize, Serialize};

/// Number of dice of a convoy or a missile on its way (R3-28).
const TRANSIT: u32 = 1;

/// [`Action::Intercept`] with at most `most` interceptors.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Intercept {
    /// The state.
    pub at: TerritoryId,
    /// Whose convoy or missile it is.
    pub by: Seat,
    /// What passes.
    pub what: Transit,
    /// The armies of a convoy.
    pub armies: Armies,
    /// Where it began.
    pub from: TerritoryId,
    /// Its way, the stop or target last.
    pub path: Vec<TerritoryId>,
    /// The interceptors there.
    pub most: u32,
    /// Whether all oppose if the owner says nothing: a missile at a state that he controlled last (A3-31).
    pub all: bool,
}

impl Intercept {
    /// Whether a missile passes; otherwise a convoy.
    pub const fn is_missile(&self) -> bool {
        matches!(self.what, Transit::Missile(_))
    }
}

impl Step<ColdWar> for Intercept {
    fn check(&self, _game: &Game, _seat: Seat, answer: &Action) -> Result<(), Why> {
        let Action::Intercept { number } = answer else { return Err(not_now(AskKind::Intercept, answer)) };
        if self.offers(answer) {
            Ok(())
        } else {
            Err(NoWar::Interceptors { number: *number, most: self.most }.into())
        }
    }

    fn offers(&self, answer: &Action) -> bool {
        matches!(answer, Action::Intercept { number } if *number <= self.most)
    }

    fn default(&self, _game: &Game, _seat: Seat) -> Action {
        Action::Intercept { number: if self.all { self.most } else { 0 } }
    }

    fn only_answer(&self, _game: &Game, _seat: Seat) -> Option<Action> {
        (self.most == 0).then_some(Action::Intercept { number: 0 })
    }

    fn sample(&self, pick: Pick<'_>) -> Action {
        Action::Intercept { number: pick(self.most + 1) }
    }

    fn perform(&self, tx: &mut Transaction<'_>, by: Seat, answer: &Action) {
        let Action::Intercept { number } = answer else { return };
        let (at, seat, number) = (self.at, by, *number);
        if number == 0 {
            tx.emit_public(LetPass { seat, against: self.by, at });
            return;
        }
        let clash = dice::throw(tx, number * Army::Interceptors.strength(), TRANSIT);
        let destroyed = clash.damage().1 > 0;
        let (against, what, from, armies) = (self.by, self.what, self.from, self.armies);
        tx.emit_public(Intercepted { seat, against, at, number, what, from, armies, clash, destroyed });
    }
}

/// The owner of interceptors is asked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct InterceptionOpened {
    /// The owner.
    pub seat: Seat,
    /// Whose convoy or missile it is.
    pub against: Seat,
    /// The state.
    pub at: TerritoryId,
    /// Its place on the way, from 0.
    pub place: u8,
}

impl Recorded<ColdWar> for InterceptionOpened {
    fn record(&self, game: &mut Game) {
        let (place, owner) = (self.place, self.seat);
        match game.state.stack.last_mut() {
            Some(PendingDecision::Leg(open)) => {
                let guest = matches!(open.stage, LegStage::Moving { guest: true, .. });
                open.stage = LegStage::Asking { place, guest, owner };
            }
            Some(PendingDecision::Flight(open)) => open.stage = FlightStage::Asking { place, owner },
            _ => {}
        }
    }
}

/// It goes on to the next state.
fn pass(game: &mut Game) {
    match game.state.stack.last_mut() {
        Some(PendingDecision::Leg(open)) => {
            if let LegStage::Asking { place, guest, .. } = open.stage {
                open.stage = LegStage::Moving { next: place + 1, guest };
            }
        }
        Some(PendingDecision::Flight(open)) => {
            if let FlightStage::Asking { place, .. } = open.stage {
                open.stage = FlightStage::Flying { next: place + 1 };
            }
        }
        _ => {}
    }
}

/// The owner of interceptors let something pass.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LetPass {
    /// The owner.
    pub seat: Seat,
    /// Whose convoy or missile it is.
    pub against: Seat,
    /// The state.
    pub at: TerritoryId,
}

impl Recorded<ColdWar> for LetPass {
    fn record(&self, game: &mut Game) {
        pass(game);
    }
}

/// Interceptors opposed something on its way: they are never hurt (A3-19).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Intercepted {
    /// The owner.
    pub seat: Seat,
    /// Whose convoy or missile it is.
    pub against: Seat,
    /// The state.
    pub at: TerritoryId,
    /// Number of interceptors.
    pub number: u32,
    /// What they opposed.
    pub what: Transit,
    /// Where it began.
    pub from: TerritoryId,
    /// The armies of a convoy.
    pub armies: Armies,
    /// The dice: the interceptors throw first.
    pub clash: Clash,
    /// Whether it was destroyed, with all its armies.
    pub destroyed: bool,
}

impl Recorded<ColdWar> for Intercepted {
    /// The armies of a convoy stand where the leg began until they arrive; so the last army is lost there (A3-61).
    fn record(&self, game: &mut Game) {
        game.draws = self.clash.draws();
        if !self.destroyed {
            pass(game);
            return;
        }
        match self.what {
            Transit::Convoy { .. } => {
                game.state.end_leg();
                game.state.lose(self.against, self.from, self.armies);
            }
            Transit::Missile(_) => game.state.end_flight(),
        }
    }

    fn milestone(&self) -> Option<Milestone> {
        self.destroyed.then_some(Milestone::BoardChanged)
    }
}
