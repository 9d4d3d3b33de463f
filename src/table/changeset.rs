//! Builds the changeset of a decided change: rows to write, timers to set and delete, notices to queue. Pure: the same
//! [`GameChange`] gives the same [`Changeset`]. Must not put secrets into notices.

use super::beacon_row::columns;
use super::bound_order::BoundOrder;
use super::changeset_notices::Notices;
use super::erased_words;
use super::game_change::GameChange;
use super::json_column;
use super::known_vacations::Vacations;
use super::loaded_game::LoadedGame;
use super::notice_kind::NoticeKind;
use super::request_dice::RequestDice;
use super::time::{LOBBY_LIFE, MINUTE, Millis};
use super::turns_over::{TurnOver, turns_over};
use super::types::{Person, Status};
use super::waits::{Wait, interrupted, timers_of};
use crate::rules::{Event, STATE_VERSION};
use crate::store::{EventRow, GameRow, NoticeRow, SeatRow, Snapshot, TalkRow, TimerRow, Topic};

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
    /// Turns of people that are over ([PBP-32]).
    pub(super) turns_over: Vec<TurnOver>,
    /// Rounds of the beacon that are named or mixed in.
    pub(super) dice: RequestDice,
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
pub(super) fn build_changeset(mut draft: GameChange) -> Changeset {
    draft.drop_old_votes();
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
        vacations,
        ..
    } = draft;
    loaded.end_talks();
    write_columns(&mut loaded, &base, now);
    let (timers, moved) = timers_with_turn_time(&mut loaded, &base, &events, &vacations, now);
    let (row, only_moves) = (loaded.row.clone(), loaded.row.moved_from(&base.row));
    loaded.row.version += 1;

    let (ended, set) = changed_timers(&base.timers, &timers);
    loaded.timers = timers;

    let (seq, version) = (row.seq, loaded.row.version);
    let mut notices = Notices::new(row.id, seq, version);
    notices.all(&base, &loaded, &events, announcements);
    let turns_over = turns_over(&base, &loaded, &notices.settled);
    let roused = base.parked().is_some() && loaded.parked().is_none();
    notices.of_moved_deadlines(&base, &loaded, (deadlines_moved || moved, roused));
    notices.of_vacations(&base, &loaded, &vacations, now);
    notices.of_pauses(&pause_notices);
    notices.of_plans(&loaded, &plan_ends);
    notices.of_talks(&base, &loaded, &talks_asked);
    notices.shown.extend(
        left_behind.map(|(from, panel)| NoticeKind::MovedAway { from, panel }.row(row.id, 0, 0, version)),
    );
    let seats = (base.taken != loaded.taken)
        .then(|| loaded.taken.iter().map(super::taken_seat::Taken::row).collect());
    let (first, talks) = (base.row.seq, loaded.changed_talks(&base));
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
        turns_over,
        dice,
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
    if loaded.lobby_rules != base.lobby_rules {
        loaded.row.lobby_rules = json_column::write(&loaded.lobby_rules);
    }
    if loaded.erased != base.erased {
        loaded.row.erased_words = erased_words::column(loaded.erased.as_ref());
    }
    if loaded.ending_votes != base.ending_votes {
        loaded.row.settlement = json_column::write(&*loaded.ending_votes);
    }
    loaded.row.touched = now;
}

/// The timers with what banks add, and what moves for the absent; and whether a deadline that was known before has moved.
fn timers_with_turn_time(
    loaded: &mut LoadedGame,
    base: &LoadedGame,
    events: &[(i64, Event)],
    vacations: &Vacations,
    now: Millis,
) -> (Vec<TimerRow>, bool) {
    let mut timers = timers(loaded, events, now);
    loaded.count_turn_time(base, &mut timers, now);
    let moved = loaded.move_for_vacations(base, &mut timers, vacations, now);
    write_standstill(loaded, base);
    (timers, moved)
}

fn write_standstill(loaded: &mut LoadedGame, base: &LoadedGame) {
    if loaded.standstill != base.standstill {
        loaded.row.standstill = serde_json::to_string(&loaded.standstill).expect("plain values");
    }
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
/// that ends the pause, and the one with which a proposal to end the game lapses.
fn timers(loaded: &LoadedGame, events: &[(i64, Event)], now: Millis) -> Vec<TimerRow> {
    let timers: Vec<TimerRow> =
        running(loaded, now).into_iter().chain(loaded.host_timer(events, now)).collect();
    if loaded.parked().is_none() && !loaded.is_paused() {
        return timers.into_iter().chain(loaded.call_timer()).collect();
    }
    let still = |timer: TimerRow| {
        let remaining = timer.due.map_or(timer.remaining, |due| (due - now).max(MINUTE));
        TimerRow { due: None, remaining, ..timer }
    };
    timers.into_iter().map(still).chain(loaded.pause_timer()).chain(loaded.call_timer()).collect()
}

/// The timers of a lobby or of a game that is not parked. Every wait for a person has one, unless the game sets no time
/// for a turn; every wait for a computer player has one. A turn's timer is suspended while another player must decide.
fn running(loaded: &LoadedGame, now: Millis) -> Vec<TimerRow> {
    let game = loaded.row.id;
    if loaded.closed() {
        return vec![loaded.opening_timer(now)];
    }
    if loaded.status == Status::Lobby {
        let kept = loaded.timers.iter().find(|timer| timer.kind == LOBBY && loaded.host_just_lost_role());
        let due = kept.map_or(Some(now + LOBBY_LIFE), |timer| timer.due);
        return vec![TimerRow::of_table(game, LOBBY, due)];
    }
    let mut timers: Vec<TimerRow> = duration(loaded, now).into_iter().chain(loaded.dice_timer()).collect();
    timers.extend(loaded.idle_timer(now));
    let (computers, people): (Vec<Wait>, Vec<Wait>) =
        loaded.waits().into_iter().partition(|wait| loaded.computer(wait.seat).is_some());
    timers.extend(computers.iter().map(|wait| loaded.computer_timer(wait, now)));
    let Some(limit) = loaded.pace.limit() else { return timers };
    let window = loaded.window(limit, now);
    timers.extend(timers_of((game, loaded.row.span), &people, &loaded.timers, (limit, window), now));
    if computers.iter().any(Wait::interrupts) && !people.iter().any(Wait::interrupts) {
        timers.extend(interrupted(loaded.row.span, &people, &loaded.timers, now));
    }
    timers
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
