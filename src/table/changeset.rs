//! What a decided change is on paper: rows to be written, timers to be set and ended, notices to be told.
//! Pure: the same draft gives the same paper. Never a secret in a notice.

use super::beacon_row::columns;
use super::game_change::GameChange;
use super::loaded_game::LoadedGame;
use super::notice::{NoticeKind, What};
use super::time::{LOBBY_LIFE, MINUTE, Millis};
use super::types::{Person, Status};
use super::waits::{Decision, Wait, timers_of};
use crate::rules::{AskKind, Clock, Event, Milestone, STATE_VERSION, Seat, Viewer};
use crate::store::{EventRow, GameRow, NoticeRow, SeatRow, Snapshot, TimerRow, Topic};

/// A snapshot is written whenever the log passes a multiple of this.
const SNAPSHOT_EVERY: i64 = 64;

/// The kind of the timer that calls time for the game as a whole.
pub(super) const DURATION: &str = "duration";

/// Everything that one transaction writes.
pub(super) struct Changeset {
    /// The table as it will be.
    pub(super) loaded: LoadedGame,
    /// Its row, with the version that must still stand there.
    pub(super) row: GameRow,
    /// The row says nothing new but how far the game has come.
    pub(super) only_moves: bool,
    pub(super) people: Vec<Person>,
    pub(super) seats: Option<Vec<SeatRow>>,
    pub(super) events: Vec<EventRow>,
    pub(super) snapshot: Option<Snapshot>,
    pub(super) ended: Vec<TimerRow>,
    pub(super) set: Vec<TimerRow>,
    pub(super) superseded: Vec<Topic>,
    pub(super) told: Vec<NoticeRow>,
    pub(super) shown: Vec<NoticeRow>,
    /// It is played in another channel now.
    pub(super) moved: bool,
    /// Notices that can't be told now, each with the time until which it waits.
    pub(super) put_off: Vec<(i64, Millis)>,
    /// It stood still and goes on: what waited may be told.
    pub(super) roused: bool,
}

/// Writes a change down.
pub(super) fn draw_up(draft: GameChange) -> Changeset {
    let GameChange { base, mut loaded, now, events, people, announcements, put_off, .. } = draft;
    loaded.status.key().clone_into(&mut loaded.row.status);
    if loaded.setup != base.setup {
        loaded.row.setup = serde_json::to_string(&loaded.setup).expect("plain values");
    }
    loaded.row.campaign = loaded
        .plan
        .as_ref()
        .map_or_else(String::new, |plan| serde_json::to_string(plan).expect("plain values"));
    (loaded.row.round, loaded.row.beacon) = columns(&loaded.beacon);
    loaded.row.touched = now;
    let row = loaded.row.clone();
    let only_moves = row.moved_from(&base.row);
    loaded.row.version += 1;

    let timers = timers(&loaded, now);
    let ended = base
        .timers
        .iter()
        .filter(|old| !timers.iter().any(|timer| timer.key() == old.key()))
        .cloned()
        .collect();
    let set = timers.iter().filter(|timer| !base.timers.contains(timer)).cloned().collect();
    loaded.timers = timers;

    let (seq, version) = (row.seq, loaded.row.version);
    let mut notices = Notices { game: row.id, seq, version, superseded: vec![], told: vec![], shown: vec![] };
    notices.all(&base, &loaded, &events, announcements);
    let seats = (base.taken != loaded.taken)
        .then(|| loaded.taken.iter().map(super::loaded_game::Taken::row).collect());
    let first = base.row.seq;
    let rows =
        (first..).zip(events).map(|(seq, (turn, event))| EventRow { seq, turn, at: now, event }).collect();
    let snapshot = (first / SNAPSHOT_EVERY != row.seq / SNAPSHOT_EVERY).then(|| snapshot(&loaded));
    let Notices { superseded, told, shown, .. } = notices;
    let moved = base.row.channel != row.channel;
    let roused = base.parked().is_some() && loaded.parked().is_none();
    Changeset {
        loaded,
        row,
        only_moves,
        people,
        seats,
        events: rows,
        snapshot,
        ended,
        set,
        superseded,
        told,
        shown,
        put_off,
        moved,
        roused,
    }
}

fn snapshot(loaded: &LoadedGame) -> Snapshot {
    let body = serde_json::to_string(loaded.playing()).expect("plain values");
    Snapshot { seq: loaded.row.seq, state_version: i64::from(STATE_VERSION), body }
}

/// The timers that a table must have; none of them runs while the game stands still ([PBP-53]).
fn timers(loaded: &LoadedGame, now: Millis) -> Vec<TimerRow> {
    let timers = running(loaded, now);
    if loaded.parked().is_none() {
        return timers;
    }
    let still = |timer: TimerRow| {
        let remaining = timer.due.map_or(timer.remaining, |due| (due - now).max(MINUTE));
        TimerRow { due: None, remaining, ..timer }
    };
    timers.into_iter().map(still).collect()
}

/// The timers of a table that is played: every wait has one, unless the table has no clock; a turn's clock stands still
/// while somebody else has to decide.
fn running(loaded: &LoadedGame, now: Millis) -> Vec<TimerRow> {
    let game = loaded.row.id;
    if loaded.closed() {
        return vec![loaded.opening_timer(now)];
    }
    if loaded.status == Status::Lobby {
        let due = Some(now + LOBBY_LIFE);
        return vec![TimerRow::of_table(game, "lobby", due)];
    }
    let mut timers: Vec<TimerRow> = duration(loaded, now).into_iter().collect();
    let Some(limit) = loaded.pace.limit() else { return timers };
    timers.extend(timers_of((game, loaded.row.span), &loaded.waits(), &loaded.timers, limit, now));
    timers
}

/// What the words and buttons of a panel depend on: who is waited for, for what and until when; of sealed answers, how
/// many.
fn asked(loaded: &LoadedGame) -> (Status, Vec<(Seat, AskKind)>, Option<Millis>) {
    let waits = loaded.waits();
    let due = waits.iter().filter_map(|wait| loaded.due(wait)).min();
    (loaded.status, waits.iter().map(|wait| (wait.seat, wait.ask)).collect(), due)
}

/// Whose wait is over, and since which event it was: nobody's whose turn only stands still while somebody else decides.
fn settled(base: &LoadedGame, now: &LoadedGame) -> Vec<(u64, i64, Decision)> {
    let (before, after) = (base.waits(), now.waits());
    let person = |table: &LoadedGame, seat| table.taken(seat).map(|taken| taken.seated.person);
    let interrupts = |waits: &[Wait]| waits.iter().any(|wait| wait.clock == Clock::Reaction);
    let goes_on = |old: &Wait| {
        let stands_still = old.clock == Clock::Turn && interrupts(&after) && old.span == now.row.span;
        stands_still
            || after.iter().any(|new| new.same(old) && person(now, new.seat) == person(base, old.seat))
    };
    let over = before.iter().filter(|old| !goes_on(old));
    let mut over: Vec<_> = over.map(|old| (old.seat, old.span, old.decision)).collect();
    // A turn that stood still and did not go on.
    let ended = base.row.span != now.row.span || now.status != Status::Running;
    if interrupts(&before) && ended {
        let whose = base.game.as_ref().and_then(|game| game.view(Viewer::Public).on_turn);
        over.extend(whose.map(|seat| (seat, base.row.span, Decision::Turn)));
    }
    over.into_iter().filter_map(|(seat, span, what)| Some((person(base, seat)?, span, what))).collect()
}

/// The timer of a game that ends by time: it runs from the first event on, whoever is waited for (R2-28).
fn duration(loaded: &LoadedGame, now: Millis) -> Option<TimerRow> {
    let game = loaded.game.as_ref().filter(|_| loaded.status == Status::Running)?;
    let minutes = game.minutes()?;
    let set = loaded.timers.iter().find(|timer| timer.kind == DURATION);
    let due = match set {
        Some(TimerRow { due: Some(due), .. }) => *due,
        Some(stood_still) => now + stood_still.remaining,
        None => now + Millis::from(minutes) * MINUTE,
    };
    Some(TimerRow::of_table(loaded.row.id, DURATION, Some(due)))
}

struct Notices {
    game: i64,
    seq: i64,
    version: i64,
    superseded: Vec<Topic>,
    told: Vec<NoticeRow>,
    shown: Vec<NoticeRow>,
}

impl Notices {
    fn tell(&mut self, seq: i64, audience: u64, kind: &NoticeKind) {
        self.told.push(kind.row(self.game, seq, audience as i64, self.version));
    }

    fn show(&mut self, kind: &NoticeKind) {
        self.shown.push(kind.row(self.game, 0, 0, self.version));
    }

    fn announce(&mut self, what: What) {
        self.tell(self.seq, 0, &NoticeKind::Announcement { what });
    }

    fn all(
        &mut self,
        base: &LoadedGame,
        now: &LoadedGame,
        events: &[(i64, Event)],
        announcements: Vec<What>,
    ) {
        if base.status == Status::Lobby {
            self.show(&NoticeKind::LobbyEdit);
        }
        for what in announcements {
            self.announce(what);
        }
        self.of_sealed(base, now);
        self.of_events(base, now, events);
        self.of_waits(base, now);
        self.of_parking(base, now);
    }

    /// Who sealed a word is asked for it when the words are closed ([PBP-40]).
    fn of_sealed(&mut self, base: &LoadedGame, now: &LoadedGame) {
        if base.closed() {
            return;
        }
        for taken in &now.taken {
            let person = taken.seated.person;
            if let Some(until) = now.must_reveal(person) {
                let kind = NoticeKind::Reveal { person, until, here: false };
                self.tell(self.seq, person, &kind);
            }
        }
    }

    /// Who plays is told that the game stands still; that it goes on is told once it can be ([PBP-53]).
    fn of_parking(&mut self, base: &LoadedGame, now: &LoadedGame) {
        if base.row.channel != now.row.channel {
            self.superseded.extend([Topic::BoardPost, Topic::Panel]);
            let turn = (now.row.turn - 1).max(0) as u32;
            self.tell(self.seq, 0, &NoticeKind::BoardPost { turn });
        }
        let Some(why) = now.parked().filter(|_| base.parked().is_none()) else { return };
        for taken in &now.taken {
            let person = taken.seated.person;
            let parked = NoticeKind::Parked { person, why };
            self.tell(self.seq, person, &parked);
        }
        self.announce(What::Resumed);
    }

    fn of_events(&mut self, base: &LoadedGame, now: &LoadedGame, events: &[(i64, Event)]) {
        let mut turns: Vec<i64> = events.iter().map(|(turn, _)| *turn).collect();
        turns.dedup();
        for turn in turns {
            let turn = turn as u32;
            self.show(&NoticeKind::TurnLog { turn });
        }
        let (mut post, mut over) = (None, false);
        for (_, event) in events {
            let Some(milestone) = event.milestone() else { continue };
            post = milestone.board_of().map(i64::from).or(post);
            if let Milestone::Eliminated { seat, by } = milestone {
                self.announce(What::Eliminated { seat, by });
            }
            if milestone == Milestone::Ended {
                over = true;
                self.announce(What::Ended);
                self.tell(self.seq, 0, &NoticeKind::Film);
            }
        }
        if over {
            // The end is one message; the last board only loses its buttons.
            self.superseded.extend([Topic::BoardPost, Topic::Panel]);
            self.show(&NoticeKind::Panel);
        } else if let Some(turn) = post {
            self.superseded.extend([Topic::BoardPost, Topic::Panel]);
            self.tell(self.seq, 0, &NoticeKind::BoardPost { turn: turn as u32 });
        } else if now.row.seq > 0 && asked(base) != asked(now) {
            // Each edit counts against Discord's limits: none for buttons that stay as they are.
            self.show(&NoticeKind::Panel);
        }
    }

    /// One notice for each wait that was not there before ([PBP-17]).
    fn of_waits(&mut self, base: &LoadedGame, now: &LoadedGame) {
        for (person, span, decision) in settled(base, now) {
            self.tell(span, person, &NoticeKind::Answered { person, decision });
        }
        let before = base.waits();
        let person = |table: &LoadedGame, seat| table.taken(seat).map(|taken| taken.seated.person);
        // A substitute takes over a wait that others know already.
        let new = |wait: &Wait| {
            let known = before.iter().any(|old| old.same(wait));
            !known || person(base, wait.seat) != person(now, wait.seat)
        };
        for wait in now.waits().iter().filter(|wait| new(wait)) {
            let Some(taken) = now.taken(wait.seat) else { continue };
            let person = taken.seated.person;
            let deadline = now.due(wait);
            let Wait { seat, decision, ask, .. } = *wait;
            let kind = NoticeKind::YourTurn { person, seat, decision, ask, deadline };
            self.tell(wait.span, person, &kind);
        }
    }
}
