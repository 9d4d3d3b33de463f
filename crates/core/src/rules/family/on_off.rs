//! `OnOff`: the value of every switch that is on or off, in all families.

use super::switch_macros::switch;
use serde::{Deserialize, Serialize};

switch!(
    /// A rule that is on or off.
    OnOff {
        /// Off.
        Off = "off",
        /// On.
        On = "on",
    }
);

impl OnOff {
    /// Whether the rule is on.
    pub const fn on(self) -> bool {
        matches!(self, Self::On)
    }
}
