//! Armies of several kinds in words.

use super::super::bundle::Words;
use crate::rules::cold_war::Armies;

impl Words {
    /// Armies: "2 infantry and 1 tank".
    pub fn armies_told(self, armies: Armies) -> String {
        if armies.is_empty() {
            return self.no_armies();
        }
        self.list(armies.iter().map(|(army, n)| self.army_count(army, n)))
    }
}
