//! What events of 2210 count for a superlative.

use crate::present::superlative_event::SuperlativeEvent;
use crate::rules::y2210::{Public, Seen, events};

/// What an event counts for, if it counts for anything.
#[allow(clippy::wildcard_enum_match_arm, reason = "only invasions, rolls and captures are counted")]
pub(in crate::present) fn superlative_event(seen: &Seen) -> Option<SuperlativeEvent> {
    let Seen::Public(public) = seen else { return None };
    match public {
        Public::InvasionDeclared(events::InvasionDeclared { to, .. }) => Some(SuperlativeEvent::Invaded(*to)),
        Public::Rolled(_) => Some(SuperlativeEvent::Fought(None)),
        Public::Captured(events::Captured { seat, from, to, .. }) => {
            Some(SuperlativeEvent::Captured { seat: *seat, from: Some(*from), to: *to })
        }
        _ => None,
    }
}
