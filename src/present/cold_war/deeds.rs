//! What events of the Cold War count for a superlative.

use crate::present::deed::Deed;
use crate::rules::cold_war::{Control, Public, Seen, events};

/// The deed of an event, if it is one.
#[allow(clippy::wildcard_enum_match_arm, reason = "only fights and states that change hands are counted")]
pub(in crate::present) fn deed(seen: &Seen) -> Option<Deed> {
    let Seen::Public(public) = seen else { return None };
    match public {
        Public::Fought(events::Fought { at, .. }) => Some(Deed::Fought(Some(*at))),
        Public::ControlChanged(events::ControlChanged { at, control: Control::Held(seat) }) => {
            Some(Deed::Captured { seat: *seat, from: None, to: *at })
        }
        _ => None,
    }
}
