//! What events of 2210 count for a superlative.

use crate::present::deed::Deed;
use crate::rules::y2210::{Public, Seen, events};

/// The deed of an event, if it is one.
#[allow(clippy::wildcard_enum_match_arm, reason = "only invasions, rolls and captures are counted")]
pub(in crate::present) fn deed(seen: &Seen) -> Option<Deed> {
    let Seen::Public(public) = seen else { return None };
    match public {
        Public::InvasionDeclared(events::InvasionDeclared { to, .. }) => Some(Deed::Invaded(*to)),
        Public::Rolled(_) => Some(Deed::Fought(None)),
        Public::Captured(events::Captured { seat, from, to, .. }) => {
            Some(Deed::Captured { seat: *seat, from: Some(*from), to: *to })
        }
        _ => None,
    }
}
