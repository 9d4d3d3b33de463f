//! Texts about announced absences ([PBP-26]): announcements, refusals, and their lines in the status.

use crate::discord::components::cut;
use crate::discord::texts::status_text::moment;
use crate::table::{
    AnnouncementKind, Look, MOST_VACATION_DAYS, Millis, Pace, Status, Vacation, VacationError,
};
use crate::text::{Words, escape_name};

/// The text of an announcement about an absence, at a table that waits for the absent or does not; `None` for every other one.
pub(crate) fn announcement(words: Words, waits: bool, what: &AnnouncementKind) -> Option<String> {
    Some(match what {
        AnnouncementKind::Away { name, begins, ends, changed, .. } => {
            let (name, begins, ends) = (escape_name(name), moment(words, *begins), moment(words, *ends));
            let said = if *changed {
                words.announce_away_changed(&name, &begins, &ends)
            } else {
                words.announce_away(&name, &begins, &ends)
            };
            let then = if waits { words.away_waits() } else { words.away_waits_not() };
            format!("{said}\n{then}")
        }
        AnnouncementKind::BackEarly { name, begun: true, .. } => {
            words.announce_back_early(&escape_name(name))
        }
        AnnouncementKind::BackEarly { name, begun: false, .. } => words.announce_not_away(&escape_name(name)),
        _ => return None,
    })
}

/// Why an absence is refused.
pub(crate) fn refused(words: Words, error: &VacationError) -> String {
    match error {
        VacationError::NoDay { typed } => words.away_no_day(&escape_name(&cut(typed.trim(), 32))),
        VacationError::OneDay => words.away_one_day(),
        VacationError::Past { first, today } => words.away_past(&first.to_string(), &today.to_string()),
        VacationError::Backwards { first, last } => {
            words.away_backwards(&first.to_string(), &last.to_string())
        }
        VacationError::TooFar { latest } => words.away_too_far(&latest.to_string()),
        VacationError::Overlaps { first, last, zone } => {
            words.away_overlaps(&first.to_string(), &last.to_string(), zone)
        }
        VacationError::TooManyDays { year, days, left } => {
            words.away_too_many_days(*days, &year.to_string(), *left, MOST_VACATION_DAYS)
        }
        VacationError::NoVacation => words.away_no_absence(),
    }
}

/// Who of a running game is away now or will be; `absences` are those of a person that are not over.
pub(crate) fn absences(
    words: Words,
    look: &Look,
    absences: impl Fn(u64) -> Vec<Vacation>,
    now: Millis,
) -> Vec<String> {
    if look.status != Status::Running {
        return Vec::new();
    }
    let mut lines = Vec::new();
    for seated in &look.seated {
        let name = escape_name(&seated.name);
        lines.extend(absences(seated.person).iter().map(|one| {
            let (begins, ends) = (moment(words, one.begins), moment(words, one.ends));
            if one.contains(now) {
                words.status_away(&name, &ends)
            } else {
                words.status_away_later(&name, &begins, &ends)
            }
        }));
    }
    if !lines.is_empty() && look.pace != Pace::NONE && !look.clock.vacations {
        lines.push(words.away_waits_not());
    }
    lines
}
