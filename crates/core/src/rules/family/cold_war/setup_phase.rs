//! The set-up, which asks nobody: one infantry on each state of the coalitions and of the superpowers' areas, population,
//! initial income (R3-3, R3-4).

use super::options::{InitialIncome, Scandinavia, Seating};
use super::{
    Armies, Army, ColdWar, Control, Game, Superpower, Transaction, coalition, coalitions, economy, turn,
};
use crate::rules::bitset::TerritorySet;
use crate::rules::engine::{Milestone, Recorded};
use crate::rules::ids::{Seat, TerritoryId};
use serde::{Deserialize, Serialize};

/// Population of a superpower and of a coalition (R3-3).
const fn population(seats: u8) -> (u32, u32) {
    match seats {
        4 => (22, 8),
        5 => (21, 6),
        _ => (20, 5),
    }
}

/// Initial income of the USA and the USSR as printed (R3-3).
const fn printed(seats: u8) -> (u32, u32) {
    match seats {
        4 => (32, 33),
        5 => (30, 28),
        _ => (29, 28),
    }
}

/// The states of a seat at the start (R3-3, R3-4, A3-3).
fn states(game: &Game, seat: Seat) -> TerritorySet {
    let (board, seats) = (game.board(), game.setup.seats);
    let Some(power) = game.superpower(seat) else {
        let number = coalition(seats, game.place_of(seat)).unwrap_or(0);
        return coalitions(board, seats).get(number).copied().unwrap_or_default();
    };
    let mut states = power.states(board, seats);
    if let Some(scandinavia) = board.find("scandinavia") {
        let owner = match game.options().scandinavia {
            Scandinavia::American => Some(Superpower::American),
            Scandinavia::Soviet => Some(Superpower::Soviet),
            Scandinavia::Neutral => None,
        };
        states.remove(scandinavia);
        if owner == Some(power) {
            states.insert(scandinavia);
        }
    }
    states
}

/// Draws who sits where, one place after another from the seats that are left (A3-23).
fn draw_seats(tx: &mut Transaction<'_>) {
    let draw = tx.luck.number();
    let mut left: Vec<Seat> = tx.game.setup.all_seats().collect();
    let mut order = Vec::new();
    while !left.is_empty() {
        order.push(left.remove(tx.luck.below(left.len())));
    }
    tx.emit_public(SeatsDrawn { order, draw });
}

/// Seats the players, sets up the board and begins the first turn.
pub(super) fn open(tx: &mut Transaction<'_>) {
    if tx.game.options().seats == Seating::Drawn {
        draw_seats(tx);
    }
    let game = &tx.game;
    let seats = game.setup.seats;
    let (great, small) = population(seats);
    let begin = |seat: Seat| {
        let own = states(game, seat);
        let computed = economy::value(game, own);
        let (american, soviet) = printed(seats);
        let initial = match (game.options().initial_income, game.superpower(seat)) {
            (InitialIncome::Computed, _) | (InitialIncome::Print, None) => computed,
            (InitialIncome::Print, Some(Superpower::American)) => american,
            (InitialIncome::Print, Some(Superpower::Soviet)) => soviet,
        };
        Start {
            seat,
            states: own.iter().collect(),
            population: if game.superpower(seat).is_some() { great } else { small },
            money: game.options().start_money.number(),
            initial,
        }
    };
    let starts = game.state.seating.iter().copied().map(begin).collect();
    tx.emit_public(SetUp { starts });
    turn::begin_year(tx);
    super::automatic_effects::proceed(tx);
}

/// It was drawn who sits where (A3-23).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatsDrawn {
    /// The seats in the order of the table: the USA, the first coalition …
    pub order: Vec<Seat>,
    /// The number of the first draw.
    pub draw: u64,
}

impl Recorded<ColdWar> for SeatsDrawn {
    fn record(&self, game: &mut Game) {
        game.draws = self.draw + self.order.len() as u64;
        game.state.seating.clone_from(&self.order);
        game.state.order.clone_from(&self.order);
    }
}

/// How a player starts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Start {
    /// The seat.
    pub seat: Seat,
    /// His states: one infantry stands in each.
    pub states: Vec<TerritoryId>,
    /// Population cards.
    pub population: u32,
    /// Money (A3-13).
    pub money: u32,
    /// The income with which the score compares (R3-6, A3-70).
    pub initial: u32,
}

/// The board was set up (R3-3, R3-4).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SetUp {
    /// The start of each player, in the order of the table: the USA, the first coalition … (A3-23).
    pub starts: Vec<Start>,
}

impl Recorded<ColdWar> for SetUp {
    fn record(&self, game: &mut Game) {
        let state = &mut game.state;
        for start in &self.starts {
            for at in &start.states {
                let place = state.at_mut(*at);
                place.add(start.seat, Armies::of(Army::Infantry, 1));
                place.control = Control::Held(start.seat);
                place.last_controller = Some(start.seat);
                place.turn_end_controller = Some(start.seat);
            }
            let player = state.seat_mut(start.seat);
            (player.population, player.money, player.initial) =
                (start.population, start.money, start.initial);
        }
        state.phase = super::state::Phase::Between;
    }

    fn milestone(&self) -> Option<Milestone> {
        Some(Milestone::StageBegan)
    }
}
