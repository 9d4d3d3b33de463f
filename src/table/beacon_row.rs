//! State of the public beacon as columns of a game's row, and as public status ([PBP-40]).

use super::dice_status::{Round, RoundOutcome};
use crate::luck::{self, Beacon, beacon};

/// The columns `round` and `beacon` for that state.
pub(super) fn columns(beacon: &Beacon) -> (i64, String) {
    let text = match beacon {
        Beacon::Off | Beacon::Awaited { .. } => String::new(),
        Beacon::Missing { .. } => "-".to_owned(),
        Beacon::Drawn { signature, .. } => luck::hex(signature),
    };
    (beacon.round().unwrap_or(0) as i64, text)
}

/// Reads those columns; `None` if they are invalid.
pub(super) fn beacon_of(round: i64, text: &str) -> Option<Beacon> {
    let round = u64::try_from(round).ok()?;
    Some(match (round, text) {
        (0, "") => Beacon::Off,
        (0, _) => return None,
        (_, "") => Beacon::Awaited { round },
        (_, "-") => Beacon::Missing { round },
        (_, text) => Beacon::Drawn { round, signature: luck::unhex(text)? },
    })
}

/// The public status of the named round; `None` without a beacon.
pub(super) fn beacon_status(beacon: &Beacon) -> Option<Round> {
    let outcome = match beacon {
        Beacon::Off => return None,
        Beacon::Awaited { .. } => RoundOutcome::Awaited,
        Beacon::Missing { .. } => RoundOutcome::Missing,
        Beacon::Drawn { signature, .. } => RoundOutcome::Drawn { signature: luck::hex(signature) },
    };
    let number = beacon.round()?;
    Some(Round { number, at: beacon::time_of(number), outcome })
}
