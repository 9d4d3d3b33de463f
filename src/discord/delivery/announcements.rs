//! Texts of announcements, of the end of a game, and of messages about a lobby.

use crate::discord::components::MESSAGE;
use crate::discord::context::answer::Answer;
use crate::discord::lobby::lobby_message;
use crate::discord::texts::status_text::{moment, names, names_up_to};
use crate::discord::texts::{away_texts, ending_texts, handover_texts, luck_lines, pause_texts, status_text};
use crate::luck::beacon;
use crate::table::{AnnouncementKind, Lobby, Look, NoticeKind, Pace};
use crate::text::{Ctx, Words, escape_name};

/// The players of a rematch who got no seat.
fn not_seated(words: Words, names: &[String]) -> String {
    let all = words.list(names.iter().map(|name| escape_name(name)));
    words.not_seated_in_rematch(names.len() as u32, &all)
}

/// Who is host now, and why.
fn new_host(words: Words, number: u32, name: &str, gone: bool) -> String {
    let name = escape_name(name);
    if gone { words.announce_host_gone(number, &name) } else { words.announce_new_host(number, &name) }
}

/// Who is host now, and who decided it; `None` for other announcements.
fn chosen_host(words: Words, number: u32, what: &AnnouncementKind) -> Option<String> {
    match what {
        AnnouncementKind::NewHost { name, gone } => Some(new_host(words, number, name, *gone)),
        AnnouncementKind::HostChosen { name, by, manager } => {
            let (name, by) = (escape_name(name), escape_name(by));
            Some(if *manager {
                words.announce_host_chosen(number, &name, &by)
            } else {
                words.announce_host_handed_over(number, &name, &by)
            })
        }
        AnnouncementKind::HostSilent { name } => Some(words.announce_host_silent(number, &escape_name(name))),
        _ => None,
    }
}

/// A round that is out and that nobody has yet.
fn round_late(words: Words, number: u32, round: u64) -> String {
    words.round_late(number, &round.to_string(), &moment(words, beacon::time_of(round)))
}

/// A message about a lobby.
pub(crate) fn lobby_message(words: Words, kind: &NoticeKind, lobby: &Lobby) -> Answer {
    match kind {
        NoticeKind::Announcement { what: AnnouncementKind::LobbyClosed } => Answer::new(words.lobby_closed()),
        NoticeKind::Announcement { what: AnnouncementKind::Cancelled } => {
            Answer::new(words.announce_cancelled(lobby.number))
        }
        NoticeKind::Announcement { what: AnnouncementKind::CancelledBy { name } } => {
            Answer::new(words.announce_cancelled_by(lobby.number, &escape_name(name)))
        }
        NoticeKind::Announcement { what: AnnouncementKind::WordsClosed } => {
            Answer::new(luck_lines::closed(words, lobby.number, &lobby.dice, &lobby.seated))
        }
        NoticeKind::Announcement { what: AnnouncementKind::RoundLate { round } } => {
            Answer::new(round_late(words, lobby.number, *round))
        }
        NoticeKind::Announcement { what: AnnouncementKind::Tampered } => {
            Answer::new(words.announce_tampered(lobby.number))
        }
        NoticeKind::Announcement { what: AnnouncementKind::NotSeated { names } } => {
            Answer::new(not_seated(words, names))
        }
        NoticeKind::Announcement { what: AnnouncementKind::Revealed { seat } } => {
            Answer::new(luck_lines::revealed(words, *seat, &lobby.dice, &lobby.seated))
        }
        NoticeKind::Announcement {
            what: what @ (AnnouncementKind::Away { .. } | AnnouncementKind::BackEarly { .. }),
        } => {
            let waits = lobby.clock.vacations && lobby.pace != Pace::NONE;
            Answer::new(away_texts::announcement(words, waits, what).unwrap_or_default())
        }
        NoticeKind::Announcement { what } => {
            let host = chosen_host(words, lobby.number, what);
            host.map_or_else(|| lobby_message::message(words, lobby), Answer::new)
        }
        _ => lobby_message::message(words, lobby),
    }
}

/// The text of an announcement about a game.
pub(crate) fn announcement(words: Words, look: &Look, what: &AnnouncementKind) -> String {
    let names = names(look);
    match what {
        AnnouncementKind::Started { .. } => {
            let began = words.game_begins(&look.view, look.number, &names);
            let silence =
                if look.view.talk() { String::new() } else { format!("\n{}", words.announce_no_talk()) };
            luck_lines::below(words, &format!("{began}{silence}"), &look.dice, &look.seated)
        }
        AnnouncementKind::Eliminated { seat, by } => {
            let who = words.seat_name(&names, *seat);
            match by {
                Some(by) => words.announce_eliminated(&who, &words.seat_name(&names, *by)),
                None => words.announce_out(&who),
            }
        }
        AnnouncementKind::SeatLost { seat, missed } => {
            words.announce_seat_lost(*missed, &words.seat_name(&names, *seat))
        }
        AnnouncementKind::Erased { seat, closed } => {
            let name = words.seat_name(&names, *seat);
            if *closed {
                words.announce_erased_and_closed(look.number, &name)
            } else {
                words.announce_erased(&name)
            }
        }
        AnnouncementKind::PlayerGone { seat, player } => {
            words.announce_player_gone(&words.seat_name(&names, *seat), &escape_name(player))
        }
        AnnouncementKind::PlayerForfeits { seat, player } => {
            words.announce_player_forfeits(&words.seat_name(&names, *seat), &escape_name(player))
        }
        AnnouncementKind::Handover { news } => handover_texts::announcement(words, look, news),
        AnnouncementKind::SeatBack { seat } => words.announce_seat_back(&words.seat_name(&names, *seat)),
        AnnouncementKind::Paused { .. }
        | AnnouncementKind::PauseOver { .. }
        | AnnouncementKind::Extended { .. }
        | AnnouncementKind::PolicyChanged { .. }
        | AnnouncementKind::Proposal { .. }
        | AnnouncementKind::ProposalClosed { .. } => {
            pause_texts::announcement(words, what).unwrap_or_default()
        }
        AnnouncementKind::Away { .. } | AnnouncementKind::BackEarly { .. } => {
            let waits = look.clock.vacations && look.pace != Pace::NONE;
            away_texts::announcement(words, waits, what).unwrap_or_default()
        }
        AnnouncementKind::Concedes { .. }
        | AnnouncementKind::ConcedesNoMore { .. }
        | AnnouncementKind::ConcessionsOver { .. }
        | AnnouncementKind::Call { .. }
        | AnnouncementKind::CallClosed { .. } => {
            ending_texts::announcement(words, look, what).unwrap_or_default()
        }
        AnnouncementKind::Ended => end_text(words, look),
        AnnouncementKind::Abandoned { days: None } => words.announce_abandoned(look.number),
        AnnouncementKind::Abandoned { days: Some(days) } => words.announce_abandoned_idle(look.number, *days),
        AnnouncementKind::Cancelled => words.announce_cancelled(look.number),
        AnnouncementKind::CancelledBy { name } => {
            words.announce_cancelled_by(look.number, &escape_name(name))
        }
        AnnouncementKind::NewHost { .. }
        | AnnouncementKind::HostChosen { .. }
        | AnnouncementKind::HostSilent { .. } => chosen_host(words, look.number, what).unwrap_or_default(),
        AnnouncementKind::Grace { until } => words.announce_grace(&moment(words, *until)),
        AnnouncementKind::ClockSet { until } => words.announce_clock_set(&moment(words, *until)),
        AnnouncementKind::LobbyClosed => words.lobby_closed(),
        AnnouncementKind::SetAside => words.announce_set_aside(look.number),
        AnnouncementKind::Resumed => words.announce_resumed(look.number),
        AnnouncementKind::NotSeated { names } => not_seated(words, names),
        AnnouncementKind::WordsClosed => luck_lines::closed(words, look.number, &look.dice, &look.seated),
        AnnouncementKind::Revealed { seat } => luck_lines::revealed(words, *seat, &look.dice, &look.seated),
        AnnouncementKind::RoundLate { round } => round_late(words, look.number, *round),
        AnnouncementKind::Tampered => words.announce_tampered(look.number),
        AnnouncementKind::RoundNamed { round } => luck_lines::named(words, *round),
        AnnouncementKind::OrderBound { round, binding } => {
            let when = moment(words, beacon::time_of(*round));
            words.order_bound(&round.to_string(), &when, binding)
        }
    }
}

/// Length to which names are cut if the text would exceed a message.
const SHORT_NAME: usize = 20;

/// Text of the end: result, final table, and the revealed seed for verification.
/// Very long names are cut, so that the table is whole.
pub(crate) fn end_text(words: Words, look: &Look) -> String {
    let whole = end_text_with(words, look, &names(look));
    if whole.chars().count() <= MESSAGE {
        return whole;
    }
    end_text_with(words, look, &names_up_to(look, SHORT_NAME))
}

/// How many hints each player had; `None` if nobody had any.
fn hints_given(words: Words, look: &Look, names: &Ctx) -> Option<String> {
    let each = look.hints.given.iter().map(|(seat, n)| words.hints_of(&words.seat_name(names, *seat), *n));
    let list = each.collect::<Vec<_>>().join(", ");
    (!list.is_empty()).then(|| words.hints_given(&list))
}

fn end_text_with(words: Words, look: &Look, names: &Ctx) -> String {
    let Some(outcome) = &look.view.outcome else {
        return status_text::waiting(words, look);
    };
    let mut lines = vec![words.headline_over(&words.ended(outcome, &look.view, names))];
    lines.extend(words.final_table(outcome, &look.view, names));
    lines.extend(hints_given(words, look, names));
    if look.revealed.is_some() {
        lines.push(format!("-# {}", luck_lines::proof(words, &look.dice, &look.seated)));
        lines.push(words.seed_revealed());
    }
    lines.join("\n")
}
