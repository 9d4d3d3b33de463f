//! The `Settle` step of the set-up: where a seat places its land commander, its diplomat, its station (R1-12, A1-26).

use super::super::{
    Action, AskKind, Commander, Game, Piece, Transaction, Units, Why, Y2210, default_placement, setup_phase,
};
use super::answer_checks::{not_now, own};
use crate::rules::bitset::TerritorySet;
use crate::rules::engine::random_answer::one_of;
use crate::rules::engine::{Milestone, Pick, Recorded, Step};
use crate::rules::ids::{Seat, TerritoryId};
use serde::{Deserialize, Serialize};

/// The pieces in the order of their rounds (R1-12).
pub(in super::super) const PIECES: [Piece; 3] =
    [Piece::Commander(Commander::Land), Piece::Commander(Commander::Diplomat), Piece::Station];

/// [`Action::Settle`] on one of these territories.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Settle {
    /// The piece of this round.
    pub piece: Piece,
    /// Own territories.
    pub own: TerritorySet,
}

impl Settle {
    pub(in super::super) fn ask(game: &Game, seat: Seat, piece: Piece) -> Self {
        Self { piece, own: game.state.own(seat) }
    }
}

impl Step<Y2210> for Settle {
    fn check(&self, game: &Game, seat: Seat, answer: &Action) -> Result<(), Why> {
        let Action::Settle { at } = answer else { return Err(not_now(AskKind::Settle, answer)) };
        own(game, seat, *at)
    }

    fn offers(&self, answer: &Action) -> bool {
        matches!(answer, Action::Settle { at } if self.own.contains(*at))
    }

    fn default(&self, game: &Game, _seat: Seat) -> Action {
        let at = default_placement::strongest(game, self.own, &Vec::new());
        Action::Settle { at: at.expect("every seat holds land in the set-up") }
    }

    fn only_answer(&self, _game: &Game, _seat: Seat) -> Option<Action> {
        self.own.nth(0).filter(|_| self.own.len() == 1).map(|at| Action::Settle { at })
    }

    fn sample(&self, pick: Pick<'_>) -> Action {
        Action::Settle { at: one_of(self.own, pick) }
    }

    fn perform(&self, tx: &mut Transaction<'_>, by: Seat, answer: &Action) {
        if let Action::Settle { at } = answer {
            tx.emit_public(Settled { seat: by, piece: self.piece, at: *at });
            setup_phase::settled(tx, by);
        }
    }
}

/// A starting piece was placed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Settled {
    /// The seat.
    pub seat: Seat,
    /// The piece.
    pub piece: Piece,
    /// The territory.
    pub at: TerritoryId,
}

/// Puts a piece on a territory of its owner.
pub(super) fn put(game: &mut Game, piece: Piece, at: TerritoryId) {
    let field = &mut game.state.field[at.index()];
    match piece {
        Piece::Commander(commander) => field.add(Units::of_commander(commander)),
        Piece::Station => field.station = true,
    }
}

impl Recorded<Y2210> for Settled {
    fn record(&self, game: &mut Game) {
        put(game, self.piece, self.at);
    }

    fn milestone(&self) -> Option<Milestone> {
        Some(Milestone::BoardChanged)
    }
}
