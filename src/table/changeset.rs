//! Builds the changeset of a decided change: rows to write, timers to set and delete, notices to queue. Pure: the same
//! [`GameChange`] gives the same [`Changeset`]. Must not put secrets into notices.

use super::announcement::AnnouncementKind;
use super::beacon_row::columns;
use super::bound_order::BoundOrder;
use super::game_change::GameChange;
use super::loaded_game::LoadedGame;
use super::notice::{NoticeKind, PlayerResult};
use super::plans::PlanEnd;
use super::private_talk::{Talk, TalkStatus};
use super::time::{LOBBY_LIFE, MINUTE, Millis};
use super::types::{Person, Status};
use super::waits::{Decision, Wait, timers_of};
use crate::rules::{AskKind, Clock, Event, Milestone, PersonalNotice, STATE_VERSION, Seat, Viewer};
use crate::store::{EventRow, GameRow, NoticeRow, RoundRow, SeatRow, Snapshot, TalkRow, TimerRow, Topic};

/// A snapshot is written whenever the event number passes a multiple of this.
const SNAPSHOT_EVERY: i64 = 64;

/// Kind of the timer that ends a game with a time limit.
pub(super) const DURATION: &str = "duration";

/// Kind of the timer that closes a lobby.
pub(super) const LOBBY: &str = "lobby";

/// Everything that one transaction writes for one game.
pub(super) struct Changeset {
    /// The game after the change.
    pub(super) loaded: LoadedGame,
    /// Its row, with the version that must still be in the database.
    pub(super) row: GameRow,
    /// Whether only the progress columns of the row changed ([`GameRow::moved_from`]).
    pub(super) only_moves: bool,
    pub(super) people: Vec<Person>,
    pub(super) seats: Option<Vec<SeatRow>>,
    pub(super) talks: Option<Vec<TalkRow>>,
    pub(super) events: Vec<EventRow>,
    /// Rounds of the beacon that were named or came.
    pub(super) rounds: Vec<RoundRow>,
    pub(super) snapshot: Option<Snapshot>,
    pub(super) ended: Vec<TimerRow>,
    pub(super) set: Vec<TimerRow>,
    pub(super) superseded: Vec<Topic>,
    pub(super) told: Vec<NoticeRow>,
    /// Logs of turns that are over, and how many of `told` stand before them: a log comes before the board after it.
    pub(super) logs: (usize, Vec<NoticeRow>),
    pub(super) shown: Vec<NoticeRow>,
    /// The channel from which the game moved; negative if it had none.
    pub(super) moved_from: Option<i64>,
    /// Notices to postpone, each with the time until which it waits.
    pub(super) put_off: Vec<(i64, Millis)>,
    /// Whether the game was parked and goes on: its pending notices may be delivered.
    pub(super) roused: bool,
}

/// Builds the changeset.
pub(super) fn build_changeset(draft: GameChange) -> Changeset {
    let GameChange {
        base,
        mut loaded,
        now,
        dice,
        events,
        people,
        announcements,
        pause_notices,
        put_off,
        plan_ends,
        talks_asked,
        left_behind,
        deadlines_moved,
        ..
    } = draft;
    loaded.end_talks();
    write_columns(&mut loaded, &base, now);
    let row = loaded.row.clone();
    let only_moves = row.moved_from(&base.row);
    loaded.row.version += 1;

    let timers = timers(&loaded, now);
    let (ended, set) = changed_timers(&base.timers, &timers);
    loaded.timers = timers;

    let (seq, version) = (row.seq, loaded.row.version);
    let mut notices = Notices::new(row.id, seq, version);
    notices.all(&base, &loaded, &events, announcements);
    let roused = base.parked().is_some() && loaded.parked().is_none();
    if deadlines_moved || roused {
        notices.of_moved_deadlines(&base, &loaded, deadlines_moved);
    }
    notices.of_pauses(&pause_notices);
    notices.of_plans(&loaded, &plan_ends);
    notices.of_talks(&base, &loaded, &talks_asked);
    notices.shown.extend(
        left_behind.map(|(from, panel)| NoticeKind::MovedAway { from, panel }.row(row.id, 0, 0, version)),
    );
    let seats = (base.taken != loaded.taken)
        .then(|| loaded.taken.iter().map(super::loaded_game::Taken::row).collect());
    let talks = loaded.changed_talks(&base);
    let first = base.row.seq;
    let rows = event_rows(first, events, now);
    let snapshot = (first / SNAPSHOT_EVERY != row.seq / SNAPSHOT_EVERY).then(|| snapshot(&loaded));
    let Notices { superseded, told, logs, shown, .. } = notices;
    let moved_from = (base.row.channel != row.channel).then_some(base.row.channel);
    Changeset {
        loaded,
        row,
        only_moves,
        people,
        seats,
        talks,
        events: rows,
        rounds: dice.rounds,
        snapshot,
        ended,
        set,
        superseded,
        told,
        logs,
        shown,
        put_off,
        moved_from,
        roused,
    }
}

/// The rows of new events, of which the first has that number.
fn event_rows(first: i64, events: Vec<(i64, Event)>, at: Millis) -> Vec<EventRow> {
    (first..).zip(events).map(|(seq, (turn, event))| EventRow { seq, turn, at, event }).collect()
}

/// Writes what the game's row stores of its state into the row.
fn write_columns(loaded: &mut LoadedGame, base: &LoadedGame, now: Millis) {
    loaded.status.key().clone_into(&mut loaded.row.status);
    if loaded.setup != base.setup {
        loaded.row.setup = serde_json::to_string(&loaded.setup).expect("plain values");
    }
    loaded.row.campaign = loaded
        .open_order
        .as_ref()
        .map_or_else(String::new, |open| serde_json::to_string(open).expect("plain values"));
    (loaded.row.round, loaded.row.beacon) = columns(&loaded.beacon);
    if loaded.status != Status::Running {
        (loaded.row.awaits, loaded.bound) = (0, None);
    }
    if loaded.bound != base.bound {
        let json = |bound: &BoundOrder| serde_json::to_string(bound).expect("plain values");
        loaded.row.bound = loaded.bound.as_ref().map_or_else(String::new, json);
    }
    if loaded.standstill != base.standstill {
        loaded.row.standstill = serde_json::to_string(&loaded.standstill).expect("plain values");
    }
    loaded.row.touched = now;
}

/// The timers to delete, and those to set.
fn changed_timers(before: &[TimerRow], after: &[TimerRow]) -> (Vec<TimerRow>, Vec<TimerRow>) {
    let ended = before.iter().filter(|old| !after.iter().any(|timer| timer.key() == old.key()));
    let set = after.iter().filter(|timer| !before.contains(timer));
    (ended.cloned().collect(), set.cloned().collect())
}

fn snapshot(loaded: &LoadedGame) -> Snapshot {
    let body = serde_json::to_string(loaded.playing()).expect("plain values");
    Snapshot { seq: loaded.row.seq, state_version: i64::from(STATE_VERSION), body }
}

/// The timers that a game must have. All are suspended while the game is parked ([PBP-53]) or paused ([PBP-26]), except the one
/// that ends the pause.
fn timers(loaded: &LoadedGame, now: Millis) -> Vec<TimerRow> {
    let timers = running(loaded, now);
    if loaded.parked().is_none() && !loaded.is_paused() {
        return timers;
    }
    let still = |timer: TimerRow| {
        let remaining = timer.due.map_or(timer.remaining, |due| (due - now).max(MINUTE));
        TimerRow { due: None, remaining, ..timer }
    };
    timers.into_iter().map(still).chain(loaded.pause_timer()).collect()
}

/// The timers of a lobby or of a game that is not parked. Every wait for a person has one, unless the game sets no time
/// for a turn; every wait for a computer player has one. A turn's timer is suspended while another player must decide.
fn running(loaded: &LoadedGame, now: Millis) -> Vec<TimerRow> {
    let game = loaded.row.id;
    if loaded.closed() {
        return vec![loaded.opening_timer(now)];
    }
    if loaded.status == Status::Lobby {
        let due = Some(now + LOBBY_LIFE);
        return vec![TimerRow::of_table(game, LOBBY, due)];
    }
    let mut timers: Vec<TimerRow> = duration(loaded, now).into_iter().chain(loaded.dice_timer()).collect();
    timers.extend(loaded.idle_timer(now));
    let (computers, people): (Vec<Wait>, Vec<Wait>) =
        loaded.waits().into_iter().partition(|wait| loaded.computer(wait.seat).is_some());
    timers.extend(computers.iter().map(|wait| loaded.computer_timer(wait, now)));
    let Some(limit) = loaded.pace.limit() else { return timers };
    timers.extend(timers_of((game, loaded.row.span), &people, &loaded.timers, limit, now));
    timers
}

/// What text and buttons of the turn panel depend on: who is asked what, until when; for sealed answers, how many.
fn asked(loaded: &LoadedGame) -> (Status, Vec<(Seat, AskKind)>, Option<Millis>) {
    let waits = loaded.waits();
    let due = waits.iter().filter_map(|wait| loaded.due(wait)).min();
    (loaded.status, waits.iter().map(|wait| (wait.seat, wait.ask)).collect(), due)
}

/// Waits that ended, as person, event number and decision. A turn that is only suspended while another player decides
/// does not count.
fn settled(base: &LoadedGame, now: &LoadedGame) -> Vec<(u64, i64, Decision)> {
    let (before, after) = (base.waits(), now.waits());
    let person = |table: &LoadedGame, seat| table.person_in(seat);
    let interrupts = |waits: &[Wait]| waits.iter().any(Wait::interrupts);
    let goes_on = |old: &Wait| {
        let stands_still = old.clock == Clock::Turn && interrupts(&after) && old.span == now.row.span;
        stands_still
            || after.iter().any(|new| new.same(old) && person(now, new.seat) == person(base, old.seat))
    };
    let over = before.iter().filter(|old| !goes_on(old));
    let mut over: Vec<_> = over.map(|old| (old.seat, old.span, old.decision)).collect();
    // A suspended turn that ended instead of resuming.
    let ended = base.row.span != now.row.span || now.status != Status::Running;
    if interrupts(&before) && ended {
        let whose = base.game.as_ref().and_then(|game| game.view(Viewer::Public).on_turn);
        over.extend(whose.map(|seat| (seat, base.row.span, Decision::Turn)));
    }
    over.into_iter().filter_map(|(seat, span, what)| Some((person(base, seat)?, span, what))).collect()
}

/// The timer of a game with a time limit: it runs from the first event on, independent of all waits (R2-28).
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

pub(super) struct Notices {
    game: i64,
    pub(super) seq: i64,
    version: i64,
    superseded: Vec<Topic>,
    told: Vec<NoticeRow>,
    logs: (usize, Vec<NoticeRow>),
    shown: Vec<NoticeRow>,
}

impl Notices {
    fn new(game: i64, seq: i64, version: i64) -> Self {
        let (superseded, told, shown) = (vec![], vec![], vec![]);
        Self { game, seq, version, superseded, told, logs: (0, vec![]), shown }
    }

    pub(super) fn tell(&mut self, seq: i64, audience: u64, kind: &NoticeKind) {
        self.told.push(kind.row(self.game, seq, audience as i64, self.version));
    }

    pub(super) fn show(&mut self, kind: &NoticeKind) {
        self.shown.push(kind.row(self.game, 0, 0, self.version));
    }

    fn announce(&mut self, what: AnnouncementKind) {
        self.tell(self.seq, 0, &NoticeKind::Announcement { what });
    }

    fn all(
        &mut self,
        base: &LoadedGame,
        now: &LoadedGame,
        events: &[(i64, Event)],
        announcements: Vec<AnnouncementKind>,
    ) {
        if base.status == Status::Lobby {
            self.show(&NoticeKind::LobbyEdit);
        }
        for what in announcements {
            self.announce(what);
        }
        self.of_commitment(base, now);
        self.of_sealed(base, now);
        self.of_events(base, now, events);
        self.of_lost_seats(base, now);
        self.of_abandoned(base, now);
        self.of_waits(base, now);
        self.of_thread(base, now);
        self.of_parking(base, now);
    }

    /// Asks players with a sealed word to reveal it when the words are closed ([PBP-40]).
    fn of_sealed(&mut self, base: &LoadedGame, now: &LoadedGame) {
        if base.closed() {
            return;
        }
        for person in now.people() {
            if let Some(until) = now.must_reveal(person) {
                let kind = NoticeKind::Reveal { person, until, here: false };
                self.tell(self.seq, person, &kind);
            }
        }
    }

    /// Sends every player the commitment, to compare it with what is shown later ([PBP-40]).
    fn of_commitment(&mut self, base: &LoadedGame, now: &LoadedGame) {
        if now.closed() && !base.closed() {
            for person in now.people() {
                self.tell(self.seq, person, &NoticeKind::Commitment { person });
            }
        }
    }

    /// Renames the game's own thread ([PBP-61]), and unpins the lobby message at the end or after a move.
    fn of_thread(&mut self, base: &LoadedGame, now: &LoadedGame) {
        if now.in_own_thread() && base.named_after() != now.named_after() {
            self.show(&NoticeKind::ThreadName);
        }
        let goes_on = matches!(now.status, Status::Lobby | Status::Running);
        if !goes_on || (base.row.channel != now.row.channel && !base.awaits_thread()) {
            self.tell(0, 0, &NoticeKind::Unpin { channel: base.place().channel });
        }
    }

    /// Notifies the players when the game is parked. The notice that it goes on is queued too, and can only be delivered
    /// once the channel is available again ([PBP-53]).
    fn of_parking(&mut self, base: &LoadedGame, now: &LoadedGame) {
        if base.row.channel != now.row.channel && now.status == Status::Running {
            self.of_move(now);
        }
        let Some(why) = now.parked().filter(|_| base.parked().is_none()) else { return };
        for person in now.owners() {
            let parked = NoticeKind::Parked { person, why };
            self.tell(self.seq, person, &parked);
        }
        self.announce(AnnouncementKind::Resumed);
    }

    /// The game is played in another channel: it gets a board there, and direct messages that ask for something link to the
    /// new place.
    fn of_move(&mut self, now: &LoadedGame) {
        self.superseded.extend([Topic::BoardPost, Topic::Panel]);
        let turn = (now.row.turn - 1).max(0) as u32;
        self.tell(self.seq, 0, &NoticeKind::BoardPost { turn });
        now.waits().iter().for_each(|wait| self.ask_again(now, wait));
    }

    /// The deadlines of these waits are others than their notices tell, and the panel if it is shown anew.
    fn of_moved_deadlines(&mut self, base: &LoadedGame, now: &LoadedGame, panel: bool) {
        if panel {
            self.show(&NoticeKind::Panel);
        }
        let before = base.waits();
        let known = |wait: &&Wait| before.iter().any(|old| old.same(wait));
        now.waits().iter().filter(known).for_each(|wait| self.ask_again(now, wait));
    }

    /// The direct message that asks for a decision is edited, if it is there already.
    fn ask_again(&mut self, now: &LoadedGame, wait: &Wait) {
        let Some(person) = now.person_in(wait.seat) else { return };
        let (deadline, Wait { seat, decision, ask, span, .. }) = (now.due(wait), *wait);
        let kind = NoticeKind::YourTurn { person, seat, decision, ask, deadline };
        self.shown.push(kind.row(self.game, span, person as i64, self.version));
    }

    fn of_events(&mut self, base: &LoadedGame, now: &LoadedGame, events: &[(i64, Event)]) {
        let mut turns: Vec<i64> = events.iter().map(|(turn, _)| *turn).collect();
        turns.dedup();
        for turn in turns {
            let turn = turn as u32;
            self.show(&NoticeKind::TurnLog { turn });
        }
        let (mut post, mut over, mut out) = (None, false, Vec::new());
        let mut shown = false;
        for (_, event) in events {
            self.of_personal_notices(now, event.personal_notices());
            let Some(milestone) = event.milestone() else { continue };
            if let Some(turn) = milestone.board_of().filter(|_| !shown) {
                post = Some(i64::from(turn));
            }
            // The turn that begins with it changes the panel of the board that is posted already.
            shown = milestone == Milestone::OrderFixed && post.is_none();
            if let Milestone::Eliminated { seat, by } = milestone {
                self.announce(AnnouncementKind::Eliminated { seat, by });
                out.push((seat, PlayerResult::Eliminated { by }));
            }
            if milestone == Milestone::Ended {
                over = true;
                self.announce(AnnouncementKind::Ended);
                self.tell(self.seq, 0, &NoticeKind::Film);
            }
        }
        if over {
            // Who is out and reads of the end needs no second message about it.
            out = now.taken.iter().map(|taken| (taken.seated.seat, PlayerResult::Ended)).collect();
        }
        self.of_results(now, &out);
        if over {
            // The end is one message; the last board post only loses its buttons.
            self.superseded.extend([Topic::BoardPost, Topic::Panel]);
            self.show(&NoticeKind::Panel);
        } else if let Some(turn) = post {
            self.superseded.extend([Topic::BoardPost, Topic::Panel]);
            self.logs_before_board(turn);
            self.tell(self.seq, 0, &NoticeKind::BoardPost { turn: turn as u32 });
        } else if let Some(round) = now.named_round(base) {
            self.announce(AnnouncementKind::RoundNamed { round });
            self.show(&NoticeKind::Panel);
        } else if now.row.seq > 0 && asked(base) != asked(now) {
            // Each edit counts against Discord's rate limits: skip it if the buttons stay the same.
            self.show(&NoticeKind::Panel);
        }
    }

    /// The logs of the turns up to that one are posted before the board, which stays the newest thing in the channel.
    fn logs_before_board(&mut self, turn: i64) {
        let over = |row: &NoticeRow| row.topic == Topic::TurnLog && row.item <= turn;
        let (over, shown) = std::mem::take(&mut self.shown).into_iter().partition(over);
        (self.logs, self.shown) = ((self.told.len(), over), shown);
    }

    /// Tells players personally of offers, answers and promises (R3-8), and of missiles (R3-34).
    fn of_personal_notices(&mut self, now: &LoadedGame, notices: Vec<PersonalNotice>) {
        for notice in notices {
            if let Some(person) = now.person_in(notice.seat) {
                self.tell(self.seq, person, &NoticeKind::Personal { person, notice, here: false });
            }
        }
    }

    /// Tells players personally that they are out, or how the game ended ([PBP-21]).
    fn of_results(&mut self, now: &LoadedGame, results: &[(Seat, PlayerResult)]) {
        for (seat, result) in results {
            // Whose seat a computer player plays is told, too.
            let Some(person) = now.owner_of(*seat) else { continue };
            let (seat, result) = (*seat, *result);
            let kind = NoticeKind::PlayerResult { person, seat, result, here: false };
            self.tell(self.seq, person, &kind);
        }
    }

    /// Tells players how their plan went. A plan that began with a turn which its player has to go on with is part of the
    /// notice of that turn ([PBP-11], [PBP-17]).
    fn of_plans(&mut self, now: &LoadedGame, ends: &[PlanEnd]) {
        let turns = now.waits();
        for PlanEnd { seat, turn, with_turn } in ends {
            let goes_on = turns.iter().any(|wait| wait.seat == *seat && wait.decision == Decision::Turn);
            let Some(person) = now.person_in(*seat).filter(|_| !(*with_turn && goes_on)) else { continue };
            let kind = NoticeKind::PlanPlayed { person, seat: *seat, turn: *turn };
            self.tell(self.seq, person, &kind);
        }
    }

    /// Opens, archives or gives up the threads of private talks ([R3-8]).
    fn of_talks(&mut self, base: &LoadedGame, now: &LoadedGame, asked: &[u32]) {
        for talk in asked {
            self.show(&NoticeKind::OpenTalk { talk: *talk });
        }
        for talk in &now.talks {
            let before = base.talk(talk.number);
            if talk.must_be_archived() && !before.is_some_and(Talk::must_be_archived) {
                self.tell(0, 0, &NoticeKind::CloseTalk { talk: talk.number });
            }
            let refused = talk.status == TalkStatus::Refused;
            if refused && before.is_some_and(|before| before.status != TalkStatus::Refused) {
                let kind = NoticeKind::TalkRefused { person: talk.asker, talk: talk.number };
                self.tell(0, talk.asker, &kind);
            }
        }
    }

    /// One notice for each new wait ([PBP-17]).
    fn of_waits(&mut self, base: &LoadedGame, now: &LoadedGame) {
        for (person, span, decision) in settled(base, now) {
            self.tell(span, person, &NoticeKind::Answered { person, decision });
        }
        let before = base.waits();
        let person = |table: &LoadedGame, seat| table.person_in(seat);
        // A substitute takes over an existing wait.
        let new = |wait: &Wait| {
            let known = before.iter().any(|old| old.same(wait));
            !known || person(base, wait.seat) != person(now, wait.seat)
        };
        for wait in now.waits().iter().filter(|wait| new(wait)) {
            let Some(person) = now.person_in(wait.seat) else { continue };
            let deadline = now.due(wait);
            let Wait { seat, decision, ask, .. } = *wait;
            let kind = NoticeKind::YourTurn { person, seat, decision, ask, deadline };
            self.tell(wait.span, person, &kind);
        }
    }
}
