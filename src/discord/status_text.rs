//! Text of the players that a game waits for, and the names used in texts about a game.

use super::components::cut;
use crate::rules::Waiting;
use crate::table::{Look, Pace, Status};
use crate::text::{Ctx, Words};

/// The players that the game waits for, or its result.
pub(crate) fn waiting(words: Words, look: &Look) -> String {
    if look.status == Status::Cancelled {
        return words.announce_cancelled(look.number);
    }
    let names = names(look);
    let ready = look.view.answered;
    match (&look.view.waiting, &look.view.outcome) {
        (_, Some(outcome)) => words.ended(outcome, &look.view, &names),
        (Waiting::Nobody, None) => words.waiting_nobody(),
        (Waiting::For(all), None) => {
            let doing = all.iter().map(|one| words.doing(one.kind, &words.seat_name(&names, one.seat)));
            let doing = doing.collect::<Vec<_>>().join("\n");
            match look.deadline {
                Some(at) => words.waiting_until(&doing, &moment(words, at)),
                None => doing,
            }
        }
        (Waiting::Sealed { kind, answered, of }, None) => {
            let said = words.sealed(*kind, *answered, *of);
            if ready { format!("{}\n{said}", words.hand_sealed()) } else { said }
        }
    }
}

/// A pace for texts: minutes per turn; `None` means no limit.
pub(crate) fn minutes(pace: Pace) -> Option<u32> {
    pace.limit().map(|limit| (limit / 60_000) as u32)
}

/// A time as a Discord timestamp, in each reader's time zone: date and relative time.
pub(crate) fn moment(words: Words, at: crate::table::Millis) -> String {
    words.time(at)
}

/// The names used in texts about this game.
pub(crate) fn names(look: &Look) -> Ctx {
    names_up_to(look, usize::MAX)
}

/// The same, with names cut to at most `most` characters.
pub(crate) fn names_up_to(look: &Look, most: usize) -> Ctx {
    let names: Vec<String> = look.seated.iter().map(|seated| cut(&seated.name, most)).collect();
    Ctx::new(look.view.map(), names.iter().map(String::as_str))
        .in_colours(look.seated.iter().map(|seated| seated.colour.key()))
}
