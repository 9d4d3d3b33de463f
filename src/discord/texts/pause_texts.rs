//! Texts about pauses and extensions ([PBP-26], [PBP-27]): announcements, refusals, and their lines in the status.

use crate::discord::texts::silence_texts;
use crate::discord::texts::status_text::moment;
use crate::table::{
    AnnouncementKind, BankLook, Look, MOST_STANDSTILL, Millis, Pace, Proposed, Right, StandstillError, Status,
};
use crate::text::{Words, escape_name};

/// The text of an announcement about a pause, an extension, or a proposal; `None` for every other one.
pub(crate) fn announcement(words: Words, what: &AnnouncementKind) -> Option<String> {
    Some(match what {
        AnnouncementKind::Paused { by, name, until } => {
            let (name, until) = (escape_name(name), moment(words, *until));
            let said = match by {
                Right::All => words.announce_paused_all(&until),
                Right::Host => words.announce_paused_host(&name, &until),
                Right::Manager => words.announce_paused_manager(&name, &until),
            };
            format!("{said}\n{}", words.pause_explained())
        }
        AnnouncementKind::PauseOver { by, name, until } => {
            let name = escape_name(name);
            let said = match by {
                None => words.announce_pause_ended(),
                Some(Right::All) => words.announce_resumed_all(),
                Some(Right::Host) => words.announce_resumed_host(&name),
                Some(Right::Manager) => words.announce_resumed_manager(&name),
            };
            let until = until.map(|until| words.status_deadline(&moment(words, until)));
            [said].into_iter().chain(until).collect::<Vec<_>>().join("\n")
        }
        AnnouncementKind::Extended { by, name, length, until } => {
            let (length, until) = (words.span(*length), moment(words, *until));
            let name = escape_name(name);
            match by {
                Right::All => words.announce_extended_all(&length, &until),
                Right::Host => words.announce_extended_host(&length, &until, &name),
                Right::Manager => words.announce_extended_manager(&length, &until, &name),
            }
        }
        AnnouncementKind::Proposal { what, have, of, .. } => {
            format!("{}\n{}", proposed(words, what), words.proposal_agreed(*have, *of))
        }
        AnnouncementKind::ProposalClosed { what, .. } => {
            format!("{}\n{}", proposed(words, what), words.proposal_closed())
        }
        AnnouncementKind::PolicyChanged { policy } => {
            words.announce_policy(&silence_texts::policy_name(words, *policy))
        }
        _ => return None,
    })
}

fn proposed(words: Words, what: &Proposed) -> String {
    match what {
        Proposed::Pause { length } => words.propose_pause(&words.span(*length)),
        Proposed::Resume => words.propose_resume(),
        Proposed::Policy { policy } => words.propose_policy(&silence_texts::policy_name(words, *policy)),
        Proposed::Extend { length, .. } => words.propose_extension(&words.span(*length)),
    }
}

/// Why a pause or an extension is refused.
pub(crate) fn refused(words: Words, look: Option<&Look>, error: StandstillError) -> String {
    match error {
        StandstillError::NoDeadline if look.is_some_and(|look| look.pace != Pace::NONE) => {
            words.standstill_nobody_asked()
        }
        StandstillError::NoDeadline => words.standstill_no_deadline(),
        StandstillError::Paused { until } => words.standstill_paused(&moment(words, until)),
        StandstillError::NotPaused => words.standstill_not_paused(),
        StandstillError::NothingLeft => words.standstill_nothing_left(&words.span(MOST_STANDSTILL)),
        StandstillError::TooLong { most } => words.standstill_too_long(&words.span(most)),
        StandstillError::Passed => words.standstill_passed(),
        StandstillError::Extended => words.standstill_extended(),
        StandstillError::Agreed { have, of } => words.standstill_agreed(have, of),
        StandstillError::NoProposal => words.standstill_no_proposal(),
        StandstillError::NotStricter => words.standstill_not_stricter(),
        StandstillError::NoRight => words.standstill_no_right(),
    }
}

/// That the game is paused; `None` if it isn’t.
pub(crate) fn paused(words: Words, look: &Look) -> Option<String> {
    look.standstill.pause.map(|pause| words.status_paused(&moment(words, pause.until)))
}

/// What is left in the banks of time; empty at a table without ([PBP-24]).
pub(crate) fn banks(words: Words, look: &Look, now: Millis) -> Option<String> {
    let names = super::status_text::names(look);
    let one = |bank: &BankLook| {
        let used = bank.used_from.map_or(0, |from| (now - from).clamp(0, bank.left));
        words.status_bank(&words.seat_name(&names, bank.seat), &words.span(bank.left - used))
    };
    let all: Vec<String> = look.standstill.banks.iter().map(one).collect();
    (!all.is_empty()).then(|| words.status_banks(&words.list(all)))
}

/// How long a running game has stood still; `None` if no time runs in it.
pub(crate) fn stood_still(words: Words, look: &Look, now: Millis) -> Option<String> {
    let of = &look.standstill;
    let current = of.pause.map_or(0, |pause| now.clamp(pause.since, pause.until) - pause.since);
    let shown = look.status == Status::Running && look.pace != Pace::NONE;
    let (used, most) = (words.span(of.used + current), words.span(MOST_STANDSTILL));
    shown.then(|| words.status_standstill(&used, &most, of.host_pauses_left))
}
