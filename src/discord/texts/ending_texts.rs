//! Texts about the end of a game by agreement ([PBP-65]): announcements, refusals, and their lines in the status. No text tells who
//! agrees to end a game.

use super::status_text::{moment, names};
use crate::table::{AnnouncementKind, EndingError, Look};
use crate::text::Words;

/// The text of an announcement about it; `None` for every other one.
pub(crate) fn announcement(words: Words, look: &Look, what: &AnnouncementKind) -> Option<String> {
    let names = names(look);
    let name = |seat| words.seat_name(&names, seat);
    Some(match what {
        AnnouncementKind::Concedes { seat, to, have, of } => {
            words.announce_concedes(&name(*seat), &name(*to), *have, *of)
        }
        AnnouncementKind::ConcedesNoMore { seat, to } => {
            words.announce_concedes_no_more(&name(*seat), &name(*to))
        }
        AnnouncementKind::ConcessionsOver { to } => words.announce_concessions_over(&name(*to)),
        AnnouncementKind::Call { have, of, until, .. } => {
            words.announce_call(*have, *of, &moment(words, *until))
        }
        AnnouncementKind::CallClosed { agreed: true, .. } => words.announce_call_agreed(),
        AnnouncementKind::CallClosed { agreed: false, .. } => words.announce_call_closed(),
        _ => return None,
    })
}

/// Why an end by agreement is refused.
pub(crate) fn refused(words: Words, look: Option<&Look>, error: EndingError) -> String {
    let name = |seat| look.map_or_else(String::new, |look| words.seat_name(&names(look), seat));
    match error {
        EndingError::Tournament => words.ending_tournament(),
        EndingError::Alone => words.ending_alone(),
        EndingError::OnlyComputers => words.ending_only_computers(),
        EndingError::ToOneself => words.ending_to_oneself(),
        EndingError::ToComputer(seat) => words.ending_to_computer(&name(seat)),
        EndingError::ToOut(seat) => words.ending_to_out(&name(seat)),
        EndingError::ToOther(to) => words.ending_to_other(&name(to)),
        EndingError::IsLeader => words.ending_is_leader(),
        EndingError::Conceded(to) => words.ending_conceded(&name(to)),
        EndingError::NotConceded => words.ending_not_conceded(),
        EndingError::NoProposal => words.ending_no_proposal(),
        EndingError::Agreed { have, of } => words.ending_agreed(have, of),
        EndingError::Rests { until } => words.ending_rests(&moment(words, until)),
    }
}

/// Who has conceded, and what is proposed; nothing else.
pub(crate) fn status(words: Words, look: &Look) -> Vec<String> {
    let names = names(look);
    let conceded = look.ending.concession.as_ref().map(|open| {
        let who = words.list(open.by.iter().map(|seat| words.seat_name(&names, *seat)));
        words.status_concessions(&who, &words.seat_name(&names, open.to), open.by.len() as u32, open.of)
    });
    let proposed = look
        .ending
        .proposal
        .as_ref()
        .map(|open| words.status_call(open.have, open.of, &moment(words, open.until)));
    conceded.into_iter().chain(proposed).collect()
}
