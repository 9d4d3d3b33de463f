//! Texts about seats that change hands ([PBP-33]).

use crate::discord::texts::status_text::names;
use crate::table::{HandoverError, HandoverNews, Look};
use crate::text::{Words, escape_name};

/// The text of an announcement.
pub(crate) fn announcement(words: Words, look: &Look, news: &HandoverNews) -> String {
    let seat = words.seat_name(&names(look), news.seat());
    match news {
        HandoverNews::Resigned { name, closed: true, .. } => {
            words.announce_resigned_last(look.number, &escape_name(name))
        }
        HandoverNews::Resigned { name, .. } => words.announce_resigned(&escape_name(name), &seat),
        HandoverNews::Offered { person, by, .. } => {
            words.announce_seat_offered(&escape_name(by), &mention(*person), &seat)
        }
        HandoverNews::Declined { name, .. } => words.announce_seat_declined(&escape_name(name), &seat),
        HandoverNews::Taken { from, .. } => words.announce_seat_taken(&seat, &escape_name(from)),
        HandoverNews::Computer { by, .. } => words.announce_seat_to_computer(&seat, &escape_name(by)),
        HandoverNews::HostDecides { missed, host, .. } => {
            words.announce_host_decides(&seat, *missed, &mention(*host))
        }
    }
}

fn mention(person: u64) -> String {
    format!("<@{person}>")
}

/// Why a seat does not change hands.
pub(crate) fn refused(words: Words, error: HandoverError) -> String {
    match error {
        // The caller shows a page with a button instead.
        HandoverError::ConfirmResign | HandoverError::ConfirmTake => words.illegal_stale(),
        HandoverError::GaveUp { own: true, .. } => words.gave_up_seat(),
        HandoverError::GaveUp { person, .. } => words.person_gave_up_seat(&mention(person)),
        HandoverError::SeatOut => words.seat_is_out(),
        HandoverError::TableOf { number } => words.seat_of_tournament(number),
        HandoverError::NotOffered => words.seat_not_offered(),
        HandoverError::ForAnother { person } => words.seat_for_another(&mention(person)),
        HandoverError::OfferedAlready { person } => words.seat_offered_already(&mention(person)),
        HandoverError::OwnSeat => words.seat_is_own(),
        HandoverError::AnswersInTime => words.seat_answers_in_time(),
        HandoverError::ComputerPlays => words.seat_is_computers(),
    }
}
