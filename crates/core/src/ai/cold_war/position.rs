//! The position as one seat evaluates it: what stands where, what each state is worth in points at the end of the game.
//! Built anew for each question.

use super::parameters::Parameters;
use super::peace_promises;
use crate::ai::persona::Persona;
use crate::odds::to_the_end;
use crate::rules::board::Board;
use crate::rules::cold_war::{Armies, Army, Control, Occupation, ROUNDS, View};
use crate::rules::{Seat, TerritoryId, TerritorySet};

/// Points that one unit of money brings at least: money is worth nothing at the end, but this turn's purchases still are.
const LEAST_MONEY: f64 = 0.06;
/// What a state is worth besides its income: it stands between others.
const GROUND: f64 = 0.05;
/// Share of what a rival loses that counts like an own gain.
const RIVAL: f64 = 0.15;

/// The view of one seat with its evaluation.
pub(super) struct Position<'a> {
    pub(super) view: &'a View,
    pub(super) board: &'static Board,
    pub(super) seat: Seat,
    pub(super) persona: Persona,
    pub(super) parameters: &'static Parameters,
    pub(super) money: u32,
    /// Turns of five years after this one.
    pub(super) turns: u32,
    /// Points that one unit of money is worth.
    pub(super) price: f64,
    /// Nuked states: nobody enters them (R3-34).
    pub(super) closed: TerritorySet,
    /// Players with whom there is peace, because of an own promise.
    friends: Vec<Seat>,
}

impl<'a> Position<'a> {
    pub(super) fn new(view: &'a View, seat: Seat, persona: Persona) -> Self {
        let parameters = Parameters::of(persona, view.seat(seat).superpower);
        let turns = ROUNDS.saturating_sub(view.round.max(1));
        let closed = view.places.iter().zip(0..).filter(|(place, _)| place.mushroom);
        Self {
            view,
            board: view.map(),
            seat,
            persona,
            parameters,
            money: view.seat(seat).money.unwrap_or(0),
            turns,
            price: (parameters.money * f64::from(turns)).max(LEAST_MONEY),
            closed: closed.map(|(_, at)| TerritoryId(at)).collect(),
            friends: peace_promises::friends(view),
        }
    }

    pub(super) fn at(&self, at: TerritoryId) -> &'a Occupation {
        &self.view.places[at.index()]
    }

    pub(super) fn states(&self) -> impl Iterator<Item = TerritoryId> + use<> {
        self.board.ids()
    }

    /// Whether the seat keeps a promise of peace to that player.
    pub(super) fn is_friend(&self, other: Seat) -> bool {
        self.friends.contains(&other)
    }

    pub(super) fn mine(&self, at: TerritoryId) -> bool {
        self.at(at).control == Control::Held(self.seat)
    }

    /// The other players with armies there, with their strength; interceptors count if they would fight an invader (A3-29).
    pub(super) fn enemies(&self, at: TerritoryId) -> Vec<(Seat, u32)> {
        let place = self.at(at);
        let mut found: Vec<(Seat, u32)> = Vec::new();
        for (seat, armies) in &place.armies {
            if *seat != self.seat {
                found.push((*seat, armies.strength()));
            }
        }
        let owner = place.last_controller.filter(|owner| *owner != self.seat && place.interceptors > 0);
        if let Some(owner) = owner {
            let more = place.interceptors.saturating_mul(Army::Interceptors.strength());
            match found.iter_mut().find(|(seat, _)| *seat == owner) {
                Some((_, strength)) => *strength = strength.saturating_add(more),
                None => found.push((owner, more)),
            }
        }
        found
    }

    /// Armies that can leave a state without giving it up: all but the weakest one (A3-14).
    pub(super) fn spare(&self, at: TerritoryId) -> Armies {
        let own = self.at(at).of(self.seat);
        if !self.mine(at) {
            return Armies::NONE;
        }
        let weakest = own.iter().map(|(army, _)| army).min_by_key(|army| (army.strength(), army.cost()));
        let free = weakest.map_or(Armies::NONE, |army| own.minus(Armies::of(army, 1)));
        // Nuclear weapons are kept for the end.
        Armies { light: 0, heavy: 0, ..free }
    }

    /// Points that controlling a state is worth from now on: its income in each turn to come, and in the score (R3-6).
    pub(super) fn worth(&self, at: TerritoryId) -> f64 {
        if self.at(at).mushroom {
            return 0.0;
        }
        let value = f64::from(self.board.value(at));
        value * (1.0 + self.price * f64::from(self.turns)) + GROUND
    }

    /// Points gained by taking a state from whoever has it.
    pub(super) fn prize(&self, at: TerritoryId) -> f64 {
        let loser = self.at(at).control.seat().filter(|other| *other != self.seat);
        self.worth(at) * (1.0 + loser.map_or(0.0, |_| RIVAL * self.persona.rivals()))
    }

    /// The strongest force next to a state that could invade it before the seat's next turn, spare armies only.
    pub(super) fn threat(&self, at: TerritoryId) -> u32 {
        let near = self.board.neighbours(at).difference(self.closed);
        let force = |next: TerritoryId| {
            let others = self.at(next).armies.iter().filter(|(seat, _)| *seat != self.seat);
            others.map(|(_, armies)| armies.strength().saturating_sub(1)).max().unwrap_or(0)
        };
        near.iter().map(force).max().unwrap_or(0)
    }

    /// The chance that a state with so much strength in it stands against what threatens it.
    pub(super) fn holds(&self, at: TerritoryId, strength: u32) -> f64 {
        match self.threat(at) {
            0 => 1.0,
            threat => 1.0 - to_the_end(threat, strength).clear,
        }
    }
}
