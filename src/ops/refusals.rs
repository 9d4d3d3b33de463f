//! Requests that Discord refused, counted by status and code, for the whole process.

use prometheus::{IntCounterVec, Opts};
use std::collections::BTreeSet;
use std::sync::LazyLock;

use parking_lot::Mutex;

/// Maximum number of different pairs of status and code; Discord knows some hundreds of codes, of which a bot meets a few.
const MOST: usize = 100;

/// The counters, and the pairs that have one.
struct Refusals {
    counters: IntCounterVec,
    known: Mutex<BTreeSet<(u16, i64)>>,
}

static REFUSALS: LazyLock<Refusals> = LazyLock::new(Refusals::new);

impl Refusals {
    fn new() -> Self {
        let about = Opts::new(
            "casus_belli_discord_refusals_total",
            "Requests that Discord refused, by HTTP status and Discord's own code (0: none).",
        );
        let counters = IntCounterVec::new(about, &["status", "code"]).expect("a fixed name is valid");
        Self { counters, known: Mutex::default() }
    }

    fn count(&self, status: u16, code: i64) {
        let mut known = self.known.lock();
        let is_known = known.contains(&(status, code)) || known.len() < MOST && known.insert((status, code));
        drop(known);
        let code = if is_known { code.to_string() } else { "other".to_owned() };
        self.counters.with_label_values(&[&*status.to_string(), &*code]).inc();
    }
}

/// Counts a refused request: its HTTP status, and the code in Discord's answer.
pub fn refused(status: u16, code: i64) {
    REFUSALS.count(status, code);
}

/// The counters, to show them.
pub(super) fn counters() -> IntCounterVec {
    REFUSALS.counters.clone()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn refusals_are_counted_by_code_and_codes_without_end_are_counted_together() {
        let refusals = Refusals::new();
        refusals.count(403, 50_007);
        refusals.count(403, 50_007);
        for code in 0..1_000 {
            refusals.count(400, code);
        }
        let of = |status: &str, code: &str| refusals.counters.with_label_values(&[status, code]).get();
        assert_eq!((of("403", "50007"), of("400", "98"), of("400", "other")), (2, 1, 901));
    }
}
