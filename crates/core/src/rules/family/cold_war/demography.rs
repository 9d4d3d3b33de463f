//! The demographic phase at the start of a turn, for all players together: income, then population (R3-7, R3-9 to R3-12,
//! A3-12, A3-20, A3-37).

use super::steps::refugee_pieces;
use super::{ColdWar, Game, Transaction, economy};
use crate::rules::engine::Recorded;
use crate::rules::ids::Seat;
use serde::{Deserialize, Serialize};

/// Holds the demographic phase. Refugee pieces that grow or go are asked for afterwards (A3-27).
pub(super) fn hold(tx: &mut Transaction<'_>) {
    let game = &tx.game;
    let count = |seat: Seat| {
        let income = economy::income(game, seat);
        let before = game.state.seat(seat).population;
        Census {
            seat,
            yielded: economy::value(game, economy::yielding(game, seat)),
            income,
            growth: economy::growth(income),
            wars: economy::wars(game, seat),
            before,
            after: economy::next_population(game, seat, income),
        }
    };
    let census = game.state.alive().into_iter().map(count).collect();
    tx.emit_public(Counted { census });
    refugee_pieces::fit_all(tx);
}

/// Income and population of one player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Census {
    /// The seat.
    pub seat: Seat,
    /// What his states yield (R3-9).
    pub yielded: u32,
    /// What he receives: nothing without population (R3-12).
    pub income: u32,
    /// Change of population by the table (R3-10).
    pub growth: i32,
    /// States at war that cost a card each (R3-11).
    pub wars: u32,
    /// Population before.
    pub before: u32,
    /// Population after, not below 0 (A3-20).
    pub after: u32,
}

/// The demographic phase was held.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Counted {
    /// Each player in the game, in seat order.
    pub census: Vec<Census>,
}

impl Recorded<ColdWar> for Counted {
    fn record(&self, game: &mut Game) {
        for one in &self.census {
            let player = game.state.seat_mut(one.seat);
            player.money = player.money.saturating_add(one.income);
            player.population = one.after;
        }
    }
}
