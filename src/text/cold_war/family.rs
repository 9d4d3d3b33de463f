//! The phrases with the methods of the family, and its public events in what a viewer saw.

use super::super::bundle::Words;
use crate::rules::cold_war::{self, Action, Public};
use crate::rules::{FamilySeen, Seen};
use std::ops::Deref;

/// The phrases of a language, with the methods of the family of the Cold War.
#[derive(Clone, Copy, Debug)]
pub(in crate::text) struct ColdWarWords(pub(in crate::text) Words);

impl Deref for ColdWarWords {
    type Target = Words;

    fn deref(&self) -> &Words {
        &self.0
    }
}

/// The public event of the family in what a viewer saw, if it is one.
pub(super) const fn public(seen: &Seen) -> Option<&Public> {
    match seen {
        Seen::Happened(FamilySeen::ColdWar(cold_war::Seen::Public(public))) => Some(public),
        _ => None,
    }
}

pub(super) fn publics(seen: &[Seen]) -> impl Iterator<Item = &Public> {
    seen.iter().filter_map(public)
}

/// Whether an answer needs no line of its own because the following events show it, whoever gave it.
pub(in crate::text) const fn goes_without_saying(action: &Action) -> bool {
    matches!(
        action,
        Action::Defend { .. } | Action::Lose { .. } | Action::Intercept { .. } | Action::Consent { .. }
    )
}
