//! `Occupation`: what stands in a state, who controls it, and its war (A3-14, A3-29, A3-49). All of it is public.

use super::Armies;
use crate::rules::bitset::SeatSet;
use crate::rules::ids::Seat;
use serde::{Deserialize, Serialize};

/// What stands in a state.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Occupation {
    /// Armies by player, in seat order, without interceptors; only players who have some.
    pub armies: Vec<(Seat, Armies)>,
    /// Interceptors: they belong to `last_controller` (R3-27, A3-29).
    pub interceptors: u32,
    /// Refugee pieces by player, in seat order; only players who have some.
    pub refugees: Vec<(Seat, u32)>,
    /// Who controls the state (A3-14).
    pub control: Control,
    /// The latest player who controlled it (A3-14).
    pub last_controller: Option<Seat>,
    /// The same when a player's turn last ended (A3-54).
    pub turn_end_controller: Option<Seat>,
    /// Its war, while it is at war or shared.
    pub war: Option<War>,
    /// Whether a mushroom stands there: armies, convoys and refugees can't enter (R3-34).
    pub mushroom: bool,
}

/// Who controls a state (A3-14).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Control {
    /// No army stands there.
    #[default]
    Nobody,
    /// Only this player's armies stand there.
    Held(Seat),
    /// Armies of several players: war (R3-21).
    War,
    /// Armies of several players who all let each other in, if the table plays so (A3-28).
    Shared,
}

impl Control {
    /// The controller.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Held(seat) => Some(seat),
            Self::Nobody | Self::War | Self::Shared => None,
        }
    }
}

/// A war in a state: who may enter it freely (A3-49).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct War {
    /// Players who paid for a declaration of it.
    pub paid: Vec<Seat>,
    /// Players who were attacked by a declaration of it.
    pub attacked: Vec<Seat>,
    /// Whether a declaration turned the interceptors into armies of their owner (A3-29).
    pub armed: bool,
    /// Whether a declaration or a fight has ended the peace of a shared state (A3-28).
    pub open: bool,
    /// The players who share the state in peace, in seat order; empty at war (A3-28).
    pub shared: Vec<Seat>,
}

impl War {
    /// Whether the player enters freely (A3-49).
    pub fn is_free_to(&self, seat: Seat) -> bool {
        self.paid.contains(&seat) || self.attacked.contains(&seat)
    }

    /// A player paid for it; these were attacked.
    pub(super) fn declare(&mut self, by: Seat, attacked: SeatSet, armed: bool) {
        for (list, seats) in [(&mut self.paid, [by].into_iter().collect()), (&mut self.attacked, attacked)] {
            for seat in seats.iter() {
                if !list.contains(&seat) {
                    list.push(seat);
                }
            }
        }
        self.armed |= armed;
        self.open = true;
    }
}

impl Occupation {
    /// The player's armies, without interceptors.
    pub fn of(&self, seat: Seat) -> Armies {
        self.armies_of(seat).unwrap_or(Armies::NONE)
    }

    /// The player's armies, without interceptors, if he has some.
    pub(super) fn armies_of(&self, seat: Seat) -> Option<Armies> {
        self.armies.iter().find(|(owner, _)| *owner == seat).map(|(_, armies)| *armies)
    }

    /// The player's interceptors.
    pub fn interceptors_of(&self, seat: Seat) -> u32 {
        if self.last_controller == Some(seat) { self.interceptors } else { 0 }
    }

    /// The player's armies with his interceptors.
    pub(super) fn all_of(&self, seat: Seat) -> Armies {
        Armies { interceptors: self.interceptors_of(seat), ..self.of(seat) }
    }

    /// Whether the interceptors are armies of their owner in a declared war (A3-29).
    pub fn armed(&self) -> bool {
        self.interceptors > 0 && self.war.as_ref().is_some_and(|war| war.armed)
    }

    /// The player's armies that fight there: with his interceptors, if a declared war made them armies (A3-29).
    pub fn fighters_of(&self, seat: Seat) -> Armies {
        let interceptors = if self.armed() { self.interceptors_of(seat) } else { 0 };
        Armies { interceptors, ..self.of(seat) }
    }

    /// The players with armies there, in seat order; owners of interceptors only in a declared war (A3-29).
    pub fn parties(&self) -> Vec<Seat> {
        self.party_set().iter().collect()
    }

    /// The same as a set.
    pub(super) fn party_set(&self) -> SeatSet {
        let armed = self.last_controller.filter(|_| self.armed());
        self.armies.iter().map(|(seat, _)| *seat).chain(armed).collect()
    }

    /// The player's refugee pieces.
    pub fn refugees_of(&self, seat: Seat) -> u32 {
        self.refugees.iter().find(|(owner, _)| *owner == seat).map_or(0, |(_, pieces)| *pieces)
    }

    /// Whether the state is at war: dearer purchases, no income, people lost (R3-9, R3-11, R3-16).
    pub fn at_war(&self) -> bool {
        self.control == Control::War
    }

    /// Adds armies; interceptors are counted apart.
    pub(super) fn add(&mut self, seat: Seat, armies: Armies) {
        self.interceptors = self.interceptors.saturating_add(armies.interceptors);
        let armies = armies.mobile();
        match self.armies.iter_mut().find(|(owner, _)| *owner == seat) {
            Some((_, own)) => *own = own.plus(armies),
            None => self.armies.push((seat, armies)),
        }
        self.tidy();
    }

    /// Removes armies as far as they are there.
    pub(super) fn remove(&mut self, seat: Seat, armies: Armies) {
        self.interceptors = self.interceptors.saturating_sub(armies.interceptors);
        if let Some((_, own)) = self.armies.iter_mut().find(|(owner, _)| *owner == seat) {
            *own = own.minus(armies.mobile());
        }
        self.tidy();
    }

    /// Adds refugee pieces.
    pub(super) fn add_refugees(&mut self, seat: Seat, pieces: u32) {
        match self.refugees.iter_mut().find(|(owner, _)| *owner == seat) {
            Some((_, own)) => *own = own.saturating_add(pieces),
            None => self.refugees.push((seat, pieces)),
        }
        self.tidy();
    }

    /// Removes refugee pieces as far as they are there.
    pub(super) fn remove_refugees(&mut self, seat: Seat, pieces: u32) {
        if let Some((_, own)) = self.refugees.iter_mut().find(|(owner, _)| *owner == seat) {
            *own = own.saturating_sub(pieces);
        }
        self.tidy();
    }

    /// Keeps the lists in seat order and without empty entries.
    fn tidy(&mut self) {
        self.armies.retain(|(_, armies)| !armies.is_empty());
        self.armies.sort_unstable_by_key(|(seat, _)| *seat);
        self.refugees.retain(|(_, pieces)| *pieces > 0);
        self.refugees.sort_unstable_by_key(|(seat, _)| *seat);
    }
}
