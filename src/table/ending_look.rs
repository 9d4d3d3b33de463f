//! What a viewer may know of an end by agreement ([PBP-65]).

use super::time::Millis;
use crate::rules::Seat;

/// What everybody may know of who has conceded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ConcessionLook {
    /// To which seat.
    pub to: Seat,
    /// The seats that have conceded.
    pub by: Vec<Seat>,
    /// How many have to.
    pub of: u32,
}

/// What a viewer may know of a proposal to end the game as it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EndProposalLook {
    /// Its number within the game.
    pub number: u32,
    /// How many agree.
    pub have: u32,
    /// How many have to.
    pub of: u32,
    /// When it lapses.
    pub until: Millis,
    /// Whether the viewer agrees. Secret.
    pub own: bool,
}

/// What a viewer may know of an end by agreement.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct EndingLook {
    /// Who has conceded.
    pub concession: Option<ConcessionLook>,
    /// What is proposed.
    pub proposal: Option<EndProposalLook>,
}
