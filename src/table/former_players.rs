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
    /// The name in that server, with a number if somebody else has it.
    pub(super) fn free_in_server(&self, guild: u64, others: &[&str]) -> String {
        let name = self.by_server.get(&guild).unwrap_or(&self.elsewhere);
        let numbered = (2_u32..).map(|number| format!("{name} ({number})"));
        let mut all = std::iter::once(name.clone()).chain(numbered);
        all.find(|name| !others.contains(&name.as_str())).unwrap_or_default()
    }
}
