//! `Occupation`: holder and armies of a territory.

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
