//! Exile: a player who has lost all armies lives on as refugees until he controls a state, or is out (R3-13, R3-32, A3-21,
//! A3-38, A3-40, A3-59 to A3-61).

use super::state::{Out, PIECE_CARDS};
use super::steps::refugee_pieces;
use super::{ColdWar, Game, Occupation, PendingDecision, PendingExile, State, Transaction, deal_events};
use crate::rules::bitset::TerritorySet;
use crate::rules::engine::{Milestone, Recorded};
use crate::rules::ids::{Seat, TerritoryId};
use serde::{Deserialize, Serialize};

/// Ends and begins exiles, fits refugee pieces to the population, and takes players without armies and pieces out of the game;
/// true if something changed. The next change is looked for after this one.
pub(super) fn check(tx: &mut Transaction<'_>) -> bool {
    tx.state().alive().into_iter().any(|seat| check_seat(tx, seat))
}

fn check_seat(tx: &mut Transaction<'_>, seat: Seat) -> bool {
    let state = tx.state();
    if !state.seat(seat).exile {
        // Where interceptors hold a state, they keep their owner out of exile.
        let lost = !state.has_armies(seat) && state.controlled(seat).is_empty();
        if lost {
            begin(tx, seat);
        }
        return lost;
    }
    if let Some(at) = state.controlled(seat).iter().next() {
        let pieces = state.refugees(seat);
        tx.emit_public(ExileEnded { seat, at, pieces });
        return true;
    }
    if is_pending(state, seat) {
        return false;
    }
    if state.pieces(seat) == 0 {
        // Armies at war don't end an exile (A3-40): who loses the last of them when no pieces are left has people again as after
        // any last army (R3-13, A3-82).
        let gone = !state.has_armies(seat);
        if gone {
            begin(tx, seat);
        }
        return gone;
    }
    refugee_pieces::fit(tx, seat)
}

/// Whether a decision about the seat's refugee pieces is open.
fn is_pending(state: &State, seat: Seat) -> bool {
    state.stack.iter().any(|frame| concerns_pieces_of(frame, seat))
}

/// Whether the decision is about the seat's refugee pieces.
fn concerns_pieces_of(frame: &PendingDecision, seat: Seat) -> bool {
    match frame {
        PendingDecision::Exile(pending) => pending.seat == seat,
        PendingDecision::Pieces(pending) => pending.seat == seat,
        PendingDecision::Leg(_)
        | PendingDecision::Consent(_)
        | PendingDecision::Meet(_)
        | PendingDecision::Fight(_)
        | PendingDecision::Losses(_)
        | PendingDecision::Present(_)
        | PendingDecision::Flight(_) => false,
    }
}

/// The player has lost his last army: half of his population becomes refugees; with one card or none he is out (A3-38).
fn begin(tx: &mut Transaction<'_>, seat: Seat) {
    let pieces = tx.state().seat(seat).population / PIECE_CARDS;
    let states: Vec<TerritoryId> = refuges(&tx.game, seat).iter().collect();
    if pieces == 0 || states.is_empty() {
        leave(tx, seat);
    } else {
        tx.emit_public(ExileBegan { seat, states, pieces });
    }
}

/// Where the pieces of a player who has lost his last army may appear: the last states he lost, or in place of a nuked one the
/// nearest states that are not (A3-38, A3-59, A3-61).
fn refuges(game: &Game, seat: Seat) -> TerritorySet {
    let nuked = game.state.mushrooms();
    let stands = game.state.seat(seat).last_stand.iter();
    stands.map(|at| nearest(game, *at, nuked)).fold(TerritorySet::EMPTY, TerritorySet::union)
}

/// The state itself, or the nearest ones, by borders, that are not nuked; none, if all are.
fn nearest(game: &Game, at: TerritoryId, nuked: TerritorySet) -> TerritorySet {
    let board = game.board();
    let mut ring: TerritorySet = [at].into_iter().collect();
    let mut known = ring;
    while !ring.is_empty() {
        let free = ring.difference(nuked);
        if !free.is_empty() {
            return free;
        }
        let next = ring.iter().map(|at| board.neighbours(at)).fold(TerritorySet::EMPTY, TerritorySet::union);
        ring = next.difference(known);
        known = known.union(ring);
    }
    TerritorySet::EMPTY
}

/// The player is out of the game: the bank takes his money, and his offers expire (A3-21).
fn leave(tx: &mut Transaction<'_>, seat: Seat) {
    let by = tx.state().current;
    tx.emit_public(SeatOut { seat, by });
    deal_events::seat_is_out(tx, seat);
}

/// A player has lost his last army (A3-38).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ExileBegan {
    /// The player.
    pub seat: Seat,
    /// The states where his pieces may appear: he chooses, if there are several.
    pub states: Vec<TerritoryId>,
    /// Number of refugee pieces.
    pub pieces: u32,
}

impl Recorded<ColdWar> for ExileBegan {
    fn record(&self, game: &mut Game) {
        let state = &mut game.state;
        state.seat_mut(self.seat).exile = true;
        state.idle_interceptors(self.seat);
        let (seat, states, pieces) = (self.seat, self.states.clone(), self.pieces);
        state.interrupt(PendingExile { seat, states, pieces });
    }

    fn milestone(&self) -> Option<Milestone> {
        Some(Milestone::BoardChanged)
    }
}

/// A player in exile controls a state: his pieces are population again (R3-32, A3-40).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ExileEnded {
    /// The player.
    pub seat: Seat,
    /// The state.
    pub at: TerritoryId,
    /// His pieces by state: all of them go.
    pub pieces: Vec<(TerritoryId, u32)>,
}

impl Recorded<ColdWar> for ExileEnded {
    fn record(&self, game: &mut Game) {
        let state = &mut game.state;
        state.seat_mut(self.seat).exile = false;
        for (at, pieces) in &self.pieces {
            state.at_mut(*at).remove_refugees(self.seat, *pieces);
        }
        // A decision about pieces that are gone is no more to be made.
        let seat = self.seat;
        state.stack.retain(|frame| !concerns_pieces_of(frame, seat));
        state.forget_moved_pieces(seat);
    }

    fn milestone(&self) -> Option<Milestone> {
        Some(Milestone::BoardChanged)
    }
}

/// A player without armies and pieces is out; all his money goes to the bank (A3-21). The sum may be a secret (A3-45).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatOut {
    /// The player.
    pub seat: Seat,
    /// The player in whose turn it happened.
    pub by: Seat,
}

impl Recorded<ColdWar> for SeatOut {
    fn record(&self, game: &mut Game) {
        let rank = 1 + game.state.seats.iter().filter(|player| player.out.is_some()).count() as u8;
        game.state.seat_mut(self.seat).money = 0;
        game.state.idle_interceptors(self.seat);
        let player = game.state.seat_mut(self.seat);
        player.out = Some(Out { rank, by: self.by });
        player.exile = false;
    }

    /// In whose turn it was says little: a missile, an own gift or a civil war may have ended it.
    fn milestone(&self) -> Option<Milestone> {
        Some(Milestone::Eliminated { seat: self.seat, by: None })
    }
}

impl State {
    /// The interceptors of a player without other armies are no armies any more (A3-60).
    fn idle_interceptors(&mut self, seat: Seat) {
        let armed = |place: &Occupation| {
            place.last_controller == Some(seat) && place.war.as_ref().is_some_and(|war| war.armed)
        };
        self.places.change(armed, |place| {
            if let Some(war) = &mut place.war {
                war.armed = false;
            }
        });
    }

    /// Pieces of a player who is no longer in exile have not moved (R3-29).
    fn forget_moved_pieces(&mut self, seat: Seat) {
        if seat == self.current {
            self.facts.moved.clear();
        }
    }
}
