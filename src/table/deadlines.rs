//! Deadline worker: gives the default answers to overdue questions, and a grace period after downtime.

use super::absence::IDLE;
use super::agreed_end::CALL;
use super::announcement::AnnouncementKind;
use super::changeset::{DURATION, LOBBY};
use super::computer_kind::Computer;
use super::database_outage::Outage;
use super::dice_waits::DICE;
use super::error::TableError;
use super::game_change::GameChange;
use super::load_and_commit::{Find, Inner};
use super::luck_commitment::{self, OPENING};
use super::silent_host::HOST;
use super::standstill::PAUSE;
use super::time::{HOUR, LOBBY_LIFE, MINUTE, Millis};
use super::types::{GameId, Status};
use super::unreadable_games::of_one_game;
use super::waits::COMPUTER;
use crate::ai::Player;
use crate::rules::Clock;
use crate::store::TimerRow;
use std::collections::BTreeSet;
use std::sync::atomic::Ordering;

/// Maximum number of timers handled in one step.
const AT_ONCE: i64 = 256;
/// Delivered notices of ended games are deleted after this time.
const FORGET: Millis = 30 * 24 * HOUR;
/// Interval between these deletions.
const TIDY: Millis = 24 * HOUR;
/// Maximum number of questions of one wait: a turn may ask once per territory.
const MOST_QUESTIONS: usize = 1_000;

/// Games that a step of all tables has left, because they would hold it up.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LeftGames {
    /// A computer player thinks ahead there.
    pub thought: Vec<GameId>,
    /// An external player is asked there.
    pub external: Vec<GameId>,
}

impl Inner {
    pub(super) async fn fire_due(&self) -> Result<usize, TableError> {
        self.note_outage(self.step(None).await)
    }

    pub(super) async fn fire_due_without_thought(&self, left: &mut LeftGames) -> Result<usize, TableError> {
        self.note_outage(self.step(Some(left)).await)
    }

    pub(super) async fn fire_due_in(&self, game: GameId) -> Result<bool, TableError> {
        self.note_outage(self.step_of(game.0, true).await)
    }

    /// Handles what is due, apart from the games that would hold it up if there is a list for them. Returns the number of games
    /// that moved on.
    async fn step(&self, mut left: Option<&mut LeftGames>) -> Result<usize, TableError> {
        self.end_outage().await?;
        self.wake_up().await?;
        let due = self.store.due(self.even_now(), AT_ONCE).await?;
        let turns: BTreeSet<i64> =
            due.iter().filter(|timer| timer.kind == COMPUTER).map(|t| t.game).collect();
        let games: BTreeSet<i64> = due.into_iter().map(|timer| timer.game).collect();
        let (mut moved, mut failed) = (0, None);
        for game in games {
            if let Some(left) = &mut left
                && turns.contains(&game)
                && let Some(list) = self.left_in(game, left).await
            {
                list.push(GameId(game));
                continue;
            }
            match self.step_of(game, turns.contains(&game)).await {
                Ok(on) => moved += usize::from(on),
                // An unreadable database page may affect one game only: the other games get their step.
                Err(error) => failed = failed.or(Some(error)),
            }
        }
        failed.map_or(Ok(moved), Err)
    }

    /// Handles what is due in one game; false if nothing is. `asks`: external players may be among those who are asked.
    async fn step_of(&self, game: i64, asks: bool) -> Result<bool, TableError> {
        if asks {
            match of_one_game(game, self.ask_external_players(game)).await {
                Ok(true) => return Ok(true),
                Ok(false) => {}
                Err(error) => return self.isolate_error(game, error).await.map(|()| false),
            }
        }
        match of_one_game(game, self.change(Find::Id(GameId(game)), expire_due)).await {
            Ok((on, _)) => Ok(on),
            Err(error) => self.isolate_error(game, error).await.map(|()| false),
        }
    }

    /// The list for a game in which an external player is asked, or a computer player that thinks ahead is on turn; `None` if the
    /// game can't be read, which its step tells.
    async fn left_in<'l>(&self, game: i64, left: &'l mut LeftGames) -> Option<&'l mut Vec<GameId>> {
        let loaded = of_one_game(game, self.find(Find::Id(GameId(game)))).await.ok()?;
        if loaded.question_apart(self.even_now() + loaded.difference).is_some() {
            return Some(&mut left.external);
        }
        let on_turn = loaded.asks().into_iter().find(|ask| ask.clock == Clock::Turn)?;
        let level = loaded.computer(on_turn.to).and_then(Computer::level);
        level.is_some_and(Player::thinks_ahead).then_some(&mut left.thought)
    }

    /// Keeps an error of one game from stopping the deadlines of all others. A damaged game is set aside; after another
    /// error its timers are postponed by an hour. Errors of the database as a whole are returned.
    pub(super) async fn isolate_error(&self, game: i64, error: TableError) -> Result<(), TableError> {
        if !error.is_of_one_game() {
            return Err(error);
        }
        if error.is_damage() {
            return self.set_aside(game, error).await.map(drop);
        }
        if matches!(error, TableError::SetAside { .. }) {
            return Ok(());
        }
        tracing::error!(game, %error, "a game can't be moved on; it is tried again in an hour");
        let until = self.even_now() + HOUR;
        let timers = self.store.timers(game).await?;
        let mut write = self.store.write()?;
        for timer in timers.into_iter().filter(|timer| timer.due.is_some_and(|due| due < until)) {
            write.put_timer(&TimerRow { due: Some(until), ..timer })?;
        }
        Ok(write.commit().await?)
    }

    /// Goes on with the time of the last run. Nothing may be decided before; a second call does nothing.
    pub(super) async fn resume_time(&self) -> Result<(), TableError> {
        let resume = || async {
            let alive = self.stored_time("alive").await?;
            let difference = self.stored_time("clock").await?.unwrap_or(0);
            self.time.resume(&*self.clock, difference, alive);
            Ok::<(), TableError>(())
        };
        self.resumed.get_or_try_init(resume).await.copied()
    }

    async fn stored_time(&self, key: &str) -> Result<Option<Millis>, TableError> {
        Ok(self.store.setting("system", key).await?.and_then(|text| text.parse().ok()))
    }

    /// On the first call after the start: retries set-aside games, and grants a grace period for deadlines that passed
    /// while the program was off ([PBP-25]). Then, at most once a minute and when the clock was set, stores the current time
    /// as proof of life.
    async fn wake_up(&self) -> Result<(), TableError> {
        self.resume_time().await?;
        let alive = self.stored_time("alive").await?;
        let (now, difference) = (self.even_now(), self.difference());
        let was_set = self.stored_time("clock").await?.unwrap_or(0) != difference;
        if !self.awake.load(Ordering::Acquire) {
            self.vacations().await?;
            self.reconsider().await?;
            if let Some(alive) = alive {
                self.grant_grace(Outage { began: alive, ended: now }).await?;
            }
            self.outage.take();
            self.awake.store(true, Ordering::Release);
        } else if let Some(outage) = self.outage.take() {
            self.grant_grace(outage).await?;
        } else if !was_set && alive.is_some_and(|alive| (alive..alive.saturating_add(MINUTE)).contains(&now))
        {
            return Ok(());
        }
        let mut write = self.store.write()?;
        write.put_setting("system", "alive", &now.to_string())?;
        if was_set {
            write.put_setting("system", "clock", &difference.to_string())?;
        }
        write.commit().await?;
        if was_set {
            self.show_deadlines().await?;
            self.plan_digests_again().await?;
        }
        self.finish_erasures().await?;
        self.forget_old(now).await
    }

    /// Says in each game until when it waits for people, and edits its panel and their notices, after the clock was set. The
    /// message of a lobby whose words are closed tells a time, too.
    async fn show_deadlines(&self) -> Result<(), TableError> {
        let timers = self.store.due(i64::MAX, i64::MAX).await?;
        let told = |timer: &&TimerRow| waits_for_a_person(timer) || timer.kind == OPENING;
        let games: BTreeSet<i64> = timers.iter().filter(told).map(|timer| timer.game).collect();
        for game in games {
            let shown = self.change(Find::Id(GameId(game)), |draft| {
                draft.changed |= draft.loaded.closed();
                let waits = draft.loaded.timers.iter().filter(|timer| waits_for_a_person(timer));
                if let Some(until) = waits.filter_map(|timer| timer.due).min() {
                    (draft.changed, draft.deadlines_moved) = (true, true);
                    draft.announcements.push(AnnouncementKind::ClockSet { until });
                }
                Ok(())
            });
            if let Err(error) = of_one_game(game, shown).await {
                self.isolate_error(game, error).await?;
            }
        }
        self.show_tournament_deadlines().await
    }

    /// Once a day: deletes delivered and dropped notices of games that ended long ago, to bound the outbox. The event
    /// logs stay.
    async fn forget_old(&self, now: Millis) -> Result<(), TableError> {
        let last = self.store.setting("system", "tidied").await?;
        let last = last.and_then(|text| text.parse::<Millis>().ok());
        if last.is_some_and(|last| (last..last.saturating_add(TIDY)).contains(&now)) {
            return Ok(());
        }
        let mut write = self.store.write()?;
        write.prune_delivered(now - FORGET)?;
        write.put_setting("system", "tidied", &now.to_string())?;
        Ok(write.commit().await?)
    }

    /// Gives more time to whoever could not answer before their time ran out, because of the outage.
    async fn grant_grace(&self, Outage { began, ended }: Outage) -> Result<(), TableError> {
        let fell_due = |due: Option<Millis>| due.is_some_and(|due| due > began && due <= ended);
        loop {
            let due = self.store.due(ended, i64::MAX).await?;
            let games: BTreeSet<i64> =
                due.iter().filter(|t| gets_grace(t) && fell_due(t.due)).map(|t| t.game).collect();
            if games.is_empty() {
                return Ok(());
            }
            for game in games {
                let granted = of_one_game(
                    game,
                    self.change(Find::Id(GameId(game)), |draft| {
                        // At most the time of one turn.
                        let limit = match draft.loaded.status {
                            Status::Lobby => LOBBY_LIFE,
                            _ => draft.loaded.pace.limit().unwrap_or(HOUR),
                        };
                        let until = draft.now + HOUR.max(ended.saturating_sub(began)).min(limit);
                        let difference = draft.loaded.difference;
                        let late = |timer: &&mut TimerRow| {
                            gets_grace(timer) && fell_due(timer.due.map(|due| due - difference))
                        };
                        for timer in draft.loaded.timers.iter_mut().filter(late) {
                            timer.due = Some(until);
                            draft.changed = true;
                        }
                        if draft.changed && draft.loaded.status != Status::Lobby {
                            draft.deadlines_moved = true;
                            draft.announcements.push(AnnouncementKind::Grace { until });
                        }
                        Ok(())
                    }),
                );
                if let Err(error) = granted.await {
                    self.isolate_error(game, error).await?;
                }
            }
        }
    }

    pub(super) async fn next_due(&self) -> Result<Option<Millis>, TableError> {
        let (games, tournaments) =
            (self.store.next_due().await?, self.store.next_tournament_opening().await?);
        Ok(games.into_iter().chain(tournaments).min().map(|due| due + self.difference()))
    }

    pub(super) async fn due_by(&self, at: Millis) -> Result<usize, TableError> {
        let due = self.store.due(at - self.difference(), AT_ONCE).await?;
        let games: BTreeSet<i64> = due.into_iter().map(|timer| timer.game).collect();
        Ok(games.len())
    }
}

/// Whether the timer stands for people who could not do anything while the program was off: a lobby without them closes.
fn gets_grace(timer: &TimerRow) -> bool {
    waits_for_a_person(timer) || timer.kind == LOBBY
}

/// Whether the timer is the deadline of a person.
fn waits_for_a_person(timer: &TimerRow) -> bool {
    timer.seat >= 0 && timer.kind != COMPUTER
}

/// Gives the default answers to the overdue questions of a game, and plays the turns of computer players; false if none is overdue.
pub(super) fn expire_due(draft: &mut GameChange) -> Result<bool, TableError> {
    let now = draft.now;
    let is_overdue = |timer: &&TimerRow| timer.due.is_some_and(|due| due <= now);
    let overdue = draft.loaded.timers.iter().filter(is_overdue);
    // Nobody waits for an external player here.
    let overdue: Vec<_> = overdue.filter(|timer| !draft.loaded.asks_apart(timer)).cloned().collect();
    if overdue.is_empty() {
        return Ok(false);
    }
    if draft.loaded.closed() {
        luck_commitment::open_or_tell_late(draft)?;
        return Ok(true);
    }
    if draft.loaded.status == Status::Lobby && overdue.iter().all(|timer| timer.kind == HOST) {
        draft.pass_on_from_silent_host();
        draft.changed = true;
        return Ok(true);
    }
    if draft.loaded.status == Status::Lobby {
        draft.loaded.status = Status::Closed;
        draft.announcements.push(AnnouncementKind::LobbyClosed);
        draft.changed = true;
        return Ok(true);
    }
    for timer in &overdue {
        if timer.kind == DICE {
            draft.tell_late();
            continue;
        }
        if draft.loaded.bound.is_some() {
            continue;
        }
        if timer.kind == HOST {
            draft.pass_on_from_silent_host();
            continue;
        }
        if timer.kind == IDLE {
            draft.close_idle();
            break;
        }
        if timer.kind == CALL {
            // Its time is over: the change forgets it.
            continue;
        }
        if timer.kind == PAUSE {
            draft.end_pause();
            continue;
        }
        if draft.moved_for_vacation(timer) {
            continue;
        }
        if timer.kind == DURATION {
            draft.call_time();
            continue;
        }
        match expire_timer(draft, timer) {
            // What was answered before stays; the rest waits for its dice.
            Err(TableError::DiceAwaited) => draft.dice.missing = true,
            expired => expired?,
        }
        if draft.dice.missing {
            break;
        }
    }
    draft.changed = true;
    Ok(true)
}

fn expire_timer(draft: &mut GameChange, timer: &TimerRow) -> Result<(), TableError> {
    let turn = draft.loaded.row.turn;
    if timer.kind == COMPUTER {
        draft.play_computer_turn(timer)?;
        draft.silent_turn_over(timer, turn);
        return Ok(());
    }
    if draft.loaded.asks_of(timer).is_empty() || draft.gave_seat_at_once(timer)? {
        return Ok(());
    }
    let missed = draft.count_miss(timer);
    let expired = expire_questions(draft, timer);
    // What waits for its dice is answered later, and by whoever has the seat then.
    let waits = matches!(expired, Err(TableError::DiceAwaited));
    if !waits {
        expired?;
    }
    draft.give_seat_after_misses(timer)?;
    draft.silent_turn_over(timer, turn);
    if missed {
        draft.ask_host_after_miss(timer);
    }
    if waits { Err(TableError::DiceAwaited) } else { Ok(()) }
}

/// Gives the default answers to the questions of an overdue timer.
fn expire_questions(draft: &mut GameChange, timer: &TimerRow) -> Result<(), TableError> {
    for _ in 0..MOST_QUESTIONS {
        let Some(ask) = draft.loaded.asks_of(timer).into_iter().next() else { break };
        // A player who misses a deadline loses their order in progress.
        draft.loaded.open_order.take_if(|open| open.seat == ask.to);
        draft.expire(ask.id)?;
        draft.follow_up()?;
        if draft.dice.missing {
            break;
        }
    }
    Ok(())
}
