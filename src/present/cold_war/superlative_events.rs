//! What events of the Cold War count for a superlative.

use crate::present::superlative_event::SuperlativeEvent;
use crate::rules::cold_war::{Control, Public, Seen, events};

/// What an event counts for, if it counts for anything.
#[allow(clippy::wildcard_enum_match_arm, reason = "only fights and states that change hands are counted")]
pub(in crate::present) fn superlative_event(seen: &Seen) -> Option<SuperlativeEvent> {
    let Seen::Public(public) = seen else { return None };
    match public {
        Public::Fought(events::Fought { at, .. }) => Some(SuperlativeEvent::Fought(Some(*at))),
        Public::ControlChanged(events::ControlChanged { at, control: Control::Held(seat) }) => {
            Some(SuperlativeEvent::Captured { seat: *seat, from: None, to: *at })
        }
        _ => None,
    }
}
