//! `PersonalNotice`: what an event means for one player whom it asks nothing: an offer, its answer or end, a promise that falls due or
//! is judged, a payment, a missile that hits. The table sends that player a direct message.

use super::super::ids::Seat;
use serde::{Deserialize, Serialize};

/// Something that one player is told personally.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct PersonalNotice {
    /// The seat of that player.
    pub seat: Seat,
    /// The other party.
    pub other: Seat,
    /// What it is.
    pub kind: PersonalNoticeKind,
    /// Number of the offer or of the deal with the promise; of a payment, the sum; of a missile, the territory.
    pub number: u32,
}

/// What a player is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PersonalNoticeKind {
    /// Another player offers a deal (R3-8).
    Offer,
    /// Another player accepted the player's offer.
    Accepted,
    /// Another player declined the player's offer.
    Declined,
    /// A promise that the player gave or got is due.
    Promise,
    /// Another player withdrew an offer to the player.
    Withdrawn,
    /// An offer that the player made or got has expired.
    Expired,
    /// The receiver of a promise says whether the player kept it.
    Judged,
    /// Another player paid the player, outside a deal.
    Paid,
    /// Another player's missile destroyed what the player had in a territory (R3-34).
    Bombed,
}

impl PersonalNoticeKind {
    /// Whether an offer is closed, with or without a deal.
    pub const fn ends_offer(self) -> bool {
        matches!(self, Self::Accepted | Self::Declined | Self::Withdrawn | Self::Expired)
    }

    /// All kinds, in the order of their numbers.
    pub const ALL: [Self; 9] = [
        Self::Offer,
        Self::Accepted,
        Self::Declined,
        Self::Promise,
        Self::Withdrawn,
        Self::Expired,
        Self::Judged,
        Self::Paid,
        Self::Bombed,
    ];
}
