//! The words of the classic family.

mod events;
mod hand;
mod log;
mod picture;
mod question;
mod recap;
mod refusal_reasons;
mod report;
mod status;

pub use picture::PictureText;

use super::bundle::Words;
use crate::rules::classic::{self, Action, Public};
use crate::rules::{FamilySeen, Seen};
use std::ops::Deref;

/// The phrases of a language, put together by this family.
#[derive(Clone, Copy, Debug)]
pub(super) struct ClassicWords(pub(super) Words);

impl Deref for ClassicWords {
    type Target = Words;

    fn deref(&self) -> &Words {
        &self.0
    }
}

/// The public event that somebody saw, if it was one of this family.
fn public(seen: &Seen) -> Option<&Public> {
    match seen {
        Seen::Happened(FamilySeen::Classic(classic::Seen::Public(public))) => Some(public),
        Seen::Happened(FamilySeen::Classic(
            classic::Seen::Drew { .. }
            | classic::Seen::CardsTaken { .. }
            | classic::Seen::ObjectiveDealt { .. },
        ))
        | Seen::Answered { .. }
        | Seen::OwnSealed { .. }
        | Seen::OneMoreSealed
        | Seen::Partial { .. } => None,
    }
}

/// Whether an answer is told only by what follows, however it came about: nobody is waited for unless the table says so,
/// so that the default defence is the ordinary case ([PBP-34]).
pub(super) const fn goes_without_saying(action: &Action) -> bool {
    matches!(action, Action::Defend { .. })
}
