//! The `Deploy` step of the set-up: where a seat places an exact number of starting armies, in turn or sealed (R1-61,
//! R1-74).

use super::super::default_placement;
use super::super::refusal_reasons::Why;
use super::super::setup_phase;
use super::super::state::{Phase, options, state, subtract};
use super::super::{Classic, Game, Transaction};
use super::Action;
use super::AskKind;
use super::answer_checks::{placement, total};
use crate::rules::bitset::TerritorySet;
use crate::rules::engine::random_answer::scatter;
use crate::rules::engine::{Pick, Recorded, Step};
use crate::rules::ids::Placement;
use crate::rules::ids::{Holder, Seat};
use serde::{Deserialize, Serialize};

/// [`Action::Deploy`] with exactly these numbers of armies.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Deploy {
    /// Own territories.
    pub own: TerritorySet,
    /// Number of own armies to place now.
    pub armies: u32,
    /// Neutral territories (empty except in the two-player game).
    pub neutral: TerritorySet,
    /// Number of neutral armies to place now.
    pub neutral_armies: u32,
}

impl Deploy {
    /// In turn one or three armies at a time, or with two players two and a neutral one (R1-61, R1-74, R2-7); sealed (`all`)
    /// all armies at once.
    pub(in super::super) fn ask(game: &Game, seat: Seat, all: bool) -> Self {
        let state = state(game);
        let two = state.seats.len() == 2;
        let in_hand = state.seat(seat).in_hand;
        let (armies, neutral) = match (all, two) {
            (true, _) => (in_hand, state.neutral_left / 2),
            (false, true) => (in_hand.min(2), state.neutral_left.min(1)),
            (false, false) => (in_hand.min(options(game).place_by.number()), 0),
        };
        Self {
            own: state.held_by(Holder::Seat(seat)),
            armies,
            neutral: state.held_by(Holder::Neutral),
            neutral_armies: if two { neutral } else { 0 },
        }
    }
}

impl Step<Classic> for Deploy {
    fn check(&self, game: &Game, seat: Seat, answer: &Action) -> Result<(), Why> {
        let Action::Deploy { own, neutral } = answer else {
            return Err(Why::NotNow { asked: AskKind::Deploy, tried: answer.kind() });
        };
        placement(game, own, Holder::Seat(seat), (self.armies, self.armies))?;
        placement(game, neutral, Holder::Neutral, (self.neutral_armies, self.neutral_armies))
    }

    fn offers(&self, answer: &Action) -> bool {
        let Action::Deploy { own, neutral } = answer else { return false };
        total(own, self.own) == Some(self.armies) && total(neutral, self.neutral) == Some(self.neutral_armies)
    }

    fn default(&self, game: &Game, _seat: Seat) -> Action {
        let field = &state(game).field;
        Action::Deploy {
            own: default_placement::place(game.board(), field, self.own, self.armies),
            neutral: default_placement::place(game.board(), field, self.neutral, self.neutral_armies),
        }
    }

    fn only_answer(&self, _game: &Game, _seat: Seat) -> Option<Action> {
        None
    }

    fn sample(&self, pick: Pick<'_>) -> Action {
        Action::Deploy {
            own: scatter(self.own, self.armies, pick),
            neutral: scatter(self.neutral, self.neutral_armies, pick),
        }
    }

    fn perform(&self, tx: &mut Transaction<'_>, by: Seat, answer: &Action) {
        if tx.state().phase == Phase::SealedPlacing {
            return setup_phase::sealed_answer(tx);
        }
        if let Action::Deploy { own, neutral } = answer {
            tx.emit_public(Deployed { seat: by, own: own.clone(), neutral: neutral.clone() });
            setup_phase::deployed(tx, by);
        }
    }
}

/// Starting armies were placed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Deployed {
    /// The seat that placed them.
    pub seat: Seat,
    /// Own armies by territory.
    pub own: Placement,
    /// Neutral armies by territory.
    pub neutral: Placement,
}

impl Recorded<Classic> for Deployed {
    fn record(&self, game: &mut Game) {
        let state = &mut game.state;
        let placed = state.add(&self.own);
        state.seats[self.seat.index()].take_from_hand(placed);
        let placed = state.add(&self.neutral);
        subtract(&mut state.neutral_left, placed);
    }
}
