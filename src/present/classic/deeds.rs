//! What events of the classic family count for a superlative.

use crate::present::deed::Deed;
use crate::rules::classic::{Public, Seen, events};

/// The deed of an event, if it is one.
#[allow(clippy::wildcard_enum_match_arm, reason = "only rolls and captures are counted")]
pub(in crate::present) fn deed(seen: &Seen) -> Option<Deed> {
    let Seen::Public(public) = seen else { return None };
    match public {
        Public::Rolled(events::Rolled { to, .. }) => Some(Deed::Fought(Some(*to))),
        Public::Captured(events::Captured { seat, from, to, .. }) => {
            Some(Deed::Captured { seat: *seat, from: Some(*from), to: *to })
        }
        _ => None,
    }
}
