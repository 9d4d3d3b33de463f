//! Civil war: refugees fight as infantry and are gone either way; the loser among the armies takes damage, the refugees none
//! (R3-31, A3-41, A3-51, A3-65).

use super::super::super::exile_refusals::NoExile;
use super::super::super::state::PIECE_CARDS;
use super::super::super::{Armies, Army, ColdWar, Game, PendingFight, Transaction, war_price};
use crate::rules::engine::{Milestone, Recorded};
use crate::rules::ids::{Seat, TerritoryId};
use serde::{Deserialize, Serialize};

/// A civil war that may be started: [`super::super::super::Action::CivilWar`] with one to `pieces`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct CivilWarOption {
    /// The state.
    pub at: TerritoryId,
    /// Own pieces there.
    pub pieces: u32,
    /// Players with armies there.
    pub against: Vec<Seat>,
}

/// All civil wars that the seat on turn may start.
pub(in super::super::super) fn options(game: &Game, seat: Seat) -> Vec<CivilWarOption> {
    let option = |(at, pieces): (TerritoryId, u32)| {
        let against = war_price::opponents(game, at, seat);
        (!against.is_empty()).then(|| CivilWarOption { at, pieces, against: against.iter().collect() })
    };
    game.state.refugees(seat).into_iter().filter_map(option).collect()
}

pub(in super::super::super) fn offers(
    options: &[CivilWarOption],
    at: TerritoryId,
    against: Seat,
    pieces: u32,
) -> bool {
    let fits = |option: &CivilWarOption| {
        option.at == at && option.against.contains(&against) && (1..=option.pieces).contains(&pieces)
    };
    options.iter().any(fits)
}

/// Why there can't be that civil war.
pub(in super::super::super) fn why_not(
    game: &Game,
    seat: Seat,
    at: TerritoryId,
    against: Seat,
    pieces: u32,
) -> NoExile {
    if at.index() >= game.board().len() {
        return NoExile::NoSuchState;
    }
    let there = game.state.at(at).refugees_of(seat);
    if there == 0 {
        return NoExile::NoPieces { at };
    }
    if !war_price::opponents(game, at, seat).contains(against) {
        return NoExile::NoOpponent { at };
    }
    NoExile::Pieces { pieces, most: there }
}

/// The pieces are removed, and the fight begins: the opponent names his armies.
pub(in super::super::super) fn perform(
    tx: &mut Transaction<'_>,
    seat: Seat,
    at: TerritoryId,
    against: Seat,
    pieces: u32,
) {
    tx.emit_public(CivilWarBegan { seat, at, against, pieces, cards: pieces * PIECE_CARDS });
}

/// No army is left there after a won civil war: the refugees take the state (A3-51).
pub(super) fn won(tx: &mut Transaction<'_>, seat: Seat, at: TerritoryId) {
    tx.emit_public(CivilWarWon { seat, at });
}

/// Refugees rise against a player's armies (R3-31). The pieces are gone, and with each two population cards (A3-27).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CivilWarBegan {
    /// The player.
    pub seat: Seat,
    /// The state.
    pub at: TerritoryId,
    /// The opponent.
    pub against: Seat,
    /// Number of pieces: dice.
    pub pieces: u32,
    /// Population cards that go with them.
    pub cards: u32,
}

impl Recorded<ColdWar> for CivilWarBegan {
    fn record(&self, game: &mut Game) {
        let state = &mut game.state;
        state.at_mut(self.at).remove_refugees(self.seat, self.pieces);
        // Pieces that have moved are spent first, so that the others may still move (A3-41).
        if let Some((_, moved)) = state.facts.moved.iter_mut().find(|(at, _)| *at == self.at) {
            *moved = moved.saturating_sub(self.pieces);
        }
        let player = state.seat_mut(self.seat);
        player.population = player.population.saturating_sub(self.cards);
        state.interrupt(PendingFight {
            at: self.at,
            by: self.seat,
            against: self.against,
            attack: Armies::NONE,
            pieces: self.pieces,
            defence: None,
        });
    }

    fn milestone(&self) -> Option<Milestone> {
        Some(Milestone::BoardChanged)
    }
}

/// The refugees have driven the last army out of the state: one infantry of theirs stands there (A3-51).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CivilWarWon {
    /// The player.
    pub seat: Seat,
    /// The state.
    pub at: TerritoryId,
}

impl Recorded<ColdWar> for CivilWarWon {
    /// Interceptors that are left fall to the new controller, also those that a declared war had made armies (A3-51).
    fn record(&self, game: &mut Game) {
        if let Some(war) = &mut game.state.at_mut(self.at).war {
            war.armed = false;
        }
        game.state.place(self.seat, self.at, Armies::of(Army::Infantry, 1));
    }

    fn milestone(&self) -> Option<Milestone> {
        Some(Milestone::BoardChanged)
    }
}
