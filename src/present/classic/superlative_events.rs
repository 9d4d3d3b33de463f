//! What events of the classic family count for a superlative.

use crate::present::superlative_event::SuperlativeEvent;
use crate::rules::classic::{Public, Seen, events};

/// What an event counts for, if it counts for anything.
#[allow(clippy::wildcard_enum_match_arm, reason = "only rolls and captures are counted")]
pub(in crate::present) fn superlative_event(seen: &Seen) -> Option<SuperlativeEvent> {
    let Seen::Public(public) = seen else { return None };
    match public {
        Public::Rolled(events::Rolled { to, .. }) => Some(SuperlativeEvent::Fought(Some(*to))),
        Public::Captured(events::Captured { seat, from, to, .. }) => {
            Some(SuperlativeEvent::Captured { seat: *seat, from: Some(*from), to: *to })
        }
        _ => None,
    }
}
