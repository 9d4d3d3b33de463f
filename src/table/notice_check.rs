//! Checks whether a pending notice is still true: deliver it now, later, or drop it. Pure.

use super::announcement::AnnouncementKind;
use super::loaded_game::LoadedGame;
use super::notice::{Audience, Notice, PlayerResult};
use super::notice_kind::NoticeKind;
use super::time::Millis;
use super::types::Status;
use super::waits::{Decision, Wait};
use crate::rules::Seat;
use crate::store::OutboxRow;

/// What to do with a pending row.
pub(super) enum Verdict {
    Deliver(Notice),
    /// Wait: another notice must be delivered first.
    Wait,
    /// Wait until that time.
    Later(Millis),
    /// Wait until the game is no longer parked.
    Hold,
    /// Drop: the notice is outdated.
    Drop,
}

/// Effect of parking on a notice ([PBP-53]).
pub(super) enum Parking {
    /// None: the usual checks apply.
    AsUsual,
    /// Delivered although the game is parked.
    Deliver,
    /// Not delivered, with the verdict.
    Not(Verdict),
}

/// While a game is parked, only the notices of parking and of its end are delivered.
pub(super) fn of_parked(loaded: &LoadedGame, kind: &NoticeKind) -> Parking {
    let parked = loaded.parked().is_some();
    match kind {
        NoticeKind::Parked { person, .. } if parked && loaded.seat_of(*person).is_some() => Parking::Deliver,
        NoticeKind::Announcement { what: AnnouncementKind::Resumed } if loaded.status == Status::Running => {
            Parking::Deliver
        }
        NoticeKind::Parked { .. }
        | NoticeKind::Announcement { what: AnnouncementKind::Resumed | AnnouncementKind::SetAside } => {
            Parking::Not(Verdict::Drop)
        }
        _ if parked => Parking::Not(Verdict::Hold),
        _ => Parking::AsUsual,
    }
}

/// The wait that a notice was written for.
#[derive(Clone, Copy)]
pub(super) struct WaitKey {
    pub(super) seat: Seat,
    pub(super) span: i64,
    pub(super) decision: Decision,
}

/// The notice with current facts; `None` if the wait is over.
pub(super) fn still_asked(
    loaded: &LoadedGame,
    about: WaitKey,
    person: u64,
    mention: bool,
) -> Option<NoticeKind> {
    let WaitKey { seat, span, decision } = about;
    let waits = loaded.waits();
    let wait = waits.iter().find(|wait| (wait.seat, wait.span, wait.decision) == (seat, span, decision))?;
    if loaded.seat_of(person) != Some(seat) {
        return None;
    }
    let (ask, deadline) = (wait.ask, loaded.due(wait));
    Some(if mention {
        NoticeKind::Mention { person, seat, decision, ask, deadline }
    } else {
        NoticeKind::YourTurn { person, seat, decision, ask, deadline }
    })
}

/// Verdict for a notice whose wait is not open: wait if the turn is only suspended by another player's decision, else
/// drop.
pub(super) fn not_asked(loaded: &LoadedGame, about: WaitKey) -> Verdict {
    let interrupted = loaded.waits().iter().any(Wait::interrupts);
    let turn = about.decision == Decision::Turn && about.span == loaded.row.span;
    if interrupted && turn { Verdict::Wait } else { Verdict::Drop }
}

/// Whether a notice is no longer true: its reader took the seat back meanwhile, or a pause began or ended.
pub(super) fn is_outdated(loaded: &LoadedGame, kind: &NoticeKind) -> bool {
    match kind {
        NoticeKind::SeatLost { seat, .. } => !loaded.is_played_for_a_person(*seat),
        NoticeKind::Pause { paused, .. } => loaded.status != Status::Running || loaded.is_paused() != *paused,
        _ => false,
    }
}

/// Whether a notice about that seat still concerns that person: they have it, or the notice says that somebody else has.
pub(super) fn concerns_seat(loaded: &LoadedGame, kind: &NoticeKind, (person, seat): (u64, Seat)) -> bool {
    let replaced = matches!(kind, NoticeKind::PlayerResult { result: PlayerResult::Replaced, .. });
    (loaded.seat_of(person) == Some(seat)) != replaced
}

pub(super) fn handed_out(
    row: &OutboxRow,
    loaded: &LoadedGame,
    kind: NoticeKind,
    message: Option<i64>,
) -> Notice {
    let audience = match (&kind, row.notice.audience) {
        (
            NoticeKind::Mention { .. }
            | NoticeKind::Reveal { here: true, .. }
            | NoticeKind::PlayerResult { here: true, .. }
            | NoticeKind::SeatLost { here: true, .. }
            | NoticeKind::Reminder { here: true, .. }
            | NoticeKind::Nudge { here: true, .. }
            | NoticeKind::Personal { here: true, .. },
            _,
        )
        | (_, 0) => Audience::Channel,
        (_, person) => Audience::Person(person as u64),
    };
    Notice {
        id: row.id,
        game: loaded.id(),
        place: loaded.place(),
        seq: row.notice.seq as u32,
        audience,
        kind,
        nonce: format!("cb{:x}", row.id),
        attempts: row.attempts as u32,
        message: message.map(|message| message as u64),
    }
}
