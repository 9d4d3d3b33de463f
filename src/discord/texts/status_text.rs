//! Texts about the state of a game: the players that it waits for, why it is parked, a link to it, and the names used.

use crate::discord::components::cut;
use crate::rules::{Seat, Waiting};
use crate::table::{Look, Missed, Pace, Parked, Status};
use crate::text::{Ctx, Words};

/// The players that the game waits for, or its result.
pub(crate) fn waiting(words: Words, look: &Look) -> String {
    if look.abandoned {
        return words.announce_abandoned(look.number);
    }
    if look.status == Status::Cancelled {
        return words.game_called_off(look.number);
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

/// The names for labels, form titles and completions, which show no Markdown: not escaped, and each of them different, so
/// that a typed name means one player.
pub(crate) fn plain_names(look: &Look) -> Ctx {
    let mut names: Vec<String> = Vec::new();
    for seated in &look.seated {
        let others = || look.seated.iter().map(|other| &other.name);
        let taken = |name: &String| names.iter().any(|known| known.to_lowercase() == name.to_lowercase());
        let mut name = seated.name.clone();
        let mut number = 2;
        while taken(&name) || (number > 2 && others().any(|other| *other == name)) {
            name = format!("{} ({number})", seated.name);
            number += 1;
        }
        names.push(name);
    }
    Ctx::plain(look.view.map(), names.iter().map(String::as_str))
        .in_colours(look.seated.iter().map(|seated| seated.colour.key()))
}

/// The same as [`names`], with names cut to at most `most` characters.
pub(crate) fn names_up_to(look: &Look, most: usize) -> Ctx {
    let names: Vec<String> = look.seated.iter().map(|seated| cut(&seated.name, most)).collect();
    Ctx::new(look.view.map(), names.iter().map(String::as_str))
        .in_colours(look.seated.iter().map(|seated| seated.colour.key()))
}

/// Link to the newest board post, or to the channel.
pub(crate) fn link(look: &Look) -> String {
    let channel = format!("https://discord.com/channels/{}/{}", look.place.guild, look.place.channel);
    look.panel.map_or(channel.clone(), |message| format!("{channel}/{message}"))
}

/// Why a game is parked, and what the players can do about it ([PBP-53]).
pub(crate) fn parked(words: Words, number: u32, server: &str, why: Parked) -> String {
    let why = match why {
        Parked::Channel => words.parked_channel(),
        Parked::Server => words.parked_server(),
        Parked::Permission => words.parked_permission(),
        Parked::Locked => words.parked_locked(),
        Parked::Damaged => words.parked_damaged(),
    };
    words.parked(number, server, &why)
}

/// The text of a notice, below what its reader missed.
pub(crate) fn after_misses(words: Words, look: &Look, seat: Seat, missed: &Missed, text: String) -> String {
    match words.missed(&look.view, seat, missed.times, &missed.seen) {
        Some(told) => format!("{told}\n{text}"),
        None => text,
    }
}
