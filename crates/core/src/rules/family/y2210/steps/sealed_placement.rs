//! The `Garrison` step of the sealed set-up: all MODs, both commanders and the station at once ([PBP-35], R1-11, R1-12).

use super::super::{Action, AskKind, Game, Piece, Transaction, Units, Why, Y2210, default_placement, turn};
use super::answer_checks::{not_now, own, placement, total};
use super::starting_pieces::{PIECES, put};
use crate::rules::bitset::TerritorySet;
use crate::rules::engine::random_answer::{one_of, scatter};
use crate::rules::engine::{Milestone, Pick, Recorded, Step};
use crate::rules::ids::{Seat, TerritoryId};
use serde::{Deserialize, Serialize};

/// [`Action::Garrison`] with exactly `mods` MODs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Garrison {
    /// Own territories.
    pub own: TerritorySet,
    /// Number of MODs.
    pub mods: u32,
}

impl Garrison {
    pub(in super::super) fn ask(game: &Game, seat: Seat) -> Self {
        Self { own: game.state.own(seat), mods: game.state.seat(seat).in_hand }
    }

    /// The default: the most threatened territories; the pieces where most MODs stand.
    pub(in super::super) fn best(&self, game: &Game) -> Action {
        let mods = default_placement::place(game, self.own, self.mods);
        let at = default_placement::strongest(game, self.own, &mods);
        let at = at.expect("every seat holds land in the set-up");
        Action::Garrison { mods, land: at, diplomat: at, station: at }
    }
}

impl Step<Y2210> for Garrison {
    fn check(&self, game: &Game, seat: Seat, answer: &Action) -> Result<(), Why> {
        let Action::Garrison { mods, land, diplomat, station } = answer else {
            return Err(not_now(AskKind::Garrison, answer));
        };
        placement(game, seat, mods, (self.mods, self.mods))?;
        [land, diplomat, station].into_iter().try_for_each(|at| own(game, seat, *at))
    }

    fn offers(&self, answer: &Action) -> bool {
        let Action::Garrison { mods, land, diplomat, station } = answer else { return false };
        let pieces = [land, diplomat, station].into_iter().all(|at| self.own.contains(*at));
        pieces && total(mods, self.own) == Some(self.mods)
    }

    fn default(&self, game: &Game, _seat: Seat) -> Action {
        self.best(game)
    }

    /// None: an early answer would tell that it was forced.
    fn only_answer(&self, _game: &Game, _seat: Seat) -> Option<Action> {
        None
    }

    fn sample(&self, pick: Pick<'_>) -> Action {
        Action::Garrison {
            mods: scatter(self.own, self.mods, pick),
            land: one_of(self.own, pick),
            diplomat: one_of(self.own, pick),
            station: one_of(self.own, pick),
        }
    }

    fn perform(&self, tx: &mut Transaction<'_>, _by: Seat, _answer: &Action) {
        if !tx.state().sealed_complete() {
            return;
        }
        let answers = tx.state().sealed.iter();
        let garrisons = answers.filter_map(|sealed| Some((sealed.seat, sealed.answer.clone()?))).collect();
        tx.emit_public(Garrisoned { garrisons });
        turn::begin_year(tx);
    }
}

/// All starting pieces of all seats are placed and shown together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Garrisoned {
    /// The answer of each seat: [`Action::Garrison`].
    pub garrisons: Vec<(Seat, Action)>,
}

impl Recorded<Y2210> for Garrisoned {
    fn record(&self, game: &mut Game) {
        game.state.sealed.clear();
        for (seat, garrison) in &self.garrisons {
            let Action::Garrison { mods, land, diplomat, station } = garrison else { continue };
            game.state.seat_mut(*seat).in_hand = 0;
            for (at, mods) in mods {
                game.state.field[at.index()].add(Units::of_mods(*mods));
            }
            let places: [(Piece, TerritoryId); 3] =
                [(PIECES[0], *land), (PIECES[1], *diplomat), (PIECES[2], *station)];
            places.into_iter().for_each(|(piece, at)| put(game, piece, at));
        }
    }

    fn milestone(&self) -> Option<Milestone> {
        Some(Milestone::StageBegan)
    }
}
