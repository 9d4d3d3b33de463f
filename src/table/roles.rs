//! Roles that the host gives to single players in the lobby (A3-23). Who has none given gets the roles that are left, in the order of
//! the seats. When the game begins, everybody is seated in the order of the table.

use super::loaded_game::LoadedGame;
use super::role_error::RoleError;
use super::taken_seat::Taken;
use super::types::Cast;
use crate::rules::{Role, Seat};

impl LoadedGame {
    /// Gives that player a role, or takes it back. From then on the roles are not drawn.
    pub(super) fn give_role(&mut self, person: u64, role: Option<Role>) -> Result<(), RoleError> {
        let seats = self.setup.seats;
        let known = self.setup.roles(seats);
        if known.is_empty() {
            return Err(RoleError::NoRoles);
        }
        let seat = self.seat_of(person).ok_or(RoleError::NoSuchPlayer)?;
        if let Some(role) = role {
            if !known.contains(&role) {
                return Err(RoleError::NoSuchRole { role, seats });
            }
            let other = |taken: &&Taken| taken.role == Some(role) && taken.seated.seat != seat;
            if let Some(other) = self.taken.iter().find(other) {
                return Err(RoleError::Taken { role, by: other.seated.name.clone() });
            }
            self.setup.give_seats_roles();
        }
        self.taken[seat.index()].role = role;
        Ok(())
    }

    /// Roles that are drawn are not given.
    pub(super) fn forget_drawn_roles(&mut self) {
        if !self.setup.seats_have_roles() {
            self.taken.iter_mut().for_each(|taken| taken.role = None);
        }
    }

    /// The roles in the order of the table, and who would have them if the game began now; empty if they are drawn.
    pub(super) fn cast(&self) -> Vec<Cast> {
        if !self.setup.seats_have_roles() {
            return Vec::new();
        }
        let players = self.seats_taken().max(self.setup.rulebook.seats().0);
        let roles = self.setup.roles(players);
        let with = |role: Role| self.taken.iter().find(|taken| taken.role == Some(role));
        let given: Vec<Option<Seat>> =
            roles.iter().map(|role| with(*role).map(|taken| taken.seated.seat)).collect();
        let others = self.taken.iter().map(|taken| taken.seated.seat);
        let mut others = others.filter(|seat| !given.contains(&Some(*seat)));
        let cast = |(role, given): (&Role, &Option<Seat>)| Cast {
            role: *role,
            seat: given.or_else(|| others.next()),
            given: given.is_some(),
        };
        roles.iter().zip(&given).map(cast).collect()
    }

    /// Seats the players in the order of the table, so that each gets the role that the lobby shows.
    pub(super) fn seat_by_roles(&mut self) {
        let order: Vec<Seat> = self.cast().into_iter().filter_map(|cast| cast.seat).collect();
        if order.len() != self.taken.len() {
            return;
        }
        let seated = order.iter().map(|seat| self.taken[seat.index()].clone()).collect();
        self.taken = seated;
        for (at, taken) in self.taken.iter_mut().enumerate() {
            taken.seated.seat = Seat(at as u8);
        }
    }
}
