//! Extermination: the controller of a state removes refugees there (R3-33, A3-41, A3-62).

use super::super::super::exile_refusals::NoExile;
use super::super::super::state::{EXTERMINATION, PIECE_CARDS};
use super::super::super::{ColdWar, Game, Transaction};
use crate::rules::engine::{Milestone, Recorded};
use crate::rules::ids::{Seat, TerritoryId};
use serde::{Deserialize, Serialize};

/// Refugees that may be exterminated: [`super::super::super::Action::Exterminate`] of one to `most`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ExterminationOption {
    /// The state.
    pub at: TerritoryId,
    /// Whose refugees.
    pub whose: Seat,
    /// Number of pieces, by armies, money and pieces there.
    pub most: u32,
}

/// Pieces that the seat may still exterminate in that state in this turn, by its armies there: two for a piece; interceptors
/// count (A3-41, A3-62).
fn by_armies(game: &Game, seat: Seat, at: TerritoryId) -> u32 {
    let place = game.state.at(at);
    let armies = place.of(seat).count() + place.interceptors_of(seat);
    let done = game.state.facts.exterminated.iter().find(|(state, _)| *state == at).map_or(0, |(_, n)| *n);
    (armies / 2).saturating_sub(done)
}

/// All exterminations that the seat on turn may order.
pub(in super::super::super) fn options(game: &Game, seat: Seat) -> Vec<ExterminationOption> {
    let money = game.state.purse(seat) / EXTERMINATION;
    let mut options = Vec::new();
    for at in game.state.controlled(seat).iter() {
        let limit = by_armies(game, seat, at).min(money);
        let pieces = game.state.at(at).refugees.iter().map(|(whose, there)| (*whose, limit.min(*there)));
        let some = pieces.filter(|(_, most)| *most > 0);
        options.extend(some.map(|(whose, most)| ExterminationOption { at, whose, most }));
    }
    options
}

pub(in super::super::super) fn offers(
    options: &[ExterminationOption],
    at: TerritoryId,
    whose: Seat,
    pieces: u32,
) -> bool {
    let fits = |option: &ExterminationOption| {
        (option.at, option.whose) == (at, whose) && (1..=option.most).contains(&pieces)
    };
    options.iter().any(fits)
}

/// Why they can't be exterminated.
pub(in super::super::super) fn why_not(
    game: &Game,
    seat: Seat,
    at: TerritoryId,
    whose: Seat,
    pieces: u32,
) -> NoExile {
    if at.index() >= game.board().len() {
        return NoExile::NoSuchState;
    }
    let place = game.state.at(at);
    if place.control.seat() != Some(seat) {
        return NoExile::NotYours { at };
    }
    let there = place.refugees_of(whose);
    if there == 0 {
        return NoExile::NoPieces { at };
    }
    let most = there.min(by_armies(game, seat, at));
    if pieces == 0 || pieces > most {
        return NoExile::Pieces { pieces, most };
    }
    NoExile::Money { cost: pieces.saturating_mul(EXTERMINATION), money: game.state.purse(seat) }
}

pub(in super::super::super) fn perform(
    tx: &mut Transaction<'_>,
    seat: Seat,
    at: TerritoryId,
    whose: Seat,
    pieces: u32,
) {
    let cards = pieces * PIECE_CARDS;
    tx.emit_public(Exterminated { seat, at, whose, pieces, cards, paid: pieces * EXTERMINATION });
}

/// Refugees were exterminated (R3-33).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Exterminated {
    /// The controller of the state.
    pub seat: Seat,
    /// The state.
    pub at: TerritoryId,
    /// Whose refugees.
    pub whose: Seat,
    /// Number of pieces.
    pub pieces: u32,
    /// Population cards that go with them (A3-27).
    pub cards: u32,
    /// Money paid.
    pub paid: u32,
}

impl Recorded<ColdWar> for Exterminated {
    fn record(&self, game: &mut Game) {
        let state = &mut game.state;
        state.pay(self.seat, self.paid);
        state.at_mut(self.at).remove_refugees(self.whose, self.pieces);
        let player = state.seat_mut(self.whose);
        player.population = player.population.saturating_sub(self.cards);
        let done = &mut state.facts.exterminated;
        match done.iter_mut().find(|(at, _)| *at == self.at) {
            Some((_, pieces)) => *pieces += self.pieces,
            None => done.push((self.at, self.pieces)),
        }
    }

    fn milestone(&self) -> Option<Milestone> {
        Some(Milestone::BoardChanged)
    }
}
