//! What stands in a territory.

use crate::rules::ids::Holder;
use serde::{Deserialize, Serialize};

/// One territory's holder and armies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Occupation {
    /// Who holds it.
    pub holder: Holder,
    /// Armies there; 0 only before it is claimed and while the captor still has to move in.
    pub armies: u32,
}
