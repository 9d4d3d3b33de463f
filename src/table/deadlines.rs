//! Deadline worker: gives the default answers to overdue questions, and a grace period after downtime.

use super::changeset::DURATION;
use super::computers::COMPUTER;
use super::error::TableError;
use super::game_change::GameChange;
use super::load_and_commit::{Find, Inner};
use super::luck_commitment;
use super::notice::AnnouncementKind;
use super::time::{HOUR, MINUTE, Millis};
use super::types::{GameId, Status};
use super::unreadable_games::of_one_game;
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

impl Inner {
    pub(super) async fn fire_due(&self) -> Result<usize, TableError> {
        let now = self.now();
        self.wake_up(now).await?;
        let due: BTreeSet<i64> = self.store.due(now, AT_ONCE).await?.iter().map(|timer| timer.game).collect();
        let (mut moved, mut failed) = (0, None);
        for game in due {
            let stepped = of_one_game(game, self.change(Find::Id(GameId(game)), expire_due)).await;
            let spared = match stepped {
                Ok((on, _)) => {
                    moved += usize::from(on);
                    Ok(())
                }
                Err(error) => self.isolate_error(game, error).await,
            };
            // An unreadable database page may affect one game only: the other games get their step.
            failed = failed.or(spared.err());
        }
        failed.map_or(Ok(moved), Err)
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
        let until = self.now() + HOUR;
        let timers = self.store.timers(game).await?;
        let mut write = self.store.write()?;
        for timer in timers.into_iter().filter(|timer| timer.due.is_some_and(|due| due < until)) {
            write.put_timer(&TimerRow { due: Some(until), ..timer })?;
        }
        Ok(write.commit().await?)
    }

    /// On the first call after the start: retries set-aside games, and grants a grace period for deadlines that passed
    /// while the program was off ([PBP-25]). Then, at most once a minute, stores the current time as proof of life.
    async fn wake_up(&self, now: Millis) -> Result<(), TableError> {
        let alive = self.store.setting("system", "alive").await?.and_then(|text| text.parse::<Millis>().ok());
        if !self.awake.load(Ordering::Acquire) {
            self.reconsider().await?;
            if let Some(alive) = alive {
                self.grant_grace(alive, now).await?;
            }
            self.look_again().await?;
            self.awake.store(true, Ordering::Release);
        } else if alive.is_some_and(|alive| (alive..alive.saturating_add(MINUTE)).contains(&now)) {
            return Ok(());
        }
        let mut write = self.store.write()?;
        write.put_setting("system", "alive", &now.to_string())?;
        write.commit().await?;
        self.forget_old(now).await
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

    async fn grant_grace(&self, alive: Millis, now: Millis) -> Result<(), TableError> {
        let fell_due = |due: Option<Millis>| due.is_some_and(|due| due > alive && due <= now);
        loop {
            let due = self.store.due(now, i64::MAX).await?;
            let games: BTreeSet<i64> =
                due.iter().filter(|t| waits_for_a_person(t) && fell_due(t.due)).map(|t| t.game).collect();
            if games.is_empty() {
                return Ok(());
            }
            for game in games {
                let granted = of_one_game(
                    game,
                    self.change(Find::Id(GameId(game)), |draft| {
                        // At most the time of one turn.
                        let limit = draft.loaded.pace.limit().unwrap_or(HOUR);
                        let until = draft.now + HOUR.max(now.saturating_sub(alive)).min(limit);
                        let late = |timer: &&mut TimerRow| waits_for_a_person(timer) && fell_due(timer.due);
                        for timer in draft.loaded.timers.iter_mut().filter(late) {
                            timer.due = Some(until);
                            draft.changed = true;
                        }
                        if draft.changed {
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
        Ok(games.into_iter().chain(tournaments).min())
    }
}

/// Whether the timer is the deadline of a person.
fn waits_for_a_person(timer: &TimerRow) -> bool {
    timer.seat >= 0 && timer.kind != COMPUTER
}

/// Gives the default answers to the overdue questions of a game, and plays the turns of computer players; false if none is overdue.
fn expire_due(draft: &mut GameChange) -> Result<bool, TableError> {
    let now = draft.now;
    let overdue: Vec<_> =
        draft.loaded.timers.iter().filter(|t| t.due.is_some_and(|due| due <= now)).cloned().collect();
    if overdue.is_empty() {
        return Ok(false);
    }
    if draft.loaded.closed() {
        // Stop waiting for the beacon and for sealed words.
        luck_commitment::open(draft)?;
        return Ok(true);
    }
    if draft.loaded.status == Status::Lobby {
        draft.loaded.status = Status::Closed;
        draft.announcements.push(AnnouncementKind::LobbyClosed);
        draft.changed = true;
        return Ok(true);
    }
    for timer in &overdue {
        if timer.kind == DURATION {
            draft.call_time();
            continue;
        }
        if timer.kind == COMPUTER {
            draft.play_computer_turn(timer)?;
            continue;
        }
        for _ in 0..MOST_QUESTIONS {
            let Some(ask) = draft.loaded.asks_of(timer).into_iter().next() else { break };
            // A player who misses a deadline loses their order in progress.
            draft.loaded.open_order.take_if(|open| open.seat == ask.to);
            draft.expire(ask.id)?;
            draft.follow_up()?;
        }
    }
    draft.changed = true;
    Ok(true)
}
