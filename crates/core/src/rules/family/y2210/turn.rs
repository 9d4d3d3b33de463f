//! Start and end of a year and of a turn, and the steps between them (R1-14, R1-18 to R1-21, A1-50, A1-58).

use super::command_cards::{energy_extraction, hidden_energy};
use super::state::{Phase, TurnFacts, YEARS};
use super::{Game, Transaction, Units, Y2210, scoring, usable_links};
use crate::rules::engine::{Milestone, Recorded};
use crate::rules::ids::{Seat, TerritoryId};
use serde::{Deserialize, Serialize};

/// Begins the next year with its sealed bids (R1-14).
pub(super) fn begin_year(tx: &mut Transaction<'_>) {
    let year = tx.state().year + 1;
    let seats = tx.state().alive();
    let turn = tx.state().turn;
    tx.emit_public(YearBegan { year, turn, seats });
}

/// Begins a seat's turn with its income, counted once (A1-58).
pub(super) fn begin(tx: &mut Transaction<'_>, seat: Seat) {
    let (territories, bonus) = usable_links::income(&tx.game, seat);
    let (year, turn) = (tx.state().year, tx.state().turn + 1);
    let stations = tx.state().stations(seat).iter().collect();
    tx.emit_public(TurnBegan { seat, year, turn, territories, bonus, stations });
}

/// Ends the turn: cards that wait for its end pay, unless the player has been eliminated (A1-47, A1-50); then comes the next
/// marker, the next year, or the score.
pub(super) fn end(tx: &mut Transaction<'_>, seat: Seat) {
    if tx.state().seat(seat).alive {
        hidden_energy::pay(tx, seat);
        energy_extraction::pay(tx, seat);
    }
    tx.emit_public(TurnEnded { seat });
    let later = tx.state().order.iter().skip_while(|other| **other != seat).skip(1);
    let next = later.copied().find(|other| tx.state().seat(*other).alive);
    match next {
        Some(next) => begin(tx, next),
        None if tx.state().year >= YEARS => scoring::end_by_points(tx),
        None => begin_year(tx),
    }
}

/// A year began: all players bid (R1-14).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct YearBegan {
    /// The year, 1-based.
    pub year: u32,
    /// Number of turns played so far.
    pub turn: u32,
    /// The players still in the game.
    pub seats: Vec<Seat>,
}

impl Recorded<Y2210> for YearBegan {
    fn record(&self, game: &mut Game) {
        let opened = game.seq + 1;
        let state = &mut game.state;
        state.year = self.year;
        state.phase = Phase::Bidding;
        state.seats.iter_mut().for_each(|player| player.marker = None);
        state.ask_sealed(&self.seats, opened);
    }

    fn milestone(&self) -> Option<Milestone> {
        Some(Milestone::EverybodyAsked { turn: self.turn })
    }
}

/// A turn began with its income; the MODs of the stations are placed (R1-18 to R1-20).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TurnBegan {
    /// The seat on turn.
    pub seat: Seat,
    /// The year.
    pub year: u32,
    /// The turn, 1-based, over all seats.
    pub turn: u32,
    /// MODs and energy for territories (R1-18).
    pub territories: u32,
    /// MODs and energy for continents and colonies (R1-19).
    pub bonus: u32,
    /// Territories with an own station: each gets one MOD (R1-20).
    pub stations: Vec<TerritoryId>,
}

impl Recorded<Y2210> for TurnBegan {
    fn record(&self, game: &mut Game) {
        let state = &mut game.state;
        (state.current, state.turn) = (self.seat, self.turn);
        state.facts = TurnFacts { moves: 1, ..TurnFacts::default() };
        self.stations.iter().for_each(|at| state.field[at.index()].add(Units::of_mods(1)));
        let income = self.territories + self.bonus;
        state.seat_mut(self.seat).energy += income;
        state.phase = Phase::Collecting { left: income };
    }

    fn milestone(&self) -> Option<Milestone> {
        Some(Milestone::TurnBegan { seat: self.seat, round: self.year, turn: self.turn })
    }
}

/// A step of a turn (section D).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TurnStep {
    /// Hire commanders, build stations.
    Hire,
    /// Buy command cards.
    Buy,
    /// Play command cards.
    Prepare,
    /// Invade.
    Invade,
    /// Fortify.
    Fortify,
}

/// The next step of the turn began.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct StepBegan {
    /// The seat on turn.
    pub seat: Seat,
    /// The step.
    pub step: TurnStep,
}

impl Recorded<Y2210> for StepBegan {
    fn record(&self, game: &mut Game) {
        game.state.phase = match self.step {
            TurnStep::Hire => Phase::Hiring,
            TurnStep::Buy => Phase::Buying,
            TurnStep::Prepare => Phase::Preparing,
            TurnStep::Invade => Phase::Invading,
            TurnStep::Fortify => Phase::Fortifying,
        };
    }
}

/// A turn ended; what held for it lapses.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TurnEnded {
    /// The seat on turn.
    pub seat: Seat,
}

impl Recorded<Y2210> for TurnEnded {
    fn record(&self, game: &mut Game) {
        game.state.facts = TurnFacts::default();
        game.state.stack.clear();
    }
}
