//! What a table does with somebody who does not answer in time, in words ([PBP-30]).

use crate::table::AbsencePolicy;
use crate::text::Words;

/// What happens to them.
pub(crate) fn policy_name(words: Words, policy: AbsencePolicy) -> String {
    self::policy(words, policy).0
}

/// The same, and what it means.
pub(crate) fn policy(words: Words, policy: AbsencePolicy) -> (String, String) {
    match policy {
        AbsencePolicy::Caretaker => (words.absence_caretaker(), words.explain_absence_caretaker()),
        AbsencePolicy::Skip => (words.absence_skip(), words.explain_absence_skip()),
        AbsencePolicy::Computer => (words.absence_computer(), words.explain_absence_computer()),
        AbsencePolicy::HostDecides => (words.absence_host(), words.explain_absence_host()),
    }
}
