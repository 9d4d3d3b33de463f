//! `Occupation`: holder and armies of a territory.

use crate::rules::bitset::TerritorySet;
use crate::rules::ids::Holder;
use serde::{Deserialize, Serialize};

/// Holder and armies of one territory.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Occupation {
    /// The holder.
    pub holder: Holder,
    /// Number of armies; 0 only before the territory is claimed and while a captor must still move in.
    pub armies: u32,
}

/// The territories of a holder; `field` is in board order.
pub(super) fn held_by(field: &[Occupation], holder: Holder) -> TerritorySet {
    TerritorySet::of_flags(field.iter().map(|occupation| occupation.holder == holder))
}
