//! The ids and names of people who were erased ([PBP-54]): they have no person behind them, and stay apart from each other, so that
//! the ratings of those who played with them stay as they were.

use std::collections::BTreeMap;

/// The first of these ids is below it, as a signed number; ids of computer players are above.
pub(super) const FORMER: i64 = -1_000;

/// Whether an id is that of a person who was erased.
pub(super) const fn is_former(person: u64) -> bool {
    (person as i64) < FORMER
}

/// What a former player is called.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FormerNames {
    /// In each server, by its id.
    pub by_server: BTreeMap<u64, String>,
    /// Elsewhere.
    pub elsewhere: String,
}

impl FormerNames {
    pub(super) fn in_server(&self, guild: u64) -> &str {
        self.by_server.get(&guild).map_or(&self.elsewhere, String::as_str)
    }
}
