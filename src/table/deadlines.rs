//! What happens when time is up: the default answers, by the same way as every other answer. Never sleeps.

use super::changeset::DURATION;
use super::error::TableError;
use super::game_change::GameChange;
use super::load_and_commit::{Find, Inner};
use super::luck_commitment;
use super::notice::What;
use super::time::{HOUR, MINUTE, Millis};
use super::types::{GameId, Status};
use super::unreadable_games::of_one_game;
use crate::store::TimerRow;
use std::collections::BTreeSet;
use std::sync::atomic::Ordering;

/// Timers looked at in one step.
const AT_ONCE: i64 = 256;
/// After so long, what was told about a game that ended is forgotten.
const FORGET: Millis = 30 * 24 * HOUR;
/// How often that is looked for.
const TIDY: Millis = 24 * HOUR;
/// The most questions of one wait: a turn's own, however many territories it takes.
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
                Err(error) => self.spare(game, error).await,
            };
            // A page of the database that can't be read may concern one game only: the others get their step.
            failed = failed.or(spared.err());
        }
        failed.map_or(Ok(moved), Err)
    }

    /// One broken game must not stop the clock of all others: if it is damaged it is set aside, else tried again in an
    /// hour. A database that fails concerns them all.
    pub(super) async fn spare(&self, game: i64, error: TableError) -> Result<(), TableError> {
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

    /// Once after the start: what fell due while the program was off gets a grace ([PBP-25]). Then, and at most once
    /// a minute, remembers that the program is alive.
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

    /// Once a day: what was told about games that ended long ago is forgotten, so that the outbox doesn't grow for
    /// ever. The log of every game stays.
    async fn forget_old(&self, now: Millis) -> Result<(), TableError> {
        let last = self.store.setting("system", "tidied").await?;
        let last = last.and_then(|text| text.parse::<Millis>().ok());
        if last.is_some_and(|last| (last..last.saturating_add(TIDY)).contains(&now)) {
            return Ok(());
        }
        let mut write = self.store.write()?;
        write.prune_told(now - FORGET)?;
        write.put_setting("system", "tidied", &now.to_string())?;
        Ok(write.commit().await?)
    }

    async fn grant_grace(&self, alive: Millis, now: Millis) -> Result<(), TableError> {
        let fell_due = |due: Option<Millis>| due.is_some_and(|due| due > alive && due <= now);
        loop {
            let due = self.store.due(now, i64::MAX).await?;
            let games: BTreeSet<i64> =
                due.iter().filter(|t| t.seat >= 0 && fell_due(t.due)).map(|t| t.game).collect();
            if games.is_empty() {
                return Ok(());
            }
            for game in games {
                let granted = of_one_game(
                    game,
                    self.change(Find::Id(GameId(game)), |draft| {
                        // At most one turn's time.
                        let limit = draft.loaded.pace.limit().unwrap_or(HOUR);
                        let until = draft.now + HOUR.max(now.saturating_sub(alive)).min(limit);
                        for timer in draft.loaded.timers.iter_mut().filter(|t| t.seat >= 0 && fell_due(t.due))
                        {
                            timer.due = Some(until);
                            draft.changed = true;
                        }
                        if draft.changed {
                            draft.announcements.push(What::Grace { until });
                        }
                        Ok(())
                    }),
                );
                if let Err(error) = granted.await {
                    self.spare(game, error).await?;
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

/// Answers by default what is overdue at a table; false if nothing was.
fn expire_due(draft: &mut GameChange) -> Result<bool, TableError> {
    let now = draft.now;
    let overdue: Vec<_> =
        draft.loaded.timers.iter().filter(|t| t.due.is_some_and(|due| due <= now)).cloned().collect();
    if overdue.is_empty() {
        return Ok(false);
    }
    if draft.loaded.closed() {
        // Nothing more is waited for: neither the beacon nor a sealed word.
        luck_commitment::open(draft)?;
        return Ok(true);
    }
    if draft.loaded.status == Status::Lobby {
        draft.loaded.status = Status::Closed;
        draft.announcements.push(What::LobbyClosed);
        draft.changed = true;
        return Ok(true);
    }
    for timer in &overdue {
        if timer.kind == DURATION {
            draft.call_time();
            continue;
        }
        for _ in 0..MOST_QUESTIONS {
            let Some(ask) = draft.loaded.asks_of(timer).into_iter().next() else { break };
            // Whoever stays silent orders nothing further.
            draft.loaded.plan.take_if(|plan| plan.seat == ask.to);
            draft.expire(ask.id)?;
            draft.follow_up()?;
        }
    }
    draft.changed = true;
    Ok(true)
}
