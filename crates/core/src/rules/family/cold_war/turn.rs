//! Start and end of a turn of five years and of a player's turn (R3-5, R3-7, A3-42, A3-58).

use super::options::First;
use super::state::{Phase, ROUNDS, TurnFacts};
use super::{ColdWar, Game, Transaction, deal_events, deals, demography, scoring};
use crate::rules::engine::{Milestone, Recorded};
use crate::rules::ids::Seat;
use serde::{Deserialize, Serialize};

/// Begins the next turn of five years with its demographic phase.
pub(super) fn begin_year(tx: &mut Transaction<'_>) {
    let round = tx.state().round + 1;
    let seats = tx.game.setup.seats;
    let draw = tx.luck.number();
    let (first, drawn) = match tx.game.options().first {
        First::Rotate => (((round - 1) % u32::from(seats)) as u8, false),
        First::Usa => (0, false),
        First::Random => (tx.luck.below(usize::from(seats)) as u8, true),
    };
    let table = &tx.state().seating;
    let order = (0..seats).map(|n| table[usize::from((first + n) % seats)]).collect();
    tx.emit_public(YearBegan { round, year: deals::year_of(round), order, draw: drawn.then_some(draw) });
    deal_events::year_begins(tx, deals::year_of(round));
    demography::hold(tx);
}

/// Goes on after a player's turn or after the demographic phase: the next player, the next turn of five years, the last
/// launches, or the score.
pub(super) fn go_on(tx: &mut Transaction<'_>) {
    let state = tx.state();
    match next_seat(&tx.game) {
        Some(seat) => {
            let (round, turn) = (state.round, state.turn + 1);
            let place = state.order.iter().position(|other| *other == seat).unwrap_or(0) as u8;
            tx.emit_public(TurnBegan { seat, round, turn, place });
        }
        None if state.round >= ROUNDS || state.alive().is_empty() => tx.emit_public(LastLaunchesOpened),
        None => begin_year(tx),
    }
}

/// The next player in this turn of five years who is in the game.
fn next_seat(game: &Game) -> Option<Seat> {
    let state = &game.state;
    let mut later = state.order.iter().skip(usize::from(state.places_played));
    later.find(|seat| !state.is_out(**seat)).copied()
}

/// Ends the turn of the player on turn.
pub(super) fn end(tx: &mut Transaction<'_>, seat: Seat) {
    tx.emit_public(TurnEnded { seat });
}

/// Ends the last launches when nobody is left to be asked.
pub(super) fn close_launches(tx: &mut Transaction<'_>) -> bool {
    let closed = matches!(&tx.state().phase, Phase::LastLaunches { waiting } if waiting.is_empty());
    if closed {
        scoring::end(tx);
    }
    closed
}

/// A turn of five years began.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct YearBegan {
    /// Its number, 1 for 1950.
    pub round: u32,
    /// The year.
    pub year: u16,
    /// The order of play: all seats, also those that are out (A3-58).
    pub order: Vec<Seat>,
    /// The number of the draw, if the first player was drawn.
    pub draw: Option<u64>,
}

impl Recorded<ColdWar> for YearBegan {
    fn record(&self, game: &mut Game) {
        if let Some(draw) = self.draw {
            game.draws = draw + 1;
        }
        let state = &mut game.state;
        state.round = self.round;
        state.order.clone_from(&self.order);
        state.places_played = 0;
        state.phase = Phase::Between;
    }
}

/// A player's turn began with his upkeep.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TurnBegan {
    /// The player.
    pub seat: Seat,
    /// The number of the turn of five years.
    pub round: u32,
    /// The player's turn, 1-based, over all seats.
    pub turn: u32,
    /// The player's place in the order, from 0.
    pub place: u8,
}

impl Recorded<ColdWar> for TurnBegan {
    fn record(&self, game: &mut Game) {
        let state = &mut game.state;
        // A turn that ended as its player went out left no time for launches that were ordered for it (A3-75).
        if !state.is_out(state.current) {
            state.alarms.clear();
        }
        (state.current, state.turn) = (self.seat, self.turn);
        state.places_played = self.place + 1;
        state.facts = TurnFacts::default();
        state.talk.turn_begins();
        state.phase = Phase::Upkeep;
    }

    fn milestone(&self) -> Option<Milestone> {
        Some(Milestone::TurnBegan { seat: self.seat, round: self.round, turn: self.turn })
    }
}

/// A player's turn ended; what held for it lapses, such as answers of defenders (A3-76), and who controls each state is noted for
/// bombs (A3-54).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TurnEnded {
    /// The player.
    pub seat: Seat,
}

impl Recorded<ColdWar> for TurnEnded {
    fn record(&self, game: &mut Game) {
        let state = &mut game.state;
        state.facts = TurnFacts::default();
        state.places.change(
            |place| place.turn_end_controller != place.last_controller,
            |place| place.turn_end_controller = place.last_controller,
        );
        state.phase = Phase::Between;
    }
}

/// The turns are over: owners of nuclear weapons are asked once more, in seat order (A3-42).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LastLaunchesOpened;

impl Recorded<ColdWar> for LastLaunchesOpened {
    fn record(&self, game: &mut Game) {
        let waiting = game.state.weapon_owners();
        game.state.phase = Phase::LastLaunches { waiting };
    }

    fn milestone(&self) -> Option<Milestone> {
        Some(Milestone::WaitBegan)
    }
}
