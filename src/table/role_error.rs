//! `RoleError`: why a role can't be given to a player (A3-23).

use crate::rules::Role;

/// Why a role can't be given.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RoleError {
    /// The host has given it to another player.
    #[error("role {} is taken", role.0)]
    Taken {
        /// The role.
        role: Role,
        /// Name of the player who has it.
        by: String,
    },
    /// There is no such role at that table.
    #[error("no role {} for {seats} seats", role.0)]
    NoSuchRole {
        /// The role.
        role: Role,
        /// Number of seats.
        seats: u8,
    },
    /// The rulebook has no roles.
    #[error("no roles")]
    NoRoles,
    /// That person has no seat in the lobby.
    #[error("no such player")]
    NoSuchPlayer,
}
