//! A host who does not answer any more loses the role to the next person ([PBP-63]): in a full lobby after two paces without any
//! change, in a running game with the second turn in a row that passes without them, or two paces after they are out of the game.

use super::announcement::AnnouncementKind;
use super::game_change::GameChange;
use super::loaded_game::LoadedGame;
use super::taken_seat::Taken;
use super::time::{LOBBY_LIFE, Millis};
use super::types::Status;
use crate::rules::{Event, Milestone, Seat};
use crate::store::TimerRow;

/// Kind of the timer that takes the role from a host.
pub(super) const HOST: &str = "host";
/// A host who has missed so many turns in a row loses the role.
const MOST_MISSED: u32 = 2;
/// Number of paces that a full lobby, or a game whose host is out, waits for its host.
const PACES: Millis = 2;

impl LoadedGame {
    /// The timer that takes the role from the host; `events` are those of the change that sets it.
    pub(super) fn host_timer(&self, events: &[(i64, Event)], now: Millis) -> Option<TimerRow> {
        let wait = self.pace.limit()? * PACES;
        let timer = || TimerRow::of_table(self.row.id, HOST, Some(now + wait));
        match self.status {
            Status::Lobby if self.closed() => None,
            Status::Lobby => {
                let full = self.seats_taken() >= self.setup.seats;
                let begins = full && !self.host_just_lost_role() && self.next_host().is_some();
                (begins && wait < LOBBY_LIFE).then(timer)
            }
            Status::Running => {
                let host = self.seat_of(self.host());
                let out = |event: &Event| matches!(event.milestone(), Some(Milestone::Eliminated { seat, .. }) if Some(seat) == host);
                let set = self.timers.iter().find(|timer| timer.kind == HOST);
                let runs = set.filter(|timer| timer.due.is_none_or(|due| due > now)).map(|timer| {
                    let due = timer.due.unwrap_or(now + timer.remaining);
                    TimerRow { due: Some(due), ..timer.clone() }
                });
                runs.or_else(|| events.iter().any(|(_, event)| out(event)).then(timer))
            }
            Status::Over | Status::Cancelled | Status::Closed => None,
        }
    }

    /// Whether this very change has taken the role from the host of a lobby: that is nobody's doing, so the lobby closes as if
    /// nothing had happened, and the role does not go round.
    pub(super) fn host_just_lost_role(&self) -> bool {
        self.status == Status::Lobby
            && self.timers.iter().any(|timer| timer.kind == HOST && timer.remaining < 0)
    }

    /// Who follows a host that is still in the server: the next seated person who answers and is in the game.
    pub(super) fn next_host(&self) -> Option<&Taken> {
        let at = self.seat_of(self.host()).map_or(0, |seat| seat.index() + 1);
        let living: Option<Vec<Seat>> =
            self.game.as_ref().map(|_| self.living_people().map(|taken| taken.seated.seat).collect());
        let lives = |seat| living.as_ref().is_none_or(|living| living.contains(&seat));
        self.people_from(at).find(|taken| taken.absence.silent == 0 && lives(taken.seated.seat))
    }

    /// The same, else anybody who plays: somebody must be host.
    pub(super) fn any_next_host(&self) -> Option<u64> {
        let next = self.next_host().or_else(|| self.people_from(0).next());
        next.map(|taken| taken.seated.person)
    }
}

impl GameChange {
    /// A turn of that seat has passed without its person: if that is the host, the role may pass on.
    pub(super) fn host_missed_turn(&mut self, seat: Seat) {
        let is_host = self.loaded.owner_of(seat) == Some(self.loaded.host());
        if is_host && self.loaded.taken(seat).is_some_and(|taken| taken.absence.silent >= MOST_MISSED) {
            self.pass_on_from_silent_host();
        }
    }

    /// Makes the next person host, if there is one.
    pub(super) fn pass_on_from_silent_host(&mut self) {
        let Some(next) = self.loaded.next_host() else { return };
        let (next, name) = (next.seated.person, next.seated.name.clone());
        self.set_host(next, AnnouncementKind::HostSilent { name });
        if self.loaded.status == Status::Lobby {
            let passed = TimerRow::of_table(self.loaded.row.id, HOST, None);
            self.loaded.timers.push(TimerRow { remaining: -1, ..passed });
        }
    }
}
