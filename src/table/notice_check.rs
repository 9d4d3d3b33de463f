//! Whether what a notice says is still true: told now, later, or not at all. Pure.

use super::loaded_game::LoadedGame;
use super::notice::{Audience, Notice, NoticeKind, What};
use super::types::Status;
use super::waits::Decision;
use crate::rules::{Clock, Seat};
use crate::store::OutboxRow;

/// What becomes of a row that waits.
pub(super) enum Verdict {
    Deliver(Notice),
    /// Something else has to be delivered first.
    Wait,
    /// Not while the game stands still.
    Hold,
    /// No longer true.
    Drop,
}

/// What a game's standing still means for a notice ([PBP-53]).
pub(super) enum Parking {
    /// Nothing: it is judged like any other.
    AsUsual,
    /// It is told all the same.
    Deliver,
    /// It isn't told now.
    Not(Verdict),
}

/// While a game stands still only that is told, and that it goes on is tried.
pub(super) fn of_parked(loaded: &LoadedGame, kind: &NoticeKind) -> Parking {
    let parked = loaded.parked().is_some();
    match kind {
        NoticeKind::Parked { person, .. } if parked && loaded.seat_of(*person).is_some() => Parking::Deliver,
        NoticeKind::Announcement { what: What::Resumed } if loaded.status == Status::Running => {
            Parking::Deliver
        }
        NoticeKind::Parked { .. } | NoticeKind::Announcement { what: What::Resumed | What::SetAside } => {
            Parking::Not(Verdict::Drop)
        }
        _ if parked => Parking::Not(Verdict::Hold),
        _ => Parking::AsUsual,
    }
}

/// The wait that a notice was written for.
#[derive(Clone, Copy)]
pub(super) struct About {
    pub(super) seat: Seat,
    pub(super) span: i64,
    pub(super) decision: Decision,
}

/// The notice as it is true now, if that wait is still open.
pub(super) fn still_asked(
    loaded: &LoadedGame,
    about: About,
    person: u64,
    mention: bool,
) -> Option<NoticeKind> {
    let About { seat, span, decision } = about;
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

/// Nobody is asked that now: for good, unless their turn only stands still while somebody else has to decide.
pub(super) fn not_asked(loaded: &LoadedGame, about: About) -> Verdict {
    let interrupted = loaded.waits().iter().any(|wait| wait.clock == Clock::Reaction);
    let turn = about.decision == Decision::Turn && about.span == loaded.row.span;
    if interrupted && turn { Verdict::Wait } else { Verdict::Drop }
}

pub(super) fn handed_out(
    row: &OutboxRow,
    loaded: &LoadedGame,
    kind: NoticeKind,
    message: Option<i64>,
) -> Notice {
    let audience = match (&kind, row.notice.audience) {
        (NoticeKind::Mention { .. } | NoticeKind::Reveal { here: true, .. }, _) | (_, 0) => Audience::Channel,
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
